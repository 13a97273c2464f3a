import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Told } from "../net/protocol";

/** Notes that began, by hertz; noise is 0. */
let begun: { hertz: number; at: number }[] = [];
let touched = true;

class Param {
  value = 0;
  setValueAtTime(value: number): void {
    this.value = value;
  }
  exponentialRampToValueAtTime(): void {
    // nobody listens
  }
}
class Node {
  gain = new Param();
  frequency = new Param();
  Q = new Param();
  connect = (to: unknown): unknown => to;
  stop = vi.fn();
  start(at: number): void {
    begun.push({ hertz: this.frequency.value, at });
  }
}
class Context {
  currentTime = 0;
  sampleRate = 8;
  state = "running";
  destination = new Node();
  createGain = (): Node => new Node();
  createOscillator = (): Node => new Node();
  createBufferSource = (): Node => new Node();
  createBiquadFilter = (): Node => new Node();
  createBuffer = (): { getChannelData: () => Float32Array } => ({ getChannelData: () => new Float32Array(8) });
}
const event = (kind: string): Told => ({ kind, code: kind, action: 1, facts: {} });

beforeEach(() => {
  begun = [];
  touched = true;
  vi.resetModules();
  vi.stubGlobal("AudioContext", Context);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("navigator", { userActivation: { get hasBeenActive() { return touched; } } }); // prettier-ignore
});
afterEach(() => vi.unstubAllGlobals());

describe("sound", () => {
  it("is on, but only where somebody has touched the page, and off by a switch", async () => {
    const { sound, yourTurn } = await import("./sound");
    const { settings } = await import("../ui/settings.svelte");
    touched = false;
    sound(event("tile-laid"));
    expect(begun).toEqual([]);
    touched = true;
    sound(event("turn-ended")); // has no sound
    expect(begun).toEqual([]);
    yourTurn();
    expect(begun.map(({ hertz }) => hertz)).toContain(523);
    settings.set({ sound: false });
    const before = begun.length;
    yourTurn();
    expect(begun.length).toBe(before);
  });

  it("plays one thing after another, and leaves out what would come too late", async () => {
    const { yourTurn } = await import("./sound");
    for (let n = 0; n < 50; n++) yourTurn();
    const times = begun.filter(({ hertz }) => hertz === 523).map(({ at }) => at);
    expect(times.length).toBeGreaterThan(2);
    expect(times.length).toBeLessThan(8);
    expect([...times].sort((a, b) => a - b)).toEqual(times);
  });

  it("has an instrument for every note", async () => {
    const { tuneOf } = await import("./events");
    for (const load of Object.values(import.meta.glob("../games/*/events.ts"))) await load();
    const { sound } = await import("./sound");
    const kinds = [
      "tile-laid",
      "moved",
      "uncovered",
      "treasure-found",
      "treasure-unearthed",
      "scoring-round",
      "volcano-played",
      "game-over",
    ];
    for (const kind of kinds) {
      expect(tuneOf(event(kind)).length, kind).toBeGreaterThan(0);
      for (const { instrument, hertz, seconds } of tuneOf(event(kind))) {
        expect(["stone", "wood", "clay", "jade", "rumble"]).toContain(instrument);
        expect(hertz * seconds, kind).toBeGreaterThan(0);
      }
      sound(event(kind));
    }
  });
});
