/** Events as the journal and the live region tell them. */
import type { Lead, SeatName, Told } from "../net/protocol";
import { isHeading, isLoose, isQuiet, isScoring, isTurnEnd, weightOf } from "./events";
import { knows, say, sentences, type Facts } from "../words";

export const treasure = (kind: string | number | undefined): string => say(`treasure-${kind}`);

function facts(event: Told): Facts {
  const known: Facts = { ...event.facts };
  for (const name of ["edge", "source"]) {
    const edge = event.facts[name];
    if (typeof edge === "string" && edge.includes("|")) known[name] = edge.replace("|", "–");
  }
  return known;
}

/** Whether one step goes on where the other ended. */
export function onward(a: Told, b: Told): boolean {
  return (
    a.kind === "moved" && b.kind === "moved" && a.seat === b.seat &&
    a.facts.figure === b.facts.figure && a.facts.hex === b.facts.source
  ); // prettier-ignore
}

/** Two steps of one figure as one walk. */
export function joined<T extends Told>(a: T, b: Told): T {
  const cost = Number(a.facts.cost) + Number(b.facts.cost);
  return {
    ...a,
    cost: (a.cost ?? 0) + (b.cost ?? 0),
    facts: { ...a.facts, hex: b.facts.hex ?? "", cost },
    leads: [...(a.leads ?? []), ...(b.leads ?? [])],
  };
}

/** What happened, in the few words of a journal line; what happens to one of those seats is told as such. */
export function line(event: Told, mine: readonly string[] = []): string {
  const yours = mine.includes(String(event.facts.other_seat)) && knows(`log-${event.kind}-you`);
  const back = event.kind === "moved" && event.facts.source === event.facts.hex;
  return say(`log-${event.kind}${yours ? "-you" : back ? "-back" : ""}`, facts(event));
}

/** What stands at the end of a journal line. */
export function price(event: Told): string {
  if (isScoring(event)) return say("log-points", { points: event.facts.total ?? 0 });
  return event.cost ? say("log-cost", { cost: event.cost }) : "";
}

/** What happened, as a whole sentence: tiles by what they show, not by their names in records. */
export function sentence(event: Told): string {
  return say(knows(`told-${event.kind}`) ? `told-${event.kind}` : event.code, facts(event));
}

/** The hexes that an event is about. */
export function hexesOf(event: Told): string[] {
  const { source, hex, edge } = event.facts;
  const named = [source, hex, edge].flatMap((fact) => (typeof fact === "string" ? fact.split("|") : []));
  const scored = event.sheet?.temples.map((temple) => temple.hex) ?? [];
  return [...new Set([...named, ...scored])].filter((name) => name !== "");
}

/** A line of the journal: one event, or several that read the same. */
export interface Line {
  event: Told;
  text: string;
  price: string;
  times: number;
  hexes: string[];
  /** It happened to who reads it. */
  yours: boolean;
}

/** What belongs together: a turn, or what happens between turns. */
export interface Chapter {
  key: string;
  /** Whose turn it is; null for what is nobody's. */
  seat: SeatName | null;
  turn: number;
  lines: Line[];
  /** Action points spent. */
  spent: number;
  /** The turn in one sentence: what mattered. */
  sum: string;
  /** What of it no line tells: how many temples more. */
  gain: string;
  /** What it did to who reads it, and what else mattered. */
  yours: string[];
  others: string;
  heading: Told | null;
}

interface Draft {
  key: string;
  seat: SeatName | null;
  turn: number;
  events: Told[];
  heading: Told | null;
}

/** The story so far, told to who holds those seats: the steps of a walk are one line, equal lines too. */
export function chapters(log: readonly Told[], mine: readonly SeatName[], name: (seat: string) => string): Chapter[] {
  return drafts(log).map((draft) => {
    const lines = linesOf(draft.events, mine);
    const leads = draft.seat && !mine.includes(draft.seat) ? taken(draft.events, mine, name) : [];
    const yours = [...lines, ...leads].filter((line) => line.yours).map(({ text }) => text);
    return {
      key: draft.key,
      seat: draft.seat,
      turn: draft.turn,
      heading: draft.heading,
      lines: [...lines, ...leads],
      spent: draft.events.reduce((sum, event) => sum + (event.cost ?? 0), 0),
      yours,
      ...(draft.seat ? summary(draft.seat, draft.events, lines) : { sum: "", gain: "", others: "" }),
    };
  });
}

function drafts(log: readonly Told[]): Draft[] {
  const found: Draft[] = [];
  let turn = 1;
  let open: Draft | null = null;
  const begin = (event: Told, seat: SeatName | null, heading: Told | null = null): Draft => {
    const draft: Draft = { key: `${event.action}-${event.kind}`, seat, turn: seat ? turn : 0, events: [], heading };
    found.push(draft);
    return draft;
  };
  let ended = false;
  for (const event of log) {
    if (ended && !isScoring(event)) {
      open = null;
      ended = false;
      turn++;
    }
    if (isHeading(event)) {
      if (!isQuiet(event)) begin(event, null, event);
      open = null;
      continue;
    }
    const seat = isLoose(event) ? null : (event.seat ?? null);
    if (!open || open.seat !== seat) open = begin(event, seat);
    open.events.push(event);
    ended ||= isTurnEnd(event);
  }
  return found.filter((draft) => draft.heading ?? draft.events.some((event) => !isQuiet(event)));
}

function linesOf(events: readonly Told[], mine: readonly SeatName[]): Line[] {
  const told: Told[] = [];
  let silent: Told | null = null; // paid for, and told by what follows
  for (const event of events) {
    const before = told.at(-1);
    if (isQuiet(event)) {
      if (event.cost) silent = event;
    } else if (before && onward(before, event)) told[told.length - 1] = joined(before, event);
    else {
      const paid = silent && !event.cost ? { ...event, cost: silent.cost ?? 0, facts: { ...silent.facts, ...event.facts } } : event;
      silent = null;
      told.push(paid);
    }
  }
  const found: Line[] = [];
  for (const event of told) {
    const text = line(event, mine);
    const same = found.find((known) => known.text === text && known.event.seat === event.seat);
    if (same && !isScoring(event)) {
      same.times++;
      same.event = { ...same.event, cost: (same.event.cost ?? 0) + (event.cost ?? 0) };
      same.price = price(same.event);
      continue;
    }
    const yours = mine.includes(event.facts.other_seat as SeatName);
    found.push({ event, text, price: price(event), times: 1, hexes: hexesOf(event), yours });
  }
  return found;
}

/** Temples that changed hands in a turn, whatever happened in between. */
function changes(events: readonly Told[]): Lead[] {
  const found = new Map<string, Lead>();
  for (const lead of events.flatMap((event) => event.leads ?? []))
    found.set(lead.hex, { ...lead, before: found.get(lead.hex)?.before ?? lead.before });
  return [...found.values()].filter((lead) => lead.before !== lead.after);
}

/** What others took from who reads it. */
function taken(events: readonly Told[], mine: readonly SeatName[], name: (seat: string) => string): Line[] {
  const event = events[0]!;
  return changes(events)
    .filter(({ before }) => before && mine.includes(before))
    .map(({ hex, value, after }) => ({
      event,
      text: say("log-lead-lost", { hex, value, is: after ? "other" : "nobody", player: after ? name(after) : "" }),
      price: "",
      times: 1,
      hexes: [hex],
      yours: true,
    }));
}

const MOST = 3; // things in a sentence about a turn

function summary(seat: SeatName, events: readonly Told[], lines: readonly Line[]): Pick<Chapter, "sum" | "gain" | "others"> {
  const won = changes(events).filter((lead) => lead.after === seat).length;
  const lost = changes(events).filter((lead) => lead.before === seat).length;
  const gain = won > lost ? say("log-temples", { count: won - lost }) : "";
  const ranked = lines
    .filter(({ event, yours }) => yours || weightOf(event) > 0)
    .sort((a, b) => Number(b.yours) - Number(a.yours) || weightOf(b.event) - weightOf(a.event));
  const told = (list: readonly Line[]): string => {
    const texts = list.map(({ text, times }) => (times > 1 ? say("log-times", { text, times }) : text));
    return [...(gain ? [gain] : []), ...texts].slice(0, MOST).join(", ");
  };
  return { sum: told(ranked), gain, others: told(ranked.filter(({ yours }) => !yours)) };
}

/** What others did since who reads it was last to move, first those who did something to them. */
export function meanwhile(story: readonly Chapter[], mine: readonly SeatName[]): Chapter[] {
  const turns = story.filter((chapter) => chapter.seat);
  const now = turns.at(-1);
  const until = now && mine.includes(now.seat!) ? turns.length - 1 : turns.length;
  const since = turns.slice(0, until).findLastIndex((chapter) => mine.includes(chapter.seat!)) + 1;
  const told = turns.slice(since, until).filter(({ sum, yours }) => sum || yours.length > 0);
  return [...told.filter(({ yours }) => yours.length > 0), ...told.filter(({ yours }) => yours.length === 0)];
}

/** What is said aloud of an event. */
export function spoken(event: Told, mine: readonly string[], name: (seat: string) => string): string {
  const points = isScoring(event) ? [say("sheet-points", { points: event.facts.total ?? 0 })] : [];
  const text = [line(event, mine), ...points].join(", ");
  return event.seat && !isHeading(event) ? say("log-spoken", { player: name(event.seat), text }) : text;
}

/** What is said aloud of somebody's turn that is over: what mattered in it, and what it took from who listens. */
export function turnSpoken(log: readonly Told[], seat: SeatName, mine: readonly SeatName[], name: (seat: string) => string): string {
  const turn = chapters(log, mine, name).findLast((chapter) => chapter.seat === seat);
  if (!turn) return "";
  const lost = turn.lines.filter(({ yours, text }) => yours && !turn.sum.includes(text)).map(({ text }) => text);
  const told = turn.sum || turn.lines.slice(0, MOST).map(({ text }) => text).join(", "); // prettier-ignore
  return say("log-spoken", { player: name(seat), text: sentences([told, ...lost]) });
}
