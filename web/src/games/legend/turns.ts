/** The turns of a film: what is dealt and drafted in a round is one of them, then every player's. */
import type { LegendView } from "./protocol";
import type { Told } from "../../net/protocol";
import { isScoring } from "../../table/events";
import type { Turn } from "../../watch/reel";

const ENDS = new Set(["turn-ended", "legend-scored", "out-for-round"]);
const DRAFTING = new Set(["card-taken", "token-taken", "place-taken", "tile-taken"]);
const DEALING = new Set(["power-dealt", "card-dealt", "token-drawn", "tile-offered", "draft-began", "round-began"]);

export function turnsOf(events: readonly Told[][], views: readonly LegendView[]): Turn[] {
  const turns: Turn[] = [];
  let first = 0;
  let number = 0;
  const drafted = (list: readonly Told[]): boolean =>
    list.length > 0 && list.every((event) => DRAFTING.has(event.kind) || DEALING.has(event.kind));
  for (let n = 0; n < events.length; n++) {
    const draft = drafted(events.slice(first, n + 1).flat());
    const next = events[n + 1];
    const over = !next || (draft ? !drafted(next) : events[n]!.some((event) => ENDS.has(event.kind)));
    if (!over) continue;
    const all = events.slice(first, n + 1).flat();
    const seat = draft ? null : (all.find((event) => event.seat)?.seat ?? null);
    const kind = draft ? "draft" : all.some(isScoring) ? "scoring" : "turn";
    turns.push({ number: draft ? 0 : ++number, first, last: n + 1, seat, kind, round: views[n]!.round });
    first = n + 1;
  }
  return turns;
}
