/** Scorings as the journal of any game tells them: who scored when, what, and which temples paid more than one. */
import type { ScoringRound, SeatName, Told } from "../net/protocol";
import { isScoring, mannerOf } from "../table/events";
import { chapters } from "../table/story";

/** What a scoring paid in all. */
export const totalOf = (event: Told): number => event.sheet?.total ?? 0;

/** The temples that paid. */
export const templesOf = (event: Told): readonly { hex: string; value: number; guard: boolean }[] => event.sheet?.temples ?? [];

export interface Round {
  number: number;
  final: boolean;
  by: SeatName | null; // who drew the volcano, or begins
  action: number; // that began it
  scored: Told[]; // in order
}

/** The moment right after the last scoring of a round, or after it began: how many actions have happened then. */
export const momentOf = ({ scored, action }: Round): number => (scored.at(-1)?.action ?? action) + 1;

/** All scoring rounds so far. */
export function rounds(log: readonly Told[]): Round[] {
  const found: Round[] = [];
  for (const event of log) {
    const { begins } = mannerOf(event);
    if (begins) {
      found.push({ number: found.length + 1, final: begins === "final", by: event.seat ?? null, action: event.action, scored: [] });
    } else if (isScoring(event)) {
      if (found.length === 0) found.push({ number: 1, final: false, by: null, action: event.action, scored: [] }); // taken up in the middle
      found.at(-1)!.scored.push(event);
    }
  }
  return found;
}

/** The round that a scoring belongs to, as it stood right after it: also when it is shown again and the journal knows more. */
export const roundOf = (log: readonly Told[], { action }: Told): Round => rounds(log.filter((event) => event.action <= action)).at(-1)!;

/** What who scores did in the turn that ends with it, and the action points it took. */
export function turnOf(log: readonly Told[], { action, seat }: Told, name: (seat: string) => string): { spent: number; did: string } {
  const turn = chapters(log.filter((event) => event.action <= action), [], name).findLast((chapter) => chapter.seat === seat); // prettier-ignore
  return { spent: turn?.spent ?? 0, did: turn?.others ?? "" };
}

/** Whether a seat has scored in the round that is on: what it would score then counts for the next one. */
export const hasScored = ({ scoring, current }: { scoring: ScoringRound | null; current: string | null }, seat: string): boolean =>
  !!scoring && seat !== current && !scoring.waiting.some((other) => other === seat);

/** What a seat scored in a round. */
export const scoredBy = (round: Round, seat: string): Told | undefined => round.scored.find((event) => event.seat === seat);

/** Points before and after a scoring. */
export function points(event: Told): { before: number; gain: number; after: number } {
  const after = Number(event.facts.score ?? 0);
  const gain = totalOf(event);
  return { before: after - gain, gain, after };
}

/** Temples that paid several players in one round, with who they were. */
export function shared(round: Round): { hex: string; seats: SeatName[] }[] {
  const paid = new Map<string, SeatName[]>();
  for (const event of round.scored)
    for (const temple of templesOf(event)) if (event.seat) paid.set(temple.hex, [...(paid.get(temple.hex) ?? []), event.seat]);
  return [...paid].filter(([, seats]) => seats.length > 1).map(([hex, seats]) => ({ hex, seats }));
}
