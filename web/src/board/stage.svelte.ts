/** Plays things out over the board as it stands: actors that come, move and go again. It knows no rules. */
import { coin, group, pyramid, rays, tent, tile, tileFace, treasureDisc } from "../art/pieces";
import { look } from "../art/players";
import { trailStone } from "../art/wilds";
import type { Edge, Point } from "./geometry";
import { walkLine } from "./marks";
import { along, bounce, easeInOut, easeOut, Player } from "./motion";
import { place, placeWith, type Room } from "./placing";
import type { BoardEvent, HexView } from "./types";

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

/** What the stage has to know of the board. */
export interface Scene {
  pace(): { speed: number; still: boolean };
  centre(hex: string): Point;
  hex(name: string): HexView | undefined;
  room(hex: string): Room;
  /** How large figures are drawn. */
  size(): number;
  edge(id: string): Edge | null;
}

const shift = (p: Point, dx: number, dy: number): Point => ({ x: p.x + dx, y: p.y + dy });

export class Stage {
  actors = $state<Actor[]>([]);
  /** While temples score, all others lie in the dark. */
  lit = $state<{ hexes: readonly string[]; dark: number } | null>(null);
  /** A figure on its way is not where it was. */
  leaving = $state<{ hex: string; seat: string; figure: string } | null>(null);

  private ids = 0;
  private lastDug = "";
  private readonly player: Player;

  constructor(private readonly scene: Scene) {
    this.player = new Player(() => scene.pace());
  }

  /** End what is being played at once. */
  skip(): void {
    this.player.skip();
  }

  private enter(art: string, at: Point, opacity = 1): Actor {
    this.actors.push({ id: ++this.ids, art, x: at.x, y: at.y, sx: 1, sy: 1, turn: 0, opacity });
    return this.actors[this.actors.length - 1]!;
  }

  private leave(...gone: Actor[]): void {
    const ids = new Set(gone.map((a) => a.id));
    this.actors = this.actors.filter((a) => !ids.has(a.id));
  }

  private standing(hex: string, seat: string, figure: string, arriving: boolean): Point {
    const h = this.scene.hex(hex);
    const c = this.scene.centre(hex);
    if (!h) return c;
    const room = this.scene.room(hex);
    const p = arriving ? placeWith(h, seat, figure, room) : (place(h, room).groups[seat] ?? placeWith(h, seat, figure, room));
    return shift(c, p.x, p.y);
  }

  private figures(seat: string, leaders: number, explorers: number): string {
    const size = this.scene.size();
    const art = group(seat, leaders, explorers);
    return size === 1 ? art : `<g transform="scale(${size})">${art}</g>`;
  }

  private figure(seat: string, figure: string): string {
    return figure === "leader" ? this.figures(seat, 1, 0) : this.figures(seat, 0, 1);
  }

  private async puff(at: Point, seat?: string | null, size = 1): Promise<void> {
    if (this.player.still) return;
    const ring = this.enter(
      `<circle r="60" fill="none" stroke="${seat ? look(seat).light : "#efe2b8"}" stroke-width="10" stroke-opacity=".8"/><circle r="44" fill="none" stroke="#fff6d2" stroke-width="3" stroke-opacity=".7"/>`,
      at,
    );
    await this.player.tween(320, (t) => {
      ring.sx = ring.sy = (0.5 + 0.9 * easeOut(t)) * size;
      ring.opacity = 1 - t;
    });
    this.leave(ring);
  }

  private async drop(art: string, at: Point, from: number, ms: number, then?: () => void): Promise<Actor> {
    const actor = this.enter(art, this.player.still ? at : shift(at, 0, -from), 0);
    await this.player.tween(ms, (t) => {
      actor.opacity = Math.min(1, t * 3);
      if (!this.player.still) actor.y = at.y - from * (1 - bounce(t));
    });
    then?.();
    return actor;
  }

  private async walkOn(points: readonly Point[], art: string, hops: number): Promise<Actor> {
    const actor = this.enter(art, points[0]!);
    const end = points[points.length - 1]!;
    if (this.player.still) {
      await this.player.tween(120, (t) => (actor.opacity = 1 - t));
      actor.x = end.x;
      actor.y = end.y;
      await this.player.tween(120, (t) => (actor.opacity = t));
      return actor;
    }
    await this.player.tween(260 + 190 * hops, (t) => {
      const p = along(points, easeInOut(t));
      actor.x = p.x;
      actor.y = p.y - Math.abs(Math.sin(t * Math.PI * hops)) * 13;
      actor.turn = Math.sin(t * Math.PI * hops * 2) * 4;
    });
    actor.turn = 0;
    return actor;
  }

  /** Carry something over in an arc. */
  private async glide(actor: Actor, from: Point, to: Point, height: number): Promise<void> {
    await this.player.tween(620, (t) => {
      const p = along([from, to], easeInOut(t));
      actor.x = p.x;
      actor.y = p.y - (this.player.still ? 0 : Math.sin(t * Math.PI) * height);
    });
  }

  /** Play one event to its end. Kinds that nothing on the board shows end at once. */
  async play(event: BoardEvent): Promise<void> {
    const { kind, hex, seat } = event;
    const figure = event.figure ?? "explorer";
    const at = hex ? this.scene.centre(hex) : null;
    if (kind === "tile-laid" && at && event.tile) {
      const face = tileFace(event.tile, event.turn ?? 0);
      const art = tile(face);
      const actor = this.enter(art, at, 0);
      await this.player.tween(520, (t) => {
        actor.opacity = Math.min(1, t * 2.5);
        if (this.player.still) return;
        actor.y = at.y - 46 * (1 - bounce(t));
        actor.sx = actor.sy = 1 + 0.22 * (1 - easeOut(t));
      });
      await this.puff(at, null, 1.5);
      this.leave(actor);
    } else if (kind === "entered" && hex && seat) {
      const to = this.standing(hex, seat, figure, true);
      const actor = await this.drop(this.figure(seat, figure), to, 90, 420);
      this.leave(actor);
    } else if ((kind === "moved" || kind === "secret-path" || kind === "marched") && hex && seat && event.source) {
      const from = this.standing(event.source, seat, figure, false);
      const to = this.standing(hex, seat, figure, true);
      this.leaving = { hex: event.source, seat, figure };
      const way = event.path && event.path.length > 1 ? event.path : [event.source, hex];
      if (kind === "moved") {
        const actor = await this.walkOn(
          [...walkLine(from, way.map(this.scene.centre)).slice(0, -1), to],
          this.figure(seat, figure),
          Math.max(2, way.length),
        );
        this.leave(actor);
      } else {
        const actor = this.enter(this.figure(seat, figure), from);
        await this.player.tween(260, (t) => (actor.opacity = 1 - t));
        actor.x = to.x;
        actor.y = to.y;
        await this.player.tween(260, (t) => (actor.opacity = t));
        this.leave(actor);
      }
      this.leaving = null;
    } else if (kind === "landed" && hex && seat) {
      const to = this.standing(hex, seat, figure, true);
      const actor = await this.drop(this.figures(seat, 0, Math.max(1, event.count ?? 1)), to, 110, 460);
      this.leave(actor);
    } else if (kind === "stone-placed" && event.edge) {
      const edge = this.scene.edge(event.edge);
      if (!edge) return;
      const actor = await this.drop(trailStone(edge.side, 1.2), edge, 80, 460);
      await this.puff(edge, null, 0.6);
      this.leave(actor);
    } else if (kind === "stone-moved" && event.edge && event.source) {
      const [from, to] = [this.scene.edge(event.source), this.scene.edge(event.edge)];
      if (!from || !to) return;
      const actor = this.enter(trailStone(from.side, 1.2), from);
      await this.glide(actor, from, to, 60);
      actor.art = trailStone(to.side, 1.2);
      await this.puff(to, null, 0.6);
      this.leave(actor);
    } else if (kind === "camp-moved" && at && seat && event.source) {
      const from = this.scene.centre(event.source);
      const actor = this.enter(`<g transform="translate(-4 -6) scale(1.12)">${tent(seat)}</g>`, from);
      await this.glide(actor, from, at, 50);
      await this.puff(at, seat, 0.8);
      this.leave(actor);
    } else if (kind === "uncovered" && at && hex) {
      const level = event.level ?? (this.scene.hex(hex)?.level ?? 1) + 1;
      const actor = await this.drop(pyramid(level, { seed: Math.round(at.x / 30 + at.y / 70) }), at, 34, 460);
      await this.puff(at, seat, 0.9);
      this.leave(actor);
    } else if (kind === "dug" && at && hex) {
      this.lastDug = hex;
      const actor = this.enter('<use href="#t-bk"/>', shift(at, 0, 4));
      await this.player.tween(320, (t) => {
        if (!this.player.still) actor.y = at.y + 4 - 44 * easeOut(t);
        actor.sx = actor.sy = 1 + 0.5 * easeOut(t);
      });
      this.leave(actor);
    } else if ((kind === "treasure-found" || kind === "treasure-unearthed") && event.treasure && (hex || this.lastDug)) {
      const c = shift(this.scene.centre(hex ?? this.lastDug), 0, -40);
      const actor = this.enter('<use href="#t-bk" transform="scale(1.5)"/>', c);
      await this.player.tween(220, (t) => (actor.sx = this.player.still ? 1 : 1 - t));
      actor.art = treasureDisc(event.treasure, 26);
      await this.player.tween(260, (t) => (actor.sx = actor.sy = this.player.still ? 1 : 0.2 + 1.1 * easeOut(t)));
      await this.player.tween(420, () => undefined);
      await this.player.tween(260, (t) => {
        actor.opacity = 1 - t;
        if (!this.player.still) actor.y = c.y - 60 * t;
      });
      this.leave(actor);
    } else if (kind === "camp-built" && at && hex && seat) {
      const ruin = this.scene.hex(hex)?.terrain === "ruin";
      const art = `<g transform="${ruin ? "translate(-2 6) scale(.92)" : "translate(-4 -6) scale(1.12)"}">${tent(seat)}</g>`;
      const actor = await this.drop(art, at, 70, 480);
      await this.puff(at, seat, 0.8);
      this.leave(actor);
    } else if ((kind === "guard-placed" || kind === "guard-kept-others") && at && hex && seat) {
      const level = event.level ?? this.scene.hex(hex)?.level ?? 1;
      const top = shift(at, 0, -level * 1.6 + 9);
      const from = this.standing(hex, seat, figure, false);
      this.leaving = { hex, seat, figure };
      const actor = this.enter(this.figure(seat, figure), from);
      await this.player.tween(480, (t) => {
        const p = along([from, top], easeInOut(t));
        actor.x = p.x;
        actor.y = p.y - (this.player.still ? 0 : Math.sin(t * Math.PI) * 44);
      });
      actor.art = pyramid(level, { guard: seat, guardFigure: figure, seed: Math.round(at.x / 30 + at.y / 70) });
      actor.x = at.x;
      actor.y = at.y;
      await this.puff(at, seat);
      this.leave(actor);
      this.leaving = null;
    } else if (kind === "scored" && seat && event.temples) {
      const shown: Actor[] = [];
      const lights = (this.lit = { hexes: event.temples.map((t) => t.hex), dark: 0 });
      await this.player.tween(260, (t) => (this.lit = { ...lights, dark: t }));
      for (const temple of event.temples) {
        const c = this.scene.centre(temple.hex);
        const light = this.enter(rays(seat), c, 0);
        const sum = this.enter(coin(`+${temple.value}`, 30, true), shift(c, 52, -58), 0);
        shown.push(light, sum);
        await this.player.tween(360, (t) => {
          light.opacity = sum.opacity = easeOut(t);
          if (!this.player.still) sum.sx = sum.sy = 0.4 + 0.6 * easeOut(t);
        });
        await this.player.tween(240, () => undefined);
      }
      await this.player.tween(520, () => undefined);
      await this.player.tween(240, (t) => {
        this.lit = { ...lights, dark: 1 - t };
        for (const a of shown) a.opacity = 1 - t;
      });
      this.lit = null;
      this.leave(...shown);
    }
  }
}
