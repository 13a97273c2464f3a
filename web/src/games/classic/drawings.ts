/** What the classic game adds to the drawings that are made outside the page. */
import "./tiles";

export const symbols = (): Record<string, string> => ({});
