/** Legend set up, scored, finished, watched again and read about: at desk size and on a phone. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, House, PHONE, atMoment, button, chooseEdition, press, record, within } from "./house.mjs";

const ME = { kind: "me", name: "Ana" };
const BOT = { kind: "bot", bot: "random" };
const SIZES = [["at desk size", DESKTOP], ["on a phone", PHONE]];
const PARTS = ["Temples", "Tall temples", "Volcanoes", "Wild ground", "Waters", "Treasures"];

const house = House.forTests();

const tgn = (person) =>
  person.page.evaluate(async () => (await fetch(`/api/tables/${location.pathname.split("/")[2]}/record`)).text());
const optionsOf = (text) => /^\[Options "([^"]*)"\]$/m.exec(text)?.[1] ?? "";

async function somebody(size, wishes) {
  const person = await house.person(size);
  person.phone = size.isMobile ?? false;
  if (wishes) {
    await person.visit("/");
    await person.wish(wishes);
  }
  return person;
}

async function fits(person) {
  const over = await person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(over <= 0, `the page is ${over} px too wide`);
}

/** The data file as the page hands it out, with something corrected. */
async function corrected(person) {
  const text = await person.page.evaluate(async () => (await fetch("/api/components/legend")).text());
  assert.match(text, /^left_slots = 3 /m);
  return text.replace(/^left_slots = 3 /m, "left_slots = 4 ");
}

const file = (text) => ({ name: "my-box.toml", mimeType: "text/plain", buffer: Buffer.from(text) });

for (const [where, size] of SIZES) {
  test(`a table of Legend is set up ${where}: a scenario by its picture, a data file refused, then a corrected one`, async () => {
    const ana = await somebody(size);
    const { page } = ana;
    await ana.visit("/new");
    await chooseEdition(ana, "Tikal Legend");
    assert.equal(await page.getByRole("radio", { name: "Auction" }).count(), 0);
    await within(ana, "Scenario", async () => {
      await page.locator(".map svg").nth(4).waitFor();
      await page.getByRole("radio", { name: "Palenque" }).check();
      await ana.axe("the scenarios");
    });
    await page.getByText("Tikal Legend, Palenque, the first player is drawn by lot.").waitFor();
    await ana.axe("setting up Legend");
    await fits(ana);

    ana.errors.length = 0;
    await within(ana, "The box", async () => {
      await page.locator('input[type="file"]').setInputFiles(file("version = 1"));
      await page.getByText("my-box.toml cannot be used").waitFor();
      assert.match(await ana.text(".file small"), /things are wrong with the data file/);
    });
    await page.getByText("the file cannot be used").waitFor();
    assert.ok(await button(ana, "Start the game").isDisabled());
    ana.errors = ana.errors.filter((text) => !/status of 422/.test(text)); // that it was refused
    await within(ana, "The box", async () => {
      await page.locator('input[type="file"]').setInputFiles(file(await corrected(ana)));
      await page.getByText("my-box.toml is in order").waitFor();
      await ana.axe("a corrected box");
    });
    await page.locator(".counts").getByText("2", { exact: true }).click();
    const bots = page.locator('fieldset[aria-label="blue, circle"] select option');
    assert.ok(!(await bots.allInnerTexts()).some((name) => /greedy/.test(name)), "only bots that play it");
    await press(ana, button(ana, "Start the game"));
    await ana.ready();
    await page.getByText("This table plays with a corrected box.").first().waitFor();
    const text = await tgn(ana);
    assert.match(text, /\[Edition "legend"\]/);
    assert.match(optionsOf(text), /\bscenario=palenque\b/);
    assert.match(optionsOf(text), /components=/);

    await ana.visit("/");
    await page.getByText(/Tikal Legend, Palenque/).first().waitFor();
    await page.getByText(/round 1 of 6|decides · Tikal Legend/).first().waitFor();
    await ana.axe("the start page with Legend");
  });

  test(`a scoring of Legend is watched ${where}: six parts add up, and a number lights its hexes`, async () => {
    const ana = await somebody(size, { speed: 1, motion: "reduced", confirmEnd: false });
    const { page } = ana;
    await ana.table({ seats: [ME, BOT, BOT, BOT], record: record("legend-scoring") });
    await ana.ready(["acting"]);
    await press(ana, page.locator(".go").first());
    const show = page.locator('[data-scoring="Red"][data-sum="true"]');
    await show.locator("tfoot").waitFor();
    assert.deepEqual(await show.locator("tbody th b").allInnerTexts(), PARTS);
    const sum = Number(/you score (\d+)/.exec(await ana.text('[data-scoring="Red"] h1'))[1]);
    const mine = await show.locator("tbody td.now button > b").allInnerTexts();
    assert.equal(mine.map(Number).reduce((a, b) => a + b), sum);
    assert.equal(await show.locator("thead th").count(), 5);
    assert.match(await ana.text("tfoot td.now"), new RegExp(`\\+${sum}\\b`));
    const cell = show.locator("tbody td.now button").first();
    await (ana.phone ? cell.tap() : cell.hover());
    await page.waitForFunction(() => document.querySelector("[data-scoring] td.now button.on"));
    assert.match((await cell.textContent()).replace(/\s+/g, " "), /Temples, You: ?\d+.* on ?[A-HR]\d/);
    await ana.axe("a scoring of Legend");
    await press(ana, button(ana, "Continue"));
    await show.waitFor({ state: "detached" });
  });

  test(`the end of a game of Legend ${where}: ranking, rounds, the last scoring in six parts, and a rematch`, async () => {
    const ana = await somebody(size, { speed: 0, motion: "reduced", confirmEnd: false });
    const { page } = ana;
    const { table } = await ana.table({ seats: [ME, BOT, BOT], record: record("legend-last-turn") });
    await ana.ready(["acting"]);
    const options = optionsOf(await tgn(ana));
    assert.match(options, /scenario=uxmal/, "a scenario that nobody gets without asking for it");
    await press(ana, page.locator(".go").first());
    const end = page.locator("dialog[open]:has(.podium)");
    await end.locator("tfoot").waitFor();
    assert.match(await end.locator("h2").innerText(), /wins? with \d+ points|shares? the win/);
    assert.equal(await end.locator(".podium li").count(), 3);
    await end.locator(".parts tbody th .part b").first().waitFor();
    assert.deepEqual(await end.locator(".parts tbody th .part b").allInnerTexts(), PARTS);
    const totals = (await end.locator(".chart .total").allInnerTexts()).map(Number);
    const standing = (await end.locator("tfoot td small").allInnerTexts()).map((text) => Number(/→ (\d+)/.exec(text)[1]));
    assert.deepEqual(standing, totals);
    await ana.axe("the end of Legend");
    assert.deepEqual(await end.locator(".chart thead th").allInnerTexts().then((all) => all.filter((text) => /final|no\./.test(text)).at(-1)), "final"); // no number of a round
    const rematch = end.getByRole("button", { name: "Rematch" });
    const label = await rematch.innerText();
    await press(ana, rematch);
    await page.waitForURL((url) => url.pathname.startsWith("/table/") && !url.pathname.endsWith(table));
    await ana.ready();
    const again = await tgn(ana);
    assert.match(again, /\[Edition "legend"\]/);
    assert.equal(optionsOf(again), options);
    const [, first] = /\[First "(\w+)"\]/.exec(again);
    assert.equal(/you begin/.test(label), first === "Red", `“${label}”, and ${first} begins`);
  });

  test(`a game of Legend is watched again ${where}: by action, turn and round, to the end and back; what would score now; the rules`, async () => {
    const ana = await somebody(size);
    const { page } = ana;
    await ana.replay(record("legend-finished"), "/0");
    const length = Number(await page.locator("main.replay").getAttribute("data-length"));
    await page.keyboard.press("ArrowRight");
    await atMoment(ana, 1);
    await ana.jump(30);
    await page.getByRole("group", { name: "To be drafted" }).waitFor({ state: "attached" });
    await press(ana, button(ana, "One turn on"));
    await page.getByText(/Round 1, draft, step (\d+) of \1\b/).first().waitFor();
    await page.keyboard.press("Shift+ArrowRight");
    await page.getByText(/Round 1, turn 1 of/).first().waitFor();
    await ana.axe("a replay of Legend");
    await page.keyboard.press("End");
    await atMoment(ana, length);
    await page.getByText(/wins with|share the win/).first().waitFor();
    await page.keyboard.press("ArrowLeft");
    await atMoment(ana, length - 1);
    await ana.jump(Math.round(length * 0.8));
    await press(ana, ana.phone ? page.locator(".top .chip").first() : page.locator(".scored").first());
    const now = page.getByRole("dialog", { name: "If scored now" });
    await now.locator("tfoot").waitFor();
    assert.deepEqual(await now.locator("tbody th b").allInnerTexts(), PARTS);
    await ana.axe("what would score now");
    await page.keyboard.press("Escape");
    await now.waitFor({ state: "detached" });

    await press(ana, button(ana, "Rules"));
    const rules = page.locator("dialog[open]");
    await rules.getByRole("heading", { name: "The rules: Tikal Legend" }).waitFor();
    await press(ana, rules.getByRole("button", { name: "The cards" }));
    assert.equal(await rules.locator("article li").count(), 24);
    await press(ana, rules.getByRole("button", { name: "Scenarios" }));
    assert.equal(await rules.locator("article svg[role=img]").count(), 5);
    await ana.axe("the rules of Legend");
    await press(ana, rules.getByRole("button", { name: "Close" }));

    await page.keyboard.press("Home");
    await atMoment(ana, 0);
    if (!ana.phone) {
      await ana.jump(60);
      await press(ana, button(ana, "Play on"));
      await page.getByRole("radio", { name: /^Blue/ }).check();
      await press(ana, page.locator("dialog").getByRole("button", { name: "Play on" }));
      await page.waitForURL(/\/table\//);
      await ana.ready();
    }
  });
}

test("a scoring of Legend runs up: temple by temple, then part by part", async () => {
  const ana = await somebody({ ...DESKTOP, reducedMotion: "no-preference" }, { speed: 1, motion: "full", confirmEnd: false, goalRead: true });
  const { page } = ana;
  await ana.table({ seats: [ME, BOT, BOT, BOT], record: record("legend-scoring") });
  await ana.ready(["acting"]);
  await page.evaluate(() => {
    window.seen = { sums: [], lights: 0, coins: 0, tags: new Set() };
    const look = () => {
      const sum = document.querySelector("[data-scoring] tfoot .now .gain")?.innerText;
      if (sum && window.seen.sums.at(-1) !== Number(sum)) window.seen.sums.push(Number(sum));
      const lit = [...document.querySelectorAll(".board g.light")];
      window.seen.lights = Math.max(window.seen.lights, lit.length);
      for (const light of lit) window.seen.tags.add(light.textContent.trim());
      window.seen.coins += document.querySelectorAll("[data-scoring] .coin").length;
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await press(ana, page.locator(".go").first());
  await page.locator('[data-scoring="Red"][data-sum="true"]').waitFor();
  const seen = await page.evaluate(() => ({ ...window.seen, tags: [...window.seen.tags] }));
  const total = Number(/you score (\d+)/.exec(await ana.text('[data-scoring="Red"] h1'))[1]);
  assert.deepEqual([...new Set(seen.sums)].sort((a, b) => a - b), seen.sums, "it only grows");
  assert.ok(seen.sums.length >= 3 && seen.sums.at(-1) === total, JSON.stringify(seen));
  assert.ok(seen.lights >= 2 && seen.coins > 0, JSON.stringify(seen));
  for (const tag of ["+4", "+1", "2 temples", "1 wild"]) assert.ok(seen.tags.includes(tag), JSON.stringify(seen.tags));
  assert.ok(await page.locator("[data-scoring] tfoot .now").isVisible());
  await page.waitForFunction(() => document.getAnimations().every((a) => a.playState !== "running"), null, { timeout: 20_000 });
  await press(ana, button(ana, "Continue"));
});
