/** How long ago something was, in words. */
import { speech } from "../language.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** Both in seconds since 1970. */
export function ago(then: number, now: number): string {
  const words = new Intl.RelativeTimeFormat(speech.language, { numeric: "auto", style: "short" });
  const passed = Math.max(0, now - then);
  for (const [unit, length] of STEPS) if (passed >= length) return words.format(-Math.floor(passed / length), unit);
  return words.format(0, "second");
}
