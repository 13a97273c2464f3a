import assert from "node:assert/strict";
import { test } from "node:test";
import { House } from "./house.mjs";
import { Mouse } from "./mouse.mjs";

const house = House.forTests();

test("from the start page to the first tile in two clicks", async () => {
  const ana = await house.person();
  await ana.visit();
  await ana.axe("the start page");
  await ana.page.getByRole("button", { name: "Play now" }).click();
  await ana.ready(["acting"]);
  await ana.axe("the table, laying");
  const mouse = new Mouse(ana, 1);
  const [at] = await mouse.lit("place");
  await ana.page.mouse.click(at.x, at.y);
  await ana.page.locator('.hit[data-lit="menu"]').first().waitFor();
  await ana.axe("the table, spending");
});

test("a whole four-player game against bots by mouse", async () => {
  const ana = await house.person();
  await ana.visit("/new");
  await ana.axe("a new table");
  await ana.page.locator(".seg").getByText("4", { exact: true }).click();
  await ana.page.getByRole("button", { name: "Start the game" }).click();
  const mouse = new Mouse(ana, 4);
  assert.ok(await mouse.play());
  await ana.page.getByRole("dialog").getByText("Points by scoring round").waitFor();
  await ana.axe("the end of the game");
  assert.ok(mouse.done.lay >= 8, JSON.stringify(mouse.done));
  for (const kind of ["enter", "walk"]) assert.ok(mouse.done[kind] > 0, JSON.stringify(mouse.done));
  assert.ok(["uncover", "dig", "guard"].some((kind) => mouse.done[kind] > 0), JSON.stringify(mouse.done)); // as the game went
  await ana.page.getByRole("button", { name: "Final board" }).click();
  await ana.axe("the final board");
  assert.equal(await ana.page.getByText("if scored now").count(), 0);
});
