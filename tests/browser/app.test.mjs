/** The page as an app: what it is without its server, and records that come from other apps. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";
import { DESKTOP, House, PHONE, record, ROOT } from "./house.mjs";

const house = House.forTests();

/** Somebody whose page has its worker, and has kept what it needs. */
async function settled(options) {
  const ana = await house.person({ ...options, serviceWorkers: "allow" });
  ana.line = await house.line();
  await ana.visit("/");
  await ana.until(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map((one) => one.url)));
    return navigator.serviceWorker.controller && kept.flat().some((url) => url.includes("/api/rules/"));
  });
  return ana;
}

for (const [size, options] of [["a desk", DESKTOP], ["a phone", PHONE]]) {
  test(`without a server the page opens, says so, and has the rules: at ${size}`, async () => {
    const ana = await settled(options);
    ana.offline = true;
    ana.line.cut();
    await ana.page.reload();
    await ana.page.getByText("The server cannot be reached").waitFor();
    await ana.page.getByRole("button", { name: "Rules", exact: true }).first().click();
    await ana.page.getByRole("dialog").getByRole("heading").first().waitFor();
    await ana.page.waitForFunction(() => document.querySelector("dialog, [role=dialog]")?.textContent.length > 400);
    await ana.axe("the rules without a server");
    await ana.page.keyboard.press("Escape");
    ana.line.mend();
    await ana.page.getByText("The server cannot be reached").waitFor({ state: "detached" });
    ana.offline = false;
  });
}

test("a part that cannot be loaded is not waited for without a word", async () => {
  const ana = await house.person(DESKTOP);
  await ana.visit("/");
  await ana.page.route("**/assets/Rules-*.js", (route) => route.abort());
  await ana.page.getByRole("button", { name: "Rules", exact: true }).first().click();
  await ana.page.getByText("A part of this page could not be loaded").waitFor();
  await ana.axe("a part is missing");
  assert.ok(ana.errors.splice(0).length > 0); // the browser itself notes it
  await ana.page.unroute("**/assets/Rules-*.js");
  await ana.page.getByRole("button", { name: "Load the page again" }).click();
  await ana.page.getByRole("button", { name: "Rules", exact: true }).first().click();
  await ana.page.getByRole("dialog").getByRole("heading").first().waitFor();
});

for (const [what, path] of [["the server", "**/api/rules/**"], ["a part of the page", "**/assets/rules-*.js"]]) {
  test(`rules that ${what} does not bring say so, and can be asked for again`, async () => {
    const ana = await house.person(PHONE);
    await ana.visit("/");
    await ana.page.route(path, (route) => route.abort());
    await ana.page.getByRole("button", { name: "Rules", exact: true }).first().click();
    const dialog = ana.page.getByRole("dialog");
    const said = { "the server": "page-unreachable", "a part of the page": "page-part-missing" };
    await dialog.getByText(ana.say(said[what])).waitFor();
    await ana.axe(`rules without ${what}`);
    assert.ok(ana.errors.splice(0).length > 0); // the browser itself notes it
    await ana.page.unroute(path);
    await dialog.getByRole("button", { name: "Try again" }).click();
    await dialog.getByRole("article").waitFor();
    assert.ok((await dialog.textContent()).length > 400);
    assert.equal(await dialog.getByRole("alert").count(), 0);
  });
}

test("nothing of a table is kept", async () => {
  const ana = await settled(DESKTOP);
  await ana.page.getByRole("button", { name: "Play now" }).click();
  await ana.page.locator("[data-hex]").first().waitFor({ state: "attached" });
  const kept = await ana.page.evaluate(async () => {
    const names = await caches.keys();
    return (await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map((one) => one.url)))).flat();
  });
  const paths = kept.map((url) => new URL(url).pathname);
  assert.ok(paths.includes("/"));
  for (const path of paths) assert.match(path, /^\/($|assets\/|api\/rules\/|[\w-]+\.(svg|png|webmanifest)$)/);
});

test("a record that another app shares is shown", async () => {
  const ana = await settled(DESKTOP);
  const at = await ana.page.evaluate(async (text) => {
    const form = new FormData();
    form.set("record", new File([text], "game.tgn", { type: "text/plain" }));
    const answer = await fetch("/share", { method: "POST", body: form });
    return answer.url;
  }, record("finished"));
  assert.match(at, /\/\?shared$/);
  await ana.page.goto(at);
  await ana.page.waitForURL(/\/replay\/[\w-]+\/0$/);
});

test("it can be installed: a manifest with pictures, and addresses that the server knows", async () => {
  const ana = await settled(DESKTOP);
  const manifest = await ana.page.evaluate(async () => (await fetch(document.querySelector("link[rel=manifest]").href)).json());
  assert.equal(manifest.start_url, "/");
  assert.equal(manifest.display, "standalone");
  for (const { src, sizes } of manifest.icons.filter((icon) => icon.sizes !== "any")) {
    const size = await ana.page.evaluate(async (path) => {
      const picture = new Image();
      picture.src = path;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    assert.equal(size, sizes);
  }
});

test("a file of tests of which none is wanted comes to its end", () => {
  const env = { ...process.env };
  delete env.NODE_TEST_CONTEXT; // a run of its own
  const args = ["--test", "--test-name-pattern", "no test is called so", join(ROOT, "tests", "browser", "mouse.test.mjs")];
  const { status, stdout } = spawnSync(process.execPath, args, { env, timeout: 120_000, encoding: "utf8" });
  assert.equal(status, 0, stdout);
});
