/**
 * Wild ground that figures stand on without a trail: lakes with rafts, ash at a volcano, glades in the jungle; and the
 * trail stone that lies across an edge.
 */
import { num as f } from "../board/geometry";
import { INK, linear, radial } from "./ink";
import { random } from "./random";

/** A closed smooth line through the points, as path data. */
function shore(points: readonly (readonly [number, number])[], k: number, dx = 0, dy = 0): string {
  const n = points.length;
  const p = points.map(([x, y]) => [x * k + dx, y * k + dy] as const);
  let d = `M${f(p[0]![0])} ${f(p[0]![1])}`;
  for (let i = 0; i < n; i++) {
    const [a, b, c, e] = [p[(i + n - 1) % n]!, p[i]!, p[(i + 1) % n]!, p[(i + 2) % n]!];
    d += `C${f(b[0] + (c[0] - a[0]) / 6)} ${f(b[1] + (c[1] - a[1]) / 6)} ${f(c[0] - (e[0] - b[0]) / 6)} ${f(c[1] - (e[1] - b[1]) / 6)} ${f(c[0])} ${f(c[1])}`;
  }
  return d + "Z";
}

/** A pond from above: sand, two depths, ripples, lilies and reeds. */
function lake(seed: number): string {
  const rnd = random(seed);
  const pond = Array.from({ length: 11 }, (_, i) => {
    const a = (2 * Math.PI * i) / 11;
    return [66 * rnd.between(0.92, 1.08) * Math.cos(a), 66 * rnd.between(0.92, 1.08) * Math.sin(a)] as const;
  });
  const at = (k: number, dx = 0, dy = 0): string => shore(pond, k, dx, dy);
  let o =
    `<path d="${at(1.13)}" fill="#8a8a45" opacity=".55"/><path d="${at(1.08)}" fill="#ecdca6"/><path d="${at(1.025)}" fill="#c9b073"/><path d="${at(1)}" fill="url(#t-water)"/>` +
    `<path d="${at(0.74, 2, 3)}" fill="#0d5f7c" opacity=".45"/><path d="${at(0.46, 4, 6)}" fill="#083f60" opacity=".5"/><path d="${at(0.965, 2, 3)}" fill="none" stroke="#eaffff" stroke-opacity=".5" stroke-width="2.2" stroke-dasharray="26 11 8 15"/>`;
  let ripples = "";
  for (const [x, y, w] of [
    [-34, -22, 17],
    [6, -38, 13],
    [20, 20, 19],
    [-22, 30, 14],
    [38, -8, 10],
    [-6, -4, 12],
  ] as const)
    ripples += `M${x - w} ${y}Q${x - w / 2} ${y - 4} ${x} ${y}Q${x + w / 2} ${y + 4} ${x + w} ${y}`;
  o +=
    `<path d="${ripples}" fill="none" stroke="#dffcff" stroke-opacity=".62" stroke-width="1.9" stroke-linecap="round"/>` +
    '<path d="M-50-30Q-30-56 8-56" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3.4" stroke-linecap="round"/>';
  for (const [x, y, r, flower] of [
    [-40, 10, 8, 1],
    [-29, 19, 5.6, 0],
    [30, -36, 6.6, 0],
    [40, -27, 7.4, 1],
    [14, 46, 6, 0],
  ] as const) {
    const pad = `M0 0L${r} ${f(-r * 0.25)}A${r} ${f(r * 0.8)} 0 1 1 ${f(r * 0.8)} ${f(-r * 0.6)}Z`;
    o += `<g transform="translate(${x} ${y})"><ellipse cx="1.4" cy="1.8" rx="${r}" ry="${f(r * 0.8)}" fill="#04303f" opacity=".5"/><path d="${pad}" fill="#5fae4a" stroke="#22602f" stroke-width="1"/>`;
    if (flower)
      o +=
        '<path d="M0-5L2-1.5L6-2L3.4 1L4.6 4.6L0 2.8L-4.6 4.6L-3.4 1L-6-2L-2-1.5Z" fill="#ffc7dc" stroke="#b84f7d" stroke-width=".7"/><circle r="1.5" cy=".6" fill="#ffd34d"/>';
    o += "</g>";
  }
  for (const [x, y] of [
    [-58, 22],
    [54, 26],
    [-20, -60],
  ] as const)
    o += `<g transform="translate(${x} ${y})" fill="none" stroke-linecap="round"><path d="M0 6Q-1-4-5-12M2 6Q2-6 2-17M4 6Q6-4 9-11" stroke="#2f6b34" stroke-width="2.2"/><path d="M2-17V-11M-5-12L-4-8" stroke="#7a4a22" stroke-width="3.6"/></g>`;
  return o;
}

const FOOT = "q-3.2-5.6 .6-8.6q4.4 .4 3.6 5.2q-.6 3.6-4.2 3.4Z";

/** Everything of these that is referred to by name. */
export function wildSymbols(): string {
  return (
    linear("water", "0 #9fe6dc, 0.4 #3fb0bb, 1 #156f93", 'x1="0" y1="0" x2=".7" y2="1"') +
    radial("gLake", "0 #d6d795, 0.5 #d6d795, 1 #93b257") +
    radial("glade", "0 #cbbf76, 0.55 #8b9a4c 0.95, 0.8 #4c6b2f 0.8, 1 #2c5a2c 0") +
    radial("glow", "0 #ff8a3c 0.75, 0.6 #ff8a3c 0.4, 1 #ff6a1f 0") +
    linear("jadeS", "0 #b9f2d2, 0.45 #3fae84, 1 #17634a") +
    `<g id="t-lk0">${lake(30)}</g><g id="t-lk1">${lake(95)}</g>` +
    `<g id="t-raft"><ellipse cx="3" cy="6" rx="30" ry="9" fill="#052c3c" opacity=".45"/><g stroke="${INK}" stroke-width="1.2"><path d="M-27-5Q-30-2.5-27 0H25Q28-2.5 25-5Z" fill="#c99a5c"/><path d="M-29 0Q-32 2.6-29 5.2H27Q30 2.6 27 0Z" fill="#b07f43"/><path d="M-26 5.2Q-29 7.8-26 10.4H25Q28 7.8 25 5.2Z" fill="#94662f"/></g><path d="M-16-5V10.4M15-5V10.4" stroke="#f0dcae" stroke-width="2.6"/><path d="M-36 10q8 5 17 2.6M18 13q10 1.6 17-3" stroke="#eaffff" stroke-opacity=".8" stroke-width="1.8" fill="none" stroke-linecap="round"/></g>` +
    '<g id="t-ash"><ellipse cy="2" rx="31" ry="14" fill="url(#t-glow)"/><ellipse cy="1" rx="21" ry="8" fill="#5c4a45" stroke="#f3b27a" stroke-opacity=".75" stroke-width="1.6"/></g>' +
    `<g id="t-trail"><rect x="-16.6" y="-9" width="38" height="26" rx="7" fill="#08130d" opacity=".55"/><rect x="-19" y="-13" width="38" height="26" rx="7" fill="#0f4231" stroke="${INK}" stroke-width="1.6"/><rect x="-18" y="-14.6" width="36" height="24.6" rx="6.4" fill="url(#t-jadeS)" stroke="#fdf1bd" stroke-width="1.9"/><g fill="#0b3d2c"><path d="M-9.6-.4${FOOT}"/><ellipse cx="-9.8" cy="3.4" rx="2.6" ry="2.4"/><path d="M6.4 1.6${FOOT}"/><ellipse cx="6.2" cy="5.4" rx="2.6" ry="2.4"/></g></g>`
  );
}

/** The pond of a lake tile: its stones tell which. */
export const lakeOf = (stones: readonly number[]): string => `<use href="#t-lk${stones.reduce((sum, n, i) => sum + n * (i % 2), 0) % 2}"/>`;

/** Where a lake will be: its bed of sand. */
export const BED =
  '<circle r="70" fill="#ecdca6"/><circle r="66" fill="#c9b073"/><circle r="44" cx="3" cy="5" fill="#a8915a" opacity=".6"/>';

/** A wave on it, round the origin. */
export const WAVE = '<circle r="60" fill="none" stroke="#eaffff" stroke-width="3.4" stroke-opacity=".8"/>';

/** What a group stands on where there is no ground, feet at the origin: under it. */
export function footing(terrain: string, leaders: number, explorers: number): string {
  const scale = leaders > 1 ? 1.5 : leaders || explorers > 1 ? 1.22 : 1;
  if (terrain === "lake") return `<use href="#t-raft" transform="translate(0 -2) scale(${scale})"/>`;
  if (terrain === "volcano") return `<use href="#t-ash" transform="translate(0 -1) scale(${scale})"/>`;
  if (terrain !== "jungle") return "";
  const x = leaders ? 30 : 25;
  return [
    [-x, 4],
    [x, 5],
  ]
    .map(([dx, dy]) => `<use href="#t-fern" transform="translate(${dx} ${dy})" color="#3f7a34"/>`)
    .join("");
}

/** How far the canopy opens round a group. */
export const gladeRadius = (leaders: number): number => (leaders ? 42 : 35);

/** The ground of a glade, round the middle of the group, for as long as the painted canopy is still closed. */
export const glade = (radius: number): string => `<ellipse cy="6" rx="${f(radius + 24)}" ry="${f(radius + 15)}" fill="url(#t-glade)"/>`;

/** A trail stone lying along an edge, which is the side of a hex that it lies north of, turned. */
export const trailStone = (side: number, scale = 1.1): string =>
  `<g transform="rotate(${((60 * side + 90) % 180) - 90}) scale(${scale})"><use href="#t-trail"/></g>`;
