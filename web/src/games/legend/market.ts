/** What lay out for the draft of this round: what is still there, and what was taken by whom. */
import { why } from "../../net/api";
import type { LegendSeat, LegendView, Pick, ToTake } from "./protocol";
import type { SeatName, TileFace, Told } from "../../net/protocol";
import { say, type Facts } from "../../words";
import { cardName } from "./deeds";

interface Lying {
  /** Its own among all that lie out. */
  key: string;
  /** What takes it, possible or refused; null if it is not to be had now. */
  pick: Pick | null;
  by: SeatName | null;
}
export interface CardThing extends Lying {
  kind: "card";
  card: string;
}
export interface TokenThing extends Lying {
  kind: "token";
  value: number;
}
export interface PlaceThing extends Lying {
  kind: "place";
  value: number;
}
export interface TileThing extends Lying {
  kind: "tile";
  tile: string;
}
export type Thing = CardThing | TokenThing | PlaceThing | TileThing;

export interface Market {
  cards: CardThing[];
  tokens: TokenThing[];
  places: PlaceThing[];
  tiles: TileThing[];
  all: Thing[];
}

export type Kind = keyof ToTake;
export const KINDS: readonly Kind[] = ["cards", "tokens", "places", "tiles"];
const KIND_OF: Readonly<Record<Thing["kind"], Kind>> = { card: "cards", token: "tokens", place: "places", tile: "tiles" };
export const kindOf = (thing: Thing): Kind => KIND_OF[thing.kind];

/** How many of a kind a seat has taken in this draft, and of how many. */
export function shareOf(seat: LegendSeat, kind: Kind): { taken: number; all: number } {
  const has = { cards: seat.right.length, tokens: seat.token ? 1 : 0, places: seat.place ? 1 : 0, tiles: seat.tiles.length };
  return { taken: has[kind], all: has[kind] + seat.to_take[kind] };
}

/** Whether more tiles lie out than all players have to take, and nobody has the one left over. */
export const spareLies = ({ seats, tiles_each: each, offer }: LegendView): boolean =>
  offer.tiles.length > seats.reduce((sum, { tiles }) => sum + Math.max(0, each - tiles.length), 0);

const factsOf = (id: string, tiles: readonly TileFace[]): Facts => {
  const face = tiles.find((tile) => tile.id === id);
  return { terrain: face?.terrain ?? "clearing", value: face?.value ?? 0 };
};

/** What a thing is called. */
export function nameOf(thing: Thing, tiles: readonly TileFace[]): string {
  if (thing.kind === "card") return `${thing.card.slice(0, 2)} · ${cardName(thing.card)}`;
  if (thing.kind === "token") return say("market-token", { value: thing.value });
  if (thing.kind === "place") return say("market-place", { place: thing.value });
  return say("market-tile", factsOf(thing.tile, tiles));
}

/** What it does. */
export function textOf(thing: Thing, tiles: readonly TileFace[]): string {
  if (thing.kind === "card") return say(`card-text-${thing.card.slice(0, 2)}`);
  if (thing.kind === "token") return say("market-token-text", { value: thing.value });
  if (thing.kind === "place") return say("market-place-text");
  return say("market-tile-text", factsOf(thing.tile, tiles));
}

/** Why it cannot be taken. */
export const whyNot = (thing: Thing): string => (thing.pick?.refusal ? why(thing.pick.refusal) : "");

type Laid<T> = { what: T; by: SeatName | null };

/**
 * All of a kind in a steady order, so that nothing moves when something is taken. While a taking is being shown the
 * log has it already and the view still has the thing: of which there is only one it is listed as taken.
 */
function all<T extends string | number>(left: readonly T[], taken: readonly Laid<T>[], single = false): Laid<T>[] {
  const lying = single ? left.filter((what) => !taken.some((laid) => laid.what === what)) : left;
  const found = [...lying.map((what) => ({ what, by: null })), ...taken];
  return found.sort(
    (a, b) =>
      (typeof a.what === "number" ? a.what - Number(b.what) : String(a.what).localeCompare(String(b.what), "en", { numeric: true })) ||
      Number(!!a.by) - Number(!!b.by),
  );
}

/** What one would have taken by a plan: of which there are several, as many as are gone. */
function without<T extends string | number>(now: readonly T[], then: readonly T[], by: SeatName | null): Laid<T>[] {
  const left = [...then];
  return now.flatMap((what) => {
    const at = left.indexOf(what);
    if (at >= 0) left.splice(at, 1);
    return at >= 0 ? [] : [{ what, by }];
  });
}

/** `planned` is the table as it would be after what is planned here, in which `view.seat` alone has taken something. */
export function marketOf(view: LegendView, log: readonly Told[], picks: readonly Pick[], planned: LegendView = view): Market {
  const since = log.slice(log.findLastIndex((event) => event.kind === "draft-began") + 1);
  const { offer } = planned;
  const taken = <T extends string | number>(kind: string, fact: string, now: readonly T[], then: readonly T[]): Laid<T>[] => [
    ...since.flatMap((event) => (event.kind === kind ? [{ what: event.facts[fact] as T, by: event.seat ?? null }] : [])),
    ...without(now, then, view.seat),
  ];
  const taking = (by: SeatName | null, test: (pick: Pick) => boolean): Pick | null => (by ? null : (picks.find(test) ?? null));
  const cards = all(offer.cards, taken("card-taken", "card", view.offer.cards, offer.cards)).map(({ what, by }, n): CardThing => ({
    kind: "card",
    card: what,
    by,
    key: `card:${what}:${n}`,
    pick: taking(by, (p) => p.kind === "take-card" && p.card === what),
  }));
  const tokens = all(offer.tokens, taken("token-taken", "value", view.offer.tokens, offer.tokens)).map(({ what, by }, n): TokenThing => ({
    kind: "token",
    value: what,
    by,
    key: `token:${what}:${n}`,
    pick: taking(by, (p) => p.kind === "take-token" && p.token === what),
  }));
  const places = all(offer.places, taken("place-taken", "place", view.offer.places, offer.places), true).map(
    ({ what, by }): PlaceThing => ({
      kind: "place",
      value: what,
      by,
      key: `place:${what}`,
      pick: taking(by, (p) => p.kind === "take-place" && p.place === what),
    }),
  );
  const tiles = all(offer.tiles, taken("tile-taken", "tile", view.offer.tiles, offer.tiles), true).map(({ what, by }): TileThing => ({
    kind: "tile",
    tile: what,
    by,
    key: `tile:${what}`,
    pick: taking(by, (p) => p.kind === "take" && p.tile === what),
  }));
  return { cards, tokens, places, tiles, all: [...cards, ...tokens, ...places, ...tiles] };
}
