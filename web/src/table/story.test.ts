import { describe, expect, it } from "vitest";
import type { SeatName, Told } from "../net/protocol";
import { chapters, inBrief, line, meanwhile, named, spoken, takings, turnSpoken } from "./story";

import.meta.glob("../games/*/events.ts", { eager: true });

let number = 0;
const told = (kind: string, seat: SeatName, facts: Told["facts"] = {}, more: Partial<Told> = {}): Told => ({
  kind,
  code: `event-${kind}`,
  action: number++,
  seat,
  facts: { player: seat, ...facts },
  ...more,
});
const moved = (source: string, hex: string, cost: number, seat: SeatName = "Red", figure = "explorer"): Told =>
  told("moved", seat, { figure, source, hex, cost }, { cost });
const entered = (seat: SeatName): Told => told("entered", seat, { figure: "explorer", hex: "A5" }, { cost: 1 });
const ended = (seat: SeatName): Told => told("turn-ended", seat, { unspent: 0 });
const name = (seat: string): string => (seat === "Red" ? "You" : seat);
const story = (log: Told[], mine: SeatName[] = ["Red"]): ReturnType<typeof chapters> => chapters(log, mine, name);
const texts = (log: Told[], mine: SeatName[] = ["Red"]): string[] =>
  story(log, mine).flatMap((chapter) => chapter.lines.map((told) => `${told.text}|${told.times}|${told.price}`));

describe("a draft", () => {
  const began = told("draft-began", null as unknown as SeatName);
  const token = (seat: SeatName, value: number): Told => told("token-taken", seat, { value });
  const place = (seat: SeatName, place: number): Told => told("place-taken", seat, { place });

  it("tells what others took since who reads it did", () => {
    const log = [began, token("Red", 7), token("Blue", 9), place("Yellow", 1), place("Blue", 2)];
    expect(takings(log, ["Red"]).map(({ seat, first }) => [seat, first])).toEqual([
      ["Blue", "took the AP token of 9, took place 2"],
      ["Yellow", "took place 1"],
    ]);
    expect(takings([...log, token("Red", 8)], ["Red"])).toEqual([]);
  });

  it("tells nothing of an earlier draft", () => {
    expect(takings([began, token("Blue", 9), ended("Blue")], ["Red"])).toEqual([]);
    expect(takings([began, token("Blue", 9), began], ["Red"])).toEqual([]);
  });
});

describe("the journal", () => {
  it("tells the steps of one walk as one line, with what it cost", () => {
    expect(texts([moved("A5", "B4", 1), moved("B4", "C4", 2), moved("A5", "B4", 1)])).toEqual([
      "walked A5 → B4 → C4|1|3 AP",
      "walked A5 → B4|1|1 AP",
    ]);
    expect(texts([moved("A5", "B4", 1), moved("B4", "A5", 1)])).toEqual(["walked from A5 and back|1|2 AP"]);
  });

  it("tells the turn of who drew a volcano below the scoring that it brings, in one piece", () => {
    const drawn = told("tile-drawn", "Red", { terrain: "volcano" });
    const began = told("scoring-round", "Red", { number: 2 }, { action: drawn.action });
    const heads = (log: Told[]): unknown[] => story(log).map(({ seat, lines }) => [seat, lines.length]);
    const before = [moved("A5", "B4", 1, "Blue"), ended("Blue")];
    expect(heads([...before, drawn, began])).toEqual([["Blue", 1], [null, 0], ["Red", 1]]); // prettier-ignore
    expect(heads([...before, drawn, began, entered("Red"), ended("Red")])).toEqual([["Blue", 1], [null, 0], ["Red", 2]]); // prettier-ignore
  });

  it("keeps another figure's walk apart", () => {
    expect(texts([moved("A5", "B4", 1), moved("B4", "C4", 2, "Red", "leader")])).toHaveLength(2);
  });

  it("merges equal lines of a turn, and adds what they cost", () => {
    expect(texts([entered("Red"), moved("A5", "B4", 1), entered("Red")])).toEqual([
      "brought an explorer to A5|2|2 AP",
      "walked A5 → B4|1|1 AP",
    ]);
  });

  it("tells a treasure with what digging for it cost", () => {
    const log = [
      told("dug", "Red", { hex: "E3", left: 2 }, { cost: 3 }),
      told("treasure-found", "Red", { treasure: "frog", owned: 1, hex: "E3" }),
    ];
    expect(texts(log)).toEqual(["dug Frog on E3|1|3 AP"]);
  });

  it("has a heading for each turn, also for two in a row of one seat", () => {
    const log = [entered("Red"), ended("Red"), entered("Blue"), ended("Blue"), entered("Blue"), ended("Blue")];
    expect(story(log).map(({ seat, turn, spent }) => [seat, turn, spent])).toEqual([
      ["Red", 1, 1],
      ["Blue", 2, 1],
      ["Blue", 3, 1],
    ]);
  });

  it("tells bids and drafts as lines of their own, rounds of scoring as headings", () => {
    const log = [told("bid", "Red", { points: 2 }), told("passed", "Blue"), told("scoring-round", "Red", { number: 2 })];
    expect(story(log).map(({ seat, lines, heading }) => [seat, lines.length, heading && line(heading)])).toEqual([
      [null, 2, null],
      [null, 0, "Scoring round 2"],
    ]);
  });

  it("tells what happens to the reader as such", () => {
    const log = [
      told("exchanged", "Blue", { other: "Ana", other_seat: "Red", give: "plume", take: "frog" }, { cost: 3 }),
      moved("A5", "D4", 2, "Blue"),
    ];
    log[1]!.leads = [{ hex: "D4", value: 3, before: "Red", after: "Blue" }];
    const [turn] = story(log);
    expect(turn!.lines.filter(({ yours }) => yours).map(({ text }) => text)).toEqual([
      "took your Frog for Plume",
      "D4 now pays Blue, not you",
    ]);
    expect(turn!.sum).toBe("now leads on 1 more temple, took your Frog for Plume");
    expect(turn!.yours).toEqual(["took your Frog for Plume", "D4 now pays Blue, not you"]);
    expect(turn!.others).toBe("now leads on 1 more temple, walked A5 → D4");
    expect(story(log, ["Yellow"])[0]!.sum).toBe("now leads on 1 more temple, gave Ana Plume for Frog");
  });

  it("counts a temple that is won and lost again in a turn for nothing", () => {
    const there = { ...moved("A5", "D4", 2, "Blue"), leads: [{ hex: "D4", value: 3, before: "Red", after: "Blue" } as const] };
    const back = { ...moved("D4", "A5", 2, "Blue"), leads: [{ hex: "D4", value: 3, before: "Blue", after: "Red" } as const] };
    expect(story([there, back])[0]!.lines).toHaveLength(1);
    expect(story([there, back])[0]!.sum).toBe("");
  });

  it("sums up what others did since one's own last turn", () => {
    const log = [entered("Red"), ended("Red"), entered("Blue"), ended("Blue"), entered("Yellow"), ended("Yellow")];
    expect(meanwhile(story(log), ["Red"]).map(({ seat }) => seat)).toEqual(["Blue", "Yellow"]);
    expect(meanwhile(story([...log, entered("Red")]), ["Red"]).map(({ seat }) => seat)).toEqual(["Blue", "Yellow"]);
  });

  it("tells nothing of the round before", () => {
    const out = (seat: SeatName): Told => told("out-for-round", seat);
    const heading = (kind: string): Told => ({ kind, code: `event-${kind}`, action: number++, seat: null, facts: { round: 2 } });
    const before = [entered("Red"), ended("Red"), entered("Blue"), ended("Blue"), out("Red"), out("Blue"), out("Yellow")];
    const draft = [heading("round-began"), told("card-taken", "Blue", { number: "04" }), told("card-taken", "Red", { number: "05" })];
    expect(meanwhile(story(before), ["Red"]).map(({ seat }) => seat)).toEqual(["Blue", "Yellow"]);
    expect(meanwhile(story([...before, ...draft]), ["Red"])).toEqual([]);
    const now = [...before, ...draft, entered("Yellow"), ended("Yellow")];
    expect(meanwhile(story(now), ["Red"]).map(({ seat, sum }) => [seat, sum])).toEqual([["Yellow", "brought an explorer to A5"]]);
  });

  it("sums up first what was done to the reader, also where nothing else mattered", () => {
    const level = { ...moved("A5", "D4", 2, "Yellow"), leads: [{ hex: "D4", value: 3, before: "Red", after: null } as const] };
    const log = [entered("Red"), ended("Red"), entered("Blue"), ended("Blue"), level, ended("Yellow")];
    const told = meanwhile(story(log), ["Red"]);
    expect(told.map(({ seat, yours, others }) => [seat, yours, others])).toEqual([
      ["Yellow", ["D4 is tied now and pays you no more"], "walked A5 → D4"],
      ["Blue", [], "brought an explorer to A5"],
    ]);
  });

  it("says of a temple that was lost who has it now, and nothing if it came back", () => {
    const change = (seat: SeatName, before: SeatName | null, after: SeatName | null): Told => ({
      ...moved("A5", "D4", 2, seat),
      leads: [{ hex: "D4", value: 3, before, after }],
    });
    const told = (log: Told[]): [string | null, string[]][] =>
      meanwhile(story([entered("Red"), ended("Red"), ...log]), ["Red"]).map(({ seat, yours }) => [seat, yours]);
    const taken = [change("Blue", "Red", "Blue"), ended("Blue")];
    expect(told(taken)).toEqual([["Blue", ["D4 now pays Blue, not you"]]]);
    expect(told([...taken, change("Yellow", "Blue", "Yellow"), ended("Yellow")])).toEqual([
      ["Yellow", ["D4 now pays Yellow, not you"]],
      ["Blue", []],
    ]);
    expect(told([...taken, change("Yellow", "Blue", "Red"), ended("Yellow")])).toEqual([
      ["Blue", []],
      ["Yellow", []],
    ]);
  });

  it("puts first what nobody can undo, and names the one thing that matters most", () => {
    const walk = { ...moved("A5", "D4", 2, "Blue"), leads: [{ hex: "D4", value: 3, before: null, after: "Blue" } as const] };
    const facts = { hex: "D4", figure: "explorer" };
    const guard: Told = { kind: "guard-placed", code: "event-guard-placed", action: 3, seat: "Blue", facts };
    const [turn] = story([entered("Blue"), walk, guard]);
    expect(turn!.others).toBe("set a guard on D4, now leads on 1 more temple, brought an explorer to A5");
    expect(turn!.first).toBe("set a guard on D4");
    expect(story([entered("Blue"), walk])[0]!.first).toBe("now leads on 1 more temple");
  });

  it("tells treasures before temples that are led", () => {
    const walk = { ...moved("A5", "D4", 2, "Blue"), leads: [{ hex: "D4", value: 3, before: null, after: "Blue" } as const] };
    const found = told("treasure-found", "Blue", { hex: "C5", treasure: "frog-1" });
    expect(story([walk, found])[0]!.first).toMatch(/^dug .* on C5$/);
  });

  it("tells a temple that is uncovered twice in a turn once, by what it comes to", () => {
    const uncovered = (hex: string, level: number): Told => told("uncovered", "Blue", { hex, level }, { cost: 2 });
    const log = [uncovered("C5", 4), uncovered("D4", 3), moved("B4", "C5", 1, "Blue"), uncovered("C5", 5)];
    expect(texts(log)).toEqual(["uncovered D4 to 3|1|2 AP", "walked B4 → C5|1|1 AP", "uncovered C5 to 5|1|4 AP"]);
  });

  it("tells what others did also where it weighs little: a card preserved, a tile laid", () => {
    const preserved = told("card-preserved", "Blue", { card: "14-1", name: "card-name-14" });
    const laid = told("tile-laid", "Blue", { tile: "B3", terrain: "temple", value: 3, hex: "D4" });
    const since = (...log: Told[]): string[] => meanwhile(story([ended("Red"), ...log, ended("Blue")]), ["Red"]).map(({ first }) => first);
    expect(since(preserved)).toEqual(["preserved Camp for two"]);
    expect(since(laid)).toEqual([expect.stringContaining("D4")]);
    expect(since(moved("A5", "B4", 1, "Blue"))).toEqual(["walked A5 → B4"]);
    const power = told("power-used", "Blue", { name: "power-name-leader" });
    expect(meanwhile(story([power, laid, ended("Blue")]), ["Red"])[0]!.others).toMatch(/^asked the director.*D4/);
  });

  it("says whole sentences with the catalogue of the engine, and aloud who did what", () => {
    expect(named(moved("A5", "B4", 1), null, name)).toBe("Red moves an explorer from A5 to B4 for 1 AP.");
    expect(spoken(moved("A5", "B4", 1), ["Red"], name)).toBe("You: walked A5 → B4");
  });

  it("tells what one did and what others did in one manner, and that one won as such", () => {
    const walk = moved("A5", "B4", 1);
    expect([inBrief(walk, "Red"), inBrief(walk, "Blue"), inBrief(walk, null)]).toEqual(Array(3).fill("walked A5 → B4, 1 AP"));
    expect(named(walk, "Red", name)).toBe("You: walked A5 → B4, 1 AP");
    expect(named({ ...walk, seat: "Blue" }, "Red", name)).toBe("Blue: walked A5 → B4, 1 AP");
    const facts = { winners: "Red", count: 1, points: 257, decided_by: "points" };
    const over: Told = { kind: "game-over", code: "event-game-over", action: 9, facts, ranking: [["Red"], ["Blue"]] };
    expect([named(over, "Red", name), inBrief(over, "Red"), line(over, ["Red"])]).toEqual([
      "You win with 257 points.",
      "You win with 257 points.",
      "You won",
    ]);
    expect([named(over, "Blue", name), line(over, ["Blue"])]).toEqual(["Red wins with 257 points.", "Red won"]);
  });

  it("says a whole turn aloud in one sentence: what mattered, and what it took from who listens", () => {
    const log = [entered("Blue"), moved("A5", "D4", 2, "Blue"), ended("Blue")];
    expect(turnSpoken(log, "Blue", ["Red"], name)).toBe("Blue: brought an explorer to A5.");
    log[1]!.leads = [{ hex: "D4", value: 3, before: "Red", after: "Blue" }];
    expect(turnSpoken(log, "Blue", ["Red"], name)).toBe(
      "Blue: now leads on 1 more temple, brought an explorer to A5. D4 now pays Blue, not you.",
    );
    expect(turnSpoken([moved("A5", "B4", 1, "Blue"), ended("Blue")], "Blue", ["Red"], name)).toBe("Blue: walked A5 → B4.");
    expect(turnSpoken(log, "Yellow", ["Red"], name)).toBe("");
  });
});
