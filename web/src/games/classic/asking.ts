/** What is asked of the person at a classic table. */
import { layingHint, spending, walking, type Questions, type Words } from "../../table/asking";
import { say } from "../../words";
import type { ClassicHand } from "./hand.svelte";

export const questionsOf = (hand: ClassicHand): Questions => {
  const questions: Questions = {
    own: (lead) => own(hand, lead, questions),
    inScoring: (sentence) => inRound(hand, sentence),
    beforeScoring: (lead) => beforeScoring(hand, lead),
    over: () => say("ask-over-hint", { edition: hand.table.info?.title ?? "", auction: hand.table.info?.auction ? "yes" : "no" }),
  };
  return questions;
};

function own(hand: ClassicHand, lead: string, questions: Questions): Words {
  const { table, offers } = hand;
  if (offers.bids) return { title: say("ask-bid", { lead, high: table.view?.bidding?.high_bid ?? 0 }), hint: say("ask-bid-hint") };
  if (offers.takings.length > 0) return { title: say("ask-choose", { lead }), hint: say("ask-choose-hint") };
  if (hand.tile.active) return { title: say("ask-lay", { lead, terrain: hand.tile.face?.terrain ?? "temple" }), hint: layingHint(hand) };
  if (hand.window === "exchange") return { title: say("ask-exchange", { lead }), hint: say("ask-exchange-hint") };
  const walk = walking(hand, lead);
  if (walk) return walk;
  const ap = table.view?.ap ?? 0;
  return spending(hand, lead, ap > 0 ? say("ask-nothing", { lead, ap }) : say("ask-spent", { lead }), questions);
}

/** Why it is a scoring, and when one scores. */
function beforeScoring(hand: ClassicHand, lead: string): string | null {
  const scoring = hand.table.view?.scoring;
  if (!scoring) return null;
  return say("ask-spend-scoring", { lead, final: scoring.final ? "yes" : "no", number: hand.table.situation?.prompt.facts.round ?? 0 });
}

/** Says before it that a scoring round is on. */
function inRound(hand: ClassicHand, rest: string): string {
  const view = hand.table.view;
  if (!view?.scoring) return rest;
  if (view.scoring.final) return say("ask-final", { rest });
  return say("ask-scoring", { number: hand.table.situation?.prompt.facts.round ?? 0, rest });
}
