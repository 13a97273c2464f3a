/** What is about people: loaded with its words when it is wanted. */
import { learn } from "../words";

const WORDS = "account";

export const account = async (): Promise<typeof import("./AccountDialog.svelte")> =>
  (await Promise.all([import("./AccountDialog.svelte"), learn(WORDS)]))[0];
export const desk = async (): Promise<typeof import("./HouseDesk.svelte")> =>
  (await Promise.all([import("./HouseDesk.svelte"), learn(WORDS)]))[0];
