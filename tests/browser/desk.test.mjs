/** At a desk things stay where they are, and a click does what it says there. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { button, DESKTOP, House, press, record } from "./house.mjs";
import { Learner } from "./learning.mjs";
import { Mouse } from "./mouse.mjs";

const ME = { kind: "me", name: "Ana" };
const BOT = { kind: "bot", bot: "greedy" };
const FOUR = [ME, BOT, BOT, BOT];

const house = House.forTests();
const boxOf = (person, hex) => person.page.locator(`.hit[data-hex="${hex}"]`).boundingBox();
const middleOf = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });
const open = async (person, name) => {
  await person.table({ seats: FOUR, record: record(name) });
  await person.ready(["acting"]);
  await person.page.waitForTimeout(200); // the board has come to rest
};

test("a hint that is played: until it has been seen that is what is said, and nothing stands where the turn ends but that", async () => {
  const ana = await house.person(DESKTOP, { quick: false });
  await ana.visit("/");
  await ana.wish({ speed: 2, goalRead: true });
  await open(ana, "exchange");
  await ana.page.keyboard.press("h");
  await ana.page.locator('main[data-hint="open"]').waitFor();
  await ana.page.evaluate(() => {
    window.seen = new Set();
    const look = () => {
      const state = document.querySelector("main").dataset.state;
      const said = [document.querySelector(".prompt .title"), document.querySelector(".acts .go")].map((el) => el?.innerText.trim());
      window.seen.add(JSON.stringify([state, ...said]));
      requestAnimationFrame(look);
    };
    look();
  });
  await press(ana, button(ana, "Play it"));
  await ana.page.getByText(/ask for a hint again|then end your turn/).first().waitFor();
  const seen = (await ana.page.evaluate(() => [...window.seen])).map((text) => JSON.parse(text));
  const busy = seen.filter(([state]) => state === "busy");
  assert.ok(busy.length > 0);
  for (const [, title, go] of busy) assert.deepEqual([title, go], [ana.say("hint-playing"), ana.say("table-end-turn")]);
});

test("a hint that finds a treasure says where one looks that the rest is one's own", async () => {
  const ana = await house.person(DESKTOP);
  await ana.table({ seats: [ME, BOT, BOT], record: record("digging") });
  await ana.ready(["acting"]);
  await ana.page.keyboard.press("h");
  await ana.page.locator('main[data-hint="open"]').waitFor();
  await press(ana, button(ana, "Play it"));
  const title = ana.page.locator(".prompt .title");
  await title.getByText(ana.say("hint-revealed")).waitFor();
  await ana.page.locator(".hand").first().click(); // something is begun
  await title.getByText(ana.say("hint-revealed")).waitFor({ state: "detached" });
});

test("the board stays where it is, whatever is asked", async () => {
  const ana = await house.person(DESKTOP);
  await open(ana, "exchange");
  const before = await boxOf(ana, "A5");
  const stays = async (when) => {
    await ana.page.waitForTimeout(300);
    assert.deepEqual(await boxOf(ana, "A5"), before, when);
  };
  await ana.page.keyboard.press("v");
  await stays("who leads");
  const [close, journal] = [await ana.page.locator(".close").boundingBox(), await ana.page.locator(".panel.journal").boundingBox()];
  assert.ok(close.y + close.height <= journal.y, "what one explorer more changes lies on the journal");
  await ana.page.keyboard.press("v");
  await ana.page.locator(".hand").first().click();
  await stays("somebody in hand");
  await ana.page.keyboard.press("Escape");
  const mouse = new Mouse(ana, 1);
  const { x, y } = (await mouse.lit("menu")).find(({ hex }) => hex === "C4");
  await mouse.press(x, y);
  await ana.page.locator('[role="menuitem"]').first().waitFor();
  await stays("a menu");
});

test("what the goal is stands there until something is done, and nothing moves then", async () => {
  const ana = await house.person(DESKTOP, { quick: false });
  await ana.table({ seats: [ME, BOT], first: "Red" });
  await ana.ready(["acting"]);
  const goal = ana.page.locator(".prompt .goal");
  await goal.waitFor();
  const zoom = async () => (await button(ana, "Zoom in").boundingBox()).y;
  const before = await zoom();
  const mouse = new Mouse(ana, 2);
  await mouse.lay();
  await ana.page.locator(".prompt").getByText(/bring your people in at the base camp/).waitFor();
  assert.equal(await goal.count(), 0);
  assert.equal(await zoom(), before);
});

test("a ring lies round its hex, at the edge of the board too", async () => {
  const ana = await house.person(DESKTOP);
  await open(ana, "exchange");
  for (let n = 0; n < 2; n++) await press(ana, button(ana, "Zoom in"));
  await ana.page.waitForTimeout(400);
  const { y } = middleOf(await boxOf(ana, "C4"));
  await ana.page.mouse.move(900, 700);
  await ana.page.mouse.down();
  await ana.page.mouse.move(900, 600, { steps: 4 });
  await ana.page.mouse.move(900, 700 + 190 - y, { steps: 4 });
  await ana.page.mouse.up();
  await ana.page.waitForTimeout(400);
  const before = middleOf(await boxOf(ana, "C4"));
  const mouse = new Mouse(ana, 1);
  const at = (await mouse.lit("menu")).find(({ hex }) => hex === "C4");
  await mouse.press(at.x, at.y);
  await ana.page.locator('[role="menuitem"]').first().waitFor();
  await ana.page.waitForTimeout(500);
  const after = middleOf(await boxOf(ana, "C4"));
  assert.ok(after.y > before.y + 12, "there was no room above it");
  const ring = middleOf(await ana.page.locator(".menu .ring").boundingBox());
  assert.ok(Math.hypot(ring.x - after.x, ring.y - after.y) < 14, `${JSON.stringify(ring)} round ${JSON.stringify(after)}`);
});

test("a lesson: one click does what it says, whoever is in hand, and who teaches stays in one place", async () => {
  const ana = await house.person(DESKTOP);
  const learner = new Learner(ana);
  await learner.begin("first-turns");
  const places = [];
  for (let step = 0; step < 5; step++) {
    await learner.at(step);
    const { x, y } = await learner.guide.boundingBox();
    places.push(`${x} ${y}`);
    await learner.press(".guide .skip");
  }
  assert.equal(new Set(places).size, 1, places.join(", "));
  await learner.at(5); // uncover C4
  const menu = ana.page.locator('[data-choice="uncover-"]');
  const leader = ana.page.locator('.hand[data-hex="C4"][data-figure="leader"]');
  await leader.click();
  await menu.waitFor();
  await ana.page.keyboard.press("Escape");
  await menu.waitFor({ state: "detached" });
  await ana.page.locator('.hand[data-hex="B4"][data-figure="explorer"]').click();
  await ana.page.locator('.hit[data-hex="B4"][data-lit="source"]').waitFor({ state: "attached" });
  await learner.hex("C4");
  await menu.waitFor();
});
