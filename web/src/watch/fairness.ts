/** Checks here, not told by the server, that nobody chose a shuffle: docs/fairness.md has the steps. */
import type { AddedNumber, Dealt, Proof, SeatName, ShuffledDeck, Told } from "../net/protocol";
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

/** Versions of seals, the newest first; it is sealed with the rest, so nobody makes a game look older. */
const SEALS = [2, 1] as const;

export const sealOf = (proof: Proof, version: (typeof SEALS)[number] = SEALS[0]): string =>
  hex(
    sha256(
      lines(
        `tikal seal ${version}`,
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

/** Which tile lies on which hex, as this page shows it. */
export type Land = ReadonlyMap<string, string>;

/**
 * Checks everything; `kept` is what this browser remembers of the table, `log` what it was told while it was played, `land` what lies
 * there, from the beginning or since.
 */
export function check(proof: Proof, kept: Kept | null, log: readonly Told[], land: Land = new Map()): Finding {
  const fail = (failed: StepName, why: string): Finding => ({ failed, why });
  if (kept && kept.seal !== proof.seal) return fail("sealed", "other");
  const version = SEALS.find((one) => sealOf(proof, one) === proof.seal);
  if (!inOrder(proof, version === 1 ? missing(proof) : proof.absent)) return fail("added", "order");
  if (kept?.added && !proof.numbers.some((added) => added.number === kept.number)) return fail("added", "own");
  if (!version) return fail("opened", "secret");
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
  if (!inPlaces(proof)) return fail("dealt", "order");
  return asSeen(proof, log) && whereSeen(proof, log, land) ? { failed: null, why: "" } : fail("dealt", "seen");
}

/**
 * Seats that had no number when the first things were dealt. In games of the first version a person was said to be missing though
 * somebody who sat there before had added one: nothing is made of that.
 */
export const missing = (proof: Proof): SeatName[] =>
  proof.absent.filter((seat) => !proof.numbers.some((added) => added.at === 0 && added.seat === seat));

/** First by seat, then as they came; and whoever is said to have been missing at first was. */
function inOrder(proof: Proof, absent: readonly SeatName[]): boolean {
  const first = proof.numbers.slice(0, early(proof));
  const late = proof.numbers.slice(first.length);
  const key = (added: AddedNumber): string => `${SEATS.indexOf(added.seat)} ${added.number}`;
  const rising = (values: readonly (number | string)[], strictly: boolean): boolean =>
    values.every((value, n) => n === 0 || values[n - 1]! < value || (!strictly && values[n - 1] === value));
  const at = late.map((added) => added.at);
  const seats = absent.map((seat) => SEATS.indexOf(seat));
  const there = first.some((added) => absent.includes(added.seat));
  return first.every((added) => added.at === 0) && rising(first.map(key), true) && rising(at, false) && rising(seats, true) && !there;
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

/** What a place is called: a tile, and how high above its bottom. */
const placeAt = (tile: string, height: number): string => `${tile} ${height}`;

/**
 * Whether things were put in places as docs/fairness.md says: tile by tile as in the box, from the bottom up; at first in all that
 * there are, and later in those that were still closed.
 */
function inPlaces(proof: Proof): boolean {
  const closed = new Map<string, string[]>(); // by deck, what was not drawn from since it was dealt last
  for (const deal of proof.deals) {
    const box = deal.decks.find((deck) => deck.how === "stacks")?.items ?? [];
    for (const deck of deal.decks.filter((one) => one.how === "places")) {
      const spots = deck.places.map((place) => ({ at: box.indexOf(place.split(" ")[0]!), height: Number(place.split(" ")[1]) }));
      const rising = spots.every(({ at, height }, n) => {
        const before = spots[n - 1];
        return at >= 0 && height > 0 && (!before || before.at < at || (before.at === at && before.height < height));
      });
      const whole = spots.every(({ at, height }, n) => height === 1 || (spots[n - 1]?.at === at && spots[n - 1]!.height === height - 1));
      const left = closed.get(deck.name);
      const right = left ? deck.places.every((place) => left.includes(place)) : whole && deck.places.length === deck.items.length;
      if (!rising || !right) return false;
      const drawn = deal.drawn.filter((one) => one.deck === deck.name).map((one) => deck.places[one.place]);
      closed.set(deck.name, deck.places.filter((place) => !drawn.includes(place))); // prettier-ignore
    }
  }
  return true;
}

/** What tells that something was drawn; a treasure that somebody had looked at before was not. */
const DRAWN = ["tile-drawn", "tile-offered", "treasure-found", "treasure-unearthed"];
const LOOKED_AT = ["treasure-seen", "treasure-looked-at"];

/**
 * Whether all that this page saw drawn while the game was played is in the proof, and treasures are from the ruins, and from as deep
 * in them, as it was told.
 */
function whereSeen(proof: Proof, log: readonly Told[], land: Land): boolean {
  const drawn = new Map(
    proof.deals.flatMap((deal) =>
      deal.drawn.map((one) => [one.number - 1, deal.decks.find((deck) => deck.name === one.deck)?.places[one.place]] as const),
    ),
  );
  const first = proof.deals[0]?.decks.find((deck) => deck.how === "places")?.places ?? [];
  if (first.length === 0) return true; // a game whose decks are not laid open
  const tiles = new Map<unknown, string>(land); // by hex
  const left = new Map<unknown, number>();
  const known = new Set<unknown>(); // hexes that somebody looked into
  return log.every(({ kind, action, facts }) => {
    if (kind === "tile-laid") {
      tiles.set(facts.hex, String(facts.tile));
      const places = first.filter((place) => place.split(" ")[0] === facts.tile).length;
      return facts.terrain !== "ruin" || places === facts.value;
    }
    if (typeof facts.left === "number") left.set(facts.hex, facts.left);
    if (LOOKED_AT.includes(kind)) known.add(facts.hex);
    if (DRAWN.includes(kind) && !drawn.has(action) && !known.has(facts.hex)) return false;
    const place = typeof facts.treasure === "string" ? drawn.get(action) : undefined;
    const tile = tiles.get(facts.hex);
    const height = typeof facts.depth === "number" ? facts.depth : (left.get(facts.hex) ?? NaN) + 1;
    return place === undefined || tile === undefined || place === placeAt(tile, height);
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
