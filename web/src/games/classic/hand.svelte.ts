/** What only the hand at a classic table has. */
import type { Offers, View } from "./protocol";
import type { TileFace } from "../../net/protocol";
import { Hand, type Own } from "../../table/hand.svelte";
import type { Table } from "../../table/table.svelte";
import type { Classic } from ".";

const NOTHING: Offers = {
  game: "classic", places: [], entries: [], groups: [], sites: [], exchange: null, bids: null, takings: [], end: null,
}; // prettier-ignore

export type ClassicHand = Hand<Classic>;
export const classicHand = (table: Table<Classic>): ClassicHand => new Hand<Classic>(table, (hand) => new TileDrawn(hand));

/** The tile that was drawn, where it can be laid, and the action points. */
class TileDrawn implements Own<Classic> {
  readonly nothing = NOTHING;
  readonly standing = "what-figures";
  readonly tools = [];

  constructor(private hand: ClassicHand) {}

  get view(): View | null {
    return this.hand.table.view;
  }

  get purse(): number {
    return this.hand.now?.ap ?? 0;
  }

  get tile(): TileFace | null {
    return this.hand.table.info?.tiles.find((tile) => tile.id === this.view?.hand) ?? null;
  }

  get places(): Offers["places"] {
    return this.hand.offers.places;
  }
}
