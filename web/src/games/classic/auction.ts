/** This round's order of play in the auction, as far as it is known. */
import type { View } from "./protocol";
import type { SeatName, Told } from "../../net/protocol";

/** One place in the order: taken by somebody for a price, being bid for now, or still to come. */
export interface Turn {
  kind: "taken" | "now" | "later" | "last";
  seat: SeatName | null;
  price: number;
}

/** The tiles of a round are offered at its beginning; everybody who won an auction since then has a place. */
export function order(view: View, log: readonly Told[]): Turn[] {
  let taken: Turn[] = [];
  for (const event of log) {
    if (event.kind === "tile-offered") taken = [];
    if (event.kind === "auction-won" || event.kind === "auction-all-passed")
      taken.push({ kind: "taken", seat: event.seat ?? null, price: Number(event.facts.points ?? 0) });
  }
  for (const seat of view.bidding?.played ?? [])
    if (!taken.some((turn) => turn.seat === seat)) taken.push({ kind: "taken", seat, price: 0 });
  const players = view.seats.length;
  const turns = taken.slice(0, players);
  if (view.phase === "bid" && turns.length < players) turns.push({ kind: "now", seat: null, price: 0 });
  while (turns.length < players) turns.push({ kind: turns.length === players - 1 ? "last" : "later", seat: null, price: 0 });
  return turns;
}
