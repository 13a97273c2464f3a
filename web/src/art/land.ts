/**
 * The land under the pieces, painted on a canvas: ground of explored hexes, trails, undergrowth, and the canopy over
 * everything else. It changes only when a tile is laid or the scale changes, so it is painted aside and moved as a bitmap.
 */
import { corners, gridOf, polyline, roundHex, type Grid, type Place, type Point } from "../board/geometry";
import { paintGlades, paintGround } from "./ground";
import { patternOf, texture, type Context, type MakeSurface } from "./surface";
import { paintCanopy } from "./trees";

export interface LandTile {
  hex: string;
  terrain: string;
  stones: readonly number[];
}

export interface Land {
  /** What is painted, in board units. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Pixels per board unit. */
  scale: number;
  tiles: readonly LandTile[];
  /** All hexes, and which of them are at the border. */
  places: readonly Place[];
  /** Where the canopy is open though no tile lies there. */
  glades?: readonly Glade[];
}

export interface Glade extends Point {
  r: number;
}

/** The lines round hexes without a tile: a thin one; dots at the border, one over the other. */
export const LINE = { size: 97, radius: 6, stroke: "#f6edc04d", width: 1.6 } as const;
export const DOTS = {
  size: 93,
  dash: [0.1, 15.4],
  strokes: [
    ["#06180e8c", 8.5],
    ["#fbe9aef0", 5.6],
  ],
} as const;
export const SHADOW = "#08221a"; // under everything
/** Where the sun stands. */
export const SUN = { x: 180, y: 20, r: 1250 } as const;

function paintLight(ctx: Context, land: Land, make: MakeSurface): void {
  const { x, y, width, height } = land;
  ctx.globalCompositeOperation = "overlay";
  ctx.fillStyle = patternOf(
    ctx,
    texture(make, [20, 24, 16], (n) => Math.abs(n - 0.5) * 1.5),
    128,
    land,
  );
  ctx.fillRect(x, y, width, height);
  ctx.globalCompositeOperation = "soft-light";
  const sun = ctx.createRadialGradient(SUN.x, SUN.y, 20, SUN.x, SUN.y, SUN.r);
  sun.addColorStop(0, "rgba(255,241,184,.6)");
  sun.addColorStop(0.5, "rgba(255,229,154,.16)");
  sun.addColorStop(1, "rgba(255,229,154,0)");
  ctx.fillStyle = sun;
  ctx.fillRect(x, y, width, height);
  ctx.globalCompositeOperation = "source-over";
  for (const [rx, ry, rw, rh] of [
    [90, -180, 120, 1000],
    [330, -200, 70, 1050],
    [620, -240, 150, 900],
    [960, -240, 90, 760],
  ] as const)
    for (let i = 0; i < 6; i++) {
      ctx.save();
      ctx.translate(rx, ry);
      ctx.rotate((32 * Math.PI) / 180);
      const fade = ctx.createLinearGradient(0, 0, 0, rh);
      fade.addColorStop(0, "rgba(255,246,200,.026)");
      fade.addColorStop(1, "rgba(255,246,200,0)");
      ctx.fillStyle = fade;
      ctx.fillRect(-6 + i * 4.5, 0, rw + 12 - i * 9, rh);
      ctx.restore();
    }
}

/** Lines round hexes without a tile: thin ones, and dots at the border. */
function paintLines(ctx: Context, land: Land, grid: Grid): void {
  const open = new Set(land.tiles.map((t) => t.hex));
  for (const { hex, border } of grid.places) {
    if (open.has(hex)) continue;
    const at = grid.centre(hex);
    if (!border) {
      ctx.strokeStyle = LINE.stroke;
      ctx.lineWidth = LINE.width;
      ctx.stroke(new Path2D(roundHex(at.x, at.y, LINE.size, LINE.radius)));
      continue;
    }
    ctx.save();
    ctx.lineCap = "round";
    const dots = new Path2D(polyline(corners(at.x, at.y, DOTS.size)));
    for (const [style, width] of DOTS.strokes) {
      ctx.setLineDash([...DOTS.dash]);
      ctx.strokeStyle = style;
      ctx.lineWidth = width;
      ctx.stroke(dots);
    }
    ctx.restore();
  }
}

/** Paint the land on a context whose pixels are `land.scale` to the unit. */
export function paintLand(ctx: Context, land: Land, make: MakeSurface): void {
  const grid = gridOf(land.places);
  ctx.setTransform(land.scale, 0, 0, land.scale, -land.x * land.scale, -land.y * land.scale);
  ctx.fillStyle = SHADOW;
  ctx.fillRect(land.x, land.y, land.width, land.height);
  paintGround(ctx, land, grid, make);
  paintGlades(ctx, land.glades ?? []);
  paintCanopy(
    ctx,
    land,
    grid,
    land.tiles.map((t) => grid.centre(t.hex)),
    make,
  );
  paintLines(ctx, land, grid);
  paintLight(ctx, land, make);
}
