import assert from "node:assert/strict";
import { test } from "node:test";
import { House, PHONE, press } from "./house.mjs";
import { LegendMouse, position } from "./legend.mjs";

const ME = { kind: "me", name: "Ana" };
const BOT = { kind: "bot", bot: "random" };
const PEOPLE = "A2:3,F1:2,A4:2,B5:1,D2:1,A5:2,H2:1";

const house = House.forTests();

async function visitor() {
  const ana = await house.person(PHONE);
  ana.phone = true;
  return ana;
}

/** At a position of Legend in which Red alone is still in the round. */
async function at(red) {
  const ana = await visitor();
  await ana.table({ seats: [ME, BOT], record: position([red, { figures: "E5:2" }]) });
  await ana.ready(["acting"]);
  const mouse = new LegendMouse(ana, 3, { touch: true });
  return { ana, mouse, page: ana.page };
}

async function spending({ ana, mouse, page }) {
  await press(ana, page.locator("section.dock .goods .token"));
  await mouse.changing(() => mouse.click('[data-deed="use-token"]'));
}

/** Where the row of tabs is, with each of them open. */
async function rows(ana) {
  const tops = [];
  for (const tab of await ana.page.getByRole("tab").all()) {
    await press(ana, tab);
    tops.push(Math.round((await ana.page.getByRole("tablist").boundingBox()).y));
  }
  return [...new Set(tops)];
}

test("the row of tabs stays in its place, and nothing that a tab opens lies under it", async () => {
  const ana = await visitor();
  await ana.table({ edition: "legend", seats: [ME, BOT], first: "Red" });
  await ana.ready(["acting"]);
  assert.equal((await rows(ana)).length, 1, "in a draft");
  await press(ana, ana.page.getByRole("tab", { name: "Draft" }));
  const tabs = await ana.page.getByRole("tablist").boundingBox();
  const kinds = await ana.page.locator(".kinds button").first().boundingBox();
  assert.ok(kinds.y >= tabs.y + tabs.height, "the kinds of things are cut");
  const { ana: ben } = await at({ figures: PEOPLE, right: "02.16", token: 9 });
  assert.equal((await rows(ben)).length, 1, "in a turn");
});

test("in a draft one is told what the others took, and a token that is taken still says its value", async () => {
  const ana = await visitor();
  await ana.table({ edition: "legend", seats: [ME, BOT], first: "Red" });
  await ana.ready(["acting"]);
  await press(ana, ana.page.locator('[data-kind="tokens"]'));
  await press(ana, ana.page.locator("[data-can] button").first());
  await press(ana, ana.page.locator(".acts .go"));
  await ana.ready(["acting"]);
  await ana.page.locator(".prompt").getByText(/took /).waitFor();
  await press(ana, ana.page.locator('[data-kind="tokens"]'));
  const clear = await ana.page.locator(".token.taken").first().evaluate((token) => {
    const [value, badge] = [token.querySelector("text"), token.querySelector(":scope > span svg")].map((el) => el.getBoundingClientRect());
    return badge.left > value.right - 4 || badge.top > value.bottom - 6;
  });
  assert.ok(clear, "whose it is lies on the value");
});

test("a chosen card is wholly in sight", async () => {
  const { page } = await at({ figures: PEOPLE, right: "02.04.16", left: "09", token: 9 });
  const card = page.locator('section.dock [data-card="09"]').first();
  assert.ok((await card.boundingBox()).x > 390, "it lies beyond the edge");
  await card.dispatchEvent("click");
  await page.waitForFunction(() => {
    const { left, right } = document.querySelector('section.dock [data-card="09"]').getBoundingClientRect();
    return left >= 0 && right <= innerWidth;
  });
});

test("all of one's people are in sight when action points are spent, clear of the round buttons", async () => {
  const table = await at({ figures: PEOPLE, right: "16", token: 9 });
  await spending(table);
  await table.page.waitForTimeout(400);
  const boxes = await table.page.evaluate(
    (hexes) => hexes.map((hex) => [hex, document.querySelector(`.hit[data-hex="${hex}"]`).getBoundingClientRect().toJSON()]),
    PEOPLE.split(",").map((entry) => entry.split(":")[0]),
  );
  const buttons = await table.page.locator("nav.phone").boundingBox();
  for (const [hex, { left, right }] of boxes) assert.ok(left >= 0 && right <= buttons.x + 2, `${hex}: ${left} to ${right}`);
});

test("what was dug up is told until the next deed; a reason goes with what it was about", async () => {
  const table = await at({ figures: PEOPLE, right: "04", token: 9 });
  const { ana, mouse, page } = table;
  await press(ana, page.locator('section.dock [data-card="04"]').first());
  await mouse.changing(() => mouse.click('[data-deed="play"]'));
  await mouse.changing(() => mouse.effect());
  await page.locator(".prompt .found").getByText(/took .* from (A2|F1)/).waitFor();
  await ana.ready(["acting"]);
  await mouse.changing(() => mouse.click(".acts .go"));
  await spending(table);
  assert.equal(await page.locator(".prompt .found").count(), 0);
  await page.locator('[data-deed="swap"]').tap({ force: true });
  await page.locator(".tip.refused").waitFor();
  await mouse.changing(() => mouse.click('[data-deed="recruit-explorer"]'));
  await page.locator(".tip.refused").waitFor({ state: "detached" });
});

test("a new table shows both games at once", async () => {
  const ana = await visitor();
  await ana.visit("/new");
  const game = ana.page.getByRole("radiogroup", { name: "Game" });
  await game.waitFor();
  const { y } = await game.boundingBox();
  assert.ok(y < 200, "it is seen without scrolling");
  await press(ana, game.getByText("Tikal Legend", { exact: true }));
  await ana.page.getByText(/^Tikal Legend, Chichen Itza/).waitFor();
  const clipped = await ana.page.locator("fieldset.seat").evaluateAll((seats) =>
    seats.filter((seat) => [...seat.querySelectorAll("select, .seg")].some((el) => el.getBoundingClientRect().right > seat.getBoundingClientRect().right - 4)).length,
  );
  assert.equal(clipped, 0, "something of a seat is cut");
});

test("in the last round one reads that it is, and what another preserved since one's own turn", async () => {
  const ana = await visitor();
  const begins = position([{ figures: PEOPLE, right: "02.16" }, { figures: "E5:2", right: "14" }], { passed: [] });
  await ana.table({ seats: [ME, BOT], record: `${begins.replace("round=1", "round=6")}\n<#16 . <#14 .\n` });
  await ana.ready(["acting"]);
  await ana.page.locator(".meanwhile").getByText(/preserved Camp for two/).waitFor();
  assert.match(await ana.text(".prompt .sign.below"), /round 6 \/ 6 · last round/);
  await press(ana, ana.page.locator(".prompt .more"));
  assert.match(await ana.text(".prompt .hint"), /^Round 6 of 6, the last one\. /);
});
