/** The rules of Legend at hand: topics in the order in which one needs them. */
import type { Topic } from "../title";
export { default as Lists } from "./RuleLists.svelte";

const TOPICS: Topic[] = [
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

export const topics = (): Topic[] => TOPICS;
