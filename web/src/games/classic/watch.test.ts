import { describe, expect, it } from "vitest";
import type { View } from "./protocol";
import type { Film, SeatName, Told } from "../../net/protocol";
import { chapters } from "../../table/story";
import { after, byTurn, leads, mainEvent, turnAt, unroll } from "../../watch/reel";
import { hasScored, momentOf, roundOf, rounds, shared } from "../../watch/rounds";
import "./events";
import { turnsOf } from "./turns";

const told = (kind: string, action: number, seat?: SeatName, facts: Told["facts"] = {}): Told => ({
  kind, code: `event-${kind}`, action, facts, ...(seat ? { seat } : {}),
}); // prettier-ignore

const view = (red: number, blue: number): View =>
  ({
    game: "classic",
    board: [{ hex: "A5" }],
    seats: [
      { seat: "Red", score: red },
      { seat: "Blue", score: blue },
    ],
    ap: 0,
  }) as unknown as View;

const scored = (action: number, seat: SeatName, temples: [string, number][]): Told => ({
  ...told("scored", action, seat, { score: 9 }),
  sheet: {
    temples: temples.map(([hex, value]) => ({ hex, value, guard: false })),
    treasures: [],
    temple_points: 0,
    treasure_points: 0,
    total: 5,
  },
});

const LOG = [
  told("tile-drawn", 0, "Red"),
  told("tile-laid", 1, "Red", { hex: "B3" }),
  told("turn-ended", 2, "Red"),
  told("tile-drawn", 3, "Blue", { terrain: "volcano" }),
  told("scoring-round", 3, "Blue", { number: 1 }),
  told("turn-ended", 4, "Blue"),
  scored(4, "Blue", [
    ["A4", 3],
    ["B5", 2],
  ]),
  told("turn-ended", 5, "Red"),
  scored(5, "Red", [["A4", 3]]),
  told("tile-laid", 6, "Blue"),
];
const film = {
  first: view(0, 0),
  frames: LOG.slice(0, 7).map((_, n) => ({
    kind: "play",
    seat: null,
    action: "",
    change: n === 4 ? { seats: [{ seat: "Blue", score: 5 }] } : {},
  })),
  log: LOG,
} as unknown as Film;

describe("a film unrolled", () => {
  const reel = unroll(film, turnsOf);

  it("has a view for every moment, and keeps what did not change", () => {
    expect(reel.views.length).toBe(8);
    expect(reel.views[4]!.seats).toBe(reel.views[0]!.seats);
    expect(reel.views[5]!.seats[1]!.score).toBe(5);
    expect(reel.views[7]!.seats[0]).toBe(reel.views[0]!.seats[0]);
  });

  it("falls into turns", () => {
    expect(reel.turns.map((t) => [t.number, t.first, t.last, t.seat, t.kind])).toEqual([
      [1, 0, 3, "Red", "turn"],
      [2, 3, 5, "Blue", "scoring"],
      [3, 5, 6, "Red", "scoring"],
      [4, 6, 7, "Blue", "turn"],
    ]);
    expect([0, 3, 4, 5, 7].map((at) => turnAt(reel, at)!.number)).toEqual([1, 1, 2, 2, 4]);
  });

  it("is gone through by turns, from anywhere", () => {
    expect([0, 3, 4, 6, 7].map((at) => byTurn(reel, at, 1))).toEqual([3, 5, 5, 7, 7]);
    expect([0, 1, 3, 4, 7].map((at) => byTurn(reel, at, -1))).toEqual([0, 0, 0, 3, 6]);
  });

  it("knows who was ahead", () => {
    expect(leads(reel).map(({ at, lead }) => [at, ...lead])).toEqual([[0, 0, 0], [3, 0, 0], [5, -2.5, 2.5], [6, -2.5, 2.5], [7, -2.5, 2.5]]); // prettier-ignore
  });

  it("is told by what matters most", () => {
    expect(mainEvent(reel.events[4]!)!.kind).toBe("scored");
    expect(mainEvent(reel.events[1]!)!.kind).toBe("tile-laid");
    expect(mainEvent([])).toBeUndefined();
  });
});

it("a change adds hexes and replaces those that changed", () => {
  const next = after(view(0, 0), { game: "classic", board: [{ hex: "A5", camp: "Red" }, { hex: "B3" }] as never });
  expect(next.board).toEqual([{ hex: "A5", camp: "Red" }, { hex: "B3" }]);
});

it("who has scored in the round that is on scores in the next one", () => {
  const scoring = { final: false, volcano: null, by: "Red" as const, waiting: ["Yellow" as const] };
  const scored = ["Red", "Blue", "Yellow"].filter((seat) => hasScored({ scoring, current: "Blue" }, seat));
  expect(scored).toEqual(["Red"]);
  expect(hasScored({ scoring: null, current: "Blue" }, "Red")).toBe(false);
});

it("scoring rounds know their scorers and the temples that paid twice", () => {
  const [round] = rounds(LOG);
  expect(round!.scored.map((event) => event.seat)).toEqual(["Blue", "Red"]);
  expect(round!.by).toBe("Blue");
  expect(shared(round!)).toEqual([{ hex: "A4", seats: ["Blue", "Red"] }]);
  expect(rounds([scored(0, "Red", [])]).length).toBe(1);
});

it("a round of scorings is met right after its last, in the turn that was scored", () => {
  const reel = unroll(film, turnsOf);
  const at = momentOf(reel.rounds[0]!);
  expect(mainEvent(reel.events[at - 1]!)).toBe(LOG[8]);
  expect(turnAt(reel, at)).toMatchObject({ seat: "Red", kind: "scoring" });
  expect(momentOf({ ...reel.rounds[0]!, scored: [] })).toBe(4);
});

it("a scoring that is shown again belongs to the round as it stood then", () => {
  const [blue, red] = [LOG[6]!, LOG[8]!];
  expect(roundOf(LOG, blue).scored).toEqual([blue]);
  expect(roundOf(LOG, red).scored).toEqual([blue, red]);
});

it("the journal leaves out a tile drawn, since laying it says the same, but not a volcano", () => {
  const drawn = (terrain: string): Told => told("tile-drawn", 1, "Red", { player: "Ana", tile: "b6", terrain, value: 0 });
  const [turn] = chapters([drawn("clearing"), drawn("volcano")], [], String);
  expect(turn!.lines.map(({ text }) => text)).toEqual(["drew a volcano"]);
});
