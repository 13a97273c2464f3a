/** Planning ahead in Legend with two browsers: a turn with what was drafted, and the rest of a draft. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { button, DESKTOP, House, PHONE, press } from "./house.mjs";
import { atTable, beginsToPlan, counted, hear, onPhone, planning, plansIn, point, ready, rows, seq, unplanned, words } from "./planning.mjs";

describe("planning in Legend", () => {
  const house = House.forTests();

  test("a turn is planned with what was drafted, broken by another, and played", () => acting(house));
  test("a draft is planned, broken by another, and played one go at a time", () => drafting(house));
});

const go = (person) => press(person, person.page.locator(".acts .go"));
const dock = (person, thing) => person.page.locator(`section.dock ${thing}`);
const thing = (person, key) => person.page.locator(`[data-key^="${key}"][data-can] button`).first();

async function acting(house) {
  const { mira, jonas, table, heard, before } = await beginsToPlan(house, "legend-camp", { mira: "White", jonas: "Red" });

  // what was drafted is used as in play: the token, action points, and a card that is one step with all it does
  await dock(mira, ".goods button").first().click();
  await go(mira);
  await counted(mira, 1);
  await point(mira, "A5");
  await mira.page.locator('[data-choice="enter-explorer"]').click();
  await counted(mira, 2);
  await mira.page.keyboard.press("Escape");
  await mira.page.locator('[data-deed="recruit-explorer"]').click();
  await counted(mira, 3);
  assert.deepEqual(await words(mira), ["Use your AP token: 9 AP", "Bring an explorer to A5", "Make an explorer available"]);
  await hear(mira, "3 of 9 AP");
  assert.equal(await dock(mira, ".goods button").count(), 1, "the token is used in the plan; the tile is left");
  await mira.axe("planning with action points");
  await mira.page.keyboard.press("e");
  await hear(mira, "A plan does not end the turn.");
  await button(mira, "Clear").click();
  await counted(mira, 0);
  await dock(mira, ".right .card").nth(1).click();
  await go(mira);
  await counted(mira, 1);
  await mira.page.locator('[data-edge="A1|R1"]').dispatchEvent("click");
  await hear(mira, "Trail stone on A1–R1");
  assert.deepEqual(await words(mira), ["Play “Trail stone”: Trail stone on A1–R1"]);
  await mira.page.keyboard.press("u");
  await mira.page.keyboard.press("u");
  await counted(mira, 0);

  // a look shows nothing yet; a tile is turned and laid
  await dock(mira, ".left .card").first().click();
  await go(mira);
  await counted(mira, 1);
  await hear(mira, "What you will find is unknown.");
  await dock(mira, "button.tile").click();
  await point(mira, "G3");
  await counted(mira, 2);
  assert.deepEqual(await words(mira), ["Look with “Lidar”", "Clearing to G3"]);
  assert.equal(await mira.page.locator("g.number").count(), 1);
  await button(mira, "Keep plan").click();
  await hear(mira, "Your plan is kept. Nobody else sees it.");
  await unplanned(mira);
  assert.equal(await seq(mira), before, "nothing was played");

  // on a phone the campsite is there to plan with, and the plan beside it
  const phone = await onPhone(house, mira, PHONE);
  await phone.visit(`/table/${table}`);
  await phone.ready(["waiting"]);
  await button(phone, "Plan").tap();
  await planning(phone);
  await dock(phone, ".right .card").first().waitFor();
  await phone.axe("the campsite while planning on a phone");
  await phone.page.getByRole("tab", { name: /^Plan/ }).tap();
  await counted(phone, 2);
  await phone.axe("the plan on a phone");
  await button(phone, "Stop").tap();
  await unplanned(phone);

  // Jonas lays his tile there: that step is broken at once, the other is as it was
  await dock(jonas, "button.tile").click();
  await point(jonas, "G3");
  await hear(phone, "Your plan: step 2 is broken.");
  await button(mira, "Plan").click();
  await planning(mira);
  await rows(mira).nth(1).and(mira.page.locator(".broken")).waitFor();
  assert.match(await rows(mira).nth(1).innerText(), /Broken: Jonas .*G3/);
  assert.equal(await mira.page.locator(".plan li.broken").count(), 1);
  await mira.axe("a broken plan");

  // the turn comes: what works is played, and what it shows is shown
  await jonas.page.keyboard.press("e");
  await mira.ready(["acting"]);
  await ready(mira);
  await hear(mira, "Your turn: play your plan, or start afresh");
  await mira.axe("a plan whose turn has come");
  await button(mira, "Play plan").click();
  await hear(mira, "Your plan is played.");
  await mira.ready(["acting"]);
  assert.ok((await seq(mira)) > before + 3);
  assert.equal(await mira.page.locator("main").getAttribute("data-phase"), "act");
  for (const { steps, view } of plansIn(heard)) assert.deepEqual([steps, view.seat], [[], "Red"], "Jonas hears of his own plan only, and has none");
}

async function drafting(house) {
  const { mira, jonas, table } = await atTable(house, "legend-draft", { mira: "Yellow", jonas: "Red" });
  await jonas.visit(`/table/${table}`);
  await jonas.ready(["acting"]);
  await mira.visit(`/table/${table}`);
  await mira.ready(["waiting"]);
  await mira.page.keyboard.press("p");
  await planning(mira);
  await hear(mira, "Planning your draft");
  for (const [n, key] of ["token:6", "tile:c4"].entries()) {
    await thing(mira, key).click();
    await go(mira);
    await counted(mira, n + 1);
  }
  assert.deepEqual(await words(mira), ["Take the AP token of 6", "Take the clearing"]);
  assert.equal(await mira.page.locator("[data-can]").count(), 0, "nothing is left for her to take");
  await mira.axe("planning a draft");
  await button(mira, "Keep plan").click();
  await unplanned(mira);

  await thing(jonas, "token:6").dblclick();
  await mira.ready(["acting"]);
  await ready(mira);
  await rows(mira).first().and(mira.page.locator(".broken")).waitFor();
  assert.match(await rows(mira).first().innerText(), /Broken: Jonas .*6/);
  await button(mira, "Play next step").click();
  await dock(mira, '[data-tile="c4"]').waitFor();
  await mira.ready(["waiting"]); // until it is her turn to take once more
  await unplanned(mira);
}
