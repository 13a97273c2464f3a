/** Pictures for what can be done on a hex, round the origin, some 60 wide. */
import { tent, shape } from "./figures";
import { pyramid } from "./temples";
import { look } from "./players";

export interface Deed {
  kind: string;
  figure?: string | null;
  level?: number;
}

export function deedArt(deed: Deed, seat: string): string {
  const figure =
    deed.figure === "leader"
      ? `<use href="#t-le${seat}" y="26" x="-3"/>`
      : `<g transform="translate(0 24) scale(1.3)"><use href="#t-ex${seat}"/></g>`;
  switch (deed.kind) {
    case "uncover":
      return `<g transform="scale(${(30 / (22 + (deed.level ?? 1) * 3.8)).toFixed(2)})">${pyramid(deed.level ?? 1, { seed: 2 })}</g>`;
    case "dig":
      return '<g transform="translate(0 8) scale(1.3)"><use href="#t-bk"/><use href="#t-bk" y="-6"/><use href="#t-bk" y="-12"/></g>';
    case "camp":
      return `<g transform="translate(-4 8) scale(.95)">${tent(seat)}</g>`;
    case "guard": {
      const p = look(seat);
      const body =
        deed.figure === "leader"
          ? `<g transform="translate(-2 22) scale(.72)"><use href="#t-le${seat}"/></g>`
          : `<g transform="translate(-9 22) scale(1.05)"><use href="#t-ex${seat}"/></g>`;
      return `${body}<g transform="translate(14 9)"><path d="M-12-14H12V2Q12 12 0 17Q-12 12-12 2Z" fill="${p.base}" stroke="#fff3d2" stroke-width="2"/>${shape(p.shape, 0, -1, 6, p.ink)}</g>`;
    }
    case "enter":
      return `${figure}<path d="M24-24v16M18-14l6 7l6-7" fill="none" stroke="#ffe27a" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`;
    case "walk":
      return `${figure}<path d="M-30 26h.1M-20 30h.1M20 30h.1M30 26h.1" stroke="#fff0a6" stroke-width="6" stroke-linecap="round"/>`;
    case "exchange":
      return '<path d="M-24-9H18L8-19M24 9H-18L-8 19" fill="none" stroke="#ffe27a" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>';
    default:
      return '<text y="13" text-anchor="middle" class="t-letter" font-size="38">?</text>';
  }
}
