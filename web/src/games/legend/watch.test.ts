import { describe, expect, it } from "vitest";
import { counting, countedIn, gainOf, ifScored, scoredColumn, stepsOf } from "./parts";
import type { LegendSheet, LegendView } from "./protocol";
import type { Film, SeatName, Told } from "../../net/protocol";
import { chapters } from "../../table/story";
import { byTurn, mainEvent, turnAt, unroll } from "../../watch/reel";
import { points, rounds, shared, turnOf } from "../../watch/rounds";
import "./events";
import { turnsOf } from "./turns";

const told = (kind: string, action: number, seat?: SeatName, facts: Told["facts"] = {}): Told => ({
  kind, code: `event-${kind}`, action, facts, ...(seat ? { seat } : {}),
}); // prettier-ignore

const SHEET: LegendSheet = {
  parts: { temples: 11, tall: 5, volcanoes: 10, land: 6, lakes: 2, treasures: 4 },
  sums: { temples: "7 + 4" },
  hexes: { temples: ["C3", "D3"] },
  temple_points: 16,
  temples: [{ hex: "C3", value: 4, guard: false }, { hex: "D3", value: 7, guard: true }],
  tall: [{ hex: "D3", value: 5, guard: true }],
  volcanoes: ["D1"],
  land: ["B2", "B3", "E5"],
  lakes: ["B1"],
  ruins: ["E1"],
  masks: 2,
  treasures: [{ kind: "jade", count: 2 }, { kind: "sun", count: 1 }],
  total: 43,
}; // prettier-ignore

const scored = (action: number, seat: SeatName, score: number, director = 5): Told => ({
  ...told("legend-scored", action, seat, { score, director }),
  sheet: SHEET,
});

/** Two rounds: dealing, a draft, turns, a volcano that scores both, a pass, the next round. */
const LOG = [
  told("power-dealt", 0, "Red"),
  told("card-dealt", 1),
  told("draft-began", 1, "Red"),
  told("card-taken", 2, "Red"),
  told("place-taken", 3, "Blue"),
  told("volcano-played", 4, "Red"),
  told("interim-scoring", 4, "Red"),
  told("turn-ended", 5, "Red"),
  scored(5, "Red", 44),
  told("turn-ended", 6, "Blue"),
  scored(6, "Blue", 45),
  told("tile-laid", 7, "Red", { hex: "D1" }),
  told("turn-ended", 8, "Red"),
  told("out-for-round", 9, "Blue"),
  told("round-began", 9, undefined, { round: 2 }),
  told("card-dealt", 10),
  told("draft-began", 10, "Blue"),
  told("token-taken", 11, "Blue"),
];
const first = {
  game: "legend",
  round: 1,
  board: [{ hex: "A5" }, { hex: "R1" }],
  seats: [{ seat: "Red", score: 1 }, { seat: "Blue", score: 2 }],
} as unknown as LegendView; // prettier-ignore
const change = (n: number): object =>
  n === 5 ? { game: "legend", seats: [{ seat: "Red", score: 44 }] }
  : n === 7 ? { game: "legend", board: [{ hex: "R1", terrain: "volcano" }] }
  : n === 9 ? { game: "legend", round: 2 }
  : { game: "legend" }; // prettier-ignore
const film = {
  first,
  frames: Array.from({ length: 12 }, (_, n) => ({ kind: "play", seat: null, action: "", change: change(n) })),
  log: LOG,
} as unknown as Film;

describe("a film of Legend unrolled", () => {
  const reel = unroll(film, (events, views) => turnsOf(events, views as LegendView[]));

  it("takes over what changed and keeps the rest", () => {
    expect(reel.views.map((view) => view.game)).toEqual(Array(13).fill("legend"));
    expect(reel.views[6]!.seats.map((seat) => seat.score)).toEqual([44, 2]);
    expect(reel.views[8]!.board).toEqual([{ hex: "A5" }, { hex: "R1", terrain: "volcano" }]);
    expect(reel.views[12]!.seats[1]).toBe(first.seats[1]);
  });

  it("falls into drafts and turns, round by round", () => {
    expect(reel.turns.map((t) => [t.kind, t.round, t.number, t.first, t.last, t.seat])).toEqual([
      ["draft", 1, 0, 0, 4, null],
      ["scoring", 1, 1, 4, 6, "Red"],
      ["scoring", 1, 2, 6, 7, "Blue"],
      ["turn", 1, 3, 7, 9, "Red"],
      ["turn", 1, 4, 9, 10, "Blue"],
      ["draft", 2, 0, 10, 12, null],
    ]);
    expect(reel.chapters).toEqual([{ round: 1, at: 0 }, { round: 2, at: 10 }]); // prettier-ignore
    expect(turnAt(reel, 6)!.number).toBe(1);
    expect([0, 4, 8, 12].map((at) => byTurn(reel, at, 1))).toEqual([4, 6, 9, 12]);
    expect([12, 10, 4].map((at) => byTurn(reel, at, -1))).toEqual([10, 9, 0]);
  });

  it("is told by what matters most", () => {
    expect(mainEvent(reel.events[5]!)!.kind).toBe("legend-scored");
    expect(mainEvent(reel.events[4]!)!.kind).toBe("interim-scoring");
  });
});

describe("a scoring in six parts", () => {
  it("is a round like others", () => {
    const [round, ...more] = rounds(LOG);
    expect(more).toEqual([]);
    expect([round!.final, round!.by, round!.scored.map((event) => event.seat)]).toEqual([false, "Red", ["Red", "Blue"]]);
    expect(points(round!.scored[0]!)).toEqual({ before: 1, gain: 43, after: 44 });
    expect(shared(round!).map(({ hex }) => hex)).toEqual(["C3", "D3"]);
    expect(rounds([told("final-scoring", 0, "Blue")])[0]!.final).toBe(true);
  });

  it("adds up, with the director at the end", () => {
    const column = scoredColumn(scored(0, "Red", 44), (seat) => seat);
    expect([column.before, column.director, gainOf(column)]).toEqual([1, 5, 43]);
    const seats = [{ seat: "Red", score: 9, if_scored: SHEET }] as unknown as LegendView["seats"];
    expect(ifScored(seats, () => "Ana")).toEqual([{ seat: "Red", name: "Ana", sheet: SHEET, state: "later", before: 9, director: 0 }]);
  });

  it("is counted temple by temple and part by part, until all has come in", () => {
    const steps = stepsOf(SHEET);
    expect(steps.map(({ part, points, from }) => [part, points, from])).toEqual([
      ["temples", 4, "C3"],
      ["temples", 7, "D3"],
      ["tall", 5, "D3"],
      ["volcanoes", 10, "D1"],
      ["land", 6, undefined],
      ["lakes", 2, undefined],
      ["treasures", 4, undefined],
    ]);
    expect(countedIn(SHEET, 0)).toEqual({});
    expect(countedIn(SHEET, 1)).toEqual({ temples: 4 });
    expect(countedIn(SHEET, steps.length)).toEqual(SHEET.parts);
    const { lit, hexes } = counting(scored(0, "Red", 44));
    expect(lit(2).map(({ hex, value }) => [hex, value])).toEqual([["C3", 4], ["D3", 7]]); // prettier-ignore
    expect(lit(5).map(({ hex, text }) => [hex, text])).toEqual([["C3", "2 temples"], ["B2", "3 wild"]]); // prettier-ignore
    expect(lit(6).map(({ hex, text }) => [hex, text])).toEqual([["B1", "1 lake"], ["E1", "2 masks"]]); // prettier-ignore
    expect(hexes(1)).toEqual(["C3", "D3"]);
  });
});

describe("trail stones, which belong to nobody", () => {
  const put = told("stone-placed", 1, "Red", { edge: "E4|F3" });
  const taken = told("stone-moved", 3, "Blue", { source: "E4|F3", edge: "A1|A2" });
  const turns = [put, told("turn-ended", 2, "Red"), taken, told("turn-ended", 4, "Blue")];
  const name = (seat: string): string => seat;

  it("tell who had put one there that it was taken away, and nobody else", () => {
    const [, turn] = chapters(turns, ["Red"], name);
    expect(turn!.yours).toEqual(["took the trail stone that you had put on E4–F3 away to A1–A2"]);
    const [, others] = chapters(turns, ["Yellow"], name);
    expect(others!.yours).toEqual([]);
    expect(others!.sum).toBe("moved a trail stone E4–F3 → A1–A2");
  });

  it("are whose who moved them last", () => {
    const again = told("stone-moved", 5, "Red", { source: "A1|A2", edge: "C4|C5" });
    expect(chapters([...turns, again], ["Blue"], name).at(-1)!.yours).toHaveLength(1);
    const own = told("stone-moved", 5, "Blue", { source: "A1|A2", edge: "C4|C5" });
    expect(chapters([...turns, own], ["Blue"], name).at(-1)!.yours).toEqual([]);
  });
});

it("says what who scores did before it, or that nothing was spent", () => {
  const [entered, uncovered] = [
    told("entered", 7, "Blue", { figure: "explorer", hex: "A5" }),
    told("uncovered", 8, "Blue", { hex: "C3", level: 5 }),
  ];
  const scoring = [
    ...LOG.slice(0, 9),
    { ...entered, cost: 1 },
    { ...uncovered, cost: 2 },
    told("turn-ended", 9, "Blue"),
    scored(9, "Blue", 45),
  ];
  expect(turnOf(LOG, scored(6, "Blue", 45), String)).toEqual({ spent: 0, did: "" });
  expect(turnOf(scoring, scored(9, "Blue", 45), String)).toEqual({ spent: 3, did: "uncovered C3 to 5, brought an explorer to A5" });
});
