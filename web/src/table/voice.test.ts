import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Voice } from "./voice.svelte";

const heard = (voice: Voice): string[] => voice.said.map(({ text }) => text);

describe("the voice", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("says all that happened, in order, and keeps the last of it", () => {
    const voice = new Voice();
    voice.utter("a", "", "b");
    voice.utter("b");
    expect(heard(voice)).toEqual(["a", "b", "b"]);
    for (let n = 0; n < 20; n++) voice.utter(String(n));
    expect(heard(voice)).toEqual(["12", "13", "14", "15", "16", "17", "18", "19"]);
    expect(new Set(voice.said.map(({ id }) => id)).size).toBe(8);
  });

  it("does not say what was only passed over", () => {
    const voice = new Voice();
    for (const hex of ["A1", "A2", "A3"]) voice.settle("tip", hex);
    voice.settle("ask", "Your turn");
    vi.runAllTimers();
    expect(heard(voice)).toEqual(["A3", "Your turn"]);
  });

  it("says nothing of a topic twice, unless it was gone or is another of the same words", () => {
    const voice = new Voice();
    const settle = (text: string, key?: string): void => {
      voice.settle("tip", text, key);
      vi.runAllTimers();
    };
    settle("no", "1");
    settle("no", "1");
    expect(heard(voice)).toEqual(["no"]);
    settle("no", "2");
    expect(heard(voice)).toEqual(["no", "no"]);
    settle("");
    settle("no", "2");
    expect(heard(voice)).toEqual(["no", "no", "no"]);
  });

  it("falls silent", () => {
    const voice = new Voice();
    voice.settle("tip", "no");
    voice.stop();
    vi.runAllTimers();
    expect(heard(voice)).toEqual([]);
  });
});
