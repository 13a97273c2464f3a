import { readdirSync, readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { bestOf, languages, nameOf, speech } from "./language.svelte";
import { list, nameShown, say } from "./words";

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

describe("the language of the page", () => {
  afterEach(async () => {
    vi.unstubAllGlobals();
    await speech.choose("en");
  });

  it("is the first of the browser's that there is", () => {
    expect(bestOf(["en", "de", "fr"], ["es-MX", "de-AT", "fr"])).toBe("de");
    expect(bestOf(["en", "de", "fr"], ["es-MX"])).toBe("en");
    expect(bestOf(["en", "de", "fr"], [])).toBe("en");
  });

  it("goes by the name it has for itself", () => {
    expect(["en", "de", "fr"].map(nameOf)).toEqual(["English", "Deutsch", "Français"]);
    expect(languages[0]).toBe("en");
  });

  it("is kept in the browser once it was chosen", async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key), setItem: (key: string, text: string) => kept.set(key, text) });
    const other = languages.at(-1)!;
    await speech.choose(other);
    expect([...kept.values()]).toEqual([other]);
    expect(speech.language).toBe(other);
  });

  it("joins names as the language does, and calls who has none by the colour of the seat", () => {
    expect(list(["Ana", "Ben", "Cleo"])).toBe("Ana, Ben, & Cleo");
    expect(list(["Ana", "Ben"])).toBe("Ana & Ben");
    expect(nameShown("Red")).toBe(say("seat-red"));
    expect(nameShown("Ana")).toBe("Ana");
  });

  it("is English where a language lacks a sentence", async () => {
    await speech.choose("xx"); // a language without any
    expect(say("no-temple", { hex: "A4" })).toBe("There is no temple on A4.");
  });
});
