import { describe, expect, it } from "vitest";
import { SMOKE } from "../art/marks";
import { addTiles } from "../art/tiles";
import { ANIMATIONS } from "./animations";
import type { Stage } from "./stage.svelte";

/** Plays an event out on a stage that only notes what comes on it, and what is left there. */
async function played(tile: string, still = false): Promise<{ arts: string[]; left: number }> {
  const arts: string[] = [];
  const on = new Set<number>();
  const stage = {
    still,
    scene: { centre: () => ({ x: 0, y: 0 }) },
    enter: (art: string) => {
      on.add(arts.length);
      return { id: arts.push(art) - 1 };
    },
    leave: (...gone: { id: number }[]) => gone.forEach(({ id }) => on.delete(id)),
    tween: (_: number, step: (t: number) => void) => [0, 0.5, 1].forEach(step),
    puff: () => Promise.resolve(),
  };
  await ANIMATIONS["tile-laid"]!(stage as unknown as Stage, { kind: "tile-laid", seat: "Red", hex: "C3", tile, turn: 0 });
  return { arts, left: on.size };
}

addTiles("x1 t3 120010,x2 v0 000000");

describe("a tile that is laid", () => {
  it("parts the canopy, then its stones settle one by one", async () => {
    const { arts, left } = await played("x1");
    expect(arts).toHaveLength(10 + 1 + 4);
    expect(left).toBe(0);
  });

  it("smokes and glows if it is a volcano", async () => {
    const { arts, left } = await played("x2");
    expect(arts.filter((art) => art === SMOKE)).toHaveLength(3);
    expect(left).toBe(0);
  });

  it("only appears where less motion is wished for", async () => {
    const { arts, left } = await played("x2", true);
    expect(arts.includes(SMOKE)).toBe(false);
    expect(left).toBe(0);
  });
});
