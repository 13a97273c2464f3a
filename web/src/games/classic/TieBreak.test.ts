import { render } from "svelte/server";
import { expect, it } from "vitest";
import type { SeatName, Told } from "../../net/protocol";
import TieBreak from "./TieBreak.svelte";

const SEATS: readonly SeatName[] = ["Blue", "White", "Red"];

function shown(scores: readonly number[], guards: readonly number[]): string {
  const places = SEATS.map((seat, n) => ({ seat, place: n + 1, name: seat, score: scores[n]! }));
  const keys = Object.fromEntries(SEATS.map((seat, n) => [seat, [scores[n]!, guards[n]!]]));
  const end: Told = { kind: "game-over", code: "event-game-over", action: 9, facts: {}, steps: ["points", "guard"], keys };
  return render(TieBreak, { props: { end, places, last: undefined, name: String, small: false } }).body;
}

it("says what decided between players who are level on points", () => {
  const rows = [...shown([90, 90, 70], [8, 6, 5]).matchAll(/<tr class="(\w+)/g)].map((found) => found[1]);
  expect(rows).toEqual(["level", "decides", "not"]);
  expect(shown([90, 80, 80], [8, 6, 5])).toContain("<table");
});

it("says nothing where nobody is", () => {
  expect(shown([90, 80, 70], [8, 6, 5])).not.toContain("<table");
});
