/** Who sits down at a new table, in words. */
import type { BotChoice } from "../net/protocol";
import { say } from "../words";
import type { Seat } from "./SeatCard.svelte";

/** Who plays against whom. */
export function lineOf(seats: readonly Seat[], bots: readonly BotChoice[]): string {
  const count = (who: Seat["who"]): number => seats.filter((seat) => seat.who === who).length;
  const sitting = seats.filter((seat) => seat.who === "bot");
  const levels = new Set(sitting.map((seat) => bots.find((bot) => bot.name === seat.bot && bot.for_people)?.level ?? "mixed"));
  const [me, here] = [count("me") > 0, count("here")];
  return say("setup-line", {
    me: me ? "yes" : "no", here, others: me ? here : 0, links: count("link"), bots: sitting.length, level: levels.size === 1 ? [...levels][0]! : "mixed",
  }); // prettier-ignore
}
