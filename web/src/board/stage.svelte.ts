/** Plays things out over the board as it stands: actors that come, move and go again. It knows no rules. */
import { group } from "../art/figures";
import { puffMark } from "../art/marks";
import { ANIMATIONS } from "./animations";
import type { Point } from "./geometry";
import { along, bounce, easeInOut, easeOut, Player, type Pace } from "./motion";
import { placeWith } from "./placing";
import type { Scene } from "./scene.svelte";
import type { BoardEvent } from "./types";

export interface Actor {
  id: number;
  art: string;
  x: number;
  y: number;
  sx: number;
  sy: number;
  turn: number;
  opacity: number;
}

const shift = (p: Point, dx: number, dy: number): Point => ({ x: p.x + dx, y: p.y + dy });

export class Stage {
  actors = $state<Actor[]>([]);
  /** While temples score, all others lie in the dark. */
  lit = $state<{ hexes: readonly string[]; dark: number } | null>(null);
  /** A figure on its way is not where it was. */
  leaving = $state<{ hex: string; seat: string; figure: string } | null>(null);

  /** The hex dug most recently: what is found next was found there. */
  lastDug = "";

  private ids = 0;
  private readonly player: Player;

  constructor(
    readonly scene: Scene,
    pace: () => Pace,
  ) {
    this.player = new Player(pace);
  }

  get still(): boolean {
    return this.player.still;
  }

  tween(milliseconds: number, step: (t: number) => void): Promise<void> {
    return this.player.tween(milliseconds, step);
  }

  wait(milliseconds: number): Promise<void> {
    return this.tween(milliseconds, () => undefined);
  }

  /** End what is being played at once. */
  skip(): void {
    this.player.skip();
  }

  enter(art: string, at: Point, opacity = 1): Actor {
    this.actors.push({ id: ++this.ids, art, x: at.x, y: at.y, sx: 1, sy: 1, turn: 0, opacity });
    return this.actors[this.actors.length - 1]!;
  }

  leave(...gone: Actor[]): void {
    const ids = new Set(gone.map((a) => a.id));
    this.actors = this.actors.filter((a) => !ids.has(a.id));
  }

  standing(hex: string, seat: string, figure: string, arriving: boolean): Point {
    const h = this.scene.hex(hex);
    const c = this.scene.centre(hex);
    if (!h) return c;
    const p = (!arriving && this.scene.placing(h).groups[seat]) || placeWith(h, seat, figure, this.scene.room(h));
    return shift(c, p.x, p.y);
  }

  figures(seat: string, leaders: number, explorers: number): string {
    const { size } = this.scene;
    const art = group(seat, leaders, explorers);
    return size === 1 ? art : `<g transform="scale(${size})">${art}</g>`;
  }

  figure(seat: string, figure: string): string {
    return figure === "leader" ? this.figures(seat, 1, 0) : this.figures(seat, 0, 1);
  }

  async puff(at: Point, seat?: string | null, size = 1): Promise<void> {
    if (this.still) return;
    const ring = this.enter(puffMark(seat), at);
    await this.tween(320, (t) => {
      ring.sx = ring.sy = (0.5 + 0.9 * easeOut(t)) * size;
      ring.opacity = 1 - t;
    });
    this.leave(ring);
  }

  async drop(art: string, at: Point, from: number, ms: number): Promise<Actor> {
    const actor = this.enter(art, this.still ? at : shift(at, 0, -from), 0);
    await this.tween(ms, (t) => {
      actor.opacity = Math.min(1, t * 3);
      if (!this.still) actor.y = at.y - from * (1 - bounce(t));
    });
    return actor;
  }

  async walk(points: readonly Point[], art: string, hops: number): Promise<Actor> {
    const actor = this.enter(art, points[0]!);
    const end = points[points.length - 1]!;
    if (this.still) {
      await this.reappear(actor, end);
      return actor;
    }
    await this.tween(260 + 190 * hops, (t) => {
      const p = along(points, easeInOut(t));
      actor.x = p.x;
      actor.y = p.y - Math.abs(Math.sin(t * Math.PI * hops)) * 13;
      actor.turn = Math.sin(t * Math.PI * hops * 2) * 4;
    });
    actor.turn = 0;
    return actor;
  }

  /** Carry something over in an arc. */
  async glide(actor: Actor, from: Point, to: Point, milliseconds: number, height: number): Promise<void> {
    if (this.still) return this.reappear(actor, to);
    await this.tween(milliseconds, (t) => {
      const p = along([from, to], easeInOut(t));
      actor.x = p.x;
      actor.y = p.y - Math.sin(t * Math.PI) * height;
    });
  }

  /** Without motion: gone here, and there. */
  private async reappear(actor: Actor, at: Point): Promise<void> {
    await this.tween(120, (t) => (actor.opacity = 1 - t));
    actor.x = at.x;
    actor.y = at.y;
    await this.tween(120, (t) => (actor.opacity = t));
  }

  /** Play one event to its end. */
  async play(event: BoardEvent): Promise<void> {
    await ANIMATIONS[event.kind]?.(this, event);
  }
}
