/** Short tones for what happens at the table, made on the spot: nothing to load. */
import type { Told } from "../net/protocol";
import { settings } from "../ui/settings.svelte";
import { tuneOf } from "./events";

let context: AudioContext | null = null;

export function sound(event: Told): void {
  const tune = tuneOf(event);
  if (!settings.wishes.sound || tune.length === 0) return;
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
