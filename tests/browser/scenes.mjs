/** Every screen there is, one after another, each looked at as it is. */
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { CAMP, FOUR, Guide, ME } from "./guide.mjs";
import { button, chooseEdition, record, rested, ROOT, within } from "./house.mjs";
import { measure, SIZES } from "./sizes.mjs";

export const LEAST = 0.4;
/** ... and where sentences are longer than in English. */
export const LEAST_IN_LONG_WORDS = 0.35;
const PICTURES = process.env.PICTURES && join(ROOT, "build", process.env.PICTURES); // a folder for pictures of all of them
const BEN = { kind: "me", name: "Ben" };
if (PICTURES) mkdirSync(PICTURES, { recursive: true });

/** Somebody who looks at screens at one size and notes what is wrong with them. */
export class Visitor extends Guide {
  constructor(person, size) {
    super(person, !!SIZES[size].hasTouch);
    person.phone = this.touch;
    this.size = size;
    this.least = person.language === "en" ? LEAST : LEAST_IN_LONG_WORDS;
    this.wrong = [];
  }

  async open(wanted) {
    await this.person.table(wanted);
    await this.person.ready(["acting", "covered"]);
    await this.page.waitForFunction(() => document.querySelector(".land canvas"));
    await this.page.waitForTimeout(300);
  }

  /** The sentence of a code, in the language of the page. */
  say(code, facts) {
    return this.person.say(code, facts);
  }

  /** Goes through scenes, one after another; returns what is wrong with them. */
  async tour(names) {
    await this.person.visit("/");
    for (const name of names) {
      try {
        await SCENES[name](this);
      } catch (error) {
        this.wrong.push(`${name}: ${error.message.split("\n").slice(0, 3).join(" ")}`);
      }
    }
    return this.wrong;
  }

  press(locator) {
    return this.touch ? locator.tap() : locator.click();
  }

  /** The first hex that is lit in a way, once the board has come to rest. */
  async first(kind) {
    await this.page.evaluate(async () => {
      const place = () => JSON.stringify(document.querySelector(".hit").getBoundingClientRect());
      for (let before = "", still = 0; still < 10; ) {
        await new Promise(requestAnimationFrame);
        still = place() === before ? still + 1 : 0;
        before = place();
      }
    });
    const [hex] = await this.mouse.lit(kind);
    return hex;
  }

  /** Looks at the screen as it is. */
  async look(name, { board = true } = {}) {
    await this.page.waitForTimeout(250);
    await rested(this.page); // a busy machine has painted nothing new yet
    if (PICTURES) await this.page.screenshot({ path: join(PICTURES, `${name}-${this.size}-${this.person.language}.png`) });
    const seen = await this.page.evaluate(measure);
    for (const problem of seen.problems.slice(0, 8)) this.wrong.push(`${name}: ${problem}`);
    if (board && !seen.dialog && !(seen.board >= this.least)) this.wrong.push(`${name}: the board has ${Math.round(seen.board * 100)}%`);
  }
}

export const SCENES = {
  async pages(v) {
    await v.person.visit("/");
    await v.page.waitForTimeout(800);
    await v.look("home", { board: false });
    await v.person.visit("/new");
    await v.page.locator("fieldset.seat").first().waitFor();
    await v.look("setup", { board: false });
    await chooseEdition(v.person, "Tikal Legend");
    await v.page.waitForTimeout(500);
    await v.look("setup-legend", { board: false });
    await within(v.person, v.say("setup-scenario"), () => v.look("setup-scenario"));
    await chooseEdition(v.person, "Super Meeple");
    await within(v.person, v.say("setup-house"), () => v.look("setup-house"));
    assert.ok(await button(v.person, v.say("setup-start")).isVisible(), "Start is in sight");
  },
  async lay(v) {
    await v.open({ seats: FOUR, record: record("middle") });
    await v.look("lay");
    await v.point(await v.first("place"));
    await v.look("lay-aimed");
  },
  async spend(v) {
    await v.open({ seats: FOUR, record: record("exchange") });
    await v.look("spend");
    const [hand] = await v.page.locator(".hand").evaluateAll((list) =>
      list
        .map((el) => el.getBoundingClientRect())
        .map((box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 }))
        .filter(({ x, y }) => document.elementFromPoint(x, y)?.closest(".board")),
    );
    await v.mouse.press(hand.x, hand.y);
    if (v.touch) await v.click('[data-choice^="walk"]'); // a finger opens the ring of the hex
    await v.page.locator('.hit[data-lit="move"]').first().waitFor();
    await v.look("walk");
    await v.point(await v.first("move"));
    await v.look("walk-aimed");
    await v.page.keyboard.press("Escape");
    const { x, y } = await v.first("menu");
    await v.mouse.press(x, y);
    await v.page.locator('[role="menuitem"]').first().waitFor();
    await v.look("menu");
    await v.page.keyboard.press("Escape");
    await v.click(".acts .swap");
    await v.page.getByRole("dialog").waitFor();
    await v.look("exchange");
    for (const side of ["first", "last"]) {
      await v.press(v.page.locator(`dialog .two section:${side}-child .card:not(.safe) input`).first());
    }
    await v.page.locator("dialog .result").waitFor();
    const scrolled = await v.page.getByRole("dialog").evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight);
    if (v.size === "phone" && scrolled > 0) v.wrong.push(`exchange: ${scrolled} pixels have to be scrolled for`);
  },
  async auction(v) {
    await v.open({ seats: FOUR, record: record("auction-middle") });
    await v.look("auction");
  },
  async scoring(v) {
    await v.scoring(FOUR, "scoring", () => v.look("scoring"));
  },
  async end(v) {
    await v.end(FOUR, "last-turn");
    await v.look("end");
  },
  async replay(v) {
    await v.person.replay(record("finished"), "/232");
    await v.page.waitForTimeout(600);
    await v.look("replay");
  },
  async draft(v) {
    await v.open({ seats: CAMP, record: record("legend-draft") });
    await v.look("legend-draft");
    await v.press(v.page.locator("[data-can] button").nth(1));
    await v.look("legend-draft-chosen");
  },
  async camp(v) {
    await v.open({ seats: CAMP, record: record("legend-camp") });
    await v.look("legend-act");
    await v.press(v.page.locator('section.dock [data-card="23"]').first());
    await v.look("legend-card");
    await v.press(v.page.locator('.deed[data-deed="play"]'));
    await v.page.locator('.hit[data-lit="place"]').first().waitFor();
    await v.look("legend-effect");
  },
  async points(v) {
    await v.open({ seats: CAMP, record: record("legend-camp") });
    await v.press(v.page.locator("section.dock .goods .token").first());
    await v.press(v.page.locator('.deed[data-deed="use-token"]'));
    await v.page.locator('main[data-phase="spend"]').waitFor();
    await v.person.ready(["acting"]);
    await v.look("legend-spend");
  },
  async counted(v) {
    await v.scoring(CAMP, "legend-scoring", () => v.look("legend-scoring"));
  },
  async over(v) {
    await v.end(CAMP.slice(0, 3), "legend-last-turn");
    await v.look("legend-end");
    await v.person.replay(record("legend-finished"), "/200");
    await v.page.waitForTimeout(600);
    await v.look("legend-replay");
  },
  async hotSeat(v) {
    await v.open({ seats: [ME, BEN], first: "Red" });
    await v.look("hot-seat");
  },
  async windows(v) {
    await v.person.visit("/");
    await v.press(button(v.person, v.say("table-settings")));
    await v.page.getByRole("dialog").waitFor();
    await v.look("settings");
    await v.press(button(v.person, v.say("table-close")));
    await v.press(button(v.person, v.say("rules-open")));
    await v.page.getByRole("dialog").waitFor();
    await v.page.locator("dialog nav button").first().waitFor();
    await v.look("rules");
  },
};
