import { describe, expect, it } from "vitest";
import { place, type Around } from "./place";

const around = (change: Partial<Around> = {}): Around => ({
  room: { left: 74, top: 108, right: 740, bottom: 560 },
  wide: 340,
  tall: 230,
  hex: { x: 300, y: 500 },
  reach: 100,
  about: [{ x: 300, y: 500 }],
  land: [
    { x: 300, y: 500 },
    { x: 420, y: 560 },
  ],
  half: 60,
  ...change,
});

describe("the guide of a lesson", () => {
  it("stands in a corner where it hides nothing", () => {
    expect(place(around(), null)).toMatchObject({ x: 740, y: 108 });
  });

  it("stays there while what is asked for changes, and when there is more to say", () => {
    const first = place(around(), null);
    const next = place(around({ hex: { x: 420, y: 560 }, about: [{ x: 420, y: 560 }], tall: 300 }), first);
    expect(next).toMatchObject({ x: first.x, y: first.y });
  });

  it("gives way where it would hide what the step is about", () => {
    const hex = { x: 900, y: 200 };
    const next = place(around({ hex, about: [hex] }), { x: 740, y: 108 });
    expect(next.x + 340 < hex.x - 60 || next.y > hex.y + 60).toBe(true);
  });

  it("points to the hex that it stands beside", () => {
    expect(place(around({ hex: { x: 300, y: 300 } }), { x: 420, y: 200 })).toMatchObject({ side: "left", beak: 100 });
    expect(place(around({ hex: { x: 100, y: 300 }, about: [] }), { x: 740, y: 200 }).beak).toBeNull();
  });
});
