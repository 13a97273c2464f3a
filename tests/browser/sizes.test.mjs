/** Every screen at every size: no control is hidden, overlapped or cut, and the board keeps at least 40% of the window. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { House } from "./house.mjs";
import { LEAST, SCENES, Visitor } from "./scenes.mjs";
import { SIZES } from "./sizes.mjs";

const house = House.forTests();

const wanted = process.env.SCENES?.split(",") ?? Object.keys(SCENES);
// two at a time: one acts while the other waits
describe("sizes", { concurrency: 2 }, () => {
  for (const size of process.env.SIZES?.split(",") ?? Object.keys(SIZES)) {
    const { width, height } = SIZES[size].viewport;
    test(`${size}, ${width} x ${height}: no control is hidden, overlapped or cut, and the board keeps ${LEAST * 100}% of the window`, async () => {
      const visitor = new Visitor(await house.person(SIZES[size]), size);
      const wrong = await visitor.tour(wanted);
      assert.ok(wrong.length === 0, wrong.join("\n"));
    });
  }
});
