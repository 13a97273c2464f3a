import { expect, test } from "vitest";
import { passing } from "./clocks.svelte";

test("five minutes, one, thirty seconds and ten are told, and nothing twice", () => {
  expect(passing(300_100, 299_900)).toEqual({ told: 300, ticks: false });
  expect(passing(299_900, 299_700)).toEqual({ told: null, ticks: false });
  expect(passing(90_000, 25_000).told).toBe(30); // a page that was asleep tells the last of them
  expect(passing(10_100, 9_900)).toEqual({ told: 10, ticks: true });
});

test("the last ten seconds tick, once each", () => {
  expect(passing(9_100, 8_900).ticks).toBe(true);
  expect(passing(8_900, 8_700).ticks).toBe(false);
  expect(passing(200, 0).ticks).toBe(false);
});
