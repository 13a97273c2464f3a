import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { say } from "./words";

const ROOT = new URL("../../src/tikal", import.meta.url).pathname;

describe("words within sentences", () => {
  const texts = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
    .filter((path) => /messages\/en\/(events|watch|table)\.ftl$/.test(path))
    .map((path) => readFileSync(`${ROOT}/${path}`, "utf8"));
  const families = new Set(texts.flatMap((text) => [...text.matchAll(/WORD\("([a-z-]+)"/g)].map((found) => found[1]!)));

  it("are known to the page", () => {
    expect([...families].sort()).toContain("kind");
    expect(say("kind-jade")).not.toBe("kind-jade");
    expect(say("terrain-temple")).not.toBe("terrain-temple");
  });
});
