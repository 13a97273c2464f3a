/** Short tones for what happens at the table, made on the spot: nothing to load. */
import { settings } from "../ui/settings.svelte";

/** Frequency and length in seconds of each note. */
const TUNES: Record<string, [number, number][]> = {
  "tile-laid": [
    [146, 0.09],
    [110, 0.14],
  ],
  entered: [[330, 0.06]],
  moved: [[262, 0.05]],
  "secret-path": [
    [262, 0.05],
    [392, 0.07],
  ],
  uncovered: [
    [196, 0.08],
    [294, 0.12],
  ],
  "treasure-found": [
    [523, 0.08],
    [659, 0.08],
    [784, 0.16],
  ],
  exchanged: [
    [523, 0.08],
    [440, 0.1],
  ],
  "camp-built": [
    [220, 0.08],
    [330, 0.12],
  ],
  "guard-placed": [
    [196, 0.08],
    [247, 0.08],
    [294, 0.16],
  ],
  "scoring-round": [
    [98, 0.3],
    [82, 0.4],
  ],
  "final-round": [
    [98, 0.3],
    [82, 0.4],
  ],
  scored: [
    [392, 0.1],
    [494, 0.1],
    [587, 0.2],
  ],
  bid: [[349, 0.08]],
  passed: [[175, 0.1]],
  "card-taken": [[294, 0.06]],
  "token-taken": [[349, 0.06]],
  "place-taken": [[262, 0.06]],
  "tile-taken": [[220, 0.07]],
  "card-played": [
    [294, 0.07],
    [392, 0.1],
  ],
  "card-preserved": [
    [247, 0.07],
    [220, 0.09],
  ],
  "token-used": [
    [392, 0.07],
    [494, 0.07],
    [587, 0.12],
  ],
  "power-used": [
    [330, 0.08],
    [415, 0.08],
    [494, 0.16],
  ],
  "treasure-unearthed": [
    [523, 0.08],
    [659, 0.08],
    [784, 0.16],
  ],
  recruited: [[349, 0.06]],
  landed: [
    [330, 0.06],
    [294, 0.06],
  ],
  marched: [
    [262, 0.05],
    [330, 0.07],
  ],
  "camp-moved": [
    [220, 0.08],
    [330, 0.12],
  ],
  "guard-kept-others": [
    [196, 0.08],
    [247, 0.08],
    [294, 0.16],
  ],
  "stone-placed": [[131, 0.08]],
  "stone-moved": [[131, 0.08]],
  "out-for-round": [[175, 0.1]],
  "volcano-played": [
    [98, 0.3],
    [82, 0.4],
  ],
  "legend-scored": [
    [392, 0.1],
    [494, 0.1],
    [587, 0.2],
  ],
  "game-over": [
    [392, 0.15],
    [494, 0.15],
    [587, 0.15],
    [784, 0.4],
  ],
};

let context: AudioContext | null = null;

export function sound(kind: string): void {
  const tune = TUNES[kind];
  if (!settings.wishes.sound || !tune) return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const [frequency, length] of tune) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.12, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
    at += length * 0.8;
  }
}
