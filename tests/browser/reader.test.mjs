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

test("a whole turn of the classic game, heard", async () => {
  const { reader, ben } = await two("reader", [FRIEND, ME]);
  reader.heading("Ben lays a tile, brings somebody in and ends his turn");
  await ben.page.keyboard.press("n");
  await ben.page.keyboard.press("Enter");
  await ben.page.locator('main[data-phase="spend"]').waitFor();
  await ben.ready(["acting"]);
  await ben.page.keyboard.press("e");
  await ben.ready(["waiting"]);
  await reader.person.ready(["acting"]);
  await reader.note();
  reader.compare("classic");
});
