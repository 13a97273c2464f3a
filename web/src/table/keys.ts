/** The keys of the table. Arrows and Enter belong to the board; these work wherever the focus is. */
import type { Hand } from "./hand.svelte";
import { clockwise } from "./ring";

/** What the keys need of the board. */
export interface Looking {
  zoomIn(): void;
  zoomOut(): void;
  fit(): void;
  focusHex(hex: string): void;
  focused(): string | null;
}

const TYPING = /^(INPUT|SELECT|TEXTAREA)$/;

export function keys(hand: Hand, board: () => Looking | undefined, openLog: () => void, openChat: () => void): (e: KeyboardEvent) => void {
  return (e) => {
    if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey) return;
    const target = e.target as HTMLElement;
    if (document.querySelector("dialog[open]")) return;
    if (TYPING.test(target.tagName) && (target as HTMLInputElement).type === "text") return;
    if (e.key.toLowerCase() === "c" && hand.table.chat.talk) openChat();
    else if (!run(e, hand, board(), openLog)) return;
    e.preventDefault();
  };
}

function run(e: KeyboardEvent, hand: Hand, board: Looking | undefined, openLog: () => void): boolean {
  switch (e.key) {
    case "Escape":
      return hand.back();
    case " ":
      if (!hand.table.behind) return false;
      hand.table.skip();
      return true;
    case "r":
    case "R":
      hand.tile.rotate(e.shiftKey ? -1 : 1);
      return true;
    case "u":
    case "U":
      void hand.undo();
      return true;
    case "y":
    case "Y":
      void hand.redo();
      return true;
    case "e":
    case "E":
      hand.endTurn();
      return true;
    case "x":
    case "X":
      return hand.exchange();
    case "v":
    case "V":
      if (!e.repeat) hand.press();
      return true;
    case "h":
    case "H":
      void hand.hints.toggle();
      return true;
    case "p":
    case "P":
      return hand.plan.toggle();
    case "l":
    case "L":
      openLog();
      return true;
    case "n":
    case "N":
      next(hand, board, e.shiftKey ? -1 : 1);
      return true;
    case "+":
      board?.zoomIn();
      return true;
    case "-":
      board?.zoomOut();
      return true;
    case "0":
      board?.fit();
      return true;
    default:
      if (hand.menu.at && /^[1-9]$/.test(e.key)) return choose(hand, Number(e.key) - 1);
      return false;
  }
}

/** Goes to the next lit hex. */
function next(hand: Hand, board: Looking | undefined, by: number): void {
  const lit = Object.keys(hand.lit).sort();
  if (!board || lit.length === 0) return;
  const at = board.focused();
  const from = at === null ? -1 : lit.findIndex((hex) => hex >= at);
  const exact = from >= 0 && lit[from] === at;
  const to = from < 0 ? (by > 0 ? 0 : lit.length - 1) : exact ? from + by : by > 0 ? from : from - 1;
  board.focusHex(lit[(to + lit.length) % lit.length]!);
}

/** Chooses what bears that number in the ring, wherever the focus is. */
function choose(hand: Hand, number: number): boolean {
  const { choices } = hand.menu;
  const choice = choices[clockwise(choices)[number] ?? -1];
  if (!choice) return false;
  hand.menu.select(choice);
  return true;
}
