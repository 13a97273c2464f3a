/** A scoring as an event: temple after temple is lit, then the treasures count, then the sum stands. */
import type { Light } from "../board/types";
import type { SeatName, Told, View } from "../protocol";
import { settings } from "../app/settings.svelte";

export class Scoring {
  event = $state.raw<Told | null>(null);
  /** The table right before it. */
  view = $state.raw<View | null>(null);
  /** How many temples are lit. */
  shown = $state(0);
  /** The treasures are counted and the sum stands. */
  counted = $state(false);
  /** The round is over: it stands until somebody goes on. */
  waiting = $state(false);

  private runs = 0;
  private wake: (() => void) | null = null;
  private goOn: (() => void) | null = null;

  get temples(): readonly { hex: string; value: number; guard: boolean }[] {
    return this.event?.sheet?.temples ?? [];
  }

  /** What is lit on the board, and what stands out of the dark. */
  get lights(): Light[] {
    const seat = this.event?.seat;
    return seat ? this.temples.slice(0, this.shown).map(({ hex, value }) => ({ hex, seat, value })) : [];
  }

  get spot(): string[] | null {
    return this.event ? this.temples.map(({ hex }) => hex) : null;
  }

  /** Points that have come in so far. */
  get gained(): number {
    const temples = this.temples.slice(0, this.shown).reduce((sum, { value }) => sum + value, 0);
    return this.counted ? (this.event?.sheet?.total ?? 0) : temples;
  }

  /** Who scores after this one. */
  get later(): SeatName[] {
    return this.view?.scoring?.waiting ?? [];
  }

  /** Shows a scoring; ends when it has been seen. */
  async play(event: Told, view: View): Promise<void> {
    this.event = event;
    this.view = view;
    const over = new Promise<void>((done) => (this.goOn = done));
    void this.run();
    await over;
    this.runs++;
    this.wake?.();
    this.event = null;
    this.view = null;
  }

  private async run(): Promise<void> {
    const run = ++this.runs;
    this.shown = 0;
    this.counted = false;
    this.waiting = false;
    const still = settings.reduced;
    if (!still) await this.sleep(350);
    while (!still && run === this.runs && !this.counted && this.shown < this.temples.length) {
      this.shown++;
      await this.sleep(620);
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
    this.shown = this.temples.length;
    this.counted = true;
  }

  /** Once more from the first temple. */
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
