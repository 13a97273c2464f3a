/** Names and kinds of games on player pages. */
import type { Opponent } from "../net/protocol";
import { list, nameShown, say } from "../words";

/** Who else played: people by name, bots by level. */
export function opponents(others: readonly Opponent[]): string {
  const people = others.filter((other) => !other.level).map((other) => (other.name ? nameShown(other.name) : say("player-forgotten")));
  const levels = [...new Set(others.map((other) => other.level).filter(Boolean))];
  const bots = levels.map((level) =>
    say("player-bot", { count: others.filter((other) => other.level === level).length, level: say(`level-${level}`) }),
  );
  return list([...people, ...bots]);
}

/** What is played: the edition, and whether by auction. */
export const kindShown = ({ title, auction }: { title: string; auction: boolean }): string =>
  auction ? say("player-auction", { title }) : title;

/** A part of 1 in words: "38 %". */
export const percent = (part: number, language: string): string =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(part);

/** A change with its sign: "+11", "−9". */
export const change = (by: number): string => (by > 0 ? `+${by}` : by < 0 ? `−${-by}` : "±0");
