/** What the table says to who reads it: who leads, who leaves, what happened, what to do, and why not. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, House, PHONE, press, record } from "./house.mjs";
import { LegendMouse, position } from "./legend.mjs";
import { Mouse } from "./mouse.mjs";

const ME = { kind: "me", name: "Ana" };
const BOT = { kind: "bot", bot: "greedy" };
const RANDOM = { kind: "bot", bot: "random" };
const SIZES = [["a desk", DESKTOP], ["a tablet", { viewport: { width: 1024, height: 768 } }], ["a phone", PHONE]];

const house = House.forTests();

/** A position of two on a few tiles, Red to spend 10 AP. */
const classic = (red, blue) =>
  [
    '[Game "Tikal"]', '[TGN "1"]', '[Edition "super-meeple"]', '[Players "2"]', '[First "Red"]',
    `[Position "tikal=1 rules=super-meeple players=2 board=A3=c3/0,B3=b4/0 Red=0;${red};-;- Blue=0;${blue};-;- to=Red phase=spend ap=10"]`, "",
  ].join("\n"); // prettier-ignore
const CONTESTED = classic("14;A4:L2,A5:2", "L15;A4:1,B5:2");

const hit = (person, hex) => person.page.locator(`.hit[data-hex="${hex}"]`);
const open = async (person, text, seats = [ME, BOT]) => {
  await person.table({ seats, record: text });
  await person.ready(["acting"]);
};
/** A point of a hex where nothing else lies on it. */
const free = async (mouse, hex) => (await mouse.lit("menu")).find((lit) => lit.hex === hex);
const openMenu = async (mouse, hex) => {
  const at = await free(mouse, hex);
  await mouse.press(at.x, at.y);
  await mouse.page.locator('[role="menuitem"]').first().waitFor();
};

test("Legend's draft at a speed at which it is seen: nothing is listed twice", async () => {
  const ana = await house.person(DESKTOP, { quick: false });
  await ana.visit("/");
  await ana.wish({ speed: 4, motion: "reduced" });
  await ana.table({ edition: "legend", seats: [ME, RANDOM, RANDOM], first: "Red" });
  await ana.ready(["acting"]);
  // looked at with every change: when others take something is theirs to say
  await ana.page.evaluate(() => {
    const lying = () => [...document.querySelectorAll("[data-key]")].map((item) => item.dataset.key).join(" ");
    const first = lying();
    window.moved = [];
    const look = () => document.querySelector("[data-key]") && lying() !== first && window.moved.push(lying());
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-key"] });
  });
  for (let n = 0; n < 8; n++) {
    await ana.ready(["acting"]);
    const mouse = new LegendMouse(ana, 4 + n);
    if ((await mouse.phase()) !== "draft") break;
    const kinds = ["place", "tile", "token", "card"];
    const can = ana.page.locator(kinds.map((kind) => `[data-can][data-thing^="${kind}"] button`)[n % 4]);
    const thing = (await can.count()) > 0 ? can.first() : ana.page.locator("[data-can] button").first();
    await thing.click();
    await mouse.changing(() => mouse.click(".acts .go"));
    house.check();
  }
  assert.deepEqual(await ana.page.evaluate(() => window.moved), [], "something lay there twice, or moved");
});

for (const [where, size] of SIZES) {
  test(`a guard on ${where}: names who leaves, and asks once before the leader does`, async () => {
    const ana = await house.person(size);
    await open(ana, CONTESTED);
    const mouse = new Mouse(ana, 1, { touch: !!size.hasTouch });
    const entry = (id) => ana.page.locator(`[data-choice="guard-${id}"]`);
    await openMenu(mouse, "A4");
    assert.match(await entry("explorer").innerText(), /your leader and 1 explorer leave/);
    assert.match(await entry("leader").innerText(), /2 explorers leave/);
    await mouse.click('[data-choice="guard-explorer"]');
    const asked = ana.page.getByRole("alertdialog");
    await asked.getByText("Your leader would leave the game").waitFor();
    await asked.getByText(/pays you in every scoring, nobody can take it, and it grows no more/).waitFor();
    await ana.axe(`the question about the leader on ${where}`);
    const seq = await mouse.seq();
    await ana.page.keyboard.press("Escape");
    await asked.waitFor({ state: "detached" });
    assert.equal(await mouse.seq(), seq, "nothing has happened");
    await mouse.click('[data-choice="guard-explorer"]');
    const instead = asked.getByRole("button", { name: "Leader on guard instead" });
    await (size.hasTouch ? instead.tap() : instead.click());
    await ana.page.waitForFunction((before) => document.querySelector("main").dataset.seq !== before, seq);
    await ana.ready(["acting"]);
    assert.match(await hit(ana, "A4").getAttribute("aria-label"), /guarded by you/);
  });

  test(`who leads on ${where}: pennants, rings, and strengths for every hex`, async () => {
    const ana = await house.person(size);
    await open(ana, CONTESTED);
    assert.equal(await ana.page.locator('[data-leads="A4"]').getAttribute("data-seats"), "Red");
    assert.equal(await ana.page.locator('[data-leads="B5"]').getAttribute("data-seats"), "Blue");
    assert.equal(await ana.page.locator("[data-ring]").count(), 0);
    const button = ana.page.getByRole("button", { name: "Who holds what" });
    await (size.hasTouch ? button.tap() : button.click());
    assert.equal(await ana.page.locator("[data-ring]").count(), 2);
    assert.match(await ana.text(".prompt"), /Who holds what[^]*1 pt, 1 temple[^]*1 pt, 1 temple/);
    await ana.axe(`who leads on ${where}`);
    const box = await hit(ana, "B5").boundingBox();
    const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.8];
    if (size.hasTouch) await ana.page.touchscreen.tap(x, y);
    else await ana.page.mouse.move(x, y);
    const said = size.hasTouch ? ana.page.locator(".tip") : ana.page.locator('[data-lead="B5"]');
    await said.waitFor();
    assert.match(await said.innerText(), /Itzel/);
    if (size.hasTouch) {
      const [card, hex] = [await said.boundingBox(), await hit(ana, "B5").boundingBox()];
      assert.ok(card.y >= hex.y + hex.height || card.y + card.height <= hex.y, "the card lies on the hex that it speaks of");
    }
    if (!size.hasTouch) {
      assert.match(await said.innerText(), /Itzel scores[^]*2 more of yours: tied, nobody scores[^]*3 more of yours: yours, 1 point/);
      await ana.axe(`the strengths on ${where}`);
    }
    assert.equal((await said.locator(".strengths b").allInnerTexts()).join(), "2");
  });
}

test("a walk's tip says what would change by it", async () => {
  const ana = await house.person();
  await open(ana, CONTESTED);
  const mouse = new Mouse(ana, 1);
  await ana.page.locator('.hand[data-hex="A4"][data-figure="leader"]').click();
  const to = (await mouse.lit("move")).find(({ hex }) => hex === "A5");
  await ana.page.mouse.move(to.x, to.y);
  await ana.page.locator(".tip .strengths").waitFor();
  assert.doesNotMatch(await ana.text(".tip"), /no (more|longer)/, "two explorers are left against one");
  await ana.page.keyboard.press("Escape");
  await ana.page.locator('.hand[data-hex="A4"][data-figure="leader"]').click();
  for (let n = 0; n < 2; n++) await ana.page.getByRole("button", { name: "One more explorer" }).click();
  await ana.page.mouse.move(to.x, to.y + 4);
  await ana.page.locator(".tip").getByText("A4: Itzel scores it, 1 (not you any more)").waitFor();
});

test("if scored now: beside the board, with the hexes lit, and nothing for who scores no more", async () => {
  const ana = await house.person();
  await open(ana, CONTESTED);
  await ana.page.locator("button.scored").first().click();
  const panel = ana.page.getByRole("dialog", { name: /If scored now/ });
  await panel.locator('[data-scores="A4"]').hover();
  await ana.axe("if scored now");
  const box = await panel.boundingBox();
  const board = await hit(ana, "A4").boundingBox();
  assert.ok(board.x + board.width < box.x, "the board is not covered");
  await ana.page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
  await ana.wish({ speed: 0, motion: "reduced", confirmEnd: false });
  await open(ana, record("last-turn"), [ME, BOT, BOT, BOT]);
  const promised = await ana.page.locator("section.card").filter({ hasText: "if scored now" }).count();
  const waiting = await ana.page.evaluate(() => document.querySelectorAll("section.card").length);
  assert.ok(promised < waiting, `${promised} of ${waiting} are still promised points in the last turn of the game`);
});

test("names of hexes on laid ones too, at every size", async () => {
  for (const [, size] of SIZES) {
    const ana = await house.person(size);
    await open(ana, CONTESTED);
    assert.deepEqual((await ana.page.locator(".t-hexname.laid text").allTextContents()).sort(), ["A3", "A4", "A5", "B3", "B4", "B5"]);
  }
  const ana = await house.person();
  await open(ana, CONTESTED);
  await ana.page.getByRole("button", { name: "Settings" }).click();
  await ana.page.getByRole("switch", { name: /Names on all hexes/ }).uncheck();
  await ana.page.keyboard.press("Escape");
  await ana.page.locator(".t-hexname.laid text").first().waitFor({ state: "detached" });
});

test("the journal: by turns, merged, with AP, told to you; pointing lights, clicking stays, a reload keeps it", async () => {
  const ana = await house.person();
  await open(ana, record("middle"), [ME, BOT, BOT, BOT]);
  const mouse = new Mouse(ana, 2, { deeds: 0 });
  await mouse.lay();
  const camp = await free(mouse, "A5");
  for (let n = 0; n < 2; n++) {
    await mouse.press(camp.x, camp.y);
    const before = await mouse.seq();
    await ana.page.locator('[data-choice="enter-explorer"]').click();
    await ana.page.waitForFunction((seq) => document.querySelector("main").dataset.seq !== seq, before);
    await mouse.settled();
    await ana.page.keyboard.press("Escape");
  }
  const turn = ana.page.locator(".journal .chapter").first();
  await turn.getByText("2 AP").first().waitFor();
  const line = turn.locator(".line").filter({ hasText: "brought an explorer to A5" });
  assert.match(await line.innerText(), /brought an explorer to A5\s*×2/);
  await line.hover();
  await ana.page.locator('[data-pointed="A5"]').waitFor();
  const where = ana.page.url();
  await line.click();
  assert.equal(ana.page.url(), where);
  await ana.page.mouse.move(600, 400);
  await ana.page.locator('[data-pointed="A5"]').waitFor();
  await ana.page.keyboard.press("Escape");
  assert.equal(await ana.page.locator("[data-pointed]").count(), 0);
  await mouse.end();
  await ana.ready(["acting"]);
  const story = () => ana.page.locator(".journal .chapter").evaluateAll((list) => list.slice(0, 5).map((item) => item.innerText));
  const told = await story();
  assert.match(told.join(), /Itzel[^]*turn \d+/);
  await ana.page.reload();
  await ana.ready(["acting"]);
  assert.deepEqual(await story(), told);
  await ana.axe("the journal");
});

test("on a phone a turn's summary greets one, and stays after a reload", async () => {
  const ana = await house.person(PHONE);
  await open(ana, record("middle"), [ME, BOT, BOT, BOT]);
  const said = () => ana.page.locator(".meanwhile p").allInnerTexts();
  const before = await said();
  assert.ok(before.length >= 2, before.join());
  assert.match(before.join(), /Itzel:\s.+/);
  await ana.axe("the summary on a phone");
  const news = ana.page.locator(".meanwhile");
  const folded = await news.boundingBox();
  await press(ana, ana.page.getByRole("button", { name: await news.getAttribute("aria-label") })); // what is cut is a tap away
  await ana.page.locator(".meanwhile:not([data-folded])").waitFor();
  const whole = await news.boundingBox();
  assert.ok(folded.height < 48 && whole.height > folded.height, `${folded.height}, ${whole.height}`);
  await ana.page.reload();
  await ana.ready(["acting"]);
  assert.deepEqual(await said(), before);
});

test("the prompt says what makes sense: people first, what a scoring is for, the goal once; a tap away on a phone", async () => {
  const ana = await house.person(DESKTOP, { quick: false });
  await ana.table({ seats: [ME, BOT], first: "Red" });
  await ana.ready(["acting"]);
  await ana.page.locator(".prompt").getByText(/The goal: most points/).waitFor();
  await ana.axe("the goal");
  await ana.page.getByRole("button", { name: "Got it" }).click();
  assert.equal(await ana.page.getByText(/The goal/).count(), 0);
  const mouse = new Mouse(ana, 2);
  await mouse.lay();
  await ana.page.locator(".prompt").getByText(/bring your people in at the base camp/).waitFor();
  await ana.table({ seats: [ME, BOT, BOT, BOT], record: record("scoring") });
  await ana.ready(["acting"]);
  assert.equal(await ana.page.getByText(/The goal/).count(), 0);
  await ana.page.locator(".prompt").getByText(/When you end this turn you score/).waitFor();
  assert.match(await ana.text(".prompt .title"), /^Volcano drawn, scoring 2\. Your turn: spend your AP, then you score/);

  const ben = await house.person(PHONE);
  await open(ben, CONTESTED);
  assert.equal(await ben.page.locator(".prompt .hint").count(), 0);
  await ben.page.getByRole("button", { name: "What does that mean?" }).tap();
  await ben.page.locator(".prompt .hint").getByText(/Tap a lit hex/).waitFor();
});

test("why not: on hover as on a click, with strengths, and never over other entries; nothing by itself", async () => {
  const ana = await house.person();
  await open(ana, classic("17;A4:1,A5:L", "L13;A4:3,B5:2"));
  const mouse = new Mouse(ana, 1);
  await openMenu(mouse, "A4");
  const guard = ana.page.locator('[data-choice="guard-explorer"]');
  await guard.hover();
  const tip = ana.page.locator(".tip.refused");
  await tip.getByText(/A guard needs the majority/).waitFor();
  await tip.locator(".strengths").waitFor();
  assert.deepEqual(await tip.locator(".strengths b").allInnerTexts(), ["3", "1"]);
  const box = await tip.boundingBox();
  for (const entry of await ana.page.locator('[role="menuitem"] .disc').all()) {
    const disc = await entry.boundingBox();
    const apart = disc.x + disc.width <= box.x || box.x + box.width <= disc.x || disc.y + disc.height <= box.y || box.y + box.height <= disc.y;
    assert.ok(apart, "the reason lies on an entry");
  }
  const hovered = await tip.locator("p").allInnerTexts();
  await ana.page.mouse.move(box.x - 300, box.y);
  await tip.waitFor({ state: "detached" });
  await guard.click({ force: true });
  await tip.waitFor();
  assert.deepEqual(await tip.locator("p").allInnerTexts(), hovered);
  const numbers = await ana.page.locator('[role="menuitem"]').evaluateAll((list) =>
    list
      .map((item) => ({ number: item.querySelector(".key text").textContent, x: parseFloat(item.style.left), y: parseFloat(item.style.top) }))
      .sort((a, b) => ((Math.atan2(a.x, -a.y) + 2 * Math.PI) % (2 * Math.PI)) - ((Math.atan2(b.x, -b.y) + 2 * Math.PI) % (2 * Math.PI)))
      .map(({ number }) => number),
  );
  assert.deepEqual(numbers, numbers.map((_, n) => String(n + 1)), "clockwise from the top");
  await ana.axe("why not in a menu");
  await ana.page.keyboard.press("Escape");
  await ana.page.keyboard.press("Escape");
  assert.equal(await ana.page.locator(".tip").count(), 0);
});

test("a click on the base camp means to bring in first; a figure there is picked up; figures keep their place", async () => {
  const ana = await house.person();
  await open(ana, CONTESTED);
  const mouse = new Mouse(ana, 1);
  const placeOf = (key) => ana.page.locator(`[data-stack="${key}"]`).getAttribute("transform");
  const before = await placeOf("Blue@A4");
  await openMenu(mouse, "A5");
  const ids = await ana.page.locator('[role="menuitem"]').evaluateAll((list) => list.map((item) => item.dataset.choice));
  assert.deepEqual(ids, ["enter-explorer", "walk-explorer"]);
  await ana.page.keyboard.press("Escape");
  await ana.page.locator('.hand[data-hex="A5"]').click();
  const to = (await mouse.lit("move")).find(({ hex }) => hex === "A4");
  await ana.page.mouse.move(to.x, to.y);
  await ana.page.mouse.click(to.x, to.y);
  await ana.page.waitForFunction(() => /3 explorers/.test(document.querySelector('.hit[data-hex="A4"]').getAttribute("aria-label")));
  await mouse.settled();
  assert.equal(await placeOf("Blue@A4"), before);
});

test("words: bots have names and levels, tiles no ids, rotations are no turns", async () => {
  const ana = await house.person();
  await ana.table({ seats: [ME, { kind: "bot", bot: "medium" }, { kind: "bot", bot: "easy" }], first: "Red" });
  await ana.ready(["acting"]);
  const cards = await ana.page.locator("section.card .who").allInnerTexts();
  assert.deepEqual(cards.map((text) => text.split("\n")), [["You", "to move"], ["Itzel", "medium bot"], ["Balam", "easy bot"]]);
  await ana.page.getByRole("button", { name: "Rotate", exact: true }).waitFor();
  const mouse = new Mouse(ana, 2);
  const [at] = await mouse.lit("place");
  await ana.page.mouse.move(at.x, at.y);
  await ana.page.locator(".tip").getByText(/rotation|any way round/).waitFor();
  await mouse.press(at.x, at.y);
  await ana.ready(["acting"]);
  assert.doesNotMatch(await ana.text(".journal"), /tile [a-g][1-6]/i);
  const cut = await ana.page.locator("section.card .who b").evaluateAll((list) => list.filter((b) => b.scrollWidth > b.clientWidth).length);
  assert.equal(cut, 0);
});

test("in Legend too: who leads, what a guard costs, the journal", async () => {
  const ana = await house.person();
  await ana.table({ seats: [ME, RANDOM], record: position([{ figures: "A4:L1", token: 9 }, { figures: "A4:1" }]) });
  await ana.ready(["acting"]);
  await ana.page.locator('[data-leads="A4"]').waitFor();
  const mouse = new LegendMouse(ana, 5);
  await ana.page.locator("section.dock .goods .token").click();
  await mouse.changing(() => mouse.click('[data-deed="use-token"]'));
  await openMenu(mouse, "A4");
  assert.match(await ana.page.locator('[data-choice="guard-explorer"]').innerText(), /your leader leaves/);
  await ana.page.locator('[data-choice="guard-explorer"]').click();
  await ana.page.getByRole("alertdialog").getByRole("button", { name: "Back" }).click();
  await ana.page.keyboard.press("Escape");
  await ana.page.keyboard.press("v");
  await ana.page.locator("[data-ring]").first().waitFor();
  await ana.axe("who leads in Legend");
});
