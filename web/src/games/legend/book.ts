/** Legend's rules at hand, asked for once. */
import { rules } from "../../net/api";
import type { LegendBook } from "./protocol";

let book: Promise<LegendBook | null> | undefined;

/** The rules; null if they cannot be had: names and numbers alone will do then. */
export const legendBook = (): Promise<LegendBook | null> =>
  (book ??= rules<LegendBook>("legend", false).catch(() => {
    book = undefined;
    return null;
  }));
