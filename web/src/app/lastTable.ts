/** What was chosen for the last table in this browser, and its clock. */
const KEY = "tikal-table";
const CLOCK = "tikal-clock";

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null; // nothing worth keeping
  }
}

/** The last table, if this browser remembers one. */
export function lastTable(): Record<string, unknown> | null {
  const found = read(KEY) as Record<string, unknown> | null;
  return found?.seats ? found : null;
}

export const lastClock = (): unknown => read(CLOCK);

/** A clock is kept only where there was one. */
export function keepTable(table: object, clock: unknown): void {
  try {
    if (clock) localStorage.setItem(CLOCK, JSON.stringify(clock));
    localStorage.setItem(KEY, JSON.stringify(table));
  } catch {
    // a private window keeps nothing
  }
}
