/** Looking at the board: how large it is on the screen, what the camera shows of it, and at what zoom it is drawn. */
import { onMount, untrack } from "svelte";
import {
  between,
  boxOf,
  fitted,
  fitZoom,
  including,
  kept,
  landFor,
  lookAt,
  opening,
  willDo,
  zoomAt,
  type Box,
  type Camera,
  type Insets,
} from "./camera";
import type { Point } from "./geometry";
import { easeInOut } from "./motion";
import type { Scene } from "./scene.svelte";
import type { HexView } from "./types";

const WHOLE = 0.46; // a zoom at which the whole board is shown
const NEAR = 90; // what belongs to a hex, round its middle
const FRAMED = 0.6; // the most at which several hexes are framed
const RINGED = 34; // round a hex: the rings of a lesson, the stops of a tile that is held
const FAR = 0.3; // the least at which hexes come into sight by themselves
const GLIDE = 280; // milliseconds in which the board moves by itself
const SHOWN = 600; // milliseconds after which it is not just being opened

const middle = (list: readonly number[]): number => (Math.min(...list) + Math.max(...list)) / 2;
const extent = (list: readonly number[]): number => Math.max(...list) - Math.min(...list);

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
  /** What it shows until somebody moves it: what it opens with, or the whole board. */
  private aim: "home" | "whole" | null = "home";
  /** What was brought into sight last, and how much round it: where little is shown, panels that change do not lose it. */
  private held: { id: string; reach: number } | null = null;
  /** What is to be in sight where little is shown: hexes that must be, and those that may. */
  private wanted: { core: readonly string[]; rest: readonly string[] } | null = null;
  /** The zoom that somebody chose, or with which it opens: it comes back where there is room again. */
  private liked = 0;
  /** Where it is moving to by itself. */
  private goal: Camera | null = null;
  private gliding = 0;
  private opened = 0;

  constructor(
    private readonly scene: () => Scene,
    private readonly insets: () => Insets,
    private readonly lit: () => readonly string[],
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
      if (this.width) untrack(() => this.refit());
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
    this.moved();
    this.aim = "whole";
    this.refit(true);
  }

  /** As it is looked at when nobody has moved it. */
  home(): void {
    this.aim = "home";
    this.held = null;
    this.refit(true);
  }

  /** Bring hexes into sight, `core` above all, and keep them there until somebody moves the board. */
  include(core: readonly string[], rest: readonly string[]): void {
    this.wanted = rest.length > 0 ? { core, rest } : null;
    if (!this.wanted) return;
    this.look(this.withWanted(this.goal ?? this.camera), true);
  }

  /** Bring some hexes into sight, all of them. */
  frame(hexes: readonly string[]): void {
    if (hexes.length === 0) return;
    const xs = hexes.map((hex) => this.scene().centre(hex).x);
    const ys = hexes.map((hex) => this.scene().centre(hex).y);
    const free = this.free;
    const zoom = Math.min(free.width / (extent(xs) + 260), free.height / (extent(ys) + 270), FRAMED);
    this.moved();
    this.liked = zoom;
    this.lookAt(zoom, { x: middle(xs), y: middle(ys) - 20 }, true);
  }

  zoomBy(factor: number): void {
    this.moved();
    const to = this.zoomed(this.camera, factor);
    this.liked = to.zoom;
    this.look(to);
  }

  /** Zoom at a point of the screen while fingers or a wheel do it. */
  pinch(factor: number, at: Point): void {
    this.stop();
    this.camera = zoomAt(this.camera, factor, at.x, at.y, this.least);
    this.liked = this.zoom;
    this.moving();
  }

  pan(dx: number, dy: number): void {
    this.stop();
    this.camera.x += dx;
    this.camera.y += dy;
    this.moving();
  }

  /** Bring a hex into the middle. */
  lookAtHex(hex: string): void {
    this.held = { id: hex, reach: NEAR };
    this.lookAt((this.goal ?? this.camera).zoom, this.scene().centre(hex), true);
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
    this.held = { id, reach };
    this.reveal(id, reach);
  }

  /** Move the board so that a hex or an edge, and this much round its middle, is not under a panel. */
  reveal(id: string, reach: number): void {
    const from = this.goal ?? this.camera;
    const to = this.revealed(from, id, reach);
    if (to !== from) this.look(to, this.small);
  }

  private revealed(camera: Camera, id: string, reach: number): Camera {
    const { x, y } = this.onScreen(id, camera);
    const { left, right, top, bottom } = this.insets();
    const r = Math.min(reach * camera.zoom, this.free.width / 2, this.free.height / 2);
    const dx = Math.max(0, left + r - x) - Math.max(0, x - (this.width - right - r));
    const dy = Math.max(0, top + r - y) - Math.max(0, y - (this.height - bottom - r));
    return dx || dy ? { ...camera, x: camera.x + dx, y: camera.y + dy } : camera;
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

  /** From nearer or farther, in the middle of what panels leave free. */
  private zoomed(camera: Camera, factor: number): Camera {
    const { left, right, top, bottom } = this.insets();
    return zoomAt(camera, factor, (left + this.width - right) / 2, (top + this.height - bottom) / 2, this.least);
  }

  private withWanted(camera: Camera): Camera {
    if (!this.wanted) return camera;
    const core = this.boxOf(this.wanted.core, RINGED);
    const rest = this.boxOf(this.wanted.rest);
    const least = Math.max(this.least, FAR);
    const near = this.zoomed(camera, Math.max(1, this.liked / camera.zoom));
    return rest ? including(near, this.width, this.height, this.insets(), least, core, rest) : camera;
  }

  private boxOf(hexes: readonly string[], round = 0): Box | null {
    if (hexes.length === 0) return null;
    const { x, y, width, height } = boxOf(hexes.map((hex) => this.scene().centre(hex)));
    return { x: x - round, y: y - round, width: width + 2 * round, height: height + 2 * round };
  }

  /** Somebody has: it stays as they want it. */
  private moved(): void {
    this.aim = this.held = this.wanted = null;
  }

  private moving(): void {
    this.moved();
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

  private refit(smooth = false): void {
    const need = landFor(this.width, this.height, this.insets(), this.scene().grid.box);
    if (!willDo(this.land, need)) this.land = need;
    const held = this.small ? this.held : null;
    let to = this.goal ?? this.camera;
    if (this.aim && !held) {
      to = this.aim === "home" ? this.comfortable() : this.whole;
      this.liked = to.zoom;
    }
    if (this.small) to = this.withWanted(this.kept(to));
    this.look(held ? this.revealed(this.kept(to), held.id, held.reach) : to, smooth || this.small);
  }

  /** The whole board; where that would be small, what is known of it and what is lit. */
  private get whole(): Camera {
    const { grid, tiles } = this.scene();
    const found = this.small ? this.boxOf([...tiles.map(({ hex }) => hex), ...this.lit()]) : null;
    if (!found) return fitted(this.width, this.height, this.insets(), grid.box);
    const camera = fitted(this.width, this.height, this.insets(), found);
    if (camera.zoom <= FRAMED) return camera;
    return lookAt(this.width, this.height, this.insets(), FRAMED, { x: found.x + found.width / 2, y: found.y + found.height / 2 });
  }

  /** The whole board; where that would be too small to be tapped, the tiles, and the base camp above all. */
  private comfortable(): Camera {
    const { grid, tiles } = this.scene();
    if (!this.small || tiles.length === 0) return this.whole;
    const round = (hexes: readonly HexView[]): Box =>
      boxOf(hexes.flatMap(({ hex }) => [hex, ...grid.neighbours(hex).filter((near) => near !== null)].map((h) => grid.centre(h))));
    const camps = tiles.filter((tile) => tile.terrain === "base_camp");
    return opening(this.width, this.height, this.insets(), this.least, round(camps.length > 0 ? camps : tiles), round(tiles));
  }
}
