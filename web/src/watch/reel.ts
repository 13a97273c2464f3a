/** A film unrolled: the table after every action, the turns it falls into, and where the scorings are. */
import type { Title } from "../games/title";
import type { Film, SeatName, Told } from "../net/protocol";
import { isScoring, mannerOf } from "../table/events";
import type { AnyView } from "../table/table.svelte";
import { rounds, type Round } from "./rounds";

export interface Turn {
  number: number; // as records count them; 0 for what is nobody's turn, as an auction or a draft
  first: number; // actions before it
  last: number; // actions when it is over
  seat: SeatName | null;
  kind: string; // "turn", "scoring", or what is nobody's turn
  round: number; // 0 in games without rounds
}

export interface Reel {
  views: AnyView[]; // views[n]: after n actions
  events: Told[][]; // events[n]: of the action after views[n]
  turns: Turn[];
  rounds: Round[];
  /** Where the rounds of the game begin: after how many actions. */
  chapters: { round: number; at: number }[];
  length: number;
}

export function unroll(film: Film, turnsOf: Title["turns"]): Reel {
  const views: AnyView[] = [film.first];
  for (const frame of film.frames) views.push(after(views.at(-1)!, frame.change));
  const events: Told[][] = film.frames.map(() => []);
  for (const event of film.log) events[event.action]?.push(event);
  const turns = turnsOf(events, views);
  return { views, events, turns, rounds: rounds(film.log), chapters: chaptersOf(views), length: film.frames.length };
}

/** The view that a change leads to; what did not change is the same object. */
export function after(view: AnyView, { game: _, board, seats, ...rest }: Film["frames"][number]["change"]): AnyView {
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

function chaptersOf(views: readonly AnyView[]): { round: number; at: number }[] {
  const found: { round: number; at: number }[] = [];
  views.forEach((view, at) => {
    if ("round" in view && view.round !== found.at(-1)?.round) found.push({ round: view.round, at });
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

/** What a moment is best told by, what matters most first. */
const WEIGHT: ((event: Told) => boolean)[] = [
  (event) => event.kind === "game-over",
  isScoring,
  (event) => !!mannerOf(event).begins,
  (event) => !!mannerOf(event).telling,
];

/** The event that a moment is best told by. */
export function mainEvent(events: readonly Told[]): Told | undefined {
  for (const matters of WEIGHT) {
    const found = events.find(matters);
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
