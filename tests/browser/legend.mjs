/** Plays Legend by pointer, on nothing but what is lit or offered: a hand that knows no rules. */
import { Mouse } from "./mouse.mjs";

export class LegendMouse extends Mouse {
  phase() {
    return this.page.evaluate(() => document.querySelector("main[data-phase]")?.dataset.phase);
  }

  /** The golden button, if it can be pressed. */
  golden() {
    return this.page.locator(".acts .go:not([disabled])");
  }

  /** Edges that are lit, each with a point on it. */
  edges() {
    return this.page.evaluate(() =>
      [...document.querySelectorAll("[data-edge]")].flatMap((band) => {
        const box = band.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const top = document.elementFromPoint(x, y);
        return top && band.contains(top) ? [{ edge: band.dataset.edge, x, y }] : [];
      }),
    );
  }

  async decide() {
    const phase = await this.phase();
    if (phase === "draft") await this.draft();
    else if (phase === "act") await this.act();
    else if (phase === "effect") await this.effect();
    else await this.spendPoints();
    return true;
  }

  /** Does something and waits until the table has moved on. */
  async changing(deed) {
    const before = await this.seq();
    await deed();
    await this.page.waitForFunction((seq) => document.querySelector("main[data-seq]")?.dataset.seq !== seq, before);
    await this.settled();
  }

  async draft() {
    const can = this.page.locator("[data-can] button");
    const thing = can.nth(this.roll(await can.count()));
    await thing.scrollIntoViewIfNeeded();
    await this.changing(async () => {
      if (this.roll(2) && !this.touch) await thing.dblclick();
      else {
        if (this.touch) await thing.tap();
        else await thing.click();
        await this.click(".acts .go");
      }
    });
    this.count("draft");
  }

  /** Something of the campsite, in some order, until one of them can be used. */
  async act() {
    const { page } = this;
    if ((await this.golden().count()) > 0) {
      await this.changing(() => this.click(".acts .go"));
      return this.count("end");
    }
    const things = await page.locator("section.dock :is(.right .card, .left .card, .goods button)").all();
    for (const thing of this.shuffled(things)) {
      await thing.scrollIntoViewIfNeeded();
      if (this.touch) await thing.tap();
      else await thing.click();
      if ((await page.locator('.hit[data-lit="place"]').count()) > 0) return this.set();
      const deeds = await page.locator(".deed:not([aria-disabled])").all();
      if (deeds.length === 0) {
        await page.keyboard.press("Escape");
        continue;
      }
      const play = page.locator(".deed.main:not([aria-disabled])");
      const deed = (await play.count()) > 0 && this.roll(5) > 0 ? play.first() : this.any(deeds);
      const id = await deed.getAttribute("data-deed");
      const card = await thing.getAttribute("data-card");
      this.count(id === "play" ? `card-${card.slice(0, 2)}` : id);
      if (id === "preserve") {
        const before = await this.seq();
        await deed.click();
        await page.waitForFunction((seq) => document.querySelector("main[data-seq]")?.dataset.seq !== seq || document.querySelector(".left .tag"), before);
        if ((await this.seq()) === before) await this.changing(() => page.locator(".left .card").first().click());
        return this.person.ready(["acting", "covered", "over", "waiting"]);
      }
      return this.changing(() => (this.touch ? deed.tap() : deed.click()));
    }
    throw new Error(`nothing can be done: ${await this.person.text(".prompt")}`);
  }

  shuffled(list) {
    return list.map((item) => [this.roll(1 << 30), item]).sort((a, b) => a[0] - b[0]).map(([, item]) => item);
  }

  /** A point of a lit hex, the whole board shown if none is in sight. */
  async litOne(kind) {
    let found = await this.lit(kind);
    if (found.length === 0) {
      await this.page.keyboard.press("0");
      found = await this.lit(kind);
    }
    return this.any(found);
  }

  /** Lays the tile in hand. */
  async set() {
    const at = await this.litOne("place");
    if (!at) throw new Error("a tile is in hand, but no hex is lit where it can be pointed at");
    await this.changing(async () => {
      if (this.touch) {
        await this.press(at.x, at.y);
        await this.click(".acts .main");
      } else {
        await this.page.mouse.move(at.x, at.y);
        if (this.roll(2)) await this.page.mouse.wheel(0, 120);
        await this.press(at.x, at.y);
      }
    });
    this.count("lay");
  }

  /** One pick of a card or power. */
  async effect() {
    const { page } = this;
    if ((await page.locator('.hit[data-lit="place"]').count()) > 0) return this.set();
    const edges = await this.edges();
    if (edges.length > 0) return this.stone(edges);
    const buttons = await page.locator(".deed:not([aria-disabled])").all();
    const hexes = await this.lit("menu");
    if (buttons.length > 0 && (hexes.length === 0 || this.roll(2))) {
      const deed = this.any(buttons);
      if ((await deed.getAttribute("data-deed")) === "swap") return this.swap(() => deed.click());
      this.count("deed");
      return this.changing(() => (this.touch ? deed.tap() : deed.click()));
    }
    const done = await this.golden().count();
    if (done > 0 && (hexes.length === 0 || this.roll(4) === 0)) {
      this.count("done");
      return this.changing(() => this.click(".acts .go"));
    }
    const at = this.any(hexes) ?? (await this.litOne("menu"));
    if (!at) throw new Error(`nothing is lit: ${await this.person.text(".prompt")}`);
    await this.target(at);
  }

  /** Picks a hex: at once, by its menu, or a camp first and then where it goes. */
  async target(at) {
    const { page } = this;
    const before = await this.seq();
    const asked = await this.person.text(".prompt");
    await this.press(at.x, at.y);
    if (this.touch && (await this.person.text(".prompt")) === asked) await this.press(at.x, at.y); // aimed at first
    const menu = page.locator('[role="menuitem"]:not([aria-disabled="true"])');
    await page.waitForFunction(
      ([seq, asked]) =>
        document.querySelector("main[data-seq]")?.dataset.seq !== seq ||
        document.querySelector('[role="menuitem"]') ||
        document.querySelector(".prompt").innerText !== asked,
      [before, asked],
    );
    this.count("target");
    if ((await menu.count()) > 0) {
      const item = menu.nth(this.roll(await menu.count()));
      const id = await item.getAttribute("data-choice");
      await item.click();
      if (id.startsWith("walk")) return this.walk();
    }
    await this.person.ready(["acting", "covered", "over", "waiting"]);
  }

  async stone(edges) {
    const { page } = this;
    const before = await this.seq();
    const at = this.any(edges);
    await this.press(at.x, at.y);
    const go = page.locator(".acts .go");
    if (this.touch && (await go.innerText()).includes("Put")) await go.tap();
    await page.waitForFunction(
      ([seq, count]) => document.querySelector("main[data-seq]")?.dataset.seq !== seq || document.querySelectorAll("[data-edge]").length !== count,
      [before, edges.length],
      { timeout: 3000 },
    ).catch(() => undefined);
    await this.person.ready(["acting", "covered", "over", "waiting"]);
    this.count("stone");
  }

  async swap(open) {
    const { page } = this;
    await open();
    await page.locator("dialog .two").waitFor();
    for (const side of ["x-give", "x-take"]) {
      const free = page.locator(`input[name="${side}"]:not([disabled])`);
      for (let n = 0; n < (await free.count()); n++) {
        await free.nth(n).check({ force: true });
        if (side === "x-take" && (await page.locator("dialog .main:not([disabled])").count()) > 0) break;
        if (side === "x-give") break;
      }
    }
    if ((await page.locator("dialog .main:not([disabled])").count()) === 0) {
      await page.keyboard.press("Escape");
      this.count("swap-not");
      if ((await this.golden().count()) > 0) await this.changing(() => this.click(".acts .go"));
      return;
    }
    await this.changing(() => page.locator("dialog .main").click());
    this.count("swap");
  }

  /** Some things with action points, then the end. */
  async spendPoints() {
    if (this.left > 0 && this.roll(4) === 0) {
      this.left--;
      const deeds = await this.page.locator(".deed:not([aria-disabled])").all();
      const deed = deeds.length > 0 ? this.any(deeds) : null;
      const id = await deed?.getAttribute("data-deed");
      if (id?.startsWith("recruit")) {
        const before = await this.seq();
        await deed.click();
        await this.page.waitForFunction((seq) => document.querySelector("main[data-seq]")?.dataset.seq !== seq || document.querySelector(".tip.refused"), before);
        await this.person.ready(["acting", "covered", "over", "waiting"]);
        await this.page.keyboard.press("Escape");
        return this.count("recruit");
      }
      if (id === "stone") {
        await deed.click();
        await this.page.waitForFunction(() => document.querySelector("[data-edge]") || document.querySelector(".tip.refused"));
        const edges = await this.edges();
        if (edges.length > 0) return this.stone(edges);
        await this.page.keyboard.press("Escape");
        return;
      }
      if (id === "swap") {
        await deed.click();
        await this.page.waitForFunction(() => document.querySelector("dialog .two") || document.querySelector(".tip.refused"));
        if ((await this.page.locator("dialog .two").count()) > 0) return this.swap(() => undefined);
        await this.page.keyboard.press("Escape");
        return;
      }
    }
    await this.spend();
  }
}

// --- positions

const SEATS = ["Red", "Blue", "Yellow", "White"];
/** The board of Chichen Itza. Ruins: A2, F1. Temples: A4, B5, D2, E5, H2, F5. Clearings: B4, C4, F3. */
const LAND = { A2: "g4/2", A4: "s2/0", B2: "s4/0", B4: "s1/0", B5: "s3/0", C4: "g3/4", D1: "s6/1", D2: "g1/5", E5: "g2/0", F1: "f4/4", F2: "s5/4", F3: "f3/5", F5: "f2/5", H2: "f1/4", H4: "f5/0" };
const KINDS = ["jade", "vase", "sun", "serpent", "frog", "knife", "plume", "beads"];

/** One seat of a position line; what is in supply follows from what stands on the board. */
function side(number, { figures = "-", camps = "-", owns = "-", right = "-", left = "-", token = 0, tiles = "-", power = number + 1, score = 1 } = {}) {
  const standing = figures === "-" ? [] : figures.split(",").map((entry) => entry.split(":")[1]);
  const explorers = standing.reduce((sum, count) => sum + Number(count.replace(/L/g, "") || 0), 0);
  const leaders = standing.reduce((sum, count) => sum + count.split("L").length - 1, 0);
  const supply = "L".repeat(1 - leaders) + String(18 - explorers);
  return `${SEATS[number]}=${[score, supply, "L12", figures, camps, owns, right, left, token || "-", tiles, number + 1, power].join(";")}`;
}

/** A record of Legend that begins at a position: seats as `side` takes them, Red to act, the others out for the round. */
export function position(seats, { land = {}, passed = SEATS.slice(1, seats.length), words = "", phase = "act" } = {}) {
  const board = Object.entries({ ...LAND, ...land }).map(([hex, tile]) => `${hex}=${tile}`).join();
  const held = seats.map((seat) => seat.token ?? 0);
  const bag = [6, 7, 8, 9, 10, 11, 12, 13].map((value) => `${value}:${3 - held.filter((token) => token === value).length}`).join(".");
  const line = [
    `tikal=1 rules=legend players=${seats.length} board=${board} order=${SEATS.slice(0, seats.length).join(".")}`,
    ...seats.map((seat, n) => side(n, seat)),
    `to=Red phase=${phase} round=1 bag=${bag} open=${KINDS.map((kind) => `${kind}2`).join(".")}`,
    passed.length > 0 ? `passed=${passed.join(".")}` : "",
    words,
  ].filter(Boolean).join(" ");
  return `[Game "Tikal"]\n[TGN "1"]\n[Edition "legend"]\n[Players "${seats.length}"]\n[First "Red"]\n[Position "${line}"]\n`;
}
