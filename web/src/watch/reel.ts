/** A film unrolled: the table after every action, the turns it falls into, and where the scorings are. */
import type { Film, SeatName, Told, View, ViewChange } from "../protocol";
import { rounds, type Round } from "./rounds";

export interface Turn {
  number: number; // as records count them; 0 for an auction
  first: number; // actions before it
  last: number; // actions when it is over
  seat: SeatName | null; // null for an auction
  kind: "turn" | "scoring" | "auction";
}

export interface Reel {
  views: View[]; // views[n]: after n actions
  events: Told[][]; // events[n]: of the action after views[n]
  turns: Turn[];
  rounds: Round[];
  length: number;
}

const ENDS = new Set(["turn-ended", "auction-won", "auction-all-passed"]);

export function unroll(film: Film): Reel {
  const views = [film.first];
  for (const frame of film.frames) views.push(after(views.at(-1)!, frame.change));
  const events: Told[][] = film.frames.map(() => []);
  for (const event of film.log) events[event.action]?.push(event);
  return { views, events, turns: turnsOf(events), rounds: rounds(film.log), length: film.frames.length };
}

/** The view that a change leads to; what did not change is the same object. */
export function after(view: View, { board, seats, ...rest }: ViewChange): View {
  const next: View = { ...view, ...(rest as Partial<View>) };
  if (board) {
    const changed = new Map(board.map((hex) => [hex.hex, hex]));
    next.board = view.board.map((hex) => changed.get(hex.hex) ?? hex);
    const known = new Set(view.board.map((hex) => hex.hex));
    next.board.push(...board.filter((hex) => !known.has(hex.hex)));
  }
  if (seats) next.seats = view.seats.map((seat) => seats.find((s) => s.seat === seat.seat) ?? seat);
  return next;
}

function turnsOf(events: readonly Told[][]): Turn[] {
  const turns: Turn[] = [];
  let first = 0;
  let number = 0;
  for (let n = 0; n < events.length; n++) {
    const over = events[n]!.some((event) => ENDS.has(event.kind)) || n === events.length - 1;
    if (!over) continue;
    const all = events.slice(first, n + 1).flat();
    const bidding = all.some((event) => event.kind === "bid" || event.kind === "passed");
    const kind = bidding ? "auction" : all.some((event) => event.kind === "scored") ? "scoring" : "turn";
    const seat = bidding ? null : (all.find((event) => event.seat && event.kind !== "scoring-round")?.seat ?? null);
    turns.push({ number: bidding ? 0 : ++number, first, last: n + 1, seat, kind });
    first = n + 1;
  }
  return turns;
}

/** The turn that a moment belongs to: the one its last action was in. */
export function turnAt(reel: Reel, at: number): Turn | null {
  return reel.turns.find((turn) => at > turn.first && at <= turn.last) ?? reel.turns[0] ?? null;
}

/** Where one comes when going on, or back, by a turn. */
export function byTurn(reel: Reel, at: number, step: 1 | -1): number {
  if (step > 0) return reel.turns.find((turn) => turn.last > at)?.last ?? reel.length;
  return reel.turns.findLast((turn) => turn.last < at)?.last ?? 0;
}

/** The event that a moment is best told by. */
export function mainEvent(events: readonly Told[]): Told | undefined {
  const WEIGHT = ["game-over", "scored", "scoring-round", "final-round", "auction-won", "tile-left-game"];
  for (const kind of WEIGHT) {
    const found = events.find((event) => event.kind === kind);
    if (found) return found;
  }
  return events[0];
}

/** By how much everybody is ahead of the average, at the end of every turn. */
export function leads(reel: Reel): { at: number; lead: number[] }[] {
  return [0, ...reel.turns.map((turn) => turn.last)].map((at) => {
    const scores = reel.views[at]!.seats.map((seat) => seat.score);
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    return { at, lead: scores.map((score) => score - mean) };
  });
}
