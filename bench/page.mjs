/**
 * Measures the page in a real browser, traced: `make bench-page`.
 *
 * First load, a click until what it changes is painted, and the longest task of the page while a full board
 * is panned. A task's own time on the processor counts, as far as the browser tells it: on a machine with few cores
 * the rest is waiting for others. Run it alone all the same.
 */
import { DESKTOP, House, record } from "../tests/browser/house.mjs";
import { Mouse } from "../tests/browser/mouse.mjs";

const ME = { kind: "me", name: "Ana" };
const BOT = { kind: "bot", bot: "greedy" };

const house = await House.open();
const rows = [];
const tell = (what, value, goal) => rows.push({ what, value, goal });

/** Traces what happens meanwhile; returns the tasks of the page's main thread, longest first, and what was in them. */
async function tasks(page, meanwhile) {
  const cdp = await house.browser.newBrowserCDPSession();
  const events = [];
  cdp.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const done = new Promise((resolve) => cdp.on("Tracing.tracingComplete", resolve));
  const categories = "toplevel,devtools.timeline,disabled-by-default-devtools.timeline,__metadata";
  await cdp.send("Tracing.start", { transferMode: "ReportEvents", categories });
  await page.evaluate(() => performance.mark("bench"));
  await meanwhile();
  await cdp.send("Tracing.end");
  await done;
  const threads = new Map();
  for (const e of events) {
    if (e.name === "thread_name" && e.args.name === "CrRendererMain") threads.set(`${e.pid}:${e.tid}`, 0);
  }
  const names = new Set(["RunTask", "ThreadControllerImpl::RunTask"]);
  const busiest = new Map();
  for (const e of events) {
    const key = `${e.pid}:${e.tid}`;
    if (!threads.has(key) || !names.has(e.name) || !e.dur) continue;
    const list = busiest.get(key) ?? [];
    list.push(e);
    busiest.set(key, list);
  }
  const time = (e) => (e.tdur ?? e.dur) / 1000;
  const sum = (list) => list.reduce((total, e) => total + time(e), 0);
  const [longest = []] = [...busiest.values()].sort((a, b) => sum(b) - sum(a));
  const inside = (task) =>
    events
      .filter((e) => e.pid === task.pid && e.tid === task.tid && e.ts >= task.ts && e.ts + (e.dur ?? 0) <= task.ts + task.dur)
      .filter((e) => e.dur && !names.has(e.name) && time(e) > time(task) / 10)
      .map((e) => `${e.name} ${time(e).toFixed(1)}`);
  const sorted = longest.sort((a, b) => time(b) - time(a));
  return { times: sorted.map(time), slow: sorted.filter((e) => time(e) > 16).map((e) => `${time(e).toFixed(1)} ms: ${inside(e).join(", ")}`) };
}

try {
  // first load, nothing cached
  const eve = await house.person();
  let bytes = 0;
  const network = await eve.page.context().newCDPSession(eve.page);
  await network.send("Network.enable");
  network.on("Network.loadingFinished", (e) => (bytes += e.encodedDataLength));
  const begun = performance.now();
  await eve.visit();
  await eve.page.getByRole("button", { name: "Play now" }).waitFor();
  const shown = performance.now() - begun;
  await eve.page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  const paint = await eve.page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN);
  await eve.page.waitForLoadState("networkidle");
  tell("first load, bytes over the line", `${(bytes / 1000).toFixed(0)} kB`, "under 200 kB");
  tell("first contentful paint", `${paint.toFixed(0)} ms`, "under 1000 ms");
  tell("start page ready to be clicked", `${shown.toFixed(0)} ms`, "");

  // a click until it is painted, on a full board
  const ana = await house.person(DESKTOP);
  await ana.table({ seats: [ME, BOT, BOT], record: record("near-end") });
  await ana.ready(["acting"]);
  await ana.page.waitForTimeout(3000);
  await ana.page.evaluate(() => {
    window.clicks = [];
    addEventListener("click", (e) => {
      const from = e.timeStamp;
      requestAnimationFrame(() => setTimeout(() => window.clicks.push(performance.now() - from)));
    }, true);
  });
  const mouse = new Mouse(ana, 1);
  await mouse.lay();
  await ana.page.waitForTimeout(2500);
  const laid = await ana.page.evaluate(() => window.clicks.splice(0).at(-1));
  tell("laying a tile: click to paint", `${laid.toFixed(0)} ms`, "under 100 ms");
  for (let n = 0; n < 12; n++) {
    const [at] = await mouse.lit("menu");
    if (!at) break;
    await ana.page.mouse.click(at.x, at.y);
    await ana.page.waitForTimeout(120);
    await ana.page.keyboard.press("Escape");
    await ana.page.waitForTimeout(80);
  }
  const clicks = (await ana.page.evaluate(() => window.clicks)).sort((a, b) => a - b);
  tell("menu: click to paint, median", `${clicks[clicks.length >> 1].toFixed(0)} ms`, "under 100 ms");
  tell("menu: click to paint, worst", `${clicks.at(-1).toFixed(0)} ms`, "under 100 ms");

  // panning and zooming the full board
  await ana.page.keyboard.press("+");
  await ana.page.keyboard.press("+");
  await ana.page.waitForTimeout(3000);
  const spot = await ana.page.evaluate(() => {
    const { width, height, left, top } = document.querySelector(".board").getBoundingClientRect();
    return { x: left + width * 0.4, y: top + height * 0.5 };
  });
  const pan = await tasks(ana.page, async () => {
    await ana.page.mouse.move(spot.x, spot.y);
    await ana.page.mouse.down();
    for (let n = 0; n < 90; n++) {
      await ana.page.mouse.move(spot.x + 220 * Math.sin(n / 9), spot.y + 120 * Math.cos(n / 7));
    }
  });
  await ana.page.mouse.up();
  tell("panning: longest task", `${pan.times[0]?.toFixed(1)} ms`, "no task over 16 ms");
  tell("panning: tasks over 16 ms", `${pan.slow.length} of ${pan.times.length}`, "0");
  for (const what of pan.slow) tell("  in it", what, "");

  // the longest game: any moment of its replay
  const bo = await house.person(DESKTOP);
  await bo.replay(record("longest"));
  const length = Number(await bo.page.locator("main.replay").getAttribute("data-length"));
  const jumps = [];
  for (let n = 1; n <= 8; n++) {
    for (const from of [0, length]) {
      await bo.jump(from);
      await bo.page.waitForTimeout(400);
      jumps.push(await bo.jump(Math.floor((n / 8.5) * length)));
    }
  }
  jumps.sort((a, b) => a - b);
  tell(`replay of ${length} actions: jump, median`, `${jumps[jumps.length >> 1].toFixed(0)} ms`, "under 100 ms");
  tell("replay: jump, worst", `${jumps.at(-1).toFixed(0)} ms`, "under 100 ms");
  house.check();
} finally {
  await house.close();
}
for (const { what, value, goal } of rows) console.log(`${what.padEnd(34)} ${value.padStart(12)}   ${goal}`);
