/**
 * Where things are. A flat-topped "odd-q" grid, odd columns half a hex lower; side length 100. Which hexes there are is
 * told by a `Grid`: the inner board has 8 columns of 5, boards with more bring their hexes' places with them.
 */

const COLUMNS = 8;
const ROWS = 5;
export const SIDE = 100;
export const APOTHEM = (SIDE * Math.sqrt(3)) / 2;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** A hex and where it is: column and row, counted from A1 = 0, 0. */
export interface Place {
  hex: string;
  place: readonly [column: number, row: number];
  /** Outside the inner board. */
  border?: boolean;
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

/** The border between two hexes: its middle, and the side of the first hex that it is. */
export interface Edge extends Point {
  id: string;
  hexes: readonly [string, string];
  side: number;
}

/** The hexes of one board and what lies beside what. */
export class Grid {
  readonly names: readonly string[];
  /** What the hexes cover. */
  readonly box: Box;
  readonly middle: Point;
  private readonly by = new Map<string, readonly [number, number]>();
  private readonly at = new Map<string, string>();
  private readonly centres = new Map<string, Point>();

  constructor(readonly places: readonly Place[]) {
    this.names = places.map((p) => p.hex);
    for (const { hex, place } of places) {
      this.by.set(hex, place);
      this.at.set(place.join(), hex);
      this.centres.set(hex, spot(place[0], place[1]));
    }
    const xs = [...this.centres.values()].map((p) => p.x);
    const ys = [...this.centres.values()].map((p) => p.y);
    const [x, y] = [Math.min(...xs) - SIDE, Math.min(...ys) - APOTHEM];
    this.box = { x, y, width: Math.max(...xs) + SIDE - x, height: Math.max(...ys) + APOTHEM - y };
    this.middle = { x: x + this.box.width / 2, y: y + this.box.height / 2 };
  }

  has(hex: string): boolean {
    return this.by.has(hex);
  }

  hexName(column: number, row: number): string | null {
    return this.at.get(`${column},${row}`) ?? null;
  }

  centre(hex: string): Point {
    return this.centres.get(hex) ?? { x: SIDE, y: APOTHEM };
  }

  neighbour(hex: string, side: number): string | null {
    const place = this.by.get(hex);
    if (!place) return null;
    const [dc, dr] = (place[0] % 2 ? ODD : EVEN)[side]!;
    return this.hexName(place[0] + dc, place[1] + dr);
  }

  neighbours(hex: string): (string | null)[] {
    return [0, 1, 2, 3, 4, 5].map((side) => this.neighbour(hex, side));
  }

  /** An edge by its name, "C4|C5"; null if the two are no neighbours. */
  edge(id: string): Edge | null {
    const [a, b] = id.split("|") as [string, string];
    const side = this.neighbours(a).indexOf(b);
    if (side < 0) return null;
    const [p, q] = [this.centre(a), this.centre(b)];
    return { id, hexes: [a, b], side, x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
  }

  /** The hex that holds a point of the board, or null. */
  hexAt(x: number, y: number): string | null {
    const c = Math.round((x - SIDE) / (1.5 * SIDE));
    for (const column of [c, c - 1, c + 1]) {
      const r = Math.round((y - APOTHEM - (column % 2 ? APOTHEM : 0)) / (2 * APOTHEM));
      for (const row of [r, r - 1, r + 1]) {
        const name = this.hexName(column, row);
        if (name) {
          const p = this.centre(name);
          if (outside(x, y, p.x, p.y) <= 0) return name;
        }
      }
    }
    return null;
  }

  /**
   * Where an arrow key leads from a hex: up and down along the column, left and right to the column beside; where
   * no hex is straight there, to the one half a hex off.
   */
  arrowStep(hex: string, key: string): string | null {
    const place = this.by.get(hex);
    if (!place) return null;
    const [c, r] = place;
    switch (key) {
      case "ArrowUp":
        return this.hexName(c, r - 1);
      case "ArrowDown":
        return this.hexName(c, r + 1);
      case "ArrowLeft":
        return this.beside(c, r, -1);
      case "ArrowRight":
        return this.beside(c, r, 1);
      case "Home":
        return this.last(c, r, -1, 0);
      case "End":
        return this.last(c, r, 1, 0);
      case "PageUp":
        return this.last(c, r, 0, -1);
      case "PageDown":
        return this.last(c, r, 0, 1);
      default:
        return null;
    }
  }

  private beside(column: number, row: number, step: number): string | null {
    return this.hexName(column + step, row) ?? this.hexName(column + step, row + (column % 2 ? 1 : -1));
  }

  private last(column: number, row: number, dc: number, dr: number): string | null {
    let [c, r] = [column, row];
    while (this.hexName(c + dc, r + dr)) [c, r] = [c + dc, r + dr];
    return this.hexName(c, r);
  }
}

const spot = (c: number, r: number): Point => ({
  x: SIDE + 1.5 * SIDE * c,
  y: APOTHEM + 2 * APOTHEM * r + (c % 2 ? APOTHEM : 0),
});

export const INNER = new Grid(
  Array.from({ length: COLUMNS * ROWS }, (_, n) => ({
    hex: "ABCDEFGH"[Math.floor(n / ROWS)]! + String((n % ROWS) + 1),
    place: [Math.floor(n / ROWS), n % ROWS] as const,
  })),
);

/** The middle of a hex that may say where it is. */
export const middleOf = ({ hex, place }: { hex: string; place?: readonly number[] | null }): Point =>
  place ? spot(place[0]!, place[1]!) : INNER.centre(hex);

const grids = new Map<string, Grid>();

/** The grid of a board: hexes that do not say where they are lie on the inner one. */
export function gridOf(board: readonly { hex: string; place?: readonly number[] | null; border?: boolean | null }[]): Grid {
  if (!board[0]?.place) return INNER;
  const key = board.map((h) => `${h.hex}=${h.place!.join()}${h.border ? "b" : ""}`).join();
  let grid = grids.get(key);
  if (!grid) {
    grid = new Grid(board.map((h) => ({ hex: h.hex, place: [h.place![0]!, h.place![1]!], border: !!h.border })));
    grids.set(key, grid);
  }
  return grid;
}

// the inner board's, by name

export const centre = (hex: string): Point => INNER.centre(hex);
export const neighbour = (hex: string, side: number): string | null => INNER.neighbour(hex, side);
export const neighbours = (hex: string): (string | null)[] => INNER.neighbours(hex);
export const hexAt = (x: number, y: number): string | null => INNER.hexAt(x, y);
export const arrowStep = (hex: string, key: string): string | null => INNER.arrowStep(hex, key);

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

/** Where the name of a hex with a tile ends, from its centre: in a corner, where no slab lies. */
export const NAME: Point = { x: 52, y: 80 };

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

export const turned = (stones: readonly number[], turn: number): number[] => stones.map((_, i) => stones[(i - turn + 12) % 6]!);
