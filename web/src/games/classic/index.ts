/** The classic game, as the page knows it. */
import type { Offers, View } from "./protocol";
import { learn, say } from "../../words";
import "./animations";
import "./events";
import type { Title } from "../title";
import { counting } from "./scoring";
import ScoringRows from "./ScoringRows.svelte";
import ScoringTray from "./ScoringTray.svelte";
import TieBreak from "./TieBreak.svelte";
import "./tiles";
import { turnsOf } from "./turns";

void learn("classic");

/** What is seen and offered at its tables. */
export interface Classic {
  view: View;
  offers: Offers;
}

/** About how many turns each has: all tiles, and four scoring rounds. */
const turnsIn = (seats: number): number => 36 / seats + 4;

export const classic: Title = {
  goal: "goal-classic",
  faces: ["b2", "a5", "c3", "d1", "b5", "a4", "f1", "c1", "e3", "d4"],
  progress: (game) => say("home-tiles", { left: game.left }),
  lays: { volcano: "tip-lay-volcano" },
  lasts: (people, bots) => turnsIn(people + bots) * (2 * people + 0.3 * bots),
  screen: () => import("./ClassicTable.svelte") as never,
  turns: turnsOf,
  replay: () => import("./Replay.svelte"),
  scoring: { counting, tall: false, parts: () => Promise.resolve({ Panel: ScoringRows, Tray: ScoringTray }) },
  ending: { panel: () => Promise.resolve({ default: TieBreak }), tall: false },
  rules: () => import("./rules"),
};
