/** What every hand at a table can do: see what is offered, send it, take it back, and hear why something is not possible. */
import type { BoardView, Flash, Group, HexView } from "../board/types";
import type { Why } from "../net/protocol";
import { why } from "../net/api";
import { settings } from "../ui/settings.svelte";
import type { Game, Table } from "./table.svelte";
import { say } from "../words";

export type Window = "exchange" | "settings" | "end" | "share" | "rules" | null;

export interface Preview {
  hex: string | null;
  title: string;
  lines: string[];
  refused: boolean;
}

export interface Tip extends Preview {
  asked: boolean; // by a click, not by staying there
}

/** What is done on each kind of land: what to explain when nothing can be. */
const DONE_ON: Record<string, readonly string[]> = {
  temple: ["uncover", "guard"],
  ruin: ["dig", "camp"],
  clearing: ["camp"],
  base_camp: ["enter"],
};

export abstract class Reach<G extends Game> {
  window = $state<Window>(null);
  /** By finger: the first tap only points. A mouse has pointed before it clicks. */
  touch = $state(matchMedia("(pointer: coarse)").matches);
  endSeen = $state(false); // the ranking was closed to look at the board
  sheet = $state<string | null>(null); // whose points are shown in detail
  tip = $state<Tip | null>(null);
  /** Hexes pointed out on the board, with a light. */
  marked = $state.raw<readonly string[]>([]);
  flashes = $derived(this.marked.map((hex): Flash => ({ id: hex, hex, tone: "gold" })));
  protected asked = 0;

  constructor(readonly table: Table<G>) {}

  // --- what is seen and offered

  /** What is offered while nothing is. */
  protected abstract get nothing(): G["offers"];
  /** All hexes there are. */
  protected abstract get everywhere(): readonly string[];
  /** Who of a seat stands somewhere, in words. */
  protected abstract who(player: string, figures: Group): string;

  /** Opens the window in which treasures are exchanged; false if none can be. */
  abstract exchange(): boolean;

  /** What is shown here of the table. */
  get view(): G["view"] | null {
    return this.table.view;
  }

  /** The action points that pay for what is done now. */
  get purse(): number {
    return this.view?.ap ?? 0;
  }

  offers = $derived.by((): G["offers"] => (this.table.acting ? (this.table.situation?.offers ?? this.nothing) : this.nothing));
  deciding = $derived.by(() => this.table.situation?.deciding ?? null);
  hexes = $derived.by(() => new Map(((this.view as BoardView | null)?.board ?? []).map((hex) => [hex.hex, hex])));
  labels = $derived.by((): Record<string, string> => {
    const found: Record<string, string> = {};
    for (const hex of this.everywhere) found[hex] = this.describe(hex, "");
    return found;
  });

  /** A hex in words. */
  describe(name: string, can: string): string {
    const hex = this.hexes.get(name);
    const who: string[] = [];
    if (hex?.camp) who.push(say("what-camp", { player: this.table.name(hex.camp) }));
    if (hex?.guard) who.push(say("what-guard", { player: this.table.name(hex.guard.seat) }));
    for (const [seat, figures] of Object.entries(hex?.figures ?? {})) {
      if (figures) who.push(this.who(this.table.name(seat), figures));
    }
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
    return say(`what-${hex.terrain}`, { value: hex.level ?? hex.treasures ?? 0 });
  }

  // --- doing

  /** Sends actions; what was picked is put down. */
  async do(actions: readonly string[]): Promise<boolean> {
    if (this.table.busy) return false;
    this.drop();
    return this.table.act(actions);
  }

  /** End of turn: asked only if action points that could still do something would be lost. */
  endTurn(sure = false): void {
    if (this.table.settling) this.table.skip();
    const end = this.offers.end;
    if (!end) {
      if (!this.table.acting) this.notNow(null);
      return;
    }
    if (!sure && end.wasted > 0 && settings.wishes.confirmEnd) {
      this.drop();
      this.window = "end";
    } else void this.do([end.action]);
  }

  async undo(): Promise<void> {
    if (this.table.settling) this.table.skip();
    const undo = this.table.situation?.undo;
    if (!undo || this.table.behind) return;
    this.drop();
    if (undo.count > 0) await this.table.undo();
    else if (undo.refusal) this.table.tell(why(undo.refusal));
  }

  async redo(): Promise<void> {
    this.drop();
    if (this.table.situation?.redo && !this.table.behind) await this.table.redo();
    else this.table.tell(say("redo-nothing"));
  }

  /** Points hexes out on the board. */
  show(hexes: readonly string[]): void {
    this.drop();
    this.marked = hexes;
  }

  /** Whether something is open or picked that Esc puts away. */
  protected get open(): boolean {
    return !!(this.tip || this.window || this.sheet || this.marked.length > 0);
  }

  /** One step back: Esc. */
  back(): boolean {
    if (!this.open) return false;
    this.drop();
    return true;
  }

  /** Puts down whatever is in hand, and closes what is open. */
  drop(): void {
    this.window = null;
    this.sheet = null;
    this.tip = null;
    this.marked = [];
    this.asked++;
  }

  // --- why not

  // --- why not

  protected notNow(name: string | null): void {
    const { table } = this;
    const text =
      table.watching ? say("table-watching-only")
      : table.behind ? say("table-catching-up")
      : table.situation?.deciding ? say("table-elsewhere", { player: table.name(table.situation.deciding) })
      : say("game-is-over"); // prettier-ignore
    this.refuse(name, text);
  }

  refuse(hex: string | null, ...lines: string[]): void {
    this.tip = { hex, title: hex ? say("tip-not-here", { hex }) : say("tip-why"), lines, refused: true, asked: true };
  }

  /** The pointer rests on a hex: if what is in hand cannot go there, say why. */
  async wonder(name: string): Promise<void> {
    const question = this.questionAbout(name);
    if (!question || this.tip || !this.table.acting) return;
    await this.ask(name, question);
    const said = this.tip as Tip | null;
    if (said?.hex === name) this.tip = { ...said, asked: false };
  }

  /** What to ask about a hex where what is in hand cannot go; null if it can. */
  protected abstract questionAbout(name: string): Why["question"] | null;

  protected async ask(hex: string | null, question: Why["question"]): Promise<void> {
    const number = ++this.asked;
    const answer = await this.table.why(question);
    if (!answer || number !== this.asked) return;
    const lines = new Set(answer.refusal && question.about !== "hex" ? [why(answer.refusal)] : []);
    const here = DONE_ON[this.hexes.get(hex ?? "")?.terrain ?? ""] ?? [];
    for (const site of answer.sites) if (site.refusal && here.includes(site.kind)) lines.add(why(site.refusal));
    if (lines.size === 0 && answer.refusal) lines.add(why(answer.refusal));
    if (lines.size > 0) this.refuse(hex, ...[...lines].slice(0, 3));
  }
}
