/** Clocks, with two browsers: time runs and runs out, a bot stands in, the seat is taken back; a table over days. */
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { button, House, PHONE, press } from "./house.mjs";
import { STORES } from "./stores.mjs";

let house; // that of the store whose turn it is

/** Two people at a table with a clock, on desks or phones; the first to move is Ana. */
async function two(clock, { phone = false, speed = 0 } = {}) {
  const ana = await house.person(phone ? PHONE : undefined);
  const bo = await house.person(phone ? PHONE : undefined);
  for (const person of [ana, bo]) person.phone = phone;
  const opened = await ana.ask("/api/tables", {
    seats: [{ kind: "me", name: "Ana" }, { kind: "link" }],
    first: "Red",
    clock,
  });
  await bo.ask(
    opened.invitations[0].path.replace("/join/", "/api/invitations/"),
    { name: "Bo" },
  );
  for (const person of [ana, bo]) {
    await person.visit(`/table/${opened.table}`);
    await person.ready();
    if (speed) await person.wish({ speed });
  }
  return { ana, bo, table: opened.table };
}
const plates = (person) => person.page.locator(".card .plate, .chip .plate");
const plate = (person, n) => plates(person).nth(n);
const seconds = async (person, n) => {
  const [minutes, rest] = (await plate(person, n).innerText())
    .trim()
    .split(":")
    .map(Number);
  return minutes * 60 + rest;
};

const timeIsUp = async () => {
  const { ana, bo } = await two("turn 10");
  for (const person of [ana, bo]) {
    await person.page.locator(".plate.last").first().waitFor(); // ten seconds are the last minute
    assert.equal(await person.page.locator(".plate.waiting").count(), 1);
  }
  const first = await seconds(ana, 0);
  await ana.page.waitForFunction(
    (from) =>
      Number(
        document.querySelector(".card .plate").innerText.trim().split(":")[1],
      ) < from,
    first,
  );
  assert.match(
    await ana.text(".prompt .hint"),
    /on your clock. If it runs out, a bot plays on; your seat stays yours\./,
  );
  await ana.axe("a table with a clock");
  // nobody does anything
  const back = button(ana, ana.say("clock-take-back"));
  await back.waitFor();
  assert.match(await ana.text(".prompt .title"), /plays for you\./);
  const said = bo.page.locator(".card .stands-in");
  await said.waitFor();
  assert.match(
    await said.innerText(),
    /^(\w+) plays for Ana – Ana can take the seat back$/,
  );
  await ana.axe("a table where a bot stands in");
  await bo.ready(["acting"]); // the bot has ended the turn
  await press(ana, back);
  await back.waitFor({ state: "detached" });
  await said.waitFor({ state: "detached" });
  assert.equal(await seconds(ana, 0), 10);
};

const onAPhone = async () => {
  const { ana } = await two("player 1200+30", { phone: true });
  assert.equal(await ana.page.locator(".chip .plate").count(), 2);
  const box = await ana.page.locator(".chip .plate").first().boundingBox();
  const chip = await ana.page.locator(".chip").first().boundingBox();
  assert.ok(
    box.height <= 17 &&
      box.y + box.height <= chip.y + chip.height &&
      box.x >= chip.x,
  );
  await ana.axe("a phone's table with a clock");
};

const inDays = async () => {
  const { ana, bo, table } = await two("days 3");
  assert.match(await plate(bo, 0).innerText(), /2 d 23 h|3 d 0 h/);
  await ana.visit("/");
  const row = ana.page.locator(".games li", { hasText: "Bo" });
  assert.match(await row.innerText(), /3 days a turn/);
  await row.locator(".plate.running").waitFor();
  await row.locator("button.drop").click();
  await button(ana, ana.say("clock-leave-keep")).click();
  await bo.page.locator(".card .stands-in").waitFor();
  await bo.ready(["acting"]);
  await ana.visit(`/table/${table}`);
  await button(ana, ana.say("clock-take-back")).click();
  await bo.page.locator(".card .stands-in").waitFor({ state: "detached" });
};

const chosen = async () => {
  const ana = await house.person();
  await ana.visit("/new");
  await ana.page.locator("fieldset.seat").first().waitFor();
  assert.equal(await ana.page.locator(".clocks").count(), 0); // bots wait for nobody
  await button(ana, ana.say("setup-preset", { name: "friends" })).click();
  const card = (name) =>
    ana.page.getByRole("radio", { name: new RegExp(`^${name}`) });
  await card(ana.say("clock-player")).check();
  assert.match(
    await ana.text(".clocks h2 small"),
    /20 min each, about 1½ hours in all/,
  );
  await button(
    ana,
    ana.say("clock-more", { what: ana.say("clock-budget") }),
  ).click();
  assert.match(await ana.text(".amounts"), /25 min/);
  await ana.axe("the set-up with a clock");
  await button(ana, ana.say("setup-start")).click();
  await ana.ready();
  assert.equal(await plates(ana).count(), 3);
  assert.equal(await ana.page.locator(".plate.running").count(), 0); // until all are here
  await ana.visit("/new#friends");
  await ana.page.locator(".clocks").waitFor();
  assert.match(await ana.text(".amounts"), /25 min/);
};

const noted = async () => {
  const ana = await house.person();
  const bo = await house.person();
  await ana.page.addInitScript(() => {
    window.noted = [];
    window.Notification = class {
      static permission = "default";
      static async requestPermission() {
        window.noted.push("asked");
        return (this.permission = "granted");
      }
      constructor(title) {
        window.noted.push(title);
      }
    };
  });
  await ana.page.clock.install();
  await ana.visit("/");
  await ana.page.clock.fastForward(20_000);
  assert.deepEqual(await ana.page.evaluate(() => window.noted), []); // a browser is asked by a click, and not before
  await button(ana, ana.say("table-settings")).click();
  await ana.page.getByRole("switch", { name: new RegExp(`^${ana.say("remind-browser")}`) }).click();
  await ana.page.waitForFunction(() => window.noted.includes("asked"));
  await button(ana, ana.say("table-close")).click();
  const opened = await bo.ask("/api/tables", { seats: [{ kind: "link" }, { kind: "me", name: "Bo" }], first: "Red", clock: "days 3" });
  await ana.ask(opened.invitations[0].path.replace("/join/", "/api/invitations/"), { name: "Ana" });
  await ana.page.clock.fastForward(20_000);
  await ana.page.waitForFunction(() => document.title === "(1) Tikal" && window.noted.length === 2);
  assert.deepEqual(await ana.page.evaluate(() => window.noted), ["asked", ana.say("remind-your-turn")]);
  await ana.page.clock.fastForward(20_000);
  assert.equal(await ana.page.evaluate(() => window.noted.length), 2); // once a turn
};

for (const store of STORES) {
  describe(`clocks in ${store}`, () => {
    const own = House.forTests({ store });
    before(() => (house = own));
    test("a clock runs, and when it is up a bot plays until the seat is taken back", timeIsUp);
    if (store !== STORES[0]) return; // the rest asks the page more than the tables
    test("on a phone the time is a strip under the chip", onAPhone);
    test("days: the list of games says how much time is left; who leaves can let a bot play, and come back", inDays);
    test("a clock is chosen where people are invited, and remembered", chosen);
    test("a turn at another table is in the title of the page, and noted where one wants that", noted);
  });
}
