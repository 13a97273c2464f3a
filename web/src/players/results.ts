/** What a player's results look like: lines, bands, columns and bars, as numbers. Nothing here is drawn. */
import type { Habit, KindOfGame, PlayedGame, Standing } from "../net/protocol";

/** What is rated by itself. */
export type Kind = Pick<KindOfGame, "edition" | "auction" | "players">;

export const sameKind = (one: Kind, other: Kind): boolean =>
  one.edition === other.edition && one.auction === other.auction && one.players === other.players;

/** Standings one under the other that belong together. */
export interface Group {
  key: string;
  edition: string;
  title: string;
  auction: boolean;
  games: number;
  rows: Standing[];
}

function grouped(standings: readonly Standing[], keyOf: (standing: Standing) => string): Group[] {
  const found = new Map<string, Group>();
  for (const standing of standings) {
    const key = keyOf(standing);
    const { edition, title, auction } = standing;
    const group = found.get(key) ?? { key, edition, title, auction, games: 0, rows: [] };
    group.games += standing.games;
    group.rows.push(standing);
    found.set(key, group);
  }
  return [...found.values()].sort((a, b) => b.games - a.games);
}

/** Those with people, by what is played; what is played most comes first. */
export const byGame = (standings: readonly Standing[]): Group[] =>
  grouped(
    standings.filter((each) => !each.level),
    (each) => `${each.edition} ${each.auction}`,
  );

/** Those against bots, by what is played and by how many. */
export const byTable = (standings: readonly Standing[]): Group[] =>
  grouped(
    standings.filter((each) => each.level),
    (each) => `${each.edition} ${each.auction} ${each.players}`,
  );

/** The ends of a scale that has room for these ratings, at full hundreds. */
export function scaleOf(numbers: readonly { number: number; around: number }[]): { low: number; high: number } {
  const low = Math.min(1500, ...numbers.map(({ number, around }) => number - around));
  const high = Math.max(1500, ...numbers.map(({ number, around }) => number + around));
  return { low: Math.floor(low / 100) * 100, high: Math.max(Math.ceil(high / 100), Math.floor(low / 100) + 1) * 100 };
}

/** Where lines go across a chart: at most five, at even numbers. */
export function linesOf({ low, high }: { low: number; high: number }): number[] {
  const step = [50, 100, 200, 500, 1000].find((each) => (high - low) / each <= 5) ?? 2000;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, n) => first + n * step);
}

/** How high the column of a place is: first is tallest, last is lowest. */
export const heightOf = (place: number, players: number): number => 1 - ((place - 1) / Math.max(1, players - 1)) * 0.68;

/** How often each place was taken, in parts of 1. */
export function shares(games: readonly PlayedGame[]): number[] {
  const most = Math.max(0, ...games.map((game) => game.players));
  return Array.from({ length: most }, (_, n) => games.filter((game) => game.place === n + 1).length / Math.max(1, games.length));
}

export const mean = (games: readonly PlayedGame[]): number => games.reduce((sum, game) => sum + game.points, 0) / Math.max(1, games.length);

/** Parts of 1 that habits have, own and others'. */
export function partsOf(habits: readonly Habit[]): { kind: Habit["kind"]; own: number; others: number }[] {
  const own = habits.reduce((sum, habit) => sum + habit.own, 0);
  const others = habits.reduce((sum, habit) => sum + habit.others, 0);
  return habits.map((habit) => ({
    kind: habit.kind,
    own: own ? habit.own / own : 0,
    others: others ? habit.others / others : 0,
  }));
}

/** A difference that is worth a word. */
const NOTABLE = 0.02;

/** What somebody does more than others, and less: at most two of each, the greatest difference first. */
export function unlike(habits: readonly Habit[]): { more: Habit["kind"][]; less: Habit["kind"][] } {
  const parts = partsOf(habits).map(({ kind, own, others }) => ({ kind, by: own - others }));
  const far = (sign: number): Habit["kind"][] =>
    parts
      .filter(({ by }) => by * sign >= NOTABLE)
      .sort((a, b) => (b.by - a.by) * sign)
      .slice(0, 2)
      .map(({ kind }) => kind);
  return { more: far(1), less: far(-1) };
}
