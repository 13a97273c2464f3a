/** The painted land: one bitmap of everything that stands still, painted anew when nothing has changed for a moment. */
import { onMount, untrack } from "svelte";
import { Baker } from "../art/bake";
import type { Box } from "./camera";
import type { Scene } from "./scene.svelte";
import { bedOf, featureOf, stonesOf } from "./still";
import type { HexView } from "./types";
import type { Viewport } from "./viewport.svelte";

const SETTLED = 120; // milliseconds

/** How large the bitmap may be, in pixels: less on a phone. */
const pixels = ({ width, height }: Viewport): number => (width * height < 500_000 ? 5_500_000 : 9_000_000);

/** What stands still on a hex, in short: the same text, the same picture. */
const stillOf = (h: HexView): string =>
  [h.hex, h.terrain, h.stones.join(""), h.level ?? h.treasures, h.masks, h.guard?.seat, h.guard?.figure, h.camp].join("/");

/** Whether a picture of a hex shows what is not there any more: it has to be covered. */
const hasMore = (old: HexView, h: HexView): boolean =>
  (h.level ?? 0) < (old.level ?? 0) || (!h.guard && !!old.guard) || h.camp !== old.camp;

export class Land {
  host!: HTMLElement;
  /** What the bitmap shows of the board. */
  painted = $state.raw<Box>({ x: 0, y: 0, width: 0, height: 0 });
  private baked = $state.raw<ReadonlyMap<string, HexView>>(new Map());
  private bakedGlades = $state.raw<ReadonlySet<string>>(new Set());
  private bakedAs = "";
  private baker: Baker | null = null;
  private later: ReturnType<typeof setTimeout> | undefined;

  /** All that the bitmap depends on. */
  private readonly key = $derived.by(
    () => this.scene.tiles.map(stillOf).join() + this.scene.glades.map((glade) => glade.key).join() + this.scene.grow,
  );
  /** Hexes that the bitmap does not show as they are: drawn over it until it does. */
  readonly fresh = $derived.by(() =>
    this.scene.tiles.flatMap((h) => {
      const old = this.baked.get(h.hex);
      return old && stillOf(old) === stillOf(h) ? [] : [{ h, bare: !old || hasMore(old, h) }];
    }),
  );
  /** Hexes that the bitmap shows and that are not explored any more: somebody went back. */
  readonly gone = $derived.by(() => [...this.baked.keys()].filter((hex) => !this.scene.explored.has(hex)));
  readonly freshGlades = $derived.by(() => this.scene.glades.filter((glade) => !this.bakedGlades.has(glade.key)));

  constructor(
    private readonly scene: Scene,
    private readonly viewport: Viewport,
  ) {
    $effect(() => {
      void this.key;
      void this.viewport.drawn;
      void this.viewport.land;
      untrack(() => {
        clearTimeout(this.later);
        if (this.baked.size === 0) this.bake();
        else this.later = setTimeout(() => this.bake(), SETTLED);
      });
    });
    onMount(() => {
      this.baker = new Baker();
      this.bake();
      return () => {
        clearTimeout(this.later);
        this.baker?.close();
      };
    });
  }

  private bake(): void {
    const { viewport, scene } = this;
    if (!this.baker || !viewport.width) return;
    const box = viewport.land;
    const most = Math.sqrt(pixels(viewport) / (box.width * box.height));
    const scale = Number(Math.min(most, Math.max(0.4, viewport.drawn * Math.min(2, window.devicePixelRatio || 1))).toFixed(3));
    const key = `${this.key}|${box.x.toFixed()},${box.y.toFixed()},${box.width.toFixed()},${box.height.toFixed()}|${scale}`;
    if (key === this.bakedAs) return;
    this.bakedAs = key;
    const { tiles, glades, grow, grid } = scene;
    const flat = tiles.map(({ hex, terrain, stones }) => ({ hex, terrain, stones: [...stones] }));
    const open = glades.map(({ x, y, r }) => ({ x, y, r }));
    const pieces = [bedOf, stonesOf, (h: HexView) => featureOf(h, grow)].flatMap((art) =>
      tiles.map((h) => ({ ...scene.centre(h.hex), art: art(h) })).filter((piece) => piece.art),
    );
    this.baker.bake({ land: { ...box, scale, tiles: flat, places: grid.places, glades: open }, pieces }, (picture) => {
      this.host.replaceChildren(picture instanceof HTMLCanvasElement ? picture : canvasOf(picture));
      this.painted = box;
      this.bakedGlades = new Set(glades.map((glade) => glade.key));
      this.baked = new Map(tiles.map((h) => [h.hex, h]));
    });
  }
}

function canvasOf(picture: ImageBitmap): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(picture);
  return canvas;
}
