/** What is said of a table with free seats. */
import type { Offered } from "../net/protocol";
import { timing } from "../ui/time";
import { say } from "../words";

/** What is played there, how many seats are free, and how it is timed. */
export const offered = (table: Offered, edition: string): string =>
  say("club-table", {
    edition,
    auction: table.auction ? "yes" : "no",
    free: table.free,
    clock: table.timing ? timing(table.timing) : "none",
  });
