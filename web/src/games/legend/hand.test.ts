import { describe, expect, it, vi } from "vitest";
import type { LegendHex, LegendOffers, LegendSeat, LegendView, Pick } from "./protocol";
import type { Told } from "../../net/protocol";

vi.hoisted(() => {
  // what the settings ask the browser
  Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener: () => undefined }) });
});
import { hasSecrets, withoutSecrets } from "./secrets";
import type { Table } from "../../table/table.svelte";
import type { Legend } from ".";
import { legendHand, type LegendHand } from "./campsite.svelte";
import { questionsOf, thingChosen } from "./asking";
import { KINDS, marketOf, shareOf, spareLies } from "./market";
import { nextOf } from "./next";
import { marksOf } from "./seen";

const hex = (name: string, place: number[], more: Partial<LegendHex> = {}): LegendHex =>
  ({
    hex: name,
    place,
    border: false,
    terrain: "jungle",
    tile: null,
    turn: 0,
    stones: [0, 0, 0, 0, 0, 0],
    figures: {},
    camp: null,
    majority: null,
    ...more,
  }) as LegendHex;

const seat = (name: "Red" | "Blue", more: Partial<LegendSeat> = {}): LegendSeat =>
  ({ seat: name, name, treasures: {}, left: [], right: [], tiles: [], token: null, ...more }) as LegendSeat;

const view = (more: Partial<LegendView>): LegendView =>
  ({
    game: "legend", seat: "Red", phase: "act", ap: 0, acted: false, effect: null, scoring: null, round: 1,
    board: [hex("A1", [0, 0]), hex("A2", [0, 1]), hex("B1", [1, 0])], trail_stones: { supply: 2, placed: [] },
    offer: { cards: [], tokens: [], tiles: [], places: [] }, seats: [seat("Red"), seat("Blue")], stand_ins: [], ...more,
  }) as unknown as LegendView; // prettier-ignore

const effect = (more: object): LegendView["effect"] =>
  ({
    id: "#17",
    stage: 0,
    picks: 0,
    may_stop: false,
    budget: 0,
    site: null,
    source: null,
    partner: null,
    spare_card: null,
    ...more,
  }) as LegendView["effect"];

/** A hand at a table that stands so; what it sends is kept. */
function at(shown: Partial<LegendView>, offered: Partial<LegendOffers>): { hand: LegendHand; sent: string[][] } {
  const sent: string[][] = [];
  const offers: LegendOffers = {
    game: "legend",
    question: "",
    picks: [],
    layings: [],
    trails: [],
    entries: [],
    groups: [],
    sites: [],
    exchange: null,
    end: null,
    ...offered,
  };
  const table = {
    acting: true, busy: false, settling: false, behind: false, mine: [{ seat: "Red", yours: true }], holder: "Red", log: [], view: view(shown), pointed: [],
    situation: { deciding: "Red", offers, view: view(shown) }, info: { tiles: [], legend: { costs: {} } },
    seat: (name: string) => ({ seat: name, yours: name === "Red" }), name: (name: string) => name, skip: () => undefined,
    act: (actions: string[]) => (sent.push(actions), Promise.resolve(true)), why: () => Promise.resolve(null),
  }; // prettier-ignore
  return { hand: legendHand(table as unknown as Table<Legend>), sent };
}

const pick = (action: string, kind: Pick["kind"], more: Partial<Pick> = {}): Pick => ({ action, kind, ...more });

describe("the hand", () => {
  it("offers what can be done with the chosen card, and what cannot be with its reason", () => {
    const refusal = { code: "card-does-nothing", facts: {}, sentence: "no" };
    const { hand, sent } = at({}, {
      picks: [pick("<#17", "preserve", { card: "17", side: "right" }), pick("-#17", "discard", { card: "17", side: "right" }), pick("#17", "play", { card: "17", side: "right", refusal })],
    }); // prettier-ignore
    expect(hand.own.deeds).toEqual([]);
    hand.own.pickCard("17", "right", 0);
    expect(hand.own.deeds.map(({ id, refusal }) => [id, !!refusal])).toEqual([
      ["play", true],
      ["preserve", false],
      ["discard", false],
    ]);
    expect(nextOf(hand)).toBeNull();
    hand.own.perform(hand.own.deeds[0]!);
    expect(hand.tips.tip?.refused).toBe(true);
    hand.own.perform(hand.own.deeds[1]!);
    expect(sent).toEqual([["<#17"]]);
    expect(hand.own.chosen).toBeNull();
  });

  it("asks which preserved card makes room", () => {
    const room = (card: string): Pick => pick(`<#05-#${card}`, "preserve", { card: "05", side: "right", room: card });
    const { hand, sent } = at({}, { picks: [room("12"), room("13")] });
    hand.own.pickCard("05", "right", 0);
    hand.own.perform(hand.own.deeds.find(({ id }) => id === "preserve")!);
    expect([hand.own.making, sent.length]).toEqual([true, 0]);
    hand.own.pickCard("13", "left", 1);
    expect(sent).toEqual([["<#05-#13"]]);
  });

  it("picks a hex of a card at once by mouse, and by finger with a second tap", () => {
    const offers = { picks: [pick("@A1", "choose", { hex: "A1" }), pick("@A2", "choose", { hex: "A2" })] };
    const mouse = at({ phase: "effect", effect: effect({}) }, offers);
    mouse.hand.hex("A2");
    expect(mouse.sent).toEqual([["@A2"]]);
    const finger = at({ phase: "effect", effect: effect({}) }, offers);
    finger.hand.touch = true;
    finger.hand.hex("A1");
    expect([finger.sent.length, finger.hand.own.picks.aim]).toEqual([0, "A1"]);
    expect(nextOf(finger.hand)?.label).toBe("Choose A1");
    expect(["@A1", "@A2"].map((action) => finger.hand.own.buttonFor(action))).toEqual(["Choose A1", null]);
    expect(mouse.hand.own.buttonFor("@A2")).toBeNull();
    finger.hand.hex("A1");
    expect(finger.sent).toEqual([["@A1"]]);
  });

  it("asks which camp is moved before where to", () => {
    const move = (source: string): Pick => pick(`C:${source}>A2`, "resite", { source, hex: "A2" });
    const { hand, sent } = at({ phase: "effect", effect: effect({ id: "#12" }) }, { picks: [move("A1"), move("B1")] });
    expect([...hand.own.picks.camps]).toEqual(["A1", "B1"]);
    expect(hand.own.picks.targets.size).toBe(0);
    hand.hex("B1");
    hand.hex("A2");
    expect(sent).toEqual([["C:B1>A2"]]);
  });

  it("asks which trail stone is moved, and goes back one question at a time", () => {
    const trails = ["A1|A2", "A1|B1"].map((source) => ({ source, prefix: `T:${source}>`, cost: 0, edges: ["A2|B1"] }));
    const { hand, sent } = at({ phase: "spend", ap: 5 }, { trails });
    expect(hand.own.stones.edges).toEqual({});
    hand.own.perform(hand.own.deeds.find(({ id }) => id === "stone")!);
    expect(Object.keys(hand.own.stones.edges)).toEqual(["A1|A2", "A1|B1"]);
    hand.own.stones.click("A1|B1");
    expect(Object.keys(hand.own.stones.edges)).toEqual(["A2|B1"]);
    hand.back();
    expect([hand.own.stones.paying, hand.own.stones.source]).toEqual([true, null]);
    hand.own.stones.click("A1|A2");
    hand.own.stones.click("A2|B1");
    expect(sent).toEqual([["T:A1|A2>A2|B1"]]);
  });

  it("takes in the draft what is offered; what is refused is neither taken nor offered by the golden button", () => {
    const refusal = { code: "tiles-already-taken", facts: {}, sentence: "no" };
    const { hand, sent } = at({ phase: "draft" }, {});
    const refused = pick("take b3", "take", { tile: "b3", refusal });
    hand.own.lift({ kind: "thing", key: "tile:b3", pick: refused });
    expect(nextOf(hand)).toBeNull();
    hand.own.draft(refused);
    expect([hand.tips.tip, sent.length]).toEqual([null, 0]); // the reason stands where the thing is described
    const card = pick("take #05", "take-card", { card: "05" });
    hand.own.lift({ kind: "thing", key: "card:05:0", pick: card });
    expect(nextOf(hand)?.label).toBe("Take");
    nextOf(hand)!.go();
    expect(sent).toEqual([["take #05"]]);
  });

  it("says in the draft how many picks are left, of what, and why a thing cannot be taken", () => {
    const refusal = { code: "token-already-taken", facts: {}, sentence: "You have an AP token." };
    const to_take = { cards: 1, tokens: 0, places: 1, tiles: 0 };
    const red = seat("Red", { right: [{ card: "05", down: false }], token: 8, tiles: ["b3"], place: null, to_take });
    const offer = { cards: [], tokens: [9], tiles: [], places: [] };
    const picks = [pick("take 9", "take-token", { token: 9, refusal })];
    const { hand } = at({ phase: "draft", seats: [red, seat("Blue")], offer }, { picks });
    expect(KINDS.map((kind) => Object.values(shareOf(red, kind)))).toEqual([[1, 2], [1, 1], [0, 1], [1, 1]]); // prettier-ignore
    expect(questionsOf(hand).own("Your turn")).toEqual({
      title: "Your turn: take one thing",
      hint: "Round 1 of 6. Still to take: a card, a place. A double click takes a thing.",
    });
    expect(thingChosen(hand)).toBeNull();
    hand.own.lift({ kind: "thing", key: "token:9:0", pick: picks[0]! });
    const { title, hint } = thingChosen(hand)!;
    expect([title, hint]).toEqual(["AP token of 9", "You have an AP token. 9 AP to spend in one turn of this round."]);
  });

  it("speaks of undoing only where something can be undone", () => {
    const hints = (count: number): string[] => {
      const acted = at({ acted: true }, { end: { action: ".", wasted: 0 } }).hand;
      const spent = at({ phase: "spend" }, { end: { action: ".", wasted: 0 } }).hand;
      return [acted, spent].map((hand) => {
        Object.assign(hand.table.situation!, { undo: { count, refusal: null } });
        return questionsOf(hand).own("You").hint;
      });
    };
    expect(hints(0)).toEqual(["End the turn.", "End your turn."]);
    expect(hints(1)).toEqual(["End the turn, or undo.", "End your turn, or undo."]);
  });

  it("uses the AP token by a double click, which also chooses it and puts it back", () => {
    const { hand, sent } = at({}, { picks: [pick("ap", "use-token")] });
    hand.own.lift({ kind: "token" });
    hand.own.lift({ kind: "token" });
    hand.own.useToken();
    expect(sent).toEqual([["ap"]]);
  });

  it("says at the first pick why the points are not equal, and which AP tokens there are to choose from", () => {
    const to_take = { cards: 2, tokens: 1, places: 1, tiles: 1 };
    const red = seat("Red", { right: [], token: null, tiles: [], place: null, to_take });
    const { hand } = at({ phase: "draft", seats: [red, seat("Blue")], offer: { cards: [], tokens: [8, 12], tiles: [], places: [] } }, {});
    const { hint } = questionsOf(hand).own("You");
    expect(hint).toMatch(/^Round 1 of 6\. Who drafts later began with more points\. Still to take: /);
    expect(hint).toContain("an AP token (8, 12; one for each player)");
  });

  it("says why a second tile may be taken, and takes what alone is left with one click", () => {
    const to_take = { cards: 0, tokens: 0, places: 0, tiles: 1 };
    const red = seat("Red", { tiles: ["a1"], to_take });
    const offer = { cards: [], tokens: [], tiles: ["a2"], places: [] };
    const only = pick("take a2", "take", { tile: "a2" });
    const { hand, sent } = at({ phase: "draft", tiles_each: 1, seats: [red, seat("Blue", { tiles: ["a3"] })], offer }, { picks: [only] });
    expect(questionsOf(hand).own("You").hint).toContain("One tile is left over: who has their own may take it too.");
    expect(spareLies(hand.view!)).toBe(true);
    expect(spareLies(view({ tiles_each: 1, seats: [red, seat("Blue")], offer }))).toBe(false);
    nextOf(hand)!.go();
    expect(sent).toEqual([["take a2"]]);
  });

  it("shows who holds what besides temples, and what all of it comes to", () => {
    const sheet = {
      parts: { temples: 7, volcanoes: 20, land: 4 }, volcanoes: ["A1", "A2"], land: ["B1", "B2"], lakes: [], ruins: ["C1"], masks: 1,
      temples: [{ hex: "D1" }, { hex: "D2" }], total: 31,
    }; // prettier-ignore
    const { hand } = at({ seats: [seat("Red", { if_scored: sheet as never }), seat("Blue")] }, {});
    expect(hand.own.land.map(({ hex, seats, value }) => [hex, ...seats, value])).toEqual([
      ["A1", "Red", 10],
      ["A2", "Red", 10],
      ["B1", "Red", 2],
      ["B2", "Red", 2],
      ["C1", "Red", 0],
    ]);
    expect(hand.own.holding("Red", false)).toBe("31 now: Temples 7 · Volcanoes 20 · Wild ground 4");
    expect(hand.own.holding("Blue", true)).toBe("0 now");
  });

  it("says of passing what could still be done, and what is lost by it", () => {
    const pass = pick("pass", "pass");
    const asked = (...picks: Pick[]): unknown => questionsOf(at({ phase: "act" }, { picks: [pass, ...picks] }).hand).own("You");
    const out = "Round 1 of 6. Who passes is out for the rest of this round, but not of its scorings.";
    const refusal = { code: "card-does-nothing", facts: {}, sentence: "no" };
    expect(asked()).toEqual({ title: "You: nothing is left to do, so pass", hint: out });
    expect(asked(pick("power:camp", "power", { power: "camp" }))).toEqual({
      title: "You: pass, or do something that is free first",
      hint: out,
    });
    expect(asked(pick("#10<", "play", { card: "10", side: "left", refusal }))).toEqual(asked());
    expect(asked(pick("#10<", "play", { card: "10", side: "left" }))).toEqual({
      title: "You: pass, or use a card you preserved",
      hint: out,
    });
    const keep = (room: string): Pick => pick(`<#21-${room}`, "preserve", { card: "21", side: "right", room });
    expect(asked(keep("05"), keep("10"))).toEqual({
      title: "You: preserve a card, or pass",
      hint: `${out} Unless preserved first, you lose “Two more AP”.`,
    });
    const last = questionsOf(at({ phase: "act", round: 6 }, { picks: [pass, keep("05")] }).hand).own("You");
    expect(last.title).toBe("You: nothing is left to do, so pass"); // nothing is kept for a round that does not come
    expect(last.hint).toMatch(/^Round 6 of 6, the last one\. Who passes .* scorings\.$/);
  });

  it("shows what action points cannot buy, with the reason if there is one", () => {
    const refusal = { code: "too-little-ap", facts: {}, sentence: "no" };
    const stone = { action: "T@A1|A2", kind: "stone", refusal } as unknown as Pick;
    const shown = (picks: Pick[]): unknown[] =>
      at({ phase: "spend", ap: 1 }, { picks })
        .hand.own.deeds.slice(0, 3)
        .map(({ id, refusal, go }) => [id, !!refusal, !!go]);
    expect(shown([])).toEqual([
      ["recruit-explorer", false, false],
      ["recruit-leader", false, false],
      ["stone", false, false],
    ]);
    const { hand, sent } = at(
      { phase: "spend", ap: 1 },
      { picks: [pick("&E", "recruit", { figure: "explorer" }), pick("&L", "recruit", { figure: "leader", refusal }), stone] },
    );
    for (const deed of hand.own.deeds.slice(1, 3)) {
      hand.tips.tip = null;
      hand.own.perform(deed);
      expect([deed.id, hand.tips.tip !== null, sent.length]).toEqual([deed.id, true, 0]);
    }
    hand.own.perform(hand.own.deeds[0]!);
    expect(sent).toEqual([["&E"]]);
  });

  it("says who can still be made available, and how many", () => {
    const unavailable = { explorers: 12, leaders: 1 };
    const { hand } = at({ phase: "spend", ap: 9, seats: [seat("Red", { unavailable }), seat("Blue")] }, {});
    expect(hand.own.deeds.slice(0, 2).map(({ label }) => label)).toEqual([
      "Make an explorer available (12 left)",
      "Make a leader available (1 left)",
    ]);
  });

  it("walks with two leaders", () => {
    const walk = { hex: "A2", cost: 2, most: 3, path: ["A2"], costs: [2], leader: ["L:A1-A2=2"], explorer: ["E:A1-A2=2"] };
    const { hand, sent } = at(
      { phase: "spend", ap: 6 },
      { groups: [{ hex: "A1", leaders: 2, explorers: 1, walks: [walk], refusal: null }] },
    );
    hand.walk.pickUp("A1", "leader");
    hand.walk.take({ leaders: 2, explorers: 1 });
    hand.hover("A2");
    void hand.walk.go();
    expect(sent).toEqual([["L:A1-A2=2", "L:A1-A2=2", "E:A1-A2=2"]]);
  });
});

it("what was taken in the draft stays in its place with who took it", () => {
  const told = (kind: string, facts: Told["facts"]): Told => ({ kind, code: "", action: 1, facts, seat: "Blue" });
  const log = [
    told("card-taken", { card: "01-1" }),
    told("draft-began", {}),
    told("card-taken", { card: "05" }),
    told("token-taken", { value: 9 }),
  ];
  const refusal = { code: "enough-tiles", facts: {}, sentence: "no" };
  const picks = [
    pick("take-05", "take-card", { card: "05" }),
    pick("take-12", "take-token", { token: 12 }),
    pick("take-b3", "take", { tile: "b3", refusal }),
    pick("take-1", "take-place", { place: 1 }),
  ];
  const blue = seat("Blue", { right: [{ card: "05" }] as never, token: 9 });
  const offer = { cards: ["05", "21"], tokens: [7, 12], tiles: ["b3"], places: [1] };
  const market = marketOf(view({ seats: [seat("Red"), blue], offer }), log, picks);
  expect(market.cards.map(({ card, by }) => [card, by])).toEqual([
    ["05", null],
    ["05", "Blue"],
    ["21", null],
  ]);
  expect(market.tokens.map(({ value, by }) => [value, by])).toEqual([
    [7, null],
    [9, "Blue"],
    [12, null],
  ]);
  expect(market.all.map(({ pick }) => pick?.action ?? null)).toEqual(["take-05", null, null, null, null, "take-12", "take-1", "take-b3"]);
});

it("what is being taken from the display is there once", () => {
  const told = (kind: string, facts: Told["facts"]): Told => ({ kind, code: "", action: 1, facts, seat: "Blue" });
  const log = [
    told("draft-began", {}),
    told("card-taken", { card: "05" }),
    told("card-taken", { card: "05" }),
    told("token-taken", { value: 9 }),
    told("place-taken", { place: 1 }),
    told("tile-taken", { tile: "b3" }),
  ];
  const blue = seat("Blue", { right: [{ card: "05" }] as never }); // the first of its two cards has been seen already
  const offer = { cards: ["05", "05", "21"], tokens: [9, 9], tiles: ["b3"], places: [1, 2] };
  const market = marketOf(view({ seats: [seat("Red"), blue], offer }), log, []);
  expect(market.all.map(({ key, by }) => [key, by])).toEqual([
    ["card:05:0", null],
    ["card:05:1", "Blue"],
    ["card:05:2", "Blue"],
    ["card:21:3", null],
    ["token:9:0", null],
    ["token:9:1", "Blue"],
    ["place:1", "Blue"],
    ["place:2", null],
    ["tile:b3", "Blue"],
  ]);
});

it("what one seat has seen is drawn for it and left out for others", () => {
  const seen = view({
    board: [
      hex("A1", [0, 0], { terrain: "ruin", treasures: 2, known: [{ depth: 2, kind: "jade", by: ["Red"] }] }),
      hex("A2", [0, 1], { terrain: "ruin", kinds: { sun: 1 } }),
    ],
  });
  expect(hasSecrets(seen)).toBe(true);
  expect(Object.keys(marksOf(seen))).toEqual(["A1", "A2"]);
  const bare = withoutSecrets(seen);
  expect(hasSecrets(bare)).toBe(false);
  expect(JSON.stringify(bare)).not.toMatch(/jade|sun/);
});
