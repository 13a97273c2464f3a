/** The rules at hand: they and their words are loaded when somebody opens them. */
import { learn } from "../words";

export const rules = async (): Promise<typeof import("./Rules.svelte")> => {
  const [page] = await Promise.all([import("./Rules.svelte"), learn("rules")]);
  return page;
};
