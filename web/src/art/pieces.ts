/**
 * The pieces, drawn as SVG text: pure functions of what they show. Shared parts (gradients, figures, treasures)
 * are symbols of `symbols()`, which a page holds once. Light always falls from the upper left.
 * Lengths are board units: a hex has sides of 100.
 */
import { num as f, roundHex, sideAngle, slabs, turned } from "../board/geometry";
import { INK, linear, radial } from "./ink";
import { look, SEATS, type PlayerLook } from "./players";
import { blob, random } from "./random";
import { TILES } from "./tiles";
import { lakeOf, wildSymbols } from "./wilds";

export { INK } from "./ink";
export const TREASURES = ["jade", "vase", "sun", "serpent", "frog", "knife", "plume", "beads"] as const;

export function shape(kind: PlayerLook["shape"], x: number, y: number, r: number, fill: string, extra = ""): string {
  if (kind === "triangle")
    return `<path d="M${f(x)} ${f(y - r)}L${f(x + r * 1.05)} ${f(y + r * 0.85)}H${f(x - r * 1.05)}Z" fill="${fill}" ${extra}/>`;
  if (kind === "circle") return `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r * 0.95)}" fill="${fill}" ${extra}/>`;
  if (kind === "square")
    return `<rect x="${f(x - r * 0.85)}" y="${f(y - r * 0.85)}" width="${f(r * 1.7)}" height="${f(r * 1.7)}" fill="${fill}" ${extra}/>`;
  return `<path d="M${f(x)} ${f(y - r * 1.2)}L${f(x + r)} ${f(y)}L${f(x)} ${f(y + r * 1.2)}L${f(x - r)} ${f(y)}Z" fill="${fill}" ${extra}/>`;
}

// ---------------------------------------------------------------- symbols

const SLABS = [
  "M-10-5.5Q-11-8-8-8.2L8-7.6Q11-7.4 10.6-4.5L10 5Q9.6 7.8 7 7.8L-8 8Q-10.8 8-10.6 5Z",
  "M-9.6-7Q-9-8.4-7-8L7.6-8.2Q10.2-8 10.4-5.6L10.8 4.6Q10.8 7 8.6 7.6L-6.6 7.8Q-9.8 7.6-10.4 5.2Z",
  "M-10.6-4.6Q-10.4-7.4-8-7.6L6.4-8.3Q9.4-8.2 10-6L10.6 5.4Q10 8 7.8 7.9L-7.4 7.7Q-10 7.4-10.4 5Z",
];

function gradients(): string {
  return (
    radial("gTemple", [
      [0, "#f6e8bd"],
      [0.55, "#e2d093"],
      [1, "#bcbd6c"],
    ]) +
    radial("gClear", [
      [0, "#e0e596"],
      [0.55, "#c2d374"],
      [1, "#99b956"],
    ]) +
    radial("gRuin", [
      [0, "#ecdfbf"],
      [0.6, "#d3c096"],
      [1, "#aaa56c"],
    ]) +
    radial("gVol", [
      [0, "#8a4b32"],
      [0.45, "#4d3a36"],
      [1, "#322c2e"],
    ]) +
    radial("gBase", [
      [0, "#f0dcab"],
      [0.6, "#dfc383"],
      [1, "#b4a860"],
    ]) +
    radial("lava", [
      [0, "#fffbc9"],
      [0.25, "#ffd24a"],
      [0.55, "#ff7a1f"],
      [0.82, "#c42a10"],
      [1, "#4c120a"],
    ]) +
    radial("heat", [
      [0, "#ff9a3c", 0.8],
      [0.4, "#ff5a1f", 0.36],
      [1, "#ff3a10", 0],
    ]) +
    radial("fire", [
      [0, "#fff0a0", 0.95],
      [0.35, "#ff9d3b", 0.5],
      [1, "#ff6a1f", 0],
    ]) +
    radial("smoke", [
      [0, "#e4dbd5", 0.55],
      [0.6, "#c4bbb6", 0.22],
      [1, "#b9b1ad", 0],
    ]) +
    radial("shade", [
      [0, "#120a04", 0.6],
      [0.6, "#120a04", 0.4],
      [1, "#120a04", 0],
    ]) +
    radial("halo", [
      [0, "#fff6c4", 0.95],
      [0.5, "#ffeb9c", 0.5],
      [1, "#ffe27a", 0],
    ]) +
    radial("corona", [
      [0, "#ffe9a6", 0],
      [0.4, "#ffe9a6", 0],
      [0.44, "#ffe9a6", 0.55],
      [1, "#ffe9a6", 0],
    ]) +
    radial(
      "chip",
      [
        [0, "#fff3c0"],
        [0.55, "#f6c64d"],
        [1, "#c98a1b"],
      ],
      'cx=".4" cy=".32" r=".75"',
    ) +
    radial(
      "gold",
      [
        [0, "#ffeeb0"],
        [0.5, "#f0bd45"],
        [1, "#b97a17"],
      ],
      'cx=".38" cy=".3" r=".8"',
    ) +
    linear(
      "beam",
      [
        [0, "#ffe9a6", 0],
        [1, "#fff3c0", 0.75],
      ],
      'x1="0" y1="0" x2="0" y2="1"',
    ) +
    linear("tsh", [
      [0, "#fff", 0.18],
      [1, "#000", 0.32],
    ]) +
    linear(
      "tfr",
      [
        [0, "#fff", 0.35],
        [1, "#000", 0.12],
      ],
      'x1="0" y1="0" x2=".3" y2="1"',
    ) +
    linear("top", [
      [0, "#fff8e2"],
      [1, "#dccba0"],
    ]) +
    linear("canvas", [
      [0, "#fffaf0"],
      [1, "#cdbd96"],
    ]) +
    linear("jade", [
      [0, "#8fe0b4"],
      [1, "#1f8058"],
    ]) +
    linear("terra", [
      [0, "#ee9a5c"],
      [1, "#a0431f"],
    ]) +
    linear("lime", [
      [0, "#d8ee7c"],
      [1, "#5d8f22"],
    ]) +
    linear("obs", [
      [0, "#8796ad"],
      [0.5, "#3b4356"],
      [1, "#171a24"],
    ]) +
    linear("quet", [
      [0, "#7df0a0"],
      [0.5, "#14a36b"],
      [1, "#0b5a6b"],
    ]) +
    linear("coral", [
      [0, "#ffb0a0"],
      [1, "#c3383f"],
    ]) +
    linear("back", [
      [0, "#d07a44"],
      [1, "#7c371a"],
    ]) +
    linear("stone", [
      [0, "#fbf4df"],
      [1, "#d5c69d"],
    ]) +
    '<pattern id="t-pave" width="26" height="22" patternUnits="userSpaceOnUse"><path d="M0 0H26M0 11H26M7 0V11M20 11V22M0 22H26" stroke="#7c6a3e" stroke-width="1.1" fill="none"/></pattern>'
  );
}

function plants(): string {
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

function slabSymbols(): string {
  return SLABS.map((d, k) => {
    const crack = ["M-9 1L-4-1L-2 3", "M3-8L4-3L8-1", "M-3 7.5L-1 3L-4-1M6 4l2-1"][k]!;
    return `<path id="t-sl${k}" d="${d}"/><path id="t-sc${k}" d="${crack}" fill="none" stroke="#7d6a48" stroke-width=".8" opacity=".5"/>`;
  }).join("");
}

/** Figures, tent and emblem in the colours of a seat, or of nobody. */
export function playerSymbols(seat: string, p: PlayerLook = look(seat)): string {
  const g = `url(#t-g${seat})`;
  const thin = (w: number): string => `stroke-width="${w}"`;
  const weave = {
    triangle: '<path d="M0 0h4v10h-4z" fill="#fff" opacity=".38"/>',
    circle: '<circle cx="5" cy="5" r="2.6" fill="#fff" opacity=".5"/>',
    square: '<path d="M0 0h5v5h-5zM5 5h5v5h-5z" fill="#8a5a00" opacity=".45"/>',
    diamond: '<path d="M-2 8L8 -2M2 12L12 2" stroke="#6a5c48" stroke-width="2.6" opacity=".6"/>',
  }[p.shape];
  const gradient = `<linearGradient id="t-g${seat}" x1="0" y1="0" x2="1" y2=".5"><stop stop-color="${p.light}"/><stop offset=".5" stop-color="${p.base}"/><stop offset="1" stop-color="${p.dark}"/></linearGradient>`;
  const pattern = `<pattern id="t-p${seat}" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(-13) skewX(20)">${weave}</pattern>`;
  const explorer =
    `<g id="t-ex${seat}" stroke="${INK}" stroke-width="1.5" stroke-linejoin="round"><ellipse cx="4" cy=".5" rx="14" ry="5" fill="url(#t-shade)" stroke="none"/>` +
    `<path d="M-11.5 0C-12.5-8-10-17.5-5.5-20H5.5C10-17.5 12.5-8 11.5 0C6 3.2-6 3.2-11.5 0Z" fill="${g}"/>` +
    `<path d="M-8.8-3C-9.3-9-7.8-15-5-17.4" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.4"/>` +
    `<circle cy="-23" r="5.2" fill="#e2ae7c"/><path d="M-5.2-24a5.2 5.2 0 0 0 4 6.2" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1"/>` +
    `<path d="M-5.6-26.5C-5.8-33-3-36 0-36S5.8-33 5.6-26.5Z" fill="${g}"/><ellipse cy="-26.6" rx="11" ry="3.3" fill="${g}"/><path d="M-5.6-28.6Q0-26.4 5.6-28.6" fill="none" stroke-width="2"/>` +
    shape(p.shape, 0, -8.6, 4.9, p.ink, thin(0.8)) +
    "</g>";
  const leader =
    `<g id="t-le${seat}" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"><ellipse cx="5" cy="1" rx="21" ry="7" fill="url(#t-shade)" stroke="none"/>` +
    `<path d="M17 2V-50" stroke-width="4.4"/><path d="M17 2V-50" stroke="#c08a45" stroke-width="2.2"/><path d="M17-50L33-45.5L17-39Z" fill="${g}"/>` +
    `<path d="M-16 0C-18-12-14-25-8-29H8C14-25 18-12 16 0C9 4.4-9 4.4-16 0Z" fill="${g}"/>` +
    `<path d="M-16.3-3C-9 1.2 9 1.2 16.3-3L16 0C9 4.4-9 4.4-16 0Z" fill="#f3c95a" stroke-width="1"/><path d="M-8-28.6Q0-22 8-28.6" fill="none" stroke="#f3c95a" stroke-width="2.6"/>` +
    `<path d="M-12.6-6C-13.2-14-11-22-7.4-25.6" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.8"/>` +
    `<circle cy="-33.5" r="7.2" fill="#e2ae7c"/>` +
    `<path d="M-6-42C-16-47-20-57-15-62C-9-58-5-52-3-44Z" fill="#3fae7a" stroke-width="1.3"/><path d="M-5-43C-10-48-13-54-14.6-60" fill="none" stroke="#d9ffe2" stroke-opacity=".6" stroke-width="1"/>` +
    `<path d="M-8-38C-8.2-46-4.6-50.5 0-50.5S8.2-46 8-38Z" fill="${g}"/><ellipse cy="-38" rx="15.5" ry="4.4" fill="${g}"/><path d="M-8-40.6Q0-37.6 8-40.6" fill="none" stroke="#f3c95a" stroke-width="2.6"/>` +
    shape(p.shape, 0, -13, 6.8, p.ink, thin(1)) +
    "</g>";
  const tent =
    `<g id="t-te${seat}" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"><path d="M-28 14L10 22L46 10L30 2Z" fill="#120a04" opacity=".4" stroke="none"/>` +
    `<path d="M-6-20L22-26L36 4L10 18Z" fill="${p.base}"/><path d="M-6-20L22-26L36 4L10 18Z" fill="url(#t-p${seat})"/><path d="M-6-20L22-26L36 4L10 18Z" fill="url(#t-tsh)"/>` +
    `<path d="M-26 13L-6-20L10 18Z" fill="${p.light}"/><path d="M-26 13L-6-20L10 18Z" fill="url(#t-tfr)" stroke="none"/><path d="M-13 15.5L-6-13L2 16.8Z" fill="#2a1a0e"/><path d="M-6-13L-1.5 16.6L7 17.4Z" fill="${p.base}" stroke-width="1"/>` +
    `<path d="M-6-20V-42" stroke-width="2.6"/><path d="M-6-43L16-38V-29L-6-25Z" fill="${p.base}"/>${shape(p.shape, 3, -33.8, 4.4, p.ink, 'stroke="none"')}</g>`;
  const emblem = `<g id="t-em${seat}"><circle r="12" fill="#14100a"/><circle r="11" fill="${g}" stroke="#fff6dd" stroke-width="1.4"/>${shape(p.shape, 0, p.shape === "triangle" ? 0.4 : 0, 5.6, p.ink)}</g>`;
  return gradient + pattern + explorer + leader + tent + emblem;
}

function treasureSymbols(): string {
  const around = (step: number, path: string): string =>
    Array.from({ length: 360 / step }, (_, i) => `<path transform="rotate(${i * step})" d="${path}"/>`).join("");
  const coil = "M-9 7C-2 11 3 8 1 3.6C-1-.6-9-.4-8.4-5.6C-7.8-10.4 0-11 4.6-8.4";
  const beads = Array.from({ length: 11 }, (_, i) => {
    const a = Math.PI * -0.18 + (i * Math.PI * 1.36) / 10;
    const r = 2.2 + (0.55 * Math.min(i, 10 - i)) / 2;
    return `<circle cx="${f(8.3 * Math.cos(a))}" cy="${f(8.3 * Math.sin(a) - 2.6)}" r="${f(r)}" fill="url(#t-${i % 2 ? "coral" : "gold"})"/>`;
  }).join("");
  const drawn: Record<(typeof TREASURES)[number], string> = {
    jade: '<path d="M-8-9Q0-12 8-9Q10 1 6 7Q0 13-6 7Q-10 1-8-9Z" fill="url(#t-jade)"/><path d="M-8-9Q0-6 8-9" fill="none"/><ellipse cx="-3.6" cy="-2" rx="2.3" ry="1.7" fill="#fdf3cf"/><ellipse cx="3.6" cy="-2" rx="2.3" ry="1.7" fill="#fdf3cf"/><circle cx="-3.4" cy="-2" r=".9" fill="#1b120a"/><circle cx="3.4" cy="-2" r=".9" fill="#1b120a"/><path d="M0-3L-1.6 3H1.6Z" fill="#1d6d50"/><path d="M-3.5 6H3.5M-10-1.5a2 2 0 1 0 .1 3M10-1.5a2 2 0 1 1-.1 3" fill="none"/>',
    vase: '<path d="M-4-11H4L3.2-7Q9.5-3 8 4Q6.5 10 0 10.5Q-6.5 10-8 4Q-9.5-3-3.2-7Z" fill="url(#t-terra)"/><path d="M-7.9-1L-5.2 2L-2.6-1L0 2L2.6-1L5.2 2L7.9-1" fill="none" stroke="#fde9b8" stroke-width="1.5"/><path d="M-7.6 5.2H7.6M-3.4-7H3.4" fill="none"/>',
    sun: `<g fill="#ffb52e">${around(45, "M-2.3-7L0-12L2.3-7Z")}</g><circle r="7.4" fill="url(#t-gold)"/><circle r="4.3" fill="none" stroke="#8d5d10"/><path d="M-2.2-.8h.1M2.2-.8h.1M-2 2Q0 3.6 2 2" stroke-width="1.4" fill="none"/>`,
    serpent: `<path d="${coil}" fill="none" stroke-width="6.6"/><path d="${coil}" fill="none" stroke="#2fb5b0" stroke-width="4.4"/><path d="${coil}" fill="none" stroke="#c9fff0" stroke-width="1.3" stroke-dasharray="1.4 2.6"/><path d="M3-12L10.5-9.5L8.6-4.6L3-4.8Z" fill="#2fb5b0"/><circle cx="6" cy="-9" r="1" fill="#fff" stroke-width=".6"/><path d="M9.8-7L12.4-5.4" stroke="#d8452b"/>`,
    frog: '<path d="M-6.5-3Q-11 1-10.5 8L-5 8.5Q0 11 5 8.5L10.5 8Q11 1 6.5-3Q5-8 0-8Q-5-8-6.5-3Z" fill="url(#t-lime)"/><circle cx="-4.4" cy="-8" r="2.9" fill="url(#t-lime)"/><circle cx="4.4" cy="-8" r="2.9" fill="url(#t-lime)"/><circle cx="-4.4" cy="-8.4" r="1.1" fill="#1b120a" stroke="none"/><circle cx="4.4" cy="-8.4" r="1.1" fill="#1b120a" stroke="none"/><path d="M-4.4-2.4Q0 .6 4.4-2.4M-6 8Q-5 3-8 2M6 8Q5 3 8 2" fill="none"/>',
    knife:
      '<path d="M1-12Q7-5 3.8 3.4H-3.8Q-6-6 1-12Z" fill="url(#t-obs)"/><path d="M1-9.5L-.4 3" stroke="#c9d6ea" stroke-opacity=".7" fill="none"/><path d="M-5 3.4H5L4.6 6H-4.6Z" fill="url(#t-gold)"/><path d="M-2.6 6H2.6L2.2 11.4H-2.2Z" fill="#a5542a"/>',
    plume:
      '<path d="M-7 11C-8-1-3-10 8-12C8.5-3 4 4-4 7Z" fill="url(#t-quet)"/><path d="M-8.5 12C-5 3 0-4 6-9.5" fill="none" stroke="#eafff2" stroke-width="1.2"/><path d="M-3.6 3.2L-6-.6M0-1.6L-2.8-5.6M-2 5L3 3M2.2 0L6.4-2.6" stroke-opacity=".55" fill="none"/>',
    beads: `<path d="M6.8-7.4Q0-12.6-6.8-7.4" fill="none" stroke-width="1.6"/>${beads}<path d="M-2.4 7.6H2.4L0 12.4Z" fill="url(#t-jade)"/>`,
  };
  const pen = `stroke="${INK}" stroke-width="1.1" stroke-linejoin="round" stroke-linecap="round"`;
  return TREASURES.map((name) => `<g id="t-tr-${name}" ${pen}>${drawn[name]}</g>`).join("");
}

function tokens(): string {
  const ray = Array.from({ length: 8 }, (_, i) => `<path transform="rotate(${i * 45})" d="M-1.5-4.6L0-7.6L1.5-4.6Z"/>`).join("");
  return (
    `<g id="t-mk" stroke="${INK}" stroke-width="1.1" stroke-linejoin="round"><path d="M-9-9H9L10-2Q9 7 5 10H-5Q-9 7-10-2Z" fill="url(#t-stone)"/><path d="M-9-9H9L8-5.4H-8Z" fill="#b5622f"/><path d="M-6.6-2.2h4.4v2.6h-4.4zM2.2-2.2h4.4v2.6h-4.4z" fill="#2a1a0e"/><path d="M0-2.6L-1.8 3.4H1.8Z" fill="#c9b486"/><path d="M-4.4 5.4H4.4V8H-4.4ZM-1.5 5.4V8M1.5 5.4V8" fill="#fff4d6" stroke-width=".9"/></g>` +
    `<g id="t-bk" stroke="${INK}" stroke-width="1.3"><path d="M-17 0V4.5A17 13 0 0 0 17 4.5V0Z" fill="#5a2611"/><ellipse rx="17" ry="13" fill="url(#t-back)"/><ellipse rx="12.6" ry="9.2" fill="none" stroke="#f4c15a" stroke-width="1.3"/><path d="M6.5 0C6.5-5.6-6-6-6 .3C-6 5 3 5 3 .8C3-2-2.4-2-2.4.6" fill="none" stroke="#f4c15a" stroke-width="1.8" stroke-linecap="round"/></g>` +
    `<g id="t-ap1"><circle r="11" fill="url(#t-chip)" stroke="#6b430a" stroke-width="1.3"/><circle r="8.3" fill="none" stroke="#a8700f" stroke-width="1"/><g fill="#8d5608">${ray}<circle r="3.4"/></g><path d="M-7.6-5.2A9.3 9.3 0 0 1 1-9.2" fill="none" stroke="#fffbe2" stroke-width="1.6" stroke-linecap="round" opacity=".9"/></g>` +
    `<g id="t-ap0"><circle r="10.4" fill="#0c1511" stroke="#6f6747" stroke-width="1.2" stroke-dasharray="3 2.2"/><circle r="3" fill="#3c3c2b"/></g>`
  );
}

/** Everything that is referred to by name; goes into one `<defs>` of the page. */
export function symbols(): string {
  const players = SEATS.map((seat) => playerSymbols(seat)).join("");
  return gradients() + plants() + slabSymbols() + players + treasureSymbols() + tokens() + wildSymbols();
}

// ---------------------------------------------------------------- tiles

const GROUND: Record<string, string> = {
  temple: "gTemple",
  clearing: "gClear",
  ruin: "gRuin",
  volcano: "gVol",
  base_camp: "gBase",
  lake: "gLake",
};
/** No trail is trodden here. */
const TRACKLESS: ReadonlySet<string> = new Set(["volcano", "lake"]);

/** Ground of a tile, round the origin: what the board bakes, for tiles that are held, shown in panels or just laid. */
export function ground(terrain: string, stones: readonly number[], seed = 3): string {
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
    `<path d="${roundHex(0, 0, 98.8)}" fill="url(#t-${GROUND[terrain] ?? "gClear"})"/>` +
    (trail &&
      `<g fill="none" stroke-linecap="round"><path d="${trail}" stroke="#8a6f3a" stroke-opacity=".35" stroke-width="25"/><path d="${trail}" stroke="#efdcae" stroke-opacity=".78" stroke-width="19"/></g>`) +
    green +
    (terrain === "lake" ? lakeOf(stones) : "")
  );
}

/** The slabs of a tile, round the origin. */
export function stoneRows(stones: readonly number[], seed: number): string {
  const rnd = random(seed + 1);
  let under = "";
  let over = "";
  for (const s of slabs(stones)) {
    const k = rnd.below(3);
    const turn = s.turn + rnd.between(-3, 3) + 180 * rnd.below(2);
    const put = (dx: number, dy: number): string => `transform="translate(${f(s.x + dx)} ${f(s.y + dy)}) rotate(${f(turn)})"`;
    under += `<use href="#t-sl${k}" ${put(2.6, 4.2)} fill="#1d1003" opacity=".55"/><use href="#t-sl${k}" ${put(0.9, 2)} fill="#6f5d39"/>`;
    over += `<use href="#t-sl${k}" ${put(-0.5, -0.7)} fill="#fffbea"/><use href="#t-sl${k}" ${put(0.5, 0.7)} fill="#b9a679"/><use href="#t-sl${k}" ${put(0, 0)} fill="${rnd.of(["#e9ddbb", "#dfd1a9", "#efe5c9"])}"/><use href="#t-sc${k}" ${put(0, 0)}/>`;
  }
  return under + over;
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

/** A whole tile as it comes from the stack, round the origin, on a wooden edge. */
export function tile(face: TileFace, numeral = true): string {
  return (
    `<path d="${roundHex(0, 5, 101)}" fill="#5a3d1a" stroke="#140c05" stroke-width="2"/>` +
    ground(face.terrain, face.stones) +
    `<path d="${roundHex(0, 0, 96)}" fill="none" stroke="#fff8d8" stroke-opacity=".8" stroke-width="4"/>` +
    stoneRows(face.stones, 3) +
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

// ---------------------------------------------------------------- temples

export const TEMPLE = { top: 18, step: 3.8, lift: 1.6 } as const;
/** Half the width of a temple's lowest square. */
export const templeHalf = (level: number): number => TEMPLE.top + level * TEMPLE.step;

function mix(a: string, b: string, t: number): string {
  const part = (i: number): string =>
    Math.round(parseInt(a.slice(i, i + 2), 16) * (1 - t) + parseInt(b.slice(i, i + 2), 16) * t)
      .toString(16)
      .padStart(2, "0");
  return "#" + part(1) + part(3) + part(5);
}

/** A stepped pyramid from above: as many nested squares as it is worth. */
export function pyramid(v: number, { numeral = true, guard = "", guardFigure = "explorer", seed = 2 } = {}): string {
  const { top, step, lift } = TEMPLE;
  const rnd = random(seed * 7 + v);
  const rim = 1.75;
  const half = templeHalf(v);
  const ty = -v * lift;
  let o = "";
  for (const [grow, opacity] of [
    [0, 0.26],
    [0.28, 0.16],
    [0.55, 0.1],
  ] as const) {
    const sx = (5 + v * 1.7) * (1 + grow);
    const sy = (5 + v * 2.1) * (1 + grow);
    o += `<path d="M${f(-half)} ${f(half)}L${f(-half + sx)} ${f(half + sy)}L${f(half + sx)} ${f(half + sy)}L${f(half + sx)} ${f(-half + sy)}L${f(half)} ${f(-half)}Z" fill="#1a0f04" opacity="${opacity}"/>`;
  }
  const base = `x="${f(-half - 4)}" y="${f(-half - 4)}" width="${f(2 * half + 8)}" height="${f(2 * half + 8)}" rx="3"`;
  o += `<rect ${base} fill="#a08c5c"/><rect ${base} fill="url(#t-pave)" opacity=".7"/>`;
  for (let i = 0; i < v; i++) {
    const h = half - i * step;
    const y = -i * lift;
    const t = v > 1 ? i / (v - 1) : 1;
    const q = h - rim;
    const yy = y - lift;
    const painted = v >= 7 && i === v - 1;
    const [ledge, south, east, west, north] = painted
      ? ["#d97a4c", "#8c3519", "#a5482a", "#e88a5c", "#f4a57c"]
      : [mix("#c3ae7c", "#f3e7c8", t), mix("#6d5b38", "#8a7448", t), mix("#8b7850", "#ab9768", t), mix("#d9caa0", "#ece0bf", t), "#fff6dd"];
    o +=
      `<path d="M${f(-h)} ${f(y - h)}H${f(h)}V${f(y + h)}H${f(-h)}Z" fill="${north}"/>` +
      `<path d="M${f(-h)} ${f(y - h)}L${f(-q)} ${f(yy - q)}V${f(yy + q)}L${f(-h)} ${f(y + h)}Z" fill="${west}"/>` +
      `<path d="M${f(h)} ${f(y - h)}L${f(q)} ${f(yy - q)}V${f(yy + q)}L${f(h)} ${f(y + h)}Z" fill="${east}"/>` +
      `<path d="M${f(-h)} ${f(y + h)}L${f(-q)} ${f(yy + q)}H${f(q)}L${f(h)} ${f(y + h)}Z" fill="${south}"/>` +
      `<path d="M${f(-q)} ${f(yy - q)}h${f(2 * q)}v${f(2 * q)}h${f(-2 * q)}Z" fill="${ledge}"/>`;
  }
  o +=
    `<path d="M${f(half)} ${f(-half)}V${f(half)}L${top} ${f(ty + top)}V${f(ty - top)}Z" fill="#3a230a" opacity=".2"/>` +
    `<path d="M${f(-half)} ${f(half)}H${f(half)}L${top} ${f(ty + top)}H${-top}Z" fill="#2c1905" opacity=".34"/>` +
    `<path d="M${f(-half)} ${f(-half)}H${f(half)}L${top} ${f(ty - top)}H${-top}Z" fill="#fffbe6" opacity=".3"/>`;
  const w = 8.5;
  const y0 = ty + top - 0.5;
  const y1 = half + 3;
  const n = Math.max(3, Math.floor((y1 - y0) / 3));
  let treads = "";
  for (let j = 0; j < n; j++) treads += `M${-w + 0.5} ${f(y0 + ((y1 - y0) * (j + 0.5)) / n)}H${w - 0.5}`;
  o +=
    `<path d="M${-w - 2.4} ${f(y1)}L${-w - 1.4} ${f(y0)}H${w + 1.4}L${w + 2.4} ${f(y1)}Z" fill="#f7edd0" stroke="#5b4a2a" stroke-width=".9"/>` +
    `<path d="M${-w} ${f(y1)}L${-w + 0.8} ${f(y0)}H${w - 0.8}L${w} ${f(y1)}Z" fill="#c5b282"/><path d="${treads}" stroke="#6d5934" stroke-width="1.1"/>`;
  for (let j = 0; j < (v < 7 ? 3 : 4); j++) {
    const [mx, my] = rnd.of([
      [-1, -1],
      [-1, 1],
      [1, 1],
      [1, -1],
      [-1, 0],
    ] as const);
    const bx = mx * half * rnd.between(0.8, 1);
    const by = my * half * rnd.between(0.75, 1) + rnd.between(-6, 6);
    o += `<path d="${blob(rnd.between(3.5, 6.5), 6, rnd, 0.3)}" transform="translate(${f(bx)} ${f(by)})" fill="${rnd.of(["#5e8a37", "#78a043", "#466f31"])}" opacity=".9"/>`;
  }
  o +=
    `<rect x="${-top}" y="${f(ty - top)}" width="${2 * top}" height="${2 * top}" rx="1.5" fill="url(#t-top)" stroke="#5b4526" stroke-width="1.1"/>` +
    `<rect x="${-top + 2.6}" y="${f(ty - top + 2.6)}" width="${2 * top - 5.2}" height="${2 * top - 5.2}" fill="none" stroke="${v >= 7 ? "#c98a1b" : "#b9a473"}" stroke-width="${v >= 7 ? 2 : 1.2}"/>`;
  if (guard) return o + guardOn(v, guard, guardFigure);
  return numeral ? o + `<text y="${f(ty + 11)}" class="t-num" font-size="${v < 10 ? 32 : 26}">${v}</text>` : o;
}

function guardOn(v: number, seat: string, figure: string): string {
  const p = look(seat);
  const ty = -v * TEMPLE.lift;
  const spear = `<path d="M13-1V-34" stroke="${INK}" stroke-width="3.6"/><path d="M13-1V-32" stroke="#c08a45" stroke-width="1.7"/><path d="M13-40L16.6-32L13-29L9.4-32Z" fill="#eef3f6" stroke="${INK}" stroke-width="1.2"/>`;
  const body = figure === "leader" ? `<use href="#t-le${seat}" transform="scale(.8)"/>` : `<use href="#t-ex${seat}"/>${spear}`;
  return (
    `<circle cy="${f(ty)}" r="14" fill="${p.base}" opacity=".35"/><g transform="translate(0 ${f(ty + 9)}) scale(1.08)">${body}</g>` +
    `<g transform="translate(0 ${f(templeHalf(v) - 3)})">${shield(seat, String(v))}</g>`
  );
}

export function shield(seat: string, text: string): string {
  return `<path d="M-15-11H15V4Q15 12 0 16Q-15 12-15 4Z" fill="${look(seat).base}" stroke="${INK}" stroke-width="1.6"/><path d="M-12.4-8.4H12.4V4Q12.4 10 0 13.2Q-12.4 10-12.4 4Z" fill="url(#t-top)"/><text y="8.6" class="t-num" font-size="23">${text}</text>`;
}

/** The square piece of one temple level, 44 wide round the origin. */
export function templePiece(v: number): string {
  let o = '<rect x="-22" y="-18" width="44" height="42" rx="3" fill="#000" opacity=".5"/>';
  for (const [h, c] of [
    [22, "#8b7850"],
    [18.6, "#b5a172"],
    [15.4, "#d2c193"],
  ] as const)
    o += `<path d="M${-h} ${-h}H${h}V${h}H${-h}Z" fill="${c}" stroke="#5b4a2a" stroke-width=".8"/><path d="M${-h} ${h}L${-h + 3} ${h - 3}H${h - 3}L${h} ${h}Z" fill="#4d3d20" opacity=".55"/><path d="M${-h} ${h}V${-h}H${h}" fill="none" stroke="#fff3cf" stroke-width="1.3" opacity=".75"/>`;
  return (
    o +
    `<rect x="-12.6" y="-12.6" width="25.2" height="25.2" fill="url(#t-top)" stroke="${v >= 7 ? "#c98a1b" : "#8d7850"}" stroke-width="1.6"/><text y="7.6" class="t-num" font-size="${v < 10 ? 22 : 19}">${v}</text>`
  );
}

// ---------------------------------------------------------------- ruins, volcano, base camp

function badge(x: number, y: number, text: string, grow: number): string {
  return `<g transform="translate(${x} ${y}) scale(${grow})"><circle r="10" fill="#2a1a0e" stroke="#f4c15a" stroke-width="1.6"/><text y="5.4" class="t-cnt" font-size="15.5">${text}</text></g>`;
}

/** Broken walls with a mask for every treasure that was here, and the face-down ones that still are. */
export function ruin(masks: number, left: number, { seed = 0, count = true, grow = 1 } = {}): string {
  const rnd = random(seed + 40);
  let o = '<g opacity=".85" stroke="#8b7a52" stroke-width=".9">';
  for (let gx = -2; gx <= 2; gx++)
    for (let gy = -1; gy <= 1; gy++) {
      if (rnd() < 0.12) continue;
      const x = gx * 20 + rnd.between(-2, 2);
      const y = gy * 19 + 8 + rnd.between(-2, 2);
      const w = rnd.between(15, 18);
      const h = rnd.between(14, 16);
      o += `<rect x="${f(x - w / 2)}" y="${f(y - h / 2)}" width="${f(w)}" height="${f(h)}" rx="2.4" transform="rotate(${f(rnd.between(-5, 5))} ${f(x)} ${f(y)})" fill="${rnd.of(["#cdbd95", "#bcab82", "#d8caa5"])}"/>`;
    }
  o += "</g>";
  const walls = [
    [-48, -22, 12, 30],
    [-48, 12, 11, 14],
    [37, -22, 12, 20],
    [38, 4, 11, 24],
    [-34, 32, 24, 10],
    [14, 33, 20, 10],
    [-30, -44, 60, 10],
  ] as const;
  let shadow = "";
  let face = "";
  let lit = "";
  const block = (x: number, y: number, w: number, h: number): void => {
    const box = (dx: number, dy: number, g = 0): string =>
      `M${f(x + dx + g)} ${f(y + dy + g)}h${f(w - 2 * g)}v${f(h - 2 * g)}h${f(2 * g - w)}Z`;
    shadow += box(2.2, 3.4);
    face += box(0, 0);
    lit += box(0, 0, 1.6);
  };
  for (const [x, y, w, h] of walls) {
    const long = Math.max(w, h);
    for (let j = 0; j < long;) {
      const q = Math.min(rnd.between(9, 13), long - j);
      if (w > h) block(x + j, y + rnd.between(-1, 1), q - 1, h);
      else block(x + rnd.between(-1, 1), y + j, w, q - 1);
      j += q;
    }
  }
  o +=
    `<path d="${shadow}" fill="#1d1003" opacity=".5"/><path d="${face}" fill="#a08b5d" stroke="#6b5a38" stroke-width=".8"/><path d="${lit}" fill="#e3d5ae"/>` +
    '<g stroke="#6b5a38" stroke-width=".8"><circle cx="-41" cy="-38" r="7" fill="#e6d8b2"/><circle cx="41" cy="-38" r="7" fill="#e6d8b2"/></g>';
  for (const [x, y] of [
    [-46, 30],
    [46, -14],
    [40, 34],
    [-50, -8],
  ] as const)
    o += `<path d="${blob(rnd.between(4, 7), 6, rnd, 0.3)}" transform="translate(${x} ${y})" fill="#5c8a3a" opacity=".92"/>`;
  for (let i = 0; i < masks; i++) o += `<use href="#t-mk" transform="translate(${f((i - (masks - 1) / 2) * 20)} -38) scale(.94)"/>`;
  if (left) {
    o += '<ellipse cx="4" cy="13" rx="23" ry="16" fill="url(#t-shade)"/>';
    for (let i = 0; i < left; i++) o += `<use href="#t-bk" transform="translate(${f((i % 2) * 1.6 - 0.8)} ${f(8 - i * 5.2)})"/>`;
    if (count) o += badge(19, 14, String(left), grow);
  }
  return o;
}

export function volcano(): string {
  const rnd = random(5);
  let o = '<circle r="92" fill="url(#t-heat)"/>';
  for (const [r, c] of [
    [76, "#40363480"],
    [66, "#3f3532"],
    [56, "#4d3f39"],
    [46, "#614c41"],
    [36, "#745747"],
    [27, "#3a2420"],
  ] as const)
    o += `<path d="${blob(r, 15, rnd, 0.08, 1.3)}" fill="${c}"/>`;
  for (const lit of [false, true]) {
    let d = "";
    for (let i = 0; i < 26; i++) {
      const a = (2 * Math.PI * i) / 26 + rnd.between(-0.1, 0.1);
      if (-Math.cos(a) - Math.sin(a) > 0 !== lit) continue;
      const r0 = rnd.between(26, 32);
      const r1 = rnd.between(50, 68);
      const rm = (r0 + r1) / 2;
      const at = (r: number, b: number): string => `${f(r * Math.cos(b))} ${f(r * Math.sin(b))}`;
      d += `M${at(r0, a)}Q${at(rm, a + 0.08)} ${at(r1, a)}`;
    }
    o += `<path d="${d}" stroke="${lit ? "#b28a72" : "#150f10"}" stroke-opacity=".6" stroke-width="2.4" fill="none" stroke-linecap="round"/>`;
  }
  let cracks = "";
  for (const a of [0.5, 1.75, 2.9, 4.2, 5.5]) {
    cracks += `M${f(20 * Math.cos(a))} ${f(20 * Math.sin(a))}`;
    for (const r of [34, 46, 60]) {
      const b = a + rnd.between(-0.22, 0.22);
      cracks += `L${f(r * Math.cos(b))} ${f(r * Math.sin(b))}`;
    }
  }
  const line = (colour: string, width: number, opacity: number): string =>
    `<path d="${cracks}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linejoin="round" stroke-linecap="round"/>`;
  o += line("#ff5a12", 13, 0.16) + line("#ff6a1a", 8.5, 0.3) + line("#ff6a1a", 5, 1) + line("#ffe27a", 1.8, 1);
  o += '<circle r="40" fill="url(#t-fire)" opacity=".8"/>';
  o += `<path d="${blob(22, 11, rnd, 0.08, 0.6)}" fill="url(#t-lava)"/><path d="M-9-4q5-6 11-3M-4 7q6 3 11-3" stroke="#fff7c4" stroke-width="2" fill="none" opacity=".8" stroke-linecap="round"/>`;
  let sparks = "";
  for (let i = 0; i < 14; i++) {
    const a = rnd.between(0, 6.28);
    const r = rnd.between(10, 60);
    sparks += `M${f(r * Math.cos(a))} ${f(r * Math.sin(a))}h.1`;
  }
  return (
    o +
    `<path d="${sparks}" stroke="#ffd56a" stroke-width="3" stroke-linecap="round"/>` +
    '<ellipse cx="16" cy="-30" rx="30" ry="20" fill="url(#t-smoke)"/><ellipse cx="38" cy="-52" rx="36" ry="22" fill="url(#t-smoke)"/>'
  );
}

export function baseCamp(): string {
  const pen = `stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"`;
  return (
    `<g transform="translate(-8 -30) scale(.94)"><path d="M-52 16L-6 36L68 22L40 0Z" fill="#120a04" opacity=".34"/>` +
    `<g ${pen}><path d="M-46-2L-40 18L18 26L22 6Z" fill="#b9a67c"/><path d="M22 6L18 26L46 14L48-6Z" fill="#9c8a62"/><path d="M-46-2L-22-30L30-34L22 6Z" fill="url(#t-canvas)"/><path d="M30-34L22 6L48-6Z" fill="#cbb98e"/>` +
    '<path d="M-38 0L-16-30.4L-5-31.2L-22 2.4ZM-6 4L4-32L16-33L10 5.4Z" fill="#b5622f" opacity=".85" stroke="none"/><path d="M-16 21L-15 5L-4 6.4L-4 22.8Z" fill="#2a1a0e"/></g>' +
    `<path d="M30-34V-52" stroke="${INK}" stroke-width="2.6"/><path d="M30-53L50-48L30-42Z" fill="#2f7d57" stroke="${INK}" stroke-width="1.4"/></g>` +
    '<g transform="translate(36 30)"><circle r="30" fill="url(#t-fire)"/><path d="M-9 5L9-1M-9-1L9 5" stroke="#5a371a" stroke-width="4" stroke-linecap="round"/><path d="M-5 2Q-8-7 0-14Q1-7 5-6Q7 0 4 3Z" fill="#ff8a2a"/><path d="M-2 2Q-3-3 1-7Q3-2 2 2Z" fill="#fff0a0"/></g>' +
    `<g stroke="${INK}" stroke-width="1.3" transform="translate(-42 34)"><path d="M-8-5h30v18h-30z" fill="#120a04" opacity=".4" stroke="none"/><rect x="-10" y="-8" width="18" height="15" fill="#b07a3f"/><path d="M-10-8L8 7M8-8L-10 7" stroke="#7b4f22"/><rect x="6" y="-1" width="13" height="11" fill="#c48d4e"/><path d="M6 4.5h13"/></g>`
  );
}

// ---------------------------------------------------------------- figures

/** The figures of one seat on one hex, feet at the origin. */
export function group(seat: string, leaders: number, explorers: number, grow = 1): string {
  const p = look(seat);
  const leader = leaders > 0;
  const ex = (x: number, y: number): string => `<use href="#t-ex${seat}" x="${x}" y="${y}"/>`;
  let o: string;
  if (leaders > 1)
    o = `<use href="#t-le${seat}" x="${explorers ? 18 : 13}" y="-5"/>${explorers ? ex(-16, -1) : ""}<use href="#t-le${seat}" x="${explorers ? 0 : -8}" y="3"/>`;
  else if (leader) o = (explorers ? ex(-12, -1) : "") + `<use href="#t-le${seat}"${explorers ? ' x="5" y="3"' : ""}/>`;
  else if (explorers === 1) o = ex(0, 0);
  else if (explorers === 2) o = ex(-7.5, -4) + ex(6.5, 0);
  else o = ex(-10, -4.5) + ex(10, -4.5) + ex(0, 1);
  if (explorers > 1) {
    const x = leader ? (leaders > 1 ? -18 : -15) : 0;
    o += `<g transform="translate(${x} ${f(6 + 5 * (grow - 1))}) scale(${grow})"><rect x="-15.5" y="-9" width="31" height="18" rx="9" fill="#17100a" stroke="${p.light}" stroke-width="1.7"/>${shape(p.shape, -6, 0.4, 4.6, p.base)}<text x="6.5" y="5.4" class="t-cnt" font-size="15.5">${explorers}</text></g>`;
  }
  return o;
}

export const tent = (seat: string): string => `<use href="#t-te${seat}"/>`;

/** A cost in action points, on a coin. */
export function coin(text: string, r = 15.5, bright = false): string {
  return `<circle r="${r}" cx="1" cy="2.4" fill="#120a04" opacity=".5"/><circle r="${r}" fill="#3a2205"/><circle r="${r - 1.5}" fill="url(#t-chip)" stroke="#fff6d2" stroke-width="${bright ? 2.4 : 1.2}"/><text y="${f(r * 0.44)}" class="t-chip" font-size="${f(r * (text.length > 2 ? 1 : 1.28))}">${text}</text>`;
}

/** What a temple pays, on a coin with its owner's rim. */
export function payCoin(seat: string, text: string, r = 36): string {
  return `<circle r="${r}" cx="2" cy="4" fill="#120a04" opacity=".5"/><circle r="${r}" fill="${look(seat).base}" stroke="#3a1404" stroke-width="2"/><circle r="${r - 6}" fill="url(#t-chip)" stroke="#fff6d2" stroke-width="2"/><text y="${f(r * 0.3)}" class="t-chip" font-size="${f(r * 0.86)}">${text}</text>`;
}

/** A treasure face up, on its disc. */
export const treasureDisc = (kind: string, r = 17): string =>
  `<circle cy="2.5" r="${r}" fill="#3a2205"/><circle r="${r}" fill="url(#t-top)" stroke="#8d6a2c" stroke-width="1.6"/><circle r="${r - 2.6}" fill="none" stroke="#c98a1b" stroke-opacity=".7" stroke-width="1"/><use href="#t-tr-${kind}" transform="scale(${f(r / 15.5)})"/>`;

/** The bidding totem, feet at the origin, 132 tall. */
export function totem(seat: string): string {
  const p = look(seat);
  const g = `url(#t-g${seat})`;
  return (
    `<ellipse cx="7" cy="1" rx="34" ry="9" fill="url(#t-shade)"/><g stroke="${INK}" stroke-width="1.7" stroke-linejoin="round"><path d="M-27 2L-23-11H23L27 2Q0 9-27 2Z" fill="#8b7850"/><path d="M-23-11H23L20-15H-20Z" fill="#e7d9b4"/>` +
    '<rect x="-19" y="-45" width="38" height="30" rx="4" fill="url(#t-stone)"/><path d="M-14-38h10v7h-10zM4-38h10v7H4z" fill="#2a1a0e"/><path d="M-9.5-36h1M8.5-36h1" stroke="#fff4d6" stroke-width="2.4"/><path d="M-12-26H12V-19H-12ZM-6-26V-19M0-26V-19M6-26V-19" fill="#fff4d6" stroke-width="1.2"/>' +
    `<path d="M-21-74L-40-84Q-42-66-33-58L-21-52Z" fill="${g}"/><path d="M21-74L40-84Q42-66 33-58L21-52Z" fill="${p.dark}"/><path d="M-25-70L-37-76M-24-62L-37-67M25-70L37-76M24-62L37-67" stroke-width="1.2" fill="none" stroke="#fff6dd" stroke-opacity=".6"/>` +
    `<rect x="-22" y="-80" width="44" height="36" rx="5" fill="${g}"/><circle cx="-10" cy="-67" r="6.4" fill="#fdf3cf"/><circle cx="10" cy="-67" r="6.4" fill="#fdf3cf"/><circle cx="-9" cy="-66" r="2.6" fill="#1b120a"/><circle cx="9" cy="-66" r="2.6" fill="#1b120a"/><path d="M-6-61H6L0-47Z" fill="#f3c95a"/>` +
    '<rect x="-17" y="-104" width="34" height="25" rx="4" fill="#b5622f"/><path d="M-17-104H17L15-98H-15Z" fill="#e88a5c"/><path d="M-11-94h7v4.4h-7zM4-94h7v4.4H4z" fill="#2a1a0e"/><path d="M-7-85H7" stroke-width="2.4"/>' +
    `<path d="M-10-104Q-20-116-16-128Q-8-122-6-106ZM10-104Q20-116 16-128Q8-122 6-106Z" fill="#3fae7a"/><circle cy="-116" r="13" fill="${g}"/><circle cy="-116" r="13" fill="none" stroke="#fff6dd" stroke-width="1.6"/>${shape(p.shape, 0, -115.5, 6.6, p.ink, 'stroke-width="1"')}<path d="M-19-17V-43M-22-50V-75M-17-82V-96" stroke="#fff" stroke-opacity=".5" stroke-width="2" fill="none"/></g>`
  );
}

/** A stepped block with a leader on it, origin at its bottom middle. */
export function podium(seat: string, rank: number, height: number, width = 118): string {
  let o = `<ellipse cx="8" cy="2" rx="${f(width * 0.68)}" ry="14" fill="url(#t-shade)"/>`;
  const n = Math.max(2, Math.floor(height / 22));
  const h = height / n;
  for (let j = 0; j < n; j++) {
    const w = width - (j * width * 0.34) / n;
    const y = j * h;
    let joints = "";
    for (let i = 0; i < 4; i++) joints += `M${f(-w / 2 + (w / 5) * (i + (j % 2 ? 0.5 : 1)))} ${f(-y - h + 3)}v${f(h - 4)}`;
    o += `<path d="M${f(-w / 2)} ${f(-y)}V${f(-y - h + 1)}H${f(w / 2)}V${f(-y)}Z" fill="${j % 2 ? "#b9a572" : "#c9b583"}" stroke="#4d3d20" stroke-width="1.2"/><path d="M${f(-w / 2)} ${f(-y - h + 1)}H${f(w / 2)}" stroke="#fff6dd" stroke-width="2.6"/><path d="M${f(w * 0.14)} ${f(-y - h + 2)}H${f(w / 2 - 0.6)}V${f(-y)}H${f(w * 0.2)}Z" fill="#3a230a" opacity=".22"/><path d="${joints}" stroke="#7c6a3e" opacity=".65"/>`;
  }
  const rnd = random(rank);
  for (const [x, y] of [
    [-0.44, 8],
    [0.4, height * 0.35],
    [-0.3, height * 0.72],
  ] as const)
    o += `<path d="${blob(6.5, 6, rnd, 0.3)}" transform="translate(${f(x * width)} ${f(-y)})" fill="#5e8a37"/>`;
  return (
    o +
    `<g transform="translate(0 ${f(-height * 0.42)}) scale(1.26)">${shield(seat, String(rank))}</g><g transform="translate(-4 ${f(-height - 2)}) scale(${rank === 1 ? 1.9 : 1.55})"><use href="#t-le${seat}"/></g>`
  );
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

/** Beams that light a hex while it scores, round the origin. */
export function rays(seat: string): string {
  let o = '<circle r="205" fill="url(#t-corona)"/><g fill="url(#t-beam)">';
  for (let j = 0; j < 24; j++) {
    const w = j % 2 ? 10 : 17;
    o += `<path transform="rotate(${j * 15})" d="M-5-84L-${w}-200H${w}L5-84Z"/>`;
  }
  const d = roundHex(0, 0, 98);
  return (
    o +
    `</g><g fill="none"><path d="${d}" stroke="#fff0b0" stroke-opacity=".4" stroke-width="16"/><path d="${d}" stroke="${look(seat).base}" stroke-width="9"/><path d="${d}" stroke="#fff6d8" stroke-width="3"/></g>`
  );
}
