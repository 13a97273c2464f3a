/** What the viewer has seen of stacks of treasures, as small pictures on their ruins. */
import { treasureDisc } from "../../art/treasures";
import type { LegendView } from "./protocol";

const SIZE = 15;
/** From the middle of one to that of the next. */
export const STEP = 2 * SIZE - 4;

/** One of them, round the origin; `loose`: it lies there, but nobody knows where in the stack. */
export const knownMark = (kind: string, loose: boolean): string =>
  `<circle r="${SIZE + 2}" fill="#0c1712" stroke="#f4cd6c" stroke-width="1.6"${loose ? ' stroke-dasharray="3 3"' : ""}/>${treasureDisc(kind, SIZE - 2)}`;

/** Drawings by hex, round its middle: the treasures known to lie there, the top one on the left. */
export function marksOf(view: LegendView): Record<string, string> {
  const marks: Record<string, string> = {};
  for (const hex of view.board) {
    const known = (hex.known ?? []).flatMap((glimpse) => (glimpse.kind ? [glimpse.kind] : []));
    const loose =
      known.length > 0 ? [] : Object.entries(hex.kinds ?? {}).flatMap(([kind, count]) => Array.from({ length: count }, () => kind));
    const kinds = [...known, ...loose];
    if (kinds.length === 0) continue;
    const start = (-(kinds.length - 1) / 2) * STEP;
    marks[hex.hex] = kinds
      .map((kind, n) => `<g transform="translate(${start + n * STEP} -46)">${knownMark(kind, loose.length > 0)}</g>`)
      .join("");
  }
  return marks;
}
