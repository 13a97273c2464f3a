/** People who meet: an open table found on the home page, talk in two languages, an invitation, games found again. */
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { button, DESKTOP, House, PHONE, record } from "./house.mjs";
import { STORES } from "./stores.mjs";

let house; // that of the store whose turn it is

const messages = (person) => person.page.getByRole("list", { name: person.say("chat-messages") });
const field = (person) => person.page.getByRole("textbox", { name: person.say("chat-say") });
const said = (person, text) => messages(person).locator(".said", { hasText: text });

async function say(person, text) {
  await field(person).fill(text);
  await field(person).press("Enter");
  await said(person, text).waitFor();
}

/** Somebody with a name: they sit at a table of their own already, with a bot. */
async function called(name, options, more) {
  const person = await house.person(options, more);
  await person.ask("/api/tables", { seats: [{ kind: "me", name }, { kind: "bot" }] });
  return person;
}

const openTable = async () => {
  const ana = await called("Ana", DESKTOP);
  const jonas = await called("Jonas", PHONE, { language: "de" });
  const olu = await called("Olu", DESKTOP);

  await ana.visit("/new#open");
  await ana.page.getByRole("radio", { name: ana.say("setup-join-open") }).isChecked();
  await button(ana, ana.say("setup-start")).click();
  await ana.ready();
  await button(ana, ana.say("table-close")).click(); // the links, which nobody needs
  await messages(ana).waitFor();

  await jonas.visit("/");
  const list = jonas.page.locator("section", { has: jonas.page.getByRole("heading", { name: jonas.say("club-open") }) });
  await list.getByText(jonas.say("club-table", { edition: "Super Meeple", auction: "no", free: 2, clock: "none" })).waitFor();
  const people = jonas.page.locator("section", { has: jonas.page.getByRole("heading", { name: jonas.say("club-here") }) });
  await people.getByText("Ana", { exact: true }).waitFor();
  await people.getByText(jonas.say("club-doing", { doing: "playing", count: 1 })).waitFor();
  await jonas.axe("home with open tables");
  const there = { names: jonas.say("club-table-of", { player: "Ana" }) };
  await button(jonas, jonas.say("club-sit-with", there)).tap();
  await jonas.ready();

  // what was said is heard in the reader's language, and HTML is what was typed
  await jonas.page.getByRole("tab", { name: jonas.say("chat-tab") }).tap();
  await said(ana, "Jonas").or(messages(ana).getByText(ana.say("chat-note", { what: "sat", player: "Jonas" }))).waitFor();
  await ana.page.keyboard.press("c");
  await ana.page.keyboard.type("Hello <b>Jonas</b> <img src=x onerror=alert(1)>");
  await jonas.page.locator(".writing").waitFor();
  await ana.page.keyboard.press("Enter");
  await said(jonas, "Hello <b>Jonas</b> <img src=x onerror=alert(1)>").waitFor();
  assert.equal(await jonas.page.locator(".said img, .said p b b").count(), 0);
  await button(jonas, jonas.say("chat-phrase", { phrase: "good" })).tap();
  await said(ana, "Good move!").waitFor();
  await said(jonas, "Guter Zug!").waitFor();
  assert.equal(await said(jonas, "Guter Zug!").count(), 1);
  await ana.page.keyboard.press("Escape");
  assert.equal(await field(ana).evaluate((input) => input === document.activeElement), false);

  // what comes while the journal lies open is counted, also after a reload
  await ana.page.getByRole("tab", { name: ana.say("table-journal") }).click();
  await say(jonas, "Achtung");
  await ana.page.getByRole("tab", { name: new RegExp(ana.say("chat-unread", { count: 1 })) }).waitFor();
  await ana.page.reload();
  await ana.page.getByRole("tab", { name: new RegExp(ana.say("chat-unread", { count: 1 })) }).click();
  await said(ana, "Achtung").waitFor();
  await ana.axe("the chat");
  await jonas.axe("the chat on a phone");

  // somebody who is here is asked, and comes
  await olu.visit("/");
  await button(ana, ana.say("table-share")).click();
  await button(ana, ana.say("club-ask-person", { player: "Olu" })).click();
  await ana.page.getByText(ana.say("club-ask-done"), { exact: true }).waitFor();
  await button(ana, ana.say("table-close")).click();
  const asked = olu.page.getByRole("region", { name: olu.say("club-asked", { host: "Ana" }) });
  await asked.getByRole("button", { name: olu.say("join-sit") }).click();
  await olu.ready();
  await say(olu, "Here I am");
  await said(ana, "Here I am").waitFor();

  // who is muted is not heard any more, and again when that is taken back
  await said(ana, "Achtung").hover();
  await said(ana, "Achtung").getByRole("button").click();
  await button(ana, ana.say("chat-mute", { player: "Jonas" })).click();
  await said(ana, "Achtung").waitFor({ state: "detached" });
  await say(jonas, "Noch da?");
  await say(olu, "And now?");
  await said(ana, "And now?").waitFor();
  assert.equal(await said(ana, "Noch da?").count(), 0);
  await button(ana, ana.say("chat-muted-list", { names: "Jonas" })).click();
  await button(ana, ana.say("chat-hear-again")).click();
  await said(ana, "Noch da?").waitFor();
};

const finishedGames = async () => {
  const ana = await house.person(DESKTOP);
  const bo = await house.person(PHONE);
  for (const name of ["Rosa", "Kenji"]) await finish(ana, name);
  await ana.visit("/");
  const list = ana.page.locator("section", { has: ana.page.getByRole("heading", { name: ana.say("home-finished") }) });
  await list.getByText(/Rosa/).first().waitFor();
  await list.getByRole("searchbox").fill("kenJ");
  await list.getByText(/^Ana, Rosa/).waitFor({ state: "detached" });
  await list.getByText(/Kenji/).first().waitFor();
  await list.getByRole("searchbox").fill("nobody at all");
  await list.getByText(ana.say("club-found-none")).waitFor();

  await bo.visit("/club");
  await bo.page.getByRole("heading", { name: bo.say("club-finished") }).waitFor();
  await bo.page.getByText(/Rosa/).first().waitFor();
  await bo.page.getByText(bo.say("club-open-none")).waitFor();
  await bo.axe("the club");
};

/** An open game that is over. */
async function finish(person, name) {
  await person.ask("/api/tables", { seats: ["Ana", name, "Lena", "Bea"].map((who) => ({ kind: "me", name: who })), record: record("finished"), open: true });
}

for (const store of STORES) {
  describe(`a club in ${store}`, () => {
    const own = House.forTests({ store });
    before(() => (house = own));
    test("an open table is found, sat down at, and talked at", openTable);
    if (store !== STORES[0]) return; // the rest asks the page more than the tables
    test("finished games are found by a player, and the club has its page", finishedGames);
  });
}
