/** Where the entries of a radial menu and their labels stand, kept on the screen. */
export type Side = "up" | "down" | "left" | "right" | "east" | "west";

export interface Spot {
  x: number;
  y: number;
  /** On which side of its disc the label goes if there is room. */
  side: Side;
}

export interface Room {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Middle of the menu: as near to the wanted point as the room allows; `reach`: how far it reaches with its labels. */
export function anchor(x: number, y: number, reach: Room, room: Room): { x: number; y: number } {
  const hold = (v: number, low: number, high: number): number => (low > high ? (low + high) / 2 : Math.min(high, Math.max(low, v)));
  return {
    x: hold(x, room.left + reach.left, room.right - reach.right),
    y: hold(y, room.top + reach.top, room.bottom - reach.bottom),
  };
}

/** How large a ring and its discs are, in pixels. */
export function sizeOf(entries: readonly Entry[], tight: boolean): { disc: number; radius: number } {
  return { disc: tight ? 58 : 70, radius: (tight ? 90 : 112) + Math.max(0, entries.length - 4) * (tight ? 26 : 15) };
}

const LABEL = 58; // of a label, beyond its disc
const HEX = 0.6; // of the ring: what of it has to be seen where no entry stands

/** Where the middle of a ring goes that was wanted at a point: as near to it as all of the ring can be seen. */
export function makeRoom(
  { x, y }: { x: number; y: number },
  entries: readonly Entry[],
  tight: boolean,
  room: Room,
): { x: number; y: number } {
  const { disc, radius } = sizeOf(entries, tight);
  const ring = around(entries, radius);
  const farthest = (of: (spot: Spot) => number): number => Math.max(radius * HEX, ...ring.map((spot) => of(spot) + disc / 2));
  const reach: Room = {
    left: farthest((spot) => -spot.x) + 4, // labels give way sideways
    right: farthest((spot) => spot.x) + 4,
    top: Math.max(...ring.map((spot) => -spot.y)) + disc / 2 + LABEL,
    bottom: Math.max(...ring.map((spot) => spot.y)) + disc / 2 + LABEL,
  };
  return anchor(x, y, reach, room);
}

/** What stands in a ring. */
export interface Entry {
  kind: string;
  figure?: string | null;
}

const PLACES = 6; // clockwise, the first on top
const TOP = 0;
/** Work on top, leaders on the left and explorers on the right: who comes or stays there above those who walk away. */
function placeOf({ kind, figure }: Entry): number {
  if (kind !== "walk" && kind !== "enter" && kind !== "guard") return TOP;
  const below = kind === "walk";
  return figure === "leader" ? (below ? 4 : 5) : below ? 2 : 1;
}

/** For each entry the place of its own or, where that is taken, the nearest that is free; evenly in their order if there are too many. */
export function places(entries: readonly Entry[]): number[] {
  if (entries.length > PLACES) return entries.map((_, n) => (n * PLACES) / entries.length);
  const taken = new Set<number>();
  return entries.map((entry) => {
    const own = placeOf(entry);
    const near = [0, 1, -1, 2, -2, 3].map((by) => (own + by + PLACES) % PLACES);
    const place = near.find((each) => !taken.has(each))!;
    taken.add(place);
    return place;
  });
}

/** Entries round a middle: the same has the same place in every ring. */
export function around(entries: readonly Entry[], radius: number): Spot[] {
  return places(entries).map((place) => {
    const a = -Math.PI / 2 + (2 * Math.PI * place) / PLACES;
    const side: Side = Math.sin(a) < -0.1 ? "up" : "down";
    return { x: radius * Math.cos(a), y: radius * Math.sin(a), side };
  });
}

/** Where the label of a disc stands. */
export interface Label {
  side: Side;
  /** How far it is moved sideways to stay on the screen. */
  nudge: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 6; // between a disc and its label
const COIN = 4; // how far what it costs reaches beyond a disc
const SIDES: readonly Side[] = ["up", "down", "left", "right", "east", "west"];
const ASIDE = [0, -14, 14, -28, 28]; // how far a label over or under its disc may give way
const WAYS = SIDES.flatMap((side) => (side === "up" || side === "down" ? ASIDE : [0]).map((aside) => ({ side, aside })));

/** What a label covers on one side of a disc, from the middle of the ring. */
function plate(
  { x, y }: Spot,
  { side, aside }: { side: Side; aside: number },
  { width, height }: Size,
  disc: number,
  middle: { x: number },
  room: Room,
): Room & { nudge: number } {
  const half = disc / 2;
  const beside = side === "east" || side === "west";
  // beside the ring labels go outwards: the hex in its middle stays free
  const meant = {
    up: x - width / 2,
    down: x - width / 2,
    left: x + half - width,
    right: x - half,
    east: x + half + GAP,
    west: x - half - GAP - width,
  }[side];
  const top = side === "up" ? y - half - GAP - height : beside ? y - height / 2 : y + half + GAP;
  const from = meant + aside;
  const nudge = beside ? 0 : aside + Math.max(0, room.left - middle.x - from) - Math.max(0, middle.x + from + width - room.right);
  return { left: meant + nudge, right: meant + nudge + width, top, bottom: top + height, nudge };
}

const shared = (a: Room, b: Room): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** On which side of its disc each label stands: where it was meant to, unless it would leave the screen or lie on another label, a disc or the hex. */
export function labels(ring: readonly Spot[], sizes: readonly Size[], middle: { x: number; y: number }, disc: number, room: Room): Label[] {
  const half = disc / 2;
  const reach = Math.max(0, Math.hypot(ring[0]?.x ?? 0, ring[0]?.y ?? 0) - half) * 0.7;
  const hex: Room = { left: -reach, right: reach, top: -reach, bottom: reach };
  const discs = ring.map(({ x, y }): Room => ({ left: x - half, right: x + half + COIN, top: y - half - COIN, bottom: y + half }));
  const screen: Room = {
    left: room.left - middle.x,
    right: room.right - middle.x,
    top: room.top - middle.y,
    bottom: room.bottom - middle.y,
  };
  const choices = ring.map((spot, n) =>
    WAYS.map(({ side, aside }) => {
      const at = plate(spot, { side, aside }, sizes[n]!, disc, middle, room);
      const out = sizes[n]!.width * sizes[n]!.height - shared(at, screen);
      const over = discs.reduce((sum, other, k) => (k === n ? sum : sum + shared(at, other)), 0);
      const outward = (side === "east" && spot.x > 1) || (side === "west" && spot.x < -1) ? 0 : 1;
      return {
        side,
        at,
        cost: Math.abs(aside) + (side === spot.side ? 0 : 80 + outward * 20) + 30 * out + 20 * over + 8 * shared(at, hex),
      };
    }),
  );
  const chosen = choices.map((list) => list.reduce((best, each) => (each.cost < best.cost ? each : best)));
  for (let round = 0; round < 4; round++)
    for (const [n, list] of choices.entries()) {
      const whole = (each: (typeof list)[number]): number =>
        each.cost + 20 * chosen.reduce((sum, other, k) => (k === n ? sum : sum + shared(each.at, other.at)), 0);
      chosen[n] = list.reduce((best, each) => (whole(each) < whole(best) ? each : best));
    }
  return chosen.map(({ side, at }) => ({ side, nudge: at.nudge }));
}
