/** Where the entries of a radial menu stand, kept on the screen. */
export type Side = "up" | "down" | "left" | "right" | "east" | "west";

export interface Spot {
  x: number;
  y: number;
  /** On which side of its disc the label goes. */
  side: Side;
}

export interface Room {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Middle of the menu: as near to the wanted point as the room allows; `up` and `down`: how far it reaches with its labels. */
export function anchor(x: number, y: number, radius: number, room: Room, up = radius, down = radius): { x: number; y: number } {
  const hold = (v: number, low: number, high: number): number => (low > high ? (low + high) / 2 : Math.min(high, Math.max(low, v)));
  return {
    x: hold(x, room.left + radius, room.right - radius),
    y: hold(y, room.top + up, room.bottom - down),
  };
}

/** Entries evenly round a middle, the first on top, clockwise. */
export function around(count: number, radius: number): Spot[] {
  return Array.from({ length: count }, (_, n) => {
    const a = -Math.PI / 2 + (2 * Math.PI * n) / Math.max(1, count);
    const c = Math.cos(a);
    const s = Math.sin(a);
    const side: Side = s < -0.8 ? "up" : s > 0.8 ? "down" : c < 0 ? "left" : "right";
    return { x: radius * c, y: radius * s, side };
  });
}

/** How far a label has to move sideways to stay on the screen. */
export function nudge(spot: Spot, middle: { x: number }, room: Room, disc = 70, width = 168): number {
  if (spot.side === "east" || spot.side === "west") return 0;
  // beside the ring labels go outwards: the hex in its middle stays free
  const from = { left: disc / 2 - width, right: -disc / 2, up: -width / 2, down: -width / 2 }[spot.side];
  const left = middle.x + spot.x + from;
  return Math.max(0, room.left - left) - Math.max(0, left + width - room.right);
}

/** A label above or below its disc goes beside it where there is no room. */
export function labelled(spot: Spot, middle: { x: number; y: number }, disc: number, room: Room, label = { width: 170, height: 54 }): Side {
  const y = middle.y + spot.y;
  const reach = disc / 2 + label.height;
  const reachAcross = disc / 2 + label.width;
  const [east, west] = [middle.x + spot.x + reachAcross <= room.right, middle.x + spot.x - reachAcross >= room.left];
  const beside = spot.x < -1 ? (west ? "west" : "east") : east ? "east" : "west"; // outwards, where there is room
  if (spot.side === "up" && y - reach < room.top) return beside;
  if (spot.side !== "up" && y + reach > room.bottom) return beside;
  return spot.side;
}
