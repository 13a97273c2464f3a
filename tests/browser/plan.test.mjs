/** Planning ahead with two browsers, on either kind of store: tried out, kept, broken by another, played in one go. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { button, DESKTOP, House, PHONE, press } from "./house.mjs";
import { atTable, beginsToPlan, counted, hear, onPhone, planning, plansIn, point, ready, rows, seq, unplanned, words } from "./planning.mjs";
import { STORES } from "./stores.mjs";

const SEATS = { mira: "Blue", jonas: "Red" };

/** Does something on a hex by its menu. */
async function choose(person, hex, choice) {
  await person.page.keyboard.press("Escape");
  await point(person, hex);
  await press(person, person.page.locator(`[data-choice="${choice}"]`));
}

/** Puts something into the plan, and waits until it is there. */
async function plan(person, hex, choice, count, again = choice.startsWith("enter")) {
  const before = await rows(person).count();
  await point(person, hex);
  await press(person, person.page.locator(`[data-choice^="${choice}"]`));
  await counted(person, before + 1);
  assert.equal(await rows(person).count(), count);
  if (!again) return;
  await person.page.getByRole("menuitem").first().waitFor(); // for another one to come in
  await person.page.keyboard.press("Escape");
  await person.page.getByRole("menu").waitFor({ state: "detached" });
}

async function layTile(person) {
  const box = await person.page.locator('.hit[data-lit="place"]').first().boundingBox();
  await person.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await person.page.locator('main[data-phase="spend"]').waitFor();
  await person.ready(["acting"]);
}

for (const store of STORES) {
  describe(`tables in ${store}`, () => {
    const house = House.forTests({ store });

    test("a turn is planned, broken by another, and played", () => whole(house));
    if (store !== STORES[0]) return; // the rest is the same wherever they are
    test("a plan that is being played stops at a click between two steps", () => stopped(house));
    test("no plans for who watches", () => none(house));
  });
}

async function whole(house) {
  const { mira, jonas, table, heard, before } = await beginsToPlan(house, "middle", SEATS);

  // the same clicks as in play, and nothing of it is played
  await plan(mira, "E4", "guard-explorer", 1);
  await plan(mira, "A5", "enter-explorer", 2);
  await plan(mira, "D2", "dig-", 3);
  assert.deepEqual(await words(mira), ["Explorer on guard, E4", "Bring an explorer to A5", "Dig on D2"]);
  await hear(mira, "What you will find is unknown.");
  assert.equal(await mira.page.locator("g.number").count(), 3);
  await mira.axe("planning");

  // another order, one step less, and back
  await rows(mira).nth(2).locator(".line").focus();
  await mira.page.keyboard.press("Alt+ArrowUp");
  await mira.page.waitForFunction(() => document.querySelectorAll(".plan li b")[1].textContent === "Dig on D2");
  await mira.page.keyboard.press("Delete");
  await counted(mira, 2);
  await button(mira, "Undo").click();
  await counted(mira, 3);
  await button(mira, "Clear").click();
  await counted(mira, 0);
  await button(mira, "Undo").click();
  await counted(mira, 3);
  await mira.page.keyboard.press("e");
  await hear(mira, "A plan does not end the turn.");
  await mira.page.keyboard.press("Escape");
  await button(mira, "Keep plan").click();
  await hear(mira, "Your plan is kept. Nobody else sees it.");
  await unplanned(mira);
  assert.equal(await seq(mira), before, "nothing was played");
  assert.equal(await mira.state(), "waiting");

  // it survives a reload, and comes up on another device
  await mira.page.reload();
  await mira.ready(["waiting"]);
  await mira.page.keyboard.press("p");
  await planning(mira);
  assert.deepEqual(await words(mira), ["Explorer on guard, E4", "Dig on D2", "Bring an explorer to A5"]);
  const phone = await onPhone(house, mira, PHONE);
  await phone.visit(`/table/${table}`);
  await phone.ready(["waiting"]);
  await button(phone, "Plan").tap();
  await planning(phone);
  await counted(phone, 3);
  await phone.axe("planning on a phone");
  await plan(phone, "A5", "enter-explorer", 4, false); // that was the last AP
  await button(phone, "Stop").tap();
  await unplanned(phone);

  // Jonas steps on the temple: the guard is broken at once, the rest is as it was
  await layTile(jonas);
  await choose(jonas, "C4", "walk-explorer");
  await point(jonas, "E4");
  await rows(mira).first().and(mira.page.locator(".broken")).waitFor();
  assert.match(await rows(mira).first().innerText(), /Broken: Jonas moves an explorer from \w\w to E4/);
  assert.match(await rows(mira).first().innerText(), /\b0 AP/);
  assert.equal(await mira.page.locator(".plan li.broken").count(), 1);
  await hear(mira, "4 of 10 AP");
  await mira.axe("a broken plan");
  await hear(phone, "Your plan: step 1 is broken.");

  // the turn comes: the tile is laid, then the plan is played in one go, and the turn does not end
  await jonas.page.keyboard.press("e");
  await jonas.page.locator("dialog .main").click();
  await mira.ready(["acting"]);
  assert.equal(await mira.page.locator('main[data-plan="planning"]').count(), 0);
  await layTile(mira);
  await ready(mira);
  await hear(mira, "Your turn: play your plan, or start afresh");
  await mira.axe("a plan whose turn has come");
  const then = await seq(mira);
  await button(mira, "Play plan (4 AP)").click();
  await hear(mira, "Your plan is played.");
  await mira.ready(["acting"]);
  assert.ok((await seq(mira)) >= then + 3, "two steps, and what was dug up");
  assert.equal(await mira.page.locator("main").getAttribute("data-phase"), "spend");
  await button(mira, "End turn").waitFor();
  assert.ok(heard.length > 5);
  for (const { steps, view } of plansIn(heard)) assert.deepEqual([steps, view.seat], [[], "Red"], "Jonas hears of his own plan only, and has none");
}

async function stopped(house) {
  const { mira, jonas, table } = await atTable(house, "middle", SEATS, { quick: false, painted: false });
  await mira.visit("/");
  await mira.wish({ speed: 0, motion: "full", learnAsked: true });
  await mira.visit(`/table/${table}`);
  await jonas.visit(`/table/${table}`);
  await jonas.ready(["acting"]);
  await mira.ready(["waiting"]);
  await mira.page.keyboard.press("p");
  await planning(mira);
  for (const count of [1, 2, 3]) await plan(mira, "A5", "enter-explorer", count);
  await button(mira, "Keep plan").click();
  await layTile(jonas);
  await jonas.page.keyboard.press("e");
  await jonas.page.locator("dialog .main").click();
  await mira.ready(["acting"]);
  await layTile(mira);
  const then = await seq(mira);
  await button(mira, "Play plan (3 AP)").click();
  await button(mira, "Any click stops it between two steps.").click();
  await hear(mira, "Stopped. What is left of your plan stays.");
  const played = (await seq(mira)) - then;
  assert.ok(played >= 1 && played < 3, `${played} steps`);
  await ready(mira);
  assert.equal(await rows(mira).count(), 3 - played);
  await button(mira, "Drop").click();
  await unplanned(mira);
  await button(mira, "End turn").waitFor();
}

async function none(house) {
  const mira = await house.person(DESKTOP);
  const seats = [{ kind: "me", name: "Mira" }, { kind: "link" }];
  const { table } = await mira.table({ seats, first: "Blue" });
  await button(mira, "Plan").waitFor();
  const watching = await house.person(DESKTOP);
  await watching.visit(`/table/${table}`);
  await watching.ready(["waiting"]);
  assert.equal(await button(watching, "Plan").count(), 0);
  await watching.page.keyboard.press("p");
  assert.equal(await watching.page.locator("main[data-plan]").count(), 0);
}
