/** Names: kept in one browser, used in another; and what hosts of the house do, whom it concerns being told. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { button, DESKTOP, House, PHONE, ROOT } from "./house.mjs";
import { Mails } from "./mails.mjs";
import { STORES } from "./stores.mjs";

const PYTHON = process.env.PYTHON ?? join(ROOT, ".venv", "bin", "python");
const SHOTS = process.env.SHOTS; // a folder for pictures, for people to look at
const shot = async (person, name) => {
  if (SHOTS) await person.page.screenshot({ path: join(SHOTS, `${name}.png`) });
};
const dialog = (person) => person.page.getByRole("dialog");
const field = (person, code, facts) => dialog(person).getByLabel(person.say(code, facts), { exact: true });
const said = (person, code, facts) => person.page.getByText(person.say(code, facts), { exact: true }).first().waitFor();
const account = (person, name = "") => button(person, person.say("home-account", { known: name ? "yes" : "no", name })).click();
const lists = (person) => person.page.locator(".lists a[href^='/table/']");

/** Makes somebody host of the house, as whoever keeps the server does. */
function appoint(house, name) {
  const place = house.postgres ? ["--database-url", house.postgres.url] : ["--data", join(house.folder, "tables.sqlite3")];
  execFileSync(PYTHON, ["-m", "tikal", "admin", ...place, "host", name], { cwd: ROOT });
}

/** Keeps a name from the start page; returns the passphrase. */
async function keep(person, name) {
  await account(person);
  await field(person, "account-name").fill(name);
  await said(person, "account-free");
  const passphrase = field(person, "account-passphrase");
  await person.page.waitForFunction((input) => input.value.split(" ").length === 5, await passphrase.elementHandle());
  const phrase = await passphrase.inputValue();
  await button(person, person.say("account-keep-do", { known: "yes", name })).click();
  await said(person, "account-kept", { name });
  return phrase;
}

async function close(person) {
  await button(person, person.say("table-close")).click();
  await dialog(person).waitFor({ state: "detached" });
}

async function signIn(person, name, passphrase) {
  await button(person, person.say("account-have")).click();
  await field(person, "account-name").fill(name);
  await field(person, "account-passphrase").fill(passphrase);
  await button(person, person.say("account-sign-in")).click();
}

for (const store of STORES) {
  describe(`names in ${store}`, () => {
    const mails = new Mails();
    const house = House.forTests({ store, mails });

    test("an address that is confirmed, used and given up by links in mails", async () => {
      const cora = await house.person(PHONE, { language: "fr" });
      await cora.visit("/");
      await keep(cora, "Coralie");
      const address = field(cora, "reminders-mail");
      await address.fill("coralie@example.org");
      await button(cora, cora.say("reminders-mail-send")).click();
      await said(cora, "reminders-mail-waits", { address: "coralie@example.org" });
      await cora.axe("an address that waits");
      await shot(cora, `mail-waits-phone-${store}`);
      const asking = await mails.mail(1);
      assert.equal(asking.to, "coralie@example.org");

      // the link is opened where nobody is signed in; looking alone does nothing
      const phone = await house.person(DESKTOP, { language: "de" });
      await phone.visit(asking.links[0]);
      await phone.axe("a link in a mail");
      await shot(phone, `mail-confirm-${store}`);
      await button(phone, phone.say("mail-page-confirm-do")).click();
      await said(phone, "mail-page-confirm", { done: "yes" });
      await phone.visit(asking.links[0]);
      await button(phone, phone.say("mail-page-confirm-do")).click();
      await phone.page.getByRole("alert").filter({ hasText: phone.say("mail-link") }).waitFor();
      phone.errors = phone.errors.filter((error) => !/410/.test(error)); // that is how a browser says it

      await cora.visit("/");
      await account(cora, "Coralie");
      await said(cora, "reminders-mail-goes", { address: "coralie@example.org" });
      await button(cora, cora.say("reminders-test")).click();
      await said(cora, "reminders-tested");
      const told = await mails.mail(2);
      assert.ok(told.text.includes(cora.say("reminder-test", { name: "Coralie" })), told.text);
      await phone.visit(told.links.at(-1));
      await button(phone, phone.say("mail-page-stop-do")).click();
      await said(phone, "mail-page-stop", { done: "yes" });
      await cora.visit("/");
      await account(cora, "Coralie");
      assert.equal(await field(cora, "reminders-mail").inputValue(), "");
      await close(cora);
    });

    test("a webhook and vacation days, which others see at the table", async () => {
      const cora = await house.person(DESKTOP);
      const dov = await house.person(DESKTOP, { language: "de" });
      await cora.visit("/");
      await keep(cora, "Cora");
      assert.equal(await button(cora, cora.say("reminders-test")).count(), 0);
      await field(cora, "reminders-webhook").fill("http://127.0.0.1/hook");
      await button(cora, cora.say("reminders-set")).click();
      await said(cora, "reminders-hooked");
      assert.match(await dialog(cora).locator("code").innerText(), /^[\w-]{40,}$/);
      await cora.axe("a webhook");
      await shot(cora, "webhook");
      await button(cora, cora.say("reminders-test")).click();
      await said(cora, "webhook-private"); // only addresses on the internet are told
      cora.errors = cora.errors.filter((error) => !/status of 422/.test(error)); // Chromium's own note of a refusal
      await button(cora, cora.say("reminders-remove")).click();
      await said(cora, "reminders-unhooked");

      await close(cora);
      const seats = [{ kind: "me", name: "Cora" }, { kind: "link" }];
      const { table, invitations } = await cora.table({ seats, first: "Red", clock: "days 3" });
      await dov.visit(invitations[0].path);
      await button(dov, dov.say("join-sit")).click();
      await dov.page.waitForURL(`**/table/${table}`);
      await cora.visit("/");
      await account(cora, "Cora");
      const day = new Date();
      day.setDate(day.getDate() + 5);
      const two = (part) => String(part).padStart(2, "0");
      await field(cora, "reminders-away").fill(`${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`);
      await button(cora, cora.say("reminders-go")).click();
      await said(cora, "reminders-gone");
      const shown = (language, style) => day.toLocaleDateString(language, style);
      await said(cora, "reminders-away-until", { until: shown("en", { dateStyle: "long" }) });
      await said(dov, "table-away", { until: shown("de", { day: "numeric", month: "short" }) });
      await dov.axe("somebody is away");
      await shot(dov, "away-table");
      await cora.page.setViewportSize(PHONE.viewport);
      await shot(cora, "away-phone");
      await cora.axe("one is away");
      await button(cora, cora.say("reminders-back")).click();
      await field(cora, "reminders-away").waitFor();
    });

    test("a name kept in one browser is the same in another, with its games", async () => {
      const laptop = await house.person(DESKTOP);
      const phone = await house.person(PHONE, { language: "de" });
      await laptop.table({ seats: [{ kind: "me", name: "Mira" }, { kind: "bot" }], first: "Red" });
      await laptop.visit("/");
      await laptop.page.getByText(laptop.say("home-you", { name: "Mira" })).waitFor();
      await lists(laptop).first().waitFor();
      await shot(laptop, "home-name");
      await button(laptop, laptop.say("home-claim")).click();
      await said(laptop, "account-free");
      const passphrase = field(laptop, "account-passphrase");
      await laptop.page.waitForFunction((input) => input.value !== "", await passphrase.elementHandle());
      const first = await passphrase.inputValue();
      assert.equal(first.split(" ").length, 5);
      await button(laptop, laptop.say("account-another")).click();
      await laptop.page.waitForFunction(([input, before]) => input.value !== before, [await passphrase.elementHandle(), first]);
      const phrase = await passphrase.inputValue();
      await laptop.axe("keeping a name");
      await shot(laptop, "keep-name");
      await button(laptop, laptop.say("account-keep-do", { known: "yes", name: "Mira" })).click();
      await said(laptop, "account-kept", { name: "Mira" });
      await laptop.axe("one's own name");
      await shot(laptop, "own-name");
      await close(laptop);
      assert.equal(await button(laptop, laptop.say("home-claim")).count(), 0);

      await phone.table({ seats: [{ kind: "me" }, { kind: "bot" }, { kind: "bot" }], first: "Red" });
      await phone.visit("/");
      await account(phone);
      await field(phone, "account-name").fill("mira");
      await said(phone, "name-taken");
      await phone.axe("a name that is taken");
      await shot(phone, "keep-name-phone");
      await signIn(phone, "mira", "not that one at all");
      await said(phone, "wrong-passphrase");
      phone.errors = phone.errors.filter((error) => !/status of 403/.test(error)); // Chromium's own note of a refusal
      await phone.axe("signing in");
      await shot(phone, "sign-in-phone");
      await field(phone, "account-passphrase").fill(phrase);
      await button(phone, phone.say("account-sign-in")).click();
      await said(phone, "account-signed-in", { name: "Mira", along: 1 });
      await shot(phone, "signed-in-phone");
      await close(phone);
      for (const person of [phone, laptop]) await person.page.waitForFunction(() => document.querySelectorAll(".lists a[href^='/table/']").length === 2);

      await account(laptop, "Mira");
      await said(laptop, "account-devices", { count: 2 });
      await field(laptop, "account-name").fill("Mirabel");
      await button(laptop, laptop.say("account-rename")).click();
      await said(laptop, "account-renamed", { name: "Mirabel" });
      const [download] = await Promise.all([
        laptop.page.waitForEvent("download"),
        laptop.page.getByRole("link", { name: laptop.say("account-export-do") }).click(),
      ]);
      const zip = readFileSync(await download.path()).toString("latin1");
      assert.match(zip, /account\.json/);
      assert.equal(new Set(zip.match(/games\/[\w-]+\.tgn/g)).size, 2);

      await button(laptop, laptop.say("account-out-others")).click();
      await said(laptop, "account-outed");
      await phone.visit("/");
      await button(phone, phone.say("home-account", { known: "no", name: "" })).waitFor();
      assert.equal(await lists(phone).count(), 0);

      await button(laptop, laptop.say("account-delete-ask")).click();
      await shot(laptop, "delete");
      await laptop.axe("deleting");
      await field(laptop, "account-name").fill("Mirabel");
      await button(laptop, laptop.say("account-delete-do")).click();
      await said(laptop, "account-deleted");
      await close(laptop);
      await button(laptop, laptop.say("home-account", { known: "no", name: "" })).waitFor();
      await laptop.page.waitForFunction(() => document.querySelectorAll(".lists a[href^='/table/']").length === 0);
    });

    test("a host closes a table and bans somebody, who is told", async () => {
      const hanna = await house.person(DESKTOP);
      const bo = await house.person(DESKTOP, { language: "fr" });
      await hanna.visit("/");
      await keep(hanna, "Hanna");
      await close(hanna);
      appoint(house, "Hanna");
      const { table } = await bo.table({ seats: [{ kind: "me", name: "Bo" }, { kind: "bot" }], first: "Red" });
      await hanna.visit(`/table/${table}`);
      await hanna.ready();
      await button(hanna, hanna.say("table-house")).click();
      await dialog(hanna).getByText(hanna.say("house-desk-do", { deed: "close" }), { exact: true }).click();
      await field(hanna, "house-desk-why").fill("a table nobody wants");
      await hanna.axe("the host's tools");
      await shot(hanna, "desk-table");
      await button(hanna, hanna.say("house-desk-do", { deed: "close" })).click();
      await bo.page.getByText(bo.say("table-closed", { reason: "a table nobody wants" })).waitFor();

      const loud = await bo.table({ seats: [{ kind: "me", name: "Bo" }, { kind: "link" }], first: "Red" });
      await bo.page.keyboard.press("Escape"); // the links
      await bo.page.getByRole("textbox", { name: bo.say("chat-say") }).fill("Go away");
      await bo.page.keyboard.press("Enter");
      await hanna.visit(`/table/${loud.table}`);
      await hanna.ready();
      const line = hanna.page.locator(".said", { hasText: "Go away" });
      await line.hover();
      await line.getByRole("button").click();
      await button(hanna, hanna.say("chat-report")).click();
      await dialog(hanna).getByText(hanna.say("chat-reported")).waitFor();
      await hanna.page.keyboard.press("Escape");
      await button(hanna, hanna.say("table-house")).click();
      const reported = dialog(hanna).locator(".reports li", { hasText: "Go away" });
      await reported.getByText(hanna.say("house-desk-reported-by", { names: "Hanna" })).waitFor();
      await hanna.axe("what was reported");
      await shot(hanna, "desk-reports");
      await reported.getByRole("button", { name: hanna.say("house-desk-do", { deed: "dismiss" }) }).click();
      await field(hanna, "house-desk-why").fill("only a joke");
      await dialog(hanna).locator("form").getByRole("button", { name: hanna.say("house-desk-do", { deed: "dismiss" }) }).click();
      await dialog(hanna).getByText(hanna.say("house-desk-unreported")).waitFor();

      const again = await bo.table({ seats: [{ kind: "me", name: "Bo" }, { kind: "bot" }], first: "Red" });
      await hanna.visit(`/table/${again.table}`);
      await hanna.ready();
      await button(hanna, hanna.say("table-house")).click();
      await dialog(hanna).getByText(hanna.say("house-desk-do", { deed: "ban" }), { exact: true }).click();
      await dialog(hanna).getByText("Bo", { exact: true }).click();
      await dialog(hanna).getByText(hanna.say("house-desk-hours", { hours: 0 }), { exact: true }).click();
      await field(hanna, "house-desk-why").fill("rude words");
      await button(hanna, hanna.say("house-desk-do", { deed: "ban" })).click();
      await said(hanna, "house-desk-done");
      await bo.page.getByText(bo.say("banned", { good: "yes", until: "", reason: "rude words" })).waitFor();
      await shot(bo, "banned");
      await bo.visit("/");
      await button(bo, bo.say("home-play")).click();
      await bo.page.getByRole("alert").getByText("rude words").waitFor();
      bo.errors = bo.errors.filter((error) => !/status of 403/.test(error));

      await hanna.visit("/");
      await account(hanna, "Hanna");
      await button(hanna, hanna.say("house-desk")).click();
      await dialog(hanna).locator(".log").getByText(hanna.say("house-desk-deed", { deed: "ban", host: "Hanna", whom: "Bo" })).waitFor();
      await hanna.axe("the host's desk");
      await shot(hanna, "desk");
    });
  });
}
