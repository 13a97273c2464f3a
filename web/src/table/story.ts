/** Events as the journal, the live region and the clock of the playback need them. */
import type { Told } from "../net/protocol";
import { say, type Facts } from "../words";

/** What the journal leaves out: another line says the same, or it goes without saying. */
const SELDOM = new Set([
  "tile-offered", "tile-drawn", "dug", "turn-ended",
  "power-dealt", "card-dealt", "token-drawn", "hex-chosen", "treasure-looked-at",
]); // prettier-ignore
export const quiet = (event: Told): boolean => SELDOM.has(event.kind) && event.facts.terrain !== "volcano";

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
    if (quiet(event)) return;
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

/** Whether a line of the journal is a heading: a round or a scoring begins. */
export const isHeading = (event: Told): boolean => !event.seat || HEADINGS.has(event.kind);
const HEADINGS = new Set(["scoring-round", "final-round", "interim-scoring", "final-scoring", "draft-began", "round-began"]);

/** What stands at the end of a journal line. */
export function price(event: Told): string {
  switch (event.kind) {
    case "tile-drawn":
    case "tile-laid":
    case "tile-taken":
      return say("log-tile", { tile: String(event.facts.tile).toUpperCase() });
    case "scored":
    case "legend-scored":
      return say("log-points", { points: event.facts.total ?? 0 });
    case "moved":
      return say("log-cost", { cost: event.facts.cost ?? 0 });
    default:
      return "";
  }
}

/** What happened, as a whole sentence. */
export function sentence(event: Told): string {
  return say(event.code, facts(event));
}

/** How long an event of somebody else is shown, in milliseconds at the usual speed. */
export function length(event: Told): number {
  switch (event.kind) {
    case "tile-laid":
    case "scoring-round":
    case "final-round":
    case "interim-scoring":
    case "final-scoring":
      return 1000;
    case "scored":
    case "legend-scored":
      return 1600;
    case "tile-drawn":
    case "tile-taken":
    case "auction-won":
    case "treasure-found":
    case "guard-placed":
    case "camp-built":
    case "exchanged":
    case "treasure-unearthed":
    case "guard-kept-others":
    case "camp-moved":
    case "power-used":
    case "card-played":
      return 800;
    case "bid":
    case "passed":
    case "uncovered":
      return 600;
    case "turn-ended":
    case "tile-offered":
    case "dug":
    case "hex-chosen":
    case "treasure-looked-at":
      return 250;
    case "power-dealt":
    case "card-dealt":
    case "token-drawn":
      return 40;
    default:
      return 450;
  }
}
