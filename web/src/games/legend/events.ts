/** How events are told that only this game has. */
import { addEvents } from "../../table/events";

const DEALING = { pause: 40, quiet: true };
const SCORING = { pause: 1000, heading: true, loud: true, tune: "clay 294/160 392/260" };

addEvents({
  "power-dealt": DEALING,
  "card-dealt": DEALING,
  "token-drawn": DEALING,
  "round-began": { heading: true, loud: true, anew: true },
  "draft-began": { heading: true, anew: true },
  "tile-taken": { pause: 800, tune: "stone 160/80", loose: true, takes: true },
  "card-taken": { tune: "wood 294/60", loose: true, takes: true },
  "token-taken": { tune: "clay 349/120", loose: true, takes: true },
  "place-taken": { tune: "wood 262/60", loose: true, takes: true },
  "card-played": { pause: 800, tune: "wood 294/80 clay 392/160", weight: 5 },
  "card-preserved": { tune: "wood 247/70 220/90" },
  "token-used": { tune: "clay 392/90 494/90 587/180" },
  "power-used": { pause: 800, tune: "clay 330/100 415/100 494/220", weight: 5 },
  "hex-chosen": { pause: 250, quiet: true },
  "treasure-looked-at": { pause: 250, quiet: true },
  "treasure-unearthed": { pause: 800, tune: "jade 784/90 988/90 1175/220", find: true, weight: 6 },
  recruited: { tune: "wood 349/60" },
  landed: { tune: "wood 330/70 294/70", weight: 1 },
  marched: { tune: "stone 300/60 270/60" },
  "camp-moved": { pause: 800, tune: "wood 220/90 220/90 330/140", weight: 3 },
  "guard-kept-others": { pause: 800, tune: "wood 147/110 clay 247/110 294/220", weight: 7 },
  "stone-placed": { tune: "stone 131/110", puts: true, weight: 2 },
  "stone-moved": { tune: "stone 131/110", puts: true, weight: 2 },
  "out-for-round": { tune: "wood 175/110", ends: true, weight: 1 },
  "volcano-played": { tune: "rumble 70/900" },
  "interim-scoring": { ...SCORING, begins: "scoring" },
  "final-scoring": { ...SCORING, begins: "final" },
});
