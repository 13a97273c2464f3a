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
  const sun = ctx.createRadialGradient(180, 20, 20, 180, 20, 1250);
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
      ctx.strokeStyle = "rgba(246,237,192,.3)";
      ctx.lineWidth = 1.6;
      ctx.stroke(new Path2D(roundHex(at.x, at.y, 97, 6)));
      continue;
    }
    ctx.save();
    ctx.lineCap = "round";
    const dots = new Path2D(polyline(corners(at.x, at.y, 93)));
    for (const [style, width] of [
      ["rgba(6,24,14,.55)", 8.5],
      ["rgba(251,233,174,.94)", 5.6],
    ] as const) {
      ctx.setLineDash([0.1, 15.4]);
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
  ctx.fillStyle = "#08221a";
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
