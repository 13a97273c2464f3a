/** Events as the journal and the live region tell them. */
import type { Told } from "../net/protocol";
import { isQuiet, isScoring, mannerOf } from "./events";
import { say, type Facts } from "../words";

export const treasure = (kind: string | number | undefined): string => say(`treasure-${kind}`);

function facts(event: Told): Facts {
  const known: Facts = { ...event.facts };
  for (const name of ["edge", "source"]) {
    const edge = event.facts[name];
    if (typeof edge === "string" && edge.includes("|")) known[name] = edge.replace("|", "–");
  }
  return known;
}

/** The events worth a line, numbered; the steps of one figure's walk are one line. */
export function lines(told: readonly Told[]): { event: Told; number: number }[] {
  const found: { event: Told; number: number }[] = [];
  told.forEach((event, number) => {
    if (isQuiet(event)) return;
    const last = found.at(-1);
    const before = last?.event;
    if (last && before && onward(before, event)) {
      const cost = Number(before.facts.cost) + Number(event.facts.cost);
      last.event = { ...before, facts: { ...before.facts, hex: event.facts.hex ?? "", cost } };
    } else found.push({ event, number });
  });
  return found;
}

/** Whether one step goes on where the other ended. */
export function onward(a: Told, b: Told): boolean {
  return (
    a.kind === "moved" && b.kind === "moved" && a.seat === b.seat &&
    a.facts.figure === b.facts.figure && a.facts.hex === b.facts.source
  ); // prettier-ignore
}

/** What happened, in the few words of a journal line. */
export function line(event: Told): string {
  return say(`log-${event.kind}`, facts(event));
}

/** What stands at the end of a journal line. */
export function price(event: Told): string {
  if (isScoring(event)) return say("log-points", { points: event.facts.total ?? 0 });
  const { tail } = mannerOf(event);
  if (tail === "tile") return say("log-tile", { tile: String(event.facts.tile).toUpperCase() });
  return tail === "cost" ? say("log-cost", { cost: event.facts.cost ?? 0 }) : "";
}

/** What happened, as a whole sentence. */
export function sentence(event: Told): string {
  return say(event.code, facts(event));
}
