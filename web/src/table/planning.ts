/** The steps of a plan in words, on the board, and in another order. */
import type { PlanMark } from "../board/types";
import { why } from "../net/api";
import type { AdvisedStep, Planned, PlannedStep, PlanStep } from "../net/protocol";
import { say, type Facts } from "../words";

/** A list with one of its entries in another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, n) => n !== from);
  const at = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, at), list[from]!, ...rest.slice(at)];
}

/** Steps as they are sent and kept: what each took when it was put into the plan goes with it. */
export const stepsOf = (planned: Planned): PlanStep[] => planned.steps.map(({ actions, was }) => ({ actions, cost: was }));

/** Edges as people write them. */
const factsOf = (facts: Facts = {}): Facts => (facts.edge ? { ...facts, edge: String(facts.edge).replace("|", "–") } : facts);

const told = (step: AdvisedStep): string => {
  const { figure, count = 1, path = [], hex = "", what } = step;
  if (step.kind !== "walk") return say(what.code, factsOf(what.facts));
  if (path.length > 1) return say("plan-walk", { figure: figure ?? "explorer", count, way: path.join(" → ") });
  return say("plan-enter", { figure: figure ?? "explorer", count, hex });
};

/** What a step does: first what is used, then what that does; its bare actions if nobody can tell. */
export function wordsOf({ told: done, actions }: PlannedStep): string {
  const [first, ...rest] = done.map(told);
  if (!first) return actions.join(" ");
  const used = done[0]!.kind !== "walk" && !done[0]!.hex && rest.length > 0;
  return used ? say("plan-does", { what: first, then: rest.join(", ") }) : [first, ...rest].join(", ");
}

/** Why a step cannot be done: what it waits for, who broke it, or the rule. */
export function reasonOf({ waits, cause, refusal }: PlannedStep): string {
  if (waits > 0) return say("plan-waits", { number: waits });
  if (cause) return say("plan-broken", { reason: say(cause.code, cause.facts) });
  return refusal ? say("plan-broken", { reason: why(refusal) }) : "";
}

/** Whether a step takes something else than when it was put into the plan. */
export const isDearer = ({ refusal, cost, was }: PlannedStep): boolean => !refusal && was > 0 && cost !== was;

/** What the board shows of a plan; `pointed` is the step that is looked at. */
export const marksOf = (planned: Planned, pointed: number | null): PlanMark[] =>
  planned.steps.flatMap((step, n) =>
    step.told.map((mark) => ({ ...mark, number: n + 1, faint: pointed !== null && pointed !== n, broken: !!step.refusal })),
  );
