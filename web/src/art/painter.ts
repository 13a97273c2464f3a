/** One bitmap of everything that stands still. The land under the pieces is kept: most orders change only pieces. */
import { Drawer } from "./canvas";
import { paintLand, type Land } from "./land";
import type { MakeSurface } from "./surface";

export interface Standing {
  x: number;
  y: number;
  art: string;
}

export interface Order {
  land: Land;
  pieces: readonly Standing[];
}

type Surface = ReturnType<MakeSurface>;

export class Painter {
  private readonly drawer: Drawer;
  private key = "";
  private land: Surface | null = null;

  constructor(
    symbols: string,
    private readonly make: MakeSurface,
  ) {
    this.drawer = new Drawer(symbols, make);
  }

  paint({ land, pieces }: Order): Surface {
    const width = Math.ceil(land.width * land.scale);
    const height = Math.ceil(land.height * land.scale);
    const key = JSON.stringify(land);
    if (!this.land || key !== this.key) {
      this.land = this.make(width, height);
      paintLand(this.land.getContext("2d") as CanvasRenderingContext2D, land, this.make);
      this.key = key;
    }
    const surface = this.make(width, height);
    const ctx = surface.getContext("2d") as CanvasRenderingContext2D;
    ctx.drawImage(this.land as CanvasImageSource, 0, 0);
    for (const { x, y, art } of pieces) {
      ctx.setTransform(land.scale, 0, 0, land.scale, (x - land.x) * land.scale, (y - land.y) * land.scale);
      this.drawer.draw(ctx, art);
    }
    return surface;
  }
}
