import { describe, expect, it } from "vitest";
import type { Habit, PlayedGame, Standing } from "../net/protocol";
import { byGame, byTable, heightOf, linesOf, mean, partsOf, scaleOf, shares, unlike } from "./results";

const standing = (edition: string, players: number, games: number, level = ""): Standing => ({
  game: "g", edition, title: edition, auction: false, players, level, games, rated: games, number: 1500, around: 50, sure: true, places: [],
  points: 0,
}) as unknown as Standing; // prettier-ignore
const game = (place: number, points: number): PlayedGame => ({ place, points, players: 3 }) as PlayedGame;
const habit = (kind: Habit["kind"], own: number, others: number): Habit => ({ kind, own, others });

describe("results", () => {
  it("are put together by what is played", () => {
    const all = [standing("a", 2, 3), standing("b", 2, 9), standing("a", 3, 2), standing("a", 3, 7, "hard"), standing("a", 3, 1, "easy")];
    expect(byGame(all).map(({ edition, games, rows }) => [edition, games, rows.length])).toEqual([
      ["b", 9, 1],
      ["a", 5, 2],
    ]);
    expect(byTable(all).map(({ games, rows }) => [games, rows.length])).toEqual([[8, 2]]);
  });

  it("fit on their scale", () => {
    expect(scaleOf([])).toEqual({ low: 1500, high: 1600 });
    expect(scaleOf([{ number: 1643, around: 80 }])).toEqual({ low: 1500, high: 1800 });
    expect(scaleOf([{ number: 1310, around: 200 }])).toEqual({ low: 1100, high: 1600 });
    for (const [low, high] of [[1500, 1600], [1100, 1900], [0, 3000]] as const) {
      const lines = linesOf({ low, high });
      expect(lines.length).toBeGreaterThan(1);
      expect(lines.length).toBeLessThan(7);
      expect(Math.min(...lines)).toBeGreaterThanOrEqual(low);
      expect(Math.max(...lines)).toBeLessThanOrEqual(high);
    } // prettier-ignore
  });

  it("have taller columns for better places", () => {
    expect(heightOf(1, 4)).toBe(1);
    expect(heightOf(2, 4)).toBeGreaterThan(heightOf(3, 4));
    expect(heightOf(4, 4)).toBeGreaterThan(0.2);
  });

  it("add up", () => {
    const games = [game(1, 90), game(1, 80), game(3, 40), game(2, 70)];
    expect(shares(games)).toEqual([0.5, 0.25, 0.25]);
    expect(mean(games)).toBe(70);
    expect(shares([])).toEqual([]);
    expect(mean([])).toBe(0);
  });
});

describe("habits", () => {
  const habits = [habit("walk", 60, 300), habit("dig", 20, 20), habit("guard", 20, 80)];

  it("are parts of a whole", () => {
    expect(partsOf(habits).map(({ own }) => own)).toEqual([0.6, 0.2, 0.2]);
    expect(partsOf(habits).reduce((sum, { others }) => sum + others, 0)).toBeCloseTo(1);
    expect(partsOf([habit("walk", 0, 0)])).toEqual([{ kind: "walk", own: 0, others: 0 }]);
  });

  it("tell in what somebody differs", () => {
    expect(unlike(habits)).toEqual({ more: ["dig"], less: ["walk"] });
    expect(unlike([habit("walk", 51, 50), habit("dig", 49, 50)])).toEqual({ more: [], less: [] });
  });
});
