/** A server, browsers and people for the tests: every page is watched for errors. */
import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, afterEach, before } from "node:test";
import { fileURLToPath } from "node:url";
import { findChromium } from "./chromium.mjs";
import { Postgres, USUAL } from "./stores.mjs";

const HERE = dirname(fileURLToPath(import.meta.url));
export const ROOT = join(HERE, "..", "..");
const require = createRequire(join(ROOT, "web", "package.json"));
const { chromium } = require("playwright-core");
const { FluentBundle, FluentResource } = require("@fluent/bundle");
const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const PYTHON = process.env.PYTHON ?? join(ROOT, ".venv", "bin", "python");

export const DESKTOP = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Milliseconds after which something that should come is taken never to come, however busy the machine is. */
const PATIENCE = Number(process.env.PATIENCE ?? 180_000);

/** Where links in mails lead. */
export const PUBLIC = "https://tikal.example.org";

export const record = (name) => readFileSync(join(HERE, "records", `${name}.tgn`), "utf8");

const MESSAGES = join(ROOT, "src", "tikal");
const CATALOGUES = readdirSync(MESSAGES, { recursive: true })
  .map((path) => /(?:^|\/)messages\/(\w+)\/(\w+)\.ftl$/.exec(path))
  .filter((found) => found && !["arena", "commands", "terminal"].includes(found[2])); // those the page does not know

/** The languages there are, English first. */
export const LANGUAGES = [...new Set(["en", ...CATALOGUES.map(([, language]) => language).sort()])];

/** The words of a language, by code. */
const wordsOf = (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { WORD: (parts) => say(parts.join("-")) } });
  for (const found of CATALOGUES) {
    if (found[1] === language) bundle.addResource(new FluentResource(readFileSync(join(MESSAGES, found.input), "utf8")));
  }
  const say = (code, facts = {}) => {
    const pattern = bundle.getMessage(code)?.value;
    if (!pattern) throw new Error(`no ${code} in ${language}`);
    return bundle.formatPattern(pattern, facts, []);
  };
  const messages = [...bundle._messages];
  const texts = new Map(messages.filter(([, { value }]) => typeof value === "string").map(([code, { value }]) => [code, value]));
  const pieces = new Set(messages.flatMap(([, { value }]) => piecesOf(value)));
  return Object.assign(say, { texts, pieces });
};
/** What a message is put together from: its whole text, or what stands between facts and in variants. */
function piecesOf(part) {
  if (typeof part === "string") return [part];
  if (Array.isArray(part)) return part.flatMap(piecesOf);
  return part?.type === "select" ? part.variants.flatMap(({ value }) => piecesOf(value)) : [];
}
const WORDS = Object.fromEntries(LANGUAGES.map((language) => [language, wordsOf(language)]));

/** English texts, whole and without facts, that a language says in another way. */
function foreignTo(language) {
  const { pieces } = WORDS[language];
  return new Set([...WORDS.en.texts.values()].filter((text) => !pieces.has(text)));
}

/** The language that needs the most room: the one whose catalogues have the most letters. */
export const LONGEST = LANGUAGES.map((language) => {
  const texts = CATALOGUES.filter((found) => found[1] === language).map((found) => readFileSync(join(MESSAGES, found.input), "utf8"));
  return { language, letters: texts.join("").length };
}).sort((a, b) => b.letters - a.letters)[0].language;

/** Runs before the page's own scripts: whoever paints the jungle answers with a picture of nothing, which takes no time. */
function paintNothing() {
  const { Worker } = window;
  window.Worker = function (url, options) {
    if (!/bake/.test(String(url))) return new Worker(url, options);
    const painter = {
      postMessage: async ({ id }) => {
        const bitmap = await createImageBitmap(new ImageData(1, 1));
        painter.onmessage?.({ data: { id, bitmap } });
      },
      terminate: () => undefined,
    };
    return painter;
  };
}

/** One server without a table yet, one Chromium, and the pages opened in it. */
export class House {
  people = [];
  lines = [];

  constructor({ store = USUAL, mails = null } = {}) {
    this.store = store;
    this.mails = mails; // what takes the mails that it sends, if it does (mails.mjs)
  }

  static async open() {
    const house = new House();
    await house.prepare();
    return house;
  }

  /**
   * A house for all tests of a file, or of the suite it is asked for in: after each, its people go, and none of their
   * pages may have complained. Where people meet, a suite for each of `STORES` (stores.mjs) shows that it works with both.
   */
  static forTests(options) {
    const house = new House(options);
    before(() => house.prepare());
    afterEach(() => house.empty());
    after(() => house.close());
    return house;
  }

  /** Somebody leaves; whatever their page complained about is an error. */
  async dismiss(person) {
    this.people = this.people.filter((other) => other !== person);
    await person.page.context().close();
    person.check();
  }

  async empty() {
    for (const person of [...this.people]) await this.dismiss(person);
  }

  prepare() {
    return (this.prepared ??= this.begin());
  }

  async begin() {
    this.folder = await mkdtemp(join(tmpdir(), "tikal-browser-"));
    if (this.store === "postgres") this.postgres = await Postgres.start(PYTHON, ROOT);
    await this.mails?.begin();
    this.url = await this.serve();
    const args = ["--no-sandbox", "--disable-dev-shm-usage", "--force-color-profile=srgb"];
    this.browser = await chromium.launch({ executablePath: findChromium(), args });
  }

  /** Starts the server, which deals the same every time, and returns where it is. */
  serve() {
    const place = this.postgres ? ["--database-url", this.postgres.url] : ["--data", join(this.folder, "tables.sqlite3")];
    const port = this.url ? new URL(this.url).port : "0";
    const args = [join(HERE, "server.py"), "serve", "--no-open", "--port", port, ...place, "--workers", "1", "--webhooks"];
    if (this.mails) args.push("--smtp", this.mails.url, "--mail-from", "tikal@example.org", "--public-url", PUBLIC);
    this.server = spawn(PYTHON, args, { cwd: ROOT, stdio: ["pipe", "pipe", "pipe"] });
    return new Promise((resolve, reject) => {
      let said = "";
      const read = (bytes) => {
        said += bytes;
        const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
        if (found) resolve(found[0]);
      };
      this.server.stdout.on("data", read);
      this.server.stderr.on("data", read);
      this.server.on("error", reject);
      this.server.on("exit", (code) => reject(new Error(`the server ended (${code}): ${said}`)));
    });
  }

  /** Ends everything. Whatever a page complained about since it was last looked at is an error here too. */
  async close() {
    await this.prepared?.catch(() => undefined); // where no test is wanted, this is asked for before all stands
    await this.browser?.close();
    for (const line of this.lines) line.close();
    const ended = new Promise((resolve) => this.server?.exitCode === null ? this.server.on("exit", resolve) : resolve());
    this.server?.kill("SIGTERM");
    await ended;
    await this.mails?.end();
    await this.postgres?.stop();
    await rm(this.folder, { recursive: true, force: true });
    this.check();
  }

  /** Somebody with a browser of their own, quick of eye: others' actions are shown at once, and no jungle is painted unless it is to be seen. */
  async person(options = DESKTOP, { quick = true, painted = !quick, language = "en" } = {}) {
    const context = await this.browser.newContext({ reducedMotion: "reduce", serviceWorkers: "block", locale: language, ...options });
    if (quick) {
      const wishes = JSON.stringify({ speed: 0, motion: "reduced", sound: false, goalRead: true, learnAsked: true });
      await context.addInitScript((kept) => {
        localStorage["tikal-wishes"] ??= kept;
      }, wishes);
    }
    if (!painted) await context.addInitScript(paintNothing);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const person = new Person(this, page, language);
    this.people.push(person);
    return person;
  }

  /** A line to the server that can be cut and mended. */
  async line() {
    const { port } = new URL(this.url);
    const open = new Set();
    let cut = false;
    const server = createServer((near) => {
      if (cut) return near.destroy();
      const far = connect(Number(port), "127.0.0.1");
      for (const [a, b] of [[near, far], [far, near]]) {
        open.add(a);
        a.on("error", () => b.destroy());
        a.on("close", () => (open.delete(a), b.destroy()));
        a.pipe(b);
      }
    });
    await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
    this.lines.push(server);
    return {
      url: `http://127.0.0.1:${server.address().port}`,
      cut: () => {
        cut = true;
        for (const socket of open) socket.destroy();
      },
      mend: () => (cut = false),
    };
  }

  /** Fails if any page said something on the console that it should not. */
  check() {
    for (const person of this.people) person.check();
  }
}

export class Person {
  constructor(house, page, language) {
    this.house = house;
    this.page = page;
    this.language = language;
    this.errors = [];
    this.offline = false;
    page.on("console", (message) => {
      if (/Service Worker registration blocked by Playwright/.test(message.text())) return; // see `person`
      const lost = this.offline && /WebSocket connection|ERR_(CONNECTION|EMPTY|SOCKET|FAILED)/.test(message.text());
      if (["error", "warning"].includes(message.type()) && !lost) this.errors.push(message.text());
    });
    page.on("pageerror", (error) => this.errors.push(String(error.stack ?? error)));
    const wait = page.waitForFunction.bind(page);
    page.waitForFunction = (question, ...more) => {
      if (String(question).startsWith("async")) throw new Error("to this a promise is a yes: `until` waits for it");
      return wait(question, ...more);
    };
  }

  /** Asks the page until it says yes, which may take it a while. */
  async until(question) {
    const end = Date.now() + PATIENCE;
    while (!(await this.page.evaluate(question))) {
      if (Date.now() > end) throw new Error(`never came true: ${question}`);
      await rested(this.page);
    }
  }

  /** Fails if the page said something on the console that it should not. */
  check() {
    if (this.errors.length > 0) throw new Error(`the page complained:\n${this.errors.join("\n")}`);
  }

  /** English texts that this person's language says in another way. */
  get foreign() {
    return this.language === "en" ? new Set() : foreignTo(this.language);
  }

  /** The sentence of a code, as this person's page says it. */
  say(code, facts) {
    return WORDS[this.language](code, facts);
  }

  async visit(path = "/") {
    await this.page.goto((this.line?.url ?? this.house.url) + path);
    await this.page.locator("main").first().waitFor({ state: "attached" });
  }

  /** Asks the server for something as a page would, without one. */
  async ask(path, data) {
    const url = this.line?.url ?? this.house.url;
    const { request } = this.page.context();
    const headers = { Origin: url, "Accept-Language": this.language };
    if ((await this.page.context().cookies(url)).length === 0) await request.get(url, { headers });
    const answer = await (await request.post(url + path, { data, headers })).json();
    if (!answer.table) throw new Error(JSON.stringify(answer));
    return answer;
  }

  /** Sets up a table by the server's own door, as the start page does, and opens it. */
  async table(wanted) {
    const opened = await this.ask("/api/tables", wanted);
    await this.visit(`/table/${opened.table}`);
    await this.ready();
    return opened;
  }

  /** Hands the server a record and opens its replay. */
  async replay(text, moment = "") {
    const { table } = await this.ask("/api/records", { record: text });
    await this.visit(`/replay/${table}${moment}`);
    await this.page.locator("main.replay").waitFor();
    return table;
  }

  /** Jumps to a moment of the replay by its time line; returns the milliseconds until it is painted. */
  jump(moment) {
    return this.page.evaluate(async (n) => {
      const slider = document.querySelector('input[type="range"]');
      const start = performance.now();
      slider.value = String(n);
      slider.dispatchEvent(new Event("input", { bubbles: true }));
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
      if (document.querySelector("main.replay").dataset.at !== String(n)) throw new Error(`not at ${n}`);
      return performance.now() - start;
    }, moment);
  }

  /** Keeps wishes as the settings do; what is opened afterwards goes by them. */
  wish(wishes) {
    return this.page.evaluate((kept) => (localStorage["tikal-wishes"] = JSON.stringify(kept)), { sound: false, goalRead: true, ...wishes });
  }

  state() {
    return this.page.evaluate(() => document.querySelector("main[data-state]")?.dataset.state ?? "none");
  }

  /** Waits until the table is in one of these states. */
  async ready(states = ["acting", "covered", "over", "waiting", "showing"]) {
    await this.page.waitForFunction(
      (wanted) => wanted.includes(document.querySelector("main[data-state]")?.dataset.state ?? ""),
      states,
      { timeout: PATIENCE },
    );
    return this.state();
  }

  text(selector) {
    return this.page.locator(selector).first().innerText();
  }

  /** No rule of axe may be broken. */
  async axe(where) {
    const broken = await this.page.evaluate(async (source) => {
      if (!("axe" in window)) (0, eval)(source);
      const { violations } = await window.axe.run(document, { resultTypes: ["violations"] });
      return violations.map((v) => `${v.id}: ${v.nodes.map((n) => `${n.target} ${n.failureSummary ?? ""}`).join(" | ")}`);
    }, AXE);
    if (broken.length > 0) throw new Error(`axe on ${where}:\n${broken.join("\n")}`);
  }
}

/** Two pictures later: what was begun has come to rest. */
export const rested = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
export const button = (person, name) => person.page.getByRole("button", { name, exact: true });
export const press = (person, locator) => (person.phone ? locator.tap() : locator.click());
export const atMoment = (person, n) => person.page.locator(`main.replay[data-at="${n}"]`).waitFor();

/** Opens what a line of the set-up has in a window of its own, does something there and closes it again. */
export async function within(person, line, deed) {
  await press(person, button(person, person.say("setup-change-what", { what: line })));
  await person.page.getByRole("dialog").waitFor();
  await deed();
  await press(person, button(person, person.say("table-close")));
  await person.page.getByRole("dialog").waitFor({ state: "detached" });
}

/** Chooses a game, or an edition, by its title: in cells, on a phone in a window of their own. */
export async function chooseEdition(person, title) {
  const { page } = person;
  await page.locator("fieldset.seat").first().waitFor();
  await page.locator('[name="game"]').first().waitFor({ state: "attached" });
  const game = page.getByRole("radio", { name: title, exact: true }).and(page.locator('[name="game"]'));
  if ((await game.count()) > 0) return game.check({ force: true });
  await page.locator('[name="game"]').first().check({ force: true });
  const choose = () => page.locator(".editions .plaque", { has: page.getByText(title, { exact: true }) }).locator("input").check();
  const line = person.say("setup-edition");
  if ((await button(person, person.say("setup-change-what", { what: line })).count()) > 0) await within(person, line, choose);
  else await choose();
}

/** Takes up a ready-made table, by its name. */
export async function startFrom(person, name) {
  const list = person.page.getByRole("combobox", { name: person.say("setup-from") });
  if ((await list.count()) > 0) await list.selectOption({ label: name });
  else await press(person, button(person, name));
}
