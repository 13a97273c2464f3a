/**
 * Pictures on action cards and powers, in a box -60 -39 120 78. Figures in them are bronze: nobody's colour. Shared parts
 * are symbols of `cardSymbols()`, which a page holds once beside those of the pieces.
 */
import { num as f, roundHex } from "../../../board/geometry";
import { INK, linear } from "../../../art/ink";
import { playerSymbols } from "../../../art/figures";
import { volcano } from "../../../art/places";
import { pyramid } from "../../../art/temples";
import { stoneRows } from "../../../art/tile";
import { TREASURES } from "../../../art/treasures";
import { blob, random } from "../../../art/random";
import { putSymbols, useArt } from "../../../art/symbols";
import { MORE } from "../tiles";

// ---------------------------------------------------------------- what cards there are

export type Family = "treasure" | "people" | "temple" | "camp" | "trail" | "ap" | "land";

/** A card's colour: its number disc and the rule under its picture. Light letters are legible on each. */
export const FAMILIES: Readonly<Record<Family, string>> = {
  treasure: "#a84a25",
  people: "#2a6f80",
  temple: "#86600f",
  camp: "#437430",
  trail: "#217257",
  ap: "#94640c",
  land: "#2c5b3d",
};

const FAMILY: Readonly<Record<string, Family>> = {
  "01": "treasure",
  "02": "people",
  "03": "people",
  "04": "treasure",
  "05": "treasure",
  "06": "treasure",
  "07": "treasure",
  "08": "treasure",
  "09": "temple",
  "10": "temple",
  "11": "temple",
  "12": "camp",
  "13": "camp",
  "14": "camp",
  "15": "people",
  "16": "people",
  "17": "people",
  "18": "people",
  "19": "trail",
  "20": "ap",
  "21": "ap",
  "22": "land",
  "23": "land",
  "24": "land",
};

/** "05" of "05", "01" of "01-3". */
export const numberOf = (card: string): string => card.slice(0, 2);
export const familyOf = (card: string): Family => FAMILY[numberOf(card)] ?? "land";
/** The treasure that a card 01 shows. */
export const treasureOf = (card: string): string | null =>
  numberOf(card) === "01" ? (TREASURES[Number(card.slice(3)) - 1] ?? null) : null;

export const CARDS: readonly string[] = [
  ...TREASURES.map((_, n) => `01-${n + 1}`),
  ...Array.from({ length: 20 }, (_, n) => String(n + 2).padStart(2, "0")),
  ...["22-1", "22-2", "22-3", "22-4", "23", "24"],
];

// ---------------------------------------------------------------- symbols

const BRONZE = {
  base: "#c08a4d",
  light: "#f1cd97",
  dark: "#6b421d",
  ink: "#f3d6a6",
  bright: "#f1cd97",
  shape: "circle",
} as const;

function bushes(): string {
  const rnd = random(21);
  const leaf = (r: number, x: number, y: number, fill: string, opacity: number): string =>
    `<path d="${blob(r, 7, rnd)}" transform="translate(${x} ${y})" fill="${fill}" opacity="${opacity}"/>`;
  return (
    `<g id="t-bush"><path d="${blob(28, 11, rnd, 0.13)}" transform="translate(3 5)" fill="#04120b" opacity=".4"/><path d="${blob(28, 11, rnd, 0.13)}" fill="currentColor"/><circle r="26" fill="url(#t-leaf)"/>` +
    leaf(10, -9, -12, "#f3ffb0", 0.2) +
    leaf(8, 8, -9, "#f3ffb0", 0.14) +
    leaf(9, -12, 6, "#f3ffb0", 0.12) +
    leaf(10, 10, 9, "#02140a", 0.2) +
    leaf(7, -1, -2, "#f3ffb0", 0.16) +
    "</g>"
  );
}

export function cardSymbols(): string {
  return (
    playerSymbols("Nobody", BRONZE) +
    linear("skyD", "0 #fdf0c4, 1 #e9cf8d", 'x1="0" y1="0" x2="0" y2="1"') +
    linear("skyN", "0 #0d2b33, 1 #1c4a43", 'x1="0" y1="0" x2="0" y2="1"') +
    linear("idol", "0 #fbf2d8, 0.5 #cdbb8c, 1 #84714a", 'x1="0" y1="0" x2="1" y2=".3"') +
    '<radialGradient id="t-leaf" cx=".36" cy=".32" r=".75"><stop offset="0" stop-color="#fbffb8" stop-opacity=".42"/><stop offset=".45" stop-color="#d6f08a" stop-opacity=".06"/><stop offset="1" stop-color="#00120a" stop-opacity=".55"/></radialGradient>' +
    bushes() +
    `<path id="t-arrow" d="M-9 6L0-9L9 6H3.6V14H-3.6V6Z" fill="#f6c64d" stroke="${INK}" stroke-width="1.5" stroke-linejoin="round"/>`
  );
}

export function useCards(): void {
  useArt();
  putSymbols("tikal-cards", cardSymbols);
}

// ---------------------------------------------------------------- parts of pictures

const at = (x: number, y: number, scale: number, art: string, turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ""} scale(${scale})">${art}</g>`;
const use = (id: string, x: number, y: number, scale = 1, turn = 0): string => at(x, y, scale, `<use href="#t-${id}"/>`, turn);
const box = (fill: string): string => `<rect x="-60" y="-39" width="120" height="78" fill="${fill}"/>`;
const DAY = box("url(#t-skyD)");
const NIGHT = box("url(#t-skyN)");
const ground = (near: string, far: string): string =>
  `<path d="M-60 12Q-28 2 4 9T60 5V39H-60Z" fill="${near}"/><path d="M-60 23Q-20 14 16 21T60 17V39H-60Z" fill="${far}"/>`;
const bush = (x: number, y: number, scale = 1, colour = "#2f6b38"): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><use href="#t-bush" color="${colour}"/></g>`;
const hexagon = (x: number, y: number, s: number, fill: string, stroke = "#5f4a1c", width = 2, extra = ""): string =>
  `<path d="${roundHex(x, y, s, s * 0.1)}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" ${extra}/>`;
const arc = (d: string, w = 4): string =>
  `<path d="${d}" fill="none" stroke="#fff6d2" stroke-width="${w + 3}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#b3371b" stroke-width="${w}" stroke-linecap="round" stroke-dasharray="7 6"/>`;
const head = (x: number, y: number, turn: number): string =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M-9-8L7 0L-9 8L-5 0Z" fill="#b3371b" stroke="#fff6d2" stroke-width="2" stroke-linejoin="round"/>`;
const coin = (x: number, y: number, text: string, scale = 1): string =>
  at(
    x,
    y,
    scale,
    `<circle r="15" fill="#3a2205"/><circle r="13.6" fill="url(#t-chip)" stroke="#fff6d2" stroke-width="1.4"/><text y="6.6" class="t-chip" font-size="${text.length < 3 ? 18 : 14}">${text}</text>`,
  );
const beams = (colour: string, opacity: number): string =>
  Array.from({ length: 12 }, (_, n) => `<path transform="rotate(${n * 30})" d="M-4-10L0-62L4-10Z"/>`)
    .join("")
    .replace(/^/, `<g fill="${colour}" opacity="${opacity}">`) + "</g>";
const explorer = (x: number, y: number, scale = 1): string => use("exNobody", x, y, scale);
const leader = (x: number, y: number, scale = 1): string => use("leNobody", x, y, scale);
const disc = (x: number, y: number, scale = 1): string => use("bk", x, y, scale);
const up = (x: number, y: number, scale = 0.8): string => use("arrow", x, y, scale);
const down = (x: number, y: number, scale = 0.72): string => use("arrow", x, y, scale, 180);
const temple = (level: number, x: number, y: number, scale: number, seed = 2): string =>
  at(x, y, scale, pyramid(level, { numeral: false, seed }));
const foot = (x: number, y: number, turn: number): string =>
  at(x, y, 1, '<path d="M0 0q-3.4-6 .6-9.4q4.8 .4 4 5.8q-.8 4-4.6 3.6Z"/><ellipse cx="-.4" cy="4" rx="2.6" ry="2.5"/>', turn);
const feet = (...list: readonly (readonly [number, number, number])[]): string =>
  `<g fill="#5a3a18">${list.map(([x, y, turn]) => foot(x, y, turn)).join("")}</g>`;

const WALL =
  '<g stroke="#6b5730" stroke-width="1.2"><path d="M-46 4V-14H-34V4ZM34 4V-18H46V4Z" fill="#d9c9a0"/><path d="M-48-14H48V-22H-48Z" fill="#efe2bd"/><path d="M-30-14V-22M-10-14V-22M12-14V-22M30-14V-22"/></g>';
const SHOVEL = `<g transform="translate(-37 4) rotate(-28) scale(1.15)" stroke="${INK}" stroke-width="1.4" stroke-linejoin="round"><path d="M-2-32H2V8H-2Z" fill="#b07a3f"/><path d="M-7-34H7V-30H-7Z" fill="#8a5a2a"/><path d="M-9 6H9V18Q9 28 0 31Q-9 28-9 18Z" fill="#c9d2d6"/><path d="M0 10V26" stroke="#7c8b92"/></g>`;
const PIT = '<ellipse cx="14" cy="27" rx="36" ry="10" fill="#5a3a18"/><ellipse cx="14" cy="25" rx="30" ry="7" fill="#2d1a08"/>';
const slab = (x: number, y: number, w: number): string =>
  `<g transform="translate(${x} ${y})" stroke="#5b4a2a" stroke-width="1.2"><path d="M${-w} 0L${7 - w}-11H${w - 7}L${w} 0V7H${-w}Z" fill="#c5b282"/><path d="M${-w} 0L${7 - w}-11H${w - 7}L${w} 0Z" fill="#f7edd0"/></g>`;
/** A stepped front: so many slabs, standing at x, y. */
const front = (x: number, y: number, floors: number, width: number): string =>
  Array.from({ length: floors }, (_, n) => slab(x, y - n * 9, width - n * 7)).join("");
const eye = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    `<g stroke="${INK}" stroke-width="1.8"><path d="M-36 0Q0-31 36 0Q0 31-36 0Z" fill="#fff5d8"/><path d="M-36 0Q0-31 36 0" fill="none" stroke="#e9b84e" stroke-width="4"/><circle r="13.6" fill="url(#t-jadeS)"/><circle r="6" fill="#0b1712"/><circle cx="-4" cy="-5" r="3.2" fill="#fff" stroke="none"/></g>`,
  );

/** A ruin where explorers come in from above. */
function landing(spots: readonly number[]): string {
  const scale = spots.length > 2 ? 1 : 1.12;
  return (
    DAY +
    ground("#d5c58e", "#b9a868") +
    `<g transform="translate(0 4)">${WALL}${use("mk", -14, -18, 0.8)}${use("mk", 10, -18, 0.8)}${spots.length > 2 ? "" : disc(2, 22, 0.95) + disc(3, 17, 0.95)}</g>` +
    (spots.length > 2 ? disc(-17, 28, 0.8) + disc(20, 28, 0.8) : "") +
    spots.map((x) => explorer(x, 34, scale) + down(x, -12)).join("")
  );
}

/** Treasures out of the ground. */
function dig(discs: readonly (readonly [number, number, number])[]): string {
  return DAY + ground("#cdb67c", "#a98a4c") + PIT + SHOVEL + discs.map(([x, y, s]) => disc(x, y, s) + up(x, y - 25 * s, 0.72 * s)).join("");
}

function camp(figures: readonly number[]): string {
  return (
    box("#dcebc0") +
    ground("#a9c566", "#86a94a") +
    bush(-52, -16, 0.7, "#3b7f42") +
    bush(52, -22, 0.8, "#2f6b38") +
    bush(34, -30, 0.5, "#478a41") +
    use("teNobody", figures.length ? -22 : -6, figures.length ? 14 : 17, figures.length ? 1.05 : 1.3) +
    figures.map((x) => explorer(x, 33, 1.12) + down(x, -20, 0.66)).join("")
  );
}

/** Figures come out of the shade. */
function recruits(art: string, arrow: string): string {
  return (
    DAY +
    ground("#c9c284", "#a7a55e") +
    '<path d="M-60-39H-22Q-12 0-26 39H-60Z" fill="#1d3a2c" opacity=".82"/>' +
    bush(-54, -28, 0.7, "#2a6637") +
    bush(-56, 28, 0.6, "#22604a") +
    arrow +
    art
  );
}

/** A hex set among the dotted ones. */
function border(hex: string, face: string): string {
  return (
    box("#184a34") +
    bush(-50, -24, 0.9, "#2a6637") +
    bush(52, 26, 0.9, "#2f6b38") +
    bush(-44, 30, 0.7, "#35783d") +
    bush(48, -30, 0.7, "#22604a") +
    hexagon(0, 2, 47, "none", "#f3dfa0", 3, 'stroke-dasharray=".1 8" stroke-linecap="round"') +
    hexagon(0, 1, 40, hex) +
    face
  );
}

function borderTemple(id: string): string {
  const tile = MORE[id]!;
  return border(
    "url(#t-gTemple)",
    at(0, 1, 0.405, stoneRows(tile.stones, 3)) +
      temple(tile.value, 0, 4, 0.62) +
      `<text y="7" class="t-num" font-size="23">${tile.value}</text>`,
  );
}

const more = (text: string, coins: string): string =>
  NIGHT +
  `<g transform="translate(-6 2)">${beams("#f6d774", 0.22)}</g>` +
  use("ap1", -14, 2, 2.5) +
  coins +
  `<text x="10" y="12" class="t-edge" font-size="30" stroke="#0b1712" stroke-width="5" stroke-linejoin="round" paint-order="stroke">${text}</text>`;

// ---------------------------------------------------------------- the pictures

const DRAWN: Readonly<Record<string, () => string>> = {
  "02": () => landing([-30, 38]),
  "03": () => landing([-38, 2, 42]),
  "04": () => dig([[17, 2, 1.35]]),
  "05": () =>
    dig([
      [1, 8, 1.05],
      [32, -6, 1.05],
    ]),
  "06": () =>
    dig([
      [-5, 10, 0.9],
      [19, 0, 0.9],
      [43, 8, 0.9],
    ]),
  "07": () =>
    NIGHT + `<g transform="translate(0 -4)">${beams("#f6d774", 0.12)}</g>` + disc(0, 29, 1.25) + disc(1, 23, 1.25) + eye(0, -9, 1),
  "08": () =>
    DAY +
    ground("#d5c58e", "#b9a868") +
    explorer(-36, 32, 1.4) +
    [28, 17, 6].map((y, n) => disc(18 + (n % 2) * 2, y, 1.12)).join("") +
    arc("M44 26Q56 4 42-10", 3.4) +
    head(40, -13, 232) +
    `<g transform="translate(8 -14)" stroke="${INK}" stroke-width="1.6"><path d="M9 9L20 20" stroke-width="7" stroke-linecap="round"/><path d="M9 9L20 20" stroke="#b07a3f" stroke-width="4" stroke-linecap="round"/><circle r="13" fill="#dff3f2" fill-opacity=".75" stroke="#8a5a2a" stroke-width="3.6"/><path d="M-7-4A8 8 0 0 1 1-8" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/></g>`,
  "09": () =>
    DAY +
    ground("#c9c07c", "#a3aa5a") +
    front(0, 33, 4, 42) +
    explorer(-15, 2, 0.92) +
    explorer(15, 2, 0.92) +
    explorer(-15, 2, 0.92) +
    down(-40, -14, 0.85) +
    down(40, -14, 0.85),
  "10": () =>
    DAY +
    ground("#c9c07c", "#a3aa5a") +
    front(-8, 33, 3, 40) +
    slab(-8, -5, 20) +
    slab(-8, -21, 13) +
    '<path d="M-8 9V1M-8-9V-14" stroke="#b3371b" stroke-width="3" stroke-dasharray="3 3"/>' +
    up(27, 2) +
    up(27, -18) +
    explorer(45, 35, 1.02),
  "11": () =>
    DAY +
    ground("#c9c07c", "#a3aa5a") +
    [-38, 0, 38].map((x, n) => front(x, 32 - (n % 2) * 5, 2, 18) + slab(x, 8 - (n % 2) * 5, 9) + up(x, -18 - (n % 2) * 5, 0.74)).join(""),
  "12": () => camp([]),
  "13": () => camp([40]),
  "14": () => camp([26, 47]),
  "15": () =>
    recruits(explorer(-2, 20, 0.86) + explorer(40, 20, 0.86) + explorer(16, 32, 1) + explorer(46, 36, 1), use("arrow", -28, 4, 1.1, 90)),
  "16": () => recruits(leader(14, 34, 1.1) + explorer(45, 35, 1.12), use("arrow", -28, 4, 1.1, 90)),
  "17": () =>
    box("#cfe3d0") +
    bush(-6, 34, 0.7) +
    bush(8, -38, 0.62) +
    bush(-58, -32, 0.6, "#3b7f42") +
    bush(56, 38, 0.6, "#3b7f42") +
    hexagon(-34, 12, 25, "#d7c98c") +
    hexagon(34, -10, 25, "#6fb04f", "#24522c", 2, 'stroke-dasharray="4 3"') +
    explorer(-42, 22, 0.86) +
    explorer(-28, 25, 0.86) +
    arc("M-28-16Q-4-40 20-22") +
    head(23, -19, 46) +
    `<g opacity=".62">${explorer(37, 8, 0.86)}</g>`,
  "18": () =>
    box("#d9e6b4") +
    bush(-44, -26, 0.8, "#3b7f42") +
    bush(50, 30, 0.8) +
    bush(-48, 40, 0.6, "#478a41") +
    bush(2, -40, 0.6, "#2f6b38") +
    '<path d="M-62 20C-30 6-26 34 4 20S18-22 62-20" fill="none" stroke="#b08f4e" stroke-width="25"/><path d="M-62 20C-30 6-26 34 4 20S18-22 62-20" fill="none" stroke="#f1e0b2" stroke-width="20"/>' +
    feet([-42, 16, 82], [-26, 25, 108], [-7, 20, 76], [10, 16, 34], [16, -1, 30], [34, -12, 70]) +
    coin(38, 14, "5", 1.1),
  "19": () =>
    box("#1f5230") +
    bush(-40, -22, 0.95, "#35783d") +
    bush(-52, 18, 0.9, "#2a6637") +
    bush(-18, 34, 0.7, "#478a41") +
    hexagon(36, 2, 46, "url(#t-gClear)", "#fff3b8", 2.4) +
    hexagon(-43, 2, 46, "none", "#fff3b8", 2, 'stroke-dasharray="1 6" stroke-linecap="round" stroke-opacity=".9"') +
    use("trail", -4, 2, 1.18, 90) +
    feet([34, 6, -90], [48, -4, -80]),
  "20": () => more("+1", use("ap1", 36, 8, 1.5)),
  "21": () => more("+2", use("ap1", 34, -8, 1.3) + use("ap1", 34, 22, 1.3)),
  "23": () => border("url(#t-gLake)", use("lk0", 0, 2, 0.5)),
  "24": () => border("url(#t-gVol)", at(0, 1, 0.46, volcano())),
  swap: () =>
    DAY +
    ground("#e3d3a0", "#cdb87c") +
    use("tr-vase", -22, -4, 1.7) +
    use("tr-sun", 24, 4, 1.7) +
    arc("M-14-24Q6-36 22-22", 4) +
    head(25, -19, 50) +
    arc("M14 28Q-6 36-20 24", 4) +
    head(-23, 20, 222),
  guard: () =>
    DAY +
    ground("#c9c07c", "#a3aa5a") +
    front(0, 33, 3, 46) +
    explorer(-4, 8, 1.15) +
    `<path d="M14 8V-34" stroke="${INK}" stroke-width="4"/><path d="M14 8V-32" stroke="#c08a45" stroke-width="2"/><path d="M14-40L18-31L14-27L10-31Z" fill="#eef3f6" stroke="${INK}" stroke-width="1.2"/>` +
    `<g transform="translate(34 14) scale(1.3)"><path d="M-13-14H13V2Q13 12 0 17Q-13 12-13 2Z" fill="#c08a4d" stroke="${INK}" stroke-width="1.6"/><path d="M-9-10H9V2Q9 8 0 12Q-9 8-9 2Z" fill="url(#t-top)"/></g>`,
  spare: () =>
    NIGHT +
    `<g transform="translate(-4 2)">${beams("#f6d774", 0.16)}</g>` +
    [
      [-22, 4, -16],
      [22, 4, 16],
      [0, -2, 0],
    ]
      .map(
        ([x, y, turn]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-15" y="-22" width="30" height="44" rx="4" fill="#f8ecc8" stroke="${INK}" stroke-width="1.5"/><rect x="-12" y="-19" width="24" height="17" rx="2" fill="${x ? "#2a6f80" : "#a84a25"}"/><path d="M-10 4H10M-10 10H10M-10 16H4" stroke="#8a744a" stroke-width="2"/></g>`,
      )
      .join("") +
    up(0, -30, 0.7),
  overtime: () => more("+", use("ap1", 36, -6, 1.3) + use("ap1", 36, 22, 1.3) + use("ap1", 14, -24, 1.1)),
  blaze: () =>
    box("#1f5230") +
    bush(-44, -24, 0.9, "#35783d") +
    bush(46, 28, 0.8, "#2a6637") +
    '<path d="M-62 30C-20 34-16-6 62-18" fill="none" stroke="#b08f4e" stroke-width="22"/><path d="M-62 30C-20 34-16-6 62-18" fill="none" stroke="#f1e0b2" stroke-width="17"/>' +
    feet([-46, 28, 84], [22, -6, 70], [40, -16, 74]) +
    use("trail", -10, 10, 1.1, 62),
};

/** The picture of a card. */
export function picture(card: string): string {
  const treasure = treasureOf(card);
  if (treasure)
    return (
      box("#f0b98a") +
      `<g transform="translate(0 6)">${beams("#fff3d0", 0.55)}</g>` +
      [
        [-22, 3],
        [23, -1],
      ]
        .map(
          ([x, y]) =>
            `<g transform="translate(${x} ${y})"><circle cx="2" cy="3" r="24" fill="#3a1a08" opacity=".4"/><circle r="24" fill="#fbeecb" stroke="#8a4a1e" stroke-width="2.4"/><circle r="20" fill="none" stroke="#c98a4a" stroke-width="1.2"/><use href="#t-tr-${treasure}" transform="scale(1.38)"/></g>`,
        )
        .join("")
    );
  if (numberOf(card) === "22") return borderTemple(`h${card.slice(3) || "1"}`);
  return (DRAWN[card] ?? DRAWN["19"]!)();
}

const POWERS: Readonly<Record<string, string>> = {
  "extra-ap": "overtime",
  leader: "16",
  camp: "13",
  trailblazers: "blaze",
  treasures: "05",
  march: "17",
  "spare-card": "spare",
  "temple-landing": "09",
  guardian: "guard",
  "three-floors": "11",
  swaps: "swap",
  "ruin-landing": "08",
};

export const POWER_NAMES: readonly string[] = Object.keys(POWERS);
export const powerPicture = (power: string): string => picture(POWERS[power] ?? "spare");

/** The pattern on the back of a card, in a box 0 0 88 130. */
export function cardBack(): string {
  let d = "";
  for (let y = -9; y < 140; y += 18) for (let x = -1; x < 100; x += 18) d += `M${x} ${y}l9 9l-9 9l-9-9Z`;
  return `<path d="${d}" fill="none" stroke="#e9b84e" stroke-opacity=".35"/><circle cx="44" cy="52" r="24" fill="#0c1f1a" stroke="#e9b84e" stroke-width="2"/>${endless(44, 52, 1.25, "#e9b84e")}`;
}

/** The sign of what lasts, round x, y, some 26 wide. */
export const endless = (x: number, y: number, scale: number, colour: string): string =>
  `<path transform="translate(${x} ${y}) scale(${f(scale)})" d="M0 0C3.4-5.4 6.4-6.6 8.6-6.6A6.6 6.6 0 0 1 8.6 6.6C6.4 6.6 3.4 5.4 0 0C-3.4-5.4-6.4-6.6-8.6-6.6A6.6 6.6 0 0 0-8.6 6.6C-6.4 6.6-3.4 5.4 0 0Z" fill="none" stroke="${colour}" stroke-width="3.2"/>`;
