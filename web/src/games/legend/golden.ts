/** The one golden button that goes on. */
import { say } from "../../words";
import type { LegendHand } from "./hand.svelte";

export interface Golden {
  label: string;
  go: () => void;
}

/** What the golden button does now; nothing if something else has to be chosen first. Tiles have their own. */
export function goldenOf(hand: LegendHand): Golden | null {
  const send = (action: string) => () => void hand.do([action]);
  if (hand.phase === "draft") {
    const { chosen } = hand;
    return chosen?.kind === "thing" ? { label: say("deed-take"), go: () => hand.draft(chosen.pick) } : null;
  }
  if (hand.making) return null;
  if (hand.picked && hand.walk) return { label: say("table-walk"), go: () => void hand.go() };
  if (hand.edge && hand.trail) return { label: say("deed-edge"), go: send(hand.trail.prefix + hand.edge) };
  const aimed = hand.aim ? hand.targets.get(hand.aim) : undefined;
  if (aimed?.length === 1) return { label: say("deed-pick", { kind: aimed[0]!.kind, hex: hand.aim! }), go: send(aimed[0]!.action) };
  const main = hand.deeds.find((deed) => deed.main && !deed.refusal);
  if (main?.go) return { label: main.label, go: main.go };
  const done = hand.of("done")[0];
  if (done) return { label: say("deed-done"), go: send(done.action) };
  if (hand.offers.end) return { label: say("table-end-turn"), go: () => hand.endTurn() };
  const pass = hand.of("pass")[0];
  return pass ? { label: say("deed-pass"), go: send(pass.action) } : null;
}
