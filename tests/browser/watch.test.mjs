/** Setting up, watching, replaying: at desk size and on a phone. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, House, PHONE, atMoment, button, chooseEdition, press, record, startFrom, within } from "./house.mjs";
import { Mouse } from "./mouse.mjs";

const ME = { kind: "me", name: "Ana" };
const BOT = { kind: "bot", bot: "random" };
const FOUR = [ME, BOT, BOT, BOT];
const MOVING = { reducedMotion: "no-preference" };
const SIZES = [["at desk size", DESKTOP], ["on a phone", PHONE]];
const EDITIONS = ["Ravensburger", "Rio Grande", "Rio Grande (French text)", "Super Meeple", "Reference manual"];
const IDS = ["ravensburger", "rio-grande", "rio-grande-fr", "super-meeple", "reference"];

const house = House.forTests();

const at = (person) => person.page.locator("main.replay").getAttribute("data-at").then(Number);

async function somebody(options, rest) {
  const person = await house.person(options, rest);
  person.phone = options.isMobile ?? false;
  return person;
}

/** Hands the server a record and opens its replay. */
const replay = (person, name, moment = "") => person.replay(record(name), moment);

const tgn = (person) =>
  person.page.evaluate(async () => (await fetch(`/api/tables/${location.pathname.split("/")[2]}/record`)).text());

test("every edition and variant is set up, with a house rule", async () => {
  const ana = await somebody(DESKTOP);
  for (const [n, title] of EDITIONS.entries()) {
    for (const variant of ["Basic", "Auction"]) {
      await ana.visit("/new");
      await chooseEdition(ana, title);
      await ana.page.getByRole("radio", { name: variant }).check();
      await within(ana, "House rules", async () => {
        const points = ana.page.getByRole("spinbutton", { name: /^Points at the start/ });
        await points.fill("7");
        await points.blur();
        await ana.page.getByText(`changed · ${title}:`).waitFor();
      });
      await ana.page.locator(".counts").getByText("2", { exact: true }).click();
      await ana.page.locator('fieldset[aria-label="blue, circle"]').getByText("Here").click();
      await ana.page.locator(".first").getByRole("radio", { name: "blue" }).check();
      await button(ana, "Start the game").click();
      await ana.page.waitForURL(/\/table\//);
      const text = await tgn(ana);
      assert.match(text, new RegExp(`\\[Edition "${IDS[n]}"\\]`));
      assert.match(text, /\[Options "start_score=7"\]/);
      assert.match(text, /\[Players "2"\]\n\[First "Blue"\]/);
      assert.equal(/\[Variant "auction"\]/.test(text), variant === "Auction");
    }
  }
});

for (const [where, size] of SIZES) {
  test(`a new table ${where}: levels, colours, presets, house rules with the edition's default`, async () => {
    const ana = await somebody(size);
    await ana.visit("/new");
    await ana.page.getByText("You against two beginner bots").waitFor();
    await ana.page.getByText("Super Meeple edition, basic game, the first player is drawn by lot. About 40 minutes.").waitFor();
    assert.equal(await ana.page.getByText("Last table").count(), 0, "there was none yet");
    await ana.axe("a new table");
    const bot = ana.page.getByRole("radiogroup", { name: "Which bot plays: blue, circle" });
    assert.deepEqual(await bot.locator("label").allInnerTexts(), ["Beginner", "Easy", "Medium", "Hard", "Expert"]);
    assert.ok(await bot.getByRole("radio", { name: "Beginner" }).isChecked());
    const more = ana.page.getByLabel("Other bots: blue, circle");
    assert.ok((await more.locator("option").allInnerTexts()).includes("greedy · beginner"));
    await bot.getByText("Hard").click();
    // who takes yellow changes places with whoever had it
    const seat = (about) => ana.page.locator(`fieldset[aria-label="${about}"]`);
    await seat("red, triangle").getByLabel("Name: red").fill("Ana");
    await press(ana, seat("red, triangle").getByRole("button", { name: "Colour: red, triangle" }));
    assert.ok(await seat("red, triangle").getByRole("button", { name: "Change places with white" }).isDisabled());
    await press(ana, seat("red, triangle").getByRole("button", { name: "Change places with yellow" }));
    assert.equal(await seat("yellow, square").getByLabel("Name: yellow").inputValue(), "Ana");
    await ana.page.getByText("You against two bots").waitFor();
    await within(ana, "House rules", async () => {
      const ties = ana.page.getByRole("combobox", { name: /^Equal points at the end/ });
      await ties.selectOption("shared");
      await ana.page.getByText("changed · Super Meeple: guard, then treasures").waitFor();
      await ana.page.getByRole("switch", { name: "A camp needs a figure of the same player there" }).uncheck();
      await ana.page.getByText("2 differ from the edition").first().waitFor();
      assert.ok(await ana.page.getByLabel("When everybody passes").isDisabled());
      await press(ana, ana.page.getByRole("button", { name: "As in the edition: Equal points at the end" }));
      await ana.page.getByText("one differs from the edition").first().waitFor();
      await ana.axe("a new table, changed");
    });
    const over = await ana.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(over <= 0, `the page is ${over} px too wide`);
    await press(ana, button(ana, "Start the game"));
    await ana.ready();
    const text = await tgn(ana);
    assert.match(text, /\[Options "camp_needs_member=no"\]/);
    assert.match(text, /\[Red "bot:beginner"\]\n\[Blue "bot:hard"\]\n\[Yellow "Ana"\]/);

    // nothing is kept silently but one's name: what was chosen comes back when it is asked for; friends get their links at once
    await ana.visit("/new");
    await ana.page.getByText("as in the edition").waitFor();
    assert.equal(await seat("red, triangle").getByLabel("Name: red").inputValue(), "Ana");
    await startFrom(ana, "Last table");
    await ana.page.getByText("one differs from the edition").waitFor();
    assert.equal(await seat("yellow, square").getByLabel("Name: yellow").inputValue(), "Ana");
    await startFrom(ana, "Friends");
    await ana.page.getByText("You with two friends by link").waitFor();
    await press(ana, button(ana, "Start the game"));
    await ana.page.getByRole("dialog").getByText(/seat waits for whoever opens this link first/).first().waitFor();
    await ana.axe("invitations");
  });

  test(`a scoring round is watched ${where}: temples are lit, numbers add up, and it can be seen again and skipped`, async () => {
    const ana = await somebody({ ...size, ...MOVING }, { quick: false });
    await ana.visit("/");
    await ana.wish({ speed: 0.5, motion: "full", confirmEnd: false });
    await ana.table({ seats: FOUR, record: record("scoring") });
    await ana.ready(["acting"]);
    await press(ana, button(ana, "End turn"));
    const show = ana.page.locator('[data-scoring="Red"]');
    await show.waitFor();
    // on a busy machine a press could come when the sum stands already and go on too far: it is made in the page
    await ana.page.waitForFunction(() => {
      const skip = document.querySelector('[data-scoring][data-sum="false"] .main');
      if (!skip || !document.querySelector(".board .light")) return false;
      skip.click();
      return true;
    });
    await ana.page.locator('[data-sum="true"]').waitFor();
    const lights = await ana.page.locator(".board .light").count();
    const title = await ana.text('[data-scoring="Red"] h1');
    const sum = Number(/you score (\d+)/.exec(title)[1]);
    const parts = (await show.locator(".row.now .part").allInnerTexts()).map(Number);
    assert.ok(lights > 0 && sum > 0, title);
    assert.equal(parts[0] + parts[1], sum);
    const points = await show.locator(".row.now .sum strong").innerText();
    assert.equal(await show.locator(".row").count(), 4);
    await ana.axe("a scoring");
    await press(ana, button(ana, "Again"));
    await ana.page.locator('[data-sum="false"]').waitFor({ state: "attached" });
    await ana.page.locator('[data-sum="true"]').waitFor(); // by itself, at its own pace
    assert.equal(await ana.page.locator(".board .light").count(), lights);
    await press(ana, button(ana, "Continue"));
    await show.waitFor({ state: "detached" });
    if (!ana.phone) assert.match(await ana.text("section.card >> nth=0"), new RegExp(`\\b${points}\\b`));
  });

  test(`the end of a game ${where}: ranking, chart, and a rematch with the same seats`, async () => {
    const ana = await somebody(size);
    const ben = await somebody(DESKTOP);
    const opened = await ana.table({ seats: FOUR, record: record("last-turn") });
    await ben.visit(`/table/${opened.table}`);
    await ana.ready(["acting"]);
    await press(ana, button(ana, "End turn"));
    const sure = ana.page.locator("dialog").getByRole("button", { name: "End turn" });
    await Promise.race([sure.waitFor(), ana.ready(["over"])]).catch(() => undefined);
    if (await sure.isVisible()) await press(ana, sure);
    await ana.ready(["over"]);
    const end = ana.page.getByRole("dialog");
    await end.waitFor();
    assert.match(await end.locator("h2").innerText(), /wins? |share the win/);
    const totals = (await end.locator("td.total").allInnerTexts()).map(Number);
    assert.deepEqual(totals, [...totals].sort((a, b) => b - a));
    const first = (await end.locator("tbody tr.first").first().locator("td").allInnerTexts()).map(Number);
    assert.equal(first[0] + first[1] + first[2] + first[3], totals[0]);
    assert.equal(await end.locator(".rise").count(), 4);
    assert.equal(await end.locator("tr.decides").count(), 0, "nobody is level on points: nothing decided between them");
    await ana.axe("the end");
    await ben.page.getByRole("dialog").waitFor();
    assert.deepEqual((await ben.page.locator("td.total").allInnerTexts()).map(Number), totals);
    assert.equal(await ben.page.getByRole("button", { name: "Rematch" }).count(), 0);
    // the board, and back by the journal to a moment of the game
    await press(ana, end.getByRole("button", { name: "Rematch" }));
    await ana.page.waitForURL((url) => url.pathname.startsWith("/table/") && !url.pathname.endsWith(opened.table));
    await ana.ready(["acting", "waiting", "showing"]);
    const text = await tgn(ana);
    assert.match(text, /\[First "Yellow"\]\n\[Red "Ana"\]\n\[Blue "bot:random"\]/);
    await button(ben, "Go to the new game").waitFor();
  });

  test(`a replay ${where}: to the end, back, by action and by turn, to a linked moment in a fresh browser`, async () => {
    const ana = await somebody(size);
    const table = await replay(ana, "finished", "/0");
    await ana.axe("a replay");
    const length = Number(await ana.page.locator("main.replay").getAttribute("data-length"));
    assert.ok(length > 200);
    assert.equal(await at(ana), 0);
    await press(ana, button(ana, "One action on"));
    await atMoment(ana, 1);
    await ana.page.keyboard.press("ArrowRight");
    await atMoment(ana, 2);
    await ana.page.keyboard.press("ArrowLeft");
    await atMoment(ana, 1);
    await ana.page.keyboard.press("Shift+ArrowRight");
    const turn = await at(ana);
    assert.ok(turn > 4, `${turn}`);
    await press(ana, button(ana, "One turn on"));
    assert.ok((await at(ana)) > turn);
    await press(ana, button(ana, "One turn back"));
    await atMoment(ana, turn);
    await ana.page.keyboard.press("End");
    await atMoment(ana, length);
    assert.match(await ana.text(".prompt .title"), /wins with|share the victory/);
    assert.ok(await button(ana, "Play on").isDisabled());
    await ana.page.keyboard.press("Home");
    await atMoment(ana, 0);

    // the time line, and the story
    await ana.page.getByRole("slider", { name: "Moment of the game" }).fill("100");
    await atMoment(ana, 100);
    await ana.page.waitForURL(`**/replay/${table}/100`);
    const title = await ana.text(".prompt .title");
    if (ana.phone) await press(ana, button(ana, "Journal"));
    const now = ana.page.locator('.story [aria-current="step"]').first();
    await now.waitFor();
    await ana.axe("a replay, with the story");
    await press(ana, ana.page.locator(".story button").nth(3));
    assert.ok((await at(ana)) < 12);

    // playing, at any speed, until it is stopped
    await press(ana, ana.page.getByRole("button", { name: /^Speed/ }));
    await press(ana, button(ana, "Play"));
    const from = await at(ana);
    await ana.page.waitForFunction((n) => Number(document.querySelector("main.replay").dataset.at) > n + 2, from);
    await press(ana, button(ana, "Pause"));

    // the link leads somebody else to the same moment
    const eve = await somebody(size);
    await eve.visit(`/replay/${table}/100`);
    await atMoment(eve, 100);
    assert.equal(await eve.text(".prompt .title"), title);
  });

  test(`a record is brought along ${where}: a foreign one is watched, a broken one is shown its line`, async () => {
    const ana = await somebody(size);
    ana.offline = true; // the browser itself notes answers of 4xx
    await ana.visit("/");
    await press(ana, ana.page.getByRole("button", { name: /Watch a record/ }));
    const dialog = ana.page.getByRole("dialog");
    const foreign = '[Edition "rio-grande"]\n[Players "2"]\n[Red "Henry"]\n\nRed ~a5 a5@C4/1 +L@A5 L:A5-B4 L:B4-C4\n$C4 ~jade +E@A5*2 .\n';
    const file = (name, text) => dialog.locator('input[type="file"]').setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
    await file("broken.tgn", foreign.replace("$C4", "$A4"));
    await dialog.getByRole("alert").getByText(/^Line 6: "\$A4" is not allowed here/).waitFor();
    assert.match(await dialog.locator("li.bad").innerText(), /6\s*\$A4 ~jade/);
    await dialog.getByText("Mend line 6 above").waitFor();
    await ana.axe("a broken record");
    await file("chess.pgn", '[Event "Rated Blitz"]\n\n1. e4 e5 2. Nf3');
    await dialog.getByRole("alert").getByText("The header Edition is missing").waitFor();
    await dialog.getByText("Check that it is a Tikal record").waitFor();
    await file("long.tgn", "x".repeat(210_000));
    await dialog.getByRole("alert").getByText("long.tgn is too long").waitFor();
    // mended by hand in the field
    await file("broken.tgn", foreign.replace("$C4", "$A4"));
    await dialog.getByRole("alert").getByText(/^Line 6/).waitFor();
    await dialog.getByLabel("or paste it").fill(foreign);
    await press(ana, button(ana, "Watch it"));
    await ana.page.locator("main.replay").waitFor();
    await ana.page.keyboard.press("End");
    await ana.page.getByText("Henry ends the turn").first().waitFor();
    ana.errors = ana.errors.filter((text) => !/status of 4/.test(text));

    // and taken along again
    const [saved] = await Promise.all([ana.page.waitForEvent("download"), press(ana, ana.page.getByRole("link", { name: "Save TGN" }))]);
    assert.match(saved.suggestedFilename(), /^tikal-.*\.tgn$/);
    await ana.visit("/");
    await ana.page.locator(".games").getByText("a record").waitFor();
    await ana.axe("the start page with a record");
  });

  test(`play on from here ${where}: a new table against bots from that moment`, async () => {
    const ana = await somebody(size);
    const table = await replay(ana, "finished", "/60");
    await atMoment(ana, 60);
    await press(ana, button(ana, "Play on"));
    const dialog = ana.page.getByRole("dialog");
    await dialog.getByText("Your seat").waitFor();
    await ana.axe("playing on");
    await dialog.locator(".seats label").nth(2).click();
    await dialog.getByText("Easy").click();
    await press(ana, dialog.getByRole("button", { name: "Play on" }));
    await ana.page.waitForURL(/\/table\//);
    await ana.ready(["acting", "waiting", "showing"]);
    const text = await tgn(ana);
    assert.match(text, /\[Red "bot:easy"\]\n\[Blue "bot:easy 2"\]\n\[Yellow "[^b"][^"]*"\]/);
    const first = (t) => t.split("\n\n")[1].slice(0, 200);
    const old = await ana.page.evaluate(async (id) => (await fetch(`/api/tables/${id}/record`)).text(), table);
    assert.equal(first(text), first(old));
    await ana.ready(["acting"]);
  });

  test(`the rules at hand ${where}: by edition, with examples the engine has answered`, async () => {
    const ana = await somebody(size);
    await ana.visit("/");
    await ana.axe("the start page");
    await press(ana, button(ana, "Rules"));
    const dialog = ana.page.getByRole("dialog");
    await dialog.getByText("The rules: Super Meeple").waitFor();
    await press(ana, dialog.getByRole("button", { name: "Camps" }));
    await dialog.getByText("One of your members must be there.").waitFor();
    await dialog.getByText("You need a member of your own on B4.").waitFor();
    await ana.axe("the rules");
    await press(ana, dialog.getByRole("button", { name: "This edition" }));
    await dialog.getByText("an explorer must be on the tile").waitFor();
    await ana.axe("the rules of an edition");
    await ana.table({ seats: [ME, { kind: "me", name: "Ben" }], edition: "ravensburger", auction: true });
    await ana.ready(["acting"]);
    if (ana.phone) await press(ana, button(ana, "Menu"));
    await press(ana, button(ana, "Rules"));
    await press(ana, dialog.getByRole("button", { name: "Camps" }));
    await dialog.getByText("You need nobody of yours there.").waitFor();
    await dialog.getByText("A camp on B4: That is allowed").waitFor();
    await press(ana, dialog.getByRole("button", { name: "The auction" }));
    await dialog.getByText(/You have only 3 points|more than|cannot/i).first().waitFor();
  });
}

test("a running game is watched as far as it goes, and goes along with it", async () => {
  const ana = await somebody(DESKTOP);
  const eve = await somebody(DESKTOP);
  const opened = await ana.table({ seats: [ME, { kind: "me", name: "Ben" }, BOT], record: record("near-end") });
  await ana.ready(["acting"]);
  await eve.visit(`/replay/${opened.table}`);
  await eve.page.locator("main.replay").waitFor();
  const before = await at(eve);
  await new Mouse(ana, 3, { deeds: 2 }).lay();
  await eve.page.waitForFunction((n) => Number(document.querySelector("main.replay").dataset.at) > n, before);
  // the journal leads to the replay, and back
  await ana.page.locator(".journal").getByRole("link", { name: "Watch this game again" }).click();
  await ana.page.locator("main.replay").waitFor();
  await ana.page.getByRole("link", { name: "To the table" }).click();
  await ana.ready(["acting"]);
});

test("what did they just do? is played out again, and led to step by step", async () => {
  const ana = await somebody({ ...DESKTOP, ...MOVING }, { quick: false });
  await ana.visit("/");
  await ana.wish({ speed: 4, motion: "full", confirmEnd: false });
  await ana.table({ seats: [ME, BOT, BOT], record: record("near-end") });
  await ana.ready(["acting"]);
  const mouse = new Mouse(ana, 11, { deeds: 0 });
  await mouse.lay();
  await ana.ready(["acting"]);
  await mouse.end();
  await ana.ready(["showing"]);
  await ana.ready(["acting"]);
  await ana.page.getByRole("button", { name: "what did they just do?" }).click();
  await ana.ready(["showing"]);
  await ana.page.keyboard.press(" ");
  await ana.ready(["acting"]);
  const seq = Number(await ana.page.locator("main").getAttribute("data-seq"));
  await ana.page.getByRole("link", { name: "Watch this game again" }).click();
  await ana.page.locator("main.replay").waitFor();
  assert.ok((await at(ana)) < seq);
});

test("the longest game replays to any moment", async () => {
  const ana = await somebody(DESKTOP);
  await ana.replay(record("longest"));
  const length = Number(await ana.page.locator("main.replay").getAttribute("data-length"));
  assert.ok(length > 500, `${length}`);
  for (let n = 1; n <= 8; n++) await ana.jump(Math.floor((n / 8.5) * length)); // how long that takes: bench/page.mjs
});

for (const [where, size] of SIZES) {
  test(`a press on the mark of a scoring leads to it ${where}`, async () => {
    const ana = await somebody(size);
    await replay(ana, "finished", "/0");
    const marks = ana.page.locator(".line .scored");
    const count = await marks.count();
    assert.ok(count >= 3);
    for (let n = 0; n < count; n++) {
      const { x, y, width, height } = await marks.nth(n).boundingBox();
      const [left, middle] = [x + width / 4, y + height / 2]; // not in its very middle
      if (ana.phone) await ana.page.touchscreen.tap(left, middle);
      else await ana.page.mouse.click(left, middle);
      const timeline = ana.page.getByRole("slider");
      const told = await timeline.getAttribute("aria-valuetext");
      assert.match(told, n + 1 < count ? /scores/ : /wins/, `${n + 1}: ${told}`);
    }
  });
}
