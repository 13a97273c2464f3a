/** The ground of explored hexes: trails, undergrowth, and the glades that figures tread in the jungle. */
import { APOTHEM, corners, outside, roundHex, sideAngle, type Grid, type Point } from "../board/geometry";
import type { Glade, Land, LandTile } from "./land";
import { random, type Random } from "./random";
import { patternOf, texture, type Context, type MakeSurface } from "./surface";

const GROUND: Record<string, readonly [string, string, string]> = {
  temple: ["#f6e8bd", "#e2d093", "#bcbd6c"],
  clearing: ["#e0e596", "#c2d374", "#99b956"],
  ruin: ["#ecdfbf", "#d3c096", "#aaa56c"],
  volcano: ["#8a4b32", "#4d3a36", "#322c2e"],
  base_camp: ["#f0dcab", "#dfc383", "#b4a860"],
  lake: ["#d6d795", "#d6d795", "#93b257"],
};
/** No trail leads over these. */
export const TRACKLESS: ReadonlySet<string> = new Set(["volcano", "lake"]);

/** A trail is trodden, not drawn: dabs along a bend, filled as one. */
function trailOf(tile: LandTile, grid: Grid, tiles: ReadonlyMap<string, LandTile>, width: number): Path2D {
  const at = grid.centre(tile.hex);
  const path = new Path2D();
  const rnd = random(Math.round(at.x + at.y * 3));
  for (let side = 0; side < 6; side++) {
    const other = tiles.get(grid.neighbour(tile.hex, side) ?? "");
    const open = other && !TRACKLESS.has(other.terrain);
    const count = tile.stones[side]! + (open ? other.stones[(side + 3) % 6]! : 0);
    if (!count) continue;
    const a = sideAngle(side);
    const far = open ? 88 : 72;
    const bend = (side + tile.hex.charCodeAt(0)) % 2 ? 9 : -9;
    for (let t = 0; t <= 1.001; t += 0.06) {
      const r = 12 + (far - 12) * t;
      const k = bend * 4 * t * (1 - t) + rnd.between(-1.2, 1.2);
      const w = (width / 2) * rnd.between(0.86, 1.12);
      const x = at.x + r * Math.cos(a) - k * Math.sin(a);
      const y = at.y + r * Math.sin(a) + k * Math.cos(a);
      path.moveTo(x + w, y);
      path.ellipse(x, y, w, w * rnd.between(0.85, 1.05), rnd.between(0, 3), 0, 2 * Math.PI);
    }
  }
  return path;
}

function tuft(ctx: Context, x: number, y: number, rnd: Random): void {
  ctx.strokeStyle = rnd.of(["#5f7f2e", "#78973a", "#4c6a28", "#94a94a"]);
  ctx.lineWidth = 1.7;
  ctx.beginPath();
  for (let i = -2; i <= 2; i++) {
    const a = -Math.PI / 2 + i * 0.42 + rnd.between(-0.1, 0.1);
    const l = rnd.between(7, 11);
    ctx.moveTo(x + i * 1.4, y);
    ctx.quadraticCurveTo(x + i * 1.8, y - l * 0.5, x + l * Math.cos(a), y + l * Math.sin(a));
  }
  ctx.stroke();
}

function fern(ctx: Context, x: number, y: number, s: number, colour: string): void {
  ctx.fillStyle = colour;
  for (const deg of [-78, -46, -15, 18, 50, 82]) {
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate((deg * Math.PI) / 180);
    ctx.scale(s, s);
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.quadraticCurveTo(4, -6, 0, -14);
    ctx.quadraticCurveTo(-4, -6, 0, 0);
    ctx.fill();
    ctx.restore();
  }
}

function undergrowth(ctx: Context, tile: LandTile, at: Point): void {
  const rnd = random(Math.round(at.x * 3 + at.y));
  const meadow = tile.terrain === "clearing";
  const gates = [0, 1, 2, 3, 4, 5]
    .filter((s) => tile.stones[s])
    .map((s) => ({ x: (APOTHEM - 16) * Math.cos(sideAngle(s)), y: (APOTHEM - 16) * Math.sin(sideAngle(s)) }));
  for (let i = 0; i < (meadow ? 30 : 14); i++) {
    const a = rnd.between(0, 2 * Math.PI);
    const r = meadow ? rnd.between(14, 86) : rnd.between(tile.terrain === "lake" ? 76 : 56, 88);
    const x = r * Math.cos(a);
    const y = r * Math.sin(a);
    const kind = rnd();
    if (outside(x, y, 0, 0) > -9 || gates.some((g) => Math.hypot(x - g.x, y - g.y) < 34)) continue;
    if (meadow && kind < 0.3) {
      ctx.fillStyle = rnd.of(["#fff7e0", "#ffd95e", "#f28f6b", "#e9a6d0"]);
      ctx.strokeStyle = "#5c6e24";
      ctx.lineWidth = 0.5;
      ctx.beginPath();
      ctx.arc(at.x + x, at.y + y, rnd.between(2.2, 3.4), 0, 7);
      ctx.fill();
      ctx.stroke();
    } else if (!meadow && kind < 0.3) {
      ctx.fillStyle = "rgba(60,45,15,.35)";
      ctx.beginPath();
      ctx.ellipse(at.x + x + 0.8, at.y + y + 1, 3, 2.2, 0, 0, 7);
      ctx.fill();
      ctx.fillStyle = rnd.of(["#cfc19a", "#b9a97e", "#ddd2b0"]);
      ctx.beginPath();
      ctx.ellipse(at.x + x, at.y + y, rnd.between(2, 3.2), rnd.between(1.5, 2.4), a, 0, 7);
      ctx.fill();
    } else if (kind < 0.84) tuft(ctx, at.x + x, at.y + y, rnd);
    else fern(ctx, at.x + x, at.y + y, rnd.between(0.7, 1), rnd.of(["#3f7a34", "#5c9440"]));
  }
}

export function paintGround(ctx: Context, land: Land, grid: Grid, make: MakeSurface): void {
  const byName = new Map(land.tiles.map((t) => [t.hex, t]));
  const stain = patternOf(
    ctx,
    texture(make, [92, 76, 20], (n) => (n - 0.5) * 1.9),
    420,
    land,
  );
  const grain = patternOf(
    ctx,
    texture(make, [255, 247, 204], (n) => (n - 0.53) * 2.6),
    90,
    land,
  );
  for (const tile of land.tiles) {
    const at = grid.centre(tile.hex);
    const [inner, middle, outer] = GROUND[tile.terrain] ?? GROUND.clearing!;
    const g = ctx.createRadialGradient(at.x, at.y, 2, at.x, at.y, 96);
    g.addColorStop(0, inner);
    g.addColorStop(0.55, middle);
    g.addColorStop(1, outer);
    const hex = new Path2D(roundHex(at.x, at.y, 98.8));
    for (const style of [g, stain, grain]) {
      ctx.fillStyle = style;
      ctx.fill(hex);
    }
  }
  ctx.lineJoin = "round";
  for (const tile of land.tiles) {
    const at = grid.centre(tile.hex);
    const q = corners(at.x, at.y, 96);
    const edge = (list: readonly number[], style: string, width: number): void => {
      ctx.strokeStyle = style;
      ctx.lineWidth = width;
      ctx.beginPath();
      list.forEach((i, n) => (n ? ctx.lineTo(q[i]!.x, q[i]!.y) : ctx.moveTo(q[i]!.x, q[i]!.y)));
      ctx.stroke();
    };
    edge([2, 3, 4, 5], "rgba(255,251,224,.38)", 3);
    edge([5, 0, 1, 2], "rgba(42,36,8,.34)", 3.4);
  }
  for (const [style, width] of [
    ["rgba(138,111,58,.35)", 26],
    ["rgba(239,220,174,.8)", 19.5],
  ] as const) {
    ctx.fillStyle = style;
    for (const tile of land.tiles)
      if (!TRACKLESS.has(tile.terrain)) {
        const at = grid.centre(tile.hex);
        ctx.save();
        ctx.clip(new Path2D(roundHex(at.x, at.y, 99.5)));
        ctx.fill(trailOf(tile, grid, byName, width));
        ctx.restore();
      }
  }
  ctx.lineCap = "round";
  for (const tile of land.tiles) if (tile.terrain !== "volcano") undergrowth(ctx, tile, grid.centre(tile.hex));
}

/** Trodden ground among the trees, where figures stand in the jungle. */
export function paintGlades(ctx: Context, glades: readonly Glade[]): void {
  for (const { x, y, r } of glades) {
    ctx.save();
    ctx.translate(x, y + 6);
    ctx.scale((r + 26) / 60, (r + 18) / 60);
    const g = ctx.createRadialGradient(0, 0, 2, 0, 0, 60);
    g.addColorStop(0, "#cbbf76");
    g.addColorStop(0.55, "rgba(139,154,76,.95)");
    g.addColorStop(1, "rgba(76,107,47,0)");
    ctx.fillStyle = g;
    ctx.fillRect(-60, -60, 120, 120);
    ctx.restore();
    const rnd = random(Math.round(x * 5 + y));
    ctx.lineCap = "round";
    for (let i = 0; i < 9; i++) {
      const a = rnd.between(0, 2 * Math.PI);
      const d = r * rnd.between(0.75, 1.25);
      tuft(ctx, x + d * Math.cos(a) * 1.1, y + 6 + d * Math.sin(a) * 0.8, rnd);
    }
  }
}
