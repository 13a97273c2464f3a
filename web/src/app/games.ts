/** The games that there are, by the names that people know them by. */
import type { GameName } from "../games/protocol";
import type { Home } from "../net/protocol";
import { say } from "../words";

type Known = Pick<Home, "edition" | "editions">;

/** The game of the house has its name; another that of its first edition. */
export function gameName({ edition, editions }: Known, game: GameName): string {
  const usual = editions.find((each) => each.id === edition)?.game;
  return game === usual ? say("table-title") : (editions.find((each) => each.game === game)?.title ?? "");
}

/** All of them, the usual one first, each with the edition that it is played by unless another is chosen. */
export function gamesOf(known: Known): { game: GameName; name: string; edition: string }[] {
  const { edition, editions } = known;
  const sorted = [...editions].sort((a, b) => Number(b.id === edition) - Number(a.id === edition));
  return [...new Set(sorted.map(({ game }) => game))].map((game) => ({
    game,
    name: gameName(known, game),
    edition: sorted.find((each) => each.game === game)!.id,
  }));
}
