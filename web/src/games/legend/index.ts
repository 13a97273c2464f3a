/** Tikal Legend, as the page knows it: what only its tables need is loaded there. */
import type { LegendOffers, LegendView } from "./protocol";
import { learn, say } from "../../words";
import "./events";
import type { Title } from "../title";
import { LegendChoices } from "./choices.svelte";
import { counting } from "./parts";
import { hasSecrets } from "./secrets";
import "./tiles";
import { turnsOf } from "./turns";

/** Something of its tables, with the words that only they need. */
const withWords = <T>(loading: Promise<T>): Promise<T> => Promise.all([loading, learn("legend")]).then(([loaded]) => loaded);

/** What is seen and offered at its tables. */
export interface Legend {
  view: LegendView;
  offers: LegendOffers;
}

export const legend: Title = {
  words: {
    "setup-summary": "setup-summary-legend",
    "scoring-title": "legend-scoring-title",
    "scoring-hint": "legend-scoring-hint",
    "scoring-next": "legend-scoring-next",
    "end-game": "legend-end-game",
    "end-rules": "legend-end-rules",
    "end-moment-scoring": "legend-end-moment",
    "over-by-round": "legend-chart-title",
    "over-scoring": "legend-chart-scoring",
    "end-chart-hint": "legend-chart-hint",
    "over-treasures": "legend-over-rest",
    "replay-where": "replay-where-legend",
    "lead-marks": "legend-lead-marks",
  },
  goal: "goal-legend",
  faces: ["s4", "h3", "s6", "h6", "s5", "h10"],
  called: (edition, subtitle) => say("home-scenario", { edition, scenario: say(`scenario-name-${subtitle}`) }),
  progress: (game) => say("home-round", { round: game.turn, rounds: game.turn + game.left }),
  lasts: (people, bots) => 30 * people + 8 * bots,
  setup: { choices: () => new LegendChoices(), parts: () => import("./setup") },
  hasSecrets: (view) => hasSecrets(view as LegendView),
  notice: (info) => (info.box?.corrected ? say("legend-corrected") : null),
  screen: () => withWords(import("./LegendTable.svelte")) as never,
  turns: (events, views) => turnsOf(events, views as LegendView[]),
  replay: () => withWords(import("./Replay.svelte")),
  scoring: { counting, tall: true, parts: () => import("./scoring") },
  ending: {
    panel: () => import("./EndParts.svelte"),
    tall: true,
    facts: ({ box }) => ({ scenario: say(`scenario-name-${box?.scenario}`), corrected: box?.corrected ? "yes" : "no" }),
  },
  rules: () => import("./rules"),
};
