import { expect, test } from "vitest";
import type { EditionChoice } from "../net/protocol";
import { gameName, gamesOf } from "./games";

const edition = (id: string, game: string, title: string): EditionChoice => ({ id, game, title }) as EditionChoice;
const known = {
  edition: "super-meeple",
  editions: [
    edition("ravensburger", "classic", "Ravensburger"),
    edition("super-meeple", "classic", "Super Meeple"),
    edition("legend", "legend", "Tikal Legend"),
  ],
};

test("each game stands once, the usual one first and by its usual edition", () => {
  expect(gamesOf(known)).toEqual([
    { game: "classic", name: "Tikal", edition: "super-meeple" },
    { game: "legend", name: "Tikal Legend", edition: "legend" },
  ]);
});

test("a game is named by itself, not by one of its editions", () => {
  expect(gameName(known, "classic")).toBe("Tikal");
  expect(gameName(known, "legend")).toBe("Tikal Legend");
});
