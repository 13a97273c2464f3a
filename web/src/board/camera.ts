/** Looking at the board: a zoom (pixels per unit) and a shift (pixels), kept inside the painted land. */
import { APOTHEM, INNER, SIDE, type Box, type Point } from "./geometry";

export type { Box } from "./geometry";

export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export interface Camera {
  zoom: number;
  x: number;
  y: number;
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
const AROUND = 14;
const SPARE = 170;
const TAPPED = 0.56; // a zoom at which hexes can be tapped
/** The least zoom at which hexes can be hit: by a finger, by a mouse. */
export const HIT = { finger: 0.42, mouse: 0.34 };
/** The least zoom at which the board is looked at by itself: a hex is 44 pixels high, for a finger, and a phone shows all columns. */
export const FAR = 0.262;
const LOST = 0.005; // of a box, that nobody misses
const STEADY = 0.15; // how much nearer or farther it would have to be looked at from to be worth a move

/** The zoom at which the whole board shows between the insets. */
export function fitZoom(width: number, height: number, insets: Insets, board: Box = INNER.box): number {
  const w = Math.max(80, width - insets.left - insets.right);
  const h = Math.max(80, height - insets.top - insets.bottom);
  return Math.min(w / (board.width + 2 * AROUND), h / (board.height + 2 * AROUND));
}

/** Look with a point of the board in the middle of what the insets leave free. */
export function lookAt(width: number, height: number, insets: Insets, zoom: number, p: Point): Camera {
  return {
    zoom,
    x: (insets.left + width - insets.right) / 2 - p.x * zoom,
    y: (insets.top + height - insets.bottom) / 2 - p.y * zoom,
  };
}

export const fitted = (width: number, height: number, insets: Insets, board: Box = INNER.box): Camera =>
  lookAt(width, height, insets, fitZoom(width, height, insets, board), {
    x: board.x + board.width / 2,
    y: board.y + board.height / 2,
  });

/** What hexes with these middles cover. */
export function boxOf(middles: readonly Point[]): Box {
  const xs = middles.map((p) => p.x);
  const ys = middles.map((p) => p.y);
  const [x, y] = [Math.min(...xs) - SIDE, Math.min(...ys) - APOTHEM];
  return { x, y, width: Math.max(...xs) + SIDE - x, height: Math.max(...ys) + APOTHEM - y };
}

/** As it opens where there is little room: all of `core`, and of `rest` round it as much as can be seen large enough. */
export function opening(width: number, height: number, insets: Insets, least: number, core: Box, rest: Box, hit = HIT.finger): Camera {
  const [w, h] = [width - insets.left - insets.right, height - insets.top - insets.bottom];
  const zoomOn = (box: Box): number => Math.min(w / (box.width + 2 * AROUND), h / (box.height + 2 * AROUND));
  const zoom = Math.max(least, Math.min(TAPPED, least * 3, zoomOn(core), Math.max(hit, zoomOn(rest))));
  const along = (from: number, size: number, middle: number, room: number): number => {
    const half = room / zoom / 2 - AROUND;
    return 2 * half < size ? from + size / 2 : Math.min(from + half, Math.max(from + size - half, middle));
  };
  return lookAt(width, height, insets, zoom, {
    x: along(core.x, core.width, rest.x + rest.width / 2, w),
    y: along(core.y, core.height, rest.y + rest.height / 2, h),
  });
}

/** All of `core` in what the insets leave free, and of `rest` as much as there is room for, by the least move: never from nearer, and from farther away down to `least` only. */
export function including(
  camera: Camera,
  width: number,
  height: number,
  insets: Insets,
  least: number,
  core: Box | null,
  rest: Box,
): Camera {
  const [w, h] = [width - insets.left - insets.right, height - insets.top - insets.bottom];
  const fits = Math.min(w / (rest.width + 2 * AROUND), h / (rest.height + 2 * AROUND));
  const zoom = Math.min(camera.zoom, Math.max(least, fits));
  const along = (shift: number, from: number, room: number, start: number, size: number): number => {
    const low = from - (start - AROUND) * zoom;
    const high = from + room - (start + size + AROUND) * zoom;
    return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, shift));
  };
  const inside = ({ x, y }: Point, box: Box): Point => ({
    x: along(x, insets.left, w, box.x, box.width),
    y: along(y, insets.top, h, box.y, box.height),
  });
  const { x, y } = lookAt(width, height, insets, zoom, {
    x: (insets.left + w / 2 - camera.x) / camera.zoom,
    y: (insets.top + h / 2 - camera.y) / camera.zoom,
  });
  const at = inside({ x, y }, rest);
  return { zoom, ...(core ? inside(at, core) : at) };
}

/** The window: how large it is, what panels cover at its edges, and the zoom at which all of the board shows. */
export interface Room {
  width: number;
  height: number;
  insets: Insets;
  least: number;
}

/** What is to be in sight: all of `core`, and of `rest` as much as there is room for, if need be from `farther` away. */
export interface Sought {
  core: Box | null;
  rest: Box;
  farther: boolean;
}

/** What is this much round a point. */
export const roundOf = ({ x, y }: Point, reach: number): Sought => {
  const half = reach - AROUND;
  return { core: null, rest: { x: x - half, y: y - half, width: 2 * half, height: 2 * half }, farther: false };
};

/** From nearer or farther, in the middle of what panels leave free. */
export function zoomed(camera: Camera, factor: number, { width, height, insets, least }: Room): Camera {
  const [x, y] = [(insets.left + width - insets.right) / 2, (insets.top + height - insets.bottom) / 2];
  return zoomAt(camera, factor, x, y, least);
}

/** With all that is sought in sight, the last of it above all: by the least move, and as near as is liked where there is room. */
export function seeing(from: Camera, liked: number, sought: readonly Sought[], room: Room): Camera {
  const { width, height, insets, least } = room;
  return sought.reduce((camera, { core, rest, farther }) => {
    const near = farther ? zoomed(camera, Math.max(1, liked / camera.zoom), room) : camera;
    return including(near, width, height, insets, farther ? Math.max(least, FAR) : near.zoom, core, rest);
  }, from);
}

/** Whether the board can stay where it is instead of moving a little: from about as near, and nothing of `boxes` is lost by it. */
export function willStay(now: Camera, to: Camera, boxes: readonly Box[], { width, height, insets }: Room): boolean {
  const along = (from: number, size: number, low: number, high: number): number =>
    Math.max(0, Math.min(from + size, high) - Math.max(from, low)) / size;
  /** Which part of a box is in sight, across and from top to bottom. */
  const seen = ({ zoom, x, y }: Camera, box: Box): [number, number] => [
    along(x + box.x * zoom, box.width * zoom, insets.left - 1, width - insets.right + 1),
    along(y + box.y * zoom, box.height * zoom, insets.top - 1, height - insets.bottom + 1),
  ];
  const loses = (box: Box): boolean => {
    const [have, could] = [seen(now, box), seen(to, box)];
    return have.some((part, n) => part < could[n]! - LOST);
  };
  return Math.abs(to.zoom / now.zoom - 1) < STEADY && !boxes.some(loses);
}

/** Between two ways to look, in a straight line. */
export const between = (a: Camera, b: Camera, t: number): Camera => ({
  zoom: a.zoom + (b.zoom - a.zoom) * t,
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});

/** The land to paint: all that can be seen when the board is fitted, and some to spare. */
export function landFor(width: number, height: number, insets: Insets, board: Box = INNER.box): Box {
  const fit = fitted(width, height, insets, board);
  const left = -fit.x / fit.zoom;
  const top = -fit.y / fit.zoom;
  const [x, y] = [Math.min(left, board.x), Math.min(top, board.y)];
  return {
    x: x - SPARE,
    y: y - SPARE,
    width: Math.max(left + width / fit.zoom, board.x + board.width) - x + 2 * SPARE,
    height: Math.max(top + height / fit.zoom, board.y + board.height) - y + 2 * SPARE,
  };
}

/** Whether land that is painted already will do for what is needed, without being much too large. */
export const willDo = (have: Box, need: Box): boolean =>
  have.x <= need.x &&
  have.y <= need.y &&
  have.x + have.width >= need.x + need.width &&
  have.y + have.height >= need.y + need.height &&
  have.width * have.height <= 1.7 * need.width * need.height;

export const zoomLimits = (fit: number): [number, number] => [fit, Math.max(2.2, fit * 3)];

/** Keep the camera over the painted land. */
export function kept(camera: Camera, width: number, height: number, land: Box, fit: number): Camera {
  const [least, most] = zoomLimits(fit);
  const zoom = Math.min(most, Math.max(least, camera.zoom));
  const hold = (shift: number, size: number, from: number, length: number): number => {
    const high = -from * zoom;
    const low = size - (from + length) * zoom;
    return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, shift));
  };
  return { zoom, x: hold(camera.x, width, land.x, land.width), y: hold(camera.y, height, land.y, land.height) };
}

/** Zoom by a factor, the point under (px, py) staying where it is. */
export function zoomAt(camera: Camera, factor: number, px: number, py: number, fit: number): Camera {
  const [least, most] = zoomLimits(fit);
  const zoom = Math.min(most, Math.max(least, camera.zoom * factor));
  const k = zoom / camera.zoom;
  return { zoom, x: px - (px - camera.x) * k, y: py - (py - camera.y) * k };
}
