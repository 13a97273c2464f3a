/** Plays by pointer, on nothing but what is lit: a hand that knows no rules. */

/** The same sequence for the same seed. */
export function dice(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Of some choices those of the kind that was done least so far: a hand that tries everything. */
export function rarest(ids, done) {
  const times = (id) => done[id.split("-")[0]] ?? 0;
  const least = Math.min(...ids.map(times));
  return ids.filter((id) => times(id) === least);
}

export class Mouse {
  constructor(person, seed, { touch = false, deeds = 6 } = {}) {
    this.person = person;
    this.page = person.page;
    this.roll = dice(seed);
    this.touch = touch;
    this.deeds = deeds;
    this.done = {};
    this.left = deeds;
  }

  count(kind) {
    this.done[kind] = (this.done[kind] ?? 0) + 1;
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

  async settled() {
    return this.person.ready(["acting", "covered", "over", "waiting"]);
  }

  /** Plays one decision; false when the game is over. */
  async step() {
    const { page } = this;
    const state = await this.person.ready(["acting", "covered", "over"]);
    if (state === "over") return false;
    if (state === "covered") {
      await this.click("dialog .main");
      this.count("passed");
      return true;
    }
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
    if (this.touch) await this.click(".tip .main");
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
    if ((await this.state()) === "acting" && (await dialog.count()) > 0) await this.click("dialog .main");
    await this.person.ready(["acting", "covered", "over", "waiting", "showing"]);
    return true;
  }

  state() {
    return this.person.state();
  }

  seq() {
    return this.page.evaluate(() => document.querySelector("main[data-seq]")?.dataset.seq);
  }

  /** Plays on until the game is over, or so many decisions have been made. */
  async play(most = 2000) {
    for (let n = 0; n < most; n++) if (!(await this.step())) return true;
    return false;
  }
}
