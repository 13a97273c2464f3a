/** How events are told, by their kind: how long each is shown, how it sounds, and what the journal makes of it. */
import type { Told } from "../net/protocol";

interface Manner {
  /** How long it is shown when somebody else does it, in milliseconds at the usual speed. */
  pause?: number;
  /** Its notes: hertz, and milliseconds. */
  tune?: string;
  /** The journal leaves it out: another line says the same, or it goes without saying. */
  quiet?: boolean;
  /** It is a heading of the journal: a round or a scoring begins. */
  heading?: boolean;
  /** It stands out in the story of a game. */
  loud?: boolean;
}

const PAUSE = 450;
const COMMON: Manner = {};
const TELLING = { pause: 40, quiet: true };
const SCORING = { pause: 1000, heading: true, loud: true };

const MANNERS: Readonly<Record<string, Manner>> = {
  "tile-offered": { pause: 250, quiet: true },
  "tile-drawn": { pause: 800, quiet: true },
  "tile-laid": { pause: 1000, tune: "146/90 110/140" },
  entered: { tune: "330/60" },
  moved: { tune: "262/50" },
  "secret-path": { tune: "262/50 392/70" },
  uncovered: { pause: 600, tune: "196/80 294/120" },
  dug: { pause: 250, quiet: true },
  "treasure-found": { pause: 800, tune: "523/80 659/80 784/160" },
  exchanged: { pause: 800, tune: "523/80 440/100" },
  "camp-built": { pause: 800, tune: "220/80 330/120" },
  "guard-placed": { pause: 800, tune: "196/80 247/80 294/160" },
  "turn-ended": { pause: 250, quiet: true },
  "scoring-round": { ...SCORING, tune: "98/300 82/400" },
  "final-round": { ...SCORING, tune: "98/300 82/400" },
  scored: { pause: 1600, loud: true, tune: "392/100 494/100 587/200" },
  bid: { pause: 600, tune: "349/80" },
  passed: { pause: 600, tune: "175/100" },
  "auction-won": { pause: 800 },
  "power-dealt": TELLING,
  "card-dealt": TELLING,
  "token-drawn": TELLING,
  "round-began": { heading: true, loud: true },
  "draft-began": { heading: true },
  "card-taken": { tune: "294/60" },
  "token-taken": { tune: "349/60" },
  "place-taken": { tune: "262/60" },
  "tile-taken": { pause: 800, tune: "220/70" },
  "card-played": { pause: 800, tune: "294/70 392/100" },
  "card-preserved": { tune: "247/70 220/90" },
  "token-used": { tune: "392/70 494/70 587/120" },
  "power-used": { pause: 800, tune: "330/80 415/80 494/160" },
  "hex-chosen": { pause: 250, quiet: true },
  "treasure-looked-at": { pause: 250, quiet: true },
  "treasure-unearthed": { pause: 800, tune: "523/80 659/80 784/160" },
  recruited: { tune: "349/60" },
  landed: { tune: "330/60 294/60" },
  marched: { tune: "262/50 330/70" },
  "camp-moved": { pause: 800, tune: "220/80 330/120" },
  "guard-kept-others": { pause: 800, tune: "196/80 247/80 294/160" },
  "stone-placed": { tune: "131/80" },
  "stone-moved": { tune: "131/80" },
  "out-for-round": { tune: "175/100" },
  "volcano-played": { tune: "98/300 82/400" },
  "interim-scoring": SCORING,
  "final-scoring": SCORING,
  "game-over": { loud: true, tune: "392/150 494/150 587/150 784/400" },
};

/** Whether an event is somebody's scoring, in any game. */
export const isScoring = (event: Told): boolean => !!(event.sheet ?? event.parts);

const mannerOf = (event: Told): Manner => MANNERS[isScoring(event) ? "scored" : event.kind] ?? COMMON;

export const pauseOf = (event: Told): number => mannerOf(event).pause ?? PAUSE;
export const isQuiet = (event: Told): boolean => !!mannerOf(event).quiet && event.facts.terrain !== "volcano";
export const isHeading = (event: Told): boolean => !event.seat || !!mannerOf(event).heading;
export const isLoud = (event: Told): boolean => !!mannerOf(event).loud;

/** The notes of an event: hertz and seconds. */
export const tuneOf = (event: Told): [number, number][] =>
  (mannerOf(event).tune?.split(" ") ?? []).map((note) => {
    const [hertz, milliseconds] = note.split("/").map(Number) as [number, number];
    return [hertz, milliseconds / 1000];
  });
