/** How events are told, by their kind: how long each is shown, how it sounds, and what the journal makes of it. */
import type { Told } from "../net/protocol";

interface Manner {
  /** How long it is shown when somebody else does it, in milliseconds at the usual speed. */
  pause?: number;
  /** Its notes: what plays them, then hertz and milliseconds. */
  tune?: string;
  /** The journal leaves it out: another line says the same, or it goes without saying; "journal": replays tell it. */
  quiet?: boolean | "journal";
  /** It is a heading of the journal: a round or a scoring begins. */
  heading?: boolean;
  /** It stands out in the story of a game. */
  loud?: boolean;
  /** It happens between turns: a line of its own, with who did it. */
  loose?: boolean;
  /** What others did before it is told no more: a round or phase begins. */
  anew?: boolean;
  /** A turn is over with it. */
  ends?: boolean;
  /** How much it matters in a turn: the most of it are its summary. */
  weight?: number;
  /** A moment is told by it, whatever else happened then. */
  telling?: boolean;
  /** A round of scorings begins with it, or the last one. */
  begins?: "scoring" | "final";
  /** It puts something on an edge that belongs to nobody, so that others may take it away again. */
  puts?: boolean;
  /** A treasure is found with it. */
  find?: boolean;
  /** It takes something that others could have had: who is to take next hears of it. */
  takes?: boolean;
}

export type Instrument = "stone" | "wood" | "clay" | "jade" | "rumble";

export interface Note {
  instrument: Instrument;
  hertz: number;
  seconds: number;
}

const PAUSE = 450;
const COMMON: Manner = {};
const SCORED: Manner = { pause: 1600, loud: true, tune: "jade 392/100 494/100 587/200" };

/** The kinds that all games have; each game adds its own. */
const MANNERS: Record<string, Manner> = {
  "tile-offered": { pause: 250, quiet: true },
  "tile-laid": { pause: 1000, tune: "stone 120/110 84/170" },
  "tile-left-game": { telling: true },
  "tile-taken": { pause: 800, tune: "stone 160/80" },
  entered: { tune: "wood 330/70", weight: 1 },
  moved: { tune: "stone 300/60 270/60" },
  "secret-path": { tune: "stone 300/60 clay 392/160" },
  uncovered: { pause: 600, tune: "stone 150/90 130/110 clay 294/200", weight: 4 },
  dug: { pause: 250, quiet: true },
  exchanged: { pause: 800, tune: "jade 523/90 440/110", weight: 2 },
  "camp-built": { pause: 800, tune: "wood 220/90 220/90 330/140", weight: 3 },
  "guard-placed": { pause: 800, tune: "wood 147/110 clay 247/110 294/220", weight: 7 },
  "turn-ended": { pause: 250, quiet: true, ends: true },
  "game-over": { loud: true, heading: true, tune: "clay 392/150 494/150 587/150 jade 784/400" },
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
export const isAnew = (event: Told): boolean => !!mannerOf(event).anew;
export const isTurnEnd = (event: Told): boolean => !!mannerOf(event).ends;
export const weightOf = (event: Told): number => mannerOf(event).weight ?? 0;
export const isTaking = (event: Told): boolean => !!mannerOf(event).takes;
export const isPutting = (event: Told): boolean => !!mannerOf(event).puts;
export const isLoud = (event: Told): boolean => !!mannerOf(event).loud;

function notes(tune: string): Note[] {
  let instrument: Instrument = "wood";
  return tune.split(" ").flatMap((word) => {
    const [hertz, milliseconds] = word.split("/").map(Number) as [number, number?];
    if (milliseconds) return [{ instrument, hertz, seconds: milliseconds / 1000 }];
    instrument = word as Instrument;
    return [];
  });
}

/** What an event sounds like. */
export const tuneOf = (event: Told): Note[] => notes(mannerOf(event).tune ?? "");
export const YOUR_TURN = notes("clay 523/120 659/240");
