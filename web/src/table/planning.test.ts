import { describe, expect, it } from "vitest";
import type { AdvisedStep, Planned, PlannedStep } from "../net/protocol";
import { isDearer, marksOf, moved, reasonOf, stepsOf, wordsOf } from "./planning";

const walk: AdvisedStep = {
  kind: "walk", actions: ["L:A4-B3=2", "L:B3-A2=2"], cost: 4, what: { code: "hint-walk", facts: { hex: "A2", figure: "leader", count: 1 } },
  why: [], seat: "Red", hex: "A2", path: ["A4", "B3", "A2"], figure: "leader",
}; // prettier-ignore
const enter: AdvisedStep = { ...walk, actions: ["+E@A5"], cost: 1, hex: "A5", path: [], figure: "explorer", count: 2 };
const uncover: AdvisedStep = {
  ...walk,
  kind: "uncover",
  actions: ["^A4"],
  what: { code: "hint-uncover", facts: { hex: "A4", level: 8 } },
  hex: "A4",
};
const step = (told: AdvisedStep, more: Partial<PlannedStep> = {}): PlannedStep => ({
  actions: told.actions, cost: told.cost, was: told.cost, told: [told], refusal: null, cause: null, waits: 0, unknown: false, yields: false, ...more,
}); // prettier-ignore
const broken = { refusal: { code: "temple-guarded", facts: { hex: "A4" }, sentence: "A4 is guarded." }, cost: 0 };

describe("a plan", () => {
  it("can be put in another order", () => {
    expect(moved([1, 2, 3], 2, 0)).toEqual([3, 1, 2]);
    expect(moved([1, 2, 3], 0, 1)).toEqual([2, 1, 3]);
    expect(moved([1, 2, 3], 0, 9)).toEqual([2, 3, 1]);
  });

  it("is told step by step", () => {
    expect(wordsOf(step(walk))).toBe("Leader A4 → B3 → A2");
    expect(wordsOf(step(enter))).toBe("Bring 2 explorers to A5");
    expect(wordsOf(step(uncover))).toBe("Uncover A4 to 8");
    expect(wordsOf({ ...step(walk), told: [] })).toBe("L:A4-B3=2 L:B3-A2=2");
    expect(wordsOf({ ...step(walk), told: [walk, enter] })).toBe("Leader A4 → B3 → A2, Bring 2 explorers to A5");
  });

  it("says what broke a step: what somebody did, the rule, or the step it waits for", () => {
    expect(reasonOf(step(walk))).toBe("");
    const facts = { player: "Jonas", hex: "A4" };
    const cause = { kind: "camp-built", code: "event-camp-built", action: 9, facts, seat: "Blue" } as unknown as NonNullable<
      PlannedStep["cause"]
    >;
    expect(reasonOf(step(uncover, { ...broken, cause }))).toBe("Broken: Jonas builds a camp on A4.");
    expect(reasonOf(step(uncover, broken))).toMatch(/^Broken: .*A4/);
    expect(reasonOf(step(walk, { ...broken, waits: 1 }))).toBe("Waits for step 1");
  });

  it("shows where something takes more than it did, and only there", () => {
    expect(isDearer(step(walk))).toBe(false);
    expect(isDearer(step(walk, { was: 3 }))).toBe(true);
    expect(isDearer(step(walk, { ...broken, was: 3 }))).toBe(false);
    expect(isDearer(step(walk, { was: 0 }))).toBe(false);
  });

  it("is drawn with a number for each step, and kept with what it took", () => {
    const planned = { steps: [step(uncover, broken), { ...step(walk), told: [walk, enter] }] } as unknown as Planned;
    const marks = marksOf(planned, 1);
    expect(marks.map(({ number, broken: lost, faint }) => [number, lost, faint])).toEqual([[1, true, true], [2, false, false], [2, false, false]]); // prettier-ignore
    expect(stepsOf(planned)).toEqual([{ actions: ["^A4"], cost: 4 }, { actions: walk.actions, cost: 4 }]); // prettier-ignore
  });
});
