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

/** How large a ring and its discs are, in pixels; it need not be round. */
export interface Shape {
  disc: number;
  wide: number; // half of it, to the middles of discs
  high: number;
}

const LABEL = 58; // of a label, beyond its disc
const HEX = 0.6; // of the ring: what of it has to be seen where no entry stands
const PLATE = { tight: { width: 134, height: 53 }, loose: { width: 168, height: 62 } }; // the largest labels, in any language
const GROWS = [0, 12, 24, 40, 60, -12, 84]; // how much larger a ring is tried, one after another
const FLAT = [1, 1.2, 1.45, 1.75, 0.8]; // how much wider than high

const CLASH = 1e6; // more than a hex that is hidden
const FURTHER = 8; // rings that are tried after one without a clash, for one that leaves the hex free

/** How many entries have room for their labels above a phone's sheet. */
export const FEW = 4;

/** How large labels may be. */
export const plateFor = (tight: boolean): Size => (tight ? PLATE.tight : PLATE.loose);

/** The ring for some entries, and where its middle goes that was wanted at a point: the first in which the largest labels have room beside each other and the hex, as near to the point as all of it can be seen. */
export function makeRoom(
  wanted: { x: number; y: number },
  entries: readonly Entry[],
  tight: boolean,
  room: Room,
): { x: number; y: number; shape: Shape } {
  const disc = tight ? 58 : 70;
  const usual = (tight ? 90 : 112) + Math.max(0, entries.length - 4) * (tight ? 14 : 12);
  const [width, height] = [(room.right - room.left - disc) / 2, (room.bottom - room.top - disc) / 2];
  let best: { x: number; y: number; shape: Shape; wrong: number } | null = null;
  let further = FURTHER;
  for (const flat of FLAT)
    for (const grows of GROWS) {
      const radius = usual + grows;
      const shape = { disc, wide: Math.min(radius * flat, Math.max(usual, width)), high: Math.min(radius, Math.max(usual / 2, height)) };
      const ring = around(entries, shape.wide, shape.high);
      const middle = anchor(wanted.x, wanted.y, reachOf(ring, shape), room);
      const { clash, hidden } = placed(ring, entries.map(() => plateFor(tight)), middle, disc, room); // prettier-ignore
      const close = ring.some((a, n) => ring.slice(n + 1).some((b) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) < disc));
      const wrong = close ? Infinity : clash > 0 ? CLASH + clash : hidden;
      if (!best || wrong < best.wrong) best = { ...middle, shape, wrong };
      if (wrong === 0 || (best.wrong < CLASH && further-- <= 0)) return best;
    }
  return best!;
}

/** How far a ring reaches with its labels. */
function reachOf(ring: readonly Spot[], { disc, wide }: Shape): Room {
  const farthest = (of: (spot: Spot) => number): number => Math.max(wide * HEX, ...ring.map((spot) => of(spot) + disc / 2));
  return {
    left: farthest((spot) => -spot.x) + 4, // labels give way sideways
    right: farthest((spot) => spot.x) + 4,
    top: Math.max(...ring.map((spot) => -spot.y)) + disc / 2 + LABEL,
    bottom: Math.max(...ring.map((spot) => spot.y)) + disc / 2 + LABEL,
  };
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
function places(entries: readonly Entry[]): number[] {
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

/** Which of the entries comes first, second ... clockwise from the top: by these numbers they are chosen. */
export const clockwise = (entries: readonly Entry[]): number[] =>
  places(entries)
    .map((place, n) => ({ place, n }))
    .sort((a, b) => a.place - b.place)
    .map(({ n }) => n);

/** Entries round a middle: the same has the same place in every ring. */
export function around(entries: readonly Entry[], wide: number, high = wide): Spot[] {
  return places(entries).map((place) => {
    const a = -Math.PI / 2 + (2 * Math.PI * place) / PLACES;
    const side: Side = Math.sin(a) < -0.1 ? "up" : "down";
    return { x: wide * Math.cos(a), y: high * Math.sin(a), side };
  });
}

/** Where the label of a disc stands. */
export interface Label {
  side: Side;
  /** How far it is moved sideways, and down, to stay on the screen and clear of others. */
  nudge: number;
  drop: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 6; // between a disc and its label
const ROUNDS = 5; // in which every label may give way to the others
const TRIES = 3000; // of ways for all labels, where giving way does not help
const FEWER = 400; // ... where that would only leave the hex free
const COIN = 4; // how far what it costs reaches beyond a disc
const SIDES: readonly Side[] = ["up", "down", "left", "right", "east", "west"];
const ASIDE = [0, -14, 14, -28, 28, -44, 44]; // how far a label may give way along its disc
const WAYS = SIDES.flatMap((side) => (side === "left" || side === "right" ? [0] : ASIDE).map((aside) => ({ side, aside })));
const isBeside = (side: Side): boolean => side === "east" || side === "west";

/** What a label covers that stands so, from the middle of the ring. */
export function plateOf({ x, y }: Spot, { side, nudge, drop }: Label, { width, height }: Size, disc: number): Room {
  const half = disc / 2;
  // beside the ring labels go outwards: the hex in its middle stays free
  const left = {
    up: x - width / 2,
    down: x - width / 2,
    left: x + half - width,
    right: x - half,
    east: x + half + GAP,
    west: x - half - GAP - width,
  }[side];
  const top = side === "up" ? y - half - GAP - height : isBeside(side) ? y - height / 2 : y + half + GAP;
  return { left: left + nudge, right: left + nudge + width, top: top + drop, bottom: top + drop + height };
}

/** How far something has to move to lie in a room. */
const into = (from: number, to: number, low: number, high: number): number => Math.max(0, low - from) - Math.max(0, to - high);

const shared = (a: Room, b: Room): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** On which side of its disc each label stands: where it was meant to, unless it would leave the screen or lie on another label, a disc or the hex; if need be where the largest would stand, within which it has room. */
export function labels(
  ring: readonly Spot[],
  sizes: readonly Size[],
  middle: { x: number; y: number },
  disc: number,
  room: Room,
  largest?: Size,
): Label[] {
  const found = placed(ring, sizes, middle, disc, room);
  if (found.clash === 0 || !largest) return found.labels;
  const larger = sizes.map(({ width, height }) => ({ width: Math.max(width, largest.width), height: Math.max(height, largest.height) }));
  const other = placed(ring, larger, middle, disc, room);
  return other.clash < found.clash ? other.labels : found.labels;
}

/** The same, with how much of it clashes all the same, and how much of the hex is hidden. */
function placed(
  ring: readonly Spot[],
  sizes: readonly Size[],
  middle: { x: number; y: number },
  disc: number,
  room: Room,
): { labels: Label[]; clash: number; hidden: number } {
  const half = disc / 2;
  const near = Math.max(0, Math.min(...ring.map(({ x, y }) => Math.hypot(x, y))) - half) * 0.7;
  const hex: Room = { left: -near, right: near, top: -near, bottom: near };
  const discs = ring.map(({ x, y }): Room => ({ left: x - half, right: x + half + COIN, top: y - half - COIN, bottom: y + half }));
  const screen: Room = {
    left: room.left - middle.x,
    right: room.right - middle.x,
    top: room.top - middle.y,
    bottom: room.bottom - middle.y,
  };
  const choices = ring.map((spot, n) =>
    WAYS.map(({ side, aside }) => {
      const size = sizes[n]!;
      const meant = { side, nudge: isBeside(side) ? 0 : aside, drop: isBeside(side) ? aside : 0 };
      const there = plateOf(spot, meant, size, disc);
      const label = isBeside(side)
        ? { ...meant, drop: aside + into(there.top, there.bottom, screen.top, screen.bottom) }
        : { ...meant, nudge: aside + into(there.left, there.right, screen.left, screen.right) };
      const at = plateOf(spot, label, size, disc);
      const out = size.width * size.height - shared(at, screen);
      const over = discs.reduce((sum, other) => sum + shared(at, other), 0);
      const outward = (side === "east" && spot.x > 1) || (side === "west" && spot.x < -1) ? 0 : 1;
      const taste = Math.abs(aside) + (side === spot.side ? 0 : 80 + outward * 20) + 8 * shared(at, hex);
      return { label, at, clash: out + over, hides: shared(at, hex), cost: taste + 30 * out + 20 * over };
    }),
  );
  const chosen = choices.map((list) => list.reduce((best, each) => (each.cost < best.cost ? each : best)));
  const others = (n: number, at: Room): number => chosen.reduce((sum, other, k) => (k === n ? sum : sum + shared(at, other.at)), 0);
  for (let round = 0; round < ROUNDS; round++)
    for (const [n, list] of choices.entries()) {
      const whole = (each: (typeof list)[number]): number => each.cost + 20 * others(n, each.at);
      chosen[n] = list.reduce((best, each) => (whole(each) < whole(best) ? each : best));
    }
  const clash = chosen.reduce((sum, { clash, at }, n) => sum + clash + others(n, at) / 2, 0);
  const hiding = (list: typeof chosen): number => list.reduce((sum, { hides }) => sum + hides, 0);
  const aside =
    clash > 0 || hiding(chosen) > 0
      ? apart(
          choices.map((list) => list.filter(({ hides }) => hides === 0)),
          FEWER,
        )
      : null;
  const found = aside ?? (clash > 0 ? apart(choices) : null);
  return { labels: (found ?? chosen).map(({ label }) => label), clash: found ? 0 : clash, hidden: hiding(found ?? chosen) };
}

/** One of the ways of each, so that none lies on another; nothing where there is none, or none is found soon. */
function apart<W extends { at: Room; clash: number; cost: number }>(choices: readonly (readonly W[])[], most = TRIES): W[] | null {
  const free = choices.map((list) => list.filter(({ clash }) => clash === 0).sort((a, b) => a.cost - b.cost));
  let tries = most;
  const go = (n: number, taken: readonly W[]): readonly W[] | null => {
    if (n === free.length) return taken;
    for (const way of free[n]!) {
      if (tries-- <= 0) return null;
      const rest = taken.some(({ at }) => shared(at, way.at) > 0) ? null : go(n + 1, [...taken, way]);
      if (rest) return rest;
    }
    return null;
  };
  return go(0, [])?.slice() ?? null;
}
