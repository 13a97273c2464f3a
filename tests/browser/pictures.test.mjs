/** A game as a page of its own: it steps by buttons, slider and keys, at a desk and on a phone, and fetches nothing. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { chromium } from "../../web/node_modules/playwright-core/index.mjs";
import { findChromium } from "./chromium.mjs";
import { SIZES } from "./sizes.mjs";

const ROOT = new URL("../..", import.meta.url).pathname;
const NAME = "<img src=x onerror=alert(1)>";
const MAKE = `
import sys, tikal
from pathlib import Path
from tikal.game import game_from
record = tikal.read_tgn(Path(sys.argv[1]).read_text("utf-8")).record.up_to(60)
game = game_from(record._replace(names=(sys.argv[3], *record.names[1:])))
Path(sys.argv[2], "game.html").write_text(game.to_html(), "utf-8")
Path(sys.argv[2], "game.svg").write_text(game.to_svg(), "utf-8")
`;
let folder, browser;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), "pictures-"));
  execFileSync(join(ROOT, ".venv/bin/python"), ["-c", MAKE, join(ROOT, "tests/browser/records/finished.tgn"), folder, NAME]);
  browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
});
after(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

/** Opens a file as somebody offline does; what goes wrong on it, or is asked for, is kept. */
async function open(name, size) {
  const context = await browser.newContext({ ...size, offline: true });
  const page = await context.newPage();
  const wrong = [];
  page.on("pageerror", (error) => wrong.push(String(error)));
  page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
  page.on("dialog", (dialog) => wrong.push(dialog.message()) && dialog.dismiss());
  page.on("request", (request) => request.url().startsWith("file:") || request.url().startsWith("data:") || wrong.push(request.url()));
  await page.goto(pathToFileURL(join(folder, name)).href);
  return { page, wrong, close: () => context.close() };
}

for (const where of ["desk", "phone"])
  test(`a game steps on a ${where}`, async () => {
    const { page, wrong, close } = await open("game.html", SIZES[where]);
    const told = () => page.locator("#told").textContent();
    const drawn = () => page.locator("#board").innerHTML();
    const at = () => page.locator("#where").textContent();
    const last = Number(await page.locator("#moment").getAttribute("max"));
    assert.ok(last > 40);
    assert.equal(await at(), `0 / ${last}`);
    assert.ok(await page.getByRole("button", { name: "The beginning" }).isDisabled());
    const [first, begun] = [await drawn(), await told()];
    await page.getByRole("button", { name: "One action on" }).click();
    assert.equal(await at(), `1 / ${last}`);
    assert.notEqual(await told(), begun);
    await page.keyboard.press("End");
    assert.equal(await at(), `${last} / ${last}`);
    assert.notEqual(await drawn(), first);
    assert.ok(await page.getByRole("button", { name: "The latest moment" }).isDisabled());
    await page.keyboard.press("ArrowLeft");
    assert.equal(await at(), `${last - 1} / ${last}`);
    await page.locator("#moment").fill("7");
    assert.equal(await at(), `7 / ${last}`);
    await page.locator("#moment").focus();
    await page.keyboard.press("ArrowRight");
    assert.equal(await at(), `8 / ${last}`);
    await page.keyboard.press("Home");
    assert.equal(await drawn(), first);
    assert.equal(await page.locator("img").count(), 0);
    assert.ok((await page.locator("#board").textContent()).includes(NAME.slice(0, 12)));
    const boxes = await page.locator("button").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    const { width, height } = SIZES[where].viewport;
    for (const box of boxes) {
      assert.ok(box.width >= 44 && box.height >= 44);
      assert.ok(box.left >= 0 && box.right <= width && box.bottom <= height, JSON.stringify(box));
    }
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    assert.deepEqual(wrong, []);
    await close();
  });

test("a picture by itself has all that it names, and nothing of it is empty", async () => {
  const { page, wrong, close } = await open("game.svg", SIZES.desk);
  const shapes = await page.evaluate(() => {
    const uses = [...document.querySelectorAll("use")];
    const lost = uses.filter((use) => !document.querySelector(use.getAttribute("href")));
    return { uses: uses.length, lost: lost.length, flat: uses.filter((use) => use.closest("defs") === null && use.getBBox().width === 0).length };
  });
  assert.ok(shapes.uses > 300);
  assert.equal(shapes.lost, 0);
  assert.equal(shapes.flat, 0);
  assert.deepEqual(wrong, []);
  await close();
});
