import { describe, expect, it } from "vitest";
import type { View } from "./protocol";
import type { SeatName, Told } from "../../net/protocol";
import { order } from "./auction";

const told = (kind: string, seat: SeatName | null = null, points = 0): Told => ({
  kind, code: `event-${kind}`, action: 1, seat, facts: { points },
}); // prettier-ignore
const SEATS: SeatName[] = ["Red", "Blue", "Yellow", "White"];
const view = (phase: string, played: SeatName[]): View =>
  ({ phase, seats: SEATS.map((seat) => ({ seat })), bidding: { played } }) as unknown as View;
const kinds = (turns: ReturnType<typeof order>): string[] => turns.map(({ kind, seat, price }) => `${kind} ${seat} ${price}`);

describe("the order of play", () => {
  it("begins with an auction and ends with the last tile", () => {
    const log = [told("auction-won", "Blue", 9), told("tile-offered"), told("tile-offered")];
    expect(kinds(order(view("bid", []), log))).toEqual(["now null 0", "later null 0", "later null 0", "last null 0"]);
  });

  it("names who paid what this round, and who plays for nothing", () => {
    const log = [told("tile-offered"), told("auction-won", "Yellow", 4), told("auction-all-passed", "Red")];
    expect(kinds(order(view("bid", ["Red", "Yellow"]), log))).toEqual(["taken Yellow 4", "taken Red 0", "now null 0", "last null 0"]);
  });

  it("counts the winner who is choosing a tile, and those who choose without an auction", () => {
    const log = [told("tile-offered"), told("auction-won", "Blue", 2)];
    expect(kinds(order(view("choose", ["White"]), log))).toEqual(["taken Blue 2", "taken White 0", "later null 0", "last null 0"]);
  });
});
