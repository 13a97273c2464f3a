/** Every screen at every size: no control is hidden, overlapped or cut, and the board keeps at least 40% of the window
 * in English, 35% in the longest language.
 * Where there is least room for words they are those of the longest language; LAYOUT=de looks at another one. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { House, LONGEST } from "./house.mjs";
import { SCENES, Visitor } from "./scenes.mjs";
import { SIZES } from "./sizes.mjs";

const house = new House(); // its people come and go by themselves
before(() => house.prepare());
after(() => house.close());

const LAYOUT = process.env.LAYOUT ?? LONGEST;
const LONG_WORDS = ["desk", "phone", "landscape"];
const BOARD = ["lay", "spend", "draft", "camp", "points"]; // where shorter words leave it more room
const TOURS = [
  ...LONG_WORDS.map((size) => [size, LAYOUT, Object.keys(SCENES)]),
  ...Object.keys(SIZES).filter((size) => !LONG_WORDS.includes(size)).map((size) => [size, "en", Object.keys(SCENES)]),
  ["phone", "en", BOARD],
];
const looked = process.env.SIZES?.split(",") ?? Object.keys(SIZES);

const wanted = process.env.SCENES?.split(",") ?? Object.keys(SCENES);
// two at a time: one acts while the other waits
describe("sizes", { concurrency: 2 }, () => {
  for (const [size, language, scenes] of TOURS.filter(([size]) => looked.includes(size))) {
    const { width, height } = SIZES[size].viewport;
    test(`${size}, ${width} x ${height}, ${language}: no control is hidden, overlapped or cut, and the board keeps its share of the window`, async () => {
      const person = await house.person(SIZES[size], { language });
      const wrong = await new Visitor(person, size).tour(scenes.filter((scene) => wanted.includes(scene)));
      await house.dismiss(person);
      assert.ok(wrong.length === 0, wrong.join("\n"));
    });
  }
});
