import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import middle from "../board/fixtures/middle.json";
import { TILES } from "../art/tiles";
import ApTokens from "./ApTokens.svelte";
import { deedArt } from "../art/icons";
import Pieces from "./Pieces.svelte";
import PlayerCard from "./PlayerCard.svelte";
import { anchor, around, labels, type Room } from "./ring";
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
  it("spreads its entries evenly", () => {
    for (let n = 1; n <= 7; n++) {
      const spots = around(n, 100);
      expect(spots).toHaveLength(n);
      expect(spots[0]).toMatchObject({ side: "up" });
      for (const s of spots) expect(Math.hypot(s.x, s.y)).toBeCloseTo(100);
    }
  });

  it("stays on the screen", () => {
    const room = { left: 10, top: 80, right: 1000, bottom: 700 };
    for (const [x, y] of [
      [0, 0],
      [5000, 5000],
      [500, 400],
    ] as const) {
      const m = anchor(x, y, 150, room);
      expect(m.x - 150).toBeGreaterThanOrEqual(10);
      expect(m.x + 150).toBeLessThanOrEqual(1000);
      expect(m.y - 150).toBeGreaterThanOrEqual(80);
      expect(m.y + 150).toBeLessThanOrEqual(700);
    }
    expect(anchor(0, 0, 500, { left: 0, top: 0, right: 390, bottom: 600 })).toEqual({ x: 195, y: 300 });
  });

  const sidesOf = (n: number, middle: { x: number; y: number }, room: Room, size = { width: 168, height: 54 }): string[] =>
    labels(around(n, 100), Array.from({ length: n }, () => size), middle, 70, room).map(({ side }) => side); // prettier-ignore

  it("puts labels beside their discs where there is no room above or below", () => {
    const room = { left: 0, top: 0, right: 800, bottom: 600 };
    expect(sidesOf(4, { x: 400, y: 300 }, room)).toEqual(["up", "right", "down", "left"]);
    expect(["east", "west"]).toContain(sidesOf(4, { x: 400, y: 140 }, room)[0]);
    expect(["east", "west"]).toContain(sidesOf(4, { x: 400, y: 460 }, room)[2]);
    expect(sidesOf(4, { x: 700, y: 460 }, room)[2]).toBe("west");
  });

  it("keeps its labels on the screen", () => {
    const room = { left: 64, top: 0, right: 800, bottom: 600 };
    const four = (x: number): number[] =>
      labels(around(4, 100), Array.from({ length: 4 }, () => ({ width: 168, height: 54 })), { x, y: 300 }, 70, room).map((l) => l.nudge); // prettier-ignore
    expect(four(180)[3]).toBeGreaterThan(80);
    expect(four(400)[3]).toBe(0);
    expect(four(700)[1]).toBeLessThan(0);
  });

  it("lays no label on another, nor on a disc, on a phone with a tall panel", () => {
    const room = { left: 8, top: 190, right: 332, bottom: 520 };
    const [disc, size] = [58, { width: 112, height: 48 }];
    for (const n of [2, 3, 4, 5, 6]) {
      const ring = around(n, 84 + Math.max(0, n - 4) * 15);
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
      expect(clash, `${n} entries`).toEqual([]);
    }
  });

  it("has a picture for every deed", () => {
    const kinds = ["uncover", "dig", "camp", "guard", "enter", "walk", "exchange", "help"];
    expect(new Set(kinds.map((kind) => deedArt({ kind, level: 4 }, "Red"))).size).toBe(kinds.length);
  });
});
