/** What the person at a table of Legend is about to do: the card, token, tile or power chosen in the campsite or the display. */
import type { HexView, LeadMark } from "../../board/types";
import { why } from "../../net/api";
import type { Laying, LegendOffers, LegendSeat, LegendView, Pick, Side } from "./protocol";
import type { Place, SeatName, TileFace } from "../../net/protocol";
import { Hand, type Own } from "../../table/hand.svelte";
import type { Choice } from "../../table/menu.svelte";
import { treasure } from "../../table/story";
import type { Table } from "../../table/table.svelte";
import type { Tool } from "../../table/tool";
import { say } from "../../words";
import type { Legend } from ".";
import { cardName, deedsOf, powerName, powerText, type Deed } from "./deeds";
import { marketOf, type Market } from "./market";
import { nextOf } from "./next";
import { PARTS, pointsOf } from "./parts";
import { PickTool } from "./picks.svelte";
import { withoutSecrets } from "./secrets";
import { StoneTool } from "./stones.svelte";

const NOTHING: LegendOffers = {
  game: "legend", question: "", picks: [], layings: [], trails: [], entries: [], groups: [], sites: [], exchange: null, end: null,
}; // prettier-ignore

/** A thing of the own campsite, or of the display while drafting. */
export type Chosen =
  | { kind: "card"; card: string; side: Side; index: number }
  | { kind: "token" }
  | { kind: "tile"; tile: string }
  | { kind: "power"; power: string }
  | { kind: "thing"; key: string; pick: Pick | null };

export type LegendHand = Hand<Legend, Campsite>;
export const legendHand = (table: Table<Legend>): LegendHand => new Hand<Legend, Campsite>(table, (hand) => new Campsite(hand));

export class Campsite implements Own<Legend>, Tool {
  readonly nothing = NOTHING;
  readonly standing = "what-party";
  readonly lit = {};
  readonly picks: PickTool;
  readonly stones: StoneTool;
  readonly tools: readonly Tool[];
  chosen = $state<Chosen | null>(null);
  /** A preserved card has to make room for the chosen one. */
  making = $state(false);
  /** Where the thing that is pointed at could be used. */
  pointed = $state.raw<readonly string[]>([]);
  /** The director's power or the card of the campsite that is pointed at. */
  power = $state<string | null>(null);
  card = $state<string | null>(null);

  constructor(private hand: LegendHand) {
    this.picks = new PickTool(hand);
    this.stones = new StoneTool(hand);
    this.tools = [this, this.stones, this.picks];
  }

  // --- what is seen

  /** Where several play at one device, what one of them knows is shown only while that one holds it. */
  view = $derived.by((): LegendView | null => {
    const { view, mine, holder } = this.hand.table;
    return view && mine.length > 1 && view.seat !== holder ? withoutSecrets(view) : view;
  });
  /** The same as it would be after what is planned; the board shows what is. */
  now = $derived.by((): LegendView | null => (this.hand.plan.active ? this.hand.now : this.view));
  phase = $derived.by(() => (this.hand.acting ? (this.now?.phase ?? "over") : "over"));
  effect = $derived.by(() => this.now?.effect ?? null);

  /** Volcanoes, wild ground, lakes and ruins with what each adds for who would score it now. */
  land = $derived.by((): LeadMark[] => {
    const marks = new Map<string, LeadMark>();
    for (const { seat, if_scored: sheet } of this.view?.seats ?? []) {
      if (!sheet) continue;
      const { volcanoes, land, lakes, ruins, temples, masks } = sheet;
      const worth = volcanoes.length > 0 ? pointsOf(sheet, "volcanoes") / volcanoes.length : 0;
      const found: [readonly string[], number][] = [[volcanoes, worth], [land, temples.length], [lakes, masks], [ruins, 0]]; // prettier-ignore
      for (const [hexes, value] of found) for (const hex of hexes) marks.set(hex, { hex, seats: [seat], guarded: false, value });
    }
    return [...marks.values()];
  });

  /** What a seat would score now, by part. */
  holding(seat: SeatName, brief: boolean): string {
    const sheet = this.view?.seats.find((one) => one.seat === seat)?.if_scored;
    if (!sheet?.total || brief) return say("legend-holds-short", { points: sheet?.total ?? 0 });
    const parts = PARTS.filter((part) => pointsOf(sheet, part) > 0).map((part) => `${say(`part-${part}`)} ${pointsOf(sheet, part)}`);
    return say("legend-holds", { points: sheet.total, parts: parts.join(" · ") });
  }

  get purse(): number {
    return this.effect ? this.effect.budget : (this.now?.ap ?? 0);
  }

  /** Whose campsite lies open at the bottom: who decides here, else one's own, else the first. */
  self = $derived.by((): LegendSeat | null => {
    const { table } = this.hand;
    const deciding = table.seat(table.situation?.deciding);
    const seat = (deciding?.yours ? deciding : (table.seat(table.holder) ?? table.mine[0]))?.seat;
    return this.now?.seats.find((s) => s.seat === seat) ?? this.now?.seats[0] ?? null;
  });

  /** What a power or card is for. */
  get explained(): string {
    const { power, card, chosen } = this;
    const asked = power ?? (chosen?.kind === "power" ? chosen.power : null);
    if (asked) return say("log-spoken", { player: powerName(asked), text: powerText(this.hand, asked) });
    const shown = card ?? (chosen?.kind === "card" ? chosen.card : null);
    return shown ? say("log-spoken", { player: cardName(shown), text: say(`card-text-${shown.slice(0, 2)}`) }) : "";
  }

  /** What lies out for the draft, without what one plans to take. */
  market = $derived.by((): Market => marketOf(this.view!, this.hand.table.log, this.hand.offers.picks, this.now!));

  // --- planning

  /** Who takes turns, or scores. */
  get order(): readonly SeatName[] {
    const { turn_order, passed, scoring, current } = this.view!;
    if (scoring && current) return [current, ...scoring.waiting];
    return turn_order.filter((seat) => !passed.includes(seat) || seat === this.self?.seat);
  }

  get about(): { title: string; empty: string; note: string } {
    const what = this.now?.phase === "draft" ? "draft" : this.now?.scoring ? "scoring" : "act";
    return {
      title: say("plan-title-legend", { what }),
      empty: say("plan-empty-legend", { what }),
      note: say("plan-note-legend", { what }),
    };
  }

  get asking(): boolean {
    return !!this.chosen || this.making || this.phase === "effect" || this.stones.paying || this.hand.walk.open;
  }

  get goesOn(): boolean {
    const next = nextOf(this.hand);
    return !!next && !next.ends && (!next.pointed || this.hand.touch);
  }

  what(hex: HexView, text: string): string {
    const seen = this.view?.board.find((h) => h.hex === hex.hex);
    const kinds = (seen?.known ?? []).flatMap((glimpse) => (glimpse.kind ? [treasure(glimpse.kind)] : []));
    return kinds.length > 0 ? say("what-seen", { text, kinds: kinds.join(", ") }) : text;
  }

  // --- what is offered

  /** Picks that are possible. */
  free = $derived.by(() => this.hand.offers.picks.filter((pick) => !pick.refusal));

  of(...kinds: Pick["kind"][]): Pick[] {
    return this.free.filter((pick) => kinds.includes(pick.kind));
  }

  /** The tile in hand: the chosen one, or that of the card that is carried out. */
  private laying = $derived.by((): Laying | null => {
    const { layings } = this.hand.offers;
    const wanted = this.chosen?.kind === "tile" ? this.chosen.tile : null;
    return layings.find((laying) => laying.tile === wanted) ?? (this.phase === "effect" ? (layings[0] ?? null) : null);
  });

  get tile(): TileFace | null {
    const id = this.laying?.tile;
    return (id && this.hand.table.info?.tiles.find((tile) => tile.id === id)) || null;
  }

  get places(): readonly Place[] {
    return this.laying?.places ?? [];
  }

  choicesOn(hex: string): Choice[] | null {
    return this.picks.choicesOn(hex);
  }

  /** What can be done besides pointing at the board: buttons in the prompt. */
  deeds = $derived.by((): Deed[] => deedsOf(this.hand));

  // --- the board while nothing can be done there

  get active(): boolean {
    return this.phase === "draft" || this.phase === "act";
  }

  get open(): boolean {
    return !!this.chosen;
  }

  hex(name: string): void {
    const { tips } = this.hand;
    if (this.phase === "draft") tips.refuse(name, say("not-while-drafting"));
    else if (this.chosen?.kind === "tile") void tips.ask(name, { about: "lay", hex: name, tile: this.chosen.tile });
    else void tips.ask(name, { about: "hex", hex: name });
  }

  /** A thing of the campsite or the display is pointed at, or none any more. */
  point(on: boolean, test: (pick: Pick) => boolean): void {
    const found = on ? this.hand.offers.picks.find((pick) => test(pick) && !pick.refusal) : null;
    this.pointed = found?.hexes ?? [];
  }

  /** A power of the director is pointed at, or none any more. */
  pointPower(power: string | null): void {
    this.power = power;
    this.point(!!power, (pick) => pick.kind === "power" && pick.power === power);
  }

  /** A card of the campsite is pointed at, or none any more. */
  pointCard(on: boolean, card: string, side: Side): void {
    this.card = on ? card : null;
    this.point(on, (pick) => pick.kind === "play" && pick.card === card && pick.side === side);
  }

  /** A tile that could be laid is pointed at. */
  pointTile(on: boolean, tile: string): void {
    this.pointed = on ? (this.hand.offers.layings.find((laying) => laying.tile === tile)?.places.map(({ hex }) => hex) ?? []) : [];
  }

  // --- doing

  /** A thing of the campsite or the display was clicked: it is chosen, or put back. */
  lift(chosen: Chosen): void {
    const same = this.is(chosen);
    this.hand.drop();
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
      if (pick) void this.hand.do([pick.action]);
      return;
    }
    this.lift({ kind: "card", card, side, index });
  }

  /** Takes something in the draft. Where it cannot be taken, what is said of the thing says why. */
  draft(pick: Pick | null): void {
    const { table, tips } = this.hand;
    if (table.settling) table.skip();
    if (!this.hand.acting) tips.notNow(null);
    else if (pick && !pick.refusal) void this.hand.do([pick.action]);
  }

  /** The AP token was clicked twice: it is used, as a thing of the draft is taken. */
  useToken(): void {
    if (!this.hand.acting) return;
    if (!this.is({ kind: "token" })) this.lift({ kind: "token" });
    const [deed] = this.deeds;
    if (deed?.id === "use-token") this.perform(deed);
  }

  perform(deed: Deed): void {
    if (deed.refusal) this.hand.tips.refuse(null, why(deed.refusal));
    else deed.go?.();
  }

  buttonFor(action: string | undefined): string | null {
    const { chosen } = this;
    if (!action) return null;
    const next = this.hand.touch ? nextOf(this.hand) : null;
    if (next?.pointed && next.action === action) return next.label; // a finger has pointed at it
    if (!chosen) return null;
    if (chosen.kind === "thing") return chosen.pick?.action === action ? say("deed-take") : null;
    return this.deeds.find((deed) => deed.action === action && !deed.refusal)?.label ?? null;
  }

  /** Esc goes back one question at a time. */
  back(): boolean {
    const { hand, picks, stones } = this;
    if (hand.tips.tip) hand.tips.tip = null;
    else if (this.making) this.making = false;
    else if (picks.camp) picks.camp = null;
    else if (stones.paying && stones.source) stones.source = null;
    else return false;
    return true;
  }

  drop(): void {
    this.chosen = null;
    this.pointed = [];
    this.making = false;
  }
}
