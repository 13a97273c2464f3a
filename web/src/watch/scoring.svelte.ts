/**
 * A scoring as an event: temple after temple is lit, then the treasures count, then the sum stands. In Legend the six
 * parts are counted one after another, and pointing at a number lights the hexes it comes from.
 */
import type { Light } from "../board/types";
import type { LegendView, SeatName, Told, View } from "../net/protocol";
import { settings } from "../ui/settings.svelte";
import { hexesOf, PARTS, pointsOf } from "../games/legend/parts";
import { templesOf, totalOf } from "./rounds";

export class Scoring {
  event = $state.raw<Told | null>(null);
  /** The table right before it. */
  view = $state.raw<View | LegendView | null>(null);
  /** How many temples are lit, or parts counted. */
  shown = $state(0);
  /** The treasures are counted and the sum stands. */
  counted = $state(false);
  /** The round is over: it stands until somebody goes on. */
  waiting = $state(false);
  /** The hexes of a number that is pointed at. */
  pointed = $state.raw<readonly string[] | null>(null);

  private runs = 0;
  private wake: (() => void) | null = null;
  private goOn: (() => void) | null = null;

  get temples(): readonly { hex: string; value: number; guard: boolean }[] {
    return this.event ? templesOf(this.event) : [];
  }

  /** What is lit on the board, and what stands out of the dark. */
  get lights(): Light[] {
    const seat = this.event?.seat;
    if (!seat || this.pointed) return [];
    const shown = this.event?.parts ? this.temples : this.temples.slice(0, this.shown);
    return this.event?.parts && this.shown !== 1 ? [] : shown.map(({ hex, value }) => ({ hex, seat, value }));
  }

  get spot(): readonly string[] | null {
    const parts = this.event?.parts;
    if (!parts) return this.event ? this.temples.map(({ hex }) => hex) : null;
    if (this.pointed) return this.pointed;
    if (this.counted || this.shown === 0) return [...new Set(PARTS.flatMap((part) => hexesOf(parts, part)))];
    return hexesOf(parts, PARTS[this.shown - 1]!);
  }

  /** How many things are shown one after another. */
  private get steps(): number {
    return this.event?.parts ? PARTS.length : this.temples.length;
  }

  /** Points that have come in so far. */
  get gained(): number {
    if (this.counted && this.event) return totalOf(this.event);
    const parts = this.event?.parts;
    if (parts) return PARTS.slice(0, this.shown).reduce((sum, part) => sum + pointsOf(parts, part), 0);
    return this.temples.slice(0, this.shown).reduce((sum, { value }) => sum + value, 0);
  }

  /** Who scores after this one. */
  get later(): SeatName[] {
    return this.view?.scoring?.waiting ?? [];
  }

  /** Shows a scoring; ends when it has been seen. */
  async play(event: Told, view: View | LegendView): Promise<void> {
    this.event = event;
    this.view = view;
    const over = new Promise<void>((done) => (this.goOn = done));
    void this.run();
    await over;
    this.runs++;
    this.wake?.();
    this.event = null;
    this.view = null;
    this.pointed = null;
  }

  private async run(): Promise<void> {
    const run = ++this.runs;
    this.shown = 0;
    this.counted = false;
    this.waiting = false;
    const still = settings.reduced;
    if (!still) await this.sleep(350);
    while (!still && run === this.runs && !this.counted && this.shown < this.steps) {
      this.shown++;
      const parts = this.event?.parts;
      await this.sleep(parts ? (pointsOf(parts, PARTS[this.shown - 1]!) > 0 ? 760 : 160) : 620);
    }
    if (run !== this.runs) return;
    if (!still && !this.counted && this.event?.sheet?.treasures.length) await this.sleep(300);
    if (run !== this.runs) return;
    this.sum();
    if (this.later.length === 0) {
      this.waiting = true;
      return;
    }
    await this.sleep(still ? 2600 : 1700);
    if (run === this.runs) this.goOn?.();
  }

  private sum(): void {
    this.shown = this.steps;
    this.counted = true;
  }

  /** Once more from the beginning. */
  again(): void {
    this.runs++;
    this.wake?.();
    void this.run();
  }

  /** To the sum, and from there on with the game. */
  next(): void {
    if (this.counted) this.stop();
    else {
      this.sum();
      this.wake?.();
    }
  }

  /** Ends it at once. */
  stop(): void {
    this.runs++;
    this.wake?.();
    this.goOn?.();
  }

  private sleep(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, milliseconds / (settings.wishes.speed || 1));
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
