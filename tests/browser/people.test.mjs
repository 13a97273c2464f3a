/** People at one table, each with a browser of their own, wherever the server keeps its tables. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { House, record } from "./house.mjs";
import { Mouse } from "./mouse.mjs";
import { STORES } from "./stores.mjs";

const ME = { kind: "me", name: "Ana" };
const BOT = { kind: "bot", bot: "greedy" };

for (const store of STORES) {
  describe(`tables in ${store}`, () => {
    const house = House.forTests({ store });

    test("two browsers: one reloads, one loses its connection in the middle of a turn", async () => {
      const ana = await house.person();
      const ben = await house.person();
      const opened = await ana.table({ seats: [ME, { kind: "link" }, BOT], record: record("near-end") });
      await ana.ready(["acting"]);
      ben.line = await house.line();
      await ben.visit(opened.invitations[0].path);
      await ben.page.getByLabel("Your name").fill("Ben");
      await ben.axe("an invitation");
      await ben.page.getByRole("button", { name: "Sit down" }).click();
      await ben.ready(["waiting"]);

      // Ana lays her tile and brings somebody in, then her page is loaded again: she is where she was.
      const one = new Mouse(ana, 3, { deeds: 2 });
      await one.lay();
      await one.spend();
      const before = await ana.text(".prompt");
      await ana.page.reload();
      await ana.ready(["acting"]);
      assert.equal(await ana.text(".prompt"), before);
      while ((await ana.state()) === "acting") await one.step();

      // Ben's connection is gone in the middle of his turn: he sees it, and what he does meanwhile is done once it is back.
      const two = new Mouse(ben, 4, { deeds: 2 });
      await ben.ready(["acting"]);
      await two.lay();
      ben.offline = true;
      ben.line.cut();
      await ben.ready(["offline"]);
      await ben.page.getByRole("alert").getByText("Nothing is lost").waitFor();
      await ben.axe("no connection");
      const ap = () => ben.page.locator(".prompt .count b").innerText();
      assert.equal(await ap(), "10");
      const camp = (await two.lit("menu")).find(({ hex }) => hex === "A5");
      await ben.page.mouse.click(camp.x, camp.y);
      await ben.page.locator('[data-choice="enter-explorer"]').click();
      ben.line.mend();
      await ben.page.waitForFunction(() => document.querySelector(".prompt .count b")?.textContent === "9");
      await ben.ready(["acting"]);
      ben.offline = false;
      await ben.page.keyboard.press("Escape");
      assert.equal(await ap(), "9");
      await Promise.all([one.play(), two.play()]);
      const points = (person) => person.page.locator("dialog td.total").allInnerTexts();
      assert.deepEqual(await points(ana), await points(ben));
    });
  });
}
