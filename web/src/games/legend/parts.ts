/** The six parts of a Legend scoring: their order, the sums behind them, and the hexes they come from. */
import { PART_COLOURS, PARTS } from "./art/camp";
import type { LegendSeat, LegendSheet, LegendView, PartName } from "./protocol";
import type { SeatName, TempleScored, Told } from "../../net/protocol";
import { scoredBy } from "../../watch/rounds";
import type { Counting } from "../../watch/scoring.svelte";
import type { ScoringProps } from "../title";
import { numbers } from "./numbers.svelte";

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

/** The points of all parts and the director. */
export const gainOf = ({ sheet, director }: Column): number => PARTS.reduce((sum, part) => sum + pointsOf(sheet, part), director);

/** Temples with points for their height; none where what the rule book gives for heights is not what was scored. */
function tallOf(sheet: LegendSheet): TempleScored[] {
  const bonus = ({ value }: TempleScored): number => numbers.of(`tall${value}`) ?? 0;
  const found = sheet.temples.filter((temple) => bonus(temple) > 0);
  return found.reduce((sum, temple) => sum + bonus(temple), 0) === pointsOf(sheet, "tall") ? found : [];
}

/** The hexes that a part comes from. */
export function hexesOf(sheet: LegendSheet, part: PartName): string[] {
  const temples = sheet.temples.map((temple) => temple.hex);
  switch (part) {
    case "temples":
      return temples;
    case "tall":
      return tallOf(sheet).map((temple) => temple.hex);
    case "volcanoes":
      return sheet.volcanoes;
    case "land":
      return sheet.land.length > 0 ? [...sheet.land, ...temples] : [];
    case "lakes":
      return [...sheet.lakes, ...sheet.ruins];
    case "treasures":
      return [];
  }
}

/** The sum behind a number, "7 + 4" or "2 × 3"; empty where the number says it all. `worth`: points by how many of a kind. */
export function formula(sheet: LegendSheet, part: PartName, worth: readonly number[]): string {
  const points = pointsOf(sheet, part);
  switch (part) {
    case "temples":
      return sheet.temples.length > 1 ? sum(sheet.temples.map((temple) => temple.value)) : "";
    case "tall":
      return sum(
        tallOf(sheet).map((temple) => temple.value),
        ", ",
      );
    case "volcanoes":
      return points > 0 ? times(sheet.volcanoes.length, points / sheet.volcanoes.length) : "";
    case "land":
      return sheet.land.length + sheet.temples.length > 0 ? times(sheet.temples.length, sheet.land.length) : "";
    case "lakes":
      return sheet.lakes.length + sheet.masks > 0 ? times(sheet.lakes.length, sheet.masks) : "";
    case "treasures":
      return sheet.treasures.length > 1 ? sum(sheet.treasures.map(({ count }) => worth[Math.min(count, worth.length - 1)] ?? 0)) : "";
  }
}

const sum = (numbers: readonly number[], by = " + "): string => [...numbers].sort((a, b) => b - a).join(by);
const times = (a: number, b: number): string => `${a} × ${b}`;

/** Everybody's columns as if they scored now. */
export const ifScored = (seats: readonly LegendSeat[], name: (seat: string) => string): Column[] =>
  seats.flatMap(({ seat, if_scored: sheet, score }) =>
    sheet ? [{ seat, name: name(seat), sheet, state: "later", before: score, director: 0 }] : [],
  );

/** The parts are counted one after another; the temples show their values. */
export function counting(event: Told): Counting {
  const sheet = event.parts!;
  return {
    steps: PARTS.map((part) => ({ points: pointsOf(sheet, part), pause: pointsOf(sheet, part) > 0 ? 760 : 160 })),
    rest: 0,
    lit: (shown) => (shown === 1 ? sheet.temples : []),
    hexes: (shown) => (shown ? hexesOf(sheet, PARTS[shown - 1]!) : [...new Set(PARTS.flatMap((part) => hexesOf(sheet, part)))]),
  };
}

/** Everybody's columns in a round of scoring. */
export const columnsOf = ({ scoring, round, order, info, name }: ScoringProps): Column[] =>
  order.map((seat) => {
    const told = scoredBy(round, seat);
    if (told) return scoredColumn(told, name, seat === scoring.event?.seat ? "now" : "scored");
    const { if_scored: sheet, score, director_used: used } = (scoring.view as LegendView).seats.find((s) => s.seat === seat)!;
    const director = round.final && !used ? (info.box?.unused_director ?? 0) : 0;
    return { seat, name: name(seat), sheet: sheet!, state: "later", before: score, director };
  });

/** The column of a scoring that has happened. */
export function scoredColumn(event: Told, name: (seat: string) => string, state: Column["state"] = "scored"): Column {
  const director = Number(event.facts.director ?? 0);
  const sheet = event.parts!;
  return { seat: event.seat!, name: name(event.seat!), sheet, state, before: Number(event.facts.score ?? 0) - sheet.total, director };
}
