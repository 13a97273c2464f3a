import { describe, expect, it } from "vitest";
import large from "./fixtures/large-middle.json";
import {
  arrowStep,
  centre,
  INNER,
  corners,
  gridOf,
  hexAt,
  middleOf,
  NAME,
  neighbour,
  neighbours,
  outside,
  slabs,
  turned,
  type Grid,
} from "./geometry";

describe("the grid", () => {
  it("names forty hexes by column and row", () => {
    expect(INNER.names).toHaveLength(40);
    expect(INNER.names[0]).toBe("A1");
    expect(INNER.names[4]).toBe("A5");
    expect(INNER.names[39]).toBe("H5");
  });

  it("has the neighbours of an odd-q grid, clockwise from north", () => {
    expect(neighbours("A5")).toEqual(["A4", "B4", "B5", null, null, null]);
    expect(neighbours("B4")).toEqual(["B3", "C4", "C5", "B5", "A5", "A4"]);
    expect(neighbours("C3")).toEqual(["C2", "D2", "D3", "C4", "B3", "B2"]);
  });

  it("is its own mirror: each neighbour touches back by the opposite side", () => {
    for (const name of INNER.names)
      for (let side = 0; side < 6; side++) {
        const other = neighbour(name, side);
        if (other) expect(neighbour(other, (side + 3) % 6)).toBe(name);
      }
  });

  it("puts neighbours one hex width apart, in the direction of the side", () => {
    for (const name of INNER.names)
      neighbours(name).forEach((other, side) => {
        if (!other) return;
        const a = centre(name);
        const b = centre(other);
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(173.2, 0);
        const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
        expect(((angle - (-90 + side * 60) + 540) % 360) - 180).toBeCloseTo(0, 5);
      });
  });

  it("finds the hex at a point", () => {
    for (const name of INNER.names) {
      const { x, y } = centre(name);
      expect(hexAt(x, y)).toBe(name);
      for (const c of corners(x, y, 90)) expect(hexAt(c.x, c.y)).toBe(name);
    }
    expect(hexAt(-60, -60)).toBeNull();
    expect(hexAt(1300, 400)).toBeNull();
  });
});

describe("stones", () => {
  it("stand inside their own side, as many as are told", () => {
    const found = slabs([2, 0, 3, 0, 0, 1]);
    expect(found.map((s) => s.side)).toEqual([0, 0, 2, 2, 2, 5]);
    for (const s of found) {
      expect(outside(s.x, s.y, 0, 0)).toBeLessThan(-8);
      expect(outside(s.x, s.y, 0, 0)).toBeGreaterThan(-20);
    }
  });

  it("turn with the tile, as the engine turns them", () => {
    expect(turned([2, 0, 0, 1, 0, 0], 4)).toEqual([0, 1, 0, 0, 2, 0]);
    expect(turned([2, 1, 0, 0, 0, 0], 0)).toEqual([2, 1, 0, 0, 0, 0]);
  });
});

describe("arrow keys", () => {
  it("go up and down a column and to the columns beside", () => {
    expect(arrowStep("C3", "ArrowUp")).toBe("C2");
    expect(arrowStep("C3", "ArrowDown")).toBe("C4");
    expect(arrowStep("C3", "ArrowLeft")).toBe("B3");
    expect(arrowStep("C3", "ArrowRight")).toBe("D3");
    expect(arrowStep("C3", "Home")).toBe("A3");
    expect(arrowStep("C3", "PageDown")).toBe("C5");
  });

  it("stop at the edge of the board", () => {
    expect(arrowStep("A1", "ArrowUp")).toBeNull();
    expect(arrowStep("H5", "ArrowRight")).toBeNull();
    expect(arrowStep("H5", "q")).toBeNull();
  });

  it("reach every hex from every hex, those at the border too", () => {
    const reached = (grid: Grid, from: string): number => {
      const seen = new Set([from]);
      const queue = [from];
      for (let name = queue.pop(); name; name = queue.pop())
        for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
          const next = grid.arrowStep(name, key);
          if (next && !seen.has(next)) {
            seen.add(next);
            queue.push(next);
          }
        }
      return seen.size;
    };
    for (const grid of [INNER, gridOf(large.board)])
      for (const from of ["A5", grid.names.at(-1)!]) expect(reached(grid, from)).toBe(grid.names.length);
  });
});

describe("a board that says where its hexes are", () => {
  const grid = gridOf(large.board);

  it("has the inner hexes where they are, and others round them", () => {
    expect(grid.names).toHaveLength(56);
    for (const name of INNER.names) expect(grid.centre(name)).toEqual(centre(name));
    expect(grid.places.filter((p) => p.border)).toHaveLength(16);
    expect(new Set(grid.names.map((name) => Object.values(grid.centre(name)).map(Math.round).join())).size).toBe(56);
    for (const h of large.board) expect(middleOf(h)).toEqual(grid.centre(h.hex));
  });

  it("is its own mirror, and its neighbours touch", () => {
    for (const name of grid.names)
      grid.neighbours(name).forEach((other, side) => {
        if (!other) return;
        expect(grid.neighbour(other, (side + 3) % 6)).toBe(name);
        const [a, b] = [grid.centre(name), grid.centre(other)];
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(173.2, 0);
      });
    expect(grid.neighbours("A5")).toContain("R13");
    for (const { hex, border } of grid.places)
      if (border) expect(grid.neighbours(hex).some((n) => n && INNER.names.includes(n))).toBe(true);
  });

  it("covers all of them", () => {
    const { x, y, width, height } = grid.box;
    for (const name of grid.names)
      for (const c of corners(grid.centre(name).x, grid.centre(name).y)) {
        expect(c.x).toBeGreaterThanOrEqual(x - 0.01);
        expect(c.x).toBeLessThanOrEqual(x + width + 0.01);
        expect(c.y).toBeGreaterThanOrEqual(y - 0.01);
        expect(c.y).toBeLessThanOrEqual(y + height + 0.01);
      }
    expect(INNER.box).toMatchObject({ x: 0, y: 0, width: 1250 });
  });

  it("is one grid as long as the hexes are the same", () => {
    expect(gridOf(JSON.parse(JSON.stringify(large.board)))).toBe(grid);
    expect(gridOf([{ hex: "A5" }])).toBe(INNER);
    expect(gridOf([])).toBe(INNER);
  });

  it("knows its edges from both sides", () => {
    expect(grid.edge("C4|C5")).toMatchObject({ side: 3, hexes: ["C4", "C5"], ...centreOf("C4", "C5") });
    expect(grid.edge("C5|C4")).toMatchObject({ side: 0 });
    expect(grid.edge("A5|R13")).not.toBeNull();
    expect(grid.edge("A1|C5")).toBeNull();
  });

  function centreOf(a: string, b: string): { x: number; y: number } {
    const [p, q] = [grid.centre(a), grid.centre(b)];
    return { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
  }
});

it("writes the name of a hex where no stone lies, however many there are", () => {
  const size = 17;
  const name = { left: NAME.x - 1.5 * size, top: NAME.y - size };
  for (const { x, y } of slabs([2, 2, 2, 2, 2, 2])) expect(x + 11 < name.left || y + 11 < name.top).toBe(true);
});
