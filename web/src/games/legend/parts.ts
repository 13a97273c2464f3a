/** The six parts of a Legend scoring, in their order. */
import { PART_COLOURS, PARTS } from "./art/camp";
import type { LegendSeat, LegendSheet, LegendView, PartName } from "./protocol";
import type { SeatName, Told } from "../../net/protocol";
import { scoredBy } from "../../watch/rounds";
import type { Counting } from "../../watch/scoring.svelte";
import { say } from "../../words";
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

/** One step of a count: what of a part comes in with it, and what is lit then. */
export interface Step {
  part: PartName;
  points: number;
  pause: number;
  from?: string;
  lit: readonly { hex: string; value: number; text?: string }[];
}

const PAUSE = { hex: 560, product: 1100, treasures: 760, nothing: 160 };

/** What pays by the hex comes in hex by hex; what is multiplied shows both numbers on the board. */
export function stepsOf(sheet: LegendSheet): Step[] {
  return PARTS.flatMap((part): Step[] => {
    const points = pointsOf(sheet, part);
    const paying = payingIn(sheet, part);
    if (points === 0) return [{ part, points, pause: PAUSE.nothing, lit: [] }];
    if (paying.length === 0)
      return [{ part, points, pause: part === "treasures" ? PAUSE.treasures : PAUSE.product, lit: factorsOf(sheet, part) }];
    return paying.map(({ hex, value }, n) => ({ part, points: value, pause: PAUSE.hex, from: hex, lit: paying.slice(0, n + 1) }));
  });
}

/** The hexes of a part that pay each by itself. */
function payingIn(sheet: LegendSheet, part: PartName): readonly { hex: string; value: number }[] {
  const pays = ({ hex, value }: { hex: string; value: number }): { hex: string; value: number } => ({ hex, value });
  if (part === "temples") return sheet.temples.map(pays);
  if (part === "tall") return sheet.tall.map(pays);
  if (part === "volcanoes") return sheet.volcanoes.map((hex) => ({ hex, value: pointsOf(sheet, part) / sheet.volcanoes.length }));
  return [];
}

/** What is multiplied in a part, each number on the first of its hexes. */
function factorsOf({ temples, land, lakes, ruins, masks }: LegendSheet, part: PartName): Step["lit"] {
  const tag = (hex: string | undefined, code: string, count: number): Step["lit"] =>
    hex ? [{ hex, value: 0, text: say(code, { count }) }] : [];
  if (part === "land") return [...tag(temples[0]?.hex, "count-temples", temples.length), ...tag(land[0], "count-land", land.length)];
  if (part === "lakes") return [...tag(lakes[0], "count-lakes", lakes.length), ...tag(ruins[0], "count-masks", masks)];
  return [];
}

/** What has come in after some steps, by part: those that are not counted yet are left out. */
export function countedIn(sheet: LegendSheet, shown: number): Partial<Record<PartName, number>> {
  const sums: Partial<Record<PartName, number>> = {};
  for (const { part, points } of stepsOf(sheet).slice(0, shown)) sums[part] = (sums[part] ?? 0) + points;
  return sums;
}

/** The parts are counted one after another. */
export function counting(event: Told): Counting {
  const sheet = event.sheet as LegendSheet;
  const steps = stepsOf(sheet);
  return {
    steps,
    rest: 300,
    lit: (shown) => steps[shown - 1]?.lit ?? [],
    hexes: (shown) => (shown ? hexesOf(sheet, steps[shown - 1]!.part) : [...new Set(PARTS.flatMap((part) => hexesOf(sheet, part)))]),
  };
}

/** Everybody's columns in a round of scoring. */
export const columnsOf = ({ scoring, round, order, name }: ScoringProps): Column[] =>
  (scoring.view as LegendView).seats
    .filter(({ seat }) => order.includes(seat))
    .map(({ seat }) => {
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
