/** Which bots can be had for a game. */
import type { GameName } from "../games/protocol";
import type { BotChoice, Home } from "../net/protocol";

/** All that play it. */
export const playing = (home: Home | null, game: GameName): BotChoice[] => home?.bots.filter((bot) => bot.plays.includes(game)) ?? [];

/** Those that people choose by their level; where there are none, all that play it. */
export function botsFor(home: Home | null, game: GameName): BotChoice[] {
  const all = playing(home, game);
  const levels = all.filter((bot) => bot.for_people);
  return levels.length > 0 ? levels : all;
}

/** The one that sits down unless another is chosen. */
export function usualBot(home: Home, game: GameName): string {
  const all = playing(home, game);
  return (all.find((bot) => bot.name === home.bot) ?? all.find((bot) => bot.for_people) ?? all[0])?.name ?? home.bot;
}
