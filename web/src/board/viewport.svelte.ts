/** Looking at the board: how large it is on the screen, what the camera shows of it, and at what zoom it is drawn. */
import { onMount, untrack } from "svelte";
import {
  boxOf,
  fitted,
  fitZoom,
  kept,
  landFor,
  lookAt,
  opening,
  TAPPED,
  willDo,
  zoomAt,
  type Box,
  type Camera,
  type Insets,
} from "./camera";
import type { Point } from "./geometry";
import type { Scene } from "./scene.svelte";
import type { HexView } from "./types";

const WHOLE = 0.46; // a zoom at which the whole board is shown
const NEAR = 90; // what belongs to a hex, round its middle
const FRAMED = 0.6; // the most at which several hexes are framed

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

  constructor(
    private readonly scene: () => Scene,
    private readonly insets: () => Insets,
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
      };
    });
  }

  get zoom(): number {
    return this.camera.zoom;
  }

  /** Show the whole board. */
  fit(): void {
    this.aim = "whole";
    this.held = null;
    this.refit();
  }

  /** As it is looked at when nobody has moved it. */
  home(): void {
    this.aim = "home";
    this.held = null;
    this.refit();
  }

  /** Bring some hexes into sight, all of them. */
  frame(hexes: readonly string[]): void {
    if (hexes.length === 0) return;
    const xs = hexes.map((hex) => this.scene().centre(hex).x);
    const ys = hexes.map((hex) => this.scene().centre(hex).y);
    const free = this.free;
    const zoom = Math.min(free.width / (extent(xs) + 260), free.height / (extent(ys) + 270), FRAMED);
    this.moved();
    this.lookAt(zoom, { x: middle(xs), y: middle(ys) - 20 });
  }

  zoomBy(factor: number): void {
    const { left, right, top, bottom } = this.insets();
    this.moved();
    this.look(zoomAt(this.camera, factor, (left + this.width - right) / 2, (top + this.height - bottom) / 2, this.least));
  }

  /** Zoom at a point of the screen while fingers or a wheel do it. */
  pinch(factor: number, at: Point): void {
    this.camera = zoomAt(this.camera, factor, at.x, at.y, this.least);
    this.moving();
  }

  pan(dx: number, dy: number): void {
    this.camera.x += dx;
    this.camera.y += dy;
    this.moving();
  }

  /** Bring a hex into the middle, at least at a zoom where it can be tapped. */
  lookAtHex(hex: string): void {
    this.held = { id: hex, reach: NEAR };
    this.lookAt(Math.max(this.zoom, Math.min(TAPPED, this.least * 3)), this.scene().centre(hex));
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
    const { x, y } = this.onScreen(id);
    const { left, right, top, bottom } = this.insets();
    const r = Math.min(reach * this.zoom, this.free.width / 2, this.free.height / 2);
    const dx = Math.max(0, left + r - x) - Math.max(0, x - (this.width - right - r));
    const dy = Math.max(0, top + r - y) - Math.max(0, y - (this.height - bottom - r));
    if (!dx && !dy) return;
    this.camera.x += dx;
    this.camera.y += dy;
    this.rest();
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

  private onScreen(id: string): Point {
    const { zoom, x, y } = this.camera;
    const p = this.scene().spot(id);
    return { x: x + p.x * zoom, y: y + p.y * zoom };
  }

  private look(camera: Camera): void {
    this.camera = camera;
    this.rest();
  }

  private lookAt(zoom: number, at: Point): void {
    this.look(lookAt(this.width, this.height, this.insets(), zoom, at));
  }

  private show(): void {
    const { zoom, x, y } = (this.camera = this.kept());
    this.world.style.transform = `translate3d(${x.toFixed(1)}px,${y.toFixed(1)}px,0) scale(${(zoom / this.drawn).toFixed(4)})`;
    this.looked = {};
  }

  private kept(): Camera {
    return kept(this.camera, this.width, this.height, this.land, this.least);
  }

  /** Somebody has: it stays as they want it. */
  private moved(): void {
    this.aim = this.held = null;
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
    this.width = box.width;
    this.height = box.height;
    this.refit();
  }

  private refit(): void {
    const need = landFor(this.width, this.height, this.insets(), this.scene().grid.box);
    if (!willDo(this.land, need)) this.land = need;
    const held = this.least < WHOLE ? this.held : null;
    if (this.aim && !held) this.camera = this.aim === "home" ? this.comfortable() : this.whole;
    this.look(this.kept());
    if (held) this.reveal(held.id, held.reach);
  }

  private get whole(): Camera {
    return fitted(this.width, this.height, this.insets(), this.scene().grid.box);
  }

  /** The whole board; where that would be too small to be tapped, the tiles, and the base camp above all. */
  private comfortable(): Camera {
    const { grid, tiles } = this.scene();
    if (this.least >= WHOLE || tiles.length === 0) return this.whole;
    const round = (hexes: readonly HexView[]): Box =>
      boxOf(hexes.flatMap(({ hex }) => [hex, ...grid.neighbours(hex).filter((near) => near !== null)].map((h) => grid.centre(h))));
    const camps = tiles.filter((tile) => tile.terrain === "base_camp");
    return opening(this.width, this.height, this.insets(), this.least, round(camps.length > 0 ? camps : tiles), round(tiles));
  }
}
