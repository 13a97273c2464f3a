/** What all drawings share: the pen, and gradients by name. */
export const INK = "#1b120a";

export type Stop = readonly [offset: number, colour: string, opacity?: number];
export const stops = (list: readonly Stop[]): string =>
  list.map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a === undefined ? "" : ` stop-opacity="${a}"`}/>`).join("");
export const radial = (id: string, list: readonly Stop[], extra = ""): string =>
  `<radialGradient id="t-${id}" ${extra}>${stops(list)}</radialGradient>`;
export const linear = (id: string, list: readonly Stop[], extra = 'x1="0" y1="0" x2="1" y2="1"'): string =>
  `<linearGradient id="t-${id}" ${extra}>${stops(list)}</linearGradient>`;
