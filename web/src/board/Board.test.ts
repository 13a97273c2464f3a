import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import Board from "./Board.svelte";
import end from "./fixtures/end.json";
import largeEnd from "./fixtures/large-end.json";
import largeMiddle from "./fixtures/large-middle.json";
import largeOpening from "./fixtures/large-opening.json";
import middle from "./fixtures/middle.json";
import opening from "./fixtures/opening.json";
import type { Situation } from "../net/protocol";
import { INNER } from "./geometry";
import { figureKey, type BoardView, type Lit } from "./types";

const html = (props: Record<string, unknown>): string => render(Board, { props: { view: middle as BoardView, ...props } as never }).body;
const attributes = (body: string, hex: string): string => new RegExp(`<path class="hit[^>]*data-hex="${hex}"[^>]*>`).exec(body)?.[0] ?? "";

describe("the board", () => {
  it.each([
    ["opening", opening],
    ["middle", middle],
    ["end", end],
  ] as const)("draws the %s", (_, view) => {
    const body = html({ view });
    for (const hex of view.board) expect(body).toContain(`data-fresh="${hex.hex}"`);
    expect(body).not.toMatch(/NaN|undefined/);
  });

  it("names every hex and lets one be reached by Tab", () => {
    const body = html({ labels: { C3: "C3, a temple" } });
    for (const name of INNER.names) expect(attributes(body, name)).toMatch(/role="button"/);
    expect(body.match(/class="hit[^>]*tabindex="0"/g)).toHaveLength(1);
    expect(attributes(body, "C3")).toContain('aria-label="C3, a temple"');
    expect(attributes(body, "C3")).toContain('aria-disabled="true"');
  });

  it("lights what can be done, with its cost", () => {
    const lit: Record<string, Lit> = { C3: { kind: "move", cost: 4, label: "Walk to C3 for 4" } };
    for (const given of [lit, new Map(Object.entries(lit))]) {
      const body = html({ lit: given });
      const c3 = attributes(body, "C3");
      expect(c3).toContain('aria-label="Walk to C3 for 4"');
      expect(c3).toContain('data-lit="move"');
      expect(c3).toContain('data-cost="4"');
      expect(c3).not.toContain("aria-disabled");
      expect(body).toContain(">4</text>");
    }
  });

  it("makes only those figures clickable that may be picked", () => {
    const hex = middle.board.find((h) => "Red" in h.figures)!;
    const group = (hex.figures as Record<string, { leader: boolean }>).Red!;
    const figure = group.leader ? "leader" : "explorer";
    expect(html({})).not.toContain('class="hand');
    const body = html({
      pick: { [figureKey("Red", hex.hex, figure)]: "Your figure", [figureKey("Red", "H5", "leader")]: "nobody" },
    });
    expect(body.match(/class="hand/g)).toHaveLength(1);
    expect(body).toMatch(new RegExp(`data-seat="Red" data-figure="${figure}"[^>]*aria-label="Your figure"`));
  });

  it("shows every stack of figures", () => {
    const body = html({});
    for (const hex of middle.board) for (const seat of Object.keys(hex.figures)) expect(body).toContain(`data-stack="${seat}@${hex.hex}"`);
  });

  it("stands pennants before all figures", () => {
    const temples = middle.board.filter((h) => h.terrain === "temple").map(({ hex }) => hex);
    const body = html({ leads: temples.map((hex) => ({ hex, seats: ["Red"], guarded: false, value: 1 })) });
    expect(body.match(/data-leads="/g)).toHaveLength(temples.length);
    expect(body.indexOf("data-leads=")).toBeGreaterThan(body.lastIndexOf("data-stack="));
  });

  it("holds a tile over a hex", () => {
    const body = html({
      ghost: { id: "b2", hex: "F3", rotation: 2, stones: [0, 0, 2, 0, 0, 1], turns: [2, 5] },
      onturn: () => undefined,
    });
    expect(body.match(/data-turn="/g)).toHaveLength(6);
  });
});

/** The board draws what the server sends, of any game. */
const asSent = (view: Situation["view"]): BoardView => view;

describe("a larger board", () => {
  const tiles = (view: { board: readonly { terrain: string; hex: string }[] }): string[] =>
    view.board.filter((h) => h.terrain !== "jungle").map((h) => h.hex);

  it.each([
    ["opening", largeOpening],
    ["middle", largeMiddle],
    ["end", largeEnd],
  ] as const)("draws the %s", (_, view) => {
    const body = html({ view: asSent(view as never) });
    for (const hex of tiles(view)) expect(body).toContain(`data-fresh="${hex}"`);
    expect(body.match(/data-fresh="/g)).toHaveLength(tiles(view).length);
    for (const hex of view.board) {
      expect(attributes(body, hex.hex)).toMatch(/role="button"/);
      for (const seat of Object.keys(hex.figures)) expect(body).toContain(`data-stack="${seat}@${hex.hex}"`);
    }
    expect(body).not.toMatch(/NaN|undefined/);
  });

  it("lays stones across edges, two beside each other", () => {
    for (const edge of largeEnd.trail_stones.placed) expect(html({ view: largeEnd })).toContain(`data-stone="${edge}"`);
    const view = { ...largeEnd, trail_stones: { placed: ["C4|C5", "C4|C5"] } };
    const spots = [...html({ view }).matchAll(/translate\(([^)]*)\)" data-stone="C4\|C5"/g)].map((m) => m[1]);
    expect(spots).toHaveLength(2);
    expect(new Set(spots).size).toBe(2);
  });

  it("lets edges be pointed at, one of them by Tab, each with its name", () => {
    expect(html({ view: largeEnd })).not.toContain("data-edge");
    const edges = { "C4|C5": "Between C4 and C5", "A5|R13": "Between A5 and R13", "A1|H5": "no edge" };
    const body = html({ view: largeEnd, edges, edge: "C4|C5" });
    const found = [...body.matchAll(/<g class="edge[^>]*>/g)].map((m) => m[0]);
    expect(found).toHaveLength(2);
    expect(found.filter((e) => e.includes('tabindex="0"'))).toHaveLength(1);
    for (const e of found) expect(e).toMatch(/role="button"[^>]*aria-label="Between/);
    expect(found[0]).toContain('aria-pressed="true"');
  });

  it("says what was picked on a hex", () => {
    expect(html({ view: largeEnd, counts: { C4: "2 of 3" } })).toContain(">2 of 3</text>");
  });

  it("holds a tile over a hex of the border", () => {
    const ghost = { id: "h8", hex: "R5", rotation: 0, stones: [1, 0, 1, 0, 1, 0] };
    const body = html({ view: largeOpening, ghost, onturn: () => undefined });
    expect(body.match(/data-turn="/g)).toHaveLength(6);
    expect(body).toContain("#t-lk");
  });

  it("opens the canopy and puts rafts under who stands there", () => {
    const board = largeEnd.board.map((h) =>
      h.hex === "R1" || h.terrain === "lake" ? { ...h, figures: { Red: { leaders: 2, explorers: 1 } } } : h,
    );
    const body = html({ view: { ...largeEnd, board } });
    expect(body.match(/#t-raft/g)).toHaveLength(largeEnd.board.filter((h) => h.terrain === "lake").length);
    expect(body).toContain("url(#t-glade)");
    expect(body.match(/data-stack="Red@R1"[^]*?<\/g>/)?.[0].match(/#t-leRed/g)).toHaveLength(2);
  });
});
