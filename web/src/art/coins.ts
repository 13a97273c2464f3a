/** Coins, masks and other small things, and the light on what pays. */
import { num as f, roundHex } from "../board/geometry";
import { INK } from "./ink";
import { look } from "./players";

export function tokens(): string {
  const ray = Array.from({ length: 8 }, (_, i) => `<path transform="rotate(${i * 45})" d="M-1.5-4.6L0-7.6L1.5-4.6Z"/>`).join("");
  return (
    `<g id="t-mk" stroke="${INK}" stroke-width="1.1" stroke-linejoin="round"><path d="M-9-9H9L10-2Q9 7 5 10H-5Q-9 7-10-2Z" fill="url(#t-stone)"/><path d="M-9-9H9L8-5.4H-8Z" fill="#b5622f"/><path d="M-6.6-2.2h4.4v2.6h-4.4zM2.2-2.2h4.4v2.6h-4.4z" fill="#2a1a0e"/><path d="M0-2.6L-1.8 3.4H1.8Z" fill="#c9b486"/><path d="M-4.4 5.4H4.4V8H-4.4ZM-1.5 5.4V8M1.5 5.4V8" fill="#fff4d6" stroke-width=".9"/></g>` +
    `<g id="t-bk" stroke="${INK}" stroke-width="1.3"><path d="M-17 0V4.5A17 13 0 0 0 17 4.5V0Z" fill="#5a2611"/><ellipse rx="17" ry="13" fill="url(#t-back)"/><ellipse rx="12.6" ry="9.2" fill="none" stroke="#f4c15a" stroke-width="1.3"/><path d="M6.5 0C6.5-5.6-6-6-6 .3C-6 5 3 5 3 .8C3-2-2.4-2-2.4.6" fill="none" stroke="#f4c15a" stroke-width="1.8" stroke-linecap="round"/></g>` +
    `<g id="t-ap1"><circle r="11" fill="url(#t-chip)" stroke="#6b430a" stroke-width="1.3"/><circle r="8.3" fill="none" stroke="#a8700f" stroke-width="1"/><g fill="#8d5608">${ray}<circle r="3.4"/></g><path d="M-7.6-5.2A9.3 9.3 0 0 1 1-9.2" fill="none" stroke="#fffbe2" stroke-width="1.6" stroke-linecap="round" opacity=".9"/></g>` +
    `<g id="t-ap0"><circle r="10.4" fill="#0c1511" stroke="#6f6747" stroke-width="1.2" stroke-dasharray="3 2.2"/><circle r="3" fill="#3c3c2b"/></g>`
  );
}

/** A cost in action points, on a coin. */
export function coin(text: string, r = 15.5, bright = false): string {
  return `<circle r="${r}" cx="1" cy="2.4" fill="#120a04" opacity=".5"/><circle r="${r}" fill="#3a2205"/><circle r="${r - 1.5}" fill="url(#t-chip)" stroke="#fff6d2" stroke-width="${bright ? 2.4 : 1.2}"/><text y="${f(r * 0.44)}" class="t-chip" font-size="${f(r * (text.length > 2 ? 1 : 1.28))}">${text}</text>`;
}

/** What a temple pays, on a coin with its owner's rim. */
export function payCoin(seat: string, text: string, r = 36): string {
  return `<circle r="${r}" cx="2" cy="4" fill="#120a04" opacity=".5"/><circle r="${r}" fill="${look(seat).base}" stroke="#3a1404" stroke-width="2"/><circle r="${r - 6}" fill="url(#t-chip)" stroke="#fff6d2" stroke-width="2"/><text y="${f(r * 0.3)}" class="t-chip" font-size="${f(r * 0.86)}">${text}</text>`;
}

/** Beams that light a hex while it scores, round the origin. */
export function beams(): string {
  let o = '<circle r="205" fill="url(#t-corona)"/><g fill="url(#t-beam)">';
  for (let j = 0; j < 24; j++) {
    const w = j % 2 ? 10 : 17;
    o += `<path transform="rotate(${j * 15})" d="M-5-84L-${w}-200H${w}L5-84Z"/>`;
  }
  return `${o}</g>`;
}

/** The rim of a hex that scores, in its owner's colour. */
export function scoringRim(seat: string): string {
  const d = roundHex(0, 0, 98);
  return `<g fill="none"><path d="${d}" stroke="#fff0b0" stroke-opacity=".4" stroke-width="16"/><path d="${d}" stroke="${look(seat).base}" stroke-width="9"/><path d="${d}" stroke="#fff6d8" stroke-width="3"/></g>`;
}

export const rays = (seat: string): string => beams() + scoringRim(seat);
