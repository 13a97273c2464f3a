/** A film unrolled: the table after every action, the turns it falls into, and where the scorings are. */
import type { Film, LegendChange, LegendView, SeatName, Told, View, ViewChange } from "../net/protocol";
import { isScoring, rounds, type Round } from "./rounds";

export type AnyView = View | LegendView;

export interface Turn {
  number: number; // as records count them; 0 for an auction or a draft
  first: number; // actions before it
  last: number; // actions when it is over
  seat: SeatName | null; // null for an auction or a draft
  kind: "turn" | "scoring" | "auction" | "draft";
  round: number; // of Legend; 0 in games without rounds
}

export interface Reel {
  views: AnyView[]; // views[n]: after n actions
  events: Told[][]; // events[n]: of the action after views[n]
  turns: Turn[];
  rounds: Round[];
  /** Where Legend's rounds begin: after so many actions. */
  chapters: { round: number; at: number }[];
  length: number;
}

const ENDS = new Set(["turn-ended", "auction-won", "auction-all-passed", "legend-scored", "out-for-round"]);
const DRAFTING = new Set(["card-taken", "token-taken", "place-taken", "tile-taken"]);
const DEALING = new Set(["power-dealt", "card-dealt", "token-drawn", "tile-offered", "draft-began", "round-began"]);
const BIDDING = new Set(["bid", "passed"]);

export function unroll(film: Film): Reel {
  const views: AnyView[] = [film.first];
  for (const frame of film.frames) views.push(after(views.at(-1)!, frame.change));
  const events: Told[][] = film.frames.map(() => []);
  for (const event of film.log) events[event.action]?.push(event);
  const turns = film.first.game === "legend" ? legendTurns(events, views) : turnsOf(events);
  return { views, events, turns, rounds: rounds(film.log), chapters: chaptersOf(views), length: film.frames.length };
}

/** The view that a change leads to; what did not change is the same object. */
export function after(view: AnyView, { game: _, board, seats, ...rest }: ViewChange | LegendChange): AnyView {
  const next = { ...view, ...rest } as AnyView;
  if (board) next.board = patched<{ hex: string }>(view.board, board, ({ hex }) => hex) as never;
  if (seats) next.seats = patched<{ seat: string }>(view.seats, seats, ({ seat }) => seat) as never;
  return next;
}

/** A list with those that changed in the place of those of before, and what is new at its end. */
function patched<T>(list: readonly T[], changed: readonly T[], name: (of: T) => string): T[] {
  const news = new Map(changed.map((one) => [name(one), one]));
  const known = new Set(list.map(name));
  return [...list.map((one) => news.get(name(one)) ?? one), ...changed.filter((one) => !known.has(name(one)))];
}

function turnsOf(events: readonly Told[][]): Turn[] {
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

/** Legend's turns: what is dealt and drafted in a round is one of them, then every player's. */
function legendTurns(events: readonly Told[][], views: readonly AnyView[]): Turn[] {
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
    const before = views[n]!;
    const round = before.game === "legend" ? before.round : 0;
    turns.push({
      number: draft ? 0 : ++number,
      first,
      last: n + 1,
      seat,
      kind: draft ? "draft" : all.some(isScoring) ? "scoring" : "turn",
      round,
    });
    first = n + 1;
  }
  return turns;
}

function chaptersOf(views: readonly AnyView[]): { round: number; at: number }[] {
  const found: { round: number; at: number }[] = [];
  views.forEach((view, at) => {
    if (view.game === "legend" && view.round !== found.at(-1)?.round) found.push({ round: view.round, at });
  });
  return found;
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
  const WEIGHT = [
    "game-over",
    "legend-scored",
    "scored",
    "scoring-round",
    "final-round",
    "interim-scoring",
    "final-scoring",
    "auction-won",
    "tile-left-game",
  ];
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
