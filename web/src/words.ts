/** Every word on the page, from the same Fluent catalogues that the engine and the terminal read. */
import type { FluentVariable } from "@fluent/bundle";
import { speech } from "./language.svelte";

export type Facts = Record<string, FluentVariable>;

/** In a message, `{ WORD("kind", $give) }` is the message kind-jade where $give is "jade". */
const WORD = (parts: unknown[]): string => say(parts.map(String).join("-"));

/** Loads the words that every page needs, and those that were asked for until now; nothing can be said before. */
export async function begin(): Promise<void> {
  await speech.learn("page");
  await speech.start({ WORD });
}

/** Brings the words of a part along: "rules", "lessons", or what only the tables of a game say, by its name. */
export const learn = (part: string): Promise<void> => speech.learn(part);

/** The sentence of a code, filled with facts; in English where the language lacks it, the bare code if that does too. */
export function say(code: string, facts: Facts = {}): string {
  const bundle = speech.bundleWith(code);
  const pattern = bundle?.getMessage(code)?.value;
  if (!bundle || !pattern) {
    speech.lacks();
    return code;
  }
  const missing: Error[] = [];
  return bundle.formatPattern(pattern, named(facts), missing);
}

export function knows(code: string): boolean {
  return speech.bundleWith(code) !== null;
}

/** What an edition is; one that no catalogue knows says it in its own words. */
export function editionAbout(id: string, about: string): string {
  return knows(`edition-about-${id}`) ? say(`edition-about-${id}`) : about;
}

/** What a seat is called that nobody gave a name: its colour. */
const UNNAMED: Record<string, string> = { Red: "seat-red", Blue: "seat-blue", Yellow: "seat-yellow", White: "seat-white" };

/** A name as it is shown: colours that stand for one are said in the language of the page. */
export function nameShown(name: string): string {
  const code = UNNAMED[name];
  return code ? say(code) : name;
}

function named(facts: Facts): Facts {
  const entries = Object.entries(facts);
  if (!entries.some(([, fact]) => typeof fact === "string" && fact in UNNAMED)) return facts;
  return Object.fromEntries(entries.map(([key, fact]) => [key, typeof fact === "string" ? nameShown(fact) : fact]));
}

/** Sentences one after another, each with one full stop. */
export const sentences = (parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .map((part) => (/[.?!…]$/.test(part) ? part : `${part}.`))
    .join(" ");

/** Names or things one after another, as the language joins them: "A, B & C", "A, B und C". */
export function list(words: readonly string[]): string {
  return new Intl.ListFormat(speech.language, { style: "short", type: "conjunction" }).format(words);
}
