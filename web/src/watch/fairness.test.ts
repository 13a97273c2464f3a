import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Proof, Told } from "../net/protocol";
import { forget, keptOf, numberFor, taken } from "../table/numbers";
import { check, missing, Rng, sealOf, seedOf, shuffled } from "./fairness";
import { blake2b, hex, hmac, sha256, unhex, utf8 } from "./hashes";

/** The same examples that Python is held to. */
const EXAMPLES = JSON.parse(readFileSync("../tests/records/fairness.json", "utf8")) as {
  below: Record<string, number[]>;
  games: Proof[];
  logs: Told[][];
  /** A game in which somebody looks at treasures that stay where they are. */
  looked: { proof: Proof; log: Told[]; land: Record<string, string> }[];
  old: Proof[];
};
const altered = (text: string): string => (text.startsWith("0") ? "1" : "0") + text.slice(1);

describe("hashes", () => {
  const texts = ["", "abc", "x".repeat(55), "x".repeat(56), "x".repeat(64), "x".repeat(127), "ü".repeat(200)];
  it.each(texts)("are those of everybody else: %s", (text) => {
    expect(hex(sha256(utf8(text)))).toBe(createHash("sha256").update(text).digest("hex"));
    for (const key of ["", "key", "k".repeat(100)])
      expect(hex(hmac(utf8(key), utf8(text)))).toBe(createHmac("sha256", key).update(text).digest("hex"));
    expect(hex(blake2b(utf8(text), 64))).toBe(createHash("blake2b512").update(text).digest("hex"));
  });
  it("can be written and read", () => expect(hex(unhex("00ff1a"))).toBe("00ff1a"));
});

describe("the dealer's numbers", () => {
  it.each(Object.entries(EXAMPLES.below))("are those of Python: %s", (seed, numbers) => {
    const rng = new Rng(seed);
    expect([2, 3, 36, 1000, 1_000_000].map((n) => rng.below(n))).toEqual(numbers);
  });
});

describe.each(EXAMPLES.games.map((proof, n) => [proof.rules, proof, EXAMPLES.logs[n]!] as const))("a proof of %s", (_, proof, log) => {
  const change = (changed: Partial<Proof>): string | null => check({ ...structuredClone(proof), ...changed }, null, []).failed;
  const [red, blue, ...late] = proof.numbers;
  const deal = proof.deals[0]!;

  it("fits", () => {
    expect(sealOf(proof)).toBe(proof.seal);
    expect(seedOf(proof, proof.numbers)).toBe(proof.deals.at(-1)!.seed);
    expect(check(proof, null, [])).toEqual({ failed: null, why: "" });
    expect(check(proof, null, log)).toEqual({ failed: null, why: "" });
    expect(late.length).toBeGreaterThan(0);
  });

  it("fails for a changed secret, seal, table, rules or first player", () => {
    expect(change({ secret: altered(proof.secret) })).toBe("opened");
    expect(change({ seal: altered(proof.seal) })).toBe("opened");
    expect(change({ table: "elsewhere" })).toBe("opened");
    expect(change({ rules: `${proof.rules};ties=shared` })).toBe("opened");
    expect(change({ first: "Red" })).toBe("opened");
    expect(change({ began: proof.began === "Red" ? "Blue" : "Red" })).toBe("dealt");
  });

  it("fails for changed, missing, added and reordered numbers", () => {
    expect(change({ numbers: [{ ...red!, number: altered(red!.number) }, blue!, ...late] })).toBe("dealt");
    expect(change({ numbers: [red!, ...late] })).toBe("dealt");
    expect(change({ numbers: [red!, blue!] })).toBe("dealt");
    expect(change({ numbers: [blue!, red!, ...late] })).toBe("added");
    expect(change({ numbers: [red!, red!, blue!, ...late] })).toBe("added");
    expect(change({ absent: [red!.seat] })).toBe("added"); // whose number is there
    expect(change({ numbers: [red!, blue!, { ...late[0]!, at: late[0]!.at + 1 }, ...late.slice(1)] })).not.toBeNull();
  });

  it("fails if it is made to look older", () => {
    expect(change({ absent: [red!.seat], seal: sealOf(proof, 1) })).toBe("dealt"); // the seal is in all seeds
    const kept = { seal: proof.seal, number: red!.number, added: true };
    expect(check({ ...proof, seal: sealOf(proof, 1) }, kept, []).failed).toBe("sealed");
  });

  it("fails for another deal, whoever tells it", () => {
    const drawn = deal.drawn;
    const swapped = drawn.map((one, n) => (n < 2 ? { ...one, item: drawn[1 - n]!.item } : one));
    const moved = drawn.map((one, n) => (n < 2 ? { ...drawn[1 - n]!, number: one.number } : one));
    const again = drawn.map((one, n) => (n === 1 ? { ...drawn[0]!, number: one.number } : one));
    for (const other of [swapped, moved, again])
      expect(change({ deals: [{ ...deal, drawn: other }, ...proof.deals.slice(1)] })).toBe("dealt");
    expect(change({ deals: [{ ...deal, seed: altered(deal.seed) }, ...proof.deals.slice(1)] })).toBe("dealt");
    expect(change({ deals: proof.deals.slice(1) })).toBe("dealt");
  });

  it("fails if this page was told something else", () => {
    const one = deal.drawn.find((drawn) => drawn.deck === "tiles")!;
    const told = (tile: string): Told[] => [{ kind: "tile-drawn", code: "", action: one.number - 1, facts: { tile } } as unknown as Told];
    const other = shuffled(
      deal.decks.find((deck) => deck.name === "tiles")!,
      deal.seed,
    ).find((tile) => tile !== one.item)!;
    expect(check(proof, null, told(one.item)).failed).toBeNull();
    expect(check(proof, null, told(other))).toEqual({ failed: "dealt", why: "seen" });
  });

  /** The proof with something else done to where treasures lie, in all deals. */
  const moved = (change: (places: string[]) => string[], drawn = (place: number): number => place): Proof => {
    const told = structuredClone(proof);
    for (const one of told.deals) {
      for (const deck of one.decks) if (deck.how === "places") deck.places = change(deck.places);
      for (const item of one.drawn) if (item.deck === "treasures") item.place = drawn(item.place);
    }
    return told;
  };

  it("fails if treasures lay in other ruins, or deeper, than this page saw them dug up", () => {
    const found = proof.deals.flatMap((one) => one.drawn.filter((item) => item.deck === "treasures").map((item) => ({ item, deck: one.decks.find((deck) => deck.name === "treasures")! }))); // prettier-ignore
    expect(found.length).toBeGreaterThan(1);
    const [ruin, height] = found[0]!.deck.places[found[0]!.item.place]!.split(" ");
    const elsewhere = (change: (facts: Record<string, unknown>) => void): Told[] => {
      const told = structuredClone(log) as (Told & { facts: Record<string, unknown> })[];
      for (const event of told) change(event.facts);
      return told;
    };
    const other = found[0]!.deck.places.find((place) => !place.startsWith(`${ruin} `))!.split(" ")[0];
    const swap = (tile: unknown): unknown => (tile === ruin ? other : tile === other ? ruin : tile);
    expect(check(proof, null, elsewhere((facts) => facts.hex && facts.tile && (facts.tile = swap(facts.tile))))).toEqual({ failed: "dealt", why: "seen" }); // prettier-ignore
    expect(check(proof, null, elsewhere((facts) => facts.left === Number(height) - 1 && (facts.left = 7)))).toEqual({ failed: "dealt", why: "seen" }); // prettier-ignore
    expect(check(proof, null, elsewhere((facts) => facts.terrain === "ruin" && (facts.value = 1)))).toEqual({ failed: "dealt", why: "seen" }); // prettier-ignore
  });

  it("fails if the places of treasures stand in another order, or some are left out", () => {
    expect(check(moved((places) => [...places]), null, log).failed).toBeNull(); // prettier-ignore
    for (const change of [
      (places: string[]) => places.toReversed(),
      (places: string[]) => [places[1]!, places[0]!, ...places.slice(2)],
      (places: string[]) => places.slice(1),
      (places: string[]) => places.map((place, n) => (n ? place : "x9 1")),
      (places: string[]) => places.map((place, n) => (n ? place : place.replace(" 1", " 0"))),
    ])
      expect(check(moved(change), null, []), change.toString()).toEqual({ failed: "dealt", why: "order" });
    const again = structuredClone(proof); // a place that was open already
    const [before, after] = again.deals.slice(-2).map((one) => one.decks.find((deck) => deck.how === "places")!);
    before!.places = before!.places.filter((place) => place !== after!.places[0]);
    expect(check(again, null, []).failed).toBe("dealt");
  });

  it("fails if something that was seen drawn is left out", () => {
    for (const name of ["tiles", "treasures"]) {
      const told = structuredClone(proof);
      const deal = told.deals.findLast((one) => one.drawn.some((item) => item.deck === name))!;
      deal.drawn.splice(deal.drawn.findLastIndex((item) => item.deck === name), 1); // prettier-ignore
      expect(check(told, null, []).failed).toBeNull();
      expect(check(told, null, log)).toEqual({ failed: "dealt", why: "seen" });
    }
  });

  it("takes what somebody had looked at before for known", () => {
    const treasure = log.findLast((event) => ["treasure-found", "treasure-unearthed"].includes(event.kind))!;
    const told = structuredClone(proof);
    for (const one of told.deals) one.drawn = one.drawn.filter((item) => item.number !== treasure.action + 1);
    const looked = { ...treasure, kind: "treasure-looked-at", action: treasure.action - 1, facts: { hex: treasure.facts.hex!, depth: 1 } };
    const at = log.indexOf(treasure);
    expect(check(told, null, log).failed).toBe("dealt");
    expect(check(told, null, [...log.slice(0, at), looked, ...log.slice(at)]).failed).toBeNull();
  });

  it("fails without this browser's number, and for another seal than it saw", () => {
    const kept = { seal: proof.seal, number: red!.number, added: true };
    expect(check(proof, kept, []).failed).toBeNull();
    expect(check(proof, { ...kept, number: altered(kept.number) }, [])).toEqual({ failed: "added", why: "own" });
    expect(check(proof, { ...kept, number: altered(kept.number), added: false }, []).failed).toBeNull();
    expect(check(proof, { ...kept, seal: altered(kept.seal) }, [])).toEqual({ failed: "sealed", why: "other" });
  });
});

describe("a proof of a game in which treasures were looked at", () => {
  const { proof, log } = EXAMPLES.looked[0]!;
  const land = new Map(Object.entries(EXAMPLES.looked[0]!.land));
  const seen = log.find((event) => event.kind === "treasure-seen")!;
  const said = (facts: Told["facts"]): string =>
    check(proof, null, log.map((event) => (event === seen ? { ...event, facts: { ...event.facts, ...facts } } : event))).why; // prettier-ignore
  it("fits, and fails for another place or treasure than this page saw", () => {
    expect(check(proof, null, log, land)).toEqual({ failed: null, why: "" });
    const set = log.find(({ kind, facts }) => kind === "treasure-seen" && !log.some((one) => one.kind === "tile-laid" && one.facts.hex === facts.hex))!; // prettier-ignore
    const other = new Map(land).set(String(set.facts.hex), "a6"); // in a ruin that lay there from the beginning
    expect(check(proof, null, log, other).why).toBe("seen");
    expect(said({ depth: Number(seen.facts.depth) + 1 })).toBe("seen");
    expect(said({ treasure: seen.facts.treasure === "jade" ? "vase" : "jade" })).toBe("seen");
  });
});

describe("a proof from before a seat was said to be missing only without any number", () => {
  const [proof] = EXAMPLES.old;
  it("fits, and nobody is said to have been missing", () => {
    expect(proof!.absent).toEqual(["Blue"]);
    expect(check(proof!, null, [])).toEqual({ failed: null, why: "" });
    expect(missing(proof!)).toEqual([]);
  });
  it("fails for what else is changed", () => {
    const [red, blue] = proof!.numbers;
    expect(check({ ...proof!, numbers: [blue!, red!] }, null, []).failed).toBe("added");
    expect(check({ ...proof!, numbers: [red!, { ...blue!, number: altered(blue!.number) }] }, null, []).failed).toBe("dealt");
    expect(check({ ...proof!, secret: altered(proof!.secret) }, null, []).failed).not.toBeNull();
  });
});

describe("what this browser remembers", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });
  const fair = { seal: "5e", added: [], asked: true };

  it("is one number a table, the same until it is taken, and the seal that was seen first", () => {
    const number = numberFor("a", fair);
    expect(number).toMatch(/^[0-9a-f]{64}$/);
    expect(numberFor("a", fair)).toBe(number);
    expect(numberFor("b", fair)).not.toBe(number);
    taken("a");
    expect(keptOf("a")).toEqual({ seal: "5e", number, added: true });
    expect(numberFor("a", { ...fair, seal: "6f" })).toBe(number);
    expect(keptOf("a")!.seal).toBe("5e");
    forget("a");
    expect(keptOf("a")).toBeNull();
  });

  it("does not grow for ever", () => {
    for (let n = 0; n < 250; n++) numberFor(`table ${n}`, fair);
    expect(keptOf("table 0")).toBeNull();
    expect(keptOf("table 249")).not.toBeNull();
  });

  it("is nothing where nothing can be kept", () => {
    vi.stubGlobal("localStorage", { getItem: () => "{", setItem: () => { throw new Error("full"); } }); // prettier-ignore
    expect(numberFor("a", fair)).toMatch(/^[0-9a-f]{64}$/);
    expect(keptOf("a")).toBeNull();
  });
});
