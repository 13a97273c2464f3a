/** What Legend adds to the drawings that are made outside the page: treasures that were looked at. */
import { TREASURES } from "../../art/treasures";
import { knownMark } from "./seen";
import "./tiles";

export const symbols = (): Record<string, string> =>
  Object.fromEntries(
    TREASURES.flatMap((kind) => [
      [`t-known-${kind}`, knownMark(kind, false)],
      [`t-loose-${kind}`, knownMark(kind, true)],
    ]),
  );
