/** How long ago something was, in words. */
import { language } from "../words";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];
const words = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });

/** Both in seconds since 1970. */
export function ago(then: number, now: number): string {
  const passed = Math.max(0, now - then);
  for (const [unit, length] of STEPS) if (passed >= length) return words.format(-Math.floor(passed / length), unit);
  return words.format(0, "second");
}
