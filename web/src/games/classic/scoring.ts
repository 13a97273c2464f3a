/** A scoring of the classic game: temple after temple is lit, then the treasures count. */
import type { ScoreSheet, View } from "./protocol";
import type { SeatName, Told } from "../../net/protocol";
import { points, scoredBy, templesOf, type Round } from "../../watch/rounds";
import type { Counting, Scoring } from "../../watch/scoring.svelte";

export function counting(event: Told): Counting {
  const temples = templesOf(event);
  const hexes = temples.map(({ hex }) => hex);
  return {
    steps: temples.map(({ hex, value }) => ({ points: value, pause: 620, from: hex })),
    rest: (event.sheet as ScoreSheet).treasures.length ? 300 : 0,
    lit: (shown) => temples.slice(0, shown),
    hexes: () => hexes,
  };
}

export interface Row {
  seat: SeatName;
  state: "scored" | "now" | "later";
  sheet: ScoreSheet;
  before: number;
  gain: number;
  after: number;
}

/** Everybody's row in a round of scoring. */
export function rowsOf(scoring: Scoring, round: Round, order: readonly SeatName[]): Row[] {
  const view = scoring.view as View;
  return order.map((seat) => {
    const told = scoredBy(round, seat);
    if (told && seat !== scoring.event?.seat) return { seat, state: "scored", sheet: told.sheet as ScoreSheet, ...points(told) };
    const shown = view.seats.find((s) => s.seat === seat)!;
    if (!told) {
      const sheet = shown.if_scored!; // who has not scored in this round does so yet
      return { seat, state: "later", sheet, before: shown.score, gain: sheet.total, after: shown.score };
    }
    const had = points(told).before;
    return { seat, state: "now", sheet: told.sheet as ScoreSheet, before: had, gain: scoring.gained, after: had + scoring.gained };
  });
}
