/** Tiles: their ground, their stones, and what is on them. */
import { TRACKLESS } from "./ground";
import { num as f, roundHex, sideAngle, slabs, turned, type Slab } from "../board/geometry";
import { baseCamp, ruin, volcano } from "./places";
import { random } from "./random";
import { pyramid } from "./temples";
import { TILES } from "./tiles";
import { BED, lakeOf } from "./wilds";

const GROUND: Record<string, string> = {
  temple: "gTemple",
  clearing: "gClear",
  ruin: "gRuin",
  volcano: "gVol",
  base_camp: "gBase",
  lake: "gLake",
};

/** The grain of the ground: fine specks, dark and light, as the baked land has them. */
export function grain(): string {
  const rnd = random(23);
  const specks = (count: number): string => {
    let d = "";
    for (let i = 0; i < count; i++) {
      const [r, a] = [84 * Math.sqrt(rnd()), rnd.between(0, 2 * Math.PI)];
      d += `M${f(r * Math.cos(a))} ${f(r * Math.sin(a))}h${f(rnd.between(0.1, 1.6))}`;
    }
    return d;
  };
  const path = (d: string, colour: string, width: number, opacity: number): string =>
    `<path d="${d}" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round" fill="none"/>`;
  return `<g id="t-grain">${path(specks(190), "#4a3514", 1.7, 0.2)}${path(specks(130), "#fffbe0", 1.4, 0.34)}${path(specks(26), "#5b4a22", 6, 0.07)}</g>`;
}

/** The bare ground of a terrain, round the origin. */
export const soil = (terrain: string): string =>
  `<path d="${roundHex(0, 0, 98.8)}" fill="url(#t-${GROUND[terrain] ?? "gClear"})"/>` +
  (terrain === "lake" ? "" : '<use href="#t-grain"/>');

/** What grows and what is trodden on the ground: it asks only at which sides there are stones. */
export function verge(terrain: string, stones: readonly number[], seed = 3): string {
  const rnd = random(seed);
  const trail = stones
    .map((n, i) => {
      if (!n || TRACKLESS.has(terrain)) return "";
      const a = sideAngle(i);
      const k = i % 2 ? 8 : -8;
      const at = (r: number, t = 0): string => `${f(r * Math.cos(a) - t * Math.sin(a))} ${f(r * Math.sin(a) + t * Math.cos(a))}`;
      return `M${at(14)}Q${at(48, k)} ${at(71)}`;
    })
    .join("");
  let green = "";
  const tuft = (r: number, a: number): string =>
    `<use href="#t-tu${rnd.below(3)}" x="${f(r * Math.cos(a))}" y="${f(r * Math.sin(a))}" color="${rnd.of(["#5f7f2e", "#78973a", "#4c6a28", "#94a94a"])}"/>`;
  if (terrain === "clearing") for (let i = 0; i < 16; i++) green += tuft(rnd.between(14, 70), rnd.between(0, 6.28));
  else if (terrain !== "volcano")
    stones.forEach((count, i) => {
      for (let n = count ? 0 : 2; n > 0; n--) green += tuft(rnd.between(62, 78), sideAngle(i) + rnd.between(-0.4, 0.4));
    });
  return (
    (trail &&
      `<g fill="none" stroke-linecap="round"><path d="${trail}" stroke="#8a6f3a" stroke-opacity=".35" stroke-width="25"/><path d="${trail}" stroke="#efdcae" stroke-opacity=".78" stroke-width="19"/></g>`) +
    green
  );
}

/** Ground of a tile, round the origin: what the board bakes, for tiles that are held, shown in panels or just laid. */
export const ground = (terrain: string, stones: readonly number[], seed = 3, dry = false): string =>
  soil(terrain) + verge(terrain, stones, seed) + (terrain === "lake" ? (dry ? BED : lakeOf(stones)) : "");

/** The slabs of a tile, round the origin. */
export const stoneRows = (stones: readonly number[], seed: number): string => slabArt(slabs(stones), seed);

/** Some slabs, each where it lies. */
export function slabArt(lying: readonly Slab[], seed: number): string {
  const rnd = random(seed + 1);
  let under = "";
  let over = "";
  for (const s of lying) {
    const k = rnd.below(3);
    const turn = s.turn + rnd.between(-3, 3) + 180 * rnd.below(2);
    const put = (dx: number, dy: number): string => `transform="translate(${f(s.x + dx)} ${f(s.y + dy)}) rotate(${f(turn)})"`;
    under += `<use href="#t-sl${k}" ${put(2.6, 4.2)} fill="#1d1003" opacity=".55"/><use href="#t-sl${k}" ${put(0.9, 2)} fill="#6f5d39"/>`;
    over += `<use href="#t-sl${k}" ${put(0, 0.4)} fill="#2b1c0a" stroke="#2b1c0a" stroke-width="3.6" stroke-linejoin="round"/><use href="#t-sl${k}" ${put(-0.5, -0.7)} fill="#fffbea"/><use href="#t-sl${k}" ${put(0.5, 0.7)} fill="#b9a679"/><use href="#t-sl${k}" ${put(0, 0)} fill="${rnd.of(["#fdf3d6", "#f5e8c4", "#fff8e6"])}"/><use href="#t-sc${k}" ${put(0, 0)}/>`;
  }
  return under + over;
}

const SLABS = [
  "M-10-5.5Q-11-8-8-8.2L8-7.6Q11-7.4 10.6-4.5L10 5Q9.6 7.8 7 7.8L-8 8Q-10.8 8-10.6 5Z",
  "M-9.6-7Q-9-8.4-7-8L7.6-8.2Q10.2-8 10.4-5.6L10.8 4.6Q10.8 7 8.6 7.6L-6.6 7.8Q-9.8 7.6-10.4 5.2Z",
  "M-10.6-4.6Q-10.4-7.4-8-7.6L6.4-8.3Q9.4-8.2 10-6L10.6 5.4Q10 8 7.8 7.9L-7.4 7.7Q-10 7.4-10.4 5Z",
];

export function slabSymbols(): string {
  return SLABS.map((d, k) => {
    const crack = ["M-9 1L-4-1L-2 3", "M3-8L4-3L8-1", "M-3 7.5L-1 3L-4-1M6 4l2-1"][k]!;
    return `<path id="t-sl${k}" d="${d}"/><path id="t-sc${k}" d="${crack}" fill="none" stroke="#7d6a48" stroke-width=".8" opacity=".5"/>`;
  }).join("");
}

export function plants(): string {
  const rnd = random(11);
  let o = "";
  for (let k = 0; k < 3; k++) {
    let d = "";
    for (let i = 0; i < 5; i++) {
      const a = -Math.PI / 2 + (i - 2) * 0.42 + rnd.between(-0.1, 0.1);
      const l = rnd.between(7, 11);
      d += `M${f((i - 2) * 1.4)} 0Q${f((i - 2) * 1.8)} ${f(-l * 0.5)} ${f(l * Math.cos(a))} ${f(l * Math.sin(a))}`;
    }
    o += `<path id="t-tu${k}" d="${d}" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round"/>`;
  }
  const leaves = [-78, -46, -15, 18, 50, 82].map((a) => `<path transform="rotate(${a})" d="M0 0Q4 -6 0 -14Q-4 -6 0 0Z"/>`);
  return o + `<g id="t-fern" fill="currentColor">${leaves.join("")}</g>`;
}

export interface TileFace {
  terrain: string;
  value: number;
  stones: readonly number[];
}

/** Look of a tile by id, its stones turned. */
export function tileFace(id: string, turn = 0): TileFace {
  const tile = TILES[id];
  if (!tile) return { terrain: "clearing", value: 0, stones: [0, 0, 0, 0, 0, 0] };
  return { terrain: tile.terrain, value: tile.value, stones: turned(tile.stones, turn) };
}

/** The wooden edge of a tile, and the light on its rim. */
export const TILE_EDGE = `<path d="${roundHex(0, 5, 101)}" fill="#5a3d1a" stroke="#140c05" stroke-width="2"/>`;
export const TILE_RIM = `<path d="${roundHex(0, 0, 96)}" fill="none" stroke="#fff8d8" stroke-opacity=".8" stroke-width="4"/>`;

/** A whole tile as it comes from the stack, round the origin, on a wooden edge; `dry`: its lake is still to be filled. */
export function tile(face: TileFace, numeral = true, paved = true, dry = false): string {
  return (
    TILE_EDGE +
    ground(face.terrain, face.stones, 3, dry) +
    TILE_RIM +
    (paved ? stoneRows(face.stones, 3) : "") +
    feature(face.terrain, face.value, face.value, { numeral, count: false })
  );
}

/** The thing on a tile, round the origin. `now` is a temple's present value or the treasures left in a ruin. */
export function feature(
  terrain: string,
  value: number,
  now: number,
  { numeral = true, count = true, seed = 2, grow = 1 }: { numeral?: boolean; count?: boolean; seed?: number; grow?: number } = {},
): string {
  if (terrain === "temple") return pyramid(now, { numeral, seed });
  if (terrain === "ruin") return `<g transform="scale(1.13)">${ruin(value, now, { seed, count, grow })}</g>`;
  if (terrain === "volcano") return volcano();
  if (terrain === "base_camp") return baseCamp();
  return "";
}

/** The stack of tiles with a letter on top, round the origin, 104 wide. */
export function stackArt(letter: string): string {
  let o = "";
  for (let i = 4; i > 0; i--)
    o += `<path d="${roundHex(0, i * 4 + 2, 44, 5)}" fill="${i % 2 ? "#3c2814" : "#6d4b25"}" stroke="#140c05" stroke-width="1.2"/>`;
  o += `<path d="${roundHex(0, -2, 44, 5)}" fill="#1f5a3c" stroke="#f4cd6c" stroke-width="2"/><path d="${roundHex(0, -2, 36, 4)}" fill="none" stroke="#f4cd6c" stroke-opacity=".6" stroke-width="1.4"/>`;
  for (let a = 0; a < 360; a += 60)
    o += `<use href="#t-fern" transform="translate(0 -2) rotate(${a}) translate(0 -21) scale(.72)" color="#2f7d4c"/>`;
  return o + `<circle cy="-2" r="20" fill="#143c29"/><text y="9" class="t-letter" font-size="34">${letter}</text>`;
}
