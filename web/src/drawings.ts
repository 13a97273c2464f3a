/**
 * The page's drawings as data, for pictures that are made outside it: `drawings.mjs` writes them to a file that Python
 * reads. Everything that is drawn is a symbol; what is left to do is to say where it goes. `{count}` stands for a number.
 */
import { AWAY, GREENS, mixed, TONES_WITH_BORDER, treeSymbols } from "./art/crowns";
import { symbols } from "./art/defs";
import { crowd, pill } from "./art/figures";
import { radial } from "./art/ink";
import { DOTS, LINE, SHADOW, SUN } from "./art/land";
import lettering from "./art/lettering.css?raw";
import { pennant } from "./art/marks";
import { PLAYERS, SEATS } from "./art/players";
import { random } from "./art/random";
import { pyramid } from "./art/temples";
import { feature, slabArt, soil, TILE_EDGE, TILE_RIM, verge } from "./art/tile";
import { TILES } from "./art/tiles";
import { treasureDisc, TREASURES } from "./art/treasures";
import { greenOf, layered, OVERHANG, woodPatch, type Tree } from "./art/trees";
import { footing, glade, gladeRadius, lakeOf, trailStone } from "./art/wilds";
import { baseCamp, volcano } from "./art/places";
import { APOTHEM, corners, NAME, num as f, outside, polyline, roundHex, sideAngle, slabs } from "./board/geometry";
import { campOf } from "./board/still";
import { ASIDE } from "./board/trail";

const LEVELS = 10;
const MASKS = 4;
const STONES = 3; // at a side
const GROW = 1.2; // counts are read from farther away than on the page
const WOODS = 4; // kinds of jungle hexes

/** What one hex of jungle is covered with: the trees of a part of the wood, each in its green, faded by `tone`. */
function woodOn(n: number, tone: number): string {
  const [cx, cy] = [200 + 320 * n, 240 + 290 * n];
  const trees = woodPatch().filter((t) => t.r >= 11 && outside(t.x, t.y, cx, cy) <= 2);
  return layered(trees)
    .map((t) => treeAt({ ...t, x: t.x - cx, y: t.y - cy }, greenOf(t), tone))
    .join("");
}

const treeAt = (t: Tree, green: number, tone: number): string =>
  `<use href="#t-tree${t.pick}" transform="translate(${f(t.x)} ${f(t.y)}) scale(${(t.r / 30).toFixed(2)})" color="${mixed(GREENS[green]!, AWAY, tone)}"/>`;

/** Small trees along a side of an explored hex, outside it, as far as they may hang over. */
function rimOf(side: number): string {
  const rnd = random(side + 61);
  const a = sideAngle(side);
  const trees: Tree[] = [];
  for (let along = -47; along <= 47; along += rnd.between(9, 14)) {
    const r = rnd.between(9, 15);
    const d = APOTHEM + Math.max(2, r - OVERHANG) + rnd.between(0, 4);
    const [x, y] = [d * Math.cos(a) - along * Math.sin(a), d * Math.sin(a) + along * Math.cos(a)];
    trees.push({ x, y, r, pick: rnd.below(5), shade: rnd() });
  }
  return layered(trees)
    .map((t) => treeAt(t, 1 + rnd.below(5), 0))
    .join("");
}

function ruinParts(): Record<string, string> {
  const walls = feature("ruin", 0, 0);
  const end = "</g>"; // of the scaling
  const more = (masks: number, left: number): string => {
    const whole = feature("ruin", masks, left, { grow: GROW });
    return `<g transform="scale(1.13)">${whole.slice(walls.length - end.length)}`;
  };
  const parts: Record<string, string> = { "t-ruin": walls };
  for (let n = 1; n <= MASKS; n++) {
    parts[`t-masks${n}`] = more(n, 0);
    parts[`t-hoard${n}`] = more(0, n);
  }
  return parts;
}

function templeParts(): Record<string, string> {
  const parts: Record<string, string> = {};
  for (let v = 1; v <= LEVELS; v++) {
    const bare = pyramid(v, { numeral: false });
    parts[`t-temple${v}`] = bare;
    parts[`t-worth${v}`] = pyramid(v).slice(bare.length);
    for (const guard of SEATS)
      for (const guardFigure of ["explorer", "leader"])
        parts[`t-guard${v}-${guard}-${guardFigure}`] = pyramid(v, { guard, guardFigure }).slice(bare.length);
  }
  return parts;
}

function sideParts(): Record<string, string> {
  const meadow = verge("clearing", [0, 0, 0, 0, 0, 0]);
  const parts: Record<string, string> = { "t-meadow": meadow };
  for (let mask = 0; mask < 64; mask++) {
    const stones = [0, 1, 2, 3, 4, 5].map((side) => (mask >> side) & 1);
    const path = verge("clearing", stones).slice(0, -meadow.length);
    parts[`t-path${mask}`] = path;
    parts[`t-verge${mask}`] = verge("temple", stones).slice(path.length);
  }
  for (let side = 0; side < 6; side++) {
    parts[`t-rim${side}`] = rimOf(side);
    for (let count = 1; count <= STONES; count++) {
      const stones = [0, 0, 0, 0, 0, 0].map((_, i) => (i === side ? count : 0));
      parts[`t-stones${side}-${count}`] = slabArt(slabs(stones), side * 3 + count);
    }
    ASIDE.forEach(([, scale], n) => (parts[`t-across${side}-${n}`] = trailStone(side, scale)));
  }
  return parts;
}

function figureParts(): Record<string, string> {
  const parts: Record<string, string> = {};
  for (const seat of SEATS) {
    parts[`t-camp-${seat}`] = campOf(seat);
    parts[`t-camp-${seat}-ruin`] = campOf(seat, "ruin");
    for (let leaders = 0; leaders <= 2; leaders++)
      for (let explorers = leaders ? 0 : 1; explorers <= 3; explorers++)
        parts[`t-crowd-${seat}-${leaders}-${explorers}`] = crowd(seat, leaders, explorers);
  }
  for (let mask = 1; mask < 16; mask++) {
    const seats = SEATS.filter((_, n) => (mask >> n) & 1);
    parts[`t-lead${mask}`] = `<g transform="scale(${GROW})">${pennant({ hex: "", seats, guarded: false, value: 0 }, false)}</g>`;
  }
  for (const terrain of ["lake", "volcano", "jungle"])
    for (let leaders = 0; leaders <= 2; leaders++)
      for (let explorers = 0; explorers <= 2; explorers++)
        parts[`t-under-${terrain}-${leaders}-${explorers}`] = footing(terrain, leaders, explorers);
  parts["t-glade0"] = glade(gladeRadius(0));
  parts["t-glade1"] = glade(gladeRadius(1));
  return parts;
}

function landParts(): Record<string, string> {
  const parts: Record<string, string> = {};
  for (let n = 0; n < WOODS; n++) {
    parts[`t-wood${n}`] = woodOn(n, TONES_WITH_BORDER[0]!);
    parts[`t-edge${n}`] = woodOn(n, TONES_WITH_BORDER[1]!);
    parts[`t-away${n}`] = woodOn(n, TONES_WITH_BORDER[3]!);
  }
  const line = (d: string, stroke: string, width: number, extra = ""): string =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${extra}/>`;
  parts["t-line"] = line(roundHex(0, 0, LINE.size, LINE.radius), LINE.stroke, LINE.width);
  const dotted = ` stroke-linecap="round" stroke-dasharray="${DOTS.dash.join(" ")}"`;
  parts["t-dots"] = DOTS.strokes.map(([stroke, width]) => line(polyline(corners(0, 0, DOTS.size)), stroke, width, dotted)).join("");
  parts["t-bed"] = `<path d="${roundHex(0, 0, 101)}" fill="${SHADOW}"/>`;
  for (const terrain of ["temple", "clearing", "ruin", "volcano", "base_camp", "lake"]) parts[`t-soil-${terrain}`] = soil(terrain);
  for (const stones of [
    [0, 0, 0, 0, 0, 0],
    [0, 1, 0, 0, 0, 0],
  ])
    parts[`t-pond${stones[1]}`] = lakeOf(stones);
  parts["t-volcano"] = volcano();
  parts["t-base"] = baseCamp();
  parts["t-card"] = TILE_EDGE;
  parts["t-shine"] = TILE_RIM;
  for (const kind of TREASURES) parts[`t-disc-${kind}`] = treasureDisc(kind);
  return parts;
}

/** Markup of elements side by side, each with its id, taken apart. */
function apart(markup: string): Record<string, string> {
  const found: Record<string, string> = {};
  let [depth, start] = [0, 0];
  for (const tag of markup.matchAll(/<(\/?)[a-zA-Z]+[^>]*?(\/?)>/g)) {
    if (!tag[1] && depth === 0) start = tag.index;
    depth += tag[1] ? -1 : tag[2] ? 0 : 1;
    if (depth) continue;
    const whole = markup.slice(start, tag.index + tag[0].length);
    found[/id="([^"]+)"/.exec(whole)![1]!] = whole;
  }
  return found;
}

/** The lettering of drawings, with the fonts put in. */
function style(): string {
  const fonts = Object.fromEntries([...lettering.matchAll(/(--t-\w+): ([^;]+);/g)].map(([, name, fonts]) => [name, fonts]));
  const rules = [...lettering.matchAll(/(?:^|\n)(\.t-[^{]+)\{([^}]+)\}/g)].map(([, who, how]) => `${who}{${how}}`).join("");
  return rules.replace(/var\((--t-\w+)\)/g, (_, name: string) => fonts[name]!).replace(/\s+/g, " ");
}

const games = import.meta.glob<{ symbols: () => Record<string, string> }>("./games/*/drawings.ts", { eager: true });

export function drawings(): object {
  const sun = `0 #fff1b8 0.2, 0.5 #ffe59a 0.06, 1 #ffe59a 0`;
  const light = radial("sun", sun, `gradientUnits="userSpaceOnUse" cx="${SUN.x}" cy="${SUN.y}" r="${SUN.r}"`);
  const named = {
    ...landParts(), ...sideParts(), ...templeParts(), ...ruinParts(), ...figureParts(),
    ...Object.assign({}, ...Object.values(games).map((game) => game.symbols())),
  } as Record<string, string>; // prettier-ignore
  const grouped = Object.entries(named).map(([id, art]) => [id, `<g id="${id}">${art}</g>`]);
  return {
    symbols: { ...apart(symbols() + treeSymbols() + light), ...Object.fromEntries(grouped) },
    style: style(),
    pills: Object.fromEntries(SEATS.map((seat) => [seat, [pill(seat, 0, "{count}", GROW), pill(seat, 1, "{count}", GROW)]])),
    players: PLAYERS,
    tiles: TILES,
    woods: WOODS,
    shadow: SHADOW,
    name: NAME,
    aside: ASIDE.map(([shift]) => shift),
  };
}
