/** Plays by keyboard alone: N goes to what is lit, Enter chooses, digits choose from a menu, E ends the turn. */
import { Hand, rarest } from "./hand.mjs";
import { rested } from "./house.mjs";

export class Keyboard extends Hand {
  constructor(person, seed, { deeds = 5 } = {}) {
    super(person, seed, deeds);
  }

  key(name) {
    return this.page.keyboard.press(name);
  }

  /** What has the focus, as a reader would hear it. */
  focus() {
    return this.page.evaluate(() => {
      const at = document.activeElement;
      const name = !at || at === document.body ? "" : (at.getAttribute("aria-label") ?? at.textContent ?? "");
      return { name: name.trim(), role: at?.getAttribute("role") ?? at?.tagName ?? "", hex: at?.getAttribute("data-hex") ?? "" };
    });
  }

  /** Goes on with Tab until something with that name has the focus. */
  async tabTo(name, most = 60) {
    for (let n = 0; n < most; n++) {
      if (name.test((await this.focus()).name)) return;
      await this.key("Tab");
    }
    throw new Error(`Tab does not lead to ${name}`);
  }

  lit(kind) {
    return this.page.locator(`.hit[data-lit="${kind}"]`).count();
  }

  /** Goes to one of the lit hexes with N. */
  async goToLit(count) {
    for (let n = this.roll(Math.min(count, 8)) + 1; n > 0; n--) await this.key("n");
    await this.page.waitForFunction(() => document.activeElement?.getAttribute("data-lit"));
  }

  uncover() {
    return this.key("Enter");
  }

  async decide() {
    const places = await this.lit("place");
    if (places > 0) return this.lay(places);
    const hexes = this.left > 0 ? await this.lit("menu") : 0;
    return hexes > 0 ? this.spend(hexes) : this.end();
  }

  async lay(places) {
    await this.goToLit(places);
    if (this.roll(2)) await this.key("r");
    await this.key("Enter");
    this.count("lay");
    this.left = this.deeds;
    await this.settled();
    return true;
  }

  /** Opens the menu of a lit hex. Where one had opened by itself after what was done last, Enter closes it first. */
  async open(hexes) {
    const choices = this.page.locator('[role="menuitem"]');
    for (let n = 0; n < 4; n++) {
      await this.goToLit(hexes);
      await this.key("Enter");
      await rested(this.page);
      if ((await choices.count()) > 0) return choices;
    }
    throw new Error("Enter opens no menu");
  }

  async spend(hexes) {
    this.left--;
    const choices = await this.open(hexes);
    const open = await choices.evaluateAll((list) =>
      list
        .map((item) => ({ id: item.dataset.choice, key: item.querySelector(".key")?.textContent ?? "1", not: item.getAttribute("aria-disabled") }))
        .filter((i) => !i.not),
    );
    const rare = rarest(open.map(({ id }) => id), this.done);
    const from = this.roll(4) > 0 ? open.filter(({ id }) => rare.includes(id)) : open;
    const choice = from[this.roll(from.length)];
    await this.key(choice.key);
    this.count(choice.id.split("-")[0]);
    if (choice.id.startsWith("walk")) {
      const moves = await this.lit("move");
      do await this.key("n");
      while ((await this.page.evaluate(() => document.activeElement?.getAttribute("data-lit"))) === "source" && moves > 0);
      if (this.roll(2) && moves > 1) await this.key("n");
      if ((await this.page.evaluate(() => document.activeElement?.getAttribute("data-lit"))) === "source") await this.key("n");
      await this.key("Enter");
    }
    await this.settled();
    if ((await this.page.locator('[role="menu"]').count()) > 0) await this.key("Escape");
    return true;
  }

  async end() {
    const seq = await this.seq();
    await this.key("e");
    this.count("end");
    this.left = this.deeds;
    await this.page.waitForFunction(
      (before) => document.querySelector("dialog[open]") || document.querySelector("main[data-seq]")?.dataset.seq !== before,
      seq,
    );
    if ((await this.person.state()) === "acting" && (await this.page.locator("dialog[open]").count()) > 0) {
      await this.tabTo(new RegExp(`^${this.person.say("end-do")}$`), 8);
      await this.key("Enter");
    }
    await this.person.ready(["acting", "covered", "over", "waiting", "showing"]);
    return true;
  }
}
