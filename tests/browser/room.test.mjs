/** Little room: nothing lies where it cannot be pressed, a ring stands round its hex, and the board shows what matters. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { CAMP, FOUR, Guide } from "./guide.mjs";
import { button, House, record, rested } from "./house.mjs";
import { measure, SIZES } from "./sizes.mjs";

const house = House.forTests();

const visitor = async (size) => {
  const person = await house.person(SIZES[size]);
  person.phone = !!SIZES[size].hasTouch;
  return new Guide(person, person.phone);
};
const open = async (guide, wanted) => {
  await guide.person.table(wanted);
  await guide.person.ready(["acting"]);
  await guide.page.waitForTimeout(700); // the board is not just being opened any more
};
const seq = (page) => page.locator("main").getAttribute("data-seq");

/** Tiles whose middle is under something, or off the screen; `whole`: or their upper or lower edge is. */
const hidden = (page, whole = false) =>
  page.evaluate(
    (parts) =>
      [...document.querySelectorAll(".hit")]
        .filter((hit) => !/jungle/.test(hit.getAttribute("aria-label")))
        .filter((hit) => {
          const box = hit.getBoundingClientRect();
          return !parts.every((part) => document.elementFromPoint(box.left + box.width / 2, box.top + box.height * part)?.closest(".board"));
        })
        .map((hit) => hit.dataset.hex),
    whole ? [0.06, 0.5, 0.94] : [0.5],
  );

test("phone: a folded sheet opens for a hint, and the tap that unfolds it presses nothing below", async () => {
  const guide = await visitor("phone");
  const { page, person } = guide;
  await open(guide, { seats: FOUR, record: record("exchange") });
  await button(person, "Fold the panel").tap();
  await page.locator('.grab[aria-expanded="false"]').waitFor();
  await button(person, "Menu").tap();
  await button(person, "Hint: what would you do?").tap();
  await page.locator('main[data-hint="open"]').waitFor();
  await button(person, "Play it").waitFor();
  const before = await seq(page);
  await button(person, "Fold the panel").tap();
  await page.locator('.grab[aria-expanded="false"]').waitFor();
  await button(person, "Unfold the panel").tap();
  await button(person, "Play it").waitFor();
  await page.waitForTimeout(800);
  assert.equal(await seq(page), before, "nothing was played");
  assert.equal(await page.locator('main[data-hint="open"]').count(), 1);
});

for (const size of ["phone", "landscape"]) {
  test(`${size}: the menu names what it opens, all of it in sight, and closes with it`, async () => {
    const guide = await visitor(size);
    const { page, person } = guide;
    await open(guide, { seats: FOUR, first: "Red" });
    await button(person, "Menu").tap();
    await rested(page);
    const { problems } = await page.evaluate(measure);
    assert.deepEqual(problems.filter((problem) => !/\.pull/.test(problem)), []); // whose drawer lies behind it
    const names = await page.locator("nav .over > .btn").evaluateAll((list) => list.map((el) => getComputedStyle(el, "::after").content.slice(1, -1)));
    assert.ok(["Rules", "Settings", "Start page"].every((name) => names.includes(name)), names.join());
    await button(person, "Rules").tap();
    await page.getByRole("dialog").waitFor();
    assert.equal(await page.locator("nav .over").count(), 0);
  });
}

test("phone: a turn begins with all land in sight, wherever others have been, unless somebody moved the board", async () => {
  const guide = await visitor("phone");
  const { page, person } = guide;
  await open(guide, { seats: FOUR, record: record("exchange") });
  assert.deepEqual(await hidden(page), []);
  await person.wish({ speed: 4, motion: "reduced", confirmEnd: false, notes: false }); // which come when they come, and take room
  await page.reload();
  await person.ready(["acting"]);
  await guide.click(".acts .go");
  await person.page.waitForFunction(() => document.querySelector("main[data-seq]").dataset.state !== "acting");
  await person.ready(["acting"]);
  for (let n = 0; n < 20 && (await hidden(page)).length > 0; n++) await page.waitForTimeout(200); // the board glides
  assert.deepEqual(await hidden(page), []);
});

for (const name of ["middle", "scoring"]) {
  test(`phone: after a hint was played all land is in sight again, not behind what is asked: ${name}`, async () => {
    const guide = await visitor("phone");
    const { page, person } = guide;
    await open(guide, { seats: FOUR, record: record(name) });
    assert.deepEqual(await hidden(page), [], "as it begins");
    await button(person, "Menu").tap();
    await page.getByRole("button", { name: /what would you do\?/i }).tap();
    await button(person, "Play it").tap();
    await page.locator("main:not([data-hint])").waitFor();
    await person.ready(["acting"]);
    for (let n = 0; n < 10 && (await hidden(page, true)).length > 0; n++) await page.waitForTimeout(200); // the board glides
    assert.deepEqual(await hidden(page, true), []);
  });
}

for (const name of ["middle", "opening"]) {
  test(`phone: after a tile was laid in the highest row it is in sight, with the journal open too: ${name}`, async () => {
    const guide = await visitor("phone");
    const { page, person } = guide;
    await open(guide, name === "opening" ? { seats: FOUR, first: "Red" } : { seats: FOUR, record: record(name) });
    await page.getByRole("tab", { name: "Journal" }).tap();
    await page.waitForTimeout(400);
    const [highest] = (await guide.mouse.lit("place")).toSorted((a, b) => a.y - b.y);
    await guide.point(highest);
    await page.waitForTimeout(400);
    await guide.click(".acts .go");
    await page.locator('main[data-phase="spend"]').waitFor();
    await person.ready(["acting"]);
    for (let n = 0; n < 10 && (await hidden(page, true)).length > 0; n++) await page.waitForTimeout(200); // the board glides
    assert.deepEqual(await hidden(page, true), [], "laid");
    await button(person, "Menu").tap();
    await page.getByRole("button", { name: /what would you do\?/i }).tap();
    await button(person, "Play it").tap();
    await page.locator("main:not([data-hint])").waitFor();
    await person.ready(["acting"]);
    for (let n = 0; n < 10 && (await hidden(page)).length > 0; n++) await page.waitForTimeout(200);
    assert.deepEqual(await hidden(page), [], "played");
  });
}

const wide = (page) => page.locator('.hit[data-hex="A5"]').evaluate((hit) => hit.getBoundingClientRect().width);

test("phone: a late board can be tapped, with what is lit in sight; with the sheet folded away all of it is", async () => {
  const guide = await visitor("phone");
  const { page, person } = guide;
  await open(guide, { seats: FOUR.slice(0, 3), record: record("near-end") });
  assert.ok((await wide(page)) >= 49.5, `a hex is ${await wide(page)} wide`);
  assert.ok((await guide.mouse.lit("place")).length >= 3, "all that is lit is in sight");
  await button(person, "Fold the panel").tap();
  for (let n = 0; n < 50 && (await wide(page)) < 54; n++) await page.waitForTimeout(200); // the board glides
  assert.ok((await wide(page)) >= 54, `then ${await wide(page)}`);
  assert.deepEqual(await hidden(page), []);
});

test("phone: the board keeps its size when what stands round it grows", async () => {
  const guide = await visitor("phone");
  const { page } = guide;
  await open(guide, { seats: FOUR.slice(0, 3), record: record("near-end") });
  const before = await wide(page);
  await page.locator(".prompt .more").tap(); // what is asked is explained
  await page.waitForTimeout(500);
  assert.equal(await wide(page), before, "with the hint");
  await page.locator(".meanwhile .unfold").tap();
  await page.waitForTimeout(500);
  assert.equal(await wide(page), before, "with all that others did");
});

test("phone: what is said for a moment lies where it is asked, not on the board, and goes at a tap and with the next deed", async () => {
  const guide = await visitor("phone");
  const { page, person } = guide;
  await open(guide, { seats: FOUR.slice(0, 3), record: record("near-end") });
  const said = page.locator(".banner");
  assert.equal(await said.count(), 0, "what others did is summed up in the sheet");
  await button(person, "Fold the panel").tap();
  await said.waitFor();
  assert.match(await said.innerText(), /took your Plume/);
  const [box, prompt] = [await said.boundingBox(), await page.locator(".prompt").boundingBox()];
  assert.ok(box.y >= prompt.y - 1 && box.y + box.height <= prompt.y + prompt.height + 1, "in the place of the prompt");
  await said.tap();
  await said.waitFor({ state: "detached" });
  await page.reload();
  await person.ready(["acting"]);
  await button(person, "Fold the panel").tap();
  await said.waitFor();
  await guide.point((await guide.mouse.lit("place"))[0]);
  await guide.click(".acts .go");
  await said.waitFor({ state: "detached" });
});

for (const size of ["phone", "laptop"]) {
  test(`Legend, ${size}: a ring stands round its hex, at the edge of the board too`, async () => {
    const guide = await visitor(size);
    const { page } = guide;
    await open(guide, { seats: CAMP, record: record("legend-camp") });
    await guide.click("section.dock .goods .token");
    await guide.click('.deed[data-deed="use-token"]');
    await page.locator('main[data-phase="spend"]').waitFor();
    await guide.person.ready(["acting"]);
    await page.waitForTimeout(300);
    const hexes = (await guide.mouse.lit("menu")).toSorted((a, b) => a.y - b.y);
    for (const { hex } of [hexes[0], hexes.at(-1)]) {
      const at = (await guide.mouse.lit("menu")).find((lit) => lit.hex === hex);
      await guide.mouse.press(at.x, at.y);
      await page.locator('[role="menuitem"]').first().waitFor();
      await page.waitForTimeout(400);
      const off = await page.evaluate((name) => {
        const middle = (el) => {
          const box = el.getBoundingClientRect();
          return [box.left + box.width / 2, box.top + box.height / 2];
        };
        const [[x, y], [hx, hy]] = [middle(document.querySelector(".menu .ring")), middle(document.querySelector(`.hit[data-hex="${name}"]`))];
        return Math.hypot(x - hx, y - hy);
      }, hex);
      assert.ok(off < 30, `the ring of ${hex} is ${Math.round(off)} pixels away from it`);
      await page.keyboard.press("Escape");
      await page.waitForTimeout(400);
    }
  });
}

test("a replay on a phone shows what it tells of, with the names of hexes", async () => {
  const guide = await visitor("phone");
  const { page, person } = guide;
  await person.replay(record("finished"), "/232");
  await page.waitForTimeout(700);
  for (const moment of [60, 232, 400]) {
    await person.jump(moment);
    await page.waitForTimeout(400);
    const lost = await page.evaluate(() =>
      [...document.querySelectorAll(".hit.lit")]
        .filter((hit) => {
          const box = hit.getBoundingClientRect();
          return !document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.closest(".board");
        })
        .map((hit) => hit.dataset.hex),
    );
    assert.deepEqual(lost, [], `at ${moment}`);
  }
  assert.ok((await page.locator(".board svg text", { hasText: /^[A-H][1-7]$/ }).count()) > 10);
});

test("phone: the way back closes what is open before it leaves the table, and leaves nothing behind", async () => {
  const guide = await visitor("phone");
  const { page, person } = guide;
  const dialog = page.getByRole("dialog");
  const none = () => dialog.waitFor({ state: "detached" });
  await open(guide, { seats: FOUR, first: "Red" });
  const table = page.url();
  const settled = (deep) => page.waitForFunction((wanted) => !!history.state?.over === wanted, deep);
  const read = async () => {
    await button(person, "Menu").tap();
    await button(person, "Rules").tap();
    await dialog.waitFor();
    await settled(true);
  };
  await read();
  await page.goBack();
  await none();
  assert.equal(page.url(), table);
  assert.equal(await person.state(), "acting");
  // closed by its own cross it needs no way back any more; nor does what was open when the page was loaded again
  await read();
  await button(person, "Close").tap();
  await none();
  await settled(false);
  await read();
  await page.reload();
  await person.ready(["acting"]);
  await settled(false);
  assert.equal(page.url(), table);
  // forward leads to nothing that was closed
  await read();
  await page.goBack();
  await none();
  await page.goForward();
  await settled(false);
  assert.equal(await dialog.count(), 0);
  // and where a screen was left one comes back to it
  await button(person, "Menu").tap();
  await page.getByRole("link", { name: "Start page" }).tap();
  await page.waitForURL((url) => url.pathname === "/");
  await page.getByRole("button", { name: /All lessons|Learn/ }).first().waitFor();
  await page.goBack();
  await page.waitForURL(table);
  await person.ready(["acting"]);
});
