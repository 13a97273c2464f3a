/** The rules of the classic game at hand: topics in the order of a turn, each with the examples that belong to it. */
import type { Example } from "../../net/protocol";
import { treasure } from "../../table/story";
import { say } from "../../words";
import type { RulesAtHand, Topic } from "../title";
import type { View } from "./protocol";

const TOPICS: Topic[] = [
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

export const topics: RulesAtHand["topics"] = (auction) => TOPICS.filter(([topic]) => auction || topic !== "bid");

export const scores: RulesAtHand["scores"] = ({ view, sheets }: Example) =>
  (view as View).seats
    .filter(({ seat }) => sheets.includes(seat))
    .map(({ seat, if_scored }) => {
      const { total, temples, treasures } = if_scored!; // examples are never over
      const parts = [
        ...temples.map(({ hex, value, guard }) => say("example-temple", { hex, value, guard: guard ? "yes" : "no" })),
        ...treasures.map(({ kind, count, points }) => say("example-treasure", { name: treasure(kind), count, points })),
      ];
      return { seat, total, parts: parts.join(", ") };
    });
