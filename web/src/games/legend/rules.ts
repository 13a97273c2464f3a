/** The rules of Legend at hand: topics in the order in which one needs them, and their words. Only who opens them loads them. */
import english from "../../../../src/tikal/messages/en-legend-rules.ftl?raw";
import { learn } from "../../words";
import type { Topic } from "../title";
export { default as Lists } from "./RuleLists.svelte";

learn(english);

export const topics: Topic[] = [
  ["legend-game", []],
  ["legend-draft", []],
  ["legend-act", []],
  ["legend-ap", []],
  ["legend-walk", []],
  ["legend-temples", []],
  ["legend-tiles", []],
  ["legend-cards", []],
  ["legend-powers", []],
  ["legend-scoring", []],
  ["legend-end", []],
  ["legend-hidden", []],
  ["legend-scenarios", []],
  ["legend-box", []],
];
