/** The keys of a table of Legend: those of every table, and some for the campsite and the draft. */
import { keys as common, type Looking } from "../../table/keys";
import { nextOf } from "./next";
import type { LegendHand } from "./campsite.svelte";

const CARDS = "1234567890";
const TOKENS = "qwrt"; // E ends things
const PLACES = "asdf";
const TILES = "zxcv";

export function keys(
  hand: LegendHand,
  board: () => Looking | undefined,
  openLog: () => void,
  openChat: () => void,
): (e: KeyboardEvent) => void {
  const others = common(hand, board, openLog, openChat);
  return (e) => {
    const free = !e.defaultPrevented && !e.ctrlKey && !e.metaKey && !e.altKey && !document.querySelector("dialog[open]");
    if (free && hand.acting && !hand.menu.at && own(e, hand)) e.preventDefault();
    else others(e);
  };
}

function own(e: KeyboardEvent, hand: LegendHand): boolean {
  const key = e.key.toLowerCase();
  if (key === "e") return next(hand);
  if (hand.own.phase === "draft") return draft(key, hand);
  if (hand.own.phase !== "act" && hand.own.phase !== "spend") return false;
  const deed = { p: "play", k: "preserve", d: "discard", o: "look", b: "stone" }[key];
  const found = hand.own.deeds.find(({ id }) => id === deed);
  if (found) hand.own.perform(found);
  return !!found || (/^[1-9]$/.test(key) && card(Number(key) - 1, hand));
}

/** Goes on: what the next button does. */
function next(hand: LegendHand): boolean {
  if (hand.tile.active) return !!hand.tile.held && (void hand.tile.lay(), true);
  const next = nextOf(hand);
  next?.go();
  return !!next;
}

/** Points at a thing of the display; E or Enter takes it. */
function draft(key: string, hand: LegendHand): boolean {
  const { cards, tokens, places, tiles } = hand.own.market;
  const lists = [
    [CARDS, cards],
    [TOKENS, tokens],
    [PLACES, places],
    [TILES, tiles],
  ] as const;
  for (const [letters, things] of lists) {
    const thing = letters.includes(key) ? things[letters.indexOf(key)] : undefined;
    if (thing && !thing.by) hand.own.lift({ kind: "thing", key: thing.key, pick: thing.pick });
    if (thing) return true;
  }
  return false;
}

/** Cards of the campsite by number: those of this round first, then those preserved. */
function card(number: number, hand: LegendHand): boolean {
  const { right = [], left = [] } = hand.own.self ?? {};
  const held = right[number] ?? left[number - right.length];
  if (!held) return false;
  hand.own.pickCard(held.card, number < right.length ? "right" : "left", number < right.length ? number : number - right.length);
  return true;
}
