/** Checks here, not told by the server, that nobody chose a shuffle: docs/fairness.md has the steps. */
import type { AddedNumber, Dealt, Proof, ShuffledDeck, Told } from "../net/protocol";
import type { Kept } from "../table/numbers";
import { blake2b, hex, hmac, sha256, unhex, utf8 } from "./hashes";

export const STEPS = ["sealed", "added", "opened", "dealt"] as const;
export type StepName = (typeof STEPS)[number];

/** What came of it: the first step that does not fit, and why, as the end of a code of the catalogue. */
export interface Finding {
  failed: StepName | null;
  why: string;
}

const SEATS = ["Red", "Blue", "Yellow", "White"];
const lines = (...all: string[]): Uint8Array => utf8(all.map((line) => `${line}\n`).join(""));

export const sealOf = (proof: Proof): string =>
  hex(
    sha256(
      lines(
        "tikal seal 1",
        `table ${proof.table}`,
        `rules ${proof.rules}`,
        `players ${proof.players}`,
        `first ${proof.first}`,
        `secret ${proof.secret}`,
      ),
    ),
  );

export const seedOf = (proof: Proof, numbers: readonly AddedNumber[]): string =>
  hex(hmac(unhex(proof.secret), lines("tikal deal 1", `seal ${proof.seal}`, ...numbers.map((added) => `${added.seat} ${added.number}`))));

/** Marsaglia's xorshift128, as `core/dealer.py` has it. */
export class Rng {
  private readonly s: Uint32Array;

  constructor(seed: string) {
    const digest = new DataView(blake2b(utf8(seed), 16).buffer);
    this.s = Uint32Array.from([0, 4, 8, 12], (at) => digest.getUint32(at, true));
    this.s[3]! |= 1;
  }

  /** A number from 0 to n - 1. */
  below(n: number): number {
    const [x, , , w] = this.s as unknown as [number, number, number, number];
    const t = (x ^ (x << 11)) >>> 0;
    this.s.copyWithin(0, 1);
    this.s[3] = w ^ (w >>> 19) ^ t ^ (t >>> 8);
    return Number((BigInt(this.s[3]) * BigInt(n)) >> 32n);
  }
}

export function shuffled(deck: ShuffledDeck, seed: string): string[] {
  const rng = new Rng(`${seed}/${deck.name}`);
  const items = [...deck.items];
  for (let last = items.length - 1; last > 0; last--) {
    const other = rng.below(last + 1);
    [items[last], items[other]] = [items[other]!, items[last]!];
  }
  return items;
}

/** How many numbers the first deal was made of. */
const early = (proof: Proof): number => proof.numbers.filter((added) => added.at === 0).length;

/** Checks everything; `kept` is what this browser remembers of the table, `log` what it was told while it was played. */
export function check(proof: Proof, kept: Kept | null, log: readonly Told[]): Finding {
  const fail = (failed: StepName, why: string): Finding => ({ failed, why });
  if (kept && kept.seal !== proof.seal) return fail("sealed", "other");
  if (!inOrder(proof)) return fail("added", "order");
  if (kept?.added && !proof.numbers.some((added) => added.number === kept.number)) return fail("added", "own");
  if (sealOf(proof) !== proof.seal) return fail("opened", "secret");
  const first = early(proof);
  const late = proof.numbers.slice(first);
  const due = [0, ...late.map((added) => added.at)];
  if (proof.deals.length !== due.length) return fail("dealt", "seed");
  for (const [n, deal] of proof.deals.entries()) {
    const seed = seedOf(proof, proof.numbers.slice(0, first + n));
    if (deal.at !== due[n] || deal.seed !== seed) return fail("dealt", "seed");
    if (n === 0 && proof.first === "lot" && proof.began !== SEATS[new Rng(`${seed}/first`).below(proof.players)])
      return fail("dealt", "first");
    if (!deal.decks.every((deck) => follows(deal, deck))) return fail("dealt", "order");
  }
  return asSeen(proof, log) ? { failed: null, why: "" } : fail("dealt", "seen");
}

/** First by seat, then as they came. */
function inOrder(proof: Proof): boolean {
  const first = proof.numbers.slice(0, early(proof));
  const late = proof.numbers.slice(first.length);
  const key = (added: AddedNumber): string => `${SEATS.indexOf(added.seat)} ${added.number}`;
  const rising = (values: readonly (number | string)[], strictly: boolean): boolean =>
    values.every((value, n) => n === 0 || values[n - 1]! < value || (!strictly && values[n - 1] === value));
  const at = late.map((added) => added.at);
  return first.every((added) => added.at === 0) && rising(first.map(key), true) && rising(at, false);
}

/** Whether everything that was drawn from a deck lay where it was drawn from. */
function follows(deal: Dealt, deck: ShuffledDeck): boolean {
  const order = shuffled(deck, deal.seed);
  const drawn = deal.drawn.filter((one) => one.deck === deck.name);
  if (new Set(drawn.map((one) => one.place)).size !== drawn.length) return false;
  if (!drawn.every((one) => order[one.place] === one.item)) return false;
  if (deck.how === "top") return drawn.every((one, n) => one.place === n);
  if (deck.how === "places") return true;
  return drawn.every((one, n) => {
    const before = drawn.slice(0, n).findLast((other) => other.item[0] === one.item[0]); // in the same stack
    return !before || before.place < one.place;
  });
}

/** Whether what this page was told while the game was played is what the proof says was drawn. */
function asSeen(proof: Proof, log: readonly Told[]): boolean {
  const told = new Map<number, Told[]>();
  for (const event of log) told.set(event.action, [...(told.get(event.action) ?? []), event]);
  return proof.deals.every((deal) =>
    deal.drawn.every((one) => {
      const items = new Set(deal.decks.find((deck) => deck.name === one.deck)?.items);
      const facts = (told.get(one.number - 1) ?? []).flatMap((event) => [event.facts.tile, event.facts.treasure]);
      return facts.every((fact) => typeof fact !== "string" || !items.has(fact) || fact === one.item);
    }),
  );
}

/** What was drawn from the decks of one name, in the order in which it came. */
export const drawnFrom = (proof: Proof, deck: string): string[] =>
  proof.deals.flatMap((deal) => deal.drawn.filter((one) => one.deck === deck).map((one) => one.item));
