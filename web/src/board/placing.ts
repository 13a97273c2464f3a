/**
 * Where figures and cost coins stand on a hex: the spot of a small grid that covers least of what matters there
 * (numeral, masks, tents, stones, other figures). Nothing here knows rules.
 */
import { outside, slabs, type Grid, type Point } from "./geometry";
import { templeHalf, TEMPLE } from "../art/temples";
import { leadersOf, type Group, type HexView } from "./types";

type Box = readonly [x0: number, y0: number, x1: number, y1: number, weight: number];

export interface Placing {
  /** Feet of each seat's group, from the middle of the hex. */
  groups: Record<string, Point>;
  coin: Point;
}

/** What a board has to say about the room on a hex. */
export interface Room {
  /** What lies on the hex's edges, from its middle. */
  blocked?: readonly Point[];
  /** How large figures are drawn. */
  size?: number;
  /** The pennant of the hex to the lower left reaches into this one. */
  flag?: boolean;
  /** Where groups stand already: they stay there, whoever joins them. */
  kept?: Readonly<Record<string, Point>>;
}

/** A large board is seen from farther away: its figures are drawn larger. */
export const figureSize = (grid: Grid): number => (grid.names.length > 48 ? 1.15 : 1);

/** Whether somebody leads on a hex, so that a pennant stands there. */
export const hasPennant = (hex: HexView): boolean => hex.terrain === "temple" && (!!hex.guard || present(hex).length > 0);

function obstacles(hex: HexView, blocked: readonly Point[], flag: boolean): Box[] {
  const boxes: Box[] = blocked.map(({ x, y }) => [x - 20, y - 20, x + 20, y + 20, 60]);
  if (flag) boxes.push([-104, 2, -66, 46, 40]);
  if (hex.terrain === "temple") {
    const v = hex.level ?? 1;
    const h = templeHalf(v);
    const top = -v * TEMPLE.lift;
    boxes.push([-h - 1, -h - 4, h + 1, h + 3, 9], [-18, top - 20, 18, top + 19, 60]);
    if (hex.guard) boxes.push([-20, -60, 20, h + 14, 80]);
    if (hasPennant(hex)) boxes.push([46, -82, 84, -38, 40]); // the pennant of who leads
  } else if (hex.terrain === "ruin") {
    boxes.push([-44, -56, 44, -30, 60], [-50, -50, 50, 42, 0.6]);
    if (hex.treasures) boxes.push([-28, -28, 38, 32, 40]);
    if (hex.camp) boxes.push([-28, -30, 36, 26, 60]);
  } else if (hex.terrain === "base_camp") boxes.push([-54, -66, 44, -2, 8], [20, 10, 52, 44, 4], [-56, 22, -22, 46, 4]);
  else if (hex.terrain === "volcano") boxes.push([-24, -24, 24, 24, 60]);
  else if (hex.camp) boxes.push([-36, -52, 40, 18, 60]);
  for (const s of slabs(hex.stones)) boxes.push([s.x - 11, s.y - 11, s.x + 11, s.y + 11, 9]);
  return boxes;
}

interface Size {
  half: number;
  up: number;
  down: number;
}

export function groupSize(leaders: number, explorers: number): Size {
  const half = leaders > 1 ? (explorers ? 33 : 29) : leaders ? (explorers ? 28 : 17) : explorers === 1 ? 14 : 20;
  return { half, up: leaders > 1 ? 66 : leaders ? 60 : 38, down: explorers > 1 ? 14 : 3 };
}

/** Rafts and ledges are wider than who stands on them, and keep off the shore. */
const LEDGE = 28;
const OFFSHORE: Readonly<Record<string, number>> = { lake: -16, volcano: -16 };

function search(boxes: readonly Box[], size: Size, coin: boolean, inside = 1): { spot: Point; box: Box } {
  const { half, up, down } = size;
  let least = Infinity;
  let spot: Point = { x: 0, y: 0 };
  for (let x = -80; x <= 80; x += 4)
    for (let y = -66; y <= 72; y += 4) {
      const low = coin ? -3 : inside;
      const high = coin ? -4 : 8;
      if (Math.max(outside(x - half * 0.8, y + down, 0, 0), outside(x + half * 0.8, y + down, 0, 0)) > low) continue;
      if (Math.max(outside(x - half * 0.55, y - up, 0, 0), outside(x + half * 0.55, y - up, 0, 0)) > high) continue;
      let cost = coin ? 3.2 * Math.hypot(x - 34, y + 56) : 0.18 * Math.abs(x) + (y > -10 ? 0 : -y * 1.2) + Math.abs(y - 22) * 0.6;
      for (const [x0, y0, x1, y1, weight] of boxes) {
        const w = Math.min(x1, x + half) - Math.max(x0, x - half);
        const h = Math.min(y1, y + down) - Math.max(y0, y - up);
        if (w > 0 && h > 0) cost += w * h * weight;
        if (cost >= least) break;
      }
      if (cost < least) {
        least = cost;
        spot = { x, y };
      }
    }
  return { spot, box: [spot.x - half, spot.y - up, spot.x + half, spot.y + down, 120] };
}

/** A group that stands where it stood; null if it has not, or would now hide too much. */
function stay(boxes: readonly Box[], { half, up, down }: Size, spot: Point | undefined): { spot: Point; box: Box } | null {
  if (!spot) return null;
  const box: Box = [spot.x - half, spot.y - up, spot.x + half, spot.y + down, 120];
  return hides(boxes, box) ? null : { spot, box };
}

/** The groups on a hex, by seat. */
export const present = (hex: HexView): [seat: string, group: Group][] =>
  Object.entries(hex.figures).filter((entry): entry is [string, Group] => !!entry[1]);

const known = new Map<string, Placing>();

/** All on a hex that figures make room for. */
export const groundOf = ({ terrain, level, guard, treasures, camp, stones }: HexView): string =>
  JSON.stringify([terrain, level, guard?.seat, !!treasures, camp, stones]);

const TOO_MUCH = 160; // of what matters on a hex, hidden by a group that has grown

const hides = (boxes: readonly Box[], [x0, y0, x1, y1]: Box): boolean =>
  boxes.some(([a0, b0, a1, b1, weight]) => {
    const [w, h] = [Math.min(x1, a1) - Math.max(x0, a0), Math.min(y1, b1) - Math.max(y0, b0)];
    return weight >= 40 && w > 0 && h > 0 && w * h > TOO_MUCH;
  });

export function place(hex: HexView, { blocked = [], flag = false, size: scale = 1, kept = {} }: Room = {}): Placing {
  const { terrain, figures } = hex;
  const key = JSON.stringify([groundOf(hex), figures, blocked, flag, scale, kept]);
  const found = known.get(key);
  if (found) return found;
  const boxes = obstacles(hex, blocked, flag);
  const inside = OFFSHORE[terrain];
  const groups: Record<string, Point> = {};
  const order = present(hex).sort((a, b) => Number(!!kept[b[0]]) - Number(!!kept[a[0]]) || leadersOf(b[1]) - leadersOf(a[1]));
  for (const [seat, g] of order) {
    const size = groupSize(leadersOf(g), g.explorers);
    const drawn = { half: size.half * scale, up: size.up * scale, down: size.down * scale };
    if (inside) drawn.half = Math.max(drawn.half, LEDGE * scale);
    const { spot, box } = stay(boxes, drawn, kept[seat]) ?? search(boxes, drawn, false, inside);
    groups[seat] = spot;
    boxes.push(box);
  }
  const coin = search(boxes, { half: 17, up: 17, down: 17 }, true).spot;
  const placing = { groups, coin };
  if (known.size > 2000) known.clear();
  known.set(key, placing);
  return placing;
}

/** The same hex with one figure more of a seat: where would it stand? */
export function placeWith(hex: HexView, seat: string, figure: string, room: Room = {}): Point {
  const g = hex.figures[seat] ?? { explorers: 0 };
  const leaders = leadersOf(g);
  const more = figure === "leader" ? { ...g, leader: true, leaders: leaders + 1 } : { ...g, explorers: g.explorers + 1 };
  return place({ ...hex, figures: { ...hex.figures, [seat]: more } }, room).groups[seat]!;
}
