/** The button that goes on. */
import { say } from "../../words";
import type { LegendHand } from "./campsite.svelte";
import { nameOf } from "./market";

export interface NextStep {
  label: string;
  go: () => void;
  /** What it sends, where that is one thing: a lesson may not ask for it yet. */
  action?: string;
  /** It is what is pointed at: a mouse clicks there. */
  pointed?: boolean;
  /** The turn is over with it. */
  ends?: boolean;
}

/** What the button that goes on does now; nothing if something else has to be chosen first. Tiles have their own. */
export function nextOf(hand: LegendHand): NextStep | null {
  const { own, offers, walk } = hand;
  const { chosen, picks, stones } = own;
  const sends = (action: string): Pick<NextStep, "action" | "go"> => ({ action, go: () => void hand.do([action]) });
  if (own.phase === "draft") {
    const [only, ...others] = own.free;
    const last = others.length === 0 && own.market.all.find(({ pick }) => pick && pick === only); // there is no choice left
    if (only && last && !chosen) {
      const label = say("deed-take-only", { name: nameOf(last, hand.table.info!.tiles) });
      return { label, go: () => own.draft(only), action: only.action };
    }
    const pick = chosen?.kind === "thing" ? chosen.pick : null;
    return pick && !pick.refusal ? { label: say("deed-take"), go: () => own.draft(pick) } : null;
  }
  if (own.making) return null;
  if (walk.chosen) return { label: say("table-walk"), go: () => void walk.go(), pointed: true };
  if (stones.edge && stones.trail) return { label: say("deed-edge"), ...sends(stones.trail.prefix + stones.edge), pointed: true };
  if (picks.aimed) {
    return { label: say("deed-pick", { kind: picks.aimed.kind, hex: picks.aim! }), ...sends(picks.aimed.action), pointed: true };
  }
  const main = own.deeds.find((deed) => deed.main && !deed.refusal);
  if (main?.go) return { label: main.label, go: main.go, action: main.action };
  const done = own.of("done")[0];
  if (done) return { label: say("deed-done"), ...sends(done.action) };
  if (offers.end) return { label: say("table-end-turn"), go: () => hand.endTurn(), action: offers.end.action, ends: true };
  const pass = own.of("pass")[0];
  return pass ? { label: say("deed-pass"), ...sends(pass.action), ends: true } : null;
}
