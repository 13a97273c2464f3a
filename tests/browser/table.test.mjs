import assert from "node:assert/strict";
import { test } from "node:test";
import { House, PHONE, record } from "./house.mjs";
import { Mouse } from "./mouse.mjs";

const ME = { kind: "me", name: "Ana" };
const BOT = { kind: "bot", bot: "greedy" };

const house = House.forTests();

const hex = (person, name) => person.page.locator(`.hit[data-hex="${name}"]`);

test("an auction game to its end", async () => {
  const ana = await house.person();
  await ana.table({ seats: [ME, BOT, BOT], record: record("auction-end") });
  await ana.ready(["acting"]);
  await ana.page.locator(".bid").waitFor();
  await ana.axe("the auction");
  const mouse = new Mouse(ana, 2);
  assert.ok(await mouse.play());
  assert.ok(mouse.done.bid > 0 && mouse.done.lay > 0, JSON.stringify(mouse.done));
  await ana.axe("the end of an auction game");
});

test("the page goes on while hard and expert think", async () => {
  const ana = await house.person();
  await ana.table({ seats: [ME, { kind: "bot", bot: "hard" }, { kind: "bot", bot: "expert" }, BOT], record: record("middle") });
  await ana.ready(["acting"]);
  const before = await ana.page.locator("main").getAttribute("data-seq");
  const mouse = new Mouse(ana, 6, { deeds: 1 });
  while ((await ana.state()) === "acting") await mouse.step();
  await ana.page.locator("section.card").getByText("thinking").waitFor();
  await ana.page.getByRole("button", { name: "Settings" }).click();
  await ana.page.getByRole("dialog").waitFor();
  await ana.page.keyboard.press("Escape");
  await ana.ready(["acting", "over"]);
  assert.ok(Number(await ana.page.locator("main").getAttribute("data-seq")) > Number(before) + 6);
});

test("a hot-seat game: the device is passed round", async () => {
  const ana = await house.person();
  await ana.table({ seats: [ME, { kind: "me", name: "Ben" }, BOT], record: record("near-end") });
  const mouse = new Mouse(ana, 5, { deeds: 3 });
  while ((await ana.ready(["acting", "covered", "over"])) === "acting") await mouse.step();
  assert.match(await ana.text("dialog h2"), /Pass the device to Ben/);
  await ana.axe("passing the device");
  assert.equal(await ana.page.locator('.hit[data-lit]').count(), 0);
  const asked = mouse.done.passed ?? 0;
  await mouse.step();
  assert.equal(mouse.done.passed, asked + 1);
  while ((await ana.ready(["acting", "covered", "over"])) === "acting") await mouse.step();
  await ana.page.getByText("Do not ask again").click(); // nothing is hidden in this game
  await mouse.step();
  const { passed } = mouse.done;
  assert.ok(await mouse.play());
  assert.equal(mouse.done.passed, passed, "it was not asked again");
  assert.ok(mouse.done.passed >= 2, JSON.stringify(mouse.done));
});

test("a spectator sees everything and can do nothing", async () => {
  const ana = await house.person();
  const eve = await house.person();
  const opened = await ana.table({ seats: [ME, BOT, BOT], record: record("near-end") });
  await eve.visit(`/table/${opened.table}`);
  await eve.ready(["waiting"]);
  assert.match(await eve.text(".prompt"), /You are watching/);
  assert.equal(await eve.page.locator(".hit[data-lit]").count(), 0);
  await hex(eve, "A5").click({ force: true });
  await eve.page.locator(".tip").getByText("only those at the table can act").waitFor();
  await eve.axe("watching");
  const mouse = new Mouse(ana, 6, { deeds: 2 });
  await mouse.lay();
  const laid = (await ana.page.locator(".journal .line").first().innerText()).split("\n")[0];
  await eve.page.locator(".journal").getByText(laid).first().waitFor();
  assert.ok(await mouse.play());
  await eve.ready(["over"]);
});

test("undo goes back to the last thing revealed and not past it; redo plays it again", async () => {
  const ana = await house.person();
  await ana.table({ seats: [ME, BOT, BOT], record: record("digging") });
  await ana.ready(["acting"]);
  const mouse = new Mouse(ana, 1);
  const ap = () => ana.page.locator(".prompt .count b").innerText().then(Number);
  const left = (n) => ana.page.waitForFunction((ap) => document.querySelector(".prompt .count b")?.textContent === `${ap}`, n);
  for (const at of await mouse.lit("menu")) {
    await ana.page.mouse.click(at.x, at.y);
    await ana.page.locator('[role="menuitem"]').first().waitFor();
    if ((await ana.page.locator('[data-choice="dig-"]:not([aria-disabled])').count()) > 0) break;
    await ana.page.keyboard.press("Escape");
  }
  await ana.page.locator('[data-choice="dig-"]').click();
  await mouse.settled();
  await ana.page.keyboard.press("Escape");
  const dug = await ap();

  // what comes after the reveal can be taken back ...
  const camp = (await mouse.lit("menu")).find((h) => h.hex === "A5");
  await ana.page.mouse.click(camp.x, camp.y);
  await ana.page.locator('[data-choice="enter-explorer"]').click();
  await mouse.settled();
  await ana.page.keyboard.press("Escape");
  assert.equal(await ap(), dug - 1);
  await ana.page.getByRole("button", { name: "Undo" }).click();
  await ana.ready(["acting"]);
  await left(dug);
  assert.equal(await ap(), dug);
  await ana.page.getByRole("button", { name: "Redo" }).click();
  await ana.ready(["acting"]);
  await left(dug - 1);
  await ana.page.keyboard.press("u");
  await left(dug);

  // ... the reveal itself cannot, and the page says why
  await ana.page.getByRole("button", { name: "Undo" }).click({ force: true });
  await ana.page.getByText("something hidden has been revealed").first().waitFor();
  assert.equal(await ap(), dug);
});

test("exchange: safe treasures are greyed with the reason", async () => {
  const ana = await house.person();
  await ana.table({ seats: [ME, BOT, BOT, BOT], record: record("exchange") });
  await ana.ready(["acting"]);
  await ana.page.getByRole("button", { name: "Exchange" }).click();
  await ana.page.getByRole("dialog").waitFor();
  await ana.axe("the exchange");
  const safe = ana.page.locator(".card.safe");
  if ((await safe.count()) > 0) assert.match(await safe.first().innerText(), /pair|triple|safe|exchanged|own/i);
  const others = ana.page.locator(".other:not(.safe)");
  await others.first().click();
  await ana.page.locator(".two section:first-child .card:not(.safe)").first().click();
  const exchange = ana.page.getByRole("button", { name: /Exchange, 3 AP/ });
  for (const card of await ana.page.locator(".two section:last-child .card:not(.safe)").all()) {
    await card.click();
    if (await exchange.isEnabled()) break;
  }
  await exchange.click();
  await ana.ready(["acting"]);
  await ana.page.locator(".journal .line").getByText(/gave .* for/).first().waitFor();
});

test("why not: a refused click gives the engine's reason", async () => {
  const ana = await house.person();
  await ana.table({ seats: [ME, BOT, BOT], record: record("near-end") });
  await ana.ready(["acting"]);
  const explored = await ana.page.evaluate(() => {
    const hits = [...document.querySelectorAll('.hit:not([data-lit])')];
    return hits.find((h) => !/jungle/.test(h.getAttribute("aria-label")))?.dataset.hex;
  });
  await hex(ana, explored).click({ force: true });
  await ana.page.locator(".tip.refused").getByText("is explored already; a tile goes on an empty hex").waitFor();
  await ana.axe("a reason");
  await ana.page.keyboard.press("Escape");
  assert.equal(await ana.page.locator(".tip.refused").count(), 0);
  const mouse = new Mouse(ana, 8);
  await mouse.lay();
  const jungle = ana.page.locator('.hit[aria-label*="jungle"]').first();
  if ((await jungle.count()) > 0) {
    await jungle.click({ force: true });
    await ana.page.locator(".tip.refused").getByText("is not explored yet").waitFor();
  }
});

test("on a phone: a game to its end by taps, everything in a sheet that folds", async () => {
  const ana = await house.person(PHONE);
  await ana.visit();
  await ana.axe("the start page on a phone");
  await ana.visit("/new");
  await ana.axe("a new table on a phone");
  await ana.table({ seats: [ME, BOT, BOT], record: record("near-end") });
  await ana.ready(["acting"]);
  await ana.axe("the table on a phone");
  for (const tab of ["Players", "Temples", "Journal", "You"]) {
    await ana.page.getByRole("tab", { name: tab }).tap();
    await ana.axe(`the sheet on a phone, ${tab}`);
  }
  await ana.page.getByRole("button", { name: "Fold the panel" }).tap();
  await ana.page.getByRole("button", { name: "Unfold the panel" }).tap();
  const over = await ana.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(over <= 0, `the page is ${over} px too wide`);
  const mouse = new Mouse(ana, 9, { touch: true, deeds: 3 });
  assert.ok(await mouse.play());
  await ana.axe("the end on a phone");
});

test("games are listed, gone on with in several tabs, left and deleted", async () => {
  const ana = await house.person();
  const first = await ana.table({ seats: [ME, BOT, BOT], record: record("near-end") });
  const second = await ana.table({ seats: [ME, BOT], record: "" });
  await ana.visit();
  await ana.page.locator(".games li").nth(1).waitFor();
  assert.equal(await ana.page.locator(".games li").count(), 2);
  await ana.axe("the list of games");
  const tab = await ana.page.context().newPage();
  await tab.goto(`${house.url}/table/${second.table}`);
  await tab.locator("main[data-state]").waitFor();
  await ana.page.locator(`a[href="/table/${first.table}"]`).click();
  await ana.ready(["acting"]);
  await tab.close();
  await ana.visit();
  await ana.page.locator(".games .drop").first().click();
  await ana.axe("deleting a game");
  await ana.page.getByRole("button", { name: "Delete the game", exact: true }).click();
  await ana.page.waitForFunction(() => document.querySelectorAll(".games li").length === 1);
});

test("a long list of games comes page by page", async () => {
  const ana = await house.person();
  await ana.visit();
  await ana.page.evaluate(
    async (body) => {
      const wanted = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
      for (let count = 0; count < 43; count++) await fetch("/api/tables", wanted);
    },
    { seats: [ME, { kind: "link" }] },
  );
  await ana.visit();
  await ana.page.locator(".games li").nth(39).waitFor();
  assert.equal(await ana.page.locator(".games li").count(), 40);
  await ana.page.getByRole("button", { name: "More games" }).click();
  await ana.page.waitForFunction(() => document.querySelectorAll(".games li").length === 43);
  assert.equal(await ana.page.getByRole("button", { name: "More games" }).count(), 0);
});

test("settings are kept, and others' actions are played out and can be skipped", async () => {
  const ana = await house.person(undefined, { quick: false });
  await ana.table({ seats: [ME, BOT, BOT], record: record("near-end") });
  await ana.page.getByRole("button", { name: "Settings" }).click();
  await ana.axe("the settings");
  await ana.page.getByText("0.5×").click();
  await ana.page.keyboard.press("Escape");
  await ana.page.getByText("0.5×").waitFor({ state: "detached" });
  await ana.page.waitForFunction(() => !history.state?.over); // it has an entry in the history, which goes with it
  await ana.page.reload();
  await ana.ready(["acting"]);
  assert.match(await ana.page.evaluate(() => localStorage["tikal-wishes"]), /"speed":0.5/);
  const mouse = new Mouse(ana, 11, { deeds: 0 });
  await mouse.lay();
  await ana.ready(["acting"]);
  await mouse.end();
  await ana.ready(["showing"]);
  await ana.axe("watching the bots");
  await ana.page.keyboard.press(" ");
  await ana.page.waitForFunction(() => document.querySelector("main[data-state]").dataset.state !== "showing");
});

test("a table or an invitation that does not exist says so", async () => {
  const ana = await house.person();
  await ana.visit("/table/nowhere");
  await ana.page.getByText(/There is no such table/).waitFor();
  await ana.axe("no such table");
  ana.offline = true; // the browser itself notes the answer 404
  await ana.visit("/join/nowhere");
  await ana.page.getByText(/This link leads to no table/).waitFor();
  await ana.axe("no such invitation");
  await ana.visit("/tabel/abc");
  await ana.page.getByText(/There is no page at this address/).waitFor();
  await ana.axe("no such page");
  await ana.page.getByRole("link", { name: "Start page" }).click();
  await ana.page.getByText("Play now").first().waitFor();
  ana.errors = ana.errors.filter((text) => !/status of 404/.test(text));
});

test("invitations on loopback say how friends can reach the table", async () => {
  const ana = await house.person();
  await ana.table({ seats: [ME, { kind: "link" }] });
  await ana.page.getByRole("button", { name: "Invite" }).click();
  await ana.page.getByRole("dialog").getByText(/These links work only on this computer/).waitFor();
  await ana.axe("invitations on loopback");
});

test("the first load is small", async () => {
  const ana = await house.person();
  let bytes = 0;
  const cdp = await ana.page.context().newCDPSession(ana.page);
  await cdp.send("Network.enable");
  cdp.on("Network.loadingFinished", (event) => (bytes += event.encodedDataLength));
  await ana.visit();
  await ana.page.getByRole("button", { name: "Play now" }).waitFor();
  await ana.page.waitForLoadState("networkidle");
  assert.ok(bytes > 20_000 && bytes < 200_000, `${bytes} bytes`);
});
