/** Events as the journal and the live region tell them. */
import type { Lead, SeatName, Told } from "../net/protocol";
import { isAnew, isHeading, isLoose, isPutting, isQuiet, isScoring, isTaking, isTurnEnd, weightOf } from "./events";
import { knows, say, sentences, type Facts } from "../words";

export const treasure = (kind: string | number | undefined): string => say(`treasure-${kind}`);

function facts(event: Told): Facts {
  const known: Facts = { ...event.facts };
  for (const name of ["edge", "source"]) {
    const edge = event.facts[name];
    if (typeof edge === "string" && edge.includes("|")) known[name] = edge.replace("|", "–");
  }
  if (event.kind === "moved") known.way = wayOf(event).join(" → ");
  return known;
}

/** A walk over several hexes, told as one event. */
export interface Walked extends Told {
  path?: string[];
}

/** All hexes of a walk, from where it began. */
const wayOf = (event: Walked): string[] => event.path ?? [String(event.facts.source), String(event.facts.hex)];

/** Whether one step goes on where the other ended. */
export function onward(a: Told, b: Told): boolean {
  return (
    a.kind === "moved" && b.kind === "moved" && a.seat === b.seat &&
    a.facts.figure === b.facts.figure && a.facts.hex === b.facts.source
  ); // prettier-ignore
}

/** Whether a temple that was uncovered is uncovered further: only what it comes to is told. */
const higher = (a: Told, b: Told): boolean =>
  a.kind === "uncovered" && b.kind === "uncovered" && a.seat === b.seat && a.facts.hex === b.facts.hex;

/** Two steps of one figure as one walk. */
export function joined(a: Walked, b: Walked): Walked {
  const cost = Number(a.facts.cost) + Number(b.facts.cost);
  return {
    ...a,
    path: [...wayOf(a), ...wayOf(b).slice(1)],
    cost: (a.cost ?? 0) + (b.cost ?? 0),
    facts: { ...a.facts, hex: b.facts.hex ?? "", cost },
    leads: [...(a.leads ?? []), ...(b.leads ?? [])],
  };
}

/** What happened, in the few words of a journal line; what happens to one of those seats is told as such. */
export function line(event: Told, mine: readonly string[] = []): string {
  const concerned = event.ranking ? wins(event, mine.length === 1 ? mine[0] : null) : mine.includes(String(event.facts.other_seat));
  const yours = concerned && knows(`log-${event.kind}-you`);
  const back = event.kind === "moved" && event.facts.source === event.facts.hex;
  return say(`log-${event.kind}${yours ? "-you" : back ? "-back" : ""}`, facts(event));
}

/** What stands at the end of a journal line. */
export function price(event: Told): string {
  if (isScoring(event)) return say("log-points", { points: event.facts.total ?? 0 });
  return event.cost ? say("log-cost", { cost: event.cost }) : "";
}

/** Whether a game is over with it that this seat alone has won. */
const wins = ({ ranking }: Told, seat: string | null | undefined): boolean => ranking?.[0]?.length === 1 && ranking[0][0] === seat;

/** What happened, as a line that stands by itself below the name of who did it; scorings, and what nobody did, as whole sentences. */
export function inBrief(event: Told, you: SeatName | null): string {
  if (isHeading(event) || isScoring(event)) return sentence(event, you);
  return [line(event, you ? [you] : []), price(event)].filter(Boolean).join(", ");
}

/** What happened, with who did it, to the one seat `you`: what that did and what others did is told alike. */
export function named(event: Told, you: SeatName | null, name: (seat: string) => string): string {
  if (!you || isHeading(event) || isScoring(event)) return sentence(event, you);
  return say("log-spoken", { player: name(event.seat!), text: inBrief(event, you) });
}

/** What happened, as a whole sentence: tiles by what they show, not by their names in records; what the one seat `you` won or scored is told as such. */
function sentence(event: Told, you: SeatName | null = null): string {
  const yours = you && (event.seat === you || wins(event, you));
  if (yours && knows(`yours-${event.kind}`)) return say(`yours-${event.kind}`, facts(event));
  return say(knows(`told-${event.kind}`) ? `told-${event.kind}` : event.code, facts(event));
}

/** The hexes that an event is about. */
export function hexesOf(event: Told): string[] {
  const { source, hex, edge } = event.facts;
  const named = [source, ...((event as Walked).path ?? []), hex, edge].flatMap((fact) => (typeof fact === "string" ? fact.split("|") : []));
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
  /** The temples that changed hands, each as it is told to who lost it. */
  changed: readonly { lead: Lead; text: string }[];
  /** What it did to who reads it, and what else was done, first what mattered. */
  yours: string[];
  others: string;
  /** The one thing of it that matters most. */
  first: string;
  heading: Told | null;
}

/** What somebody did, in a line. */
export type Summary = Pick<Chapter, "key" | "seat" | "yours" | "others" | "first">;

interface Draft {
  key: string;
  seat: SeatName | null;
  turn: number;
  events: Told[];
  heading: Told | null;
}

/** The story so far, told to who holds those seats: the steps of a walk are one line, equal lines too. */
export function chapters(log: readonly Told[], mine: readonly SeatName[], name: (seat: string) => string): Chapter[] {
  return drafts(bereft(log)).map((draft) => {
    const lines = linesOf(draft.events, mine);
    const changed = changes(draft.events).map((lead) => ({ lead, text: lost(lead, name) }));
    const leads = draft.seat && !mine.includes(draft.seat) ? taken(draft.events[0]!, changed, mine) : [];
    const yours = [...lines, ...leads].filter((line) => line.yours).map(({ text }) => text);
    return {
      key: draft.key,
      seat: draft.seat,
      turn: draft.turn,
      heading: draft.heading,
      lines: [...lines, ...leads],
      spent: draft.events.reduce((sum, event) => sum + (event.cost ?? 0), 0),
      changed,
      yours,
      ...(draft.seat ? summary(draft.seat, draft.events, lines) : { sum: "", gain: "", others: "", first: "" }),
    };
  });
}

/** The events, those that take away what somebody else had put there with whose it was. */
function bereft(log: readonly Told[]): Told[] {
  const by = new Map<string, SeatName | null>();
  return log.map((event) => {
    if (!isPutting(event)) return event;
    const { source, edge } = event.facts;
    const other = by.get(String(source)) ?? null;
    by.delete(String(source));
    by.set(String(edge), event.seat ?? null);
    return other && other !== event.seat ? { ...event, facts: { ...event.facts, other_seat: other } } : event;
  });
}

/** The events, a heading before what brought it about if somebody's turn begins with that: the turn is told below it, in one piece. */
function headed(log: readonly Told[]): Told[] {
  const found: Told[] = [];
  for (const event of log) {
    const own = (before: Told): boolean => before.seat === event.seat && before.action === event.action && !isTurnEnd(before);
    const before = found.findLastIndex((one) => !own(one));
    const last = found[before];
    const begins = !last || last.seat !== event.seat || isTurnEnd(last) || isScoring(last);
    found.splice(isHeading(event) && event.seat && begins ? before + 1 : found.length, 0, event);
  }
  return found;
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
  for (const event of headed(log)) {
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
      const lower = told.findIndex((known) => higher(known, paid));
      const below = lower < 0 ? 0 : (told.splice(lower, 1)[0]!.cost ?? 0);
      told.push(below ? { ...paid, cost: below + (paid.cost ?? 0) } : paid);
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

/** That a temple pays who reads it no more, but whom it pays now. */
const lost = ({ hex, value, after }: Lead, name: (seat: string) => string): string =>
  say("log-lead-lost", { hex, value, is: after ? "other" : "nobody", player: after ? name(after) : "" });

/** What others took from who reads it. */
const taken = (event: Told, changed: Chapter["changed"], mine: readonly SeatName[]): Line[] =>
  changed
    .filter(({ lead: { before } }) => before && mine.includes(before))
    .map(({ lead: { hex }, text }) => ({ event, text, price: "", times: 1, hexes: [hex], yours: true }));

const MOST = 3; // things in a sentence about a turn
const LASTING = 6; // what weighs as much as a treasure or a guard

function summary(seat: SeatName, events: readonly Told[], lines: readonly Line[]): Pick<Chapter, "sum" | "gain" | "others" | "first"> {
  const won = changes(events).filter((lead) => lead.after === seat).length;
  const lost = changes(events).filter((lead) => lead.before === seat).length;
  const gain = won > lost ? say("log-temples", { count: won - lost }) : "";
  const ranked = lines
    .filter(({ event, yours }) => yours || weightOf(event) > 0)
    .sort((a, b) => Number(b.yours) - Number(a.yours) || weightOf(b.event) - weightOf(a.event));
  const told = (list: readonly Line[]): string[] => {
    const texts = (some: readonly Line[]): string[] =>
      some.map(({ text, times }) => (times > 1 ? say("log-times", { text, times }) : text));
    const lasting = list.filter(({ event }) => weightOf(event) >= LASTING); // nobody can undo it any more
    const rest = list.filter(({ event }) => weightOf(event) < LASTING);
    return [...texts(lasting), ...(gain ? [gain] : []), ...texts(rest)].slice(0, MOST);
  };
  const rest = lines.filter((line) => !ranked.includes(line) && !isScoring(line.event));
  const others = told([...ranked.filter(({ yours }) => !yours), ...rest]);
  return { sum: told(ranked).join(", "), gain, others: others.join(", "), first: others[0] ?? "" };
}

/** Some turns with the temples that were lost in them as they stand after the last: told of who has them now, and not at all if they came back. */
function asItStands(turns: readonly Chapter[], mine: readonly SeatName[]): Chapter[] {
  const ends = new Map<string, { first: Lead; last: Chapter; text: string; lost: boolean }>();
  for (const turn of turns)
    for (const { lead, text } of turn.changed) {
      const first = ends.get(lead.hex)?.first ?? lead;
      const isLost = !!first.before && mine.includes(first.before) && !(lead.after && mine.includes(lead.after));
      ends.set(lead.hex, { first, last: turn, text, lost: isLost });
    }
  return turns.map((turn) => {
    const then = new Set(turn.changed.map(({ text }) => text));
    const now = [...ends.values()].filter(({ last, lost }) => last === turn && lost).map(({ text }) => text);
    return { ...turn, yours: [...turn.yours.filter((text) => !then.has(text)), ...now] };
  });
}

/** What others did since who reads it was last to move, in this round, first those who did something to them. */
export function meanwhile(story: readonly Chapter[], mine: readonly SeatName[]): Chapter[] {
  const began = story.findLastIndex(({ heading }) => heading && isAnew(heading)) + 1;
  const turns = story.slice(began).filter((chapter) => chapter.seat);
  const now = turns.at(-1);
  const until = now && mine.includes(now.seat!) ? turns.length - 1 : turns.length;
  const since = turns.slice(0, until).findLastIndex((chapter) => mine.includes(chapter.seat!)) + 1;
  const told = asItStands(turns.slice(since, until), mine).filter(({ others, yours }) => others || yours.length > 0);
  return [...told.filter(({ yours }) => yours.length > 0), ...told.filter(({ yours }) => yours.length === 0)];
}

/** What others took since who reads it did, of what lies out for all, by player. */
export function takings(log: readonly Told[], mine: readonly SeatName[]): Summary[] {
  const open = log.slice(log.findLastIndex((event) => !isTaking(event)) + 1);
  const since = open.slice(open.findLastIndex((event) => mine.includes(event.seat!)) + 1);
  return [...new Set(since.map((event) => event.seat!))].map((seat) => {
    const others = since.filter((event) => event.seat === seat).map((event) => line(event, mine)).join(", "); // prettier-ignore
    return { key: `taken-${seat}`, seat, yours: [], others, first: others };
  });
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
