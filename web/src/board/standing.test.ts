import { describe, expect, it } from "vitest";
import large from "./fixtures/large-middle.json";
import { Scene } from "./scene.svelte";
import { handles } from "./standing";
import { figureKey, type BoardView, type Group, type HexView } from "./types";

const hex = (large.board as HexView[]).find(({ terrain }) => terrain === "clearing")!;

function both(group: Group, scale: number): { leader: { x: number; rx: number }; explorer: { x: number; rx: number } } {
  const board = (large.board as HexView[]).map((h) => (h.hex === hex.hex ? { ...h, camp: "Red", figures: { Red: group } } : h));
  const scene = new Scene(
    () => ({ ...large, board }) as unknown as BoardView,
    () => scale,
  );
  const pick = { [figureKey("Red", hex.hex, "leader")]: "leader", [figureKey("Red", hex.hex, "explorer")]: "explorer" };
  const found = handles(scene, pick);
  const of = (figure: string): { x: number; rx: number } => {
    const { at, rx } = found.find((handle) => handle.figure === figure)!;
    return { x: at.x, rx };
  };
  return { leader: of("leader"), explorer: of("explorer") };
}

describe("figures to be picked", () => {
  it("are easy to hit on a camp, and not one for the other", () => {
    for (const scale of [0.38, 0.5, 0.8, 1.2])
      for (const group of [
        { leader: true, leaders: 1, explorers: 1 },
        { leader: true, leaders: 2, explorers: 3 },
      ] as Group[]) {
        const { leader, explorer } = both(group, scale);
        expect(explorer.x + explorer.rx).toBeLessThanOrEqual(leader.x - leader.rx + 0.01);
        for (const { rx } of [leader, explorer]) expect(2 * rx * scale).toBeGreaterThan(24);
      }
  });
});
