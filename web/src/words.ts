/** Every word on the page, from the same Fluent catalogues that the engine and the terminal read. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Facts = Record<string, FluentVariable>;

export const language = "en";
/** In a message, `{ WORD("kind", $give) }` is the message kind-jade where $give is "jade". */
const WORD = (parts: unknown[]): string => say(parts.map(String).join("-"));
const bundle = new FluentBundle(language, { useIsolating: false, functions: { WORD } });

/** Takes in the sentences of more catalogues. */
export function learn(...texts: string[]): void {
  for (const text of texts) bundle.addResource(new FluentResource(text));
}

/** What every page needs, of the house and of every game; rules and tables bring their own words along. */
const CATALOGUES: Record<string, string> = import.meta.glob(
  [
    "../../src/tikal/messages/en/{errors,events,hints,reasons,records,server,setup,table,watch,words}.ftl",
    "../../src/tikal/*/messages/en/{cards,components,errors,events,reasons,server,setup,watch}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
learn(...Object.values(CATALOGUES));

/** The sentence of a code, filled with facts; the bare code if the catalogue has none. */
export function say(code: string, facts: Facts = {}): string {
  const pattern = bundle.getMessage(code)?.value;
  if (!pattern) return code;
  const missing: Error[] = [];
  return bundle.formatPattern(pattern, facts, missing);
}

export function knows(code: string): boolean {
  return bundle.hasMessage(code);
}
