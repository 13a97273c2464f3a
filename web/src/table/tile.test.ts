/** Tiles that are turned. */
import { describe, expect, it } from "vitest";
import { rotations } from "./tile.svelte";

describe("ways to turn a tile", () => {
  it("are as many as differ by its stones", () => {
    expect(rotations([0, 0, 0, 0, 0, 0])).toBe(1); // a volcano is the same all round
    expect(rotations([2, 1, 2, 1, 2, 1])).toBe(2);
    expect(rotations([1, 0, 2, 1, 0, 2])).toBe(3);
    expect(rotations([3, 0, 0, 0, 0, 0])).toBe(6);
  });
});
