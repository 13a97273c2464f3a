import { describe, expect, it } from "vitest";
import { fileOf, keptFor, sharedText } from "./keeping";

describe("what is kept for when there is no server", () => {
  it.each([
    ["GET", "navigate", "/", "document"],
    ["GET", "navigate", "/table/abc", "document"],
    ["GET", "cors", "/assets/index-1.js", "file"],
    ["GET", "cors", "/api/rules/super-meeple", "answer"],
    ["GET", "no-cors", "/icon-192.png", "answer"],
  ])("%s %s %s: as %s", (method, mode, path, kept) => expect(keptFor(method, mode, path)).toBe(kept));

  it.each([
    ["GET", "cors", "/api/home"],
    ["GET", "cors", "/api/tables/abc/film"],
    ["GET", "navigate", "/api/tables/abc/record"], // a download
    ["POST", "cors", "/api/tables"],
    ["GET", "cors", "/worker.js"],
  ])("%s %s %s: nothing of anybody's table", (method, mode, path) => expect(keptFor(method, mode, path)).toBeNull());

  it("finds the files that a document names", () => {
    const html = '<link href="/icon.svg"><script src="/assets/a.js"></script><link href="/icon.svg"><a href="https://x.y/">';
    expect(fileOf(html)).toEqual(["/icon.svg", "/assets/a.js"]);
  });

  it("takes a shared file before shared text", async () => {
    const form = new FormData();
    expect(await sharedText(form)).toBe("");
    form.set("text", "[Edition]");
    expect(await sharedText(form)).toBe("[Edition]");
    form.set("record", new File(["[Game]"], "game.tgn"));
    expect(await sharedText(form)).toBe("[Game]");
  });
});
