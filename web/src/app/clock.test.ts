import { expect, test } from "vitest";
import { length, recalled, step, USUAL, written } from "./clock";

test("a clock is told to the server as a short text", () => {
  expect(written(USUAL)).toBe("");
  expect(written({ ...USUAL, kind: "turn" })).toBe("turn 120");
  expect(written({ ...USUAL, kind: "player" })).toBe("player 1200+30");
  expect(written({ ...USUAL, kind: "days" })).toBe("days 3");
});

test("amounts go up and down within what can be chosen", () => {
  expect(step("turn", 120, 1)).toBe(180);
  expect(step("turn", 30, -1)).toBe(30);
  expect(step("extra", 30, -1)).toBe(20);
  expect(step("days", 14, 1)).toBe(14);
});

test("the last choice is taken up where it can still be", () => {
  expect(recalled({ kind: "days", days: 7, turn: 1 })).toEqual({ ...USUAL, kind: "days", days: 7 });
  expect(recalled(null)).toEqual(USUAL);
  expect(recalled({ kind: "sand" })).toEqual(USUAL);
});

test("how long a game takes is told roughly", () => {
  expect(length({ ...USUAL, kind: "player" }, 3)).toBe(3); // half hours
  expect(length({ ...USUAL, kind: "days" }, 3)).toBe(4); // weeks
});
