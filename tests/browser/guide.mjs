/** Somebody who is led from one screen of the page to another, by mouse or by finger. */
import { record } from "./house.mjs";
import { Mouse } from "./mouse.mjs";

export const ME = { kind: "me", name: "Ana" };
export const BOT = { kind: "bot", bot: "greedy" };
const EASY = { kind: "bot", bot: "easy" };
export const FOUR = [ME, BOT, BOT, BOT];
export const CAMP = [ME, EASY, EASY, EASY];

export class Guide {
  constructor(person, touch) {
    this.person = person;
    this.page = person.page;
    this.touch = touch;
    this.mouse = new Mouse(person, 3, { touch });
  }

  point(at) {
    return this.touch ? this.page.touchscreen.tap(at.x, at.y) : this.page.mouse.move(at.x, at.y);
  }

  click(selector) {
    return this.mouse.click(selector);
  }

  /** Ends a turn with which a scoring begins, and waits until all is counted; `deed` then looks at it. */
  async scoring(seats, name, deed) {
    await this.person.wish({ speed: 1, motion: "reduced", confirmEnd: false });
    await this.open({ seats, record: record(name) });
    await this.click(".acts .go");
    await this.page.locator('[data-sum="true"]').waitFor();
    await deed();
    await this.person.wish({ speed: 0, motion: "reduced", confirmEnd: false });
  }

  /** Ends the last turn of a game and waits for what is shown then. */
  async end(seats, name) {
    await this.person.wish({ speed: 0, motion: "reduced", confirmEnd: false });
    await this.open({ seats, record: record(name) });
    await this.click(".acts .go");
    await this.page.getByRole("dialog").waitFor();
  }
}
