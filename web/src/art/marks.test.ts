import { describe, expect, it } from "vitest";
import { centre } from "../board/geometry";
import { escape, litMark, pennant, smooth, turnRing, walkLine } from "./marks";
import { shape } from "./figures";
import { look, SEATS } from "./players";
import { along, bounce, Player } from "../board/motion";

describe("the walk", () => {
  it("leads through the middle of every side that is crossed", () => {
    const hexes = ["C2", "C3", "D3", "D4"];
    const points = walkLine(centre("C2"), hexes.map(centre));
    for (let i = 0; i + 1 < hexes.length; i++) {
      const a = centre(hexes[i]!);
      const b = centre(hexes[i + 1]!);
      const gate = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      expect(points.some((p) => Math.hypot(p.x - gate.x, p.y - gate.y) < 0.01)).toBe(true);
    }
    expect(smooth(points)).toMatch(/^M.*L/);
  });

  it("goes round what stands in the middle of a hex", () => {
    for (const hexes of [
      ["C2", "C3", "C4"],
      ["B3", "C3", "D2"],
      ["B2", "C3", "D3"],
    ])
      for (const p of walkLine(centre(hexes[0]!), hexes.map(centre)).slice(1)) {
        const c = centre(hexes[1]!);
        expect(Math.hypot(p.x - c.x, p.y - c.y)).toBeGreaterThan(50);
      }
  });

  it("is walked from end to end", () => {
    const points = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 100 },
    ];
    expect(along(points, 0)).toEqual({ x: 0, y: 0 });
    expect(along(points, 0.25)).toEqual({ x: 50, y: 0 });
    expect(along(points, 1)).toEqual({ x: 100, y: 100 });
  });
});

describe("marks", () => {
  it("look different for each kind", () => {
    const kinds = ["place", "move", "target", "menu"] as const;
    expect(new Set(kinds.map((kind) => litMark(centre("C3"), { kind, label: "" }, false))).size).toBe(kinds.length);
  });

  it("tell seats that are level by their signs, not by colour alone", () => {
    const flag = pennant({ hex: "C3", seats: SEATS, guarded: false, value: 0 }, true);
    SEATS.forEach((seat, n) => expect(flag).toContain(shape(look(seat).shape, 11 + n * 18, -22, 5.8, look(seat).ink)));
    expect(pennant({ hex: "C3", seats: [], guarded: false, value: 0 }, true)).toBe("");
  });

  it("show legal and other turns", () => {
    const ring = turnRing({
      id: "b2",
      hex: "C3",
      rotation: 2,
      stones: [],
      turns: [2, 5],
      joins: [{ side: 0, label: "1 <AP>" }],
    });
    expect(ring.match(/M-3.4-3.4/g)).toHaveLength(4);
    expect(ring).toContain("1 &lt;AP&gt;");
    expect(escape('"&')).toBe("&quot;&amp;");
  });
});

describe("motion", () => {
  it("lands where it should", () => {
    expect(bounce(0)).toBe(0);
    expect(bounce(1)).toBeCloseTo(1);
  });

  it("ends at once where there are no frames", async () => {
    const steps: number[] = [];
    await new Player(() => ({ speed: 1, still: false })).tween(400, (t) => steps.push(t));
    expect(steps[steps.length - 1]).toBe(1);
  });
});
