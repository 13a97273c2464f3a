import assert from "node:assert/strict";
import { test } from "node:test";
import { button, DESKTOP, House, PHONE, press, rested } from "./house.mjs";
import { Learner, stepsOf } from "./learning.mjs";

const house = House.forTests();

/** What is tried in a step of the first lesson, and how the guide answers. */
const WRONG = {
  lay: async (learner) => {
    const { page, person } = learner;
    assert.ok((await learner.tags()).includes("1 stone"), "what the lesson speaks of has its name");
    assert.match(await person.text(".prompt"), /10\s*action points after the tile/);
    await learner.lay(0);
    await learner.told("Nearly. Turn it.");
    await press(person, button(person, "Rotate back")); // once is enough; the other way it would be five times
    await learner.told("Most points win"); // what was wrong is forgotten when it has been put right
    assert.match(await person.text(".prompt"), /It lies right on C4\. Press “Lay at C4”/);
    await press(person, button(person, "Rotate"));
    assert.match(await person.text(".prompt"), /Press a round arrow/);
    assert.equal(await page.locator(".turn.advised").count(), 2);
    await learner.hex("C3");
    await learner.told("Not there.");
    assert.match(await learner.guide.innerText(), /The rule\s+C3 is not next to an explored hex\.[^]*Nothing has changed\./);
    assert.equal(await learner.page.locator('[data-refused="C3"]').count(), 1);
  },
  leader: async (learner) => {
    await learner.choose("A5", "enter-explorer");
    await learner.told("Nearly. The leader first.");
  },
  explorer: async (learner) => {
    const { page, person } = learner;
    const place = () => page.locator('.hit[data-hex="C4"]').boundingBox();
    await rested(page);
    const before = await place();
    await learner.choose("A5", "walk-leader");
    assert.doesNotMatch(await person.text(".prompt"), /“Walk”/, "walking is not what is asked");
    await page.keyboard.press("Escape");
    if (!person.phone) return;
    await page.waitForTimeout(400);
    const after = await place();
    assert.ok(Math.hypot(after.x - before.x, after.y - before.y) < 2, "the board is where it was before the ring");
  },
  two: async (learner) => {
    assert.match(await learner.person.text(".prompt"), /Walk your explorer from B4 to C4: 1 AP/);
    assert.match(await learner.guide.innerText(), /the second takes a second member/);
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
    const chosen = learner.person.phone ? /C4 is chosen: 2 AP\. Press “Walk”/ : /Your leader is in hand/;
    assert.match(await learner.person.text(".prompt"), chosen);
    assert.equal(await learner.page.getByRole("menu").count(), 0);
    assert.deepEqual(await learner.ringed(), ["C4"]);
    await learner.page.locator("[data-toll]").nth(1).waitFor();
    assert.deepEqual(await learner.page.locator("[data-toll]").allTextContents(), ["1 AP", "1 AP"]); // beside the stones that it speaks of
  },
  halfway: async ({ page, person }) => {
    const figure = page.locator('.hand[data-hex="A5"][data-figure="explorer"]');
    if (!person.phone) {
      assert.match(await person.text(".prompt"), /Choose the explorer on A5, then B4/);
      await figure.click();
      await page.getByText("Your explorer is in hand. Now choose B4.").first().waitFor(); // what is done is said no more
      await page.keyboard.press("Escape");
      return;
    }
    const box = await figure.boundingBox();
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2); // a figure is as good as its hex
    const entry = page.locator('.wished[data-choice="walk-explorer"]');
    await entry.waitFor();
    assert.match(await person.text(".prompt"), /choose “Walk with an explorer”/); // the names of what is to be pressed
    assert.match(await entry.innerText(), /Walk with an explorer/);
    await entry.tap();
    assert.match(await person.text(".prompt"), /Your explorer is in hand\. Tap B4, then press “Walk”/);
    await page.keyboard.press("Escape");
  },
  relieve: async (learner) => {
    if (!learner.person.phone) return;
    await learner.choose("C4", "walk-leader"); // and who leads there is said on a card
    await learner.page.locator('.hit[data-hex="D4"][data-lit="target"]').waitFor({ state: "attached" });
    await learner.page.waitForTimeout(700);
    assert.deepEqual(await learner.ringed(), ["D4"]);
    assert.deepEqual(await learner.hidden(), [], "the card keeps clear of what is to be tapped");
    await learner.page.keyboard.press("Escape");
  },
  ruin: async (learner) => {
    assert.deepEqual((await learner.tags()).sort(), ["1 stone", "2 stones"]);
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
  volcano: async ({ page, person }) => {
    if (!person.phone) return;
    // what leads back is as large as a finger, and none lies on another
    const dots = await page.locator(".dots button").evaluateAll((list) => list.map((dot) => dot.getBoundingClientRect().toJSON()));
    assert.equal(dots.length, 6);
    assert.ok(dots.every(({ width, height }) => Math.min(width, height) >= 44));
    for (const [n, dot] of dots.slice(1).entries()) assert.ok(dot.left >= dots[n].right - 0.5 || dot.top >= dots[n].bottom - 0.5);
  },
};

/** Goes through a lesson, wrong tries and all. */
async function through(learner, steps, wrong) {
  const { person } = learner;
  for (const [number, step] of steps.entries()) {
    await learner.at(number);
    if (person.phone) {
      assert.deepEqual(await learner.hidden(), [], `${step.id}: what is to be chosen is in sight`);
      const [buttons, sheet] = await Promise.all(["nav.phone", "section.sheet"].map((part) => learner.page.locator(part).first().boundingBox()));
      assert.ok(buttons.y + buttons.height <= sheet.y, `${step.id}: the round buttons are under the sheet`);
    }
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
  await ana.page.getByText("From the first tile to the first scoring, on a real board: 23 short steps.").click();
  await learner.at(0);
  assert.equal(await ana.text(".prompt .title"), "Lay the temple on C4");
  await through(learner, stepsOf("classic", "first-turns"), WRONG);
  await learner.told("That is the whole game");
  await button(ana, "Play this game to its end").click();
  await ana.page.waitForURL(/\/table\//);
  await ana.page.locator(".guide").waitFor({ state: "detached" });
  assert.equal(await ana.ready(["acting"]), "acting");
  await ana.visit();
  await ana.page.getByRole("button", { name: "All lessons" }).click();
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
  await bo.page.getByRole("button", { name: "All lessons" }).waitFor();
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
  let camp = null;
  await through(learner, stepsOf("legend", "legend"), {
    tile: async () => {
      assert.ok(await learner.page.locator("section.dock").evaluate((dock) => dock.scrollWidth <= dock.clientWidth), "all of the campsite is in sight");
      assert.equal(await learner.person.text(".dock > .sign.middle"), "Your campsite");
      await learner.press("[data-can]:not(.advised) button");
      await learner.press(".acts .go");
      await learner.told("Not now.");
    },
    card: async () => {
      await learner.page.locator('.dock [data-card="12"]').hover();
      await learner.page.locator(".strip").getByText(/Base camp ·/).waitFor(); // what was drafted says what it does
    },
    token: async () => {
      const rims = await learner.page.locator(".thing.not .stock").evaluateAll((list) => list.map((card) => getComputedStyle(card).borderStyle));
      assert.deepEqual([...new Set(rims)], ["dashed"], "what cannot be taken any more does not look as if it could");
    },
    landing: async () => {
      assert.deepEqual(await learner.covered(["H2", "F5"]), []);
      const { width, height } = await learner.guide.boundingBox();
      assert.ok(width * height < 0.16 * (1440 - 350) * (900 - 300), "most of the board is free");
      camp = await learner.page.locator('.hit[data-hex="F3"]').boundingBox();
      await learner.press('.dock [data-tile="b6"]');
      await learner.press(".deed.main, .acts .go");
      await learner.told("Not yet.");
    },
    director: async () => {
      assert.deepEqual(await learner.covered(["F3"]), []);
      assert.deepEqual(await learner.page.locator('.hit[data-hex="F3"]').boundingBox(), camp, "the board stays where it is when more is asked");
      assert.equal(await learner.page.locator(".deed.advised").count(), 0); // what is paid for is not what is asked
      assert.deepEqual(await learner.page.locator("[data-power].advised").allInnerTexts(), ["Head hunter"]);
      assert.equal(await learner.page.locator(".acts .go.main").count(), 0); // ending the turn is not what is asked
      await learner.press('[data-power="leader"]');
      assert.match(await learner.person.text(".prompt"), /Now press “Use this power”/);
      await learner.press('[data-power="leader"]'); // it is put back
    },
    dig: async () => {
      const { page, person } = learner;
      const figure = (kind) => page.locator(`.hand[data-hex="F3"][data-figure="${kind}"]`).click();
      assert.match(await person.text(".prompt"), /Choose the explorer on F3, the smaller figure/);
      await figure("leader");
      assert.match(await person.text(".prompt"), /Your leader is in hand\. Choose the explorer beside it instead\./);
      assert.deepEqual(await learner.ringed(), ["F3"], "where the explorer goes is not lit for the leader");
      await learner.hex("D4");
      await learner.told("Nearly.");
      await figure("explorer");
      await learner.told("Stones are the toll"); // what was wrong is forgotten when it has been put right
      assert.deepEqual(await learner.ringed(), ["D4"]);
      await figure("explorer"); // it is put back
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
  await page.locator('.hit[data-hex="C3"]').dispatchEvent("click"); // a click meanwhile is answered
  await page.locator(".tip").getByText("Watch first, then it is your turn.").waitFor();
  await learner.at(3);
  await learner.told("Now you");
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
  await page.getByText("Go on learning Tikal, step 2 of 23").click();
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
