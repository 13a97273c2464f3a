import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import middle from "../board/fixtures/middle.json";
import { TILES } from "../art/tiles";
import ApTokens from "./ApTokens.svelte";
import { deedArt } from "../art/icons";
import Pieces from "./Pieces.svelte";
import PlayerCard from "./PlayerCard.svelte";
import { anchor, around, labels, type Entry, type Room } from "./ring";
import TileCard from "./TileCard.svelte";
import TreasureToken from "./TreasureToken.svelte";

import.meta.glob("../games/*/tiles.ts", { eager: true });

const times = (text: string, part: string): number => text.split(part).length - 1;

describe("panels", () => {
  it("show action points as coins", () => {
    const { body } = render(ApTokens, { props: { ap: 6, total: 10, label: "left" } });
    expect(times(body, "#t-ap1")).toBe(6);
    expect(times(body, "#t-ap0")).toBe(10);
  });

  it("show a player by name, score and what is left", () => {
    for (const seat of middle.seats) {
      const { body } = render(PlayerCard, {
        props: { seat: seat as never, name: seat.name, onscore: () => undefined },
      });
      expect(body).toContain(seat.name);
      expect(body).toContain(`>${seat.score}<`);
      expect(times(body, `#t-te${seat.seat}`)).toBe(seat.camps_left);
      expect(times(body, "<li")).toBe(8);
      expect(body.match(/<li[^>]*class="[^"]*\bon\b/g) ?? []).toHaveLength(Object.keys(seat.treasures).length);
    }
  });

  it("say what a scoring would bring until the game is over", () => {
    const seat = middle.seats[0]! as never;
    for (const onscore of [undefined, () => undefined]) {
      expect(render(PlayerCard, { props: { seat, name: "Ana", onscore } }).body).toContain("if scored now");
      expect(render(PlayerCard, { props: { seat, name: "Ana", onscore, over: true } }).body).not.toContain("if scored now");
    }
  });

  it("show the temple pieces from 2 to 10", () => {
    const { body } = render(Pieces, { props: { pieces: middle.pieces } });
    expect(times(body, "<li")).toBe(9);
  });

  it("show every tile and treasure", () => {
    for (const tile of Object.keys(TILES)) expect(render(TileCard, { props: { tile, label: tile } }).body).toContain("<svg");
    expect(render(TreasureToken, { props: { kind: "sun", count: 3 } }).body).toContain("#t-tr-sun");
  });
});

describe("the radial menu", () => {
  const entry = (kind: string, figure: string | null = null): Entry => ({ kind, figure });
  const [walker, leader] = [entry("walk", "explorer"), entry("walk", "leader")];
  /** The camp, a ruin, a clearing, a temple. */
  const RINGS = [
    [entry("enter", "leader"), entry("enter", "explorer")],
    [entry("enter", "explorer"), leader],
    [entry("enter", "explorer"), entry("enter", "leader"), walker, leader],
    [walker, entry("dig")],
    [walker, leader, entry("camp")],
    [walker, leader, entry("uncover"), entry("guard", "explorer"), entry("guard", "leader")],
  ];

  it("has a place for everything, the same in every ring", () => {
    const found = new Map<string, Set<string>>();
    for (const ring of RINGS)
      for (const [n, { x, y }] of around(ring, 100).entries()) {
        expect(Math.hypot(x, y)).toBeCloseTo(100);
        const { kind, figure } = ring[n]!;
        const name = `${kind} ${figure}`;
        found.set(name, (found.get(name) ?? new Set()).add(`${x.toFixed()} ${y.toFixed()}`));
      }
    for (const [name, at] of found) expect(at.size, name).toBe(1);
    expect(around([walker, leader], 100).map(({ x }) => Math.sign(x))).toEqual([1, -1]);
    expect(around([entry("dig")], 100)[0]).toMatchObject({ side: "up" });
  });

  it("finds another place where one is taken, and room for more than there are places", () => {
    for (const count of [3, 6, 7, 9]) {
      const spots = around(Array.from({ length: count }, () => walker), 100); // prettier-ignore
      expect(new Set(spots.map(({ x, y }) => `${x.toFixed()} ${y.toFixed()}`)).size).toBe(count);
    }
  });

  it("stays on the screen", () => {
    const reach = (far: number): Room => ({ left: far, top: far, right: far, bottom: far });
    const room = { left: 10, top: 80, right: 1000, bottom: 700 };
    for (const [x, y] of [
      [0, 0],
      [5000, 5000],
      [500, 400],
    ] as const) {
      const m = anchor(x, y, reach(150), room);
      expect(m.x - 150).toBeGreaterThanOrEqual(10);
      expect(m.x + 150).toBeLessThanOrEqual(1000);
      expect(m.y - 150).toBeGreaterThanOrEqual(80);
      expect(m.y + 150).toBeLessThanOrEqual(700);
    }
    expect(anchor(0, 0, reach(500), { left: 0, top: 0, right: 390, bottom: 600 })).toEqual({ x: 195, y: 300 });
  });

  const camp = RINGS[2]!; // explorers on the right, leaders on the left
  const sidesOf = (middle: { x: number; y: number }, room: Room, size = { width: 168, height: 54 }): string[] =>
    labels(around(camp, 100), camp.map(() => size), middle, 70, room).map(({ side }) => side); // prettier-ignore

  it("puts labels beside their discs where there is no room above or below", () => {
    const room = { left: 0, top: 0, right: 800, bottom: 600 };
    expect(sidesOf({ x: 400, y: 300 }, room)).toEqual(["up", "up", "down", "down"]);
    expect(sidesOf({ x: 400, y: 110 }, room).slice(0, 2)).toEqual(["east", "west"]);
    expect(sidesOf({ x: 400, y: 490 }, room).slice(2)).toEqual(["east", "west"]);
  });

  it("keeps its labels on the screen", () => {
    const room = { left: 64, top: 0, right: 800, bottom: 600 };
    const four = (x: number): number[] =>
      labels(around(camp, 100), camp.map(() => ({ width: 168, height: 54 })), { x, y: 300 }, 70, room).map((l) => l.nudge); // prettier-ignore
    expect(four(180)[3]).toBeGreaterThan(50);
    expect(four(400)[3]).toBe(0);
    expect(four(700)[0]).toBeLessThan(0);
  });

  it("lays no label on another, nor on a disc, on a phone with a tall panel", () => {
    const room = { left: 8, top: 190, right: 332, bottom: 520 };
    const [disc, size] = [58, { width: 112, height: 48 }];
    for (const entries of RINGS) {
      const ring = around(entries, 90 + Math.max(0, entries.length - 4) * 15);
      const middle = { x: 170, y: (room.top + room.bottom) / 2 };
      const found = labels(ring, ring.map(() => size), middle, disc, room); // prettier-ignore
      const boxes = found.map(({ side, nudge }, k): Room => {
        const { x, y } = ring[k]!;
        const beside = side === "east" || side === "west";
        const left = { up: x - 56, down: x - 56, left: x + 29 - 112, right: x - 29, east: x + 35, west: x - 35 - 112 }[side] + nudge;
        const top = side === "up" ? y - 35 - 48 : beside ? y - 24 : y + 35;
        return { left, right: left + 112, top, bottom: top + 48 };
      });
      const over = (a: Room, b: Room): boolean =>
        a.left < b.right - 8 && b.left < a.right - 8 && a.top < b.bottom - 8 && b.top < a.bottom - 8;
      const clash = boxes.flatMap((a, k) => boxes.slice(k + 1).filter((b) => over(a, b)));
      expect(clash, `${entries.length} entries`).toEqual([]);
    }
  });

  it("has a picture for every deed", () => {
    const kinds = ["uncover", "dig", "camp", "guard", "enter", "walk", "exchange", "help"];
    expect(new Set(kinds.map((kind) => deedArt({ kind, level: 4 }, "Red"))).size).toBe(kinds.length);
  });
});
