/**
 * Takes pictures of the page for people to look at: `make shots`.
 *
 * All of them, as large as they are, go to build/shots; the few that the README shows, small, to docs/pictures.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DESKTOP, House, PHONE, record, ROOT } from "./house.mjs";
import { Mouse } from "./mouse.mjs";

const ALL = join(ROOT, "build", "shots");
const README = join(ROOT, "docs", "pictures");
const SHOWN = new Map([
  ["walk", 0.7],
  ["tile", 0.5],
  ["auction", 0.5],
  ["walk-phone", 0.62],
]);
const ME = { kind: "me", name: "Ana" };
const BOT = { kind: "bot", bot: "greedy" };
const FOUR = [ME, BOT, BOT, BOT];

class Photographer {
  constructor(person, phone) {
    this.person = person;
    this.page = person.page;
    this.phone = phone;
    this.mouse = new Mouse(person, 3, { touch: phone });
  }

  async open(wanted) {
    await this.person.table(wanted);
    await this.person.ready(["acting"]);
    await this.rest(2500);
  }

  rest(ms = 700) {
    return this.page.waitForTimeout(ms);
  }

  async take(name) {
    const file = this.phone ? `${name}-phone` : name;
    await this.rest();
    await this.page.screenshot({ path: join(ALL, `${file}.png`) });
    const scale = SHOWN.get(file);
    if (!scale) return;
    const { width, height } = this.page.viewportSize();
    const cdp = await this.page.context().newCDPSession(this.page);
    const clip = { x: 0, y: 0, width, height, scale };
    const { data } = await cdp.send("Page.captureScreenshot", { format: "webp", quality: 70, clip });
    await writeFile(join(README, `${file}.webp`), Buffer.from(data, "base64"));
  }

  point(at) {
    return this.phone ? this.page.touchscreen.tap(at.x, at.y) : this.page.mouse.move(at.x, at.y);
  }

  press(selector) {
    return this.mouse.click(selector);
  }

  async all() {
    await this.person.visit("/");
    await this.rest(2500);
    await this.take("home");
    await this.person.visit("/new");
    await this.rest(1500);
    await this.take("setup");

    await this.open({ seats: FOUR, first: "Red" });
    await this.take("opening");

    await this.open({ seats: FOUR, record: record("middle") });
    await this.take("middle");
    const places = await this.mouse.lit("place");
    await this.point(places.toSorted((a, b) => b.x - a.x)[0]);
    await this.take("tile");

    await this.open({ seats: FOUR, record: record("exchange") });
    await this.walk();
    await this.take("walk");
    await this.page.keyboard.press("Escape");
    await this.menu();
    await this.take("menu");
    await this.page.keyboard.press("Escape");
    await this.press(".acts .swap");
    const cards = this.page.locator(".two section .card:not(.safe) input");
    for (const card of await cards.all()) await card.check();
    await this.take("exchange");

    await this.open({ seats: FOUR, record: record("auction-middle") });
    await this.take("auction");

    await this.open({ seats: [ME, { kind: "me", name: "Ben" }, BOT], record: record("near-end") });
    await new Mouse(this.person, 2, { touch: this.phone, deeds: 2 }).play();
    await this.take("over");
  }

  /** Picks up the leader, or whoever can walk, and points at the furthest hex in reach. */
  async walk() {
    const hands = await this.page.locator(".hand").evaluateAll((list) =>
      list.map((hand) => {
        const box = hand.getBoundingClientRect();
        return { x: box.left + box.width / 2, y: box.top + box.height / 2, leader: hand.dataset.figure === "leader" };
      }),
    );
    const hand = hands.find(({ leader, y }) => leader && y < 560) ?? hands[0];
    await this.mouse.press(hand.x, hand.y);
    const reach = await this.mouse.lit("move");
    await this.point(reach.toSorted((a, b) => b.cost - a.cost)[0]);
  }

  /** Opens the menu with the most in it. */
  async menu() {
    let best = null;
    const open = async (hex) => {
      const at = (await this.mouse.lit("menu")).find((lit) => lit.hex === hex); // the board may have moved
      if (at) await this.mouse.press(at.x, at.y);
      await this.rest(200);
    };
    for (const { hex } of await this.mouse.lit("menu")) {
      await open(hex);
      const count = await this.page.locator('[role="menuitem"]').count();
      if (!best || count > best.count) best = { hex, count };
      await this.page.keyboard.press("Escape");
    }
    await open(best.hex);
  }
}

await mkdir(ALL, { recursive: true });
await mkdir(README, { recursive: true });
const house = await House.open();
try {
  for (const [options, phone] of [[DESKTOP, false], [PHONE, true]]) {
    await new Photographer(await house.person(options), phone).all();
  }
  house.check();
} finally {
  await house.close();
}
