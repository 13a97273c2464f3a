/**
 * Where figures and cost coins stand on a hex: the spot of a small grid that covers least of what matters there
 * (numeral, masks, tents, stones, other figures). Nothing here knows rules.
 */
import { outside, slabs, type Point } from "./geometry";
import { templeHalf, TEMPLE } from "../art/pieces";
import type { Group, HexView } from "./types";

type Box = readonly [x0: number, y0: number, x1: number, y1: number, weight: number];

export interface Placing {
  /** Feet of each seat's group, from the middle of the hex. */
  groups: Record<string, Point>;
  coin: Point;
}

function obstacles(hex: HexView): Box[] {
  const boxes: Box[] = [];
  if (hex.terrain === "temple") {
    const v = hex.level ?? 1;
    const h = templeHalf(v);
    const top = -v * TEMPLE.lift;
    boxes.push([-h - 1, -h - 4, h + 1, h + 3, 9], [-18, top - 20, 18, top + 19, 60]);
    if (hex.guard) boxes.push([-20, -60, 20, h + 14, 80]);
  } else if (hex.terrain === "ruin") {
    boxes.push([-44, -56, 44, -30, 60], [-50, -50, 50, 42, 0.6]);
    if (hex.treasures) boxes.push([-24, -20, 36, 30, 40]);
    if (hex.camp) boxes.push([-28, -30, 36, 26, 60]);
  } else if (hex.terrain === "base_camp") boxes.push([-54, -66, 44, -2, 8], [20, 10, 52, 44, 4], [-56, 22, -22, 46, 4]);
  else if (hex.camp) boxes.push([-36, -52, 40, 18, 60]);
  for (const s of slabs(hex.stones)) boxes.push([s.x - 11, s.y - 11, s.x + 11, s.y + 11, 9]);
  return boxes;
}

interface Size {
  half: number;
  up: number;
  down: number;
}

export function groupSize(leader: boolean, explorers: number): Size {
  const half = leader ? (explorers ? 23 : 17) : explorers === 1 ? 14 : 20;
  return { half, up: leader ? 60 : 38, down: explorers > 1 ? 14 : 3 };
}

function search(boxes: readonly Box[], size: Size, coin: boolean): { spot: Point; box: Box } {
  const { half, up, down } = size;
  let least = Infinity;
  let spot: Point = { x: 0, y: 0 };
  for (let x = -80; x <= 80; x += 4)
    for (let y = -66; y <= 72; y += 4) {
      const low = coin ? -3 : 1;
      const high = coin ? -4 : 8;
      if (Math.max(outside(x - half * 0.8, y + down, 0, 0), outside(x + half * 0.8, y + down, 0, 0)) > low) continue;
      if (Math.max(outside(x - half * 0.55, y - up, 0, 0), outside(x + half * 0.55, y - up, 0, 0)) > high) continue;
      let cost = coin
        ? 3.2 * Math.hypot(x - 34, y + 56)
        : 0.18 * Math.abs(x) + (y > -10 ? 0 : -y * 1.2) + Math.abs(y - 22) * 0.6;
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

/** The groups on a hex, by seat. */
export const present = (hex: HexView): [seat: string, group: Group][] =>
  Object.entries(hex.figures).filter((entry): entry is [string, Group] => !!entry[1]);

const known = new Map<string, Placing>();

export function place(hex: HexView): Placing {
  const { terrain, level, guard, treasures, camp, stones, figures } = hex;
  const key = JSON.stringify([terrain, level, guard?.seat, !!treasures, camp, stones, figures]);
  const found = known.get(key);
  if (found) return found;
  const boxes = obstacles(hex);
  const groups: Record<string, Point> = {};
  const order = present(hex).sort((a, b) => Number(b[1].leader) - Number(a[1].leader));
  for (const [seat, g] of order) {
    const { spot, box } = search(boxes, groupSize(g.leader, g.explorers), false);
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
export function placeWith(hex: HexView, seat: string, figure: string): Point {
  const g = hex.figures[seat] ?? { leader: false, explorers: 0 };
  const more = figure === "leader" ? { ...g, leader: true } : { ...g, explorers: g.explorers + 1 };
  return place({ ...hex, figures: { ...hex.figures, [seat]: more } }).groups[seat]!;
}
