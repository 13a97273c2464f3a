/** Tikal Legend, as the page knows it: what only its tables need is loaded there. */
import type { LegendOffers, LegendView } from "../../net/protocol";
import { say } from "../../words";
import type { Title } from "../title";
import { hasSecrets } from "./secrets";

/** What is seen and offered at its tables. */
export interface Legend {
  view: LegendView;
  offers: LegendOffers;
}

export const legend: Title = {
  faces: ["s4", "h3", "s6", "h6", "s5", "h10"],
  progress: (game) => say("home-round", { round: game.turn, rounds: game.turn + game.left }),
  hasSecrets: (view) => hasSecrets(view as LegendView),
  screen: () => import("./LegendTable.svelte") as never,
};
