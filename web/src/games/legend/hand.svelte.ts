/** What the person at a table of Legend is about to do: the card, token, tile or power chosen, the pick under way. */
import { gridOf, type Grid } from "../../board/geometry";
import { leadersOf, type Group, type HexView, type Lit } from "../../board/types";
import type {
  FigureName,
  Laying,
  LegendOffers,
  LegendSeat,
  LegendView,
  Pick,
  Place,
  Refusal,
  Side,
  TileFace,
  Trail,
  Why,
} from "../../net/protocol";
import { why } from "../../net/api";
import { Grasp, type Band, type Choice } from "../../table/grasp.svelte";
import type { Preview } from "../../table/reach.svelte";
import { withoutSecrets } from "./secrets";
import type { Legend } from ".";
import { treasure } from "../../table/story";
import { say } from "../../words";
import { deedsOf, type Deed } from "./deeds";

const NOTHING: LegendOffers = {
  game: "legend", picks: [], layings: [], trails: [], entries: [], troops: [], sites: [], end: null,
}; // prettier-ignore

/** A thing of the own campsite, or of the display while drafting. */
export type Chosen =
  | { kind: "card"; card: string; side: Side; index: number }
  | { kind: "token" }
  | { kind: "tile"; tile: string }
  | { kind: "power"; power: string }
  | { kind: "thing"; key: string; pick: Pick | null };

export class LegendHand extends Grasp<Legend> {
  chosen = $state<Chosen | null>(null);
  /** A preserved card has to make room for the chosen one. */
  making = $state(false);
  /** A trail stone is being laid with action points. */
  stoning = $state(false);
  /** The edge a trail stone is taken from. */
  source = $state<string | null>(null);
  /** The edge pointed at. */
  edge = $state<string | null>(null);
  /** The camp that is being moved. */
  camp = $state<string | null>(null);

  // --- what is seen

  /** Where several play at one device, what one of them knows is shown only while that one holds it. */
  private discreet = $derived.by((): LegendView | null => {
    const { view, mine, holder } = this.table;
    return view && mine.length > 1 && view.seat !== holder ? withoutSecrets(view) : view;
  });

  override get view(): LegendView | null {
    return this.discreet;
  }

  phase = $derived.by(() => (this.table.acting ? (this.view?.phase ?? "over") : "over"));
  effect = $derived.by(() => this.view?.effect ?? null);
  grid = $derived.by((): Grid => gridOf((this.view?.board ?? []) as readonly HexView[]));

  /** Whose campsite lies open at the bottom: who decides here, else one's own, else the first. */
  self = $derived.by((): LegendSeat | null => {
    const { table, view } = this;
    const deciding = table.seat(table.situation?.deciding);
    const seat = (deciding?.yours ? deciding : (table.seat(table.holder) ?? table.mine[0]))?.seat;
    return view?.seats.find((s) => s.seat === seat) ?? view?.seats[0] ?? null;
  });

  override get purse(): number {
    return this.effect ? this.effect.budget : (this.view?.ap ?? 0);
  }

  protected get nothing(): LegendOffers {
    return NOTHING;
  }

  protected get everywhere(): readonly string[] {
    return this.grid.names;
  }

  protected neighbours(hex: string): readonly (string | null)[] {
    return this.grid.neighbours(hex);
  }

  protected who(player: string, figures: Group): string {
    return say("what-party", { player, leaders: leadersOf(figures), explorers: figures.explorers });
  }

  override what(hex: HexView | undefined): string {
    const seen = this.view?.board.find((h) => h.hex === hex?.hex);
    const kinds = (seen?.known ?? []).flatMap((glimpse) => (glimpse.kind ? [treasure(glimpse.kind)] : []));
    const text = super.what(hex);
    return kinds.length > 0 ? say("what-seen", { text, kinds: kinds.join(", ") }) : text;
  }

  // --- what is offered

  /** Picks that are possible. */
  free = $derived.by(() => this.offers.picks.filter((pick) => !pick.refusal));

  of(...kinds: Pick["kind"][]): Pick[] {
    return this.free.filter((pick) => kinds.includes(pick.kind));
  }

  groups = $derived.by(() => new Map(this.offers.troops.map((troop): [string, Band] => [troop.hex, troop])));

  /** The tile in hand: the chosen one, or that of the card that is carried out. */
  private inHand = $derived.by((): Laying | null => {
    const { layings } = this.offers;
    const wanted = this.chosen?.kind === "tile" ? this.chosen.tile : null;
    return layings.find((laying) => laying.tile === wanted) ?? (this.phase === "effect" ? (layings[0] ?? null) : null);
  });

  tile = $derived.by((): TileFace | null => {
    const id = this.inHand?.tile;
    return (id && this.table.info?.tiles.find((tile) => tile.id === id)) || null;
  });

  places = $derived.by((): Map<string, Place> => {
    const found = new Map<string, Place>();
    const laying = this.inHand;
    for (const spot of laying?.spots ?? []) found.set(spot.hex, placeOf(laying!, spot, this.neighbours(spot.hex)));
    return found;
  });

  /** Camps of which one has to be chosen to be moved. */
  camps = $derived.by(() => {
    const sources = new Set(this.of("resite").map((pick) => pick.source!));
    return this.camp || sources.size < 2 ? new Set<string>() : sources;
  });

  /** Hexes that the card or power can pick now, and what would be done there. */
  targets = $derived.by((): Map<string, Pick[]> => {
    const found = new Map<string, Pick[]>();
    if (this.phase !== "effect" || this.camps.size > 0) return found;
    for (const pick of this.of("choose", "uncover", "dig", "camp", "guard", "enter", "resite")) {
      if (pick.kind === "resite" && this.camp && pick.source !== this.camp) continue;
      found.set(pick.hex!, [...(found.get(pick.hex!) ?? []), pick]);
    }
    return found;
  });

  /** Where the trail stone comes from: null while several placed ones could be moved and none is chosen. */
  trail = $derived.by((): Trail | null => {
    const { trails } = this.offers;
    if (this.phase === "spend" && !this.stoning) return null;
    return trails.length === 1 ? trails[0]! : (trails.find((trail) => trail.source === this.source) ?? null);
  });

  /** Edges that can be pointed at, in words. */
  edges = $derived.by((): Record<string, string> => {
    const found: Record<string, string> = {};
    if (this.phase === "spend" && !this.stoning) return found;
    const named = (edge: string, what: string): string => say(what, { edge: edge.replace("|", " – ") });
    if (this.trail) for (const edge of this.trail.edges) found[edge] = named(edge, "edge-target");
    else for (const { source } of this.offers.trails) found[source] = named(source, "edge-source");
    return found;
  });

  /** Whether edges are asked for. */
  stones = $derived.by(() => this.offers.trails.length > 0 && (this.phase === "effect" || this.stoning));

  protected override lights(): Record<string, Lit> {
    if (this.laying || this.picked) return super.lights();
    if (this.stoning) return {};
    const lit = super.lights();
    const light = (hex: string, can: string): void => {
      lit[hex] = { kind: hex === this.aim ? "target" : "menu", label: this.describe(hex, can) };
    };
    const { source, site } = this.effect ?? {};
    if (source) lit[source] = { kind: "source", label: this.describe(source, "") };
    if (site && this.of("march").length > 0) lit[site] = { kind: "target", label: this.describe(site, "") };
    if (this.camp) lit[this.camp] = { kind: "source", label: this.describe(this.camp, "") };
    for (const hex of this.camps) light(hex, say("what-move-camp"));
    for (const hex of this.targets.keys()) light(hex, say("what-pick"));
    return lit;
  }

  override get preview(): Preview | null {
    const picks = this.aim ? this.targets.get(this.aim) : undefined;
    if (!picks || !this.aim) return null;
    const [pick] = picks;
    const title = say("deed-pick", { kind: pick!.kind, hex: this.aim });
    return { hex: this.aim, title, lines: [this.describe(this.aim, "")], refused: false };
  }

  /** What can be done besides pointing at the board: buttons in the prompt. */
  deeds = $derived.by((): Deed[] => deedsOf(this));

  // --- doing

  /** A thing of the campsite or the display was clicked: it is chosen, or put back. */
  lift(chosen: Chosen): void {
    const same = JSON.stringify(chosen) === JSON.stringify(this.chosen);
    this.drop();
    if (!same) this.chosen = chosen;
  }

  is(chosen: Chosen): boolean {
    return JSON.stringify(chosen) === JSON.stringify(this.chosen);
  }

  /** A card of the campsite was clicked. */
  pickCard(card: string, side: Side, index: number): void {
    if (this.making && side === "left" && this.chosen?.kind === "card") {
      const { card: kept } = this.chosen;
      const pick = this.of("preserve").find((p) => p.card === kept && p.room === card);
      if (pick) void this.do([pick.action]);
      return;
    }
    this.lift({ kind: "card", card, side, index });
  }

  /** Takes something in the draft. */
  draft(pick: Pick | null): void {
    if (this.table.settling) this.table.skip();
    if (!this.table.acting) this.notNow(null);
    else if (!pick) this.refuse(null, say("market-not"));
    else if (pick.refusal) this.refuse(null, why(pick.refusal));
    else void this.do([pick.action]);
  }

  perform(deed: Deed): void {
    if (deed.refusal) this.refuse(null, why(deed.refusal));
    else deed.go?.();
  }

  override hex(name: string): void {
    this.marked = [];
    if (this.table.settling) this.table.skip();
    if (!this.table.acting) return this.notNow(name);
    if (this.laying || this.picked) return super.hex(name);
    if (this.phase === "draft") return this.refuse(name, say("not-while-drafting"));
    if (this.phase === "act") return void this.ask(name, this.whyNow(name));
    if (this.stoning) return this.refuse(name, say("ask-stone-hint"));
    if (this.phase !== "effect") return super.hex(name);
    if (name === this.camp) this.camp = null;
    else if (this.camps.has(name)) this.camp = name;
    else if (this.targets.has(name)) this.target(name);
    else if (this.groups.get(name)?.walks.length) super.hex(name);
    else void this.ask(name, { about: "hex", hex: name });
  }

  /** A tile that cannot go there says why; else the first thing to know is that nothing is in hand. */
  private whyNow(hex: string): Why["question"] {
    return this.chosen?.kind === "tile" ? { about: "lay", hex, tile: this.chosen.tile } : { about: "hex", hex };
  }

  private target(name: string): void {
    const picks = this.targets.get(name)!;
    if (picks.length > 1) this.openMenu(name);
    else if (!this.touch || this.aim === name) void this.do([picks[0]!.action]);
    else this.point(name);
  }

  override hover(name: string | null): void {
    super.hover(name);
    if (this.laying || this.picked || this.menu || this.phase !== "effect") return;
    this.aim = name && this.targets.has(name) ? name : null;
  }

  /** An edge was clicked. */
  onEdge(edge: string): void {
    if (!this.trail) {
      this.source = edge;
      this.edge = null;
    } else if (!this.touch || this.edge === edge) void this.do([this.trail.prefix + edge]);
    else this.edge = edge;
  }

  protected override choicesOn(name: string): Choice[] {
    const picks = this.targets.get(name) ?? [];
    if (picks.length > 1) return picks.map((pick) => this.picking(pick));
    return super.choicesOn(name);
  }

  private picking(pick: Pick): Choice {
    const figure: FigureName = pick.figure ?? "explorer";
    const kind = pick.kind === "guard" || pick.kind === "camp" ? pick.kind : "enter";
    const label = kind === "camp" ? say("menu-camp") : say(kind === "guard" ? "menu-guard" : "menu-enter-one", { figure });
    return {
      id: `${pick.kind}-${figure}`,
      kind,
      figure,
      label,
      note: "",
      cost: "",
      refusal: null,
      level: 0,
      choose: () => void this.do([pick.action]),
    };
  }

  exchange(): boolean {
    if (this.of("exchange").length === 0) return false;
    this.drop();
    this.window = "exchange";
    return true;
  }

  protected override get open(): boolean {
    return super.open || !!(this.chosen || this.stoning || this.source || this.edge || this.camp);
  }

  override get stale(): boolean {
    return (
      super.stale || (this.window === "exchange" && this.of("exchange").length === 0) || (this.stoning && this.offers.trails.length === 0)
    );
  }

  /** Esc goes back one question at a time. */
  override back(): boolean {
    if (this.tip) this.tip = null;
    else if (this.making) this.making = false;
    else if (this.camp) this.camp = null;
    else if (this.stoning && this.source) this.source = null;
    else return super.back();
    return true;
  }

  override drop(): void {
    super.drop();
    this.chosen = null;
    this.making = false;
    this.stoning = false;
    this.source = null;
    this.edge = null;
    this.camp = null;
  }

  // --- why not

  /** Asks the table about an action that is not offered. */
  askAbout(question: Why["question"]): void {
    void this.ask(null, question);
  }

  protected override whyNotLaid(hex: string, turn?: number): Why["question"] {
    return { about: "lay", hex, tile: this.tile?.id ?? "", ...(turn === undefined ? {} : { turn }) };
  }

  protected override questionAbout(name: string): Why["question"] | null {
    if (this.laying || this.picked) return super.questionAbout(name);
    if (
      this.phase !== "effect" ||
      this.stones ||
      this.targets.has(name) ||
      this.camps.has(name) ||
      this.camp === name ||
      this.groups.has(name)
    )
      return null;
    return this.targets.size > 0 ? { about: "hex", hex: name } : null;
  }

  /** Why a card, a power or passing is not possible. */
  refusalOf(test: (pick: Pick) => boolean): Refusal | null {
    return this.offers.picks.find((pick) => pick.refusal && test(pick))?.refusal ?? null;
  }
}

/** A hex for a tile with all turns that fit, and the ways each of them opens. */
export function placeOf(laying: Laying, spot: Laying["spots"][number], around: readonly (string | null)[]): Place {
  const turns = spot.turns.map((turn) => {
    const stones = laying.facings.find((facing) => facing.turn === turn)!.stones;
    const ways = stones.flatMap((own, side) => {
      const there = spot.around[side]!;
      const hex = around[side];
      return hex && there >= 0 && own + there > 0 ? [{ hex, cost: own + there }] : [];
    });
    return { turn, action: `${laying.tile}@${spot.hex}/${turn}`, stones, ways };
  });
  return { hex: spot.hex, turns };
}
