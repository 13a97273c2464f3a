/** What can be done besides pointing at the board, as buttons: with the chosen card, by the card that is carried out, with AP. */
import type { Pick as Offered } from "./protocol";
import type { FigureName, Refusal } from "../../net/protocol";
import { say } from "../../words";
import type { LegendHand } from "./campsite.svelte";

export interface Deed {
  id: string;
  label: string;
  /** How many of it are left, where that ends. */
  left?: number;
  /** What stands behind it: a price. */
  note?: string;
  /** What one most likely wants: the next button does it. */
  main?: boolean;
  /** Pictures. */
  figure?: FigureName;
  treasure?: string;
  card?: string;
  /** What it sends, where it sends one thing: a lesson may ask for it. */
  action?: string;
  refusal: Refusal | null;
  /** Null where it cannot be done and no reason is known. */
  go: (() => void) | null;
}

/** The name of a card; of those with a pair of treasures, which. */
export const cardName = (card: string): string => say(`card-name-${card.startsWith("01-") ? card : card.slice(0, 2)}`);
export const powerName = (power: string): string => say(`power-name-${power}`);
/** What a power does. */
export const powerText = (hand: LegendHand, power: string): string =>
  say(`power-text-${power}`, { ap: hand.table.info?.box?.extra_ap ?? 0 });

export function deedsOf(hand: LegendHand): Deed[] {
  switch (hand.own.phase) {
    case "act":
      return withChosen(hand);
    case "spend":
      return hand.own.chosen ? withChosen(hand) : withPoints(hand);
    case "effect":
      return carryingOut(hand);
    default:
      return [];
  }
}

const sending =
  (hand: LegendHand, pick: Offered): (() => void) =>
  () =>
    void hand.do([pick.action]);

/** A pick as a deed, possible or refused; nothing if the server lists neither. */
function deed(hand: LegendHand, id: string, label: string, test: (pick: Offered) => boolean, main = false): Deed[] {
  const pick = hand.offers.picks.find(test);
  return pick ? [{ id, label, main, action: pick.action, refusal: pick.refusal ?? null, go: sending(hand, pick) }] : [];
}

// --- with what was chosen in the campsite

function withChosen(hand: LegendHand): Deed[] {
  const { chosen } = hand.own;
  if (hand.own.making) return [];
  switch (chosen?.kind) {
    case "card":
      return withCard(hand, chosen.card, chosen.side);
    case "token":
      return deed(hand, "use-token", say("deed-use-token"), (pick) => pick.kind === "use-token", true);
    case "tile":
      return [
        ...deed(hand, "erupt", say("deed-erupt"), (pick) => pick.kind === "erupt" && pick.tile === chosen.tile, true),
        ...deed(hand, "drop", say("deed-drop"), (pick) => pick.kind === "drop" && pick.tile === chosen.tile, true),
      ];
    case "power":
      return deed(hand, "power", say("deed-power"), (pick) => pick.kind === "power" && pick.power === chosen.power, true);
    default:
      return [];
  }
}

function withCard(hand: LegendHand, card: string, side: string): Deed[] {
  const is =
    (kind: Offered["kind"]) =>
    (pick: Offered): boolean =>
      pick.kind === kind && pick.card === card && pick.side === side;
  const keeps = hand.own.of("preserve").filter((pick) => pick.card === card && pick.side === side);
  const found = [...deed(hand, "look", say("deed-look"), is("look"), true), ...deed(hand, "play", say("deed-play"), is("play"), true)];
  if (keeps.length > 0) {
    const go = keeps[0]!.room ? () => void (hand.own.making = true) : sending(hand, keeps[0]!);
    found.push({ id: "preserve", label: say("deed-preserve"), action: keeps[0]!.action, refusal: null, go });
  }
  return [...found, ...deed(hand, "discard", say("deed-discard"), is("discard"))];
}

// --- with action points

/** How many of a figure are not available yet. */
const waiting = (hand: LegendHand, figure: FigureName): number => {
  const { explorers = 0, leaders = 0 } = hand.own.self?.unavailable ?? {};
  return figure === "leader" ? leaders : explorers;
};
const recruiting = (hand: LegendHand, figure: FigureName): Pick<Deed, "label" | "left" | "figure"> => {
  const left = waiting(hand, figure);
  return { label: say("deed-recruit", { figure, left }), left, figure };
};

function withPoints(hand: LegendHand): Deed[] {
  const costs = hand.table.info?.box?.costs ?? {};
  const price = (kind: string): string => say("log-cost", { cost: costs[kind] ?? 0 });
  const found: Deed[] = (["explorer", "leader"] as const).map((figure) => {
    const pick = hand.offers.picks.find((p) => p.kind === "recruit" && p.figure === figure);
    const go = pick ? sending(hand, pick) : null;
    return {
      id: `recruit-${figure}`,
      ...recruiting(hand, figure),
      note: price(figure),
      action: pick?.action,
      refusal: pick?.refusal ?? null,
      go,
    };
  });
  const { picks, trails } = hand.offers;
  const stone = picks.find((pick) => pick.kind === "stone")?.refusal ?? null;
  const go = trails.length > 0 ? () => hand.own.stones.toggle() : null;
  found.push({ id: "stone", label: say("deed-stone"), note: price("stone"), refusal: stone, go });
  const { exchange } = hand.offers;
  const swap = exchange?.pairs.length ? null : (exchange?.refusal ?? null);
  found.push({ id: "swap", label: say("deed-swap"), note: price("swap"), refusal: swap, go: () => void hand.exchange() });
  return found;
}

// --- inside a card or power

function carryingOut(hand: LegendHand): Deed[] {
  const found: Deed[] = [];
  for (const pick of hand.own.free) {
    const one = { id: pick.action, action: pick.action, refusal: null, go: sending(hand, pick) };
    const figure = pick.figure ?? "explorer";
    if (pick.kind === "recruit") found.push({ ...one, ...recruiting(hand, figure) });
    if (pick.kind === "march") found.push({ ...one, label: say("deed-march", { figure }), figure });
    if (pick.kind === "enter" && hand.own.picks.targets.size === 1) found.push({ ...one, label: say("deed-enter", { figure }), figure });
    if (pick.kind === "order") found.push({ ...one, label: say(`treasure-${pick.treasure}`), treasure: pick.treasure! });
    if (pick.kind === "take-card") found.push({ ...one, label: cardName(pick.card!), card: pick.card! });
    if (pick.kind === "play") found.push({ ...one, label: say("deed-play"), main: true });
    if (pick.kind === "preserve") {
      const label = pick.room ? say("deed-preserve-for", { name: cardName(pick.room) }) : say("deed-preserve");
      found.push({ ...one, label });
    }
    if (pick.kind === "look") found.push({ ...one, label: say("deed-look") });
  }
  found.push(...everybody(hand));
  if (hand.offers.exchange)
    found.push({
      id: "swap",
      label: say("deed-choose-pair"),
      main: !hand.own.effect?.partner,
      refusal: null,
      go: () => void hand.exchange(),
    });
  return found;
}

/** All who can march at once. */
function everybody(hand: LegendHand): Deed[] {
  const marches = hand.own.of("march");
  const actions = marches.flatMap((pick) => Array.from({ length: pick.most ?? 0 }, () => pick.action));
  return actions.length > 1
    ? [{ id: "march-all", label: say("deed-march-all", { count: actions.length }), refusal: null, go: () => void hand.do(actions) }]
    : [];
}
