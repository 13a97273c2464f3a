import { describe, expect, it } from "vitest";
import { templeHalf } from "../art/temples";
import end from "./fixtures/end.json";
import largeEnd from "./fixtures/large-end.json";
import largeMiddle from "./fixtures/large-middle.json";
import middle from "./fixtures/middle.json";
import { outside } from "./geometry";
import { groupSize, place, placeWith, present } from "./placing";
import { leadersOf, type HexView } from "./types";

const hexes = [...middle.board, ...end.board, ...largeMiddle.board, ...largeEnd.board] as HexView[];
const temple = (figures: HexView["figures"], level = 5): HexView => ({
  hex: "C3",
  tile: "d1",
  terrain: "temple",
  turn: 0,
  stones: [2, 0, 0, 1, 0, 0],
  figures,
  level,
  guard: null,
  camp: null,
});

function box(hex: HexView, seat: string): [number, number, number, number] {
  const g = hex.figures[seat]!;
  const { half, up, down } = groupSize(leadersOf(g), g.explorers);
  const p = place(hex).groups[seat]!;
  return [p.x - half, p.y - up, p.x + half, p.y + down];
}

const shared = (a: number[], b: number[]): number =>
  Math.max(0, Math.min(a[2]!, b[2]!) - Math.max(a[0]!, b[0]!)) * Math.max(0, Math.min(a[3]!, b[3]!) - Math.max(a[1]!, b[1]!));

describe("figures on a hex", () => {
  it("stand on it, every group of every fixture", () => {
    for (const hex of hexes)
      for (const [seat] of present(hex)) {
        const p = place(hex).groups[seat]!;
        expect(outside(p.x, p.y, 0, 0)).toBeLessThan(4);
      }
  });

  it("do not cover each other, even when all four are there", () => {
    const one = { leader: false, explorers: 2 };
    const crowd = temple({ Red: { leader: true, explorers: 1 }, Blue: one, Yellow: one, White: { leader: false, explorers: 1 } }, 8);
    const seats = Object.keys(crowd.figures);
    for (const a of seats)
      for (const b of seats)
        if (a < b) {
          const area = shared(box(crowd, a), box(crowd, b));
          expect(area, `${a} and ${b}`).toBeLessThan(420);
        }
  });

  it("keep their place when others join them", () => {
    const one = { leader: false, explorers: 1 };
    const alone = place(temple({ Blue: one })).groups;
    const joined = place(temple({ Red: { leader: true, explorers: 0 }, Blue: one }), { kept: alone }).groups;
    expect(joined.Blue).toEqual(alone.Blue);
    const grown = place(temple({ Red: { leader: true, explorers: 0 }, Blue: { leader: false, explorers: 3 } }), { kept: joined }).groups;
    expect([grown.Red, grown.Blue]).toEqual([joined.Red, joined.Blue]);
    expect(place(temple({ Red: { leader: true, explorers: 0 }, Blue: one })).groups.Blue).not.toEqual(alone.Blue);
  });

  it("do not stand on the pennant that the hex to the lower left sends up, nor stay there", () => {
    const pennant = [-104, 2, -66, 46];
    for (const hex of hexes)
      for (const [seat, g] of present(hex)) {
        const alone = { ...hex, figures: { [seat]: g } };
        const { half, up, down } = groupSize(leadersOf(g), g.explorers);
        const { x, y } = place(alone, { flag: true, kept: place(alone).groups }).groups[seat]!;
        expect(shared([x - half, y - up, x + half, y + down], pennant), `${hex.hex} ${seat}`).toBeLessThan(200);
      }
  });

  it("leave the value of a temple free", () => {
    for (let level = 1; level <= 10; level++) {
      const hex = temple({ Red: { leader: true, explorers: 3 }, Blue: { leader: false, explorers: 4 } }, level);
      const top = -level * 1.6;
      for (const seat of ["Red", "Blue"]) expect(shared(box(hex, seat), [-14, top - 14, 14, top + 14])).toBe(0);
      expect(templeHalf(level)).toBeGreaterThan(18);
    }
  });

  it("are where a newcomer would expect them", () => {
    const hex = temple({});
    const alone = placeWith(hex, "Red", "explorer");
    expect(place(temple({ Red: { leader: false, explorers: 1 } })).groups.Red).toEqual(alone);
  });

  it("are placed the same each time", () => {
    for (const hex of hexes) expect(place({ ...hex })).toEqual(place(hex));
  });
});

describe("the coin of a cost", () => {
  it("lies on the hex", () => {
    for (const hex of hexes) {
      const { coin } = place(hex);
      expect(outside(coin.x, coin.y, 0, 0)).toBeLessThan(0);
    }
  });
});

describe("figures off the trails", () => {
  const wild = (terrain: string, figures: HexView["figures"]): HexView => ({
    ...temple(figures),
    terrain,
    level: null,
    stones: [0, 0, 0, 0, 0, 0],
  });

  it("float in the middle of a lake, and leave a volcano's crater free", () => {
    for (const size of [1, 1.15]) {
      const raft = place(wild("lake", { Red: { leaders: 1, explorers: 2 } }), { size }).groups.Red!;
      expect(outside(raft.x, raft.y, 0, 0)).toBeLessThan(-14);
      const ash = place(wild("volcano", { Red: { leaders: 0, explorers: 1 } }), { size }).groups.Red!;
      expect(Math.abs(ash.x) > 24 || ash.y > 24 || ash.y < -20).toBe(true);
    }
  });

  it("keep clear of stones on the edges", () => {
    const hex = wild("jungle", { Red: { leaders: 0, explorers: 1 } });
    const free = place(hex).groups.Red!;
    const moved = place(hex, { blocked: [{ x: free.x, y: free.y - 10 }] }).groups.Red!;
    expect(Math.hypot(free.x - moved.x, free.y - moved.y)).toBeGreaterThan(12);
  });

  it("count two leaders as well as one", () => {
    expect(leadersOf({ leader: true, explorers: 0 })).toBe(1);
    expect(leadersOf({ explorers: 3 })).toBe(0);
    expect(leadersOf({ leaders: 2, explorers: 1 })).toBe(2);
    expect(groupSize(2, 1).half).toBeGreaterThan(groupSize(1, 1).half);
    const one = wild("jungle", { Red: { leaders: 1, explorers: 0 } });
    expect(placeWith(one, "Red", "leader")).toEqual(place(wild("jungle", { Red: { leaders: 2, explorers: 0 } })).groups.Red);
  });
});
