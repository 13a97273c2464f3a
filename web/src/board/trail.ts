/** Slabs that lie across edges: where, turned how, and which hexes they stand in the way of. */
import { trailStone } from "../art/wilds";
import { sideAngle, type Edge, type Grid, type Point } from "./geometry";
import type { HexView } from "./types";

export interface Laid extends Point {
  key: string;
  edge: string;
  side: number;
  art: string;
}

/** How far along the seam a slab gives way to so many stones beside it, and how large it is then. */
export const ASIDE: readonly (readonly [shift: number, scale: number])[] = [
  [0, 1.1],
  [33, 1],
  [38, 0.92],
  [40, 0.86],
];

/** A point of an edge, so far along it from its middle. */
export function along({ x, y, side }: Edge, t: number): Point {
  const a = sideAngle(side);
  return { x: x - Math.sin(a) * t, y: y + Math.cos(a) * t };
}

/** Where the slabs on one edge lie, if there are so many: beside each other, and beside the tiles' own stones. */
function slabsOn(edge: Edge, count: number, hexes: ReadonlyMap<string, HexView>): (Point & { scale: number })[] {
  const [a, b] = edge.hexes.map((hex) => hexes.get(hex)?.stones);
  const beside = Math.max(a?.[edge.side] ?? 0, b?.[(edge.side + 3) % 6] ?? 0);
  const [shift, scale] = ASIDE[Math.min(3, beside)]!;
  if (count < 2) return [{ ...along(edge, shift), scale }];
  const apart = shift || 21;
  return [apart, -apart].map((t) => ({ ...along(edge, t), scale: Math.min(1, scale) }));
}

export function laidStones(grid: Grid, placed: readonly string[], hexes: ReadonlyMap<string, HexView>): Laid[] {
  return [...new Set(placed)].flatMap((id) => {
    const edge = grid.edge(id);
    if (!edge) return [];
    const count = placed.filter((other) => other === id).length;
    return slabsOn(edge, count, hexes).map(({ x, y, scale }, n) => ({
      key: `${id}/${n}`,
      edge: id,
      side: edge.side,
      x,
      y,
      art: trailStone(edge.side, scale),
    }));
  });
}

/** What lies on the edges of each hex, from its middle. */
export function blockedBy(grid: Grid, laid: readonly Laid[]): Map<string, Point[]> {
  const found = new Map<string, Point[]>();
  for (const { edge, x, y } of laid)
    for (const hex of grid.edge(edge)!.hexes) {
      const c = grid.centre(hex);
      found.set(hex, [...(found.get(hex) ?? []), { x: Math.round(x - c.x), y: Math.round(y - c.y) }]);
    }
  return found;
}
