/**
 * A scoring as an event: one thing after another is lit and counted, then the sum stands. Where numbers can be pointed
 * at, that lights the hexes they come from.
 */
import type { Light } from "../board/types";
import { titleOf } from "../games/title";
import type { SeatName, Told } from "../net/protocol";
import type { AnyView } from "../table/table.svelte";
import { settings } from "../ui/settings.svelte";
import { totalOf } from "./rounds";

/** How a scoring is counted. */
export interface Counting {
  /** What is shown one after another: its points, how long it stands, and the hex from which a coin flies to who gets it. */
  steps: readonly { points: number; pause: number; from?: string }[];
  /** How long the last of them stands on. */
  rest: number;
  /** The hexes with their value on them, or a text, after this many steps. */
  lit: (shown: number) => readonly { hex: string; value: number; text?: string }[];
  /** What stands out of the dark after this many steps; null when all is counted. */
  hexes: (shown: number | null) => readonly string[];
}

export class Scoring {
  event = $state.raw<Told | null>(null);
  /** The table right before it. */
  view = $state.raw<AnyView | null>(null);
  /** How many things are counted. */
  shown = $state(0);
  /** All is counted and the sum stands. */
  counted = $state(false);
  /** The round is over, or it is one's own: it stands until somebody goes on. */
  waiting = $state(false);
  /** The hexes of a number that is pointed at. */
  pointed = $state.raw<readonly string[] | null>(null);

  private own = false;
  private runs = 0;
  private wake: (() => void) | null = null;
  private goOn: (() => void) | null = null;

  /** What the last step paid, and the hex it came from. */
  get paid(): { hex: string; points: number } | null {
    const step = this.counted ? null : this.counting?.steps[this.shown - 1];
    return step?.from ? { hex: step.from, points: step.points } : null;
  }

  /** What is lit on the board, and what stands out of the dark. */
  get lights(): Light[] {
    const seat = this.event?.seat;
    if (!seat || this.pointed) return [];
    return this.counting!.lit(this.shown).map((light) => ({ ...light, seat }));
  }

  get spot(): readonly string[] | null {
    return this.pointed ?? this.counting?.hexes(this.counted || this.shown === 0 ? null : this.shown) ?? null;
  }

  private readonly counting = $derived(this.event && this.view ? titleOf(this.view.game).scoring.counting(this.event) : null);

  /** Points that have come in so far. */
  get gained(): number {
    if (this.counted && this.event) return totalOf(this.event);
    return this.counting?.steps.slice(0, this.shown).reduce((sum, { points }) => sum + points, 0) ?? 0;
  }

  /** Who scores after this one. */
  get later(): SeatName[] {
    return this.view?.scoring?.waiting ?? [];
  }

  /** Shows a scoring, one's own or another's; ends when it has been seen. */
  async play(event: Told, view: AnyView, own: boolean): Promise<void> {
    this.own = own;
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
    await titleOf(this.view!.game).scoring.parts(); // nothing is counted before it can be seen
    if (run !== this.runs) return;
    if (!still) await this.sleep(350);
    const { steps, rest } = this.counting!;
    while (!still && run === this.runs && !this.counted && this.shown < steps.length) await this.sleep(steps[this.shown++]!.pause);
    if (run !== this.runs) return;
    if (!still && !this.counted && rest > 0) await this.sleep(rest);
    if (run !== this.runs) return;
    this.sum();
    if (this.own || this.later.length === 0) {
      this.waiting = true;
      return;
    }
    await this.sleep(6000);
    if (run === this.runs) this.goOn?.();
  }

  private sum(): void {
    this.shown = this.counting?.steps.length ?? 0;
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
