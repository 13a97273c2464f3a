/** A board laid out to be drawn: which hexes there are, what lies on them, and where on a hex figures stand. */
import { gladeRadius } from "../art/wilds";
import { gridOf, type Edge, type Point } from "./geometry";
import { figureSize, groundOf, hasPennant, place, present, type Placing, type Room } from "./placing";
import { isTile } from "./still";
import { blockedBy, laidStones } from "./trail";
import { leadersOf, type BoardView, type HexView } from "./types";

const LOWER_LEFT = 4; // a side

/** Where the canopy is open round figures in the jungle. */
export interface Glade extends Point {
  key: string;
  r: number;
}

export class Scene {
  readonly grid = $derived.by(() => gridOf(this.view().board));
  /** All hexes, from north to south. */
  readonly southward = $derived.by(() => [...this.view().board].sort((a, b) => this.centre(a.hex).y - this.centre(b.hex).y));
  /** Those with a tile. */
  readonly tiles = $derived.by(() => this.southward.filter(isTile));
  readonly explored = $derived.by(() => new Set(this.tiles.map((h) => h.hex)));
  readonly byName = $derived.by(() => new Map(this.view().board.map((h) => [h.hex, h])));
  /** Small boards get larger counts, and no hex names. */
  readonly grow = $derived.by(() => (this.named ? 1 : Math.min(1.6, 0.8 / this.drawn())));
  /** Pixels to a unit. */
  readonly scale = $derived.by(() => this.drawn());
  readonly named = $derived.by(() => this.drawn() >= 0.62);
  readonly trail = $derived.by(() => laidStones(this.grid, this.view().trail_stones?.placed ?? [], this.byName));
  private readonly blocks = $derived.by(() => blockedBy(this.grid, this.trail));
  /** How large figures are drawn. */
  readonly size = $derived.by(() => figureSize(this.grid));
  readonly glades = $derived.by(() => this.southward.filter((h) => !isTile(h)).flatMap((h) => this.gladesOf(h)));

  /** Where figures stood last, and on what ground. */
  private readonly stood = new Map<string, { ground: string; groups: Placing["groups"] }>();

  constructor(
    private readonly view: () => BoardView,
    private readonly drawn: () => number,
  ) {}

  centre(hex: string): Point {
    return this.grid.centre(hex);
  }

  hex(name: string): HexView | undefined {
    return this.byName.get(name);
  }

  edge(id: string): Edge | null {
    return this.grid.edge(id);
  }

  /** The middle of a hex or of an edge. */
  spot(id: string): Point {
    return this.edge(id) ?? this.centre(id);
  }

  room(h: HexView): Room {
    const before = this.stood.get(h.hex);
    const kept = before?.ground === groundOf(h) ? before.groups : {};
    const beside = this.hex(this.grid.neighbour(h.hex, LOWER_LEFT) ?? "");
    return { blocked: this.blocks.get(h.hex), flag: !!beside && hasPennant(beside), size: this.size, kept };
  }

  /** Where figures stand: who stood there before stays where they were, as long as the ground is the same. */
  placing(h: HexView): Placing {
    const found = place(h, this.room(h));
    this.stood.set(h.hex, { ground: groundOf(h), groups: found.groups });
    return found;
  }

  private gladesOf(h: HexView): Glade[] {
    const c = this.centre(h.hex);
    const spots = this.placing(h).groups;
    return present(h).map(([seat, group]) => {
      const at = { x: c.x + spots[seat]!.x, y: c.y + spots[seat]!.y - 10, r: gladeRadius(leadersOf(group)) };
      return { ...at, key: `${at.x.toFixed()}/${at.y.toFixed()}/${at.r}` };
    });
  }
}
