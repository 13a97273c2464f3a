/** The treasures. */
import { num as f } from "../board/geometry";
import { INK } from "./ink";

export const TREASURES = ["jade", "vase", "sun", "serpent", "frog", "knife", "plume", "beads"] as const;

export function treasureSymbols(): string {
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

/** A treasure face up, on its disc. */
export const treasureDisc = (kind: string, r = 17): string =>
  `<circle cy="2.5" r="${r}" fill="#3a2205"/><circle r="${r}" fill="url(#t-top)" stroke="#8d6a2c" stroke-width="1.6"/><circle r="${r - 2.6}" fill="none" stroke="#c98a1b" stroke-opacity=".7" stroke-width="1"/><use href="#t-tr-${kind}" transform="scale(${f(r / 15.5)})"/>`;
