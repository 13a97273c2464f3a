/** Times as people read them. All in milliseconds unless it says otherwise. */
import { say } from "../words";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (number: number): string => String(number).padStart(2, "0");

/** What a plate shows: "2 d 20 h", "1 h 05" or "11:20". */
export function plate(left: number): string {
  if (left >= DAY) return say("clock-plate-days", { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  if (left >= HOUR) return say("clock-plate-hours", { hours: Math.floor(left / HOUR), minutes: two(Math.floor((left % HOUR) / MINUTE)) });
  const seconds = Math.ceil(left / SECOND); // 0:00 only when it is up
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

/** An amount of time in a word or two, from seconds: "30 s", "20 min". */
export const amount = (seconds: number): string =>
  seconds % 60 ? say("clock-seconds", { count: seconds }) : say("clock-minutes", { count: seconds / 60 });

interface Timed {
  kind: string;
  budget: number;
  extra: number;
}

/** How a table is timed, in a few words: "20 min + 30 s". */
export function timing({ kind, budget, extra }: Timed): string {
  if (kind === "days") return say("clock-of-days", { days: Math.round((budget * SECOND) / DAY) });
  if (kind === "turn") return say("clock-of-turn", { text: amount(budget) });
  return say("clock-of-player", { text: amount(budget), extra: extra ? amount(extra) : "none" });
}
