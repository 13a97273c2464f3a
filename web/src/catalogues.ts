/** Where the words of the page stand: which catalogue belongs to which language, and what is loaded together. */

export interface Place {
  language: string;
  /** What is loaded together: "page", which every screen needs, "rules", "lessons", "account", or the tables of a game, by its name. */
  part: string;
}

/** The place of a catalogue among the others, by its path; null if it is none. */
export function placeOf(path: string): Place | null {
  const found = /tikal\/(?:(\w+)\/)?messages\/(\w+)\/(\w+)\.ftl\b/.exec(path);
  if (!found) return null;
  const [, game, language, file] = found as unknown as [string, string | undefined, string, string];
  if (file === "rules" || file === "lessons" || file === "account") return { language, part: file };
  return { language, part: (file === "table" || file === "hints") && game ? game : "page" };
}
