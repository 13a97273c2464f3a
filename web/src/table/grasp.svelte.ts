/** What a hand can do on any board: hold a tile, pick figures up and walk, open the menu of a hex. */
import type { Ghost, Lit, PathStep, Pick, Selected } from "../board/types";
import { figureKey } from "../board/types";
import type { Entry, FigureName, Item, Place, Refusal, TileFace, Turn, Walk, Why } from "../net/protocol";
import { why } from "../net/api";
import { Reach, type Preview } from "./reach.svelte";
import type { Game } from "./table.svelte";
import { say } from "../words";

/** Figures picked up from one hex. */
export interface Picked {
  hex: string;
  leaders: number;
  explorers: number;
}

/** The figures of who decides on one hex, and where they can go. */
export interface Band {
  hex: string;
  leaders: number;
  explorers: number;
  walks: readonly Walk[];
  refusal: Refusal | null;
}

/** One thing of the menu of a hex. */
export interface Choice {
  id: string;
  kind: Item["kind"] | "enter" | "walk";
  figure: FigureName | null;
  label: string;
  note: string;
  cost: string;
  refusal: Refusal | null;
  level: number;
  choose: () => void;
}

export abstract class Grasp<G extends Game> extends Reach<G> {
  picked = $state<Picked | null>(null);
  /** Where the tile is held, or the walk would lead. */
  aim = $state<string | null>(null);
  turn = $state(0);
  menu = $state<string | null>(null);
  private reopen: { hex: string; action: string } | null = null;

  // --- what is offered

  /** The tile that is being laid, as it looks unturned, and where it fits. */
  abstract readonly tile: TileFace | null;
  abstract readonly places: ReadonlyMap<string, Place>;
  abstract readonly groups: ReadonlyMap<string, Band>;
  protected abstract neighbours(hex: string): readonly (string | null)[];
  laying = $derived.by(() => this.places.size > 0);

  /** The place where the tile is held and the turn it has there. */
  held = $derived.by((): { place: Place; turn: Turn } | null => {
    const place = this.aim ? this.places.get(this.aim) : undefined;
    if (!place) return null;
    const turn = place.turns.find((t) => t.turn === this.turn) ?? place.turns[0];
    return turn ? { place, turn } : null;
  });

  ghost = $derived.by((): Ghost | null => {
    if (!this.held || !this.tile) return null;
    const { place, turn } = this.held;
    const around = this.neighbours(place.hex);
    return {
      id: this.tile.id,
      hex: place.hex,
      rotation: turn.turn,
      stones: turn.stones,
      terrain: this.tile.terrain,
      value: this.tile.value,
      turns: place.turns.map((t) => t.turn),
      joins: turn.ways.map((way) => ({ side: around.indexOf(way.hex), label: say("log-cost", { cost: way.cost }) })),
    };
  });

  group = $derived.by((): Band | null => (this.picked ? (this.groups.get(this.picked.hex) ?? null) : null));
  /** Whether there are several figures to choose from where one was picked. */
  several = $derived.by(() => (this.group?.explorers ?? 0) + (this.group?.leaders ?? 0) > 1);
  count = $derived(this.picked ? this.picked.leaders + this.picked.explorers : 0);
  /** Walks that the figures picked can pay for together. */
  walks = $derived.by((): Map<string, Walk> => {
    const found = new Map<string, Walk>();
    for (const walk of this.group?.walks ?? []) if (walk.most >= this.count) found.set(walk.hex, walk);
    return found;
  });
  walk = $derived(this.aim ? (this.walks.get(this.aim) ?? null) : null);
  path = $derived.by((): PathStep[] | null => {
    if (!this.walk || !this.picked) return null;
    const { path, costs } = this.walk;
    return [{ hex: this.picked.hex, cost: 0 }, ...path.map((hex, n) => ({ hex, cost: (costs[n] ?? 0) * this.count }))];
  });

  selected = $derived.by((): Selected | null => {
    if (this.picked && this.deciding) {
      const figure: FigureName = this.picked.leaders ? "leader" : "explorer";
      return { hex: this.picked.hex, seat: this.deciding, figure };
    }
    return this.menu ? { hex: this.menu } : null;
  });

  lit = $derived.by((): Record<string, Lit> => {
    const lit = this.lights();
    for (const hex of this.marked) lit[hex] ??= { kind: "target", label: this.describe(hex, "") };
    return lit;
  });

  /** Hexes where something can be done with what is in hand. */
  protected lights(): Record<string, Lit> {
    const lit: Record<string, Lit> = {};
    if (this.laying) {
      for (const hex of this.places.keys()) lit[hex] = { kind: "place", label: this.describe(hex, say("what-lay")) };
    } else if (this.picked) {
      lit[this.picked.hex] = { kind: "source", label: this.describe(this.picked.hex, "") };
      for (const [hex, walk] of this.walks) {
        const cost = walk.cost * this.count;
        const kind = hex === this.aim ? "target" : "move";
        lit[hex] = { kind, cost, label: this.describe(hex, say("what-walk", { cost })) };
      }
    } else {
      const light = (hex: string): Lit => (lit[hex] ??= { kind: "menu", label: this.describe(hex, say("what-act")) });
      for (const entry of this.offers.entries) light(entry.hex);
      for (const site of this.offers.sites) if (site.items.some((item) => !item.refusal)) light(site.hex);
      for (const group of this.groups.values()) if (group.walks.length > 0) light(group.hex);
    }
    return lit;
  }

  /** Figures that may be picked up, with what a reader hears. */
  pick = $derived.by((): Pick => {
    const found: Record<string, string> = {};
    if (!this.deciding || this.laying) return found;
    for (const group of this.groups.values()) {
      if (group.walks.length === 0) continue;
      for (const figure of ["leader", "explorer"] as const) {
        if ((figure === "leader" ? group.leaders : group.explorers) === 0) continue;
        found[figureKey(this.deciding, group.hex, figure)] = `${say("menu-walk", { figure })}, ${group.hex}`;
      }
    }
    return found;
  });

  /** What would happen at the hex aimed at, besides laying and walking. */
  get preview(): Preview | null {
    return null;
  }

  // --- doing

  /** A hex was clicked, tapped, or chosen by key. */
  hex(name: string): void {
    this.marked = [];
    if (this.table.settling) this.table.skip();
    if (!this.table.acting) return this.notNow(name);
    const question = this.questionAbout(name);
    if (question) void this.ask(name, question);
    else if (this.laying) {
      if (this.aim === name) void this.lay();
      else this.hold(name);
    } else if (this.picked) {
      if (name === this.picked.hex) this.drop();
      else if (this.aim === name) void this.go();
      else this.point(name);
    } else if (this.menu === name) this.drop();
    else this.openMenu(name);
  }

  /** A figure was clicked; with shift one more is picked up. */
  figure(seat: string, name: string, figure: FigureName, more: boolean): void {
    if (!this.table.acting || this.laying || seat !== this.deciding) return this.hex(name);
    if (this.picked && this.picked.hex !== name && this.walks.has(name)) return this.hex(name);
    const group = this.groups.get(name);
    if (!group || group.walks.length === 0) return this.hex(name);
    if (more && this.picked?.hex === name) {
      if (figure === "leader") this.take({ leaders: (this.picked.leaders + 1) % (group.leaders + 1) });
      else this.take({ explorers: Math.min(group.explorers, this.picked.explorers + 1) });
      return;
    }
    if (this.picked?.hex === name && this.picked.leaders > 0 === (figure === "leader")) return this.drop();
    this.pickUp(name, figure);
  }

  pickUp(hex: string, figure: FigureName): void {
    this.drop();
    this.picked = { hex, leaders: figure === "leader" ? 1 : 0, explorers: figure === "leader" ? 0 : 1 };
  }

  /** Changes how many walk together. */
  take(change: Partial<Picked>): void {
    if (!this.picked) return;
    const next = { ...this.picked, ...change };
    if (next.explorers < 0 || next.leaders < 0 || next.leaders + next.explorers === 0) return;
    this.picked = next;
    if (this.aim && !this.walks.has(this.aim)) this.aim = null;
  }

  /** The pointer is over a hex, or has left the board. */
  hover(name: string | null): void {
    if (!this.table.acting) return;
    if (this.laying) {
      if (name && this.places.has(name)) this.hold(name);
    } else if (this.picked) {
      if (name && this.walks.has(name)) this.point(name);
      else if (name !== null) this.aim = null;
    }
  }

  protected hold(name: string): void {
    if (this.aim === name) return;
    this.aim = name;
    this.tip = null;
    if (this.held) this.turn = this.held.turn.turn;
  }

  protected point(name: string): void {
    this.aim = name;
    this.tip = null;
  }

  /** Turns the tile to the next turn that fits. */
  rotate(by = 1): void {
    if (!this.held) return;
    const { place, turn } = this.held;
    const at = place.turns.indexOf(turn);
    this.turn = place.turns[(at + by + place.turns.length) % place.turns.length]!.turn;
  }

  turnTo(turn: number): void {
    if (!this.held) return;
    if (this.held.place.turns.some((t) => t.turn === turn)) this.turn = turn;
    else void this.ask(this.held.place.hex, this.whyNotLaid(this.held.place.hex, turn));
  }

  async lay(): Promise<void> {
    if (this.held && (await this.do([this.held.turn.action]))) this.turn = 0;
  }

  async go(): Promise<void> {
    const { walk, picked } = this;
    if (!walk || !picked) return;
    const times = (count: number, steps: readonly string[]): string[] => Array.from({ length: count }, () => steps).flat();
    await this.do([...times(picked.leaders, walk.leader), ...times(picked.explorers, walk.explorer)]);
  }

  openMenu(name: string): void {
    this.drop();
    this.menu = name;
    if (this.choices.length === 0) {
      this.menu = null;
      void this.ask(name, { about: "hex", hex: name });
    }
  }

  choices = $derived.by((): Choice[] => (this.menu ? this.choicesOn(this.menu) : []));

  protected choicesOn(name: string): Choice[] {
    const found: Choice[] = [];
    for (const entry of this.offers.entries) if (entry.hex === name) found.push(this.entering(entry));
    const group = this.groups.get(name);
    if (group) found.push(...this.walking(group));
    for (const item of this.offers.sites.find((site) => site.hex === name)?.items ?? []) found.push(this.deed(item));
    return found;
  }

  private entering(entry: Entry): Choice {
    return {
      id: `enter-${entry.figure}`,
      kind: "enter",
      figure: entry.figure,
      label: say("menu-enter", { figure: entry.figure }),
      note: say("menu-cost", { cost: entry.cost, left: this.purse - entry.cost }),
      cost: String(entry.cost),
      refusal: null,
      level: 0,
      choose: () => void this.choose([entry.action], entry.hex, entry.most > 1 && entry.figure === "explorer"),
    };
  }

  private walking(group: Band): Choice[] {
    const found: Choice[] = [];
    for (const figure of ["explorer", "leader"] as const) {
      if ((figure === "leader" ? group.leaders : group.explorers) === 0) continue;
      const first = group.walks[0];
      found.push({
        id: `walk-${figure}`,
        kind: "walk",
        figure,
        label: say("menu-walk", { figure }),
        note: first ? say("menu-walk-cost", { cost: first.cost }) : say("menu-blocked"),
        cost: first ? `${first.cost}+` : "",
        refusal: first ? null : group.refusal,
        level: 0,
        choose: () => this.pickUp(group.hex, figure),
      });
    }
    return found;
  }

  private deed(item: Item): Choice {
    const hex = this.menu!;
    const label =
      item.kind === "uncover" ? say("menu-uncover", { next: item.level })
      : item.kind === "dig" ? say("menu-dig")
      : item.kind === "camp" ? say("menu-camp")
      : say("menu-guard", { figure: item.figure ?? "explorer" }); // prettier-ignore
    const left = say("menu-cost", { cost: item.cost, left: this.purse - item.cost });
    const leaving = item.leaving > 0 ? `, ${say("menu-removed", { removed: item.leaving })}` : "";
    return {
      id: `${item.kind}-${item.figure ?? ""}`,
      kind: item.kind,
      figure: item.figure,
      label,
      note: item.refusal ? say("menu-blocked") : left + leaving,
      cost: String(item.cost),
      refusal: item.refusal,
      level: item.level,
      choose: () => void this.choose([item.action], hex, item.kind === "uncover" || item.kind === "dig"),
    };
  }

  /** Something of the menu was clicked: it is done, or the reason given why not. */
  select(choice: Choice): void {
    if (choice.refusal) this.refuse(this.menu, why(choice.refusal));
    else choice.choose();
  }

  /** Does what a menu offers and opens the menu again if the same could be wanted once more. */
  private async choose(actions: string[], hex: string, again: boolean): Promise<void> {
    const done = await this.do(actions);
    this.reopen = done && again ? { hex, action: actions[0]! } : null;
    this.settled();
  }

  /** Called when the table has come to rest: opens the menu again where the same could be wanted once more. */
  settled(): void {
    const wanted = this.reopen;
    if (!wanted || !this.table.acting || this.table.busy) return;
    this.reopen = null;
    if (!this.menu && !this.picked && this.onceMore(wanted.hex, wanted.action)) this.menu = wanted.hex;
  }

  private onceMore(hex: string, action: string): boolean {
    return (
      this.offers.entries.some((entry) => entry.hex === hex && entry.action === action) ||
      this.offers.sites.some((s) => s.hex === hex && s.items.some((item) => !item.refusal && item.action === action))
    );
  }

  protected override get open(): boolean {
    return super.open || !!(this.menu || this.picked || this.aim);
  }

  override drop(): void {
    super.drop();
    this.picked = null;
    this.aim = null;
    this.menu = null;
    this.reopen = null;
  }

  /** Whether something is open for a moment that is over. */
  get stale(): boolean {
    return !!((this.menu && this.choices.length === 0) || (this.picked && !this.group) || (this.window === "end" && !this.offers.end));
  }

  protected whyNotLaid(hex: string, turn?: number): Why["question"] {
    return turn === undefined ? { about: "lay", hex } : { about: "lay", hex, turn };
  }

  /** What to ask about a hex where the tile or the figures in hand cannot go. */
  protected override questionAbout(name: string): Why["question"] | null {
    if (this.laying) return this.places.has(name) ? null : this.whyNotLaid(name);
    if (!this.picked || name === this.picked.hex || this.walks.has(name)) return null;
    const { hex: source, leaders, explorers } = this.picked;
    return { about: "walk", source, leader: leaders > 0, explorers, hex: name };
  }
}
