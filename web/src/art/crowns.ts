/** The trees of the canopy as path data and colours: painted on the board's canvas, and symbols in drawings. */
import { num as f } from "../board/geometry";
import { radial } from "./ink";
import { blob, random } from "./random";

export const GREENS = ["#1f5230", "#2a6637", "#35783d", "#478a41", "#5c9a45", "#22604a", "#7aa949", "#3c8450"];
export const AWAY = "#0b2e29";
/** How far the greens fade, from the board outwards; with a border there is a step more. */
export const TONES: readonly number[] = [0, 0.41, 0.82];
export const TONES_WITH_BORDER: readonly number[] = [0, 0.28, 0.58, 0.82];

/** The light on a tree: offset, colour and opacity. */
export const LIGHT: readonly (readonly [offset: number, colour: string, opacity: number])[] = [
  [0, "#fbffb8", 0.5],
  [0.38, "#d6f08a", 0.12],
  [0.62, "#001a0e", 0.05],
  [1, "#00120a", 0.62],
];
export const LEAVES = { lights: "#f3ffb029", darks: "#02140a29", lights2: "#f3ffb033", darks2: "#02140a2e" } as const;
export const SHADE = { crown: "#04120b80", palm: "#04120b6b", ribs: "#e9f7a066", trunk: "#6b4a22" } as const;

export interface Crown {
  base: string;
  lights: string;
  darks: string;
  lights2: string;
  darks2: string;
}

export interface Palm {
  fronds: string;
  ribs: string;
}

const made: { crowns: Crown[]; palms: Palm[] } = { crowns: [], palms: [] };

function make(): typeof made {
  if (made.crowns.length) return made;
  const rnd = random(11);
  for (let k = 0; k < 5; k++) {
    const crown: Crown = { base: blob(28, 10 + k, rnd, 0.14), lights: "", darks: "", lights2: "", darks2: "" };
    for (const [ring, radius, count] of [
      [0, 19, 7],
      [1, 10, 5],
    ] as const)
      for (let i = 0; i < count; i++) {
        const a = (2 * Math.PI * i) / count + rnd.between(-0.4, 0.4) + ring;
        const lit = -Math.cos(a) - Math.sin(a) > -0.3;
        const into = ring ? (lit ? "lights2" : "darks2") : lit ? "lights" : "darks";
        crown[into] += blob(rnd.between(6, 9.5), 6, rnd, 0.12, 0.6, radius * Math.cos(a) - 3, radius * Math.sin(a) - 4);
      }
    made.crowns.push(crown);
  }
  for (const count of [9, 11]) {
    let fronds = "";
    let ribs = "";
    for (let i = 0; i < count; i++) {
      const a = (2 * Math.PI * i) / count + rnd.between(-0.15, 0.15);
      const l = rnd.between(26, 33);
      const [x, y] = [l * Math.cos(a), l * Math.sin(a)];
      const [nx, ny] = [-Math.sin(a) * 5.5, Math.cos(a) * 5.5];
      fronds += `M0 0Q${f(x * 0.5 + nx)} ${f(y * 0.5 + ny - 3)} ${f(x)} ${f(y + 2)}Q${f(x * 0.5 - nx)} ${f(y * 0.5 - ny - 3)} 0 0Z`;
      ribs += `M0 0Q${f(x * 0.5)} ${f(y * 0.5 - 3)} ${f(x)} ${f(y + 2)}`;
    }
    made.palms.push({ fronds, ribs });
  }
  return made;
}

export const crowns = (): readonly Crown[] => make().crowns;
export const palms = (): readonly Palm[] => make().palms;

export const rgbOf = (hex: string): number[] => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));

export function mixed(hex: string, to: string, t: number): string {
  const [a, b] = [rgbOf(hex), rgbOf(to)];
  return `rgb(${a.map((part, i) => Math.round(part * (1 - t) + b[i]! * t)).join()})`;
}

/** Every kind of tree as a symbol, 30 large, in the colour of who uses it. */
export function treeSymbols(): string {
  const light = LIGHT.map((stop) => stop.join(" ")).join(", ");
  const stand = (d: string, below: number, shade: string): string =>
    `<path d="${d}" transform="translate(5 ${below})" fill="${shade}"/><path d="${d}" fill="currentColor"/><path d="${d}" fill="url(#t-treelight)"/>`;
  const leaves = (crown: Crown): string =>
    (["lights", "darks", "lights2", "darks2"] as const).map((kind) => `<path d="${crown[kind]}" fill="${LEAVES[kind]}"/>`).join("");
  const drawn = [
    ...crowns().map((crown) => stand(crown.base, 8, SHADE.crown) + leaves(crown)),
    ...palms().map(
      ({ fronds, ribs }) =>
        stand(fronds, 9, SHADE.palm) +
        `<path d="${ribs}" fill="none" stroke="${SHADE.ribs}" stroke-width="1.1"/><circle r="3.4" fill="${SHADE.trunk}"/>`,
    ),
  ];
  const gradient = radial("treelight", light, 'gradientUnits="userSpaceOnUse" cx="-5" cy="-6" r="37" fx="-8" fy="-9"');
  return gradient + drawn.map((art, n) => `<g id="t-tree${n}">${art}</g>`).join("");
}
