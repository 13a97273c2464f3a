/** The numbers that this browser added to sealed shuffles, and the seals it saw: without them a proof could be of anything. */
import type { FairShuffle } from "../net/protocol";

export interface Kept {
  seal: string;
  number: string;
  added: boolean; // the server has said that it was taken
}

const PLACE = "tikal-numbers";
const MOST = 200; // tables

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, Kept>;
  } catch {
    return {}; // nothing can be kept here, or it is not ours
  }
}

function keep(table: string, kept: Kept | null): void {
  const { [table]: _, ...others } = all();
  const found = Object.entries(kept ? { ...others, [table]: kept } : others).slice(-MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(found)));
  } catch {
    // then this browser cannot check that its number is among them
  }
}

export const keptOf = (table: string): Kept | null => all()[table] ?? null;

/** The table is no more: another one may get its address. */
export const forget = (table: string): void => keep(table, null);

/** The number to add at a table: the same as long as it has not been taken. The seal that was seen first stays. */
export function numberFor(table: string, fair: FairShuffle): string {
  const before = keptOf(table);
  if (before && (before.added || before.seal === fair.seal)) return before.number;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const number = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  keep(table, { seal: fair.seal, number, added: false });
  return number;
}

export function taken(table: string): void {
  const kept = keptOf(table);
  if (kept) keep(table, { ...kept, added: true });
}
