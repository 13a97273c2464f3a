/** What is asked of the person at a table of Legend, in one sentence and a hint. */
import { layingHint, spending as resting, type Questions, type Words } from "../../table/asking";
import { say } from "../../words";
import type { EffectShown } from "../../net/protocol";
import { cardName, powerName } from "./deeds";
import type { LegendHand } from "./hand.svelte";

export const questionsOf = (hand: LegendHand): Questions => {
  const questions: Questions = {
    own: (lead) => own(hand, lead, questions),
    inScoring: (sentence) => inScoring(hand, sentence),
    over: () => say("ask-legend-over", { scenario: say(`scenario-name-${hand.view!.scenario}`) }),
  };
  return questions;
};

function own(hand: LegendHand, lead: string, questions: Questions): Words {
  switch (hand.phase) {
    case "draft":
      return drafting(hand, lead);
    case "act":
      return acting(hand, lead);
    case "effect":
      return carryingOut(hand);
    default:
      return spending(hand, lead, questions);
  }
}

function drafting(hand: LegendHand, lead: string): Words {
  const { round } = hand.view!;
  const rounds = hand.table.info?.box?.rounds ?? 6;
  return { title: say("ask-draft", { lead }), hint: say("ask-draft-hint", { round, rounds }) };
}

function acting(hand: LegendHand, lead: string): Words {
  const { chosen } = hand;
  if (hand.laying) return laying(hand);
  if (hand.making) return { title: say("ask-room"), hint: say("ask-room-hint") };
  if (chosen?.kind === "card") return card(chosen.card);
  if (chosen?.kind === "power") return power(chosen.power);
  if (chosen?.kind === "token") return { title: say("ask-token", { lead, ap: hand.self?.token_worth ?? 0 }), hint: say("ask-token-hint") };
  if (chosen?.kind === "tile") {
    const volcano = hand.of("erupt").length > 0;
    return volcano
      ? { title: say("ask-erupt"), hint: say("ask-erupt-hint") }
      : { title: say("ask-no-place"), hint: say("ask-no-place-hint") };
  }
  if (hand.view!.acted) return { title: say("ask-acted", { lead }), hint: say("ask-acted-hint", { free: free(hand) ? "yes" : "no" }) };
  if (hand.of("pass").length > 0) return { title: say("ask-pass", { lead }), hint: say("ask-pass-hint") };
  return { title: say("ask-act", { lead }), hint: say("ask-act-hint") };
}

const power = (id: string): Words => ({ title: say("ask-power", { name: powerName(id) }), hint: say(`power-text-${id}`) });
const card = (id: string): Words => ({ title: cardName(id), hint: say(`card-text-${id.slice(0, 2)}`) });
const free = (hand: LegendHand): boolean => hand.of("look", "power").length > 0;

function laying(hand: LegendHand): Words {
  return { title: say("ask-set", { terrain: hand.tile?.terrain ?? "temple" }), hint: layingHint(hand) };
}

function spending(hand: LegendHand, lead: string, questions: Questions): Words {
  const { chosen } = hand;
  if (hand.stoning) return { title: say(hand.trail ? "ask-stone" : "ask-stone-source"), hint: say("ask-stone-hint") };
  if (chosen?.kind === "power") return power(chosen.power);
  if (chosen?.kind === "card") return card(chosen.card);
  return walking(hand, lead) ?? resting(hand, lead, say("ask-spent", { lead }), questions);
}

function walking(hand: LegendHand, lead: string): Words | null {
  if (!hand.picked) return null;
  const { hex, leaders, explorers } = hand.picked;
  return { title: say("ask-walk-party", { lead, leaders, explorers }), hint: say("ask-walk-hint", { hex, count: hand.count }) };
}

/** Powers that do as a card does ask as that card asks. */
const AS_CARD: Record<string, string> = {
  camp: "13", march: "17", "temple-landing": "09", "three-floors": "11", treasures: "05", "ruin-landing": "08",
}; // prettier-ignore

/** Which question an effect asks now: its card or power, and the stage where that changes it. */
export function questionOf(effect: EffectShown): string {
  const card = effect.id.startsWith("#") ? effect.id.slice(1, 3) : AS_CARD[effect.id.slice(6)];
  const staged = (n: string): string => (["08", "13", "14", "17"].includes(n) && effect.stage > 0 ? `${n}-${effect.stage}` : n);
  if (card) return `pick-${staged(card)}`;
  switch (effect.id) {
    case "power:trailblazers":
      return effect.stage ? "pick-18" : "pick-19";
    case "power:leader":
      return effect.stage ? "pick-deploy" : "pick-16";
    case "power:spare-card":
      return effect.spare_card ? "pick-spare-1" : "pick-spare";
    case "power:guardian":
      return "pick-guard";
    case "volcano":
      return "pick-volcano";
    default:
      return effect.partner ? "pick-swap-1" : "pick-swap";
  }
}

/** The long sentence of what is carried out. */
function about(effect: EffectShown): string {
  if (effect.id.startsWith("#")) return say(`card-text-${effect.id.slice(1, 3)}`);
  if (effect.id.startsWith("power:")) return say(`power-text-${effect.id.slice(6)}`);
  return say(effect.id === "volcano" ? "ask-volcano-hint" : "ask-swap-hint");
}

function carryingOut(hand: LegendHand): Words {
  const effect = hand.effect!;
  const walk = walking(hand, say("ask-lead", { who: "you" }));
  if (walk) return walk;
  if (hand.camps.size > 0) return { title: say("ask-which-camp"), hint: about(effect) };
  if (hand.stones && !hand.trail) return { title: say("ask-stone-source"), hint: about(effect) };
  const facts = {
    done: effect.picks, budget: effect.budget, site: effect.site ?? "", source: effect.source ?? "",
    player: hand.table.name(effect.partner), name: effect.spare_card ? cardName(effect.spare_card) : "", terrain: hand.tile?.terrain ?? "temple",
  }; // prettier-ignore
  const turning = hand.laying && !hand.touch ? ` ${say("ask-turn-hint")}` : "";
  return { title: inScoring(hand, say(questionOf(effect), facts)), hint: about(effect) + turning };
}

/** Says before it that a scoring is on. */
function inScoring(hand: LegendHand, rest: string): string {
  const scoring = hand.view?.scoring;
  return scoring ? say(scoring.final ? "ask-final" : "ask-interim", { rest }) : rest;
}
