/** The possible swaps of Legend as the exchange window shows them. */
import type { Exchange, LegendSeat, Pick, Refusal, SeatName } from "../../net/protocol";
import { say } from "../../words";

const refusal = (code: string, facts: Refusal["facts"]): Refusal => ({ code, facts, sentence: say(code, facts) });

/** Of what one owns and of what others own: what is part of a possible pair, and why the rest is not. */
export function exchangeOf(picks: readonly Pick[], seats: readonly LegendSeat[], me: SeatName, cost: number): Exchange {
  const pairs = picks.map((pick) => ({ seat: pick.seat!, give: pick.give!, take: pick.take!, action: pick.action }));
  const partners = new Set(pairs.map((pair) => pair.seat));
  const others = seats.filter((seat) => seat.seat !== me && partners.has(seat.seat));
  const own = seats.find((seat) => seat.seat === me)?.treasures ?? {};
  const owned = (list: Readonly<Record<string, number>>): [string, number][] => Object.entries(list).filter(([, count]) => count > 0);
  return {
    cost,
    pairs,
    give: owned(own).map(([treasure, count]) => ({
      treasure,
      count,
      refusal: pairs.some((pair) => pair.give === treasure) ? null : refusal("swap-not-given", {}),
    })),
    take: others.flatMap(({ seat, treasures }) =>
      owned(treasures).map(([treasure, count]) => ({
        seat,
        treasure,
        count,
        refusal: pairs.some((pair) => pair.seat === seat && pair.take === treasure) ? null : refusal("swap-not-taken", {}),
      })),
    ),
  };
}
