/**
 * The land under the pieces, painted on a canvas: ground of explored hexes, trails, undergrowth, and the canopy over
 * everything else. It changes only when a tile is laid or the scale changes, so it is painted aside and moved as a bitmap.
 */
import { APOTHEM, corners, gridOf, outside, polyline, roundHex, sideAngle, type Grid, type Place, type Point } from "../board/geometry";
import { blob, random, type Random } from "./random";

type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;
type Surface = OffscreenCanvas | HTMLCanvasElement;
export type MakeSurface = (width: number, height: number) => Surface;

export interface LandTile {
  hex: string;
  terrain: string;
  stones: readonly number[];
}

export interface Land {
  /** What is painted, in board units. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Pixels per board unit. */
  scale: number;
  tiles: readonly LandTile[];
  /** All hexes, and which of them are at the border. */
  places: readonly Place[];
  /** Where the canopy is open though no tile lies there. */
  glades?: readonly Glade[];
}

export interface Glade extends Point {
  r: number;
}

interface Tree extends Point {
  r: number;
  pick: number;
  shade: number;
}

const GREENS = ["#1f5230", "#2a6637", "#35783d", "#478a41", "#5c9a45", "#22604a", "#7aa949", "#3c8450"];
const AWAY = "#0b2e29";
/** How far the greens fade, from the board outwards; with a border there is a step more. */
const TONES: readonly number[] = [0, 0.41, 0.82];
const TONES_WITH_BORDER: readonly number[] = [0, 0.28, 0.58, 0.82];
const PATCH = 1400;

// ---------------------------------------------------------------- noise

const NOISE = 256;
let noiseTile: Float32Array | null = null;

/** A tile of fractal value noise, 0 to 1, that repeats without a seam. */
function noise(): Float32Array {
  if (noiseTile) return noiseTile;
  const out = new Float32Array(NOISE * NOISE);
  let total = 0;
  for (const [cells, weight] of [
    [8, 1],
    [16, 0.55],
    [32, 0.35],
    [64, 0.22],
    [128, 0.18],
  ] as const) {
    const rnd = random(cells);
    const grid = Float32Array.from({ length: cells * cells }, () => rnd());
    const step = NOISE / cells;
    total += weight;
    for (let y = 0; y < NOISE; y++) {
      const gy = Math.floor(y / step);
      const fy = (y % step) / step;
      const sy = fy * fy * (3 - 2 * fy);
      const row = gy * cells;
      const next = ((gy + 1) % cells) * cells;
      for (let x = 0; x < NOISE; x++) {
        const gx = Math.floor(x / step);
        const fx = (x % step) / step;
        const sx = fx * fx * (3 - 2 * fx);
        const g1 = (gx + 1) % cells;
        const a = grid[row + gx]! * (1 - sx) + grid[row + g1]! * sx;
        const b = grid[next + gx]! * (1 - sx) + grid[next + g1]! * sx;
        out[y * NOISE + x]! += weight * (a * (1 - sy) + b * sy);
      }
    }
  }
  for (let i = 0; i < out.length; i++) out[i]! /= total;
  return (noiseTile = out);
}

const context = (surface: Surface): Context => surface.getContext("2d") as Context;

/** A noise tile as a picture: colour and how opaque each value is. */
function texture(make: MakeSurface, rgb: readonly [number, number, number], opacity: (n: number) => number): Surface {
  const tile = make(NOISE, NOISE);
  const ctx = context(tile);
  const image = ctx.createImageData(NOISE, NOISE);
  const n = noise();
  for (let i = 0; i < n.length; i++) {
    image.data.set(rgb, i * 4);
    image.data[i * 4 + 3] = Math.max(0, Math.min(255, opacity(n[i]!) * 255));
  }
  ctx.putImageData(image, 0, 0);
  return tile;
}

function patternOf(ctx: Context, tile: Surface, units: number, land: Land): CanvasPattern {
  const pattern = ctx.createPattern(tile, "repeat")!;
  pattern.setTransform?.(new DOMMatrix().translate(land.x % units, land.y % units).scale(units / NOISE));
  return pattern;
}

// ---------------------------------------------------------------- trees

const REACH = 48;
const parts = {
  crowns: [] as { base: Path2D; lights: Path2D; darks: Path2D; lights2: Path2D; darks2: Path2D }[],
  palms: [] as { fronds: Path2D; ribs: Path2D }[],
};

function shapes(): typeof parts {
  if (parts.crowns.length) return parts;
  const rnd = random(11);
  for (let k = 0; k < 5; k++) {
    const crown = {
      base: new Path2D(blob(28, 10 + k, rnd, 0.14)),
      lights: new Path2D(),
      darks: new Path2D(),
      lights2: new Path2D(),
      darks2: new Path2D(),
    };
    for (const [ring, radius, count] of [
      [0, 19, 7],
      [1, 10, 5],
    ] as const)
      for (let i = 0; i < count; i++) {
        const a = (2 * Math.PI * i) / count + rnd.between(-0.4, 0.4) + ring;
        const leaf = new Path2D(blob(rnd.between(6, 9.5), 6, rnd));
        const lit = -Math.cos(a) - Math.sin(a) > -0.3;
        const into = ring ? (lit ? crown.lights2 : crown.darks2) : lit ? crown.lights : crown.darks;
        into.addPath(leaf, new DOMMatrix().translate(radius * Math.cos(a) - 3, radius * Math.sin(a) - 4));
      }
    parts.crowns.push(crown);
  }
  for (const count of [9, 11]) {
    let fronds = "";
    let ribs = "";
    for (let i = 0; i < count; i++) {
      const a = (2 * Math.PI * i) / count + rnd.between(-0.15, 0.15);
      const l = rnd.between(26, 33);
      const [x, y] = [l * Math.cos(a), l * Math.sin(a)];
      const [nx, ny] = [-Math.sin(a) * 5.5, Math.cos(a) * 5.5];
      fronds += `M0 0Q${x * 0.5 + nx} ${y * 0.5 + ny - 3} ${x} ${y + 2}Q${x * 0.5 - nx} ${y * 0.5 - ny - 3} 0 0Z`;
      ribs += `M0 0Q${x * 0.5} ${y * 0.5 - 3} ${x} ${y + 2}`;
    }
    parts.palms.push({ fronds: new Path2D(fronds), ribs: new Path2D(ribs) });
  }
  return parts;
}

function mixed(hex: string, to: string, t: number): string {
  const part = (i: number): number => Math.round(parseInt(hex.slice(i, i + 2), 16) * (1 - t) + parseInt(to.slice(i, i + 2), 16) * t);
  return `rgb(${part(1)},${part(3)},${part(5)})`;
}

function paintTree(ctx: Context, pick: number, colour: string): void {
  const { crowns, palms } = shapes();
  const light = ctx.createRadialGradient(-8, -9, 1, -5, -6, 37);
  light.addColorStop(0, "rgba(251,255,184,.5)");
  light.addColorStop(0.38, "rgba(214,240,138,.12)");
  light.addColorStop(0.62, "rgba(0,26,14,.05)");
  light.addColorStop(1, "rgba(0,18,10,.62)");
  const fill = (path: Path2D, style: string | CanvasGradient): void => {
    ctx.fillStyle = style;
    ctx.fill(path);
  };
  const crown = crowns[pick];
  if (crown) {
    ctx.save();
    ctx.translate(5, 8);
    fill(crown.base, "rgba(4,18,11,.5)");
    ctx.restore();
    fill(crown.base, colour);
    fill(crown.base, light);
    fill(crown.lights, "rgba(243,255,176,.16)");
    fill(crown.darks, "rgba(2,20,10,.16)");
    fill(crown.lights2, "rgba(243,255,176,.2)");
    fill(crown.darks2, "rgba(2,20,10,.18)");
    return;
  }
  const palm = palms[pick - crowns.length]!;
  ctx.save();
  ctx.translate(5, 9);
  fill(palm.fronds, "rgba(4,18,11,.42)");
  ctx.restore();
  fill(palm.fronds, colour);
  fill(palm.fronds, light);
  ctx.strokeStyle = "rgba(233,247,160,.4)";
  ctx.lineWidth = 1.1;
  ctx.stroke(palm.ribs);
  ctx.fillStyle = "#6b4a22";
  ctx.beginPath();
  ctx.arc(0, 0, 3.4, 0, 7);
  ctx.fill();
}

/** Leaves have no clean outlines: shift every pixel a little by the noise. */
function ruffle(ctx: Context, size: number, amount: number, seed: number): void {
  const from = ctx.getImageData(0, 0, size, size);
  const to = ctx.createImageData(size, size);
  const n = noise();
  const read = new Uint32Array(from.data.buffer);
  const write = new Uint32Array(to.data.buffer);
  const stretch = 150 / size;
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const u = (Math.floor(x * stretch) + seed * 37) & 255;
      const v = (Math.floor(y * stretch) + seed * 59) & 255;
      const dx = Math.round((n[v * NOISE + u]! - 0.5) * amount);
      const dy = Math.round((n[((v + 128) & 255) * NOISE + ((u + 91) & 255)]! - 0.5) * amount);
      const sx = Math.min(size - 1, Math.max(0, x + dx));
      const sy = Math.min(size - 1, Math.max(0, y + dy));
      write[y * size + x] = read[sy * size + sx]!;
    }
  ctx.putImageData(to, 0, 0);
}

let sprites: { size: number; tones: readonly number[]; sheets: Surface[] } | null = null;

/** Every kind of tree in every green and tone, one sheet per tone. */
function spriteSheets(make: MakeSurface, size: number, tones: readonly number[]): Surface[] {
  if (sprites?.size === size && sprites.tones === tones) return sprites.sheets;
  const kinds = shapes().crowns.length + shapes().palms.length;
  const one = make(size, size);
  const ctx = context(one);
  const sheets: Surface[] = [];
  for (const tone of tones) {
    const sheet = make(size * kinds, size * GREENS.length);
    const out = context(sheet);
    for (let kind = 0; kind < kinds; kind++)
      GREENS.forEach((green, g) => {
        ctx.setTransform(1, 0, 0, 1, 0, 0);
        ctx.clearRect(0, 0, size, size);
        ctx.setTransform(size / (2 * REACH), 0, 0, size / (2 * REACH), size / 2, size / 2);
        paintTree(ctx, kind, mixed(green, AWAY, tone));
        ruffle(ctx, size, size * 0.13, kind * 8 + g);
        out.drawImage(one as CanvasImageSource, kind * size, g * size);
      });
    sheets.push(sheet);
  }
  sprites = { size, tones, sheets };
  return sheets;
}

/** Where trees stand: dart-throwing, big ones first, on a patch that repeats. */
class Wood {
  private cells = new Map<number, Tree[]>();
  readonly trees: Tree[] = [];
  constructor(private readonly wrap: number) {}

  private near(x: number, y: number, r: number, overlap: number): boolean {
    const cx = Math.floor(x / 50);
    const cy = Math.floor(y / 50);
    const n = this.wrap / 50;
    for (let i = -2; i <= 2; i++)
      for (let j = -2; j <= 2; j++) {
        const [kx, ky] = this.wrap ? [(cx + i + n) % n, (cy + j + n) % n] : [cx + i, cy + j];
        for (const t of this.cells.get(kx * 4096 + ky) ?? []) {
          let dx = Math.abs(x - t.x);
          let dy = Math.abs(y - t.y);
          if (this.wrap) {
            dx = Math.min(dx, this.wrap - dx);
            dy = Math.min(dy, this.wrap - dy);
          }
          if (Math.hypot(dx, dy) < (r + t.r) * overlap) return true;
        }
      }
    return false;
  }

  add(tree: Tree): void {
    this.trees.push(tree);
    const key = Math.floor(tree.x / 50) * 4096 + Math.floor(tree.y / 50);
    const cell = this.cells.get(key);
    if (cell) cell.push(tree);
    else this.cells.set(key, [tree]);
  }

  try(x: number, y: number, r: number, overlap: number, rnd: Random): void {
    if (this.near(x, y, r, overlap)) return;
    const palm = rnd() < 0.16 && r > 15;
    this.add({ x, y, r, pick: palm ? 5 + rnd.below(2) : rnd.below(5), shade: rnd() });
  }
}

const SIZES = [
  [30, 40, 0.62, 900],
  [20, 28, 0.6, 3600],
  [12, 17, 0.58, 5200],
  [8, 10, 0.66, 3000],
] as const;
let patch: Tree[] | null = null;

function woodPatch(): Tree[] {
  if (patch) return patch;
  const rnd = random(3);
  const wood = new Wood(PATCH);
  for (const [r0, r1, overlap, tries] of SIZES)
    for (let i = 0; i < tries * 1.3; i++) wood.try(rnd() * PATCH, rnd() * PATCH, rnd.between(r0, r1), overlap, rnd);
  return (patch = wood.trees);
}

const away = (p: Point, hexes: readonly Point[]): number => {
  let least = 1e9;
  for (const h of hexes) {
    const dx = Math.abs(p.x - h.x);
    const dy = Math.abs(p.y - h.y);
    if (Math.max(dx - 100, dy - APOTHEM) < least) least = Math.min(least, outside(p.x, p.y, h.x, h.y));
  }
  return least;
};

/** How far a crown may hang over an explored hex: never so far that it hides a slab. */
const OVERHANG = 8;

function treesOf(land: Land, open: readonly Point[]): Tree[] {
  const wood = new Wood(0);
  const { x, y, width, height, glades = [] } = land;
  const inGlade = (p: Point, r: number): boolean => glades.some((g) => Math.hypot(p.x - g.x, p.y - g.y) < g.r + r * 0.8);
  for (let ox = Math.floor((x - 40) / PATCH) * PATCH; ox < x + width + 40; ox += PATCH)
    for (let oy = Math.floor((y - 40) / PATCH) * PATCH; oy < y + height + 40; oy += PATCH)
      for (const t of woodPatch()) {
        const p = { ...t, x: t.x + ox, y: t.y + oy };
        if (p.x < x - 40 || p.y < y - 40 || p.x > x + width + 40 || p.y > y + height + 40) continue;
        if (away(p, open) >= Math.max(2, t.r - OVERHANG) && !inGlade(p, t.r)) wood.add(p);
      }
  // close the gaps that felled trees left at the rims
  for (const h of open) {
    const rnd = random(Math.round(h.x * 7 + h.y));
    for (const [r0, r1, tries] of [
      [18, 26, 60],
      [11, 16, 130],
      [7, 10, 170],
    ] as const)
      for (let i = 0; i < tries; i++) {
        const a = rnd.between(0, 2 * Math.PI);
        const d = rnd.between(84, 150);
        const r = rnd.between(r0, r1);
        const p = { x: h.x + d * Math.cos(a), y: h.y + d * Math.sin(a) };
        if (away(p, open) >= Math.max(2, r - OVERHANG) && !inGlade(p, r)) wood.try(p.x, p.y, r, 0.55, rnd);
      }
  }
  return wood.trees.sort((a, b) => Number(a.r < 20) - Number(b.r < 20) || a.y - b.y);
}

function paintCanopy(ctx: Context, land: Land, grid: Grid, open: readonly Point[], make: MakeSurface): void {
  const inner = grid.places.filter((p) => !p.border).map((p) => grid.centre(p.hex));
  const border = grid.places.filter((p) => p.border).map((p) => grid.centre(p.hex));
  const tones = border.length ? TONES_WITH_BORDER : TONES;
  const last = tones.length - 1;
  // few sizes, so that the trees are drawn anew only when the zoom changes much
  const size = Math.max(64, Math.min(160, Math.ceil((2 * REACH * land.scale * 1.1) / 32) * 32));
  const sheets = spriteSheets(make, size, tones);
  const rnd = random(17);
  for (const t of treesOf(land, open)) {
    let far = Math.max(0, Math.min(1, (away(t, inner) + 14) / 46));
    if (far && border.length) {
      const beyond = Math.max(0, Math.min(1, (away(t, border) + 14) / 46));
      far = Math.min(far, (1 + beyond * (last - 1)) / last);
    }
    const wave = 0.5 + 0.5 * Math.sin(t.x * 0.013 + 1.3) * Math.cos(t.y * 0.017 + 0.4);
    const green = Math.max(0, Math.min(7, Math.floor(wave * 6.4 + (t.shade - 0.5) * 4.4)));
    const r = (t.r / 30) * REACH;
    const sheet = sheets[Math.round(far * last)]!;
    ctx.drawImage(sheet as CanvasImageSource, t.pick * size, green * size, size, size, t.x - r, t.y - r, 2 * r, 2 * r);
    if (t.pick < 5 && t.r > 18 && far < 0.4 && t.shade < 0.07) {
      ctx.fillStyle = rnd.of(["#ff9db5", "#ffd35a", "#ff7f4d", "#f7f0ff"]);
      for (let i = 0; i < 7; i++) {
        ctx.beginPath();
        ctx.arc(t.x + rnd.between(-0.5, 0.4) * t.r, t.y + rnd.between(-0.5, 0.4) * t.r, rnd.between(1.8, 3), 0, 7);
        ctx.fill();
      }
    }
  }
}

// ---------------------------------------------------------------- ground

const GROUND: Record<string, readonly [string, string, string]> = {
  temple: ["#f6e8bd", "#e2d093", "#bcbd6c"],
  clearing: ["#e0e596", "#c2d374", "#99b956"],
  ruin: ["#ecdfbf", "#d3c096", "#aaa56c"],
  volcano: ["#8a4b32", "#4d3a36", "#322c2e"],
  base_camp: ["#f0dcab", "#dfc383", "#b4a860"],
  lake: ["#d6d795", "#d6d795", "#93b257"],
};
/** No trail leads over these. */
const TRACKLESS: ReadonlySet<string> = new Set(["volcano", "lake"]);

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

function paintGround(ctx: Context, land: Land, grid: Grid, make: MakeSurface): void {
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

// ---------------------------------------------------------------- light

function paintLight(ctx: Context, land: Land, make: MakeSurface): void {
  const { x, y, width, height } = land;
  ctx.globalCompositeOperation = "overlay";
  ctx.fillStyle = patternOf(
    ctx,
    texture(make, [20, 24, 16], (n) => Math.abs(n - 0.5) * 1.5),
    128,
    land,
  );
  ctx.fillRect(x, y, width, height);
  ctx.globalCompositeOperation = "soft-light";
  const sun = ctx.createRadialGradient(180, 20, 20, 180, 20, 1250);
  sun.addColorStop(0, "rgba(255,241,184,.6)");
  sun.addColorStop(0.5, "rgba(255,229,154,.16)");
  sun.addColorStop(1, "rgba(255,229,154,0)");
  ctx.fillStyle = sun;
  ctx.fillRect(x, y, width, height);
  ctx.globalCompositeOperation = "source-over";
  for (const [rx, ry, rw, rh] of [
    [90, -180, 120, 1000],
    [330, -200, 70, 1050],
    [620, -240, 150, 900],
    [960, -240, 90, 760],
  ] as const)
    for (let i = 0; i < 6; i++) {
      ctx.save();
      ctx.translate(rx, ry);
      ctx.rotate((32 * Math.PI) / 180);
      const fade = ctx.createLinearGradient(0, 0, 0, rh);
      fade.addColorStop(0, "rgba(255,246,200,.026)");
      fade.addColorStop(1, "rgba(255,246,200,0)");
      ctx.fillStyle = fade;
      ctx.fillRect(-6 + i * 4.5, 0, rw + 12 - i * 9, rh);
      ctx.restore();
    }
}

/** Trodden ground among the trees, where figures stand in the jungle. */
function paintGlades(ctx: Context, glades: readonly Glade[]): void {
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

/** Lines round hexes without a tile: thin ones, and dots at the border. */
function paintLines(ctx: Context, land: Land, grid: Grid): void {
  const open = new Set(land.tiles.map((t) => t.hex));
  for (const { hex, border } of grid.places) {
    if (open.has(hex)) continue;
    const at = grid.centre(hex);
    if (!border) {
      ctx.strokeStyle = "rgba(246,237,192,.3)";
      ctx.lineWidth = 1.6;
      ctx.stroke(new Path2D(roundHex(at.x, at.y, 97, 6)));
      continue;
    }
    ctx.save();
    ctx.lineCap = "round";
    const dots = new Path2D(polyline(corners(at.x, at.y, 93)));
    for (const [style, width] of [
      ["rgba(6,24,14,.55)", 8.5],
      ["rgba(251,233,174,.94)", 5.6],
    ] as const) {
      ctx.setLineDash([0.1, 15.4]);
      ctx.strokeStyle = style;
      ctx.lineWidth = width;
      ctx.stroke(dots);
    }
    ctx.restore();
  }
}

/** Paint the land on a context whose pixels are `land.scale` to the unit. */
export function paintLand(ctx: Context, land: Land, make: MakeSurface): void {
  const grid = gridOf(land.places);
  ctx.setTransform(land.scale, 0, 0, land.scale, -land.x * land.scale, -land.y * land.scale);
  ctx.fillStyle = "#08221a";
  ctx.fillRect(land.x, land.y, land.width, land.height);
  paintGround(ctx, land, grid, make);
  paintGlades(ctx, land.glades ?? []);
  paintCanopy(
    ctx,
    land,
    grid,
    land.tiles.map((t) => grid.centre(t.hex)),
    make,
  );
  paintLines(ctx, land, grid);
  paintLight(ctx, land, make);
}
