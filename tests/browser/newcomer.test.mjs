/** What stopped somebody at their first table: clicks that did nothing, what lay out of sight, reasons that were not given. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { button, House, press, record, rested } from "./house.mjs";
import { Mouse } from "./mouse.mjs";
import { SIZES } from "./sizes.mjs";

const ME = { kind: "me", name: "Ana" };
const BOT = { kind: "bot", bot: "greedy" };
const EVERYWHERE = ["desk", "laptop", "tablet", "phone", "landscape"];

const house = House.forTests();

/** A position of two on a few tiles, Red to spend AP. */
const classic = (red, blue, { board = "A3=c3/0,B3=b4/0", ap = 10, more = "" } = {}) =>
  [
    '[Game "Tikal"]', '[TGN "1"]', '[Edition "super-meeple"]', '[Players "2"]', '[First "Red"]',
    `[Position "tikal=1 rules=super-meeple players=2 board=${board} Red=0;${red};-;- Blue=0;${blue};-;- to=Red phase=spend ap=${ap}${more}"]`, "",
  ].join("\n"); // prettier-ignore
const MET = classic("15;A4:L1,A5:2", "L15;A4:1,B5:2");

const visitor = async (size, options) => {
  const person = await house.person(SIZES[size], options);
  person.phone = !!SIZES[size].hasTouch;
  return person;
};
const open = async (person, text, seats = [ME, BOT]) => {
  await person.table({ seats, record: text });
  await person.ready(["acting"]);
  await person.page.waitForTimeout(150); // the board has come to rest
  return new Mouse(person, 1, { touch: person.phone });
};
const openMenu = async (mouse, hex) => {
  const at = (await mouse.lit("menu")).find((lit) => lit.hex === hex);
  assert.ok(at, `${hex} is lit and can be pointed at`);
  await mouse.press(at.x, at.y);
  await mouse.page.locator('[role="menuitem"]').first().waitFor();
};
const entries = (person) => person.page.locator('[role="menuitem"]').evaluateAll((list) => list.map((item) => item.dataset.choice));
const middle = async (locator) => {
  const box = await locator.boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
};
/** Presses what only answers why it cannot be done. */
const insist = async (mouse, selector) => mouse.press(...(await middle(mouse.page.locator(selector))));
const apart = (a, b) => a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

for (const size of EVERYWHERE) {
  test(`${size}: the labels of a menu act as their discs and leave the hex free`, async () => {
    const ana = await visitor(size);
    const mouse = await open(ana, MET);
    await openMenu(mouse, "A4");
    const covered = await ana.page.evaluate(() =>
      [...document.querySelectorAll('[role="menuitem"] .plate')].flatMap((plate) => {
        const box = plate.getBoundingClientRect();
        const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return plate.parentElement.contains(over) ? [] : [plate.innerText];
      }),
    );
    assert.deepEqual(covered, []);
    await mouse.press(...(await middle(ana.page.locator('[data-choice="walk-leader"] .plate'))));
    await ana.page.locator('.hit[data-lit="move"]').first().waitFor();
    assert.match(await ana.text(".prompt"), /walk your leader/);
  });

  test(`${size}: the camp and what lies round it are in sight from the start, the zoom lies on nothing`, async () => {
    const ana = await visitor(size, { quick: false });
    await ana.visit("/");
    await ana.page.evaluate(() => (localStorage["tikal-wishes"] = JSON.stringify({ speed: 0, motion: "reduced" })));
    await ana.table({ seats: [ME, BOT, BOT], first: "Red" });
    await ana.ready(["acting"]);
    const hidden = () =>
      ana.page.evaluate(() =>
        ["A5", "A4", "B4", "B5"].filter((hex) => {
          const box = document.querySelector(`.hit[data-hex="${hex}"]`).getBoundingClientRect();
          const points = [[0.5, 0.5], [0.5, 0.06], [0.5, 0.94], [0.08, 0.5], [0.92, 0.5]];
          return !points.every(([x, y]) => document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)?.closest(".board"));
        }),
      );
    await ana.page.waitForTimeout(300);
    assert.deepEqual(await hidden(), [], "as it opens");
    if (size !== "landscape") assert.ok(await ana.page.getByText(/The goal:/).isVisible());
    if (size === "phone") {
      const [card, treasures] = [await ana.page.locator('[role="tabpanel"]').boundingBox(), await ana.page.locator("section.card ul").boundingBox()];
      assert.ok(treasures.y + treasures.height <= card.y + card.height, "all treasures are in sight");
    }
    const prompt = await ana.page.locator(".prompt").boundingBox();
    for (const control of await ana.page.locator('nav[aria-label="Menu"] > *:visible').all()) {
      const box = await control.boundingBox();
      assert.ok(apart(box, prompt), `${await control.getAttribute("aria-label")} lies on the prompt`);
    }
    const fit = button(ana, "Fit the board");
    if (size === "landscape") await press(ana, button(ana, "Menu"));
    await press(ana, fit); // which closes the menu
    if (size !== "landscape") await press(ana, button(ana, "Got it")); // the prompt shrinks, and the board keeps what it was told to show
    await ana.page.waitForTimeout(300);
    assert.deepEqual(await hidden(), [], "fitted");
    // all of the board or, where that would be too small to be tapped, all that is known of it or lit
    const { width, gone } = await ana.page.evaluate((small) => {
      const boxOf = (hit) => hit.getBoundingClientRect();
      const lit = [...document.querySelectorAll(".hit.lit")].map((hit) => hit.dataset.hex);
      const hidden = (hex) => {
        const box = boxOf(document.querySelector(`.hit[data-hex="${hex}"]`));
        const points = [[0.5, 0.5], [0.5, 0.06], [0.5, 0.94], [0.08, 0.5], [0.92, 0.5]];
        return !points.every(([x, y]) => document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)?.closest(".board"));
      };
      return { width: boxOf(document.querySelector(".hit")).width, gone: small ? lit.filter(hidden) : ["A1", "H1", "A5", "H5"].filter(hidden) };
    }, size === "phone" || size === "landscape");
    assert.deepEqual(gone, [], "in sight after the board was fitted");
    assert.ok(width > 44, `a hex is ${width} wide`);
    if (size !== "phone") return;
    await ana.page.locator('.hit[data-lit="place"]').first().dispatchEvent("click");
    await press(ana, ana.page.locator(".acts .go"));
    await ana.page.locator('[data-ringed="A5"]').waitFor({ state: "attached" }); // where one's people come in
  });
}

test("the base camp's menu offers to walk too, and a click elsewhere is not lost on it", async () => {
  for (const size of ["desk", "phone"]) {
    const ana = await visitor(size);
    const mouse = await open(ana, MET);
    await openMenu(mouse, "A5");
    assert.deepEqual(await entries(ana), ["enter-explorer", "walk-explorer"]);
    const seq = await mouse.seq();
    await mouse.click('[data-choice="enter-explorer"]');
    await ana.page.waitForFunction((before) => document.querySelector("main").dataset.seq !== before, seq);
    await mouse.settled();
    await rested(ana.page);
    await ana.page.locator('[role="menuitem"]').first().waitFor(); // it is there again
    const other = await ana.page.evaluate((touch) => {
      const box = document.querySelector('.hit[data-hex="A4"]').getBoundingClientRect();
      for (const [fx, fy] of [[0.5, 0.06], [0.3, 0.1], [0.7, 0.1], [0.5, 0.2], [0.9, 0.5], [0.1, 0.5]]) {
        const [x, y] = [box.left + box.width * fx, box.top + box.height * fy];
        // a finger that comes down close beside an entry means the entry
        const far = !touch || [...document.querySelectorAll('[role="menuitem"]')].every((entry) => {
          const { left, right, top, bottom } = entry.getBoundingClientRect();
          return Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0)) > 30;
        });
        const [top, under] = document.elementsFromPoint(x, y);
        if (far && top.matches(".veil") && under.matches('.hit[data-hex="A4"]')) return [x, y];
      }
      return null;
    }, ana.phone);
    if (!other && size === "phone") continue; // the ring fills the board
    await mouse.press(...other);
    await ana.page.locator('[role="menu"][aria-label*="A4"] [role="menuitem"]').first().waitFor();
  }
});

test("what cannot be done is in the menu, dimmed, with the reason on it", async () => {
  const ana = await visitor("desk");
  const mouse = await open(ana, classic("15;A4:1,A5:L2", "L15;A4:1,B5:2"));
  await openMenu(mouse, "A4");
  const seq = await mouse.seq();
  await mouse.click('[data-choice="uncover-"]');
  await ana.page.waitForFunction((before) => document.querySelector("main").dataset.seq !== before, seq);
  await mouse.settled();
  if ((await ana.page.locator('[role="menu"]').count()) === 0) await openMenu(mouse, "A4");
  const again = ana.page.locator('[data-choice="uncover-"]');
  assert.equal(await again.getAttribute("aria-disabled"), "true");
  assert.match(await again.innerText(), /a second level needs a second member/);
  assert.match(await ana.page.locator('[data-choice="guard-explorer"]').innerText(), /needs the majority: 1 to 1/);
  await again.locator(".plate").hover();
  await ana.page.locator(".tip.refused").getByText(/A second level on A4 in one turn needs a second member/).waitFor();
  await ana.axe("reasons in a menu");
});

test("a reason on a phone lies on the sheet, not on the ring and its hex", async () => {
  const ana = await visitor("phone");
  const mouse = await open(ana, classic("15;A4:1,A5:L2", "L15;A4:1,B5:2"));
  await openMenu(mouse, "A4");
  await insist(mouse, '[data-choice="guard-explorer"] .plate');
  const tip = await ana.page.locator(".tip.refused").boundingBox();
  assert.ok(apart(tip, await ana.page.locator('.hit[data-hex="A4"]').boundingBox()), "the hex is free");
  for (const entry of await ana.page.locator('[role="menuitem"] .disc').all()) assert.ok(apart(tip, await entry.boundingBox()), "the discs are free");
  // nor on the buttons that a folded sheet keeps
  await ana.page.keyboard.press("Escape");
  await press(ana, button(ana, "Fold the panel"));
  await button(ana, "Unfold the panel").waitFor();
  await ana.page.waitForTimeout(400);
  await openMenu(mouse, "A4");
  await insist(mouse, '[data-choice="guard-explorer"] .plate');
  const folded = await ana.page.locator(".tip.refused").boundingBox();
  for (const act of await ana.page.locator(".acts button").all()) assert.ok(apart(folded, await act.boundingBox()), "the buttons are free");
});

test("words: who walks, who leaves, what a guard alone means; no keys and no mouse on a phone", async () => {
  const ana = await visitor("desk");
  const mouse = await open(ana, MET);
  await ana.page.locator('.hand[data-hex="A4"][data-figure="leader"]').click();
  await ana.page.getByRole("button", { name: "One more explorer" }).click();
  assert.match(await ana.text(".prompt"), /walk leader and explorer to a lit hex/);
  await ana.page.keyboard.press("Escape");
  await openMenu(mouse, "A4");
  await mouse.click('[data-choice="guard-explorer"]');
  assert.match(await ana.text('[role="alertdialog"]'), /Leader\s*leaves for good/);
  assert.ok(await ana.page.locator(".acts").evaluate((bar) => bar.inert), "End turn waits while something is asked");

  await open(ana, classic("15;A4:3,A5:L", "L16;A5:2"));
  await ana.page.locator(".acts .go").waitFor();
  await openMenu(mouse, "A4");
  assert.match(await ana.page.locator('[data-choice="guard-explorer"]').innerText(), /2 explorers leave/);
  await open(ana, classic("17;A4:1,A5:L", "L16;A5:2"));
  await openMenu(mouse, "A4");
  assert.match(await ana.page.locator('[data-choice="guard-explorer"]').innerText(), /stays here and pays you for good/);

  const ben = await visitor("phone");
  const finger = await open(ben, MET);
  const hint = async () => {
    if ((await ben.page.locator(".prompt .hint").count()) === 0) await press(ben, button(ben, "What does that mean?"));
    return ben.text(".prompt .hint");
  };
  const place = () => ben.page.locator('.hit[data-hex="A4"]').boundingBox();
  const still = await place();
  await hint();
  await ben.page.waitForTimeout(400);
  assert.deepEqual(await place(), still, "the board stays where it is when the prompt says more");
  const DESK = /\b(click|double|wheel|mouse|Esc|Enter|Space|key)\b/i;
  assert.doesNotMatch(await hint(), DESK);
  await openMenu(finger, "A5");
  assert.doesNotMatch(await hint(), DESK);
  await finger.click('[data-choice="walk-explorer"]');
  assert.doesNotMatch(await hint(), DESK);
});

test("somebody in hand is put back by a button that says so", async () => {
  for (const size of ["desk", "phone"]) {
    const ana = await visitor(size);
    const mouse = await open(ana, MET);
    await openMenu(mouse, "A4");
    await mouse.click('[data-choice="walk-leader"]');
    await ana.page.locator('.hit[data-lit="move"]').first().waitFor();
    await press(ana, button(ana, size === "desk" ? "Cancel the walk (Esc)" : "Cancel the walk"));
    await ana.page.locator('.hit[data-lit="move"]').first().waitFor({ state: "detached" });
    await button(ana, "End turn").waitFor();
  }
});

test("who points and presses R turns the tile there, whatever was clicked before", async () => {
  const ana = await visitor("desk");
  const mouse = await open(ana, classic("15;A4:L1,A5:2", "L15;A4:1,B5:2", { ap: 0 }));
  await mouse.click(".acts .go"); // it is gone when the tile comes
  await ana.page.locator('.hit[data-lit="place"]').first().waitFor();
  const at = (await mouse.lit("place")).at(-1);
  await ana.page.mouse.move(at.x, at.y);
  const tip = ana.page.locator(".tip b");
  await tip.waitFor();
  const said = await tip.innerText();
  assert.match(said, new RegExp(`^${at.hex}`));
  await ana.page.keyboard.press("r");
  await ana.page.waitForTimeout(150);
  assert.equal(await tip.innerText(), said);
  assert.equal(await ana.page.evaluate(() => document.activeElement.localName), "body", "nothing takes the focus");
});

test("a scoring on a phone: every number in sight, why a tap away; who has scored reads of the next one", async () => {
  const ana = await visitor("phone", { quick: false });
  await ana.visit("/");
  await ana.wish({ speed: 1, motion: "reduced", confirmEnd: false, learnAsked: true });
  await open(ana, record("scoring"), [ME, BOT, BOT, BOT]);
  await press(ana, ana.page.locator(".acts .go"));
  await ana.page.locator('[data-sum="true"]').waitFor();
  const cut = await ana.page.evaluate(() => {
    const list = document.querySelector(".scoring .rows").getBoundingClientRect();
    const rows = [...document.querySelectorAll(".scoring .row")].map((row) => row.getBoundingClientRect());
    return rows.filter((row) => row.top < list.top - 1 || row.bottom > list.bottom + 1).length;
  });
  assert.equal(cut, 0, "rows that are cut");

  await open(ana, classic("17;A4:1,A5:L", "16;A5:L2", { more: " scoring=volcano queue=Blue aside=b6 by=Red" }));
  await press(ana, ana.page.locator(".acts .go"));
  await ana.page.locator('[data-scoring="Red"][data-sum="true"]').waitFor();
  await ana.page.waitForTimeout(8000); // others' go on before that by themselves, one's own stands until one does
  assert.equal(await ana.page.locator('[data-scoring="Red"]').count(), 1);
  await press(ana, button(ana, "Continue"));
  await ana.page.locator('[data-scoring="Red"]').waitFor({ state: "detached" });
  await ana.page.locator('[data-camp="Red"]').getByText("next scoring").waitFor();
  await ana.page.locator('[data-camp="Blue"]').getByText("if scored now").waitFor();
  const why = ana.page.getByText(/Everyone is paid for what they hold/);
  await press(ana, ana.page.locator(".scoring .note summary"));
  await why.waitFor();
  await ana.axe("a temple that paid twice");
});

/** Blue will take Red's frog: the third of its own, for a sun that it has once. */
const COVETED = [
  '[Game "Tikal"]', '[TGN "1"]', '[Edition "super-meeple"]', '[Players "2"]', '[First "Red"]',
  '[Position "tikal=1 rules=super-meeple players=2 board=B3=a5/0$0 Red=0;18;A5:L;-;frog Blue=0;L18;-;-;frog2.sun to=Red phase=spend ap=1"]', "",
].join("\n"); // prettier-ignore

for (const size of ["desk", "laptop", "phone"]) {
  test(`${size}: who skips what the others do is told what was done to oneself`, async () => {
    const ana = await visitor(size, { quick: false });
    await ana.visit("/");
    await ana.wish({ speed: 0.5, motion: "reduced", confirmEnd: false, notes: false });
    const mouse = await open(ana, COVETED);
    await mouse.click(".acts .go");
    await ana.ready(["showing"]);
    await press(ana, button(ana, "Skip"));
    await ana.ready(["acting"]);
    const told = ana.page.locator(size === "phone" ? ".meanwhile" : ".banner");
    await told.getByText(/took your Frog for Sun/).waitFor({ timeout: 5000 });
    if (size === "phone") return;
    await ana.page.waitForTimeout(6000);
    assert.equal(await told.count(), 1, "it stays till something is done");
    const [place] = await mouse.lit("place");
    await mouse.press(place.x, place.y);
    await told.waitFor({ state: "detached" });
  });
}

test("an exchange that is not possible says why", async () => {
  for (const size of ["desk", "phone"]) {
    const ana = await visitor(size);
    const mouse = await open(ana, MET);
    await insist(mouse, ".acts .swap");
    await ana.page.locator(".tip.refused").getByText("You have no treasure to give.").waitFor();
  }
});

test("a gold button that cannot act is not gold, pointed at or not", async () => {
  const ana = await visitor("desk");
  await open(ana, record("middle"), [ME, BOT, BOT, BOT]);
  const lay = ana.page.locator(".acts .go");
  assert.ok(await lay.isDisabled());
  const colour = () => lay.evaluate((el) => getComputedStyle(el).backgroundImage);
  assert.equal(await colour(), "none");
  await lay.hover({ force: true });
  assert.equal(await colour(), "none");
});

test("who leads: one explorer decides; V held is a look, V tapped stays", async () => {
  const ana = await visitor("desk");
  await open(ana, classic("13;A4:L1,A5:2,B5:2", "L11;A4:3,B5:2,A5:2"));
  await ana.page.keyboard.press("v");
  const rows = ana.page.locator("[data-close]");
  await rows.first().waitFor();
  assert.deepEqual(await rows.evaluateAll((list) => list.map((row) => row.innerText.replace(/\s+/g, " "))), [
    "B5 1 tied; one explorer more and you lead: +1",
    "A4 1 you lead by 1",
  ]);
  await rows.first().hover();
  await ana.page.locator('[data-pointed="B5"]').waitFor();
  await ana.axe("one explorer decides");
  await ana.page.keyboard.press("v");
  await rows.first().waitFor({ state: "detached" });
  await ana.page.keyboard.down("v");
  await ana.page.locator("[data-ring]").first().waitFor();
  await ana.page.waitForTimeout(500);
  await ana.page.keyboard.up("v");
  await ana.page.locator("[data-ring]").first().waitFor({ state: "detached" });

  const ben = await visitor("phone");
  await open(ben, classic("13;A4:L1,A5:2,B5:2", "L11;A4:3,B5:2,A5:2"));
  await press(ben, button(ben, "Who holds what"));
  const row = ben.page.locator('[data-close="B5"]');
  await row.waitFor();
  await press(ben, row);
  await ben.page.locator('[data-pointed="B5"]').waitFor();
  await ben.axe("one explorer decides, on a phone");
});

test("a replay speaks of what is seen: no names of tiles, and whose turn the board shows", async () => {
  const ana = await visitor("desk");
  await ana.replay(record("finished"), "/1");
  const story = ana.page.getByRole("region", { name: /story/i });
  await story.waitFor();
  assert.doesNotMatch(await story.innerText(), /\b[a-g][1-6]\b/);
  const { action, seat } = await ana.page.evaluate(async () => {
    const { log } = await (await fetch(`/api/tables/${location.pathname.split("/")[2]}/film`)).json();
    return log.find((event) => event.kind === "turn-ended");
  });
  await ana.jump(action + 1);
  assert.match(await ana.text(".prompt"), /ends the turn/);
  const active = await ana.page.locator("section.card.active").getAttribute("aria-label");
  assert.match(await ana.text(".prompt"), new RegExp(`^${active} ends`), `${seat} is still the one`);
});

test("the journal does not say a turn's lines twice; points at the start are explained", async () => {
  const ana = await visitor("desk");
  await open(ana, record("middle"), [ME, BOT, BOT, BOT]);
  const twice = await ana.page.locator(".journal .chapter").evaluateAll((list) =>
    list.flatMap((chapter) => {
      const sum = chapter.querySelector(".sum")?.innerText ?? "";
      return [...chapter.querySelectorAll(".line")].map((line) => line.innerText).filter((line) => sum.includes(line));
    }),
  );
  assert.deepEqual(twice, []);
  await ana.table({ seats: [ME, BOT], auction: true, first: "Red" });
  await ana.ready(["acting"]);
  await ana.page.getByText("Everybody begins with 20 points.").waitFor();
});

for (const size of EVERYWHERE) {
  test(`${size}: the start page names both games and nothing lies on anything; every list of the set-up says what it lists`, async () => {
    const ana = await visitor(size);
    await ana.visit("/");
    const legend = ana.page.getByRole("button", { name: /^Play Tikal Legend/ });
    await legend.waitFor();
    const tools = await ana.page.locator("nav.tools").boundingBox();
    assert.ok(apart(tools, await ana.page.locator(".games").first().boundingBox()), "the buttons lie on the games");
    if (size === "desk" || size === "phone") {
      await press(ana, legend);
      await ana.ready(["acting", "waiting", "showing"]);
      assert.match(ana.page.url(), /table/);
    }
    await ana.visit("/new");
    await ana.page.locator("fieldset.seat").first().waitFor();
    const unlabelled = await ana.page.locator("select").evaluateAll((list) => list.filter((each) => !/\w/.test(each.options[0].text)).length);
    assert.equal(unlabelled, 0);
  });
}
