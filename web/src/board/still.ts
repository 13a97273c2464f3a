/** What stands still on a hex, drawn round its middle: stones, temple, ruin, volcano, camp. */
import { feature, pyramid, stoneRows, tent } from "../art/pieces";
import { centre } from "./geometry";
import type { HexView } from "./types";

export const stonesOf = (h: HexView): string => stoneRows(h.stones, h.hex.charCodeAt(0) * 9 + h.hex.charCodeAt(1));

export function featureOf(h: HexView, grow = 1): string {
  const c = centre(h.hex);
  const seed = Math.round(c.x / 30 + c.y / 70);
  let o = "";
  if (h.terrain === "temple")
    o = pyramid(h.level ?? 1, { guard: h.guard?.seat ?? "", guardFigure: h.guard?.figure ?? "explorer", seed });
  else o = feature(h.terrain, h.masks ?? 0, h.treasures ?? 0, { seed, grow });
  if (h.camp)
    o += `<g transform="${h.terrain === "ruin" ? "translate(-2 6) scale(.92)" : "translate(-4 -6) scale(1.12)"}">${tent(h.camp)}</g>`;
  return o;
}
