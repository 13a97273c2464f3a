/** The words of the rules: only who opens them loads them. */
import { learn } from "../words";

const CATALOGUES: Record<string, string> = import.meta.glob(
  ["../../../src/tikal/messages/en/rules.ftl", "../../../src/tikal/*/messages/en/rules.ftl"],
  { query: "?raw", import: "default", eager: true },
);
learn(...Object.values(CATALOGUES));
