import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, House, PHONE, record as stored, rested } from "./house.mjs";
import { LegendMouse, position } from "./legend.mjs";

const ME = { kind: "me", name: "Ana" };
const BEN = { kind: "me", name: "Ben" };
const BOT = { kind: "bot", bot: "random" };

const house = House.forTests();

const record = (person, table) => person.page.evaluate(async (id) => (await fetch(`/api/tables/${id}/record`)).text(), table);

test("a whole game of Legend, from the first draft to the final scoring", async () => {
  const ana = await house.person();
  await ana.table({ edition: "legend", seats: [ME, BOT], first: "Red", options: { scenario: "uxmal" } });
  await ana.ready(["acting"]);
  await ana.axe("the draft");
  const mouse = new LegendMouse(ana, 4, { deeds: 2 });
  assert.ok(await mouse.play());
  for (const kind of ["draft", "lay", "use-token", "end"]) assert.ok(mouse.done[kind] > 0, JSON.stringify(mouse.done));
  await ana.axe("the end of Legend");
});

/** Red alone is still in the round, so one turn of Red comes after the other. */
const PARTY = "A2:3,F1:2,C1:3,A4:2,B5:1,D2:1,A5:2";
const CARDS = [
  [{ figures: PARTY, right: "01-1.02.03", left: "04.05.06" }, {}],
  [{ figures: PARTY, right: "09.10.11", left: "12.13.14" }, {}],
  [{ figures: PARTY, right: "15.16.17", left: "18.19.22-1" }, {}],
  [{ figures: PARTY, right: "23.24.20", left: "07.21.08", token: 9 }, {}, {}],
];
const PERMANENT = ["07", "20", "21"];

/** Goes on with a card or power until it is done. */
async function carryOut(mouse) {
  for (let n = 0; n < 20 && (await mouse.phase()) === "effect"; n++) await mouse.effect();
  assert.notEqual(await mouse.phase(), "effect");
}

test("every card, played", async () => {
  const ana = await house.person();
  for (const seats of CARDS) {
    const bots = seats.slice(1).map(() => BOT);
    const opened = await ana.table({ seats: [ME, ...bots], record: position(seats, { land: { C1: "a5/0" } }) });
    await ana.ready(["acting"]);
    const mouse = new LegendMouse(ana, 9);
    const cards = `${seats[0].right}.${seats[0].left}`.split(".");
    const played = cards.filter((card) => !PERMANENT.includes(card));
    for (const card of played) {
      await ana.page.locator(`section.dock [data-card="${card}"]`).first().click();
      await mouse.changing(() => mouse.click('[data-deed="play"]'));
      await carryOut(mouse);
      if ((await mouse.golden().count()) > 0) await mouse.changing(() => mouse.click(".acts .go"));
    }
    if (cards.includes("07")) await lasting(ana, mouse);
    const text = await record(ana, opened.table);
    for (const card of played) assert.ok(text.includes(`#${card}`), `${card} in ${text}`);
  }
});

/** Cards that are never played as an action: one looks, two add to the token. */
async function lasting(ana, mouse) {
  assert.ok((await ana.page.locator("g.known").count()) > 0, "card 08 has shown a stack");
  await ana.page.locator('section.dock [data-card="07"]').click();
  await mouse.changing(() => mouse.click('[data-deed="look"]'));
  assert.ok((await ana.page.locator("g.known").count()) >= 2);
  await ana.page.locator("section.dock .goods .token").click();
  await mouse.changing(() => mouse.click('[data-deed="use-token"]'));
  assert.equal(await ana.page.locator(".prompt .count b").innerText(), "12", "9 and 1 and 2");
}

const POWERS = [
  ["1", "treasures"], ["1", "guardian"], ["2", "march"], ["2", "three-floors"], ["3", "leader"], ["3", "spare-card"], ["3", "swaps"],
  ["4", "temple-landing"], ["4", "ruin-landing"], ["5", "camp"], ["7", "trailblazers"],
]; // prettier-ignore

test("the director: each power", async () => {
  const ana = await house.person();
  for (const [tile, power] of POWERS) {
    const red = { figures: "A2:2,A4:2,A5:1", right: "15", power: tile, owns: "jade2" };
    const blue = { power: "8", owns: "sun" };
    await ana.table({ seats: [ME, BOT], record: position([red, blue], { words: "cards=16.02.19", land: { C1: "a5/0$1" } }) });
    await ana.ready(["acting"]);
    const mouse = new LegendMouse(ana, 5);
    await ana.page.locator(`[data-power="${power}"]`).click();
    await mouse.changing(() => mouse.click('[data-deed="power"]'));
    await carryOut(mouse);
    await ana.page.locator(".director").getByText("asked").waitFor();
  }
});

test("a power while action points are spent, and why things are not possible", async () => {
  const ana = await house.person();
  await ana.table({ seats: [ME, BOT], record: position([{ figures: "A4:1", token: 6, power: "1", right: "17" }, { power: "8" }]) });
  await ana.ready(["acting"]);
  const mouse = new LegendMouse(ana, 5);
  const ap = () => ana.page.locator(".prompt .count b").innerText();
  await ana.page.locator('[data-power="extra-ap"]').click();
  await ana.page.locator('[data-deed="power"]').click({ force: true });
  await ana.page.locator(".tip").getByText("would do nothing now").waitFor();
  await ana.page.keyboard.press("Escape");
  await ana.page.keyboard.press("Escape");
  await ana.page.locator('.hit[data-hex="B4"]').click({ force: true });
  await ana.page.locator(".tip").getByText("First choose an action").waitFor();
  await ana.page.keyboard.press("Escape");
  await ana.page.locator("section.dock .goods .token").click();
  await mouse.changing(() => mouse.click('[data-deed="use-token"]'));
  assert.equal(await ap(), "6");
  await ana.page.locator('[data-power="extra-ap"]').click();
  await mouse.changing(() => mouse.click('[data-deed="power"]'));
  assert.equal(await ap(), "13");
  await ana.page.locator('[data-deed="swap"]').click({ force: true });
  await ana.page.locator(".tip").getByText("You have no treasure to give").waitFor();
  await ana.axe("spending action points");
});

test("two at one device: what one has seen is behind a cover", async () => {
  const ana = await house.person();
  const seats = [{ right: "07.15", tiles: "a1" }, { right: "17", figures: "A4:1" }, {}];
  await ana.table({ seats: [ME, BEN, BOT], record: position(seats, { passed: ["Yellow"] }) });
  await ana.ready(["acting"]);
  assert.equal(await ana.page.locator("dialog").count(), 0, "nothing is hidden yet");
  const mouse = new LegendMouse(ana, 5);
  const look = async () => {
    await ana.page.locator('section.dock [data-card="07"]').click();
    await mouse.changing(() => mouse.click('[data-deed="look"]'));
  };
  const play = async (card) => {
    await ana.page.locator(`section.dock [data-card="${card}"]`).click();
    await mouse.changing(() => mouse.click('[data-deed="discard"]'));
    await mouse.changing(() => mouse.click(".acts .go"));
  };
  await look();
  assert.equal(await ana.page.locator("g.known").count(), 2);
  await ana.page.getByRole("button", { name: "About this game" }).click();
  await ana.page.getByText("Treasures that only you have seen").first().waitFor();
  await ana.page.keyboard.press("Escape");
  await play("15");
  // Ben knows nothing that Ana does not: no cover, and nothing of what Ana saw
  assert.equal(await ana.ready(["acting", "covered"]), "acting");
  assert.equal(await ana.page.locator("g.known").count(), 0);
  assert.equal(await ana.page.getByText("from the top").count(), 0);
  await play("17");
  assert.equal(await ana.ready(["acting", "covered"]), "covered");
  assert.match(await ana.text("dialog h2"), /Pass the device to Ana/);
  assert.equal(await ana.page.locator("g.known").count(), 0);
  assert.doesNotMatch(await ana.page.content(), /from the top/);
  await ana.axe("the cover");
  await ana.page.locator("dialog .main").click();
  assert.equal(await ana.page.locator("g.known").count(), 2);
});

test("in a draft, what cannot be taken says why, and pointing at a thing lights where it could be used", async () => {
  const ana = await house.person({ ...DESKTOP, reducedMotion: "no-preference" });
  await ana.visit("/");
  await ana.wish({ speed: 4, motion: "full" });
  const easy = { kind: "bot", bot: "easy" };
  await ana.table({ seats: [ME, easy, easy, easy], record: stored("legend-draft") });
  await ana.ready(["acting"]);
  await ana.axe("a draft with things that cannot be taken");
  await ana.page.locator(".thing.not button").first().hover();
  await ana.page.locator(".market .strip").getByText("You have all the tiles you can take.").waitFor();
  assert.equal(await ana.page.locator(".board path[fill-opacity][fill-rule]").count(), 0);
  // what the director can do is read in the same place
  const power = ana.page.locator("section.dock [data-power]").first();
  const text = ana.say(`power-text-${await power.getAttribute("data-power")}`);
  await power.hover();
  await ana.page.locator(".market .strip").getByText(text).waitFor();
  await ana.page.locator('[data-can] [data-card="04"]').hover();
  await ana.page.locator(".board path[fill-opacity][fill-rule]").first().waitFor();
  // what is taken flies to the campsite
  const flown = ana.page.evaluate(
    () =>
      new Promise((done) => {
        const seen = new MutationObserver(() => document.querySelector("body > .flying") && (seen.disconnect(), done(true)));
        seen.observe(document.body, { childList: true });
      }),
  );
  await ana.page.locator('[data-can] [data-card="04"]').dblclick();
  assert.ok(await flown);
  assert.equal(await ana.page.locator('section.dock [data-card="04"], [data-camp] [data-card="04"]').count() > 0, true);
});

const CAMP = [ME, ...Array.from({ length: 3 }, () => ({ kind: "bot", bot: "easy" }))];
/** Whether all of an element is in sight and nothing lies over it. */
const bare = (locator) =>
  locator.evaluate((el) => {
    const box = el.getBoundingClientRect();
    if (box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth) return false;
    return [[0.5, 0.1], [0.5, 0.5], [0.5, 0.95]].every(([fx, fy]) => {
      const over = document.elementFromPoint(box.left + box.width * fx, box.top + box.height * fy);
      return over && (el.contains(over) || over.contains(el));
    });
  });
const LYING = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };
const UPRIGHT = { viewport: { width: 820, height: 1180 }, hasTouch: true };
const LAPTOP = { viewport: { width: 1366, height: 657 } };

for (const [where, size] of [["a phone", PHONE], ["a phone on its side", LYING], ["a tablet", UPRIGHT], ["a laptop", LAPTOP]]) {
  test(`a draft on ${where}: whatever is chosen stays in sight, and Take is golden only where something can be taken`, async () => {
    const ana = await house.person(size);
    const { page } = ana;
    const press = (locator) => (size.hasTouch ? locator.tap() : locator.click());
    await ana.table({ seats: CAMP, record: stored("legend-draft") });
    await ana.ready(["acting"]);
    assert.match(await ana.text(".prompt .title"), /take one thing\b/);
    const kinds = await page.locator("[data-kind]").all();
    const [cards, tokens, ...others] = await page.locator("[data-kind] small").allInnerTexts();
    if (kinds.length > 0) assert.deepEqual([cards, ...others], ["1 of 2", "0 of 1", "1 of 1"]);
    const refused = new Set();
    for (const kind of kinds.length > 0 ? kinds : [null]) {
      if (kind) await press(kind);
      if ((await kind?.getAttribute("data-kind")) === "tokens") {
        const left = await page.locator('[data-thing^="token:"]').evaluateAll((all) => all.map((el) => el.dataset.thing.split(":")[1]));
        assert.equal(tokens, left.join(" · "), "the tab of the AP tokens says which are left");
      }
      for (const thing of await page.locator("[data-thing] button").all()) {
        await thing.scrollIntoViewIfNeeded();
        await press(thing);
        const key = await thing.evaluate((el) => el.closest("[data-thing]").dataset.thing);
        assert.equal(await thing.getAttribute("aria-pressed"), "true", key);
        assert.ok(await bare(thing), `${key} is covered or cut`);
        const can = await thing.evaluate((el) => el.closest("[data-thing]").dataset.can !== undefined);
        assert.equal(await page.locator(".acts .go").isEnabled(), can, key);
        if (can) continue;
        refused.add(key);
        assert.equal(await page.locator(".prompt, .market").getByText("You have all the tiles you can take.").filter({ visible: true }).count(), 1, "said once");
      }
    }
    assert.equal(refused.size, 2);
  });
}

test("the sheet of a phone is pulled up and down by its handle", async () => {
  const ana = await house.person(PHONE);
  const { page } = ana;
  await ana.table({ seats: CAMP, record: stored("legend-camp") });
  await ana.ready(["acting"]);
  await page.getByRole("tab", { name: "Players" }).tap();
  const height = () => page.locator(".sheet").evaluate((el) => el.getBoundingClientRect().height);
  const drag = async (by) => {
    const { x, y, width } = await page.locator(".grab").boundingBox();
    const touch = await page.context().newCDPSession(page);
    const at = (dy) => [{ x: x + width / 2, y: y + 11 + dy }];
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
    for (const part of [0.3, 0.6, 1]) await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(by * part) });
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await rested(page);
  };
  const usual = await height();
  await drag(-150);
  assert.ok((await height()) > usual + 120, `pulled up: ${await height()} of ${usual}`);
  await drag(150);
  assert.ok(Math.abs((await height()) - usual) < 30, "and back");
  await drag(300);
  await page.locator('.grab[aria-expanded="false"]').waitFor(); // pulled down it folds
  await drag(-80);
  await page.locator('.grab[aria-expanded="true"]').waitFor();
  await page.locator(".grab").tap();
  await page.locator('.grab[aria-expanded="false"]').waitFor(); // a tap folds it too
});

for (const [where, size] of [["a phone", PHONE], ["a phone on its side", LYING], ["a tablet", UPRIGHT], ["a laptop", LAPTOP]]) {
  test(`action points on ${where}: the question is in two lines at most, and nothing lies over it`, async () => {
    const ana = await house.person(size);
    const mouse = new LegendMouse(ana, 5, { touch: !!size.hasTouch });
    await ana.table({ seats: CAMP, record: stored("legend-camp") });
    await ana.ready(["acting"]);
    const stall = await ana.page.locator("section.dock .goods .whole").boundingBox();
    const low = [stall.x + stall.width / 2, stall.y + stall.height - 6]; // all of the frame is the token's button
    await (size.hasTouch ? ana.page.touchscreen.tap(...low) : ana.page.mouse.click(...low));
    await mouse.changing(() => mouse.click('[data-deed="use-token"]'));
    const buttons = ana.page.locator(".deeds .deed");
    const words = await buttons.evaluateAll((all) => all.map((el) => [...el.querySelectorAll("span:not(.sr)")].at(-1).innerText));
    assert.equal(words.length, 4);
    const said = size === LYING ? ["\\+1 of 12", "\\+1 of 1"] : ["Make .*available \\(12 left\\)", "Make .*available \\(1 left\\)"];
    [...said, "[Ss]tone", "Swap"].forEach((word, n) => assert.match(words[n], new RegExp(word)));
    for (const button of await buttons.all()) {
      assert.ok(await bare(button), "a button of action points is covered or cut");
      assert.ok(await button.evaluate((el) => el.scrollWidth <= el.clientWidth), "its word fits into it");
    }
    const title = ana.page.locator(".prompt .title span").first();
    const lines = await title.evaluate((el) => Math.round(el.getBoundingClientRect().height / parseFloat(getComputedStyle(el).lineHeight)));
    assert.ok(lines <= 2, `${lines} lines`);
    assert.ok(await bare(title));
    assert.ok(await bare(ana.page.locator(".prompt .ap")));
  });
}

test("on a phone the board stays where something is laid", async () => {
  const ana = await house.person(PHONE);
  const { page } = ana;
  await ana.table({ seats: CAMP, record: stored("legend-camp") });
  await ana.ready(["acting"]);
  const mouse = new LegendMouse(ana, 5, { touch: true });
  await mouse.click('section.dock [data-card="23"]');
  await mouse.changing(() => mouse.click('[data-deed="play"]'));
  await page.locator('.hit[data-lit="place"]').first().waitFor();
  await mouse.set();
  const text = await page.evaluate(async () => (await fetch(`/api/tables/${location.pathname.split("/")[2]}/record`)).text());
  const hex = [...text.matchAll(/h\d+@(R\d+)/g)].at(-1)[1];
  await ana.ready(["acting"]);
  const seen = await page.locator(`.hit[data-hex="${hex}"]`).evaluate((el) => {
    const box = el.getBoundingClientRect();
    return !!document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.closest(".board");
  });
  assert.ok(seen, `${hex} is in sight`);
});

test("a card that is played burns, a lake fills, and then nothing moves any more", async () => {
  const ana = await house.person({ ...DESKTOP, reducedMotion: "no-preference" });
  const { page } = ana;
  await ana.visit("/");
  await page.evaluate(() => (localStorage["tikal-wishes"] = JSON.stringify({ speed: 1, motion: "full", goalRead: true })));
  await ana.table({ seats: CAMP, record: stored("legend-camp") });
  await ana.ready(["acting"]);
  // what comes and goes, noted by the page itself
  await page.evaluate(() => {
    window.seen = new Set();
    const look = () => {
      if (document.querySelector("body > .flying")) window.seen.add("burnt");
      if ([...document.querySelectorAll(".board svg g")].some((g) => /^<circle r="60" fill="none" stroke="#eaffff"/.test(g.innerHTML.replace(/<!--.*?-->/g, "").trim()))) window.seen.add("waves");
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  const mouse = new LegendMouse(ana, 5);
  await page.locator('section.dock [data-card="23"]').click();
  await mouse.changing(() => mouse.click('[data-deed="play"]'));
  await page.waitForFunction(() => window.seen.has("burnt"));
  await ana.ready(["acting"]);
  await page.locator('.hit[data-lit="place"]').first().waitFor();
  await mouse.set();
  await page.waitForFunction(() => window.seen.has("waves"));
  await ana.ready(["acting"]);
  await page.evaluate(() => document.getAnimations().forEach((a) => a.updatePlaybackRate(20))); // volcanoes glow for 24 s
  await page.waitForFunction(() => document.getAnimations().every((a) => a.playState !== "running") && !document.querySelector(".flying"));
});

test("by keys: a draft, a card and a trail stone", async () => {
  const ana = await house.person();
  await ana.table({ edition: "legend", seats: [ME, BOT], first: "Red" });
  await ana.ready(["acting"]);
  const mouse = new LegendMouse(ana, 5);
  for (const row of ["1234567890", "qw", "as", "zxcv"]) {
    for (const key of row) {
      await ana.page.keyboard.press(key); // what the bot has taken cannot be pointed at
      await rested(ana.page);
      if ((await mouse.golden().count()) > 0) break;
    }
    await mouse.changing(() => ana.page.keyboard.press("e"));
  }
  const { table } = await ana.table({ seats: [ME, BOT], record: position([{ right: "19" }, {}]) });
  await ana.ready(["acting"]);
  await ana.page.keyboard.press("1");
  await mouse.changing(() => ana.page.keyboard.press("p"));
  await ana.page.locator('[data-edge][tabindex="0"]').focus();
  const edge = await ana.page.evaluate(() => document.activeElement.dataset.edge);
  await mouse.changing(() => ana.page.keyboard.press("Enter"));
  const played = await record(ana, table);
  assert.ok(played.includes(`T@${edge}`), `a stone on ${edge} in ${played}`);
});

for (const [where, size] of [["a phone", PHONE], ["a desktop", DESKTOP], ["a tablet", { viewport: { width: 1024, height: 768 } }]]) {
  test(`draft, act and effect on ${where} break no rule of axe`, async () => {
    const ana = await house.person(size);
    const touch = !!size.hasTouch;
    await ana.table({ edition: "legend", seats: [ME, BOT, BOT], first: "Red" });
    await ana.ready(["acting"]);
    await ana.axe(`draft on ${where}`);
    await ana.table({ seats: [ME, BOT, BOT], record: position([{ figures: PARTY, right: "05.15", tiles: "a1", token: 9 }, {}, {}], { land: { C1: "a5/0" } }) });
    await ana.ready(["acting"]);
    const mouse = new LegendMouse(ana, 5, { touch });
    await mouse.click('section.dock [data-card="05"]');
    await ana.axe(`act on ${where}`);
    await mouse.changing(() => mouse.click('[data-deed="play"]'));
    await ana.axe(`effect on ${where}`);
    await mouse.effect();
  });
}

/** Where a hex is, and what of the page lies over tiles, or leaves the window. */
const seen = (person) =>
  person.page.evaluate(() => {
    const box = (el) => el.getBoundingClientRect();
    const { left, top, width } = box(document.querySelector('.hit[data-hex="D2"]'));
    const prompt = box(document.querySelector(".prompt")).bottom;
    const row = ["D1", "F1"].map((hex) => box(document.querySelector(`.hit[data-hex="${hex}"]`)).top);
    return { at: [left, top, width].map(Math.round).join(), hidden: row.some((y) => y < prompt - 1) };
  });

test("on a laptop the board stays where it is while one acts, and no row of it is under the prompt", async () => {
  const ana = await house.person(LAPTOP);
  const owns = { owns: "frog2.serpent.jade" };
  const red = { figures: "C4:L1,A4:1,D2:2", camps: "C4", right: "10.15", token: 13, ...owns };
  const land = { A2: "g4/2$0", F1: "f4/4$0", C1: "a5/0$1" };
  await ana.table({ seats: [ME, BOT, BOT], record: position([red, { owns: "frog.plume.beads" }, {}], { land }) });
  await ana.ready(["acting"]);
  const mouse = new LegendMouse(ana, 2);
  const { page } = ana;
  await rested(page);
  const first = await seen(ana);
  assert.equal(first.hidden, false);
  const stays = async (what) => {
    await rested(page);
    assert.deepEqual(await seen(ana), first, what);
  };
  await mouse.changing(() => page.locator("section.dock .whole").dblclick()); // as in the draft
  assert.equal(await mouse.phase(), "spend");
  await stays("the token is used");
  const [leader, explorer] = await Promise.all(
    ["leader", "explorer"].map((figure) => page.locator(`.hand[data-hex="C4"][data-figure="${figure}"]`).boundingBox()),
  );
  assert.ok(explorer.x + explorer.width <= leader.x + 2, "one is not pointed at for the other");
  for (const { width, height } of [leader, explorer]) assert.ok(Math.min(width, height) >= 20, JSON.stringify([leader, explorer]));
  await page.locator('.hand[data-hex="C4"][data-figure="leader"]').click();
  assert.equal(await page.locator(".prompt .stepper").count(), 1, "who walks is chosen in the prompt");
  await stays("a leader is in hand");
  await page.keyboard.press("Escape");
  await page.locator('[data-deed="swap"]').click();
  for (const [side, kind] of [["x-give", "Jade"], ["x-take", "Beads"]])
    await page.locator(`label.card:has(input[name="${side}"]):has-text("${kind}") input`).check({ force: true });
  await mouse.changing(() => page.locator("dialog .main").click());
  await page.getByRole("button", { name: ana.say("deed-choose-pair") }).click();
  const both = page.locator("dialog .card.safe");
  assert.deepEqual(await both.locator("b").allInnerTexts(), ["Beads", "Jade"]);
  assert.deepEqual(await both.locator("small").allInnerTexts(), [ana.say("swap-taken-before"), ana.say("swap-given-before")]);
  await page.keyboard.press("Escape");
  await mouse.changing(() => mouse.click(".acts .go"));
  await stays("a swap is over");
});

test("on a laptop one's own panel is in sight, wherever one sits in the turn order", async () => {
  const ana = await house.person(LAPTOP);
  const record = position([{ right: "10", token: 8 }, {}, {}], {}).replace("order=Red.Blue.Yellow", "order=Blue.Yellow.Red");
  await ana.table({ seats: [ME, BOT, BOT], record });
  await ana.ready(["acting"]);
  const cards = ana.page.locator(".drawer section").filter({ hasText: "to move" });
  const { y, height } = await cards.first().boundingBox();
  const drawer = await ana.page.locator(".drawer").boundingBox();
  assert.ok(y + height <= drawer.y + drawer.height + 1, "all of it");
  assert.ok(y < drawer.y + 80, "it is the first");
});
