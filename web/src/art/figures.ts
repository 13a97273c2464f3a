/** Explorers, leaders and tents, in the colours and signs of their players. */
import { num as f } from "../board/geometry";
import { INK } from "./ink";
import { look, type PlayerLook } from "./players";

export function shape(kind: PlayerLook["shape"], x: number, y: number, r: number, fill: string, extra = ""): string {
  if (kind === "triangle")
    return `<path d="M${f(x)} ${f(y - r)}L${f(x + r * 1.05)} ${f(y + r * 0.85)}H${f(x - r * 1.05)}Z" fill="${fill}" ${extra}/>`;
  if (kind === "circle") return `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r * 0.95)}" fill="${fill}" ${extra}/>`;
  if (kind === "square")
    return `<rect x="${f(x - r * 0.85)}" y="${f(y - r * 0.85)}" width="${f(r * 1.7)}" height="${f(r * 1.7)}" fill="${fill}" ${extra}/>`;
  return `<path d="M${f(x)} ${f(y - r * 1.2)}L${f(x + r)} ${f(y)}L${f(x)} ${f(y + r * 1.2)}L${f(x - r)} ${f(y)}Z" fill="${fill}" ${extra}/>`;
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

/** The figures of one seat on one hex, feet at the origin; more than three explorers stand like three. */
export function crowd(seat: string, leaders: number, explorers: number): string {
  const ex = (x: number, y: number): string => `<use href="#t-ex${seat}" x="${x}" y="${y}"/>`;
  if (leaders > 1)
    return `<use href="#t-le${seat}" x="${explorers ? 18 : 13}" y="-5"/>${explorers ? ex(-16, -1) : ""}<use href="#t-le${seat}" x="${explorers ? 0 : -8}" y="3"/>`;
  if (leaders) return (explorers ? ex(-20, 0) : "") + `<use href="#t-le${seat}"${explorers ? ' x="11" y="2"' : ""}/>`;
  if (explorers === 1) return ex(0, 0);
  if (explorers === 2) return ex(-7.5, -4) + ex(6.5, 0);
  return ex(-10, -4.5) + ex(10, -4.5) + ex(0, 1);
}

/** How many explorers they are, on a pill at their feet. */
export function pill(seat: string, leaders: number, count: string, grow = 1): string {
  const p = look(seat);
  return `<g transform="translate(${leaders > 0 ? -18 : 0} ${f(6 + 5 * (grow - 1))}) scale(${grow})"><rect x="-15.5" y="-9" width="31" height="18" rx="9" fill="#17100a" stroke="${p.light}" stroke-width="1.7"/>${shape(p.shape, -6, 0.4, 4.6, p.base)}<text x="6.5" y="5.4" class="t-cnt" font-size="15.5">${count}</text></g>`;
}

/** A crowd, with its number where that is not plain to see. */
export const group = (seat: string, leaders: number, explorers: number, grow = 1): string =>
  crowd(seat, leaders, explorers) + (explorers > 1 ? pill(seat, leaders, String(explorers), grow) : "");

export const tent = (seat: string): string => `<use href="#t-te${seat}"/>`;
