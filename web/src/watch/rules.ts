/** The rules at hand: they and their words are loaded when somebody opens them. */
import { titleOf } from "../games/title";
import * as api from "../net/api";
import { learn } from "../words";

export const rules = async (): Promise<typeof import("./Rules.svelte")> => {
  const [page] = await Promise.all([import("./Rules.svelte"), learn("rules")]);
  return page;
};

/** Loads all that the rules of an edition need; what the server says of it is the last thing. */
export async function rehearseRules(edition: string, game: string): Promise<void> {
  await Promise.all([rules(), titleOf(game).rules()]);
  await api.rules(edition, false);
}
