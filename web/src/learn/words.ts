/** The words of the lessons: only who learns loads them. */
import { learn } from "../words";

const CATALOGUES: Record<string, string> = import.meta.glob(
  ["../../../src/tikal/messages/en/lessons.ftl", "../../../src/tikal/*/messages/en/lessons.ftl"],
  { query: "?raw", import: "default", eager: true },
);
learn(...Object.values(CATALOGUES));
