import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Proof, Told } from "../net/protocol";
import { forget, keptOf, numberFor, taken } from "../table/numbers";
import { check, Rng, sealOf, seedOf, shuffled } from "./fairness";
import { blake2b, hex, hmac, sha256, unhex, utf8 } from "./hashes";

/** The same examples that Python is held to. */
const EXAMPLES = JSON.parse(readFileSync("../tests/records/fairness.json", "utf8")) as {
  below: Record<string, number[]>;
  games: Proof[];
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

describe.each(EXAMPLES.games.map((proof) => [proof.rules, proof] as const))("a proof of %s", (_, proof) => {
  const change = (changed: Partial<Proof>): string | null => check({ ...structuredClone(proof), ...changed }, null, []).failed;
  const [red, blue, ...late] = proof.numbers;
  const deal = proof.deals[0]!;

  it("fits", () => {
    expect(sealOf(proof)).toBe(proof.seal);
    expect(seedOf(proof, proof.numbers)).toBe(proof.deals.at(-1)!.seed);
    expect(check(proof, null, [])).toEqual({ failed: null, why: "" });
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
    expect(change({ numbers: [red!, blue!, { ...late[0]!, at: late[0]!.at + 1 }, ...late.slice(1)] })).not.toBeNull();
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

  it("fails without this browser's number, and for another seal than it saw", () => {
    const kept = { seal: proof.seal, number: red!.number, added: true };
    expect(check(proof, kept, []).failed).toBeNull();
    expect(check(proof, { ...kept, number: altered(kept.number) }, [])).toEqual({ failed: "added", why: "own" });
    expect(check(proof, { ...kept, number: altered(kept.number), added: false }, []).failed).toBeNull();
    expect(check(proof, { ...kept, seal: altered(kept.seal) }, [])).toEqual({ failed: "sealed", why: "other" });
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
