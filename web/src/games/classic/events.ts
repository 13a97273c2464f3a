/** How events are told that only this game has. */
import { addEvents } from "../../table/events";

const ROUND = { pause: 1000, heading: true, loud: true, tune: "rumble 70/900" };

addEvents({
  "tile-drawn": { pause: 800, quiet: "journal" },
  "treasure-found": { pause: 800, tune: "jade 784/90 988/90 1175/220", find: true, weight: 6 },
  "scoring-round": { ...ROUND, begins: "scoring" },
  "final-round": { ...ROUND, begins: "final" },
  bid: { pause: 600, tune: "wood 349/80", loose: true },
  passed: { pause: 600, tune: "wood 175/110", loose: true },
  "auction-won": { pause: 800, telling: true, loose: true },
  "auction-all-passed": { loose: true },
});
