/** A learner who does what the steps of a lesson say, with the hands of a person. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { press, ROOT } from "./house.mjs";

/** The steps of a lesson: what is to be done in each, by its id. */
export function stepsOf(game, lesson) {
  const text = readFileSync(join(ROOT, "src", "tikal", game, "lessons", `${lesson}.toml`), "utf8");
  return text.split("[[chapters.steps]]").slice(1).map((part) => ({
    id: /^id = "(.+)"$/m.exec(part)[1],
    todo: [...(/^do = \[([^\]]*)\]/m.exec(part)[1] ?? "").matchAll(/"([^"]+)"/g)].map((found) => found[1]),
  }));
}

/** Puts the single stretches of one figure's walk together. */
function deeds(todo) {
  const found = [];
  for (const text of todo) {
    const walk = /^([EL]):(\w+)-(\w+)/.exec(text);
    const last = found.at(-1);
    if (walk && last?.walk && last.figure === walk[1] && last.to === walk[2]) last.to = walk[3];
    else found.push(walk ? { walk: true, figure: walk[1], from: walk[2], to: walk[3] } : { text });
  }
  return found;
}

export class Learner {
  constructor(person) {
    this.person = person;
    this.page = person.page;
  }

  /** Begins a lesson by the list of all. */
  async begin(lesson) {
    await this.person.visit();
    await press(this.person, this.page.getByRole("button", { name: "All lessons" }));
    await press(this.person, this.page.locator(`[data-lesson="${lesson}"] button`).first());
  }

  get guide() {
    return this.page.locator(".guide");
  }

  title() {
    return this.guide.locator("h2").innerText();
  }

  /** Waits for a step: what was done before has been shown then. */
  async at(step) {
    await this.page.locator(`.guide[data-step="${step}"]`).waitFor();
    await this.person.ready(["acting"]);
  }

  /** Waits until the guide answers something that was tried. */
  async told(title) {
    await this.guide.getByRole("heading", { name: title, exact: true }).waitFor();
  }

  /** A point of a hex where nothing else lies on it. */
  async point(hex) {
    const found = await this.page.evaluate((name) => {
      const hit = document.querySelector(`.hit[data-hex="${name}"]`);
      const box = hit.getBoundingClientRect();
      for (const fy of [0.5, 0.2, 0.85, 0.35, 0.65])
        for (const fx of [0.5, 0.25, 0.75, 0.35, 0.65, 0.12, 0.88]) {
          const [x, y] = [box.left + box.width * fx, box.top + box.height * fy];
          if (document.elementFromPoint(x, y) === hit) return { x, y };
        }
      return null;
    }, hex);
    if (!found) throw new Error(`${hex} cannot be pointed at: ${await this.title()}`);
    return found;
  }

  /** The same, when what still lies over it has gone. */
  async soon(hex) {
    for (let tries = 0; tries < 20; tries++) {
      const found = await this.point(hex).catch(() => null);
      if (found) return found;
      await this.page.waitForTimeout(250);
    }
    return this.point(hex);
  }

  async hex(hex) {
    const { x, y } = await this.soon(hex);
    if (this.person.phone) await this.page.touchscreen.tap(x, y);
    else {
      await this.page.mouse.move(x, y);
      await this.page.mouse.click(x, y);
    }
  }

  /** Chooses something of the menu of a hex. */
  async choose(hex, choice) {
    const entry = this.page.locator(`[data-choice="${choice}"]`);
    for (let tries = 0; tries < 5 && !(await entry.count()); tries++) {
      await this.hex(hex); // the board may just have moved: what the guide says has another height
      await entry.waitFor({ timeout: 3000 }).catch(() => undefined);
    }
    await (this.person.phone ? entry.tap({ force: true }) : entry.click({ force: true })); // also what is refused
    await this.person.ready(["acting", "waiting", "showing"]);
  }

  /** Lays the tile, which lies where it is to be laid already. */
  async lay(turn) {
    await this.person.ready(["acting"]);
    await this.page.locator(".stop").first().waitFor({ state: "attached" });
    if (turn !== null) await this.page.locator(`.stop[data-turn="${turn}"]`).dispatchEvent("click");
    await press(this.person, this.page.locator(".acts .go"));
  }

  async walk(figure, from, to) {
    const kind = figure === "L" ? "leader" : "explorer";
    const hand = this.page.locator(`.hand[data-hex="${from}"][data-figure="${kind}"]`);
    const picked = await this.page.locator(`.hit[data-hex="${from}"][data-lit="source"]`).count();
    if (!picked) {
      if (this.person.phone) await this.choose(from, `walk-${kind}`);
      else await hand.first().click();
    }
    await this.page.locator(`.hit[data-hex="${to}"][data-lit="target"]`).waitFor({ state: "attached" });
    if (this.person.phone) {
      const walk = this.page.locator(".acts .main:not(:disabled)", { hasText: "Walk" }); // a finger only points first: what it would cost is said
      if (!(await walk.count())) await this.hex(to);
      await walk.tap();
    } else await this.hex(to);
    await this.person.ready(["acting", "waiting", "showing"]);
  }

  /** Those of some hexes that lie under the guide. */
  covered(hexes) {
    return this.page.evaluate((named) => {
      const guide = document.querySelector(".guide").getBoundingClientRect();
      return named.filter((hex) => {
        const box = document.querySelector(`.hit[data-hex="${hex}"]`).getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return x > guide.left && x < guide.right && y > guide.top && y < guide.bottom;
      });
    }, hexes);
  }

  /** What is written at the sides of the tile in hand. */
  tags() {
    return this.page.locator(".board .t-edge").allTextContents();
  }

  /** The hexes that the step lights. */
  ringed() {
    return this.page.evaluate(() => [...document.querySelectorAll("[data-ringed]")].map((mark) => mark.dataset.ringed));
  }

  /** Of the hexes that the step lights those that something lies on, or that are not all in the window. */
  hidden() {
    return this.page.evaluate(() =>
      [...document.querySelectorAll("[data-ringed]")].map((mark) => mark.dataset.ringed).filter((hex) => {
        const box = document.querySelector(`.hit[data-hex="${hex}"]`).getBoundingClientRect();
        const points = [[0.5, 0.5], [0.5, 0.04], [0.5, 0.96], [0.04, 0.5], [0.96, 0.5], [0.27, 0.06], [0.73, 0.94]];
        return !points.every(([x, y]) => document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)?.closest(".board"));
      }),
    );
  }

  /** Clicks scorings away: they wait to be seen. */
  async seeScorings() {
    for (;;) {
      const state = await this.person.ready(["acting", "waiting", "over", "showing", "busy"]);
      const go = this.page.locator(".scoring button.main");
      if (await go.count()) await go.first().click({ timeout: 2000 }).catch(() => undefined);
      else if (state === "acting" || state === "over") return;
      else await this.page.waitForTimeout(50);
    }
  }

  state() {
    return this.person.state();
  }

  async end() {
    await press(this.person, this.page.locator(".acts .go"));
  }

  seq() {
    return this.page.locator("main[data-seq]").getAttribute("data-seq");
  }

  /** Does something and waits until the table has moved on. */
  async changing(deed) {
    const before = await this.seq();
    await deed();
    await this.page.waitForFunction((seq) => document.querySelector("main[data-seq]")?.dataset.seq !== seq, before);
    await this.person.ready(["acting", "over", "waiting", "showing"]);
  }

  async press(selector) {
    await press(this.person, this.page.locator(selector).first());
  }

  /** Does one action that the step asks for. */
  async deed(deed) {
    if (deed.text && (await this.beside(deed.text))) return;
    await this.onBoard(deed);
  }

  /** Does what is not done on the board: bids, drafts, cards, tokens and powers. */
  async beside(text) {
    const bid = /^bid (\d+)$/.exec(text);
    if (bid) return this.bid(Number(bid[1]));
    if (text === "pass") return (await this.press(".bid .answer .btn:first-child"), true);
    const taken = /^take (.+)$/.exec(text);
    if (taken && (await this.page.locator(".tile.free").count())) return (await this.press(`.tile.free[data-tile="${taken[1]}"]`), true);
    if (taken) {
      await this.press("[data-can].advised button");
      await this.press(".acts .go");
      return true;
    }
    const card = /^(<?)#([\w-]+)$/.exec(text);
    if (card) {
      await this.press(`.dock .right [data-card="${card[2]}"]`);
      await this.changing(() => this.press(card[1] ? '[data-deed="preserve"]' : ".deed.main"));
      return true;
    }
    if (text === "ap") await this.press(".dock .goods button");
    else if (text.startsWith("power:")) await this.press(`[data-power="${text.slice(6)}"]`);
    else if (text.startsWith("!")) await this.press(`.dock [data-tile="${text.slice(1)}"]`);
    else {
      const button = this.page.locator(`.deed[data-deed="${text}"]`);
      if (!text.startsWith("&") && !(await button.count())) return false;
      await this.changing(() => press(this.person, button));
      return true;
    }
    await this.changing(() => this.press(".deed.main, .acts .go"));
    return true;
  }

  /** Sets a bid and makes it. */
  async bid(points) {
    const shown = async () => Number(await this.page.locator(".bid output").innerText());
    while ((await shown()) < points) await this.press(".bid .stepper .btn:nth-of-type(2)");
    while ((await shown()) > points) await this.press(".bid .stepper .btn:first-child");
    await this.press(".bid .main");
    return true;
  }

  /** Does one action on the board, or with the buttons below. */
  async onBoard({ walk, figure, from, to, text }) {
    if (walk) return this.walk(figure, from, to);
    if (/^@\w+$/.test(text)) {
      return this.changing(async () => {
        await this.hex(text.slice(1));
        if (this.person.phone) await this.press(".acts .go"); // a finger is asked first
      });
    }
    const lay = /^\w\d@(\w+)(?:\/(\d))?$/.exec(text);
    if (lay) return this.lay(lay[2] ?? null);
    const hex = text.slice(-2);
    if (text.startsWith("+")) return this.choose(hex, `enter-${text[1] === "L" ? "leader" : "explorer"}`);
    if (text.startsWith("^")) return this.choose(hex, "uncover-");
    if (text.startsWith("$")) return this.choose(hex, "dig-");
    if (text.startsWith("C@")) return this.choose(hex, "camp-");
    if (text.startsWith("G")) return this.choose(hex, `guard-${text[1] === "L" ? "leader" : "explorer"}`);
    if (text === ".") return this.end();
    const swap = /^x\w+:(\w+)\/(\w+)$/.exec(text);
    if (swap) return this.swap(swap[1], swap[2]);
    throw new Error(`nobody knows how to do ${text}`);
  }

  async swap(give, take) {
    await press(this.person, this.page.locator(".acts .swap"));
    const dialog = this.page.getByRole("dialog");
    await dialog.waitFor();
    await press(this.person, dialog.locator(".two section:first-child .card", { hasText: new RegExp(give, "i") }));
    await press(this.person, dialog.locator(".two section:last-child .card", { hasText: new RegExp(take, "i") }));
    await press(this.person, dialog.getByRole("button", { name: /Exchange, / }));
  }

  /** Does all that a step asks for; opened menus are closed between. */
  async step(todo) {
    for (const deed of deeds(todo)) {
      if (await this.page.getByRole("menu").count()) await this.page.keyboard.press("Escape");
      await this.deed(deed);
    }
  }
}
