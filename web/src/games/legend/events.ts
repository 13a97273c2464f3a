/** How events are told that only this game has. */
import { addEvents } from "../../table/events";

const DEALING = { pause: 40, quiet: true };
const SCORING = { pause: 1000, heading: true, loud: true };

addEvents({
  "power-dealt": DEALING,
  "card-dealt": DEALING,
  "token-drawn": DEALING,
  "round-began": { heading: true, loud: true },
  "draft-began": { heading: true },
  "tile-taken": { pause: 800, tune: "220/70", loose: true },
  "card-taken": { tune: "294/60", loose: true },
  "token-taken": { tune: "349/60", loose: true },
  "place-taken": { tune: "262/60", loose: true },
  "card-played": { pause: 800, tune: "294/70 392/100", weight: 5 },
  "card-preserved": { tune: "247/70 220/90" },
  "token-used": { tune: "392/70 494/70 587/120" },
  "power-used": { pause: 800, tune: "330/80 415/80 494/160", weight: 5 },
  "hex-chosen": { pause: 250, quiet: true },
  "treasure-looked-at": { pause: 250, quiet: true },
  "treasure-unearthed": { pause: 800, tune: "523/80 659/80 784/160", find: true, weight: 5 },
  recruited: { tune: "349/60" },
  landed: { tune: "330/60 294/60", weight: 1 },
  marched: { tune: "262/50 330/70" },
  "camp-moved": { pause: 800, tune: "220/80 330/120", weight: 3 },
  "guard-kept-others": { pause: 800, tune: "196/80 247/80 294/160", weight: 6 },
  "stone-placed": { tune: "131/80" },
  "stone-moved": { tune: "131/80" },
  "out-for-round": { tune: "175/100", ends: true, weight: 1 },
  "volcano-played": { tune: "98/300 82/400" },
  "interim-scoring": { ...SCORING, begins: "scoring" },
  "final-scoring": { ...SCORING, begins: "final" },
});
