/** Plays by pointer, on nothing but what is lit: a hand that knows no rules. */
import { Hand, rarest } from "./hand.mjs";

export class Mouse extends Hand {
  constructor(person, seed, { touch = false, deeds = 6 } = {}) {
    super(person, seed, deeds);
    this.touch = touch;
  }

  any(list) {
    return list[this.roll(list.length)];
  }

  /** Clicks or taps at a point. */
  async press(x, y) {
    if (this.touch) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  async click(selector) {
    const found = this.page.locator(selector).first();
    if (this.touch) await found.tap();
    else await found.click();
  }

  /** Hexes lit in a way, each with a point where nothing else lies on it. */
  lit(kind) {
    return this.page.evaluate((wanted) => {
      const found = [];
      for (const hit of document.querySelectorAll(`.hit[data-lit="${wanted}"]`)) {
        const box = hit.getBoundingClientRect();
        for (const [fx, fy] of [[0.5, 0.5], [0.5, 0.2], [0.5, 0.8], [0.25, 0.5], [0.75, 0.5], [0.3, 0.25], [0.7, 0.75]]) {
          const x = box.left + box.width * fx;
          const y = box.top + box.height * fy;
          if (document.elementFromPoint(x, y) === hit) {
            found.push({ hex: hit.dataset.hex, cost: Number(hit.dataset.cost ?? 0), x, y });
            break;
          }
        }
      }
      return found;
    }, kind);
  }

  /** Lets the next player see the table. */
  uncover() {
    return this.click("dialog .main");
  }

  async decide() {
    const { page } = this;
    if ((await page.locator(".bid").count()) > 0) return this.bid();
    if ((await page.locator(".tile.free").count()) > 0) return this.take();
    if ((await page.locator('.hit[data-lit="place"]').count()) > 0) return this.lay();
    return this.spend();
  }

  async bid() {
    const can = await this.page.locator(".bid .main").count();
    if (can && this.roll(3) > 0) await this.click(".bid .main");
    else await this.click(".bid .answer .btn:first-child");
    this.count("bid");
    await this.settled();
    return true;
  }

  async take() {
    await this.click(".tile.free");
    this.count("take");
    await this.settled();
    return true;
  }

  async lay() {
    const { page } = this;
    let at = this.any(await this.lit("place"));
    if (!at) {
      await page.keyboard.press("0"); // the whole board
      at = this.any(await this.lit("place"));
    }
    if (!at) throw new Error("a tile has to be laid, but no hex is lit where it can be pointed at");
    if (this.touch) {
      await this.press(at.x, at.y);
      if (this.roll(2)) await page.locator(".acts .turn").tap({ timeout: 1000 }).catch(() => undefined);
      await this.click(".acts .main");
    } else {
      await page.mouse.move(at.x, at.y);
      if (this.roll(2)) await page.mouse.wheel(0, 120);
      await this.press(at.x, at.y);
    }
    this.count("lay");
    this.left = this.deeds;
    await this.settled();
    return true;
  }

  /** Figures that can be picked up. */
  figures() {
    return this.page.evaluate(() =>
      [...document.querySelectorAll(".hand")].flatMap((hand) => {
        const box = hand.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        return document.elementFromPoint(x, y) === hand ? [{ x, y }] : [];
      }),
    );
  }

  async spend() {
    const { page } = this;
    const figure = this.left > 0 && !this.touch && this.roll(3) === 0 ? this.any(await this.figures()) : null;
    if (figure) {
      this.left--;
      await this.press(figure.x, figure.y);
      this.count("walk");
      return this.walk();
    }
    const hexes = this.left > 0 ? await this.lit("menu") : [];
    const at = this.any(hexes);
    if (!at) return this.end();
    this.left--;
    await this.press(at.x, at.y);
    const choices = page.locator('[role="menuitem"]:not([aria-disabled="true"])');
    await choices.first().waitFor();
    const ids = await choices.evaluateAll((list) => list.map((item) => item.dataset.choice));
    const id = this.any(this.roll(4) > 0 ? rarest(ids, this.done) : ids);
    await this.click(`[data-choice="${id}"]`);
    this.count(id.split("-")[0]);
    if (id.startsWith("walk")) return this.walk();
    await this.settled();
    if ((await page.locator('[role="menu"]').count()) > 0) await page.keyboard.press("Escape");
    return true;
  }

  async walk() {
    const { page } = this;
    const at = this.any(await this.lit("move"));
    if (!at) {
      await page.keyboard.press("Escape");
      return true;
    }
    await this.press(at.x, at.y);
    if (this.touch) await this.click(".acts .main");
    await this.settled();
    return true;
  }

  async end() {
    const before = await this.seq();
    await this.click(".acts .main");
    this.count("end");
    this.left = this.deeds;
    const dialog = this.page.locator("dialog .main");
    await Promise.race([
      dialog.first().waitFor().catch(() => undefined),
      this.page.waitForFunction((seq) => document.querySelector("main[data-seq]")?.dataset.seq !== seq, before),
    ]);
    if ((await this.person.state()) === "acting" && (await dialog.count()) > 0) await this.click("dialog .main");
    await this.person.ready(["acting", "covered", "over", "waiting", "showing"]);
    return true;
  }
}
