import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { describe, test } from "node:test";
import { promisify } from "node:util";
import { House, PHONE, ROOT, button } from "./house.mjs";
import { STORES } from "./stores.mjs";

const PYTHON = process.env.PYTHON ?? join(ROOT, ".venv", "bin", "python");

/** Somebody with a name of their own. */
async function known(house, name, ...how) {
  const person = await house.person(...how);
  await person.visit("/");
  const { request } = person.page.context();
  const data = { name, passphrase: `${name} walks to the temple alone` };
  const answer = await request.post(`${house.url}/api/account/claim`, { data, headers: { Origin: house.url } });
  assert.equal(answer.status(), 200, await answer.text());
  return person;
}

/** Plays a seat to the end, beside whatever the page shows: lays what has to be laid, and does so much with each turn. */
const playOut = (person, table, deeds) =>
  person.page.evaluate(
    ({ id, most }) =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws/${id}`);
        let done = 0;
        let sent = -1;
        const choose = (offers) => {
          const place = offers.places[0];
          if (place) return (done = 0), [place.turns[0].action];
          const doable = [
            ...offers.sites.flatMap((site) => site.items.filter((item) => !item.refusal).map((item) => [item.action])),
            ...offers.groups.flatMap((group) => group.walks.map((walk) => (walk.leader.length ? walk.leader : walk.explorer))),
            ...offers.entries.map((entry) => [entry.action]),
          ];
          return done++ < most && doable.length > 0 ? doable[(done * 7) % doable.length] : [offers.end.action];
        };
        socket.onerror = () => reject(new Error("the line was lost"));
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.type === "refused") return reject(new Error(data));
          const now = message.situation;
          if (!now) return;
          if (now.deciding === null) return socket.close(), resolve();
          if (!now.offers || now.seq === sent) return;
          sent = now.seq;
          socket.send(JSON.stringify({ type: "act", id: 1, seq: now.seq, seat: now.deciding, actions: choose(now.offers) }));
        };
      }),
    { id: table, most: deeds },
  );

/** Bo asks Ana from her page, at a table that he has and at a new one; she finds both at home, and takes one. */
async function invites(ana, bo) {
  const { table } = await bo.ask("/api/tables", { seats: [{ kind: "me", name: "Bo" }, { kind: "link" }, { kind: "link" }] });
  await bo.page.getByRole("button", { name: bo.say("player-invite"), exact: true }).tap();
  const window_ = bo.page.getByRole("dialog");
  await window_.getByText(bo.say("player-invite-hint", { player: "Ana" })).waitFor();
  await window_.getByRole("button", { name: /Super Meeple/ }).tap();
  await window_.getByRole("button", { name: bo.say("player-invite-done") }).waitFor();
  await bo.axe("inviting somebody on a phone");
  await window_.getByRole("link", { name: bo.say("player-invite-new") }).tap();
  await bo.page.getByText(bo.say("setup-with", { player: "Ana" })).waitFor();
  const created = bo.page.waitForResponse((response) => response.url().endsWith("/api/tables"));
  await bo.page.getByRole("button", { name: bo.say("setup-start") }).tap();
  const second = (await (await created).json()).table;
  await bo.ready();

  await ana.visit("/");
  const asked = ana.page.locator("section", { hasText: ana.say("club-asked", { host: "Bo" }) });
  await asked.nth(1).waitFor();
  await asked.last().getByRole("button", { name: ana.say("club-no") }).click();
  await ana.page.waitForFunction((text) => [...document.querySelectorAll("section b")].filter((b) => b.textContent === text).length === 1, ana.say("club-asked", { host: "Bo" }));
  await asked.first().getByRole("button", { name: ana.say("join-sit") }).click();
  await ana.page.waitForURL(`**/table/${second}`);
  assert.notEqual(table, second);
  await ana.ready();
  await bo.visit("/player/Ana");
}

for (const store of STORES) {
  describe(`players in ${store}`, () => {
    const house = House.forTests({ store });

    test("a rated game of two, their pages, and the leader board", async () => {
      const ana = await known(house, "Ana");
      const bo = await known(house, "Bo", PHONE, { language: "de" });

      // Ana sets it up: with a bot "Rated" is off and says so
      await ana.visit("/new#friends");
      const rated = ana.page.getByRole("switch", { name: ana.say("setup-rated") });
      await rated.check();
      await ana.page.locator(".seat, section").getByText("Bot", { exact: true }).last().click();
      await ana.page.getByText(ana.say("setup-rated-hint", { why: "bots" })).waitFor();
      assert.ok((await rated.isDisabled()) && !(await rated.isChecked()));
      await ana.axe("a table that cannot be rated");
      await ana.page.locator(".seg").getByText("2", { exact: true }).first().click();
      assert.ok((await rated.isEnabled()) && (await rated.isChecked()), "it is on again without the bot");
      const created = ana.page.waitForResponse((response) => response.url().endsWith("/api/tables"));
      await button(ana, ana.say("setup-start")).click();
      const { table, invitations } = await (await created).json();
      await ana.ready();
      await ana.page.keyboard.press("Escape"); // the links

      // Bo is told before he sits down
      await bo.visit(invitations[0].path);
      await bo.page.getByText(bo.say("join-rated")).waitFor();
      await bo.page.getByRole("button", { name: bo.say("join-sit") }).click();
      await bo.ready();

      await Promise.all([playOut(ana, table, 4), playOut(bo, table, 0)]);
      const said = async (person) => {
        const line = person.page.locator("dialog header p[role=status]");
        await line.filter({ hasText: /\d{4}/ }).waitFor();
        return line.innerText();
      };
      assert.match(await said(ana), /^Rated: You \d{4} \([+−]\d+\) & Bo \d{4} \([+−]\d+\)\.$/);
      assert.match(await said(bo), /^Gewertet: Ana \d{4} /);
      await ana.axe("the end of a rated game");

      // the rematch counts only once both have said so
      const agreed = async (person) => (await person.page.context().request.get(`${house.url}/api/players/Ana`)).json();
      assert.equal((await agreed(ana)).people, 1);
      await ana.page.locator("dialog .main").click();
      await ana.page.waitForURL((url) => url.pathname.startsWith("/table/") && !url.pathname.endsWith(table));

      // her page: one game is a guess
      await ana.visit("/player/ana");
      await ana.page.getByText(ana.say("player-guess", { least: 10 })).waitFor();
      await ana.page.getByRole("heading", { name: "Ana" }).waitFor();
      await button(ana, ana.say("player-account")).waitFor();
      const row = ana.page.locator(".recent li");
      assert.match(await row.innerText(), /1\.\s+Bo\s+\d+ points\. Super Meeple, now\s+\+\d+/);
      await ana.axe("a player's page");

      // both have played before: the tables are written to while the server runs
      const place = house.postgres?.url ?? join(house.folder, "tables.sqlite3");
      await promisify(execFile)(PYTHON, ["-m", "tests.browser.history", place, "12", "Ana", "Bo"], { cwd: ROOT });
      await bo.visit("/players");
      const names = bo.page.locator("tbody th");
      await names.nth(1).waitFor();
      assert.deepEqual((await names.allInnerTexts()).map((text) => text.match(/Ana|Bo/)[0]).sort(), ["Ana", "Bo"]);
      await bo.axe("the leader board on a phone");
      await bo.page.getByLabel(bo.say("leaders-search")).fill("an");
      await bo.page.waitForFunction(() => document.querySelectorAll("tbody tr").length === 1);
      await names.getByRole("link", { name: "Ana" }).tap();
      await bo.page.waitForURL("**/player/Ana");
      await bo.page.getByText(bo.say("player-recent-hint", { side: "people", count: 13 })).waitFor();
      assert.equal(await bo.page.getByRole("button", { name: bo.say("player-account") }).count(), 0, "it is not his");
      await invites(ana, bo);
      const chart = bo.page.getByRole("img", { name: /13 Partien/ });
      await chart.waitFor();
      assert.equal(await chart.locator("rect").count(), 13);
      await bo.axe("a player's page on a phone");
      await bo.page.locator(".seg label").nth(1).tap();
      await bo.page.getByText(bo.say("player-no-bots")).waitFor();
      await bo.page.locator(".seg label").nth(0).tap();

      // a click leads to the game
      await bo.page.locator(".recent li a").first().tap();
      await bo.page.locator("main.replay").waitFor();

      // there is nobody of that name
      await bo.visit("/player/Nobody");
      await bo.page.getByRole("alert").filter({ hasText: bo.say("unclaimed-name") }).waitFor();
      bo.errors = bo.errors.filter((error) => !/404/.test(error)); // that is how a browser says it
    });
  });
}
