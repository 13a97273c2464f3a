import { describe, expect, it } from "vitest";
import type { Told } from "../net/protocol";
import { line, lines, price, sentence } from "./story";

const moved = (source: string, hex: string, cost: number, action: number, figure = "explorer"): Told => ({
  kind: "moved",
  code: "event-moved",
  action,
  seat: "Red",
  facts: { player: "Ana", figure, source, hex, cost },
});

describe("the journal", () => {
  it("tells the steps of one walk as one line", () => {
    const told = lines([moved("A5", "B4", 1, 1), moved("B4", "C4", 2, 2), moved("A5", "B4", 1, 3)]);
    expect(told.map(({ event }) => line(event))).toEqual(["walked A5 → C4", "walked A5 → B4"]);
    expect(told.map(({ event }) => price(event))).toEqual(["3 AP", "1 AP"]);
  });

  it("keeps another figure's walk apart", () => {
    expect(lines([moved("A5", "B4", 1, 1), moved("B4", "C4", 2, 2, "leader")])).toHaveLength(2);
  });

  it("says whole sentences with the catalogue of the engine", () => {
    expect(sentence(moved("A5", "B4", 1, 1))).toBe("Ana moves an explorer from A5 to B4 for 1 AP.");
  });
});
