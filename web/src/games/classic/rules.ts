/** The rules of the classic game at hand: topics in the order of a turn, each with the examples that belong to it. */
import type { Topic } from "../title";

export const topics: Topic[] = [
  ["turn", []],
  ["lay", ["lay"]],
  ["walk", ["walk"]],
  ["uncover", ["uncover"]],
  ["dig", ["dig"]],
  ["exchange", ["exchange"]],
  ["camp", ["camp"]],
  ["guard", ["guard"]],
  ["scoring", ["scoring", "worked"]],
  ["rounds", []],
  ["end", []],
  ["bid", ["bid"]],
  ["edition", []],
];
