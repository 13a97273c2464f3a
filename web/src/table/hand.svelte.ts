/** What the person at a table is about to do: what is in hand, what is open, and what is sent. */
import { gridOf, type Grid } from "../board/geometry";
import { leadersOf, type BoardView, type HexView, type LeadMark, type Lit, type Selected } from "../board/types";
import { why } from "../net/api";
import type { Contest, FigureName, Place, SeatName, TileFace, Way } from "../net/protocol";
import { settings } from "../ui/settings.svelte";
import { say } from "../words";
import { Guide } from "./guide.svelte";
import { Hints } from "./hints.svelte";
import { leads } from "./leads";
import { MenuTool, type Choice } from "./menu.svelte";
import { Planner } from "./plan.svelte";
import type { Game, Table } from "./table.svelte";
import { TileTool } from "./tile.svelte";
import { Tips } from "./tips.svelte";
import type { Tool } from "./tool";
import { WalkTool } from "./walk.svelte";

const HELD = 350; // milliseconds after which a key is held, not tapped

export type Window = "exchange" | "settings" | "end" | "share" | "rules" | "house" | null;

/** What a game adds to the hand at its tables. */
export interface Own<G extends Game = Game> {
  /** What is shown here of the table. */
  readonly view: G["view"] | null;
  /** What is offered while nothing is. */
  readonly nothing: G["offers"];
  /** The action points that pay for what is done now. */
  readonly purse: number;
  /** The tile that is being laid, as it looks unturned, and where it fits. */
  readonly tile: TileFace | null;
  readonly places: readonly Place[];
  /** Ways to use the board besides those of every table. */
  readonly tools: readonly Tool[];
  /** What a menu offers in the place of what every table does. */
  choicesOn?(hex: string): Choice[] | null;
  /** The code of the sentence that says who stands on a hex. */
  readonly standing: string;
  /** What else is known of a hex. */
  what?(hex: HexView, text: string): string;
  /** Land besides temples that counts for who holds it, and what all that a seat holds comes to, in few words where there is little room. */
  readonly land?: readonly LeadMark[];
  holding?(seat: SeatName, brief: boolean): string;
  /** The name of the button that sends an action, where that is there to be pressed. */
  buttonFor?(action: string | undefined): string | null;
  /** What a lesson adds about the thing that is chosen. */
  readonly explained?: string;
  /** Goes back one question; false if there is none. */
  back?(): boolean;
  /** Those who move, in their order, where that is not the one in which they sit. */
  readonly order?: readonly SeatName[];
  /** What a plan is about, where it is not simply a turn. */
  readonly about?: { title: string; empty: string; note: string };
  /** Whether something was begun or chosen that is asked about, in a plan too. */
  readonly asking?: boolean;
  /** Whether the button that goes on does something that belongs into a plan. */
  readonly goesOn?: boolean;
}

export class Hand<G extends Game = Game, O extends Own<G> = Own<G>> {
  window = $state<Window>(null);
  /** By finger: the first tap only points. A mouse has pointed before it clicks. */
  touch = $state(matchMedia("(pointer: coarse)").matches);
  endSeen = $state(false); // the ranking was closed to look at the board
  sheet = $state<string | null>(null); // whose points are shown in detail
  /** Hexes that alone are lit. */
  spot = $state.raw<readonly string[] | null>(null);
  /** Whether the board shows who leads where, with rings. */
  leading = $state(false);
  /** When the key that shows it was pressed, as long as it is down. */
  private pressed = 0;
  /** What is known of the hex that is pointed at: who leads there, and which paths lead from it. */
  regarding = $state.raw<{ hex: string; contest: Contest | null; ways: readonly Way[] } | null>(null);
  private regarded = 0;
  /** The temples on which one explorer decides, while they are shown. */
  close = $state.raw<readonly Contest[]>([]);

  /** Where the board was clicked last. */
  clicked: string | null = null;

  readonly guide: Guide;
  readonly tips: Tips;
  readonly hints: Hints;
  readonly plan: Planner<G>;
  readonly tile: TileTool;
  readonly walk: WalkTool;
  readonly menu: MenuTool;
  /** What only this game has. */
  readonly own: O;
  private readonly tools: readonly Tool[];

  constructor(
    readonly table: Table<G>,
    own: (hand: Hand<G, O>) => O,
  ) {
    const hand = this as unknown as Hand;
    this.tips = new Tips(hand.table);
    this.guide = new Guide(hand);
    this.hints = new Hints(hand);
    this.plan = new Planner<G>(hand as unknown as Hand<G>);
    this.tile = new TileTool(hand);
    this.walk = new WalkTool(hand);
    this.menu = new MenuTool(hand);
    this.own = own(this);
    this.tools = [this.tile, this.walk, ...this.own.tools, this.menu];
  }

  // --- what is seen and offered

  get view(): G["view"] | null {
    return this.own.view;
  }

  /** The table as it would be after what is planned, while somebody plans. */
  get now(): G["view"] | null {
    return (this.plan.active ? (this.plan.planned?.view as G["view"] | undefined) : null) ?? this.own.view;
  }

  /** Whether something can be done here now, or put into a plan. */
  get acting(): boolean {
    return this.plan.active ? !!this.plan.offers : this.table.acting;
  }

  offers = $derived.by((): G["offers"] => {
    const offers = this.plan.active ? this.plan.offers : this.table.acting ? this.table.situation?.offers : null;
    return offers ?? this.own.nothing;
  });
  deciding = $derived.by(() => (this.plan.active ? this.plan.seat : (this.table.situation?.deciding ?? null)));
  /** The action points that pay for what is done now, or planned. */
  get purse(): number {
    return this.own.purse;
  }
  private board = $derived.by(() => (this.view as BoardView | null)?.board ?? []);
  grid = $derived.by((): Grid => gridOf(this.board));
  hexes = $derived.by(() => new Map(this.board.map((hex) => [hex.hex, hex])));
  labels = $derived.by(() => Object.fromEntries(this.grid.names.map((hex) => [hex, this.describe(hex, "")])));

  /** The way in which the board is used now. */
  tool = $derived.by((): Tool => this.tools.find((tool) => tool.active)!);

  lit = $derived.by((): Readonly<Record<string, Lit>> => this.guide.narrowed(this.tool.lit));

  /** Where one's people come in, as long as none of them is there and nothing is in hand. */
  doors = $derived.by((): readonly string[] => {
    const { deciding } = this;
    if (!deciding || this.tool !== this.menu || this.board.some((hex) => hex.figures[deciding])) return [];
    return [...new Set(this.offers.entries.map((entry) => entry.hex))];
  });

  /** A mark for every temple: who leads there, as the server tells it. */
  leads = $derived.by((): LeadMark[] =>
    this.board
      .filter((hex) => hex.terrain === "temple")
      .map(({ hex, controller, guard, level, tied }) => {
        return { hex, seats: controller ? [controller] : (tied ?? []), guarded: !!guard, value: controller ? (level ?? 0) : 0 };
      }),
  );

  selected = $derived.by((): Selected | null => {
    const { picked } = this.walk;
    if (picked && this.deciding) return { hex: picked.hex, seat: this.deciding, figure: picked.leaders ? "leader" : "explorer" };
    return this.menu.at ? { hex: this.menu.at } : null;
  });

  /** Whether the step of a lesson asks for an action, or a hint has it. */
  advises(action: string | undefined): boolean {
    return this.guide.next(action) || this.hints.names(action);
  }

  /** A hex in words. */
  describe(name: string, can: string): string {
    const hex = this.hexes.get(name);
    const who: string[] = [];
    const whose = (seat: string): { player: string; yours: string } => {
      return { player: this.table.name(seat), yours: this.table.alone === seat ? "yes" : "no" };
    };
    if (hex?.camp) who.push(say("what-camp", whose(hex.camp)));
    if (hex?.guard) who.push(say("what-guard", whose(hex.guard.seat)));
    for (const [seat, figures] of Object.entries(hex?.figures ?? {})) {
      if (!figures) continue;
      const leaders = leadersOf(figures);
      const facts = { player: this.table.name(seat), leaders, leader: leaders > 0 ? "yes" : "no", explorers: figures.explorers };
      who.push(say(this.own.standing, facts));
    }
    const rivals = hex?.controller ? [hex.controller] : (hex?.tied ?? []);
    if (!hex?.guard && rivals.length > 0) who.push(leads(this.table, (hex?.controller ?? null) as SeatName | null));
    return say("table-hex", {
      hex: name,
      what: this.what(hex),
      figures: who.length > 0 ? "some" : "none",
      who: who.join(". "),
      can: can ? "something" : "nothing",
      deeds: can,
    });
  }

  what(hex: HexView | undefined): string {
    if (!hex) return say("what-unexplored");
    const text = say(`what-${hex.terrain}`, { value: hex.level ?? hex.treasures ?? 0 });
    return this.own.what?.(hex, text) ?? text;
  }

  // --- pointing

  /** A hex was clicked, tapped, or chosen by key. */
  hex(name: string): void {
    this.clicked = name;
    this.table.pointed = [];
    if (this.table.settling) this.table.skip();
    this.guide.clears(name);
    if (this.touch) void this.regard(name);
    if (this.hints.active) this.hints.close();
    else if (this.acting) this.tool.hex(name);
    else this.tips.notNow(name);
  }

  /** A figure was clicked; with shift one more is picked up. A finger hits a figure and its hex alike: it means all that can be done there. */
  figure(seat: string, name: string, figure: FigureName, more: boolean): void {
    if (this.guide.clears(name)) return this.hex(name);
    const own = this.acting && !this.tile.active && seat === this.deciding;
    if (own && this.touch && this.tool === this.walk && !this.walk.reaches(name)) this.drop();
    if (!own || this.touch || !this.walk.figure(name, figure, more)) this.hex(name);
  }

  /** The pointer is over a hex, or has left the board. */
  hover(name: string | null): void {
    if (this.acting) this.tool.hover?.(name);
  }

  /** The pointer rests on a hex where something is in hand that cannot go there: says why. */
  wonder(name: string): void {
    const question = this.acting ? this.tool.questionAbout?.(name) : null;
    if (question) void this.tips.wonder(name, question);
  }

  /** Looks closely at a hex: who leads, where there is anything to contest, and the paths. */
  async regard(name: string | null): Promise<void> {
    const number = ++this.regarded;
    const hex = name ? this.hexes.get(name) : undefined;
    const answer = hex ? await this.table.why({ about: "lead", hex: hex.hex }) : null;
    if (number !== this.regarded) return;
    const contested = hex && (hex.terrain === "temple" || Object.keys(hex.figures).length > 1);
    this.regarding = hex && answer ? { hex: hex.hex, contest: contested ? answer.contest : null, ways: answer.ways } : null;
  }

  /** Asks on which temples one explorer decides. */
  async look(): Promise<void> {
    this.close = (await this.table.why({ about: "close" }))?.contests ?? [];
  }

  /** The key that shows who leads where goes down: a tap switches it, as long as it is held it is shown. */
  press(): void {
    this.pressed = this.leading ? 0 : Date.now();
    this.leading = !this.leading;
  }

  release(): void {
    if (this.pressed && Date.now() - this.pressed > HELD) this.leading = false;
    this.pressed = 0;
  }

  // --- doing

  /** Sends actions; what was picked is put down. */
  async do(actions: readonly string[]): Promise<boolean> {
    if (this.table.busy) return false;
    this.drop();
    if (this.plan.active) return this.plan.add(actions);
    const { end } = this.offers;
    const seat = this.deciding;
    const seq = this.table.situation?.seq ?? -1;
    this.table.notice = null; // it was about what is over now
    const done = await this.table.act(actions);
    if (done && seat && end && actions.includes(end.action)) void this.hints.ended(seat, seq);
    return done;
  }

  /** End of turn: asked only if action points that could still do something would be lost. */
  endTurn(sure = false): void {
    if (this.table.settling) this.table.skip();
    const end = this.offers.end;
    if (this.plan.active) this.tips.refuse(null, say("plan-no-end"));
    else if (!end) {
      if (!this.table.acting) this.tips.notNow(null);
    } else if (!sure && end.wasted > 0 && !this.guide.shown && settings.wishes.confirmEnd) this.show("end");
    else void this.do([end.action]);
  }

  /** Opens the window in which treasures are exchanged, or says why none can be; false if that is not the time for it. */
  exchange(): boolean {
    const { exchange } = this.offers;
    if (exchange?.pairs.length) this.show("exchange");
    else if (exchange?.refusal) this.tips.refuse(null, why(exchange.refusal));
    return !!exchange;
  }

  private show(window: Window): void {
    this.drop();
    this.window = window;
  }

  async undo(): Promise<void> {
    if (this.plan.active) return this.plan.undo();
    if (this.table.settling) this.table.skip();
    const undo = this.table.situation?.undo;
    if (!undo || this.table.behind) return;
    this.drop();
    if (undo.count > 0) await this.table.undo();
    else if (undo.refusal) this.table.tell(why(undo.refusal));
  }

  async redo(): Promise<void> {
    if (this.plan.active) return;
    this.drop();
    if (this.table.situation?.redo && !this.table.behind) await this.table.redo();
    else this.table.tell(say("redo-nothing"));
  }

  /** One step back: Esc. */
  back(): boolean {
    if (this.own.back?.()) return true;
    if (this.hints.active) {
      this.hints.close();
      return true;
    }
    const open =
      this.tips.tip || this.window || this.sheet || this.leading || this.table.pointed.length > 0 || this.tools.some((tool) => tool.open);
    this.leading = false;
    if (open) this.drop();
    else if (this.plan.active) this.plan.stop();
    else return false;
    return true;
  }

  /** Puts down whatever is in hand, and closes what is open. */
  drop(): void {
    this.window = null;
    this.sheet = null;
    this.spot = null;
    this.table.pointed = [];
    this.tips.close();
    for (const tool of this.tools) tool.drop();
  }

  /** Whether something is open for a moment that is over. */
  get stale(): boolean {
    const { end, exchange } = this.offers;
    const closed = (this.window === "end" && !end) || (this.window === "exchange" && !exchange?.pairs.length);
    return closed || this.tools.some((tool) => tool.stale);
  }
}
