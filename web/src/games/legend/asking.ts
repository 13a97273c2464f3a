/** What is asked of the person at a table of Legend, in one sentence and a hint. */
import { layingHint, spending as resting, undoable, walking, type Questions, type Words } from "../../table/asking";
import { list, say } from "../../words";
import type { EffectShown } from "./protocol";
import { cardName, powerName, powerText } from "./deeds";
import { KINDS, nameOf, textOf, whyNot } from "./market";
import type { LegendHand } from "./campsite.svelte";

export const questionsOf = (hand: LegendHand): Questions => {
  const questions: Questions = {
    own: (lead) => own(hand, lead, questions),
    inScoring: (sentence) => inScoring(hand, sentence),
    over: () => say("ask-legend-over", { scenario: say(`scenario-name-${hand.view!.scenario}`) }),
  };
  return questions;
};

function own(hand: LegendHand, lead: string, questions: Questions): Words {
  switch (hand.own.phase) {
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
  const { round } = hand.own.now!;
  const { to_take: left, right, token, tiles, place } = hand.own.self!;
  const values = hand.own.now!.offer.tokens.join(", "); // what there is to choose from is what the race is for
  const still = KINDS.flatMap((kind) => (left[kind] > 0 ? [say(`market-still-${kind}`, { count: left[kind], values })] : [])).join(", ");
  const first = round === 1 && token === null && place === null && right.length + tiles.length === 0; // why are the points not equal?
  const spare = left.tiles > 0 && tiles.length >= hand.view!.tiles_each; // why may one take another?
  const facts = { still, first: first ? "yes" : "no", spare: spare ? "yes" : "no", touch: hand.touch ? "yes" : "no" };
  return { title: say("ask-draft", { lead }), hint: inRound(hand, say("ask-draft-hint", facts)) };
}

/** Says before it which round is on, and whether it is the last. */
function inRound(hand: LegendHand, rest: string): string {
  const { round, rounds, last } = roundOf(hand);
  return say("ask-round", { round, rounds, last: last ? "yes" : "no", rest });
}

/** Which round is on, of how many. */
export function roundOf(hand: LegendHand): { round: number; rounds: number; last: boolean } {
  const { round } = hand.own.now!;
  const rounds = hand.table.info?.box?.rounds ?? 6;
  return { round, rounds, last: round === rounds };
}

/** What the thing chosen in a draft, or the card drafted before, is and does, and why it cannot be taken: for screens without room for it elsewhere. */
export function thingChosen(hand: LegendHand): Words | null {
  const { chosen } = hand.own;
  if (chosen?.kind === "card" && hand.own.phase === "draft") return card(chosen.card);
  const { all } = hand.own.market;
  const thing = chosen?.kind === "thing" && hand.own.phase === "draft" ? all.find(({ by, key }) => !by && key === chosen.key) : null;
  if (!thing) return null;
  const tiles = hand.table.info!.tiles;
  return { title: nameOf(thing, tiles), hint: [whyNot(thing), textOf(thing, tiles)].filter(Boolean).join(" ") };
}

function acting(hand: LegendHand, lead: string): Words {
  const { chosen } = hand.own;
  if (hand.tile.active) return laying(hand);
  if (hand.own.making) return { title: say("ask-room"), hint: say("ask-room-hint") };
  if (chosen?.kind === "card") return card(chosen.card);
  if (chosen?.kind === "power") return power(hand, chosen.power);
  if (chosen?.kind === "token")
    return { title: say("ask-token", { lead, ap: hand.own.self?.token_worth ?? 0 }), hint: say("ask-token-hint") };
  if (chosen?.kind === "tile") {
    const volcano = hand.own.of("erupt").length > 0;
    return volcano
      ? { title: say("ask-erupt"), hint: say("ask-erupt-hint") }
      : { title: say("ask-no-place"), hint: say("ask-no-place-hint") };
  }
  if (hand.own.now!.acted)
    return {
      title: say("ask-acted", { lead }),
      hint: say("ask-acted-hint", { free: free(hand) ? "yes" : undoable(hand) ? "undo" : "no" }),
    };
  if (hand.own.of("pass").length > 0) return passing(hand, lead);
  return { title: say("ask-act", { lead }), hint: inRound(hand, say("ask-act-hint")) };
}

/** Who may pass could still preserve a permanent card, while a round is to come, or use one that was preserved. */
function passing(hand: LegendHand, lead: string): Words {
  const kept = new Set(roundOf(hand).last ? [] : hand.own.of("preserve").map(({ card }) => card!));
  const plays = hand.own.of("play").some(({ refusal }) => !refusal);
  const can = kept.size > 0 ? "keep" : plays ? "play" : free(hand) ? "free" : "none";
  const cards = list([...kept].map((id) => say("card-quoted", { name: cardName(id) })));
  return { title: say("ask-pass", { lead, can }), hint: inRound(hand, say("ask-pass-hint", { can, cards })) };
}

function power(hand: LegendHand, id: string): Words {
  const points = hand.table.info?.box?.unused_director ?? 0;
  return { title: say("ask-power", { name: powerName(id) }), hint: say("ask-power-hint", { text: powerText(hand, id), points }) };
}
const card = (id: string): Words => ({ title: cardName(id), hint: say(`card-text-${id.slice(0, 2)}`) });
const free = (hand: LegendHand): boolean => hand.own.of("look", "power").length > 0;

function laying(hand: LegendHand): Words {
  return { title: say("ask-set", { terrain: hand.tile.face?.terrain ?? "temple" }), hint: layingHint(hand) };
}

function spending(hand: LegendHand, lead: string, questions: Questions): Words {
  const { chosen } = hand.own;
  if (hand.own.stones.paying) return { title: say(hand.own.stones.trail ? "ask-stone" : "ask-stone-source"), hint: say("ask-stone-hint") };
  if (chosen?.kind === "power") return power(hand, chosen.power);
  if (chosen?.kind === "card") return card(chosen.card);
  return walking(hand, lead) ?? resting(hand, lead, say("ask-spent", { lead }), questions);
}

/** The long sentence of what is carried out. */
function about(hand: LegendHand, effect: EffectShown): string {
  if (effect.id.startsWith("#")) return say(`card-text-${effect.id.slice(1, 3)}`);
  if (effect.id.startsWith("power:")) return powerText(hand, effect.id.slice(6));
  return say(effect.id === "volcano" ? "ask-volcano-hint" : "ask-swap-hint");
}

function carryingOut(hand: LegendHand): Words {
  const effect = hand.own.effect!;
  const walk = walking(hand, say("ask-lead", { who: "you" }));
  if (walk) return walk;
  if (hand.own.picks.camps.size > 0) return { title: say("ask-which-camp"), hint: about(hand, effect) };
  if (hand.own.stones.asked && !hand.own.stones.trail) return { title: say("ask-stone-source"), hint: about(hand, effect) };
  const facts = {
    done: effect.picks, budget: effect.budget, site: effect.site ?? "", source: effect.source ?? "",
    player: hand.table.name(effect.partner), name: effect.spare_card ? cardName(effect.spare_card) : "", terrain: hand.tile.face?.terrain ?? "temple",
  }; // prettier-ignore
  const turning = hand.tile.active && !hand.touch ? ` ${say("ask-turn-hint")}` : "";
  return { title: inScoring(hand, say(`pick-${hand.offers.question}`, facts)), hint: about(hand, effect) + turning };
}

/** Says before it that a scoring is on. */
function inScoring(hand: LegendHand, rest: string): string {
  const scoring = hand.own.now?.scoring;
  return scoring ? say(scoring.final ? "ask-final" : "ask-interim", { rest }) : rest;
}
