/** What is asked of the person at this page, in one sentence and a hint. */
import type { Hand } from "./hand.svelte";
import { say } from "../words";

export interface Words {
  title: string;
  hint: string;
}

export interface Asked extends Words {
  seat: string | null; // whose sign stands before it
  yours: boolean;
}

/** What a game asks in its own words. */
export interface Questions {
  /** Of who decides here; `lead` addresses them. */
  own: (lead: string) => Words;
  /** A sentence, with the scoring that is on named before it. */
  inScoring: (sentence: string) => string;
  /** What is asked in a turn that ends with points, if that is told in one sentence. */
  beforeScoring?: (lead: string) => string | null;
  /** What is said when the game is over. */
  over: () => string;
}

export function asked(hand: Hand, questions: Questions): Asked {
  const { table } = hand;
  const { view, situation } = table;
  if (!view || !situation) return { seat: null, title: say("table-loading"), hint: "", yours: false };
  const planning = hand.plan.active;
  if (table.behind && !planning) {
    return {
      seat: table.showing,
      title: questions.inScoring(table.showing ? say("ask-showing", { player: table.name(table.showing) }) : say("ask-showing-game")),
      hint: say("ask-showing-hint", { left: Math.max(0, table.queue.length - 1) }),
      yours: false,
    };
  }
  if (planning || (situation.offers && !table.covered)) {
    const lead = say("ask-lead", { who: table.mine.length > 1 ? table.name(hand.deciding) : "you" });
    return { ...questions.own(lead), seat: hand.deciding, yours: true };
  }
  const { code, facts } = situation.prompt;
  const hint =
    code === "prompt-over" ? questions.over()
    : code === "prompt-open" ? say("ask-open-hint")
    : table.watching ? say("table-spectator")
    : say("ask-other-hint"); // prettier-ignore
  const [winner = null, ...others] = situation.view.ranking?.[0] ?? [];
  const yours = winner && winner === table.alone && others.length === 0;
  const points = situation.view.seats.find(({ seat }) => seat === winner)?.score ?? 0;
  const title = yours ? say("end-won", { you: "alone", winners: "", count: 1, points }) : say(code, facts);
  return { seat: situation.deciding ?? winner, title, hint, yours: false };
}

export const layingHint = (hand: Hand): string => {
  const { face, places } = hand.tile;
  const turns = face?.stones.some((count) => count > 0) ? "yes" : "no";
  return say(hand.touch ? "ask-lay-hint-touch" : "ask-lay-hint", { hexes: places.size, turns });
};

/** Whether what was done last can be taken back: not what brought something to light. */
export const undoable = (hand: Hand): boolean => hand.plan.active || (hand.table.situation?.undo.count ?? 0) > 0;

/** What is asked while figures are in hand. */
export function walking(hand: Hand, lead: string): Words | null {
  if (!hand.walk.picked) return null;
  const { hex, leaders, explorers } = hand.walk.picked;
  const hint = say("ask-walk-hint", { hex, count: hand.walk.count, touch: hand.touch ? "yes" : "no" });
  return { title: say("ask-walk-party", { lead, leaders, explorers }), hint };
}

/** What is asked while action points are spent and nothing is in hand: `left` where none of them can do anything. */
export function spending(hand: Hand, lead: string, left: string, questions: Questions): Words {
  if (hand.menu.asked) {
    const { guard, hex } = hand.menu.asked;
    return { title: say("ask-guard", { hex, figure: guard.figure ?? "explorer" }), hint: say("ask-guard-back") };
  }
  if (hand.menu.at) {
    const { choices } = hand.menu;
    const guard = choices.some((choice) => choice.kind === "guard" && !choice.refusal);
    const hint = say(guard ? "ask-guard-hint" : hand.touch ? "ask-menu-hint-touch" : "ask-menu-hint", { count: choices.length });
    return { title: say("ask-menu", { lead, hex: hand.menu.at }), hint };
  }
  if (!hand.offers.end?.wasted)
    return { title: questions.inScoring(left), hint: say("ask-spent-hint", { undo: undoable(hand) ? "yes" : "no" }) };
  if (hand.doors.length > 0) {
    const leader = hand.offers.entries.some(({ figure }) => figure === "leader") ? "yes" : "no";
    const hint = say(hand.touch ? "ask-enter-hint-touch" : "ask-enter-hint", { leader });
    return { title: questions.inScoring(say("ask-enter", { lead })), hint };
  }
  const hint = hand.view?.scoring ? "ask-scoring-hint" : hand.touch ? "ask-spend-hint-touch" : "ask-spend-hint";
  return { title: questions.beforeScoring?.(lead) ?? questions.inScoring(say("ask-spend", { lead })), hint: say(hint) };
}
