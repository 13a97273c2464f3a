/** The clocks of a table as this page shows them: what the server said last, and what has passed since. */
import type { Clocks, SeatName } from "../net/protocol";

const LAST = 60_000; // milliseconds from which a clock is short
const BEAT = 200; // how often it is looked at
/** When those who listen hear of it, in seconds. */
export const TOLD = [300, 60, 30, 10] as const;
export const TICKING = 10; // seconds from which on it ticks

/** How the time of a seat is shown. */
export interface Face {
  left: number; // milliseconds
  state: "waiting" | "running" | "last";
  /** How much of the last minute is left, from 1 to 0. */
  part: number;
}

/** What is to be said and heard between two moments: of the seconds that were left, and are. */
export function passing(before: number, now: number): { told: number | null; ticks: boolean } {
  const [was, is] = [Math.ceil(before / 1000), Math.ceil(now / 1000)];
  const told = TOLD.findLast((seconds) => was > seconds && is <= seconds && is > 0) ?? null;
  return { told, ticks: is < was && is <= TICKING && is > 0 };
}

export class ClockFace {
  shown = $state.raw<Clocks | null>(null);
  private now = $state(Date.now());
  private heard = 0;
  private timer: ReturnType<typeof setInterval> | undefined;
  private known: { seat: SeatName; left: number } | null = null;
  /** Somebody's time passes one of the marks, or ticks. */
  onpass: ((seat: SeatName, told: number | null, ticks: boolean) => void) | null = null;

  constructor(private readonly order: () => readonly SeatName[]) {}

  set(clocks: Clocks | null): void {
    this.shown = clocks;
    this.heard = this.now = Date.now();
    this.known = null;
    clearInterval(this.timer);
    if (clocks?.running) this.timer = setInterval(this.beat, BEAT);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private beat = (): void => {
    this.now = Date.now();
    const seat = this.shown?.running;
    if (!seat) return;
    const left = this.left(seat);
    if (this.known?.seat === seat) {
      const { told, ticks } = passing(this.known.left, left);
      if (told || ticks) this.onpass?.(seat, told, ticks);
    }
    this.known = { seat, left };
  };

  private left(seat: SeatName): number {
    const { shown } = this;
    const left = shown?.left[this.order().indexOf(seat)] ?? 0;
    if (!shown || shown.running !== seat) return left;
    return Math.max(0, left - Math.max(0, this.now - this.heard - shown.wait));
  }

  of(seat: string): Face | null {
    const { shown } = this;
    if (!shown) return null;
    const left = this.left(seat as SeatName);
    const running = shown.running === seat;
    return { left, state: running ? (left < LAST ? "last" : "running") : "waiting", part: Math.min(1, left / LAST) };
  }

  /** How many seconds the clock still waits for whose connection was lost; 0 if it does not. */
  get waits(): number {
    const { shown } = this;
    return shown?.lost ? Math.max(0, Math.ceil((shown.wait - (this.now - this.heard)) / 1000)) : 0;
  }
}
