import assert from "node:assert/strict";
import { test } from "node:test";
import { House } from "./house.mjs";
import { Keyboard } from "./keyboard.mjs";

const house = House.forTests();

/** Somebody who went where a button of the start page leads, by keys alone. */
async function begin(seed, button) {
  const ben = await house.person();
  await ben.visit();
  const keys = new Keyboard(ben, seed);
  await keys.tabTo(button);
  await keys.key("Enter");
  return [ben, keys];
}

test("a whole four-player game against bots by keyboard", async () => {
  const [ben, keys] = await begin(7, /New table/);
  await ben.page.getByRole("button", { name: "Start the game" }).waitFor();
  await keys.tabTo(/^$|Back/, 3).catch(() => undefined);
  for (let n = 0; n < 40; n++) {
    await keys.key("Tab");
    const group = await ben.page.evaluate(() => document.activeElement?.getAttribute("name"));
    if (group === "players") break;
  }
  await keys.key("ArrowRight");
  assert.equal(await ben.page.locator('input[name="players"]:checked').getAttribute("value"), "4");
  await keys.tabTo(/Start the game/);
  await keys.key("Enter");
  await ben.ready();
  assert.ok(await keys.play());
  assert.ok(keys.done.lay >= 8, JSON.stringify(keys.done));
  for (const kind of ["enter", "walk"]) assert.ok(keys.done[kind] > 0, JSON.stringify(keys.done));
  assert.ok(["uncover", "dig", "guard"].some((kind) => keys.done[kind] > 0), JSON.stringify(keys.done)); // as the game went
  await keys.tabTo(/Final board/);
  await keys.key("Enter");
  assert.equal(await ben.page.locator("dialog[open]").count(), 0);
});

test("what has the focus can be seen, and what happens is said", async () => {
  const [ben, keys] = await begin(3, /Play now/);
  await ben.ready(["acting"]);
  await keys.key("n");
  await ben.page.waitForFunction(() => document.activeElement?.getAttribute("data-lit") === "place");
  const shown = await ben.page.evaluate(() => getComputedStyle(document.activeElement).strokeWidth);
  assert.ok(parseFloat(shown) >= 3, shown);
  assert.match((await keys.focus()).name, /^[A-H][1-5], jungle, not explored yet\. the tile fits here/);
  await keys.key("Enter");
  await ben.ready(["acting"]);
  const said = ben.page.locator('[role="log"][aria-live="polite"]');
  await said.getByText(/You: laid a/).waitFor({ state: "attached" });
});
