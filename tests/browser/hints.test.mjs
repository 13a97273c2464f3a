/** Help while playing: what the expert would do, played and taken back, and a word after a turn that gave much away. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { button, DESKTOP, House, PHONE, press, record } from "./house.mjs";

const ME = { kind: "me", name: "Ana" };
const BOT = { kind: "bot", bot: "easy" };

const house = House.forTests();

const seq = (person) => person.page.locator("main").getAttribute("data-seq").then(Number);
const panel = (person) => person.page.getByRole("region", { name: "Hint: what would you do?" });
const opened = (person) => person.page.locator('main[data-hint="open"]').waitFor();
const closed = (person) => person.page.locator("main:not([data-hint])").waitFor();

async function ask(person) {
  if (person.phone) {
    await button(person, "Menu").tap();
    await button(person, "Hint: what would you do?").tap();
  } else await person.page.keyboard.press("h");
  await opened(person);
}

/** Plays what is shown and takes all of it back at once; false where something was revealed, which stays. */
async function played(person, before) {
  await press(person, button(person, "Play it"));
  await closed(person);
  await person.ready(["acting"]);
  await person.page.getByText(/ask for a hint again|then end your turn/).first().waitFor();
  const after = await seq(person);
  assert.ok(after > before + 1);
  if ((await person.page.getByText("A treasure! Play on, or ask for a hint again.").count()) > 0) return false;
  await press(person, button(person, "Undo"));
  await person.page.waitForFunction((then) => Number(document.querySelector("main").dataset.seq) > then, after);
  await person.ready(["acting"]);
  return true;
}

for (const [name, options] of [["desk", DESKTOP], ["phone", PHONE]]) {
  test(`the expert's turn is shown, played and taken back: ${name}`, async () => {
    const ana = await house.person(options);
    ana.phone = name === "phone";
    await ana.table({ seats: [ME, BOT, BOT, BOT], record: record("middle") });
    await ana.ready(["acting"]);
    const before = await seq(ana);
    await ask(ana);
    await ana.axe(`a hint, ${name}`);
    const steps = panel(ana).locator("li");
    const count = await steps.count();
    assert.ok(count >= 2);
    assert.equal(await ana.page.locator("g.number").count(), count, "every step has its number on the board");
    assert.match(await panel(ana).innerText(), /if scored now: (still (about )?\d+|.* instead of \d+)\. At the end about: you \d+, \w+ \d+, \w+ \d+, \w+ \d+\./);
    // a line alone, on a phone by a tap
    if (ana.phone) {
      await steps.nth(1).getByRole("button").tap();
      assert.equal(await panel(ana).locator("small").count(), 1);
    } else {
      await steps.nth(1).getByRole("button").hover();
      await ana.page.waitForFunction(() => document.querySelectorAll("g.number[opacity='0.3']").length > 0);
      assert.equal(await ana.page.locator("g.number[opacity='0.3']").count(), count - 1);
      assert.equal(await panel(ana).locator("small").count(), count);
    }
    // shown one after another, then all of them again
    await press(ana, button(ana, "Show"));
    await ana.page.waitForFunction((all) => document.querySelectorAll("g.number").length < all, count);
    await ana.page.waitForFunction((all) => document.querySelectorAll("g.number").length === all, count);
    assert.equal(await seq(ana), before, "nothing is played until one says so");
    if (await played(ana, before)) assert.equal(await ana.page.locator("main").getAttribute("data-phase"), "lay");
  });
}

for (const [name, options] of [["desk", DESKTOP], ["phone", PHONE]]) {
  test(`Legend: a turn is shown, played and taken back: ${name}`, async () => {
    const ana = await house.person(options);
    ana.phone = name === "phone";
    await ana.table({ seats: [ME, BOT, BOT, BOT], record: record("legend-scoring") });
    await ana.ready(["acting"]);
    const before = await seq(ana);
    await ask(ana);
    await ana.axe(`a hint in Legend, ${name}`);
    assert.match(await panel(ana).innerText(), /The expert would play/);
    assert.match(await panel(ana).innerText(), /if scored now: .* instead of \d+\. .* [+−]\d+\./);
    const steps = panel(ana).locator("li");
    const count = await steps.count();
    assert.ok(count >= 2);
    const numbers = await ana.page.locator("g.number").count();
    assert.ok(numbers >= 1 && numbers <= count);
    await press(ana, button(ana, "Show"));
    await ana.page.waitForFunction((all) => document.querySelectorAll("g.number").length < all, numbers + 1);
    await ana.page.waitForFunction((all) => document.querySelectorAll("g.number").length === all, numbers);
    assert.equal(await seq(ana), before, "nothing is played until one says so");
    if (await played(ana, before)) assert.match(await ana.text("main"), /10 of 10 action points/);
  });

  test(`Legend: what to draft is marked, and taken: ${name}`, async () => {
    const ana = await house.person(options);
    ana.phone = name === "phone";
    await ana.table({ seats: [ME, BOT, BOT, BOT], record: record("legend-draft") });
    await ana.ready(["acting"]);
    const before = await seq(ana);
    await ask(ana);
    await ana.axe(`a hint in a draft, ${name}`);
    assert.match(await panel(ana).locator("li").innerText(), /Take (“|the |place )/);
    if (!ana.phone) assert.ok((await ana.page.locator(".thing.advised").count()) > 0);
    await press(ana, button(ana, "Play it"));
    await closed(ana);
    await ana.page.waitForFunction((then) => Number(document.querySelector("main").dataset.seq) > then, before);
    assert.equal(await ana.page.getByText("then end your turn").count(), 0, "there is no turn to end");
  });
}

test("a question can be cancelled, and closed by Escape", async () => {
  const ana = await house.person();
  await ana.table({ seats: [ME, BOT], first: "Red" });
  await ana.ready(["acting"]);
  await ana.page.keyboard.press("h");
  await ana.page.locator("main[data-hint]").waitFor();
  await ana.page.keyboard.press("Escape");
  await closed(ana);
  await ana.page.evaluate(() => {
    for (const key of ["h", "Escape", "h"]) document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  });
  await opened(ana); // the word that the first was dropped is not taken for the answer to the second
  assert.equal(await ana.page.locator(".btn.main:visible").evaluateAll((all) => all.filter((b) => !b.closest(".hint")).length) > 0, true);
  await ana.page.keyboard.press("Escape");
  await closed(ana);
  assert.equal(await ana.page.locator("g.number").count(), 0);
});

test("on a phone the question mark says where the hint is, and a hint to end the turn ends it", async () => {
  const ana = await house.person(PHONE);
  ana.phone = true;
  await ana.table({ seats: [ME, BOT], first: "Red" });
  await ana.ready(["acting"]);
  await button(ana, "What does that mean?").tap();
  await ana.page.locator(".prompt").getByText(/A hint: menu ≡/).waitFor();
  await ask(ana);
  await button(ana, "Play it").tap();
  await closed(ana);
  await ana.ready(["acting"]);
  await ana.page.getByText("then end your turn").first().waitFor();
  await ask(ana);
  await panel(ana).getByText("No action points are left.").waitFor();
  const before = await seq(ana);
  await panel(ana).getByRole("button", { name: "End turn" }).tap();
  await ana.page.waitForFunction((then) => Number(document.querySelector("main").dataset.seq) > then, before);
});

test("no hints at a table with other persons, and none for who does not want help", async () => {
  const ana = await house.person();
  await ana.table({ seats: [ME, { kind: "link" }], first: "Red" });
  await ana.ready(["acting"]);
  assert.equal(await button(ana, "Hint: what would you do?").count(), 0);
  await ana.page.keyboard.press("h");
  assert.equal(await ana.page.locator("main[data-hint]").count(), 0);
  await ana.visit("/new"); // the host allows them
  await button(ana, "Friends").click();
  await ana.page.getByRole("switch", { name: /Hints for all who play/ }).check();
  await ana.axe("a new table with hints");
  await ana.table({ seats: [ME, { kind: "link" }], first: "Red", hints: true });
  await ana.ready(["acting"]);
  assert.equal(await button(ana, "Hint: what would you do?").count(), 1);
  await ana.table({ seats: [ME, BOT], first: "Red" });
  await ana.ready(["acting"]);
  assert.equal(await ana.page.locator(".prompt .hint").count(), 1);
  await button(ana, "Settings").click();
  await ana.page.getByRole("switch", { name: /Help while playing/ }).uncheck();
  await ana.axe("settings");
  await ana.page.keyboard.press("Escape");
  assert.equal(await button(ana, "Hint: what would you do?").count(), 0);
  assert.equal(await ana.page.locator(".prompt .hint").count(), 0);
});

for (const [name, options] of [["desk", DESKTOP], ["phone", PHONE]]) {
  test(`a note after a turn that gave much away: ${name}`, async () => {
    const ana = await house.person(options);
    ana.phone = name === "phone";
    await ana.visit("/");
    await ana.page.evaluate(() => {
      localStorage["tikal-wishes"] = JSON.stringify({ ...JSON.parse(localStorage["tikal-wishes"]), passing: false });
    });
    // Ben, at the same device, takes his time: the note stays until he does something
    await ana.table({ seats: [ME, { kind: "me", name: "Ben" }, BOT, BOT], record: record("scoring") });
    await ana.ready(["acting"]);
    await press(ana, button(ana, "End turn"));
    const sure = ana.page.getByRole("dialog").getByRole("button", { name: /End/ }).first();
    const note = ana.page.locator("section.note");
    await sure.or(note).first().waitFor();
    if (await sure.isVisible()) await press(ana, sure);
    await note.waitFor();
    const unfold = async () => ana.phone && (await press(ana, note.getByRole("button", { name: "Why?" }))); // the next turn has begun
    await unfold();
    const said = await note.innerText();
    const [, more, alone, other, sign] = /You could have had (\d+) more in (?:all scorings to come|the last scoring)[^]*That is about (\d+) altogether(?:; the rest of that turn brings (\d+) (less|more))?/.exec(said);
    assert.equal(Number(alone) + (sign === "less" ? -1 : 1) * Number(other ?? 0), Number(more), "the numbers add up");
    assert.equal(await ana.page.evaluate(() => !!document.activeElement?.closest(".note")), false, "it takes no focus");
    await ana.axe(`a note, ${name}`);
    assert.equal(await ana.page.locator("g.noted").count(), 1);
    await press(ana, button(ana, "Look"));
    await opened(ana);
    assert.ok((await ana.page.locator("g.number").count()) > 0);
    assert.equal(await button(ana, "Play it").count(), 0);
    assert.equal(await panel(ana).getByRole("heading").innerText(), "A strong bot would have played");
    const [, gain] = /You could have had (\d+) more/.exec(said);
    assert.match(await panel(ana).innerText(), new RegExp(`\\+${gain}\\s+in (all scorings together|the last scoring)\\.( If scored right after it: .* of your turn)?`));
    await press(ana, panel(ana).getByRole("button", { name: "Close" }).last());
    await closed(ana);
    await unfold();
    await press(ana, button(ana, "Stop these notes"));
    await note.waitFor({ state: "detached" });
    assert.equal(await ana.page.evaluate(() => JSON.parse(localStorage["tikal-wishes"]).notes), false);
  });
}

/** Pairs of things of which one lies on the other, and those that are not all in sight. */
const covered = (page, selectors) =>
  page.evaluate((wanted) => {
    const found = wanted.flatMap((selector) => [...document.querySelectorAll(selector)].map((el) => [selector, el]));
    const box = ([, el]) => el.getBoundingClientRect();
    const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const wrong = found.flatMap((one, n) =>
      found.slice(n + 1).flatMap((other) => (over(box(one), box(other)) ? [`${one[0]} and ${other[0]}`] : [])),
    );
    for (const one of found) {
      const { left, right, top, bottom } = box(one);
      const points = [[0.5, 0.5], [0.05, 0.1], [0.95, 0.9]].map(([x, y]) => [left + (right - left) * x, top + (bottom - top) * y]);
      const seen = ([x, y]) => {
        const top = document.elementFromPoint(x, y);
        return !!top && (one[1].contains(top) || top.contains(one[1]) || getComputedStyle(one[1]).pointerEvents === "none");
      };
      if (!points.every(seen)) wrong.push(`${one[0]} is under something`);
    }
    return wrong;
  }, selectors);

for (const [name, seats] of [["legend-draft", 4], ["legend-last-turn", 3]]) {
  test(`Legend on a laptop: the round lies on nothing and under nothing: ${name}`, async () => {
    const ana = await house.person({ viewport: { width: 1366, height: 657 } });
    await ana.table({ seats: [ME, BOT, BOT, BOT].slice(0, seats), record: record(name) });
    await ana.ready(["acting"]);
    await ana.page.waitForTimeout(400);
    assert.match(await ana.text(".sign:is(.left, .above)"), /round\s+\d \/ 6/i);
    assert.deepEqual(await covered(ana.page, [".sign:is(.left, .above)", ".dock > .sign.middle", ".prompt", "nav .btn"]), []);
  });
}

/** After every turn there is something to be noted, whatever was played. */
const noting = (page) =>
  page.routeWebSocket(/./, (near) => {
    const advice = { level: "expert", steps: [], gain: 9, sums: [], actions: [], reveals: false };
    const why = [
      { code: "note-temple", facts: { hex: "E1", value: 7, scorings: 2, holder: "rival", rival: "Balam" } },
      { code: "note-all", facts: { rest: "less", alone: 14, other: 5 } },
    ];
    const far = near.connectToServer();
    far.onMessage((text) => {
      const message = JSON.parse(text);
      near.send(message.type === "reviewed" ? JSON.stringify({ ...message, note: { gain: 9, scorings: 2, why, hex: "E1", advice } }) : text);
    });
  });

test("Legend on a laptop: a note stands beside the draft, on nothing and under nothing", async () => {
  const ana = await house.person({ viewport: { width: 1366, height: 657 } });
  await noting(ana.page);
  await ana.visit("/");
  await ana.wish({ speed: 0, motion: "reduced", confirmEnd: false });
  // Red's last turn of a round
  const text = record("legend-draft");
  await ana.table({ seats: [ME, BOT, BOT, BOT], record: text.slice(0, text.indexOf("67. Red")) });
  await ana.ready(["acting"]);
  await ana.page.locator("section.dock .goods .token").first().click();
  await ana.page.locator('.deed[data-deed="use-token"]').click();
  await ana.page.locator('main[data-phase="spend"]').waitFor();
  await ana.ready(["acting"]);
  await button(ana, "End turn").click();
  const note = ana.page.locator("section.note");
  await note.waitFor();
  await ana.page.locator('main[data-phase="act"][data-state="acting"]').waitFor();
  await button(ana, "Pass").click();
  await ana.page.locator('main[data-phase="draft"][data-state="acting"]').waitFor();
  await ana.page.waitForTimeout(600);
  const near = [".sign:is(.left, .above)", ".prompt", "nav .btn", "main > * .acts .go", "[data-can] button"];
  const wrong = await covered(ana.page, ["section.note", ...near]);
  assert.deepEqual(wrong.filter((one) => one !== "[data-can] button is under something"), []); // which are scrolled for
});

test("Legend: a note after a turn that gave much away", async () => {
  const ana = await house.person();
  await ana.table({ seats: [ME, BOT, BOT, BOT], record: record("legend-scoring") });
  await ana.ready(["acting"]);
  await button(ana, "End turn").click();
  const sure = ana.page.getByRole("dialog").getByRole("button", { name: /End/ }).first();
  const note = ana.page.locator("section.note");
  await sure.or(note).first().waitFor();
  if (await sure.isVisible()) await sure.click();
  await note.waitFor();
  assert.match(await note.innerText(), /You could have had \d+ more in .*\s+(Take|Clear|Set|Dig|Swap|Hold|Go|Play) .*scoring/);
  await ana.axe("a note in Legend");
});
