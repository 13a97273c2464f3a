import { expect, test } from "vitest";
import type { GameName } from "../games/protocol";
import type { EditionChoice } from "../net/protocol";
import { gameName, gamesOf } from "./games";

const edition = (id: string, game: string, title: string): EditionChoice => ({ id, game, title }) as EditionChoice;
const known = {
  edition: "new",
  editions: [edition("old", "home", "Old edition"), edition("new", "home", "New edition"), edition("far", "away", "Another Game")],
};

test("each game stands once, the usual one first and by its usual edition", () => {
  expect(gamesOf(known)).toEqual([
    { game: "home", name: "Tikal", edition: "new" },
    { game: "away", name: "Another Game", edition: "far" },
  ]);
});

test("a game is named by itself, not by one of its editions", () => {
  expect(gameName(known, "home" as GameName)).toBe("Tikal");
  expect(gameName(known, "away" as GameName)).toBe("Another Game");
});
