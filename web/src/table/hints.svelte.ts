/** Help while playing: what a bot would do, shown step by step, and what the last turn gave away. */
import { untrack } from "svelte";
import { hexesOf, type PlanMark } from "../board/types";
import { why } from "../net/api";
import type { Advice, AdvisedStep, Note, SeatName } from "../net/protocol";
import { sayOf, titleOf } from "../games/title";
import { settings } from "../ui/settings.svelte";
import { say } from "../words";
import type { Hand } from "./hand.svelte";

const PACE = 700; // milliseconds for each step that is shown

export class Hints {
  thinking = $state(false);
  /** The turn that is shown, and whether it can be played: not that of a turn that is over. */
  advice = $state.raw<Advice | null>(null);
  playable = $state(false);
  /** The step whose line is pointed at, and, on a phone, the one that is open. */
  pointed = $state<number | null>(null);
  current = $state(0);
  /** The last step that is shown so far, while they are shown one after another. */
  shown = $state<number | null>(null);
  /** What the last turn gave away. */
  note = $state.raw<Note | null>(null);

  private forget: (() => void) | null = null;
  private showing: ReturnType<typeof setTimeout> | undefined;
  private at = -1; // the situation that the hint is about
  private noted = false; // whether a note followed the turn before
  private played = $state(-1); // the situation that a hint led to when it was played
  private broken = $state(false); // ... and something came to light before its end
  /** A hint is being played: what it does is on its way, or still moves on the board. */
  underway = $state(false);
  private sent = $state.raw<Advice | null>(null); // ... and the server has taken it

  constructor(private readonly hand: Hand) {
    // a hint is about one situation
    $effect(() => {
      const seq = this.hand.table.situation?.seq;
      if (this.at >= 0 && seq !== this.at && this.playable) this.close();
    });
    // a note is gone when something is done in one's own next turn: till then it can be read
    $effect(() => {
      const { acting, situation } = this.hand.table;
      if (acting && situation?.undo.count) untrack(() => this.drop());
    });
    $effect(() => {
      const { sent } = this;
      const { busy, settling } = this.hand.table;
      if (sent && !busy && !settling) untrack(() => this.rest(sent));
    });
    $effect(() => () => this.close());
  }

  /** Whether something came to light while a hint was played: the rest of the turn is for who plays it. */
  get interrupted(): boolean {
    return this.broken && this.played === this.hand.table.situation?.seq;
  }

  /** Whether there is help at this table. */
  get offered(): boolean {
    return this.hand.table.hints && settings.wishes.help;
  }

  /** Whether it has the panel. */
  get active(): boolean {
    return this.thinking || this.advice !== null;
  }

  /** Whether it is about the turn to be played now. */
  get playing(): boolean {
    return this.thinking || this.playable;
  }

  /** What is said around it, in the words of the game. */
  say(code: string): string {
    return sayOf(titleOf(this.hand.view!.game), code);
  }

  /** The steps that are shown so far. */
  private get steps(): AdvisedStep[] {
    return this.advice?.steps.filter((_, n) => this.shown === null || n <= this.shown) ?? [];
  }

  /** Whether an action is in what is shown: so things beside the board can be marked. */
  names(action: string | undefined): boolean {
    return this.playable && !!action && this.steps.some(({ actions }) => actions.includes(action));
  }

  /** Whether a tile is laid in what is shown. */
  lays(tile: string): boolean {
    return this.playable && this.steps.some((step) => step.tile === tile);
  }

  /** What the board shows of it. */
  get marks(): readonly PlanMark[] | null {
    const { advice, shown, pointed } = this;
    if (!advice) return null;
    return advice.steps.flatMap((step, n) => {
      if (shown !== null && n > shown) return [];
      const bright = shown !== null ? n === shown : pointed === null || pointed === n;
      return [{ ...step, number: n + 1, faint: !bright }];
    });
  }

  /** All hexes that it is about. */
  get hexes(): string[] {
    const places = (this.advice?.steps ?? []).flatMap(hexesOf);
    return [...new Set(places.filter((place) => this.hand.grid.names.includes(place)))];
  }

  async toggle(): Promise<void> {
    if (this.active) return this.close();
    const { table, deciding } = this.hand;
    if (!this.offered) return;
    if (!table.acting || !deciding || table.busy) return this.hand.tips.notNow(null);
    this.hand.drop();
    const seq = (this.at = table.situation!.seq);
    this.thinking = true;
    const asked = table.advise();
    this.forget = asked.forget;
    const answer = await asked.answer;
    if (this.forget !== asked.forget || this.at !== seq) return; // it was cancelled, or the game went on
    this.thinking = false;
    this.forget = null;
    if ("refusal" in answer) table.tell(why(answer.refusal));
    else this.open(answer.advice, true);
  }

  private open(advice: Advice, playable: boolean): void {
    this.advice = advice;
    this.playable = playable;
    this.pointed = null;
    this.current = 0;
  }

  close(): void {
    clearTimeout(this.showing);
    this.forget?.();
    this.forget = null;
    this.thinking = false;
    this.advice = null;
    this.playable = false;
    this.shown = null;
    this.pointed = null;
    this.at = -1;
  }

  /** Shows the steps one after another. */
  show(): void {
    clearTimeout(this.showing);
    const last = (this.advice?.steps.length ?? 0) - 1;
    const next = (n: number): void => {
      this.shown = n > last ? null : n;
      this.current = Math.max(0, Math.min(n, last));
      if (n <= last) this.showing = setTimeout(() => next(n + 1), PACE);
    };
    next(0);
  }

  /** Plays the turn, up to the first thing that reveals something. */
  async play(): Promise<void> {
    const { advice } = this;
    if (!advice || !this.playable || advice.actions.length === 0) return;
    this.close();
    this.underway = true;
    if (await this.hand.do(advice.actions)) this.sent = advice;
    else this.underway = false;
  }

  /** Whether all that is advised is to end the turn. */
  get ending(): boolean {
    return this.playable && this.advice?.actions.length === 0 && !!this.hand.offers.end;
  }

  end(): void {
    this.close();
    this.hand.endTurn();
  }

  /** What was played has been seen. */
  private rest(advice: Advice): void {
    const { table, offers } = this.hand;
    this.underway = false;
    this.sent = null;
    this.played = table.situation?.seq ?? -1;
    this.broken = advice.reveals;
    if (!advice.reveals && offers.end) table.tell(say("hint-played")); // what is taken or bid is over with it
  }

  // --- after a turn

  /** A turn of a seat here is over, from that situation: whether it gave much away is asked quietly, after no two turns in a row, and not where it was the hint's own. */
  async ended(seat: SeatName, seq: number): Promise<void> {
    const spoke = this.noted || seq === this.played;
    this.noted = false;
    if (spoke || !this.offered || !settings.wishes.notes) return;
    const note = await this.hand.table.review(seat);
    if (!note || !settings.wishes.notes) return;
    this.noted = true;
    this.note = note;
  }

  /** Whether what is shown is the better turn of a note: one that is over. */
  get looksBack(): boolean {
    return !!this.note && this.advice === this.note.advice;
  }

  /** The better turn, on the board. */
  look(): void {
    if (!this.note) return;
    const { looksBack } = this;
    this.close();
    if (!looksBack) this.open(this.note.advice, false);
  }

  drop(): void {
    if (this.looksBack) this.close();
    this.note = null;
  }
}
