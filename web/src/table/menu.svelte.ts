/** The menu of a hex: who enters or walks there, and what is done there. */
import type { Lit } from "../board/types";
import { why } from "../net/api";
import type { Entry, FigureName, Group, Item, Leaving, Refusal } from "../net/protocol";
import { knows, say } from "../words";
import type { Hand } from "./hand.svelte";
import type { Tool } from "./tool";
import { countOf } from "./walk.svelte";

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
  /** What is sent for it. */
  action?: string;
  /** What can be sent first when figures have been taken in hand for it. */
  steps?: readonly string[];
  /** Who leaves the game by it. */
  leaving?: Leaving | null;
  choose: () => void;
}

/** A guard for which the leader would leave the game: asked about before it is placed. */
export interface GuardAsked {
  hex: string;
  level: number;
  guard: Choice;
  /** The leader as the guard, where that is possible. */
  instead: Choice | null;
}

/** Why something is refused, in two or three words; the whole sentence is told when it is pointed at. */
const brief = ({ code, facts }: Refusal): string => (knows(`brief-${code}`) ? say(`brief-${code}`, facts) : say("menu-blocked"));

export class MenuTool implements Tool {
  readonly active = true;
  /** The hex whose menu is open. */
  at = $state<string | null>(null);
  /** What is asked before it is done. */
  asked = $state.raw<GuardAsked | null>(null);
  private reopen: { hex: string; action: string } | null = null;

  constructor(private hand: Hand) {}

  get open(): boolean {
    return !!this.at;
  }

  get stale(): boolean {
    return !!this.at && this.choices.length === 0;
  }

  lit = $derived.by((): Record<string, Lit> => {
    const lit: Record<string, Lit> = {};
    const { offers, walk } = this.hand;
    const light = (hex: string): Lit => (lit[hex] ??= { kind: "menu", label: this.hand.describe(hex, this.deedsOn(hex)) });
    for (const entry of offers.entries) light(entry.hex);
    for (const site of offers.sites) if (site.items.some((item) => !item.refusal)) light(site.hex);
    for (const group of walk.groups.values()) if (group.walks.length > 0) light(group.hex);
    return lit;
  });

  /** What can be done on a hex, in words. */
  private deedsOn(hex: string): string {
    const deeds = this.choicesOn(hex).flatMap(({ refusal, label }) => (refusal ? [] : [label]));
    return deeds.length > 0 ? say("what-act", { deeds: deeds.join(", ") }) : "";
  }

  choices = $derived.by((): Choice[] => (this.at ? this.choicesOn(this.at) : []));

  hex(name: string): void {
    if (this.at === name) this.hand.drop();
    else this.show(name);
  }

  /** Opens the menu of a hex; if there is nothing in it, says why. */
  show(name: string): void {
    this.hand.drop();
    this.at = name;
    if (this.choices.length > 0) return;
    this.at = null;
    void this.hand.tips.ask(name, { about: "hex", hex: name });
  }

  private choicesOn(name: string): Choice[] {
    const own = this.hand.own.choicesOn?.(name);
    if (own) return own;
    const { offers, walk } = this.hand;
    const entries = offers.entries.filter((entry) => entry.hex === name);
    const group = walk.groups.get(name);
    return [
      ...entries.map((entry) => this.entering(entry)),
      ...(group ? this.walking(group) : []),
      ...(offers.sites.find((site) => site.hex === name)?.items ?? []).map((item) => this.doing(name, item)),
    ];
  }

  private entering(entry: Entry): Choice {
    return {
      id: `enter-${entry.figure}`,
      kind: "enter",
      figure: entry.figure,
      label: say("menu-enter", { figure: entry.figure }),
      note: this.price(entry.cost),
      cost: String(entry.cost),
      refusal: null,
      level: 0,
      action: entry.action,
      choose: () => void this.choose(entry.action, entry.hex, entry.most > 1 && entry.figure === "explorer"),
    };
  }

  private walking(group: Group): Choice[] {
    const first = group.walks[0];
    return (["explorer", "leader"] as const)
      .filter((figure) => countOf(group, figure) > 0)
      .map((figure) => ({
        id: `walk-${figure}`,
        kind: "walk",
        figure,
        label: say("menu-walk", { figure }),
        note: group.refusal ? brief(group.refusal) : say("menu-walk-cost", { cost: first?.cost ?? 0 }),
        cost: first ? `${first.cost}+` : "",
        refusal: group.refusal,
        level: 0,
        steps: group.walks.flatMap((walk) => walk[figure].slice(0, 1)),
        choose: () => this.hand.walk.pickUp(group.hex, figure),
      }));
  }

  private doing(hex: string, item: Item): Choice {
    const label =
      item.kind === "uncover" ? say("menu-uncover", { next: item.level })
      : item.kind === "guard" ? say("menu-guard", { figure: item.figure ?? "explorer" })
      : say(`menu-${item.kind}`); // prettier-ignore
    const note =
      item.refusal ? brief(item.refusal)
      : item.kind === "guard" ? say("menu-guard-cost", { cost: item.cost, ...(item.leaving ?? { leaders: 0, explorers: 0 }) })
      : item.kind === "camp" ? say("menu-camp-cost", { cost: item.cost })
      : this.price(item.cost); // prettier-ignore
    return {
      id: `${item.kind}-${item.figure ?? ""}`,
      kind: item.kind,
      figure: item.figure,
      label,
      note,
      cost: String(item.cost),
      refusal: item.refusal,
      level: item.level,
      action: item.action,
      leaving: item.leaving,
      choose: () => {
        const again = item.kind === "uncover" || item.kind === "dig";
        if (item.leaving?.leaders && !this.asked && this.hand.guide.may(item.action)) this.ask(hex, `guard-${item.figure}`);
        else void this.choose(item.action, hex, again);
      },
    };
  }

  /** Asks before a leader leaves the game. */
  private ask(hex: string, id: string): void {
    const guard = this.choices.find((choice) => choice.id === id)!;
    const instead = this.choices.find((choice) => choice.kind === "guard" && choice.figure === "leader" && !choice.refusal) ?? null;
    this.hand.tips.close();
    this.asked = { hex, level: guard.level, guard, instead };
  }

  private price(cost: number): string {
    return say("menu-cost", { cost, left: this.hand.purse - cost });
  }

  /** Something of the menu was clicked: it is done, or the reason given why not. */
  select(choice: Choice): void {
    if (choice.refusal && choice.action && this.hand.guide.shown) void this.hand.do([choice.action]);
    else if (choice.refusal) void this.hand.tips.refuseEntry(this.at!, why(choice.refusal), true);
    else choice.choose();
  }

  /** Whether something of the menu is what a lesson's step asks for next. */
  advises({ action, steps, refusal }: Choice): boolean {
    const { guide } = this.hand;
    return !!guide.shown && !refusal && (guide.may(action) || !!steps?.some((step) => guide.next(step)));
  }

  /** The name of what is to be chosen on a hex so that somebody walks, if that is what a lesson's step asks for next. */
  advisedWalk(hex: string): string | null {
    return this.choicesOn(hex).find((choice) => choice.kind === "walk" && this.advises(choice))?.label ?? null;
  }

  /** Something of the menu is pointed at: why it is not possible is said as long as it is. */
  point(choice: Choice | null): void {
    if (choice?.refusal) void this.hand.tips.refuseEntry(this.at!, why(choice.refusal), false);
    else this.hand.tips.leaveEntry();
  }

  /** Does what a menu offers and opens the menu again if the same could be wanted once more. */
  private async choose(action: string, hex: string, again: boolean): Promise<void> {
    const done = await this.hand.do([action]);
    this.reopen = done && again ? { hex, action } : null;
    this.settled();
  }

  /** Called when the table has come to rest: opens the menu again where the same could be wanted once more. */
  settled(): void {
    const wanted = this.reopen;
    const { table, walk, offers } = this.hand;
    if (!wanted || !this.hand.acting || table.busy) return;
    this.reopen = null;
    const { hex, action } = wanted;
    if (!this.hand.guide.may(action)) return; // a lesson has gone on to something else
    const once =
      offers.entries.some((entry) => entry.hex === hex && entry.action === action) ||
      offers.sites.some((site) => site.hex === hex && site.items.some((item) => !item.refusal && item.action === action));
    if (!this.at && !walk.picked && once) this.at = hex;
  }

  drop(): void {
    this.at = null;
    this.asked = null;
    this.reopen = null;
  }
}
