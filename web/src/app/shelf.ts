/** Which rules there are, remembered for when the server cannot be asked. */
import type { Home } from "../net/protocol";

export type Shelf = Pick<Home, "edition" | "editions">;

const KEY = "tikal-shelf";

export function remember({ edition, editions }: Shelf): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ edition, editions }));
  } catch {
    // a private window keeps nothing
  }
}

export function remembered(): Shelf | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as Shelf | null;
  } catch {
    return null;
  }
}
