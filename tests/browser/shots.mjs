/**
 * Takes pictures of the page for people to look at: `make shots`.
 *
 * All of them, as large as they are, go to build/shots; the few that the README shows, small, to docs/pictures.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { BOT, CAMP, FOUR, Guide, ME } from "./guide.mjs";
import { chooseEdition, DESKTOP, House, PHONE, record, ROOT } from "./house.mjs";

const ALL = join(ROOT, "build", "shots");
const README = join(ROOT, "docs", "pictures");
const SHOWN = new Map([
  ["walk", 0.7],
  ["tile", 0.5],
  ["auction", 0.5],
  ["walk-phone", 0.62],
  ["scoring", 0.5],
  ["replay", 0.5],
  ["end", 0.5],
  ["legend-card", 0.6],
  ["legend-draft", 0.5],
]);

const SCENES = {
  async home(p) {
    await p.keep(record("finished"));
    await p.set({ seats: [ME, { kind: "link" }, BOT], edition: "rio-grande", auction: true });
    await p.set({ seats: [ME, BOT, BOT], record: record("near-end") });
    await p.set({ seats: FOUR, record: record("middle") });
    await p.person.visit("/");
    await p.take("home", { after: 2500 });
  },
  async setup(p) {
    await p.person.visit("/new");
    await p.rest(1500);
    await p.page.locator(".counts").getByText("4", { exact: true }).click();
    await p.take("setup", { whole: true });
  },
  async opening(p) {
    await p.open({ seats: FOUR, first: "Red" });
    await p.take("opening");
  },
  async tile(p) {
    await p.open({ seats: FOUR, record: record("middle") });
    await p.take("middle");
    const places = await p.mouse.lit("place");
    await p.point(places.toSorted((a, b) => b.x - a.x)[0]);
    await p.take("tile");
  },
  async walk(p) {
    await p.open({ seats: FOUR, record: record("exchange") });
    await p.walk();
    await p.take("walk");
    await p.page.keyboard.press("Escape");
    await p.menu();
    await p.take("menu");
    await p.page.keyboard.press("Escape");
    await p.click(".acts .swap");
    const cards = p.page.locator(".two section .card:not(.safe) input");
    for (const card of await cards.all()) await card.check();
    await p.take("exchange");
  },
  async auction(p) {
    await p.open({ seats: FOUR, record: record("auction-middle") });
    await p.take("auction");
  },
  async scoring(p) {
    await p.scoring(FOUR, "scoring", () => p.take("scoring", { after: 1500 }));
  },
  async end(p) {
    await p.end(FOUR, "last-turn");
    await p.take("end", { after: 2500, whole: true });
  },
  async replay(p) {
    const table = await p.keep(record("finished"));
    await p.person.visit(`/replay/${table}/232`);
    await p.take("replay", { after: 3500 });
    await p.page.getByRole("button", { name: "Rules", exact: true }).click();
    await p.page.getByRole("button", { name: "Guards" }).click();
    await p.take("rules");
  },
  async legend(p) {
    await p.open({ seats: CAMP, record: record("legend-draft") });
    await p.page.locator("[data-can] button").nth(1).click();
    await p.take("legend-draft");
    await p.open({ seats: CAMP, record: record("legend-camp") });
    await p.take("legend-camp");
    await p.page.locator('section.dock [data-card="23"]').first().click();
    await p.take("legend-chosen");
    await p.page.locator('.deed[data-deed="play"]').click();
    await p.page.locator('.hit[data-lit="place"]').first().waitFor();
    const places = await p.mouse.lit("place");
    if (places.length > 0) await p.point(places.toSorted((a, b) => b.x - a.x)[0]);
    await p.take("legend-card");
    await p.scoring(CAMP, "legend-scoring", () => p.take("legend-scoring", { after: 1500 }));
    await p.person.visit("/new");
    await p.rest(1500);
    await chooseEdition(p.person, "Tikal Legend");
    await p.take("legend-setup", { after: 1500, whole: true });
  },
  async upload(p) {
    await p.person.visit("/");
    await p.page.getByRole("button", { name: /Watch a record/ }).click();
    await p.page.getByLabel("or paste it").fill(record("finished").replace(" . S", " .. S"));
    await p.page.getByRole("button", { name: "Watch it" }).click();
    await p.page.getByRole("alert").first().waitFor();
    await p.take("upload");
    p.person.errors = [];
  },
};

class Photographer extends Guide {
  async open(wanted) {
    await this.person.table(wanted);
    await this.person.ready(["acting"]);
    await this.rest(2500);
  }

  rest(ms = 700) {
    return this.page.waitForTimeout(ms);
  }

  /** Hands the server a record and returns where it can be watched. */
  keep(text) {
    return this.post("/api/records", { record: text });
  }

  /** Sets a table up without going there. */
  set(wanted) {
    return this.post("/api/tables", wanted);
  }

  post(path, body) {
    return this.page.evaluate(async ([where, text]) => {
      const headers = { "Content-Type": "application/json" };
      const answer = await fetch(where, { method: "POST", headers, body: text });
      return (await answer.json()).table;
    }, [path, JSON.stringify(body)]);
  }

  /** Takes a picture of the screen; of a phone's also one of the whole page, where that is longer. */
  async take(name, { after = 0, whole = false } = {}) {
    await this.rest(after);
    const file = this.touch ? `${name}-phone` : name;
    await this.page.waitForFunction(() => !document.querySelector(".land") || document.querySelector(".land canvas"));
    await this.page.waitForFunction(() => !document.querySelector("[data-fresh]"));
    await this.rest();
    await this.page.screenshot({ path: join(ALL, `${file}.png`) });
    if (whole && this.touch) await this.page.screenshot({ path: join(ALL, `${file}-whole.png`), fullPage: true });
    const scale = SHOWN.get(file);
    if (!scale) return;
    const { width, height } = this.page.viewportSize();
    const cdp = await this.page.context().newCDPSession(this.page);
    const clip = { x: 0, y: 0, width, height, scale };
    const { data } = await cdp.send("Page.captureScreenshot", { format: "webp", quality: 70, clip });
    await writeFile(join(README, `${file}.webp`), Buffer.from(data, "base64"));
  }

  /** Takes all pictures, or those whose names were given. */
  async all(names) {
    const wanted = (name) => names.length === 0 || names.includes(name);
    for (const name of Object.keys(SCENES)) if (wanted(name)) await SCENES[name](this);
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
    if (this.touch) await this.click(`[data-choice="walk-${hand.leader ? "leader" : "explorer"}"]`);
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
    const photographer = new Photographer(await house.person(options, { painted: true }), phone);
    await photographer.person.visit("/");
    await photographer.all(process.argv.slice(2));
  }
  house.check();
} finally {
  await house.close();
}
