/**
 * A bot in JavaScript that likes to dig: it takes treasures and uncovers temples wherever it can, and sends its people to
 * where the view shows more of them.
 *
 * Try: tikal arena run "cmd:node examples/digger.mjs" random
 */
import { createInterface } from "node:readline";

/** What is best done first, by how the text of the action begins; what is not here is done last. */
const LIKED = ["$", "^", "take", "#", "ap", "L:", "E:", "+L", "+E"];
const rank = (text) => {
  const place = LIKED.findIndex((start) => text.startsWith(start));
  return place < 0 ? LIKED.length : place;
};

/** The hexes with something to dig or uncover, as the view shows them. */
const wanted = (view) => new Set(view.board.filter((hex) => hex.treasures > 0 || hex.level > 0).map((hex) => hex.hex));

/** Walks only from where there is nothing to where there is something, and ends the turn when nothing is left to like. */
function choose({ legal, view }) {
  const goals = wanted(view);
  const sensible = legal.filter((text) => {
    const walk = /^[^:]*:([A-Z]\d)-([A-Z]\d)/.exec(text);
    return !walk || (goals.has(walk[2]) && !goals.has(walk[1]));
  });
  const ends = legal.find((text) => text === ".");
  const liked = sensible.filter((text) => rank(text) < LIKED.length).sort((a, b) => rank(a) - rank(b));
  return liked[0] ?? ends ?? legal[0];
}

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line);
  if (told.type === "hello") say({ type: "hello", name: "digger", wants: ["legal", "view"] });
  else if (told.type === "turn") say({ type: "play", id: told.id, actions: [choose(told)] });
  else if (told.type === "quit") break;
}
