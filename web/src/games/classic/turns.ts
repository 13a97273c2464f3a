/** The turns of a film, an auction being one of them. */
import type { Told } from "../../net/protocol";
import { isScoring } from "../../table/events";
import type { Turn } from "../../watch/reel";

const ENDS = new Set(["turn-ended", "auction-won", "auction-all-passed"]);
const BIDDING = new Set(["bid", "passed"]);

export function turnsOf(events: readonly Told[][]): Turn[] {
  const turns: Turn[] = [];
  let first = 0;
  let number = 0;
  for (let n = 0; n < events.length; n++) {
    const over = events[n]!.some((event) => ENDS.has(event.kind)) || n === events.length - 1;
    if (!over) continue;
    const all = events.slice(first, n + 1).flat();
    const bidding = all.some((event) => BIDDING.has(event.kind));
    const kind = bidding ? "auction" : all.some(isScoring) ? "scoring" : "turn";
    const seat = bidding ? null : (all.find((event) => event.seat && event.kind !== "scoring-round")?.seat ?? null);
    turns.push({ number: bidding ? 0 : ++number, first, last: n + 1, seat, kind, round: 0 });
    first = n + 1;
  }
  return turns;
}
