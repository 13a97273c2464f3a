/** Legend's rules at hand, asked for once. */
import { rules } from "../../net/api";
import type { RuleBook } from "../../net/protocol";

let book: Promise<RuleBook | null> | undefined;

/** The rules; null if they cannot be had: names and numbers alone will do then. */
export const legendBook = (): Promise<RuleBook | null> =>
  (book ??= rules("legend", false).catch(() => {
    book = undefined;
    return null;
  }));
