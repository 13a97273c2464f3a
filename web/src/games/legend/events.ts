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
  "card-taken": { tune: "294/60" },
  "token-taken": { tune: "349/60" },
  "place-taken": { tune: "262/60" },
  "card-played": { pause: 800, tune: "294/70 392/100" },
  "card-preserved": { tune: "247/70 220/90" },
  "token-used": { tune: "392/70 494/70 587/120" },
  "power-used": { pause: 800, tune: "330/80 415/80 494/160" },
  "hex-chosen": { pause: 250, quiet: true },
  "treasure-looked-at": { pause: 250, quiet: true },
  "treasure-unearthed": { pause: 800, tune: "523/80 659/80 784/160", find: true },
  recruited: { tune: "349/60" },
  landed: { tune: "330/60 294/60" },
  marched: { tune: "262/50 330/70" },
  "camp-moved": { pause: 800, tune: "220/80 330/120" },
  "guard-kept-others": { pause: 800, tune: "196/80 247/80 294/160" },
  "stone-placed": { tune: "131/80" },
  "stone-moved": { tune: "131/80" },
  "out-for-round": { tune: "175/100" },
  "volcano-played": { tune: "98/300 82/400" },
  "interim-scoring": { ...SCORING, begins: "scoring" },
  "final-scoring": { ...SCORING, begins: "final" },
});
