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

/** Things without those that are gone: of which there are several, without as many. */
function less<T>(things: readonly T[], gone: readonly (T | null)[]): T[] {
  const left = [...gone];
  return things.filter((what) => {
    const at = left.indexOf(what);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** In a steady order, so that nothing moves when something is taken. */
const sorted = <T extends string | number>(laid: Laid<T>[]): Laid<T>[] =>
  laid.sort(
    (a, b) =>
      (typeof a.what === "number" ? a.what - Number(b.what) : String(a.what).localeCompare(String(b.what), "en", { numeric: true })) ||
      Number(!!a.by) - Number(!!b.by),
  );

/** `planned` is the table as it would be after what is planned here, in which `view.seat` alone has taken something. */
export function marketOf(view: LegendView, log: readonly Told[], picks: readonly Pick[], planned: LegendView = view): Market {
  const since = log.slice(log.findLastIndex((event) => event.kind === "draft-began") + 1);
  const own = ({ seats }: LegendView): LegendSeat | undefined => seats.find(({ seat }) => seat === view.seat);
  /**
   * All of a kind: what lies in the `offer`, and what a seat `has` taken. While a taking is being shown the log has it
   * already, and in the view the thing still lies there: it is listed as taken.
   */
  const all = <T extends string | number>(
    offer: readonly T[],
    has: (seat: LegendSeat) => readonly (T | null)[],
    told: string,
    fact: string,
  ): Laid<T>[] => {
    const taken = since.flatMap((event) => (event.kind === told ? [{ what: event.facts[fact] as T, by: event.seat ?? null }] : []));
    const takenBy = (seat: SeatName): T[] => taken.flatMap(({ what, by }) => (by === seat ? [what] : []));
    const shown = view.seats.flatMap((seat) => less(takenBy(seat.seat), has(seat)));
    const now = less(offer, shown);
    const [before, after] = [own(view), own(planned)];
    const then = before && after ? less(now, less(has(after), has(before))) : now;
    return sorted([...then.map((what) => ({ what, by: null })), ...taken, ...less(now, then).map((what) => ({ what, by: view.seat }))]);
  };
  const taking = (by: SeatName | null, test: (pick: Pick) => boolean): Pick | null => (by ? null : (picks.find(test) ?? null));
  const cards = all(view.offer.cards, ({ right }) => right.map(({ card }) => card), "card-taken", "card").map(
    ({ what, by }, n): CardThing => ({
      kind: "card",
      card: what,
      by,
      key: `card:${what}:${n}`,
      pick: taking(by, (p) => p.kind === "take-card" && p.card === what),
    }),
  );
  const tokens = all(view.offer.tokens, ({ token }) => [token], "token-taken", "value").map(({ what, by }, n): TokenThing => ({
    kind: "token",
    value: what,
    by,
    key: `token:${what}:${n}`,
    pick: taking(by, (p) => p.kind === "take-token" && p.token === what),
  }));
  const places = all(view.offer.places, ({ place }) => [place], "place-taken", "place").map(({ what, by }): PlaceThing => ({
    kind: "place",
    value: what,
    by,
    key: `place:${what}`,
    pick: taking(by, (p) => p.kind === "take-place" && p.place === what),
  }));
  const tiles = all(view.offer.tiles, ({ tiles }) => tiles, "tile-taken", "tile").map(({ what, by }): TileThing => ({
    kind: "tile",
    tile: what,
    by,
    key: `tile:${what}`,
    pick: taking(by, (p) => p.kind === "take" && p.tile === what),
  }));
  return { cards, tokens, places, tiles, all: [...cards, ...tokens, ...places, ...tiles] };
}
