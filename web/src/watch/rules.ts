/** The rules at hand: they and their words are loaded when somebody opens them. */
import { titleOf } from "../games/title";
import * as api from "../net/api";
import { learn } from "../words";

export const rules = async (): Promise<typeof import("./Rules.svelte")> => {
  const [page] = await Promise.all([import("./Rules.svelte"), learn("rules")]);
  return page;
};

/** Loads all that the rules of an edition need. */
export async function rehearseRules(edition: string): Promise<void> {
  const [book] = await Promise.all([api.rules(edition, false), rules()]);
  await titleOf(book.game).rules();
}
