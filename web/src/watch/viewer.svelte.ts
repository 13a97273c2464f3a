/** Watching a game again: which moment is on the screen, and how one gets to another. */
import { titleOf } from "../games/title";
import type { Film, Told } from "../net/protocol";
import { film as fetchFilm } from "../net/api";
import { Nap } from "../ui/nap";
import { settings } from "../ui/settings.svelte";
import { sound } from "../table/sound";
import { pauseOf } from "../table/events";
import type { AnyView } from "../table/table.svelte";
import { byTurn, mainEvent, unroll, type Reel } from "./reel";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const LOOK_AGAIN = 4000; // milliseconds, while the game is being played

/** Plays an event out on the board; ends when it has been seen. */
export type Shower = (event: Told) => Promise<void>;

export class Viewer {
  film = $state.raw<Film | null>(null);
  reel = $state.raw<Reel | null>(null);
  /** How many actions have happened at the moment shown. */
  at = $state(0);
  view = $state.raw<AnyView | null>(null);
  playing = $state(false);
  speed = $state<number>(SPEEDS.includes(settings.wishes.speed as 1) ? settings.wishes.speed : 1);
  problem = $state("");
  shower: Shower | null = null;
  hurry: (() => void) | null = null;

  private tag = "";
  private runs = 0;
  private loops = 0;
  private timer: ReturnType<typeof setInterval> | undefined;
  private readonly nap = new Nap();

  constructor(
    readonly id: string,
    private readonly start: number | null,
  ) {
    void this.load();
    this.timer = setInterval(() => {
      if (!document.hidden && this.film && !this.film.over && !this.film.table.uploaded) void this.load();
    }, LOOK_AGAIN);
  }

  close(): void {
    clearInterval(this.timer);
    this.pause();
    this.halt();
  }

  /** The event that the moment shown is told by. */
  get event(): Told | undefined {
    return this.at > 0 ? mainEvent(this.reel?.events[this.at - 1] ?? []) : undefined;
  }

  get atEnd(): boolean {
    return this.at >= (this.reel?.length ?? 0);
  }

  private async load(): Promise<void> {
    try {
      const found = await fetchFilm(this.id, this.tag);
      if (!found) return;
      const before = this.reel;
      this.tag = found.tag;
      this.film = found.film;
      this.reel = unroll(found.film, titleOf(found.film.first.game).turns);
      if (!before) this.seek(this.start ?? this.reel.length);
      else this.seek(this.at === before.length ? this.reel.length : this.at); // who looks at the newest goes along
    } catch (error) {
      if (!this.film) this.problem = (error as Error).message;
    }
  }

  /** Goes to a moment at once. */
  seek(at: number): void {
    this.halt();
    const reel = this.reel;
    if (!reel) return;
    this.at = Math.min(reel.length, Math.max(0, Math.round(at)));
    this.view = reel.views[this.at]!;
  }

  /** One action on or back; going on, it is played out. */
  async step(by: 1 | -1): Promise<void> {
    const reel = this.reel;
    if (!reel) return;
    if (by < 0 || settings.reduced || this.atEnd) return this.seek(this.at + by);
    await this.show();
  }

  turn(by: 1 | -1): void {
    if (this.reel) this.seek(byTurn(this.reel, this.at, by));
  }

  /** Plays the next action out over the board as it is. */
  private async show(): Promise<boolean> {
    this.halt();
    const run = this.runs;
    const reel = this.reel!;
    const from = this.at;
    this.view = reel.views[from]!;
    this.at = from + 1;
    for (const event of reel.events[from]!) {
      sound(event);
      await this.shower?.(event);
      if (run !== this.runs) return false;
    }
    this.view = reel.views[from + 1]!;
    return true;
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.atEnd) this.seek(0);
    this.playing = true;
    void this.play(++this.loops);
  }

  pause(): void {
    this.playing = false;
    this.nap.wake();
  }

  /** Plays on until paused, or started anew meanwhile: then the newer loop has it. */
  private async play(loop: number): Promise<void> {
    while (this.playing && loop === this.loops && this.reel && !this.atEnd) {
      const events = this.reel.events[this.at]!;
      const rest = events.reduce((sum, event) => sum + pauseOf(event), 120) / this.speed;
      const done = this.nap.rest(rest);
      if (settings.reduced) this.seek(this.at + 1);
      else if (!(await this.show())) continue; // somebody went elsewhere meanwhile: on from there
      await done;
    }
    if (loop === this.loops) this.playing = false;
  }

  /** Ends what is being played out. */
  private halt(): void {
    this.runs++;
    this.hurry?.();
  }

  faster(by: 1 | -1 = 1): void {
    const at = SPEEDS.indexOf(this.speed as 1);
    this.speed = SPEEDS[(at + by + SPEEDS.length) % SPEEDS.length]!;
  }
}
