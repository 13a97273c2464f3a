/** How events are told that only this game has. */
import { addEvents } from "../../table/events";

const ROUND = { pause: 1000, heading: true, loud: true, tune: "98/300 82/400" };

addEvents({
  "tile-drawn": { pause: 800, quiet: "journal" },
  "treasure-found": { pause: 800, tune: "523/80 659/80 784/160", find: true, weight: 5 },
  "scoring-round": { ...ROUND, begins: "scoring" },
  "final-round": { ...ROUND, begins: "final" },
  bid: { pause: 600, tune: "349/80", loose: true },
  passed: { pause: 600, tune: "175/100", loose: true },
  "auction-won": { pause: 800, telling: true, loose: true },
  "auction-all-passed": { loose: true },
});
