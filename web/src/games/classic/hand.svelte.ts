/** What the person at a classic table is about to do. */
import { NAMES, neighbours } from "../../board/geometry";
import { leadersOf, type Group } from "../../board/types";
import type { Offers, TileFace } from "../../net/protocol";
import { Grasp, type Band } from "../../table/grasp.svelte";
import type { Classic } from ".";
import { say } from "../../words";

const NOTHING: Offers = {
  game: "classic", places: [], entries: [], groups: [], sites: [], exchange: null, bids: null, takings: [], end: null,
}; // prettier-ignore

export class Hand extends Grasp<Classic> {
  places = $derived(new Map(this.offers.places.map((place) => [place.hex, place])));
  groups = $derived.by(
    () => new Map(this.offers.groups.map((group): [string, Band] => [group.hex, { ...group, leaders: group.leader ? 1 : 0 }])),
  );

  tile = $derived.by((): TileFace | null => {
    const id = this.table.view?.hand;
    return (id && this.table.info?.tiles.find((tile) => tile.id === id)) || null;
  });

  protected get nothing(): Offers {
    return NOTHING;
  }

  protected get everywhere(): readonly string[] {
    return NAMES;
  }

  protected neighbours(hex: string): readonly (string | null)[] {
    return neighbours(hex);
  }

  protected who(player: string, figures: Group): string {
    return say("what-figures", { player, leader: leadersOf(figures) ? "yes" : "no", explorers: figures.explorers });
  }

  exchange(): boolean {
    if (!this.offers.exchange?.pairs.length) return false;
    this.drop();
    this.window = "exchange";
    return true;
  }

  override openMenu(name: string): void {
    const hex = this.hexes.get(name);
    this.drop();
    if (!hex) return this.refuse(name, say("not-explored", { hex: name }));
    if (hex.terrain === "volcano") return this.refuse(name, say("volcano-in-the-way"));
    super.openMenu(name);
  }
}
