/** What all drawings share: the pen, and gradients by name. */
export const INK = "#1b120a";

/** The stops of a gradient, "0 #fff, 0.5 #999 0.8, 1 #000": offset, colour, and opacity where it is not 1. */
export const stops = (list: string): string =>
  list
    .split(", ")
    .map((stop) => {
      const [offset, colour, opacity] = stop.split(" ");
      return `<stop offset="${offset}" stop-color="${colour}"${opacity ? ` stop-opacity="${opacity}"` : ""}/>`;
    })
    .join("");
export const radial = (id: string, list: string, extra = ""): string =>
  `<radialGradient id="t-${id}" ${extra}>${stops(list)}</radialGradient>`;
export const linear = (id: string, list: string, extra = 'x1="0" y1="0" x2="1" y2="1"'): string =>
  `<linearGradient id="t-${id}" ${extra}>${stops(list)}</linearGradient>`;
