/**
 * Somebody who plays by keys and hears: what has the focus, as Chromium's accessibility tree has it, and what live regions
 * say. All of it is a transcript that is compared with the one kept in transcripts/; TRANSCRIPTS=renew writes it anew.
 */
import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./house.mjs";

const FOLDER = join(ROOT, "tests", "browser", "transcripts");
const RENEW = process.env.TRANSCRIPTS === "renew";
const STATES = ["disabled", "expanded", "pressed", "checked", "selected", "modal"];
const RESTING = 450; // milliseconds over a hex until the page looks at it closely
const SETTLING = 300; // ... and until what stands is said
const HASTE = 6; // times as fast the page's clocks run for who listens

/** Runs before the page's own scripts: notes what live regions say, and which questions are not answered yet. */
function listen(haste) {
  const wait = window.setTimeout;
  window.setTimeout = (deed, time, ...facts) => wait(deed, time / haste, ...facts);
  window.heard = [];
  window.asked = new Set();
  const said = (text) => text.trim() && window.heard.push(text.trim().replace(/\s+/g, " "));
  const regionOf = (node) => {
    const at = node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
    const region = at?.closest('[aria-live], [role="status"], [role="alert"], [role="log"]');
    return region && region.getAttribute("aria-live") !== "off" && !region.closest("[inert]") ? region : null;
  };
  const watch = new MutationObserver((changes) => {
    const changed = new Set();
    for (const { type, target, addedNodes } of changes) {
      const region = regionOf(target);
      if (type === "characterData" && region) changed.add(target.parentElement);
      for (const node of addedNodes) {
        if (region) changed.add(node);
        else if (node.nodeType === Node.ELEMENT_NODE && node.matches('[role="alert"]')) changed.add(node);
      }
    }
    for (const node of changed) if (node.isConnected) said(node.textContent);
  });
  document.addEventListener("DOMContentLoaded", () => watch.observe(document.body, { subtree: true, childList: true, characterData: true }));
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    const { id } = JSON.parse(data);
    if (id !== undefined) window.asked.add(id);
    if (!this.listening) {
      this.listening = true;
      this.addEventListener("message", (e) => window.asked.delete(JSON.parse(e.data).id));
    }
    return send.call(this, data);
  };
}

export class Reader {
  lines = [];

  static async of(person) {
    const reader = new Reader();
    reader.person = person;
    reader.page = person.page;
    await reader.page.addInitScript(listen, HASTE);
    reader.tree = await reader.page.context().newCDPSession(reader.page);
    await reader.tree.send("Accessibility.enable");
    return reader;
  }

  /** Waits until the page has nothing more to say. */
  async quiet() {
    await this.person.ready(["acting", "covered", "over", "waiting"]);
    const pause = (ms) =>
      this.page.evaluate(async (time) => {
        for (let n = 0; n < 2; n++) await new Promise((done) => requestAnimationFrame(done)); // the focus may go with the next frame
        await new Promise((done) => setTimeout(done, time));
      }, ms);
    await pause(RESTING);
    await this.page.waitForFunction(() => window.asked.size === 0);
    await pause(SETTLING);
  }

  /** What has the focus: its role, name and states. */
  async focus() {
    const { result } = await this.tree.send("Runtime.evaluate", { expression: "document.activeElement" });
    const { nodes } = await this.tree.send("Accessibility.getPartialAXTree", { objectId: result.objectId, fetchRelatives: false });
    const [node] = nodes;
    if (!node.role || node.ignored) return "the page";
    const states = STATES.flatMap((name) => {
      const value = node.properties?.find((property) => property.name === name)?.value.value;
      return value === undefined || value === false || value === "false" ? [] : [value === true || value === "true" ? name : `${name}=${value}`];
    });
    return [`${node.role?.value} "${node.name?.value ?? ""}"`, ...states].join(", ");
  }

  /** Notes what was said since, and what has the focus. */
  async note() {
    await this.quiet();
    const said = await this.page.evaluate(() => window.heard.splice(0));
    this.lines.push(...said.map((text) => `    says   ${text}`));
    const focus = await this.focus();
    if (focus !== this.focused) this.lines.push(`    focus  ${focus}`);
    this.focused = focus;
  }

  /** Presses keys, one after another, and listens after each. */
  async press(...keys) {
    for (const key of keys) {
      this.lines.push(key);
      await this.page.keyboard.press(key);
      await this.note();
    }
  }

  /** Goes on with Tab, without listening, until something with that name has the focus. */
  async tabTo(name, most = 80) {
    this.lines.push(`Tab to ${name}`);
    for (let n = 0; n < most; n++) {
      await this.page.keyboard.press("Tab");
      if (!name.test(await this.focus())) continue;
      await this.page.evaluate(() => window.heard.splice(0)); // on the way
      return this.note();
    }
    throw new Error(`Tab does not lead to ${name}`);
  }

  /** What chance decided is not compared. */
  forget(chance, word) {
    this.lines = this.lines.map((line) => line.replace(chance, word));
  }

  heading(text) {
    this.lines.push("", `# ${text}`);
  }

  /** Compares all that was heard with what is kept. */
  compare(name) {
    const text = `${this.lines.join("\n").trim()}\n`;
    const file = join(FOLDER, `${name}.txt`);
    if (RENEW) {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(file, text);
    }
    assert.equal(text, readFileSync(file, "utf8"), `${file} tells it otherwise; TRANSCRIPTS=renew writes it anew`);
  }
}
