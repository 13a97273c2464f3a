import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import Board from "./Board.svelte";
import end from "./fixtures/end.json";
import middle from "./fixtures/middle.json";
import opening from "./fixtures/opening.json";
import { NAMES } from "./geometry";
import { figureKey, type BoardView, type Lit } from "./types";

const html = (props: Record<string, unknown>): string =>
  render(Board, { props: { view: middle as BoardView, ...props } as never }).body;
const attributes = (body: string, hex: string): string =>
  new RegExp(`<path class="hit[^>]*data-hex="${hex}"[^>]*>`).exec(body)?.[0] ?? "";

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
    for (const name of NAMES) expect(attributes(body, name)).toMatch(/role="button"/);
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
    for (const hex of middle.board)
      for (const seat of Object.keys(hex.figures)) expect(body).toContain(`data-stack="${seat}@${hex.hex}"`);
  });

  it("holds a tile over a hex", () => {
    const body = html({
      ghost: { id: "b2", hex: "F3", rotation: 2, stones: [0, 0, 2, 0, 0, 1], turns: [2, 5] },
      onturn: () => undefined,
    });
    expect(body.match(/data-turn="/g)).toHaveLength(6);
  });
});
