/** Every word on the page, from the same Fluent catalogues that the engine and the terminal read. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import english from "../../src/tikal/messages/en.ftl?raw";
import englishServer from "../../src/tikal/messages/en-server.ftl?raw";
import englishTable from "../../src/tikal/messages/en-table.ftl?raw";
import englishWatch from "../../src/tikal/messages/en-watch.ftl?raw";

export type Facts = Record<string, FluentVariable>;

export const language = "en";
const bundle = new FluentBundle(language, { useIsolating: false });
/** Takes in the sentences of one more catalogue. */
export function learn(text: string): void {
  bundle.addResource(new FluentResource(text));
}
for (const text of [english, englishServer, englishTable, englishWatch]) learn(text);

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
