/** Short sounds for what happens at the table, made on the spot: soft, and nothing to load. */
import type { Told } from "../net/protocol";
import { settings } from "../ui/settings.svelte";
import { tuneOf, YOUR_TURN, type Instrument, type Note } from "./events";

const LOUDNESS = 0.5;
const BUSY = 1.2; // seconds of sound that may wait: what comes later is left out

/** One note: what plays it, where it goes, and when. */
interface Strike {
  context: AudioContext;
  out: AudioNode;
  at: number;
  hertz: number;
  seconds: number;
}

/** A volume that swells and dies away. */
function dying({ context, out, at, seconds }: Strike, most: number, swell = 0.004): GainNode {
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(most, at + swell);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + swell + seconds);
  volume.connect(out);
  return volume;
}

function tone(strike: Strike, hertz: number, most: number, seconds: number, swell?: number): OscillatorNode {
  const { context, at } = strike;
  const wave = context.createOscillator();
  wave.frequency.setValueAtTime(hertz, at);
  wave.connect(dying({ ...strike, seconds }, most, swell));
  wave.start(at);
  wave.stop(at + seconds + 0.1);
  return wave;
}

let rustle: AudioBuffer | null = null;

/** A burst of noise round a pitch. */
function noise(strike: Strike, kind: BiquadFilterType, sharpness: number, most: number, seconds: number, swell?: number): void {
  const { context, at, hertz } = strike;
  if (!rustle) {
    rustle = context.createBuffer(1, context.sampleRate, context.sampleRate);
    rustle.getChannelData(0).forEach((_, n, samples) => (samples[n] = Math.random() * 2 - 1));
  }
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  source.buffer = rustle;
  source.loop = true;
  filter.type = kind;
  filter.frequency.value = hertz;
  filter.Q.value = sharpness;
  source.connect(filter).connect(dying({ ...strike, seconds }, most, swell));
  source.start(at);
  source.stop(at + seconds + 0.2);
}

const INSTRUMENTS: Record<Instrument, (strike: Strike) => void> = {
  /** A slab that is set down: a dull knock and the grit under it. */
  stone(strike) {
    tone(strike, strike.hertz, 0.3, strike.seconds).frequency.exponentialRampToValueAtTime(strike.hertz * 0.6, strike.at + strike.seconds);
    noise({ ...strike, hertz: strike.hertz * 9 }, "bandpass", 1.2, 0.25, strike.seconds * 0.5);
  },
  /** A log drum. */
  wood(strike) {
    tone(strike, strike.hertz, 0.24, strike.seconds * 1.6);
    tone(strike, strike.hertz * 2.7, 0.07, strike.seconds * 0.5);
  },
  /** An ocarina. */
  clay(strike) {
    tone(strike, strike.hertz, 0.14, strike.seconds * 1.3, 0.03);
    tone(strike, strike.hertz * 2, 0.025, strike.seconds, 0.03);
  },
  /** Jade plates: they ring on. */
  jade(strike) {
    tone(strike, strike.hertz, 0.12, strike.seconds * 4);
    tone(strike, strike.hertz * 2.76, 0.04, strike.seconds * 2);
  },
  /** The ground shakes. */
  rumble(strike) {
    noise(strike, "lowpass", 1, 0.9, strike.seconds, strike.seconds * 0.3);
    tone(strike, strike.hertz * 0.7, 0.25, strike.seconds, strike.seconds * 0.2);
  },
};

let context: AudioContext | null = null;
let volume: GainNode;
let free = 0; // when the last note has begun

function play(tune: readonly Note[]): void {
  // a page that nobody has touched makes no sound
  if (!settings.wishes.sound || tune.length === 0 || navigator.userActivation?.hasBeenActive === false) return;
  if (!context) {
    context = new AudioContext();
    volume = context.createGain();
    volume.gain.value = LOUDNESS;
    volume.connect(context.destination);
  }
  if (context.state === "suspended") void context.resume();
  let at = Math.max(context.currentTime, free);
  if (at > context.currentTime + BUSY) return;
  for (const { instrument, hertz, seconds } of tune) {
    INSTRUMENTS[instrument]({ context, out: volume, at, hertz, seconds });
    at += seconds * 0.8;
  }
  free = at;
}

export const sound = (event: Told): void => play(tuneOf(event));

/** A second of the last ones. */
export const tick = (): void => {
  if (settings.wishes.ticking) play([{ instrument: "wood", hertz: 880, seconds: 0.03 }]);
};

/** One's own turn begins. */
export const yourTurn = (): void => play(YOUR_TURN);
