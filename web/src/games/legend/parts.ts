/** The six parts of a Legend scoring, in their order. */
import { PART_COLOURS, PARTS } from "./art/camp";
import type { LegendSeat, LegendSheet, LegendView, PartName } from "./protocol";
import type { SeatName, Told } from "../../net/protocol";
import { scoredBy } from "../../watch/rounds";
import type { Counting } from "../../watch/scoring.svelte";
import type { ScoringProps } from "../title";

export { PARTS };

/** The colours of the parts in bars. */
export const COLOURS: Readonly<Record<PartName | "before" | "director", string>> = {
  before: "#75715c",
  ...PART_COLOURS,
  director: "#e9dfc0",
};

/** One player's column: what is scored, or would be. */
export interface Column {
  seat: SeatName;
  name: string;
  sheet: LegendSheet;
  /** It has been scored, is being scored, or would be if it were now. */
  state: "scored" | "now" | "later";
  /** Points before. */
  before: number;
  /** For a museum director never asked. */
  director: number;
}

export const pointsOf = (sheet: LegendSheet, part: PartName): number => sheet.parts[part] ?? 0;
export const hexesOf = (sheet: LegendSheet, part: PartName): readonly string[] => sheet.hexes[part] ?? [];

/** The points of all parts and the director. */
export const gainOf = ({ sheet, director }: Column): number => PARTS.reduce((sum, part) => sum + pointsOf(sheet, part), director);

/** Everybody's columns as if they scored now. */
export const ifScored = (seats: readonly LegendSeat[], name: (seat: string) => string): Column[] =>
  seats.flatMap(({ seat, if_scored: sheet, score }) =>
    sheet ? [{ seat, name: name(seat), sheet, state: "later", before: score, director: 0 }] : [],
  );

/** The parts are counted one after another; the temples show their values. */
export function counting(event: Told): Counting {
  const sheet = event.sheet as LegendSheet;
  return {
    steps: PARTS.map((part) => ({ points: pointsOf(sheet, part), pause: pointsOf(sheet, part) > 0 ? 760 : 160 })),
    rest: 0,
    lit: (shown) => (shown === 1 ? sheet.temples : []),
    hexes: (shown) => (shown ? hexesOf(sheet, PARTS[shown - 1]!) : [...new Set(PARTS.flatMap((part) => hexesOf(sheet, part)))]),
  };
}

/** Everybody's columns in a round of scoring. */
export const columnsOf = ({ scoring, round, order, name }: ScoringProps): Column[] =>
  order.map((seat) => {
    const told = scoredBy(round, seat);
    if (told) return scoredColumn(told, name, seat === scoring.event?.seat ? "now" : "scored");
    const { if_scored: sheet, score, director_due: director } = (scoring.view as LegendView).seats.find((s) => s.seat === seat)!;
    return { seat, name: name(seat), sheet: sheet!, state: "later", before: score, director };
  });

/** The column of a scoring that has happened. */
export function scoredColumn(event: Told, name: (seat: string) => string, state: Column["state"] = "scored"): Column {
  const director = Number(event.facts.director ?? 0);
  const sheet = event.sheet as LegendSheet;
  return { seat: event.seat!, name: name(event.seat!), sheet, state, before: Number(event.facts.score ?? 0) - sheet.total, director };
}
