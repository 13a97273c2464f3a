/** Every language: whole turns, scorings and ends, and changed at once at a live table. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { CAMP, FOUR } from "./guide.mjs";
import { button, DESKTOP, House, LANGUAGES, PHONE, press, record } from "./house.mjs";
import { Keyboard } from "./keyboard.mjs";

const OTHER = LANGUAGES.at(-1);
const house = House.forTests();

/** Runs in the page: everything that is read or heard, piece by piece; also what was heard before, or only what stands. */
function everything(before = true) {
  const found = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement.closest(`script, style${before ? "" : ", [role=log]"}`)) found.push(node.textContent);
  }
  for (const el of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
    for (const name of ["aria-label", "title", "placeholder"]) found.push(el.getAttribute(name) ?? "");
  }
  return [...new Set(found.map((text) => text.trim().replace(/\s+/g, " ")))].filter(Boolean);
}

/** Whatever is said on this screen is said in this person's language: nothing in English, no bare code. */
async function assertSpoken(person, where) {
  const said = await person.page.evaluate(everything);
  assert.equal(await person.page.evaluate(() => document.documentElement.lang), person.language);
  const left = said.filter((text) => person.foreign.has(text) || /^[a-z]+(-[a-z0-9]+)+$/.test(text));
  assert.deepEqual(left, [], `${where} in ${person.language}`);
}

const open = async (person, wanted) => {
  await person.table(wanted);
  await person.ready(["acting"]);
};
const click = (person, selector) => person.page.locator(selector).first().click();

// English is what all other tests hear
for (const language of LANGUAGES.filter((each) => each !== "en")) {
  test(`${language}: a whole turn, a scoring and an end of both games, said in that language`, async () => {
    const ana = await house.person(DESKTOP, { language });
    await ana.visit("/");
    await ana.page.locator(".games").waitFor();
    await assertSpoken(ana, "the start page");
    await ana.visit("/new");
    await ana.page.locator("fieldset.seat").first().waitFor();
    await assertSpoken(ana, "the set-up");
    await open(ana, { seats: FOUR, record: record("middle") });
    await assertSpoken(ana, "laying");
    const hand = new Keyboard(ana, 7, { deeds: 3 });
    while (!hand.done.end) {
      await hand.step();
      await assertSpoken(ana, `a turn, after ${Object.keys(hand.done)}`);
    }
    for (const name of ["finished", "legend-finished"]) {
      await ana.replay(record(name), "/100");
      await assertSpoken(ana, `a replay, ${name}`);
      await button(ana, ana.say("rules-open")).first().click();
      await ana.page.locator("dialog nav button").first().waitFor();
      await assertSpoken(ana, `the rules, ${name}`);
    }
    for (const [name, seats] of [["scoring", FOUR], ["legend-scoring", CAMP]]) {
      await ana.wish({ speed: 1, motion: "reduced", confirmEnd: false });
      await open(ana, { seats, record: record(name) });
      await click(ana, ".acts .go");
      await ana.page.locator('[data-sum="true"]').waitFor();
      await assertSpoken(ana, name);
    }
    for (const [name, seats] of [["last-turn", FOUR], ["legend-last-turn", CAMP.slice(0, 3)]]) {
      await ana.wish({ speed: 0, motion: "reduced", confirmEnd: false });
      await open(ana, { seats, record: record(name) });
      await click(ana, ".acts .go");
      await ana.page.getByRole("dialog").waitFor();
      await assertSpoken(ana, name);
    }
  });
}

test("the first visit speaks the browser's language; another is spoken at once and kept", async () => {
  const ana = await house.person(DESKTOP, { language: OTHER });
  const loaded = [];
  const sizes = [];
  ana.page.on("request", (request) => loaded.push(request.url()));
  ana.page.on("requestfinished", (request) => {
    if (!request.serviceWorker() && !request.url().includes("/api/")) sizes.push(request.sizes()); // the page, not what it keeps for later
  });
  await ana.visit("/");
  await button(ana, ana.say("home-play")).waitFor();
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size.responseBodySize + size.responseHeadersSize, 0);
  assert.ok(bytes > 50_000 && bytes < 200_000, `${bytes} bytes`);
  const catalogues = () => loaded.map((url) => /words-([a-z]{2})-/.exec(url)?.[1]).filter(Boolean);
  assert.deepEqual([...new Set(catalogues())], [OTHER], "only the words of its own language are loaded");
  const before = loaded.filter((url) => url.endsWith("/")).length;
  await ana.page.getByRole("radio", { name: "English" }).check();
  ana.language = "en";
  await button(ana, "Play now").waitFor();
  assert.equal(await ana.page.evaluate(() => document.documentElement.lang), "en");
  assert.equal(loaded.filter((url) => url.endsWith("/")).length, before, "without a reload");
  await ana.page.reload();
  await button(ana, "Play now").waitFor();
});

test("on a phone the languages are behind the globe", async () => {
  const ana = await house.person(PHONE, { language: "en" });
  ana.phone = true;
  await ana.visit("/");
  await press(ana, button(ana, ana.say("settings-language")));
  await ana.axe("the languages");
  await press(ana, ana.page.locator(`dialog button[lang="${OTHER}"]`));
  ana.language = OTHER;
  await button(ana, ana.say("home-play")).waitFor();
  assert.equal(await ana.page.getByRole("dialog").count(), 0);
});

for (const [game, seats, name] of [["the classic game", FOUR, "exchange"], ["Legend", CAMP, "legend-camp"]]) {
  test(`at a live table of ${game} a change of language tells everything anew`, async () => {
    const ana = await house.person(DESKTOP, { language: "en" });
    await open(ana, { seats, record: record(name) });
    for (const language of [...LANGUAGES.slice(1), "en"]) {
      await ana.page.getByRole("button", { name: ana.say("table-settings") }).first().click();
      await ana.page.locator(`dialog label[lang="${language}"] input`).check();
      ana.language = language;
      await button(ana, ana.say("table-close")).click();
      await ana.page.getByRole("dialog").waitFor({ state: "detached" });
      const changed = await ana.page.evaluate(everything, false);
      await assertSpoken(ana, game);
      await ana.page.reload();
      await ana.ready(["acting"]);
      const fresh = new Set(await ana.page.evaluate(everything));
      assert.deepEqual(changed.filter((text) => !fresh.has(text)), [], `${language}: left as it was`);
      await assertSpoken(ana, game);
    }
  });
}

test("several languages at one table: each reads the journal and the reasons in their own", async () => {
  const people = await Promise.all(LANGUAGES.map((language) => house.person(DESKTOP, { language })));
  const [ana, ...others] = people;
  const { table } = await ana.table({ seats: FOUR, record: record("exchange") });
  for (const other of others) await other.visit(`/table/${table}`);
  for (const one of people) {
    await one.ready();
    await one.page.locator(".journal, .log").first().waitFor();
    await assertSpoken(one, "a table");
  }
  const told = await Promise.all(people.map((one) => one.page.evaluate(everything)));
  for (const [at, one] of people.entries()) assert.ok(told[at].includes(one.say("table-journal")), one.language);
  for (const [at, one] of people.entries()) assert.ok(told[at].includes(one.say("log-turn", { turn: 20 })), one.language);
});
