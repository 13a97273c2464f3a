/** What is asked of the person at this page, in one sentence and a hint. */
import type { Hand } from "../games/classic/hand.svelte";
import { say } from "../words";

export interface Asked {
  seat: string | null; // whose sign stands before it
  title: string;
  hint: string;
  yours: boolean;
}

export function asked(hand: Hand, touch: boolean): Asked {
  const { table } = hand;
  const view = table.view;
  const situation = table.situation;
  if (!view || !situation) return { seat: null, title: say("table-loading"), hint: "", yours: false };
  if (table.behind) {
    return {
      seat: table.showing,
      title: inRound(hand, say("ask-showing", { player: table.name(table.showing) })),
      hint: say("ask-showing-hint", { left: Math.max(0, table.queue.length - 1) }),
      yours: false,
    };
  }
  if (!situation.offers || table.covered) return elsewhere(hand);
  return { ...own(hand, touch), seat: hand.deciding, yours: true };
}

/** Somebody else has to decide, or nobody. */
function elsewhere(hand: Hand): Asked {
  const { table } = hand;
  const situation = table.situation!;
  const { code, facts } = situation.prompt;
  const hint =
    code === "prompt-over"
      ? say("ask-over-hint", { edition: table.info?.title ?? "", auction: table.info?.auction ? "yes" : "no" })
      : code === "prompt-open"
        ? say("ask-open-hint")
        : table.watching
          ? say("table-spectator")
          : say("ask-other-hint");
  const winner = situation.view.ranking?.[0]?.[0] ?? null;
  return { seat: situation.deciding ?? winner, title: say(code, facts), hint, yours: false };
}

function own(hand: Hand, touch: boolean): { title: string; hint: string } {
  const { table, offers } = hand;
  const who = table.mine.length > 1 ? table.name(hand.deciding) : "you";
  const lead = say("ask-lead", { who });
  const ap = table.view?.ap ?? 0;
  if (offers.bids) {
    const high = table.view?.bidding?.high_bid ?? 0;
    return { title: say("ask-bid", { lead, high }), hint: say("ask-bid-hint") };
  }
  if (offers.takings.length > 0) return { title: say("ask-choose", { lead }), hint: say("ask-choose-hint") };
  if (hand.laying) {
    return {
      title: say("ask-lay", { lead, terrain: hand.tile?.terrain ?? "temple" }),
      hint: touch ? say("ask-lay-hint-touch") : say("ask-lay-hint", { hexes: offers.places.length }),
    };
  }
  if (hand.window === "exchange") return { title: say("ask-exchange", { lead }), hint: say("ask-exchange-hint") };
  if (hand.picked) {
    const { hex, leaders } = hand.picked;
    const count = hand.count;
    return {
      title: say("ask-walk", { lead, count, figure: leaders ? "leader" : "explorer" }),
      hint: say("ask-walk-hint", { hex, count }),
    };
  }
  if (hand.menu) {
    return {
      title: say("ask-menu", { lead, hex: hand.menu }),
      hint: say("ask-menu-hint", { count: hand.choices.length }),
    };
  }
  const rest = offers.end?.wasted
    ? { title: say("ask-spend", { lead }), hint: say(touch ? "ask-spend-hint-touch" : "ask-spend-hint") }
    : { title: ap > 0 ? say("ask-nothing", { lead, ap }) : say("ask-spent", { lead }), hint: say("ask-spent-hint") };
  return { ...rest, title: inRound(hand, rest.title) };
}

/** Says before it that a scoring round is on. */
function inRound(hand: Hand, rest: string): string {
  const view = hand.table.view;
  if (!view?.scoring) return rest;
  if (view.scoring.final) return say("ask-final", { rest });
  const number = view.board.filter((hex) => hex.terrain === "volcano").length + 1;
  return say("ask-scoring", { number, rest });
}
