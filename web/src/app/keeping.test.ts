import { describe, expect, it, vi } from "vitest";
import { keptFor, loaded, sharedText } from "./keeping";

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

  it("keeps the files that a page has loaded, and nothing else it says", () => {
    vi.stubGlobal("location", new URL("https://tikal.example/"));
    const said = ["https://tikal.example/assets/a.js", "/assets/a.js", "/api/home", "https://other.example/assets/b.js", 7];
    expect(loaded(said)).toEqual(["/assets/a.js"]);
    expect(loaded("/assets/a.js")).toEqual([]);
    vi.unstubAllGlobals();
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
