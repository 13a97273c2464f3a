/** A lesson at this table: where one stands in it, what is lit for the step, and what was tried instead. */
import type { Lit } from "../board/types";
import { why } from "../net/api";
import type { FigureName, LessonShown, Text } from "../net/protocol";
import { say } from "../words";
import type { Hand } from "./hand.svelte";

/** Something that was not the step. */
export interface Tried {
  title: Text;
  rule: string | null; // the engine's own words, where it cannot be done
  help: Text;
  hex: string | null; // where
  lit: readonly string[];
  seq: number; // it is forgotten with the next action
}

export class Guide {
  /** Whether one wants to leave: that is asked about, unless the lesson is over. */
  leaving = $state(false);
  /** How the step is done is about to be shown: nothing is taken in hand for it. */
  private asking = false;
  private wrong = $state.raw<Tried | null>(null);
  private tries = $state.raw({ step: -1, count: 0 });

  constructor(private hand: Hand) {
    hand.table.onshown = () => {
      if (!this.shown) return;
      hand.tips.close();
      this.answer({ title: { code: "lesson-now-you", facts: {} }, rule: null, help: this.shown.how, lit: [], hex: null });
    };
    hand.table.onwrong = ({ title, rule, help, lit }) => this.err({ title, rule: rule && why(rule), help, lit, hex: hand.clicked });
    hand.tips.divert = (hex, rule) => {
      if (!this.shown) return false;
      this.err({ title: { code: "lesson-not-there", facts: {} }, rule, help: this.shown.how, lit: [], hex });
      return true;
    };
  }

  get shown(): LessonShown | null {
    return this.hand.table.situation?.lesson ?? null;
  }

  steps = $derived.by(() => this.shown?.chapters.reduce((sum, chapter) => sum + chapter.steps, 0) ?? 0);
  over = $derived.by(() => !!this.shown && this.shown.step === this.steps);
  /** Whether the guide is to be seen: not while others play, or something is shown. */
  open = $derived.by(() => !!this.shown && this.hand.table.acting && !this.hand.table.demonstrating);
  /** What was tried instead of the step, just now. */
  tried = $derived.by(() => {
    const { picked } = this.hand.walk;
    const [first] = this.wrong?.lit.length ? this.wrong.lit : (this.shown?.lit ?? []);
    const mended = !!picked && picked.hex === first && !this.other && !this.shown?.pick; // it was put right: the figure is in hand
    return this.wrong?.seq === this.hand.table.situation?.seq && !mended ? this.wrong : null;
  });
  /** Whether one should be shown how it is done: this did not work twice. */
  stuck = $derived.by(() => this.tries.count > 1 && this.tries.step === this.shown?.step);

  private err(tried: Omit<Tried, "seq">): void {
    const { shown } = this;
    if (!shown) return;
    this.hand.drop();
    this.answer(tried);
    this.tries = { step: shown.step, count: this.tries.step === shown.step ? this.tries.count + 1 : 1 };
  }

  private answer(tried: Omit<Tried, "seq">): void {
    this.wrong = { ...tried, seq: this.hand.table.situation?.seq ?? 0 };
  }

  /** What was tried is forgotten: it has been put right. */
  forgive(): void {
    this.wrong = null;
  }

  /** The hex on which the step is done, or those from which and to which somebody walks. */
  private aims = $derived.by((): readonly string[] => (this.tried?.lit.length ? this.tried.lit : (this.shown?.lit ?? [])));

  /** The hex to click now: who walks is picked up first. */
  lit = $derived.by((): readonly string[] => {
    if (!this.open || this.over) return [];
    const [first, second] = this.aims;
    if (!first) return [];
    return [second && this.hand.walk.picked?.hex === first && !this.other ? second : first];
  });

  /** A hex is about to be clicked, or a figure on it: who is in hand and not meant is put down, so that the click counts. True if the hex is meant, whoever stands on it. */
  clears(hex: string): boolean {
    if (this.lit[0] !== hex || this.aims[0] !== hex) return false;
    if (this.hand.walk.picked) this.hand.drop();
    return this.aims.length === 1;
  }

  /** The figure that the step sends, while another is in hand; null if none is, or that one. */
  other = $derived.by((): FigureName | null => {
    const { picked } = this.hand.walk;
    const letter = /^([EL]):/.exec(this.shown?.todo[0] ?? "")?.[1];
    if (!picked || !letter) return null;
    const leader = letter === "L";
    return picked.leaders > 0 === leader && picked.explorers > 0 !== leader ? null : leader ? "leader" : "explorer";
  });

  /** How the step is done from here, with what is to be pressed next by its name. */
  how = $derived.by((): string => {
    const { how, todo } = this.shown!;
    const told = say(how.code, how.facts);
    const { touch, walk, menu, tile, own } = this.hand;
    const { place, turn } = tile.held ?? {};
    if (place && this.may(turn?.action)) return say("lesson-lay-press", { hex: place.hex, deed: say("table-lay-at", { hex: place.hex }) });
    const button = own.buttonFor?.(todo[0]);
    if (button) return [own.explained, say("lesson-press", { deed: button })].filter(Boolean).join(" ");
    if (own.explained) return `${own.explained} ${told}`;
    const hex = this.lit[0];
    const inHand = walk.picked && say("lesson-in-hand", { figure: walk.picked.leaders ? "leader" : "explorer" });
    if (this.other && inHand) return `${inHand} ${say("lesson-other-figure", { figure: this.other })}`;
    const goes = !!walk.picked && this.shown!.lit[1] === hex;
    if (!touch || !hex) {
      if (!inHand) return told;
      return `${inHand} ${goes && !this.shown!.pick ? say("lesson-walk-on", { hex: hex! }) : told}`;
    }
    if (goes) {
      const facts = { hex, deed: say("table-walk") };
      if (walk.chosen?.hex === hex) return say("lesson-walk-press", { ...facts, cost: walk.chosen.cost });
      return `${this.shown!.pick ? told : inHand} ${say("lesson-walk-go", facts)}`;
    }
    const deed = menu.advisedWalk(hex);
    return deed ? `${told} ${say("lesson-walk-ring", { hex, deed })}` : told;
  });

  /** Whether the step is done beside the board, and not with the buttons below either. */
  elsewhere = $derived.by((): boolean => {
    const { offers, tile } = this.hand;
    if (!this.open || this.over || this.lit.length > 0 || tile.active) return false;
    return ![offers.end?.action, ...(offers.exchange?.pairs ?? []).map((pair) => pair.action)].some((action) => this.may(action));
  });

  /** Hexes that stay out of the dark; null if all do. */
  spot = $derived.by((): readonly string[] | null => {
    if (!this.open || this.lit.length === 0) return null;
    const { lit, shown } = this.shown!;
    return [...new Set([...this.lit, ...lit, ...shown, ...(this.tried?.lit ?? []), ...(this.tried?.hex ? [this.tried.hex] : [])])];
  });

  /** The hexes that the step is about: the guide does not lie on them. */
  about = $derived.by((): readonly string[] => this.spot ?? [...(this.shown?.lit ?? []), ...(this.shown?.shown ?? [])]);

  /** Of the hexes where something can be done only those of the step are lit. */
  narrowed(lit: Readonly<Record<string, Lit>>): Readonly<Record<string, Lit>> {
    if (!this.shown) return lit;
    const kept: Record<string, Lit> = {};
    for (const [hex, how] of Object.entries(lit)) {
      if (how.kind === "source") kept[hex] = how;
      else if (this.lit.includes(hex)) kept[hex] = how.kind === "place" ? how : { ...how, kind: "target" };
    }
    return kept;
  }

  /** Whether an action may be done: at a lesson those of its step. */
  may(action: string | undefined): boolean {
    return !this.shown || (!!action && this.shown.todo.includes(action));
  }

  /** Whether an action is what the step asks for next: of several only that is lit. */
  next(action: string | undefined): boolean {
    return !!this.shown && !!action && this.shown.todo[0] === action;
  }

  /** What the step begins with in hand, is taken in hand: a tile lies where it is to be laid. */
  take(): void {
    const { hand, shown } = this;
    if (!shown || !this.open || this.asking || hand.tool.open || hand.table.busy) return;
    if (hand.tile.active) hand.tile.hover(this.lit[0] ?? null);
    if (!shown.pick) return;
    hand.walk.pickUp(shown.pick.hex, shown.pick.figure);
    const goal = shown.lit[1];
    if (goal) hand.walk.hover(goal);
  }

  async back(): Promise<void> {
    if (this.shown && this.shown.step > 0) await this.goTo(this.shown.step - 1);
  }

  async goTo(step: number): Promise<void> {
    this.hand.drop();
    await this.hand.table.goBack(step);
  }

  async demonstrate(): Promise<void> {
    this.asking = true;
    this.hand.drop();
    await this.hand.table.demonstrate();
    this.asking = false;
  }

  /** Does the step for the learner. */
  async skip(): Promise<void> {
    if (this.shown?.todo.length) await this.hand.do(this.shown.todo);
  }

  /** The keys of a lesson; true if it was one. */
  key(e: KeyboardEvent): boolean {
    if (!this.open || e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || document.querySelector("dialog[open]")) return false;
    const empty = !this.hand.tips.tip && (!this.hand.tool.open || (!!this.shown?.pick && !this.hand.menu.at));
    if (e.key === "Escape" && empty && !this.hand.window && !this.hand.sheet) this.leaving = true;
    else if (this.over || (e.target as Element).matches("input")) return false;
    else if (e.key === "Backspace") void this.back();
    else if (e.key === "Enter" && e.target === document.body) void this.demonstrate();
    else return false;
    e.preventDefault();
    return true;
  }
}
