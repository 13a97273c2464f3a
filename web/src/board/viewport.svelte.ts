/** Looking at the board: how large it is on the screen, what the camera shows of it, and at what zoom it is drawn. */
import { onMount, untrack } from "svelte";
import {
  FAR,
  between,
  boxOf,
  fitted,
  fitZoom,
  HIT,
  kept,
  landFor,
  lookAt,
  opening,
  roundOf,
  seeing,
  willDo,
  willStay,
  zoomAt,
  zoomed,
  type Box,
  type Camera,
  type Insets,
  type Room,
  type Sought,
} from "./camera";
import type { Point } from "./geometry";
import { easeInOut } from "./motion";
import type { Scene } from "./scene.svelte";
import type { HexView } from "./types";

const WHOLE = 0.46; // a zoom at which the whole board is shown
const NEAR = 90; // what belongs to a hex, round its middle
const FRAMED = 0.6; // the most at which several hexes are framed
const MARGIN = 0.96; // of that, from where only the margin round the hexes would be lost: all of them are shown as near as that
const NEARER = 0.27; // where not all of it is shown anyway
const VAST = 0.23; // the least at which that shows most of it: larger land opens at its camps, from as near as fingers like
const HELD = 0.12; // how much farther away it would have to be looked at from for panels that grew to be worth it
const BROUGHT = 0.3; // the least at which a hex is brought somewhere: from farther away the edge of the land would be in the way
const RINGED = 34; // round a hex: the rings of a lesson, the stops of a tile that is held
const GLIDE = 280; // milliseconds in which the board moves by itself
const SHOWN = 600; // milliseconds after which it is not just being opened

const middle = (list: readonly number[]): number => (Math.min(...list) + Math.max(...list)) / 2;
const centreOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });
const extent = (list: readonly number[]): number => Math.max(...list) - Math.min(...list);

/** What the board is looked at for. */
interface Purpose {
  /** From where, as long as nobody has moved it: as it opens, or the whole board. */
  base: "home" | "whole" | null;
  /** How near, where there is room: as somebody chose, or as it opened. */
  zoom: number;
  /** Hexes that are to be in sight where little is shown, `core` above all. */
  hexes: { core: readonly string[]; rest: readonly string[] } | null;
  /** What was chosen last, and how much round it: where little is shown it is in sight whatever panels do. */
  chosen: { id: string; reach: number } | null;
}

export class Viewport {
  host!: HTMLElement;
  /** What the camera moves. */
  world!: HTMLElement;
  width = $state(0);
  height = $state(0);
  /** Zoom at which the layers are drawn. */
  drawn = $state(0.8);
  /** Another object whenever it is looked at from elsewhere. */
  looked = $state.raw<object>({});
  /** What is to be painted. */
  land = $state.raw<Box>({ x: 0, y: 0, width: 0, height: 0 });

  private camera: Camera = { zoom: 0.8, x: 0, y: 0 };
  private resting: ReturnType<typeof setTimeout> | undefined;
  private purpose: Purpose = { base: "home", zoom: 0, hexes: null, chosen: null };
  /** How it was looked at before a hex was brought elsewhere for a while. */
  private before: { camera: Camera; purpose: Purpose } | null = null;
  /** Where it is moving to by itself. */
  private goal: Camera | null = null;
  private gliding = 0;
  private opened = 0;

  constructor(
    private readonly scene: () => Scene,
    private readonly insets: () => Insets,
    private readonly lit: () => readonly string[],
    private readonly people: () => readonly string[],
    private readonly still: () => boolean,
  ) {
    $effect(() => {
      // the layers take their new size together with the transform that goes with it
      void this.drawn;
      if (this.world) untrack(() => this.show());
    });
    $effect(() => {
      const { top, right, bottom, left } = this.insets();
      void [top, right, bottom, left, this.scene().grid];
      const opening = performance.now() - this.opened < SHOWN;
      if (this.width) untrack(() => this.refit(opening ? {} : { steady: true, held: true }));
    });
    onMount(() => {
      this.resized();
      const observer = new ResizeObserver(() => this.resized());
      observer.observe(this.host);
      return () => {
        observer.disconnect();
        clearTimeout(this.resting);
        this.stop();
      };
    });
  }

  get zoom(): number {
    return this.camera.zoom;
  }

  /** Whether there is too little room for the whole board. */
  get small(): boolean {
    return this.least < WHOLE;
  }

  /** Show the whole board; where that would be small, all of it that is known or lit. */
  fit(): void {
    this.before = null;
    this.purpose = { base: "whole", zoom: 0, hexes: null, chosen: null };
    this.refit({ smooth: true });
  }

  /** As it is looked at when nobody has moved it. */
  home(): void {
    this.before = null;
    this.purpose = { ...this.purpose, base: "home", chosen: null };
    this.refit({ smooth: true });
  }

  /** As it is looked at when a turn begins, where little is shown: at all that is known, unless somebody has moved it. */
  settle(): void {
    if (!this.small || !this.purpose.base || this.before) return;
    this.purpose = { ...this.purpose, chosen: null };
    this.refit({ smooth: true, steady: true });
  }

  /** Bring hexes into sight, `core` above all, and keep them there until somebody moves the board. */
  include(core: readonly string[], rest: readonly string[]): void {
    const hexes = rest.length > 0 ? { core, rest } : null;
    this.purpose = { ...this.purpose, hexes };
    if (hexes) this.look(this.seeing(this.goal ?? this.camera, this.soughtHexes), true);
  }

  /** Bring some hexes into sight, all of them, for a while. */
  frame(hexes: readonly string[]): void {
    if (hexes.length === 0) return;
    const before = this.before ?? { camera: this.goal ?? this.camera, purpose: this.purpose };
    const xs = hexes.map((hex) => this.scene().centre(hex).x);
    const ys = hexes.map((hex) => this.scene().centre(hex).y);
    const free = this.free;
    const zoom = Math.min(free.width / (extent(xs) + 260), free.height / (extent(ys) + 270), FRAMED);
    this.moved(zoom);
    this.before = before;
    this.lookAt(zoom, { x: middle(xs), y: middle(ys) - 20 }, true);
  }

  zoomBy(factor: number): void {
    const to = zoomed(this.camera, factor, this.room);
    this.moved(to.zoom);
    this.look(to);
  }

  /** Zoom at a point of the screen while fingers or a wheel do it. */
  pinch(factor: number, at: Point): void {
    this.stop();
    this.camera = zoomAt(this.camera, factor, at.x, at.y, this.room.least);
    this.moving(this.zoom);
  }

  pan(dx: number, dy: number): void {
    this.stop();
    this.camera.x += dx;
    this.camera.y += dy;
    this.moving(this.purpose.zoom);
  }

  /** Bring a hex to a point of the page, for a while, nearer if need be. */
  bring(hex: string, to: Point): void {
    const from = this.goal ?? this.camera;
    this.before ??= { camera: from, purpose: this.purpose };
    this.purpose = { ...this.purpose, chosen: { id: hex, reach: NEAR } };
    const { left, top } = this.host.getBoundingClientRect();
    const { x, y } = this.scene().centre(hex);
    const zoom = Math.max(from.zoom, BROUGHT);
    this.look({ zoom, x: to.x - left - x * zoom, y: to.y - top - y * zoom }, true);
  }

  /** Look from where it was looked at before, if nobody has moved it since. */
  lookBack(): void {
    const { before } = this;
    if (!before) return;
    this.before = null;
    this.purpose = { ...this.purpose, base: before.purpose.base, zoom: before.purpose.zoom, chosen: before.purpose.chosen };
    // panels may have come and gone since
    const base = this.purpose.base && !this.purpose.chosen ? this.based : null;
    const stays = !base || willStay(before.camera, base, this.watched, this.room);
    const to = stays ? before.camera : base;
    this.look(this.small ? this.asNear(this.seeing(to, this.sought)) : to, true);
  }

  /** Where the middle of a hex or an edge is now, in pixels of the page. */
  pointOf(id: string): Point {
    const box = this.host.getBoundingClientRect();
    const p = this.onScreen(id);
    return { x: box.left + p.x, y: box.top + p.y };
  }

  /** Where a pointer is on the board, in pixels. */
  local(e: MouseEvent): Point {
    const box = this.host.getBoundingClientRect();
    return { x: e.clientX - box.left, y: e.clientY - box.top };
  }

  /** Bring what a finger chose out from under the panels, and keep it there. */
  hold(id: string, reach: number): void {
    this.purpose = { ...this.purpose, chosen: { id, reach } };
    this.reveal(id, reach);
  }

  /** What a finger chose is done, or chosen no more: all that is known comes back into sight, by the least move; vast land stays. */
  release(): void {
    if (!this.small || !this.purpose.base || !this.purpose.chosen || this.before || this.vast) return;
    this.purpose = { ...this.purpose, chosen: null };
    this.refit({ smooth: true, steady: true, held: true });
  }

  /** Move the board so that a hex or an edge, and this much round its middle, is not under a panel. */
  reveal(id: string, reach: number): void {
    const from = this.goal ?? this.camera;
    const to = this.seeing(from, [roundOf(this.scene().spot(id), reach)]);
    if (Math.hypot(to.x - from.x, to.y - from.y) > 0.01) this.look(to, this.small);
  }

  /** Draw sharply at the zoom that was reached. */
  rest(): void {
    clearTimeout(this.resting);
    if (Math.abs(this.zoom / this.drawn - 1) > 0.004) this.drawn = this.zoom;
    this.camera.x = Math.round(this.camera.x);
    this.camera.y = Math.round(this.camera.y);
    this.show();
  }

  /** What panels leave free. */
  private get free(): { width: number; height: number } {
    const { left, right, top, bottom } = this.insets();
    return { width: this.width - left - right, height: this.height - top - bottom };
  }

  private get least(): number {
    return fitZoom(this.width, this.height, this.insets(), this.scene().grid.box);
  }

  private get room(): Room {
    return { width: this.width, height: this.height, insets: this.insets(), least: this.least };
  }

  private onScreen(id: string, { zoom, x, y } = this.camera): Point {
    const p = this.scene().spot(id);
    return { x: x + p.x * zoom, y: y + p.y * zoom };
  }

  /** Look from elsewhere: at once, or by moving there where movement is liked. */
  private look(camera: Camera, smooth = false): void {
    this.stop();
    const [from, to] = [this.camera, this.kept(camera)];
    const near = Math.hypot(to.x - from.x, to.y - from.y) < 1 && Math.abs(to.zoom / from.zoom - 1) < 0.004;
    if (near || !smooth || this.still() || performance.now() - this.opened < SHOWN) {
      this.camera = to;
      this.rest();
      return;
    }
    this.goal = to;
    const start = performance.now();
    const step = (now: number): void => {
      const t = Math.min(1, Math.max(0, now - start) / GLIDE);
      this.camera = between(from, to, easeInOut(t));
      if (t < 1) {
        this.show();
        this.gliding = requestAnimationFrame(step);
      } else {
        this.goal = null;
        this.rest();
      }
    };
    this.gliding = requestAnimationFrame(step);
  }

  /** No more moving by itself. */
  private stop(): void {
    cancelAnimationFrame(this.gliding);
    this.goal = null;
  }

  private lookAt(zoom: number, at: Point, smooth = false): void {
    this.look(lookAt(this.width, this.height, this.insets(), zoom, at), smooth);
  }

  private show(): void {
    const { zoom, x, y } = (this.camera = this.kept());
    this.world.style.transform = `translate3d(${x.toFixed(1)}px,${y.toFixed(1)}px,0) scale(${(zoom / this.drawn).toFixed(4)})`;
    this.looked = {};
  }

  private kept(camera = this.camera): Camera {
    return kept(camera, this.width, this.height, this.land, this.least);
  }

  private seeing(camera: Camera, sought: readonly Sought[]): Camera {
    return seeing(camera, this.purpose.zoom, sought, this.room);
  }

  /** The hexes that are to be in sight. */
  private get soughtHexes(): Sought[] {
    const { hexes } = this.purpose;
    const rest = hexes && this.boxOf(hexes.rest);
    return rest ? [{ core: this.boxOf(hexes.core, RINGED), rest, farther: true }] : [];
  }

  /** All that is to be in sight where little is shown, what was chosen last. */
  private get sought(): Sought[] {
    const { chosen } = this.purpose;
    return [...this.soughtHexes, ...(chosen ? [roundOf(this.scene().spot(chosen.id), chosen.reach)] : [])];
  }

  private boxOf(hexes: readonly string[], round = 0): Box | null {
    if (hexes.length === 0) return null;
    const { x, y, width, height } = boxOf(hexes.map((hex) => this.scene().centre(hex)));
    return { x: x - round, y: y - round, width: width + 2 * round, height: height + 2 * round };
  }

  /** Somebody has: it stays as they want it. */
  private moved(zoom: number): void {
    this.before = null;
    this.purpose = { base: null, zoom, hexes: null, chosen: null };
  }

  private moving(zoom: number): void {
    this.moved(zoom);
    this.show();
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.rest(), 180);
  }

  private resized(): void {
    const box = this.host.getBoundingClientRect();
    if (!box.width || (box.width === this.width && box.height === this.height)) return;
    this.opened ||= performance.now();
    this.width = box.width;
    this.height = box.height;
    this.refit();
  }

  /** `steady`: as it is, or from as near, if that shows as much; `held`: panels that grow may lie over the edge of the land. */
  private refit({ smooth = false, steady = false, held = false } = {}): void {
    const need = landFor(this.width, this.height, this.insets(), this.scene().grid.box);
    if (!willDo(this.land, need)) this.land = need;
    const now = this.goal ?? this.camera;
    const { base, chosen, zoom } = this.purpose;
    let to = now;
    if (base && !(this.small && chosen)) {
      to = this.based;
      this.purpose = { ...this.purpose, zoom: to.zoom };
    }
    if (!this.small) return this.look(to, smooth);
    to = this.seeing(this.kept(to), this.sought);
    if (steady) {
      if (willStay(now, to, this.watched, this.room)) return;
      const near = this.kept(this.asNear(now));
      const shrinks = to.zoom < now.zoom && to.zoom > now.zoom * (1 - HELD);
      if ((held && shrinks) || willStay(near, to, this.watched, this.room)) {
        this.purpose = { ...this.purpose, zoom };
        to = near;
      }
    }
    this.look(to, true);
  }

  /** As it is looked at from where nobody has moved it. */
  private get based(): Camera {
    return this.purpose.base === "home" ? this.comfortable : this.whole;
  }

  /** All that is to be in sight, as far as there is room for it from as near as now. */
  private asNear(now: Camera): Camera {
    const { found } = this;
    const { base, chosen } = this.purpose;
    const land: Sought[] = base && !chosen && found ? [{ core: this.matters, rest: found, farther: false }] : [];
    const sought = this.sought.map((each) => ({ ...each, farther: false }));
    return this.seeing(now, [...land, ...sought]);
  }

  /** What must not be lost where little is shown. */
  private get watched(): Box[] {
    const { base, chosen } = this.purpose;
    const shown = base && !chosen ? [base === "home" ? this.around(this.camps) : null, this.matters, this.found] : [];
    return [...shown, ...this.sought.flatMap(({ core, rest }) => [core, rest])].filter((box) => box !== null);
  }

  /** What is known of the board and what is lit. */
  private get found(): Box | null {
    return this.boxOf([...this.scene().tiles.map(({ hex }) => hex), ...this.lit()]);
  }

  /** The whole board; where that would be small, what is known of it and what is lit. */
  private get whole(): Camera {
    const found = this.small ? this.found : null;
    if (!found) return fitted(this.width, this.height, this.insets(), this.scene().grid.box);
    const camera = fitted(this.width, this.height, this.insets(), found);
    if (camera.zoom <= FRAMED) return camera;
    return lookAt(this.width, this.height, this.insets(), FRAMED, centreOf(found));
  }

  /** The base camps or, where there are none, all tiles. */
  private get camps(): readonly HexView[] {
    const { tiles } = this.scene();
    const camps = tiles.filter((tile) => tile.terrain === "base_camp");
    return camps.length > 0 ? camps : tiles;
  }

  /** Some hexes and those next to them. */
  private around(hexes: readonly HexView[]): Box | null {
    const { grid } = this.scene();
    return this.boxOf(hexes.flatMap(({ hex }) => [hex, ...grid.neighbours(hex).filter((near) => near !== null)]));
  }

  /** What is lit and where one's people are. */
  private get matters(): Box | null {
    return this.boxOf([...this.lit(), ...this.people()]);
  }

  /** Whether all that is known could only be seen from very far. */
  private get vast(): boolean {
    return this.whole.zoom < VAST;
  }

  /** All that is known and lit; where that would be too small to be tapped, above all what matters; of vast land the camps. */
  private get comfortable(): Camera {
    const tiles = this.around(this.scene().tiles);
    const { whole, found } = this;
    if (!this.small || !tiles || whole.zoom >= FAR) return whole;
    if (found && whole.zoom >= FAR * MARGIN) return lookAt(this.width, this.height, this.insets(), FAR, centreOf(found));
    const { vast } = this;
    const core = (vast ? null : this.matters) ?? this.around(this.camps)!;
    const hit = !vast ? NEARER : matchMedia("(pointer: fine)").matches ? HIT.mouse : HIT.finger; // no nearer than that: the rest is lost by it
    return opening(this.width, this.height, this.insets(), Math.max(vast ? 0 : NEARER, this.least), core, tiles, hit);
  }
}
