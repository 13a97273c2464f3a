/** Canvases to paint on, and textures made of noise. */

import { random } from "./random";

export type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;
export type Surface = OffscreenCanvas | HTMLCanvasElement;
export type MakeSurface = (width: number, height: number) => Surface;

export const NOISE = 256;
let noiseTile: Float32Array | null = null;

/** A tile of fractal value noise, 0 to 1, that repeats without a seam. */
export function noise(): Float32Array {
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

export const context = (surface: Surface): Context => surface.getContext("2d") as Context;

/** A noise tile as a picture: colour and how opaque each value is. */
export function texture(make: MakeSurface, rgb: readonly [number, number, number], opacity: (n: number) => number): Surface {
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

export function patternOf(ctx: Context, tile: Surface, units: number, origin: { x: number; y: number }): CanvasPattern {
  const pattern = ctx.createPattern(tile, "repeat")!;
  pattern.setTransform?.(new DOMMatrix().translate(origin.x % units, origin.y % units).scale(units / NOISE));
  return pattern;
}
