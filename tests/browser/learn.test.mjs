import assert from "node:assert/strict";
import { test } from "node:test";
import { button, DESKTOP, House, PHONE, press } from "./house.mjs";
import { Learner, stepsOf } from "./learning.mjs";

const house = House.forTests();

/** What is tried in a step of the first lesson, and how the guide answers. */
const WRONG = {
  lay: async (learner) => {
    await learner.lay(0);
    await learner.told("Nearly. Turn it.");
    await learner.hex("C3");
    await learner.told("Not there.");
    assert.match(await learner.guide.innerText(), /The rule\s+C3 is not next to an explored hex\.[^]*Nothing has changed\./);
    assert.equal(await learner.page.locator('[data-refused="C3"]').count(), 1);
  },
  leader: async (learner) => {
    await learner.choose("A5", "enter-explorer");
    await learner.told("Nearly. The leader first.");
  },
  two: async (learner) => {
    assert.match(await learner.guide.innerText(), /the second time takes a second member/);
    assert.deepEqual(await learner.ringed(), ["B4"]);
    await learner.choose("C4", "uncover-");
    await learner.told("Nearly. It takes two.");
    const text = await learner.guide.innerText();
    assert.match(text, /The rule\s+A second level on C4 in one turn needs a second member of yours there\./);
    assert.match(text, /The explorer is on B4, one stone away: bring it over\.\s+Nothing was spent\. 3 AP left\./);
    assert.deepEqual(await learner.ringed(), ["B4"]);
    assert.equal(await learner.page.locator('[data-refused="C4"]').count(), 1);
    assert.equal(await learner.page.locator(".guide .stuck").count(), 0);
    await learner.choose("C4", "uncover-");
    await learner.page.locator(".guide .stuck").waitFor(); // the second time it is said where help is
  },
  walk: async (learner) => {
    assert.match(await learner.person.text(".prompt"), /Your leader is in hand/);
    assert.equal(await learner.page.getByRole("menu").count(), 0);
    assert.deepEqual(await learner.ringed(), ["C4"]);
  },
  halfway: async ({ page, person }) => {
    if (!person.phone) return;
    const box = await page.locator('.hand[data-hex="A5"][data-figure="explorer"]').boundingBox();
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2); // a figure is as good as its hex
    await page.locator('.wished[data-choice="walk-explorer"]').waitFor();
    await page.keyboard.press("Escape");
  },
  majority: async (learner) => {
    await learner.choose("C4", "guard-explorer");
    await learner.told("Not yet.");
    assert.match(await learner.guide.innerText(), /A guard needs the majority: you have strength 4 on C4, a rival has 4/);
  },
  relieve: async (learner) => {
    await learner.choose("C4", "guard-explorer");
    await learner.told("Not yet.");
    assert.match(await learner.guide.innerText(), /Walk it to D4 first/);
  },
};

/** Goes through a lesson, wrong tries and all. */
async function through(learner, steps, wrong) {
  const { person } = learner;
  for (const [number, step] of steps.entries()) {
    await learner.at(number);
    if (person.phone) assert.deepEqual(await learner.hidden(), [], `${step.id}: what is to be chosen is in sight`);
    await wrong[step.id]?.(learner);
    if (number === 0 || wrong[step.id]) await person.axe(`${step.id} of the lesson`);
    await learner.step(step.todo);
    await learner.seeScorings();
  }
  await learner.at(steps.length);
  await person.axe("the end of the lesson");
  house.check();
}

test("the first lesson by mouse, from the start page to its end", async () => {
  const ana = await house.person(DESKTOP);
  const learner = new Learner(ana);
  await ana.visit();
  await ana.page.getByText("A first turn on a real board. Ten minutes.").click();
  await learner.at(0);
  assert.equal(await ana.text(".prompt .title"), "Lay the temple on C4");
  await through(learner, stepsOf("classic", "first-turns"), WRONG);
  await learner.told("That is the whole game");
  await button(ana, "Play this game to its end").click();
  await ana.page.waitForURL(/\/table\//);
  await ana.page.locator(".guide").waitFor({ state: "detached" });
  assert.equal(await ana.ready(["acting"]), "acting");
  await ana.visit();
  await ana.page.getByText("Learn again").click();
  await ana.axe("the lessons");
  await ana.page.locator('[data-lesson="first-turns"]').getByRole("button", { name: "Again" }).click();
  await learner.at(0);
  house.check();
});

test("the first lesson by fingers on a phone", async () => {
  const bo = await house.person(PHONE);
  bo.phone = true;
  const learner = new Learner(bo);
  await bo.visit();
  await bo.page.getByText("Learn by playing").tap();
  await through(learner, stepsOf("classic", "first-turns"), WRONG);
  await press(bo, button(bo, "Leave the lesson")); // it is over: nothing is asked
  await bo.page.getByText("Learn again").waitFor();
});

/** Begins a lesson at a desk. */
async function learning(lesson) {
  const learner = new Learner(await house.person(DESKTOP));
  await learner.begin(lesson);
  return learner;
}

test("the lesson about auctions by mouse", async () => {
  const learner = await learning("auctions");
  await through(learner, stepsOf("classic", "auctions"), {
    open: async () => {
      await learner.bid(3);
      await learner.told("Nearly. Less will do.");
    },
    take: async () => {
      await learner.press('.tile.free[data-tile="a1"]');
      await learner.told("Not there.");
    },
    pass: async () => {
      await learner.bid(5);
      await learner.told("Not now.");
    },
  });
  await learner.told("Sold!");
});

test("the lesson of Legend by mouse", async () => {
  const learner = await learning("legend");
  await through(learner, stepsOf("legend", "legend"), {
    tile: async () => {
      assert.ok(await learner.page.locator("section.dock").evaluate((dock) => dock.scrollWidth <= dock.clientWidth), "all of the campsite is in sight");
      await learner.press("[data-can]:not(.advised) button");
      await learner.press(".acts .go");
      await learner.told("Not now.");
    },
    landing: async () => {
      assert.deepEqual(await learner.covered(["H2", "F5"]), []);
      await learner.press('.dock [data-tile="b6"]');
      await learner.press(".deed.main, .acts .go");
      await learner.told("Not yet.");
    },
    director: async () => {
      assert.deepEqual(await learner.covered(["F3"]), []);
      assert.equal(await learner.page.locator(".acts .go.main").count(), 0); // ending the turn is not what is asked
    },
    floor: async () => {
      await learner.choose("F5", "uncover-");
      await learner.told("Nearly.");
    },
    count: async () => {
      await learner.choose("D4", "dig-");
      await learner.told("Not now.");
      assert.match(await learner.guide.innerText(), /The rule\s+One more treasure from D4 needs one more member of yours there\./);
    },
  });
  await learner.told("That is Legend");
});

test("the lesson of Legend begins by fingers on a phone", async () => {
  const eli = await house.person(PHONE);
  eli.phone = true;
  const learner = new Learner(eli);
  await learner.begin("legend");
  await through(learner, stepsOf("legend", "legend").slice(0, 6), {});
});

test("show me, back, skip, dots and leaving; the lesson waits", async () => {
  const eve = await house.person();
  const { page } = eve;
  const learner = new Learner(eve);
  await eve.visit();
  await page.getByText("Learn by playing").click();
  await learner.at(0);
  assert.ok(await button(eve, "Back").isDisabled());
  for (let n = 0; n < 3; n++) {
    await learner.at(n);
    await button(eve, "Skip this step").click();
  }
  await learner.at(3);
  const seq = await page.locator("main[data-seq]").getAttribute("data-seq");
  await page.evaluate(() => document.activeElement.blur()); // keys are those of what has the focus first
  await page.keyboard.press("Enter"); // show me
  await page.locator(".prompt").getByText("Watch how it is done").waitFor();
  await learner.at(3);
  assert.equal(await page.locator("main[data-seq]").getAttribute("data-seq"), seq);
  assert.equal(await page.locator('.hand[data-hex="A5"][data-figure="leader"]').count(), 1); // it is back
  await page.locator("body").press("Backspace");
  await learner.at(2);
  await page.getByRole("button", { name: "Back to step 1" }).click();
  await learner.at(0);
  await button(eve, "Skip this step").click();
  await learner.at(1);
  await page.locator("body").press("Escape");
  await page.getByText("It waits here for you.").waitFor();
  await eve.axe("leaving a lesson");
  await button(eve, "Stay").click();
  await button(eve, "Leave the lesson").click();
  await button(eve, "Leave").click();
  await page.getByText("Go on learning, step 2 of 23").click();
  await learner.at(1);
  await page.reload();
  await learner.at(1);
  house.check();
});

test("who is here for the first time is asked once", async () => {
  const context = await house.person(DESKTOP, { quick: false });
  const { page } = context;
  await context.visit();
  await page.getByText("Learn by playing").waitFor();
  await button(context, "Play now").click();
  await page.getByRole("dialog", { name: "First time?" }).waitFor();
  await context.axe("the question at the first time");
  await page.keyboard.press("Escape");
  await button(context, "Play now").click();
  await context.ready(["acting"]);
  await context.visit();
  await page.getByText("Learn by playing").waitFor();
  house.check();
});
