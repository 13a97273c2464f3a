import { render } from "svelte/server";
import { expect, it } from "vitest";
import type { SeatName } from "../net/protocol";
import Podium from "./Podium.svelte";

it("goes down in steps, from the winner on the left to the last", () => {
  const seats: SeatName[] = ["Blue", "White", "Yellow", "Red"];
  const places = seats.map((seat, n) => ({ seat, place: n + 1, name: seat, score: 90 - n, you: false }));
  for (const count of [2, 3, 4]) {
    const { body } = render(Podium, { props: { places: places.slice(0, count), still: true } });
    const names = [...body.matchAll(/<li[^>]*><span[^>]*>(\w+)<\/span>/g)].map((found) => found[1]);
    expect(names).toEqual(seats.slice(0, count));
  }
});
