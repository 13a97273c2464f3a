/** Turns by screen reader: what is heard is compared with transcripts/, word by word. And what else is heard: sounds. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ME } from "./guide.mjs";
import { House, record } from "./house.mjs";
import { Reader } from "./reader.mjs";

const house = House.forTests();
const FRIEND = { kind: "link" };

/** Ana, who listens, and Ben at one table; `first` is who holds the first seat. */
async function two(name, seats) {
  const ana = await house.person();
  const reader = await Reader.of(ana);
  await ana.visit("/");
  await ana.wish({ speed: 0, motion: "reduced", confirmEnd: false });
  const opened = await ana.table({ seats, record: record(name) });
  const ben = await house.person();
  await ben.visit("/");
  await ben.wish({ speed: 0, motion: "reduced", confirmEnd: false });
  await ben.visit(opened.invitations[0].path);
  await ben.page.getByLabel("Your name").fill("Ben");
  await ben.page.getByRole("button", { name: "Sit down" }).click();
  await ben.ready(["acting", "waiting"]);
  await ana.page.reload();
  await reader.note();
  return { reader, ben };
}

/** Lays the tile in hand on the first hex where it fits. */
async function lay(person) {
  await person.page.keyboard.press("n");
  await person.page.waitForFunction(() => document.activeElement?.getAttribute("data-lit") === "place");
  await person.page.keyboard.press("Enter");
  await person.page.locator('main[data-phase="spend"]').waitFor();
  await person.ready(["acting"]);
}

test("a whole turn of the classic game, heard", async () => {
  const { reader, ben } = await two("reader", [FRIEND, ME]);
  reader.heading("Ben lays a tile and ends his turn");
  await lay(ben);
  await ben.page.keyboard.press("e");
  await ben.ready(["waiting"]);
  await reader.person.ready(["acting"]);
  await reader.note();
  reader.heading("She walks over the board; where she tries to lay the tile and cannot she hears why");
  await reader.press("Tab", "ArrowRight", "ArrowUp", "ArrowRight", "End", "Enter");
  reader.heading("She lays her temple");
  await reader.press("n", "n", "r", "Enter");
  reader.heading("She uncovers a level");
  await reader.press("n", "Enter", "ArrowRight", "Enter");
  reader.heading("She brings in two explorers at the base camp");
  await reader.press("n", "Enter", "1", "1", "Escape");
  reader.heading("One of them walks, for a look and then in earnest");
  await reader.press("Enter", "2", "n", "n", "Enter");
  reader.heading("She takes it back, and does it again");
  await reader.press("u", "y");
  reader.heading("What others hold, what she cannot do, and out of the board and back");
  await reader.press("n", "Enter", "ArrowLeft", "Escape", "PageUp", "Enter", "Escape", "Shift+Tab", "Tab");
  reader.heading("She ends her turn");
  await reader.press("e");
  reader.forget(/Ben is laying an? \w+/, "Ben is laying something");
  reader.compare("classic");
});

test("the end of a draft and a turn of Legend, heard", async () => {
  const { reader, ben } = await two("legend-reader", [ME, FRIEND]);
  reader.heading("Ana takes the last thing she may");
  await reader.tabTo(/^button ".*(AP token of|Place \d|Card|Temple|Clearing|Ruin)/);
  await reader.press("Enter", "Enter");
  reader.heading("Ben takes what is left to him");
  const things = ben.page.locator("[data-can] button");
  await things.first().waitFor();
  await things.first().dblclick();
  await ben.ready(["waiting"]);
  await reader.person.ready(["acting"]);
  await reader.note();
  reader.heading("Ana looks at her campsite and uses her token");
  await reader.tabTo(/AP token of/);
  await reader.press("Enter", "e");
  reader.heading("She brings in an explorer");
  await reader.press("n", "Enter", "1", "Escape");
  reader.heading("She walks");
  await reader.press("n", "n", "Enter", "2", "n", "n", "Enter");
  reader.heading("She takes it back, and cannot end Ben's turn");
  await reader.press("u", "e", "e");
  reader.compare("legend");
});

test("sounds: of what is done, when it is one's turn, and none where they are off", async () => {
  const ana = await house.person();
  await ana.page.addInitScript(() => {
    window.sounds = 0;
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...args) {
      window.sounds++;
      return start.apply(this, args);
    };
  });
  const heard = () => ana.page.evaluate(() => window.sounds);
  await ana.visit("/");
  await ana.wish({ speed: 0, motion: "reduced", sound: true });
  await ana.table({ seats: [ME, { kind: "bot", bot: "greedy" }], record: record("reader") });
  await ana.ready(["acting"]);
  assert.equal(await heard(), 0, "nobody has touched the page");
  await lay(ana);
  const laid = await heard();
  assert.ok(laid > 0, "a tile was laid");
  await ana.page.keyboard.press("Escape");
  await ana.page.getByRole("button", { name: "Settings" }).click();
  await ana.page.getByRole("switch", { name: /Sound/ }).uncheck();
  await ana.page.keyboard.press("Escape");
  const before = await heard();
  await ana.page.keyboard.press("n");
  await ana.page.waitForFunction(() => document.activeElement?.getAttribute("data-lit") === "menu");
  await ana.page.keyboard.press("Enter");
  await ana.page.locator('[role="menuitem"]').first().waitFor();
  await ana.page.keyboard.press("1");
  await ana.ready(["acting"]);
  assert.equal(await heard(), before, "off is off");
  assert.match(await ana.page.evaluate(() => localStorage["tikal-wishes"]), /"sound":false/);
});
