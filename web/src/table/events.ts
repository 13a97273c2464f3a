/** How events are told, by their kind: how long each is shown, how it sounds, and what the journal makes of it. */
import type { Told } from "../net/protocol";

interface Manner {
  /** How long it is shown when somebody else does it, in milliseconds at the usual speed. */
  pause?: number;
  /** Its notes: hertz, and milliseconds. */
  tune?: string;
  /** The journal leaves it out: another line says the same, or it goes without saying; "journal": replays tell it. */
  quiet?: boolean | "journal";
  /** It is a heading of the journal: a round or a scoring begins. */
  heading?: boolean;
  /** It stands out in the story of a game. */
  loud?: boolean;
  /** It happens between turns: a line of its own, with who did it. */
  loose?: boolean;
  /** A turn is over with it. */
  ends?: boolean;
  /** How much it matters in a turn: the most of it are its summary. */
  weight?: number;
  /** A moment is told by it, whatever else happened then. */
  telling?: boolean;
  /** A round of scorings begins with it, or the last one. */
  begins?: "scoring" | "final";
  /** A treasure is found with it. */
  find?: boolean;
}

const PAUSE = 450;
const COMMON: Manner = {};
const SCORED: Manner = { pause: 1600, loud: true, tune: "392/100 494/100 587/200" };

/** The kinds that all games have; each game adds its own. */
const MANNERS: Record<string, Manner> = {
  "tile-offered": { pause: 250, quiet: true },
  "tile-laid": { pause: 1000, tune: "146/90 110/140" },
  "tile-left-game": { telling: true },
  "tile-taken": { pause: 800, tune: "220/70" },
  entered: { tune: "330/60", weight: 1 },
  moved: { tune: "262/50" },
  "secret-path": { tune: "262/50 392/70" },
  uncovered: { pause: 600, tune: "196/80 294/120", weight: 4 },
  dug: { pause: 250, quiet: true },
  exchanged: { pause: 800, tune: "523/80 440/100", weight: 2 },
  "camp-built": { pause: 800, tune: "220/80 330/120", weight: 3 },
  "guard-placed": { pause: 800, tune: "196/80 247/80 294/160", weight: 6 },
  "turn-ended": { pause: 250, quiet: true, ends: true },
  "game-over": { loud: true, heading: true, tune: "392/150 494/150 587/150 784/400" },
};
export const addEvents = (manners: Readonly<Record<string, Manner>>): unknown => Object.assign(MANNERS, manners);

/** Whether an event is somebody's scoring, in any game. */
export const isScoring = (event: Told): boolean => !!event.sheet;

export const mannerOf = (event: Told): Manner => (isScoring(event) ? SCORED : (MANNERS[event.kind] ?? COMMON));

export const pauseOf = (event: Told): number => mannerOf(event).pause ?? PAUSE;
export const isQuiet = (event: Told): boolean => !!mannerOf(event).quiet && event.facts.terrain !== "volcano";
export const isUntold = (event: Told): boolean => isQuiet(event) && mannerOf(event).quiet !== "journal";
export const isHeading = (event: Told): boolean => !event.seat || !!mannerOf(event).heading;
export const isLoose = (event: Told): boolean => !!mannerOf(event).loose;
export const isTurnEnd = (event: Told): boolean => !!mannerOf(event).ends;
export const weightOf = (event: Told): number => mannerOf(event).weight ?? 0;
export const isLoud = (event: Told): boolean => !!mannerOf(event).loud;

/** The notes of an event: hertz and seconds. */
export const tuneOf = (event: Told): [number, number][] =>
  (mannerOf(event).tune?.split(" ") ?? []).map((note) => {
    const [hertz, milliseconds] = note.split("/").map(Number) as [number, number];
    return [hertz, milliseconds / 1000];
  });
