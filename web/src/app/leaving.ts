/** How one gets rid of a game: its host deletes it, unless others still play it. */
import type { GameCard } from "../net/protocol";

export type Leaving = "delete" | "leave";

export function leaving(game: GameCard): Leaving {
  const others = game.players.some((player) => player.kind === "person" && !player.yours);
  return game.host && (game.over || game.uploaded || !others) ? "delete" : "leave";
}
