/**
 * Where figures stand is worked out here and, for pictures outside the page, in Python. One file holds what both have
 * to find: `PLACINGS=renew npx vitest run placings` writes it.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { gridOf } from "./geometry";
import { figureSize, place, present } from "./placing";
import { blockedBy, laidStones } from "./trail";
import type { BoardView } from "./types";

const FILE = new URL("../../../tests/drawing/placings.json", import.meta.url);
const views = import.meta.glob<BoardView>("./fixtures/*.json", { eager: true, import: "default" });

/** Feet of every group, by fixture, hex and seat. */
function placings(): Record<string, Record<string, Record<string, [number, number]>>> {
  const found: ReturnType<typeof placings> = {};
  for (const [path, view] of Object.entries(views).sort()) {
    const grid = gridOf(view.board);
    const blocks = blockedBy(grid, laidStones(grid, view.trail_stones?.placed ?? [], new Map(view.board.map((h) => [h.hex, h]))));
    const hexes = view.board.filter((h) => present(h).length > 0);
    found[path.split("/").at(-1)!] = Object.fromEntries(
      hexes.map((h) => {
        const { groups } = place(h, { blocked: blocks.get(h.hex), size: figureSize(grid) });
        return [h.hex, Object.fromEntries(Object.entries(groups).map(([seat, { x, y }]) => [seat, [x, y]]))];
      }),
    );
  }
  return found;
}

it("figures stand where they stand in pictures that are made in Python", () => {
  const now = placings();
  if (process.env.PLACINGS === "renew") writeFileSync(FILE, JSON.stringify(now) + "\n");
  expect(now).toEqual(JSON.parse(readFileSync(FILE, "utf8")));
  expect(Object.values(now).flatMap((hexes) => Object.keys(hexes)).length).toBeGreaterThan(50);
});
