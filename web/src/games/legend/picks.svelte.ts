/** What a card or power that is carried out picks on the board: a hex, or first the camp that is moved. */
import type { Lit } from "../../board/types";
import type { Pick } from "./protocol";
import type { Choice } from "../../table/menu.svelte";
import type { Preview, Question, Tool } from "../../table/tool";
import { say } from "../../words";
import type { LegendHand } from "./campsite.svelte";

export class PickTool implements Tool {
  /** The hex aimed at. */
  aim = $state<string | null>(null);
  /** The camp that is being moved. */
  camp = $state<string | null>(null);

  constructor(private hand: LegendHand) {}

  get active(): boolean {
    return this.hand.own.phase === "effect";
  }

  get open(): boolean {
    return !!(this.aim || this.camp);
  }

  /** Camps of which one has to be chosen to be moved. */
  camps = $derived.by(() => {
    const sources = new Set(this.hand.own.of("resite").map((pick) => pick.source!));
    return this.camp || sources.size < 2 ? new Set<string>() : sources;
  });

  /** Hexes that can be picked now, and what would be done there. */
  targets = $derived.by((): Map<string, Pick[]> => {
    const found = new Map<string, Pick[]>();
    if (!this.active || this.camps.size > 0) return found;
    for (const pick of this.hand.own.of("choose", "uncover", "dig", "camp", "guard", "enter", "resite")) {
      if (pick.kind === "resite" && this.camp && pick.source !== this.camp) continue;
      found.set(pick.hex!, [...(found.get(pick.hex!) ?? []), pick]);
    }
    return found;
  });

  /** What would be picked if there is nothing more to choose. */
  get aimed(): Pick | null {
    const picks = this.aim ? (this.targets.get(this.aim) ?? []) : [];
    return picks.length === 1 ? picks[0]! : null;
  }

  lit = $derived.by((): Record<string, Lit> => {
    const { hand } = this;
    const lit = { ...hand.menu.lit };
    const light = (hex: string | null | undefined, kind: Lit["kind"], can = ""): void => {
      if (hex) lit[hex] = { kind, label: hand.describe(hex, can) };
    };
    const { source, site } = hand.own.effect ?? {};
    light(source, "source");
    if (hand.own.of("march").length > 0) light(site, "target");
    light(this.camp, "source");
    for (const hex of this.camps) light(hex, hex === this.aim ? "target" : "menu", say("what-move-camp"));
    for (const hex of this.targets.keys()) light(hex, hex === this.aim ? "target" : "menu", say("what-pick"));
    return lit;
  });

  get preview(): Preview | null {
    const picks = this.aim ? this.targets.get(this.aim) : undefined;
    if (!picks || !this.aim) return null;
    const title = say("deed-pick", { kind: picks[0]!.kind, hex: this.aim });
    return { hex: this.aim, title, lines: [this.hand.describe(this.aim, "")], refused: false };
  }

  hex(name: string): void {
    const { hand } = this;
    if (name === this.camp) this.camp = null;
    else if (this.camps.has(name)) this.camp = name;
    else if (this.targets.has(name)) this.target(name);
    else if (hand.walk.groups.get(name)?.walks.length) hand.menu.hex(name);
    else void hand.tips.ask(name, { about: "hex", hex: name });
  }

  private target(name: string): void {
    const picks = this.targets.get(name)!;
    if (picks.length > 1) this.hand.menu.show(name);
    else if (!this.hand.touch || this.aim === name) void this.hand.do([picks[0]!.action]);
    else {
      this.aim = name;
      this.hand.tips.tip = null;
    }
  }

  hover(name: string | null): void {
    if (!this.hand.menu.at) this.aim = name && this.targets.has(name) ? name : null;
  }

  questionAbout(name: string): Question | null {
    const possible =
      this.targets.size === 0 ||
      this.targets.has(name) ||
      this.camp === name ||
      this.hand.walk.groups.has(name) ||
      this.hand.own.stones.asked;
    return possible ? null : { about: "hex", hex: name };
  }

  /** The menu of a hex where several things can be picked. */
  choicesOn(name: string): Choice[] | null {
    const picks = this.targets.get(name) ?? [];
    return picks.length > 1 ? picks.map((pick) => this.choice(pick)) : null;
  }

  private choice(pick: Pick): Choice {
    const figure = pick.figure ?? "explorer";
    const kind = pick.kind === "guard" || pick.kind === "camp" ? pick.kind : "enter";
    return {
      id: `${pick.kind}-${figure}`,
      kind,
      figure,
      label: kind === "camp" ? say("menu-camp") : say(kind === "guard" ? "menu-guard" : "menu-enter-one", { figure }),
      note: "",
      cost: "",
      refusal: null,
      level: 0,
      choose: () => void this.hand.do([pick.action]),
    };
  }

  drop(): void {
    this.aim = null;
    this.camp = null;
  }
}
