/** What stands still on a hex, drawn round its middle: a lake, stones, temple, ruin, volcano, camp. */
import { tent } from "../art/figures";
import { pyramid } from "../art/temples";
import { feature, stoneRows } from "../art/tile";
import { lakeOf } from "../art/wilds";
import { middleOf } from "./geometry";
import type { HexView } from "./types";

export const isTile = (h: HexView): boolean => h.terrain !== "jungle";

/** What lies under the stones. */
export const bedOf = (h: HexView): string => (h.terrain === "lake" ? lakeOf(h.stones) : "");

export const stonesOf = (h: HexView): string => stoneRows(h.stones, h.hex.charCodeAt(0) * 9 + h.hex.charCodeAt(1));

/** A camp, smaller in a ruin. */
export const campOf = (seat: string, terrain?: string): string =>
  `<g transform="${terrain === "ruin" ? "translate(-2 6) scale(.92)" : "translate(-4 -6) scale(1.12)"}">${tent(seat)}</g>`;

export function featureOf(h: HexView, grow = 1): string {
  const c = middleOf(h);
  const seed = Math.round(c.x / 30 + c.y / 70);
  let o: string;
  if (h.terrain === "temple") o = pyramid(h.level ?? 1, { guard: h.guard?.seat ?? "", guardFigure: h.guard?.figure ?? "explorer", seed });
  else o = feature(h.terrain, h.masks ?? 0, h.treasures ?? 0, { seed, grow });
  if (h.camp) o += campOf(h.camp, h.terrain);
  return o;
}
