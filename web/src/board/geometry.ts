/** Where things are. A flat-topped "odd-q" grid: 8 columns, 5 rows, odd columns half a hex lower; side length 100. */

export const COLUMNS = 8;
export const ROWS = 5;
export const SIDE = 100;
export const APOTHEM = (SIDE * Math.sqrt(3)) / 2;

export interface Point {
  x: number;
  y: number;
}

export const NAMES: readonly string[] = Array.from(
  { length: COLUMNS * ROWS },
  (_, n) => "ABCDEFGH"[Math.floor(n / ROWS)]! + String((n % ROWS) + 1),
);

export const BOARD_WIDTH = SIDE * 2 + 1.5 * SIDE * (COLUMNS - 1);
export const BOARD_HEIGHT = APOTHEM * (2 * ROWS + 1);

export const columnOf = (name: string): number => name.charCodeAt(0) - 65;
export const rowOf = (name: string): number => name.charCodeAt(1) - 49;

export const hexName = (column: number, row: number): string | null =>
  column >= 0 && column < COLUMNS && row >= 0 && row < ROWS ? NAMES[column * ROWS + row]! : null;

export function centre(name: string): Point {
  const c = columnOf(name);
  return { x: SIDE + 1.5 * SIDE * c, y: APOTHEM + 2 * APOTHEM * rowOf(name) + (c % 2 ? APOTHEM : 0) };
}

/** Sides clockwise from north. */
const EVEN = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [-1, -1],
] as const;
const ODD = [
  [0, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

export function neighbour(name: string, side: number): string | null {
  const c = columnOf(name);
  const [dc, dr] = (c % 2 ? ODD : EVEN)[side]!;
  return hexName(c + dc, rowOf(name) + dr);
}

export const neighbours = (name: string): (string | null)[] => [0, 1, 2, 3, 4, 5].map((s) => neighbour(name, s));

/** The direction of a side's middle, in radians, y downwards. */
export const sideAngle = (side: number): number => -Math.PI / 2 + (side * Math.PI) / 3;

export function corners(x: number, y: number, s = SIDE): Point[] {
  return [0, 1, 2, 3, 4, 5].map((i) => ({
    x: x + s * Math.cos((Math.PI / 3) * i),
    y: y + s * Math.sin((Math.PI / 3) * i),
  }));
}

/** Like a signed distance to a flat-topped hex: negative inside. */
export function outside(px: number, py: number, cx: number, cy: number, s = SIDE): number {
  const x = Math.abs(px - cx);
  const y = Math.abs(py - cy);
  const a = (APOTHEM * s) / SIDE;
  return Math.max(y - a, (x * Math.sqrt(3)) / 2 + y / 2 - a);
}

/** The hex that holds a point of the board, or null. */
export function hexAt(x: number, y: number): string | null {
  const c = Math.round((x - SIDE) / (1.5 * SIDE));
  for (const column of [c, c - 1, c + 1]) {
    const r = Math.round((y - APOTHEM - (column % 2 ? APOTHEM : 0)) / (2 * APOTHEM));
    for (const row of [r, r - 1, r + 1]) {
      const name = hexName(column, row);
      if (name) {
        const p = centre(name);
        if (outside(x, y, p.x, p.y) <= 0) return name;
      }
    }
  }
  return null;
}

export const num = (x: number): string => {
  const s = x.toFixed(1);
  const t = s.endsWith(".0") ? s.slice(0, -2) : s;
  return t === "-0" ? "0" : t;
};

export const polyline = (points: readonly Point[], close = true): string =>
  "M" + points.map((p) => `${num(p.x)} ${num(p.y)}`).join("L") + (close ? "Z" : "");

/** A hex with rounded corners, as path data. */
export function roundHex(cx: number, cy: number, s = SIDE, radius = 8): string {
  const p = corners(cx, cy, s);
  const t = radius / s;
  const at = (a: Point, b: Point): string => `${num(a.x + (b.x - a.x) * t)} ${num(a.y + (b.y - a.y) * t)}`;
  return (
    p
      .map((b, i) => {
        const before = p[(i + 5) % 6]!;
        const after = p[(i + 1) % 6]!;
        return `${i ? "L" : "M"}${at(b, before)}Q${num(b.x)} ${num(b.y)} ${at(b, after)}`;
      })
      .join("") + "Z"
  );
}

/** Middles of the slabs of a tile, from its centre, with their turn in degrees. */
export interface Slab extends Point {
  side: number;
  turn: number;
}

export function slabs(stones: readonly number[]): Slab[] {
  const found: Slab[] = [];
  stones.forEach((count, side) => {
    const a = sideAngle(side);
    for (let j = 0; j < count; j++) {
      const t = (j - (count - 1) / 2) * 24.5;
      const r = APOTHEM - 13.5;
      found.push({ side, x: r * Math.cos(a) - Math.sin(a) * t, y: r * Math.sin(a) + Math.cos(a) * t, turn: 60 * side });
    }
  });
  return found;
}

export const turned = (stones: readonly number[], turn: number): number[] =>
  stones.map((_, i) => stones[(i - turn + 12) % 6]!);

/** Where an arrow key leads from a hex: up and down along the column, left and right to the column beside. */
export function arrowStep(name: string, key: string): string | null {
  const c = columnOf(name);
  const r = rowOf(name);
  switch (key) {
    case "ArrowUp":
      return hexName(c, r - 1);
    case "ArrowDown":
      return hexName(c, r + 1);
    case "ArrowLeft":
      return hexName(c - 1, r);
    case "ArrowRight":
      return hexName(c + 1, r);
    case "Home":
      return hexName(0, r);
    case "End":
      return hexName(COLUMNS - 1, r);
    case "PageUp":
      return hexName(c, 0);
    case "PageDown":
      return hexName(c, ROWS - 1);
    default:
      return null;
  }
}
