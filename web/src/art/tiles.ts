/** How tiles look: terrain, printed value (or masks) and stones clockwise from north, unturned. Games bring their own. */
import type { Terrain } from "../board/types";

export interface TileLook {
  terrain: Terrain;
  value: number;
  stones: readonly number[];
}

const TERRAIN: Record<string, Terrain> = { t: "temple", c: "clearing", r: "ruin", v: "volcano", b: "base_camp", l: "lake" };

/** All tiles there are, by id. */
export const TILES: Record<string, TileLook> = {};

/** Takes in the tiles of a box, with commas between them: id, terrain's first letter and value, stones. */
export function addTiles(box: string): Readonly<Record<string, TileLook>> {
  const tiles: Record<string, TileLook> = {};
  for (const line of box.split(",")) {
    const [id, look, stones] = line.split(" ") as [string, string, string];
    tiles[id] = { terrain: TERRAIN[look[0]!]!, value: Number(look.slice(1)), stones: [...stones].map(Number) };
  }
  Object.assign(TILES, tiles);
  return tiles;
}
