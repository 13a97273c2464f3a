import { describe, expect, it } from "vitest";
import { SMOKE } from "../art/marks";
import { addTiles } from "../art/tiles";
import { BED, lakeOf, WAVE } from "../art/wilds";
import { ANIMATIONS } from "./animations";
import { Stage } from "./stage.svelte";
import type { Scene } from "./scene.svelte";

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

addTiles("x1 t3 120010,x2 v0 000000,x3 l0 100000");

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

  it("fills with water if it is a lake: dry first, then the pond, then two waves", async () => {
    const { arts, left } = await played("x3");
    const laid = arts.findIndex((art) => art.includes(BED));
    const pond = arts.indexOf(lakeOf([1, 0, 0, 0, 0, 0]));
    expect([laid >= 0, pond > laid, arts.slice(pond + 1)]).toEqual([true, true, [WAVE, WAVE]]);
    expect(left).toBe(0);
    const still = await played("x3", true);
    expect([still.arts.includes(WAVE), still.arts.some((art) => art.includes(BED)), still.left]).toEqual([false, false, 0]);
  });

  it("only appears where less motion is wished for", async () => {
    const { arts, left } = await played("x2", true);
    expect(arts.includes(SMOKE)).toBe(false);
    expect(left).toBe(0);
  });
});

describe("where less motion is wished for", () => {
  it("nothing is ever between two places", async () => {
    const stage = new Stage({} as Scene, () => ({ speed: 1, still: true }));
    const [from, to] = [
      { x: 0, y: 0 },
      { x: 90, y: 40 },
    ];
    const actor = stage.enter("", from);
    const seen = new Set<string>();
    stage.tween = async (_, step) => {
      for (const t of [0, 0.5, 1]) {
        step(t);
        seen.add([actor.x, actor.y].join());
      }
    };
    await stage.glide(actor, from, to, 600, 50);
    expect([...seen]).toEqual(["0,0", "90,40"]);
    expect(actor.opacity).toBe(1);
  });
});
