/** The fair shuffle: two browsers add their numbers, the end screen proves it, and whatever is changed shows. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { promisify } from "node:util";
import { DESKTOP, House, PHONE, ROOT, button } from "./house.mjs";
import { STORES } from "./stores.mjs";

process.env.SEALED = "yes";
let house; // that of the store whose turn it is
const PYTHON = process.env.PYTHON ?? join(ROOT, ".venv", "bin", "python");
const SHOTS = process.env.SHOTS;

/** Plays for whoever looks at this page: every tile is laid somewhere, and the turn ended. Ends with the game. */
const playOut = (person, table) =>
  person.page.evaluate(
    (id) =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws/${id}`);
        let number = 0;
        socket.onmessage = ({ data }) => {
          const { type, situation, refusal } = JSON.parse(data);
          if (type === "refused" && refusal.code !== "stale") reject(new Error(refusal.sentence));
          if (!situation) return;
          const { deciding, offers, seq } = situation;
          if (deciding === null) return socket.close(), resolve();
          const action = offers && (offers.places[0]?.turns[0]?.action ?? offers.end?.action);
          if (action) socket.send(JSON.stringify({ type: "act", id: ++number, seq, seat: deciding, actions: [action] }));
        };
      }),
    table,
  );

/** Lets `tikal verify` look at a record; returns what it says, and whether that is good. */
async function verify(text) {
  const file = join(house.folder, "game.tgn");
  await writeFile(file, text);
  const env = { ...process.env, NO_COLOR: "1", COLUMNS: "200", TIKAL_LANGUAGE: "en" };
  try {
    const { stdout } = await promisify(execFile)(PYTHON, ["-m", "tikal", "verify", file], { env, cwd: ROOT });
    return { fair: true, said: stdout };
  } catch (error) {
    return { fair: false, said: error.stdout + error.stderr };
  }
}

const changed = (digits) => (digits.startsWith("0") ? "1" : "0") + digits.slice(1);
const pill = (person, state) => button(person, person.say("fair-pill", { state }));
const panel = (person) => person.page.locator(".fair");

/** Shows the end anew, with a proof that somebody changed on its way. */
async function tampered(person, table, change) {
  await person.page.route("**/proof", async (route) => {
    const answer = await route.fetch();
    const proof = await answer.json();
    change(proof);
    await route.fulfill({ response: answer, json: proof });
  });
  await person.visit(`/table/${table}`);
  await pill(person, "failed").waitFor();
  await panel(person).waitFor();
  await person.page.unroute("**/proof");
}

const wholeGame = async () => {
  const ana = await house.person(DESKTOP);
  const bo = await house.person(PHONE);
  const opened = await ana.table({ seats: [{ kind: "me", name: "Mira" }, { kind: "link" }], first: "Red" });
  const mine = (person) => person.page.evaluate((table) => JSON.parse(localStorage["tikal-numbers"])[table], opened.table);
  const kept = await mine(ana);
  assert.ok(kept.added && /^[0-9a-f]{64}$/.test(kept.number));

  await bo.visit(opened.invitations[0].path); // he comes when play has begun
  await bo.page.getByRole("textbox").fill("Jonas");
  await button(bo, bo.say("join-sit")).tap();
  await bo.ready();
  await bo.page.waitForFunction(([table, seal]) => {
    const found = JSON.parse(localStorage["tikal-numbers"] ?? "{}")[table];
    return found?.added && found.seal === seal;
  }, [opened.table, kept.seal]); // prettier-ignore

  await button(ana, ana.say("table-settings")).click();
  const info = ana.page.getByRole("dialog");
  assert.match(await info.innerText(), new RegExp(kept.seal));
  assert.match(await info.innerText(), /2 pages have added a number/);
  await ana.axe("settings with a seal");
  await button(ana, ana.say("table-close")).click();
  const fetched = (path) => ana.page.evaluate(async (at) => (await fetch(at)).text(), `/api/tables/${opened.table}/${path}`);
  const running = await fetched("record");
  assert.match(running, new RegExp(`\\[Seal "${kept.seal}"\\]`));
  assert.doesNotMatch(running, /Secret|Numbers/);
  assert.match((await verify(running)).said, /stays closed until the game is over/);

  await Promise.all([ana.visit(), bo.visit()]); // nobody has to see all of it
  await Promise.all([playOut(ana, opened.table), playOut(bo, opened.table)]);

  for (const person of [ana, bo]) {
    await person.visit(`/table/${opened.table}`);
    await pill(person, "checked").waitFor();
    await (person === bo ? pill(person, "checked").tap() : pill(person, "checked").click());
    await panel(person).waitFor();
    const said = await panel(person).innerText();
    for (const text of ["fair-about", "fair-sealed", "fair-opened", "fair-fits", "fair-as-played"]) assert.ok(said.includes(person.say(text)), text);
    assert.ok(said.includes(person.say("fair-dealt", { count: 3 })) && said.includes("after action"), said);
    const { number } = await mine(person);
    assert.equal(await person.page.locator(".numbers .own code").getAttribute("title"), number);
    assert.equal(await person.page.locator(".numbers > li").count(), 2);
    await person.axe("the fair shuffle");
    if (SHOTS) await person.page.screenshot({ path: join(SHOTS, person === bo ? "fair-phone.png" : "fair.png") });
    await person.page.keyboard.press("Escape");
    await panel(person).waitFor({ state: "detached" });
    await pill(person, "checked").waitFor(); // the end itself stays
  }

  const text = await fetched("record");
  const good = await verify(text);
  assert.ok(good.fair, good.said);
  assert.match(good.said, /nobody could know or choose it/);
  const secret = /\[Secret "(\w+)"\]/.exec(text)[1];
  for (const [before, after] of [[secret, changed(secret)], [kept.number, changed(kept.number)], [`Red ${kept.number}, `, ""]]) {
    const bad = await verify(text.replace(before, after));
    assert.ok(!bad.fair && bad.said.includes("NOT PROVED"), bad.said);
  }
  const swapped = text.replace(/~a(\d)/g, (_, n) => `~a${n === "1" ? 2 : n === "2" ? 1 : n}`).replace(/\ba([12])@/g, (_, n) => `a${3 - n}@`);
  assert.ok(!(await verify(swapped)).fair);

  const failing = [
    [(proof) => (proof.secret = changed(proof.secret)), "opened-secret"],
    [(proof) => (proof.numbers[1].number = changed(proof.numbers[1].number)), "dealt-seed"],
    [(proof) => (proof.numbers[0].number = changed(proof.numbers[0].number)), "added-own"],
    [(proof) => (proof.seal = changed(proof.seal)), "sealed-other"],
    [(proof) => ([proof.deals[0].drawn[0].item, proof.deals[1].drawn[0].item] = [proof.deals[1].drawn[0].item, proof.deals[0].drawn[0].item]), "dealt-order"],
    [(proof) => proof.deals.forEach(({ decks }) => decks.at(-1).places.reverse()), "dealt-order"], // which treasure lies in which ruin
    [(proof) => proof.deals.at(-1).drawn.pop(), "dealt-seen"], // which this page saw drawn
  ]; // prettier-ignore
  for (const [change, why] of failing) {
    await tampered(ana, opened.table, change);
    assert.equal(await panel(ana).getByRole("alert").innerText(), ana.say("fair-why", { why }));
    assert.equal(await panel(ana).locator("ol > li.bad").count(), 1);
  }
  await ana.axe("a shuffle that does not fit");
  if (SHOTS) await ana.page.screenshot({ path: join(SHOTS, "fair-failed.png") });
};

for (const store of STORES) {
  describe(`fair shuffles in ${store}`, () => {
    const own = House.forTests({ store });
    before(() => (house = own));
    test("a whole game between two browsers: sealed, added to, opened, checked", wholeGame);
  });
}
