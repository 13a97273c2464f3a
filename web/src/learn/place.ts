/** Where the guide of a lesson stands on a desk: in one place, as long as it hides nothing that the step is about there. */
import type { Point } from "../board/geometry";

/** What has to be known of the screen, in pixels. */
export interface Around {
  /** Where its upper left corner may be. */
  room: { left: number; top: number; right: number; bottom: number };
  wide: number;
  tall: number;
  /** The hex to click, and how far from its middle the guide keeps: further where there is a ring round it. */
  hex: Point | null;
  reach: number;
  /** The middles of the hexes that the step is about, and of all land. */
  about: readonly Point[];
  land: readonly Point[];
  /** Half of a hex. */
  half: number;
}

export interface Place extends Point {
  /** On which side of the guide the hex is. */
  side: "left" | "right";
  /** Where the beak points to the hex, from the top; null where the guide is not beside it. */
  beak: number | null;
}

const LAND = 0.12; // what hiding other land weighs, beside the hexes that the step is about
const HEX = 20; // ... and what hiding the hex to click does
const GAP = 34; // of its reach: what is left free between the ring and the guide
const BEAK = 34; // the least between a beak and the edges above and below it

/** The place of the guide: where it was, if nothing needed is there; otherwise a corner or a place beside the hex, whichever hides least. */
export function place(around: Around, before: Point | null): Place {
  const { room, wide, tall, hex: p, reach } = around;
  const clamp = ({ x, y }: Point): Point => ({
    x: Math.max(room.left, Math.min(x, room.right)),
    y: Math.max(room.top, Math.min(y, room.bottom)),
  });
  const stays = before && clamp(before);
  if (stays && needed(around, stays) === 0) return pointing(around, stays);
  const corners = [room.right, room.left].flatMap((x) => [room.top, room.bottom].map((y) => ({ x, y })));
  const beside = p
    ? [
        { x: p.x + reach, y: p.y - tall / 2 },
        { x: p.x - reach - wide, y: p.y - tall / 2 },
        { x: p.x - wide / 2, y: p.y + reach },
        { x: p.x - wide / 2, y: p.y - reach - tall },
      ]
    : [];
  const hidden = (at: Point): number => needed(around, at) + LAND * covered(around, at, around.land, around.half);
  const best = [...corners, ...beside].map(clamp).reduce((found, at) => (hidden(at) < hidden(found) - 1 ? at : found));
  return pointing(around, best);
}

/** How much of what the step is about the guide would hide. */
function needed(around: Around, at: Point): number {
  const { hex, reach, about, half } = around;
  const ring = hex ? covered(around, at, [hex], Math.max(half, reach - GAP)) : 0;
  return covered(around, at, about, half) + HEX * ring;
}

function covered({ wide, tall }: Around, { x, y }: Point, points: readonly Point[], far: number): number {
  let sum = 0;
  for (const q of points) {
    const w = Math.min(x + wide, q.x + far) - Math.max(x, q.x - far);
    const h = Math.min(y + tall, q.y + far) - Math.max(y, q.y - far);
    if (w > 0 && h > 0) sum += w * h;
  }
  return sum;
}

const NEAR = 60; // pixels beyond the reach in which a beak still points to the hex

function pointing({ hex: p, reach, wide, tall }: Around, at: Point): Place {
  const right = !!p && at.x + wide <= p.x - reach + 1; // the hex is on the right
  const gap = p ? (right ? p.x - reach - at.x - wide : at.x - p.x - reach) : Infinity;
  const level = !!p && p.y > at.y && p.y < at.y + tall;
  const beside = !!p && level && gap >= -1 && gap < NEAR;
  return { ...at, side: right ? "right" : "left", beak: beside ? Math.max(BEAK, Math.min(p.y - at.y, tall - BEAK)) : null };
}
