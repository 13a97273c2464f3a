/** The canopy over everything that is not explored. */
import { APOTHEM, outside, type Grid, type Point } from "../board/geometry";
import type { Land } from "./land";
import { AWAY, crowns, GREENS, LEAVES, LIGHT, mixed, palms, rgbOf, SHADE, TONES, TONES_WITH_BORDER } from "./crowns";
import { random, type Random } from "./random";
import { context, noise, NOISE, type Context, type MakeSurface, type Surface } from "./surface";

export interface Tree extends Point {
  r: number;
  pick: number;
  shade: number;
}

const PATCH = 1400;

const REACH = 48;

interface Painted {
  crowns: { base: Path2D; lights: Path2D; darks: Path2D; lights2: Path2D; darks2: Path2D }[];
  palms: { fronds: Path2D; ribs: Path2D }[];
}
let painted: Painted | null = null;

function shapes(): Painted {
  const made = (d: string): Path2D => new Path2D(d);
  painted ??= {
    crowns: crowns().map((c) => ({
      base: made(c.base),
      lights: made(c.lights),
      darks: made(c.darks),
      lights2: made(c.lights2),
      darks2: made(c.darks2),
    })),
    palms: palms().map((p) => ({ fronds: made(p.fronds), ribs: made(p.ribs) })),
  };
  return painted;
}

function paintTree(ctx: Context, pick: number, colour: string): void {
  const { crowns, palms } = shapes();
  const light = ctx.createRadialGradient(-8, -9, 1, -5, -6, 37);
  for (const [offset, colour, opacity] of LIGHT) light.addColorStop(offset, `rgba(${rgbOf(colour).join()},${opacity})`);
  const fill = (path: Path2D, style: string | CanvasGradient): void => {
    ctx.fillStyle = style;
    ctx.fill(path);
  };
  const stand = (path: Path2D, below: number, shade: string): void => {
    ctx.save();
    ctx.translate(5, below);
    fill(path, shade);
    ctx.restore();
    fill(path, colour);
    fill(path, light);
  };
  const crown = crowns[pick];
  if (crown) {
    stand(crown.base, 8, SHADE.crown);
    fill(crown.lights, LEAVES.lights);
    fill(crown.darks, LEAVES.darks);
    fill(crown.lights2, LEAVES.lights2);
    fill(crown.darks2, LEAVES.darks2);
    return;
  }
  const palm = palms[pick - crowns.length]!;
  stand(palm.fronds, 9, SHADE.palm);
  ctx.strokeStyle = SHADE.ribs;
  ctx.lineWidth = 1.1;
  ctx.stroke(palm.ribs);
  ctx.fillStyle = SHADE.trunk;
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
let patch: readonly Tree[] | null = null;

/** The trees of a patch that repeats, `PATCH` wide and high. */
export function woodPatch(): readonly Tree[] {
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

/** Which of the greens a tree has: those of its neighbours, or nearly. */
export function greenOf({ x, y, shade }: Tree): number {
  const wave = 0.5 + 0.5 * Math.sin(x * 0.013 + 1.3) * Math.cos(y * 0.017 + 0.4);
  return Math.max(0, Math.min(7, Math.floor(wave * 6.4 + (shade - 0.5) * 4.4)));
}

/** Big trees below, small ones above, each kind from north to south. */
export const layered = (trees: readonly Tree[]): Tree[] => [...trees].sort((a, b) => Number(a.r < 20) - Number(b.r < 20) || a.y - b.y);

/** How far a crown may hang over an explored hex: never so far that it hides a slab. */
export const OVERHANG = 8;

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
  return layered(wood.trees);
}

export function paintCanopy(ctx: Context, land: Land, grid: Grid, open: readonly Point[], make: MakeSurface): void {
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
    const green = greenOf(t);
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
