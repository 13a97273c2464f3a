/** What lies in a campsite: action-point discs, places in the turn order, the director; and the signs of scoring parts. */
import { INK } from "../../../art/ink";
import { volcano } from "../../../art/places";
import { pyramid } from "../../../art/temples";
import { look } from "../../../art/players";

/** A disc of so many action points, in a box -34 -34 68 68. */
export function apDisc(value: number, used = false): string {
  const teeth = Array.from({ length: 12 }, (_, n) => `<path transform="rotate(${n * 30})" d="M-4.6-24L0-31L4.6-24Z"/>`);
  return (
    `<circle cx="1.5" cy="3.5" r="28" fill="#000" opacity=".4"/><g fill="${used ? "#4a4a3a" : "#c98a1b"}" stroke="${INK}" stroke-width="1">${teeth.join("")}</g>` +
    `<circle r="25.5" fill="${used ? "#2f3527" : "url(#t-chip)"}" stroke="${INK}" stroke-width="1.6"/><circle r="20.4" fill="none" stroke="${used ? "#6f7060" : "#a8700f"}" stroke-width="1.6" stroke-dasharray="3 3.1"/>` +
    (used
      ? ""
      : '<path d="M-18-13A22.5 22.5 0 0 1 3-22.4" fill="none" stroke="#fffbe2" stroke-width="3" stroke-linecap="round" opacity=".9"/>') +
    `<text y="10.5" class="${used ? "t-spent" : "t-chip"}" font-size="31">${value}</text>`
  );
}

/** An idol for a place in the turn order, in a box -26 -46 52 66: stone while nobody's. `badge` shows the number large. */
export function idol(place: number, seat?: string | null, badge = false): string {
  const p = seat ? look(seat) : null;
  const fill = seat ? `url(#t-g${seat})` : "url(#t-idol)";
  let o =
    `<ellipse cx="3" cy="17" rx="23" ry="4.6" fill="#000" opacity=".45"/><g stroke="${INK}" stroke-width="1.5" stroke-linejoin="round">` +
    `<g fill="${fill}"><path d="M-18 17L-14 4H14L18 17Z"/><path d="M-15 4V-1H15V4Z"/><path d="M-9.5-1V-13H9.5V-1Z"/><path d="M-9.5-10Q-17-10-15-2H-10M9.5-10Q17-10 15-2H10"/><path d="M-11.5-13V-27Q-11.5-31-7-31H7Q11.5-31 11.5-27V-13Q0-9-11.5-13Z"/></g>` +
    `<path d="M-14-30L-20-40L-10-36L-8-45L0-37L8-45L10-36L20-40L14-30Z" fill="${p ? "url(#t-gold)" : fill}"/><path d="M-12-30H12V-26H-12Z" fill="${p ? p.dark : "#8f2414"}"/><path d="M-7.6-24h5v4h-5ZM2.6-24h5v4h-5Z" fill="${INK}" stroke="none"/><path d="M0-22L-2-16H2Z" fill="none" stroke-width="1.1"/><path d="M-5-13.4H5" stroke-width="2.2"/></g>`;
  o += badge
    ? `<circle cy="6" r="14" fill="#17100a" stroke="${p ? p.light : "#f4c15a"}" stroke-width="2"/><text y="14.2" class="t-cnt" font-size="23">${place}</text>`
    : `<text y="15.4" class="t-plain" font-size="15" fill="${p ? p.ink : "#3a2a12"}">${place}</text>`;
  return o;
}

/** The museum's director in an arch, in a box -32 -34 64 64, with a coat in the seat's colour. */
export function director(seat: string): string {
  const p = look(seat);
  return (
    '<path d="M-28 28V-6Q-28-32 0-32Q28-32 28-6V28Z" fill="#e9d7a6" stroke="#6f4d1c" stroke-width="2"/><path d="M-22 28V-5Q-22-26 0-26Q22-26 22-5V28Z" fill="#2a4a44"/>' +
    `<g stroke="${INK}" stroke-width="1.5" stroke-linejoin="round"><path d="M-21 28Q-21 8-8 6H8Q21 8 21 28Z" fill="url(#t-g${seat})"/><path d="M-7 6L0 16L7 6L4 2H-4Z" fill="#fff8e6"/><path d="M-6 8L0 11L6 8V15L0 12L-6 15Z" fill="${p.dark}"/>` +
    '<ellipse cy="-6" rx="11" ry="12.4" fill="#e2ae7c"/><path d="M-12-6Q-14-22 0-22Q14-22 12-6Q10-14 4-14Q-6-12-12-6Z" fill="#e8e4da"/><path d="M-8 1Q0-4 8 1Q4 5 0 2.4Q-4 5-8 1Z" fill="#e8e4da"/><g fill="#dff3f2" stroke-width="1.4"><circle cx="-4.8" cy="-6" r="3.9"/><circle cx="4.8" cy="-6" r="3.9"/><path d="M-.9-6H.9"/></g></g>'
  );
}

/** A laurel wreath round a number, in a box -24 -16 48 32. */
export function laurel(value: number, spent = false): string {
  const twig = [
    [-12, 13, -64],
    [-16, 8, -40],
    [-18, 2, -18],
    [-18, -4, 4],
    [-16, -10, 26],
  ]
    .map(
      ([x, y, turn]) =>
        `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0Q-6-1-7-6Q-1-6 0 0Z"/><path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0Q1-5 6-6Q6-1 0 0Z"/>`,
    )
    .join("");
  return `<g fill="${spent ? "#8c8568" : "#5c9440"}" stroke="#24461f" stroke-width=".6">${twig}<g transform="scale(-1 1)">${twig}</g></g><text y="7" class="t-plain" font-size="21" fill="${spent ? "#6a5a3a" : "#2d1808"}">${value}</text>`;
}

export const PARTS = ["temples", "tall", "volcanoes", "land", "lakes", "treasures"] as const;
export type Part = (typeof PARTS)[number];

/** Each part by colour too: for bars. */
export const PART_COLOURS: Readonly<Record<Part, string>> = {
  temples: "#d9b95a",
  tall: "#e08a45",
  volcanoes: "#c9351b",
  land: "#5c9a3f",
  lakes: "#3aa3b3",
  treasures: "#9a6cc4",
};

const at = (x: number, y: number, scale: number, art: string): string => `<g transform="translate(${x} ${y}) scale(${scale})">${art}</g>`;
const times = (x: number): string =>
  `<path d="M${x - 4}-4L${x + 4} 4M${x + 4}-4L${x - 4} 4" stroke="#5a3a18" stroke-width="2.6" stroke-linecap="round"/>`;

/** The sign of a scoring part, in a box -34 -28 68 56. */
export function partArt(part: Part): string {
  switch (part) {
    case "temples":
      return at(0, 3, 0.72, pyramid(4, { numeral: false }));
    case "tall":
      return at(0, 3, 0.54, pyramid(8, { numeral: false })) + at(17, -16, 0.75, '<use href="#t-tr-sun"/>');
    case "volcanoes":
      return at(0, 0, 0.36, volcano());
    case "land":
      return (
        at(-18, 3, 0.5, pyramid(3, { numeral: false })) +
        times(3) +
        `<g transform="translate(20 1) scale(.48)"><use href="#t-bush" color="#35783d"/></g>`
      );
    case "lakes":
      return at(-17, 0, 0.24, '<use href="#t-lk0"/>') + times(6) + at(22, 1, 0.95, '<use href="#t-mk"/>');
    default:
      return at(-12, 2, 1.25, '<use href="#t-tr-vase"/>') + at(13, 0, 1.25, '<use href="#t-tr-sun"/>');
  }
}
