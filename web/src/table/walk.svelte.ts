/** Figures in hand: who of a hex walks, and where to. */
import { figureKey, type Lit, type PathStep, type Pick } from "../board/types";
import type { Answer, FigureName, Group, Walk } from "../net/protocol";
import { say } from "../words";
import { leadChange } from "./leads";
import type { Hand } from "./hand.svelte";
import type { Preview, Question, Tool } from "./tool";

/** Figures picked up from one hex. */
export interface Picked {
  hex: string;
  leaders: number;
  explorers: number;
}

const FIGURES = ["leader", "explorer"] as const;
export const countOf = (group: Picked, figure: FigureName): number => (figure === "leader" ? group.leaders : group.explorers);

export class WalkTool implements Tool {
  picked = $state<Picked | null>(null);
  /** Where the walk would lead. */
  private aim = $state<string | null>(null);
  /** What the walk would change, and for which walk that is. */
  private then = $state.raw<{ walk: string; answer: Answer } | null>(null);

  constructor(private hand: Hand) {}

  groups = $derived.by(() => new Map(this.hand.offers.groups.map((group): [string, Group] => [group.hex, group])));
  group = $derived.by(() => (this.picked ? (this.groups.get(this.picked.hex) ?? null) : null));
  /** Whether there are several figures to choose from where one was picked. */
  several = $derived.by(() => (this.group?.explorers ?? 0) + (this.group?.leaders ?? 0) > 1);
  count = $derived(this.picked ? this.picked.leaders + this.picked.explorers : 0);
  /** Walks that the figures picked can pay for together. */
  walks = $derived.by((): Map<string, Walk> => {
    const found = new Map<string, Walk>();
    for (const walk of this.group?.walks ?? []) if (walk.most >= this.count) found.set(walk.hex, walk);
    return found;
  });
  chosen = $derived.by(() => (this.aim ? (this.walks.get(this.aim) ?? null) : null));
  path = $derived.by((): PathStep[] | null => {
    if (!this.chosen || !this.picked) return null;
    const { path, costs } = this.chosen;
    const taught = !!this.hand.guide.shown; // a lesson speaks of the stones
    return [
      { hex: this.picked.hex, cost: 0 },
      ...path.map((hex, n) => {
        const cost = (costs[n] ?? 0) * this.count;
        return { hex, cost, ...(taught && { label: say("log-cost", { cost }) }) };
      }),
    ];
  });

  get active(): boolean {
    return !!this.picked;
  }

  get open(): boolean {
    return !!this.picked;
  }

  get stale(): boolean {
    return !!this.picked && !this.group;
  }

  lit = $derived.by((): Record<string, Lit> => {
    const lit: Record<string, Lit> = {};
    if (this.picked) lit[this.picked.hex] = { kind: "source", label: this.hand.describe(this.picked.hex, "") };
    for (const [hex, walk] of this.walks) {
      const cost = walk.cost * this.count;
      lit[hex] = { kind: hex === this.aim ? "target" : "move", cost, label: this.hand.describe(hex, say("what-walk", { cost })) };
    }
    return lit;
  });

  /** Figures that may be picked up, with what a reader hears. */
  pick = $derived.by((): Pick => {
    const found: Record<string, string> = {};
    const { deciding } = this.hand;
    if (!deciding || this.hand.tile.active) return found;
    for (const group of this.groups.values()) {
      if (group.walks.length === 0) continue;
      for (const figure of FIGURES)
        if (countOf(group, figure) > 0) found[figureKey(deciding, group.hex, figure)] = `${say("menu-walk", { figure })}, ${group.hex}`;
    }
    return found;
  });

  get preview(): Preview | null {
    const walk = this.chosen;
    if (!walk) return null;
    const cost = walk.cost * this.count;
    const via = walk.path.slice(0, -1).join(", ");
    const lines = via ? [say("tip-walk-via", { via })] : [];
    const hex = this.hand.hexes.get(walk.hex);
    if (hex) lines.push(this.hand.what(hex));
    const then = this.then?.walk === this.key ? this.then.answer : null;
    for (const lead of then?.leads ?? []) lines.push(leadChange(this.hand.table, lead));
    const title = say("tip-walk", { hex: walk.hex, cost, left: this.hand.purse - cost });
    return { hex: walk.hex, title, lines, refused: false, waiting: !then, contest: then?.contest ?? null };
  }

  /** The walk that is aimed at, to know it again. */
  private get key(): string {
    return JSON.stringify([this.picked, this.aim]);
  }

  /** Asks what the walk that is aimed at would change. */
  private async foresee(): Promise<void> {
    const { picked, aim, key } = this;
    if (!picked || !aim) return;
    const { hex: source, leaders, explorers } = picked;
    const answer = await this.hand.table.why({ about: "walk", source, leader: leaders > 0, explorers, hex: aim });
    if (answer && key === this.key) this.then = { walk: key, answer };
  }

  hex(name: string): void {
    if (name === this.picked!.hex) this.hand.drop();
    else if (!this.walks.has(name)) void this.hand.tips.ask(name, this.questionAbout(name)!);
    else if (this.aim === name) void this.go();
    else this.point(name);
  }

  hover(name: string | null): void {
    if (name && this.walks.has(name)) this.point(name);
    else if (name !== null) this.aim = null;
  }

  private point(name: string): void {
    if (this.aim === name) return;
    this.aim = name;
    this.hand.tips.tip = null;
    void this.foresee();
  }

  /** Whether figures in hand were picked up on a hex, or can walk there. */
  reaches(name: string): boolean {
    return this.picked?.hex === name || this.walks.has(name);
  }

  /** A figure was clicked; with shift one more is picked up. False if that is only a click on its hex. */
  figure(name: string, figure: FigureName, more: boolean): boolean {
    if (this.picked && this.picked.hex !== name && this.walks.has(name)) return false;
    const group = this.groups.get(name);
    if (!group || group.walks.length === 0) return false;
    if (more && this.picked?.hex === name) {
      if (figure === "leader") this.take({ leaders: (this.picked.leaders + 1) % (group.leaders + 1) });
      else this.take({ explorers: Math.min(group.explorers, this.picked.explorers + 1) });
    } else if (this.picked?.hex === name && this.picked.leaders > 0 === (figure === "leader")) this.hand.drop();
    else this.pickUp(name, figure);
    return true;
  }

  pickUp(hex: string, figure: FigureName): void {
    this.hand.drop();
    this.picked = { hex, leaders: figure === "leader" ? 1 : 0, explorers: figure === "leader" ? 0 : 1 };
  }

  /** Changes how many walk together. */
  take(change: Partial<Picked>): void {
    if (!this.picked) return;
    const next = { ...this.picked, ...change };
    if (next.explorers < 0 || next.leaders < 0 || next.leaders + next.explorers === 0) return;
    this.picked = next;
    if (this.aim && !this.walks.has(this.aim)) this.aim = null;
    void this.foresee();
  }

  async go(): Promise<void> {
    const { chosen, picked } = this;
    if (!chosen || !picked) return;
    const times = (count: number, steps: readonly string[]): string[] => Array.from({ length: count }, () => steps).flat();
    await this.hand.do([...times(picked.leaders, chosen.leader), ...times(picked.explorers, chosen.explorer)]);
  }

  questionAbout(name: string): Question | null {
    if (!this.picked || name === this.picked.hex || this.walks.has(name)) return null;
    const { hex: source, leaders, explorers } = this.picked;
    return { about: "walk", source, leader: leaders > 0, explorers, hex: name };
  }

  drop(): void {
    this.picked = null;
    this.aim = null;
  }
}
