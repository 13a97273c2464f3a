/** Planning ahead: the coming turn of one's seat, tried out while others move, kept, and played when the turn comes. */
import { untrack } from "svelte";
import type { PlanMark, PlanTone } from "../board/types";
import { why } from "../net/api";
import type { Planned, PlannedStep, PlanStep, SeatName } from "../net/protocol";
import { Nap } from "../ui/nap";
import { settings } from "../ui/settings.svelte";
import { list, say } from "../words";
import type { Hand } from "./hand.svelte";
import { marksOf, moved, reasonOf, stepsOf, wordsOf } from "./planning";
import type { Game } from "./table.svelte";

/** Refusals after which there is nothing to plan any more. */
const GONE: readonly string[] = ["plan-no-turn", "plan-next-round", "plan-not-here", "plan-one-seat", "foreign-seat"];
const PACE = 450; // milliseconds between two steps that are played: time to stop

export class Planner<G extends Game = Game> {
  /** Whether what is done goes into the plan. */
  active = $state(false);
  steps = $state.raw<readonly PlanStep[]>([]);
  /** What the server says of them. */
  planned = $state.raw<Planned | null>(null);
  /** The step whose line is pointed at. */
  pointed = $state<number | null>(null);
  /** Which step is being played, of how many. */
  playing = $state.raw<{ number: number; count: number } | null>(null);

  private kept = $state.raw<readonly PlanStep[]>([]);
  private past = $state.raw<readonly (readonly PlanStep[])[]>([]); // for undo
  private asked = 0;
  private halted = false;
  private loaded = false;
  private turn: number | null = null; // that it is for
  private readonly nap = new Nap();

  constructor(private readonly hand: Hand<G>) {
    // what is kept comes up wherever one sits down
    $effect(() => {
      if (this.loaded || !this.possible || !this.hand.table.situation) return;
      this.loaded = true;
      untrack(() => void this.load());
    });
    // the plan is looked at again after everything that anybody did
    $effect(() => {
      void this.hand.table.situation?.seq;
      untrack(() => (this.active || this.steps.length > 0) && !this.playing && void this.check());
    });
    // when the turn comes, or anything has to be decided, what is done is done
    $effect(() => {
      if (this.hand.table.acting && this.active) untrack(() => this.leave());
    });
    $effect(() => {
      this.hand.table.after = this.active ? this.steps : null;
    });
    $effect(() => () => this.halt());
  }

  /** The seat that is planned for. */
  get seat(): SeatName | null {
    return this.hand.table.alone;
  }

  /** Whether turns can be planned here. */
  private get possible(): boolean {
    const { table } = this.hand;
    return !!table.info?.plans && !!this.seat && table.view?.phase !== "over";
  }

  /** Whether the coming turn can be planned now: others move, and not what was done here a moment ago. */
  get offered(): boolean {
    const { table } = this.hand;
    return this.possible && !table.acting && !table.settling;
  }

  /** What could be done after the steps. */
  get offers(): G["offers"] | null {
    return this.planned?.offers ?? null;
  }

  get left(): number {
    return this.planned ? this.planned.ap - this.planned.cost : 0;
  }

  /** Whether the turn has come, and the plan can be played. */
  get ready(): boolean {
    return !this.active && !this.playing && !!this.planned?.now && this.steps.length > 0 && this.hand.table.acting;
  }

  /** Whether it has the panel. */
  get shown(): boolean {
    return this.active || this.ready || !!this.playing;
  }

  get undoable(): boolean {
    return this.past.length > 0;
  }

  /** Whether there is something that is not kept yet. */
  get changed(): boolean {
    return this.steps !== this.kept && this.steps.length + this.kept.length > 0;
  }

  get tone(): PlanTone {
    return this.active ? "night" : this.shown ? "ready" : "hint";
  }

  get marks(): readonly PlanMark[] | null {
    if (!this.shown || !this.planned) return this.active ? [] : null;
    return marksOf(this.planned, this.pointed);
  }

  /** Who moves meanwhile, and who after them. */
  hint(brief: boolean): string {
    const { table, own } = this.hand;
    const order = own.order ?? table.seats.map(({ seat }) => seat);
    const now = order.indexOf(table.moving ?? order[0]!);
    const after = [...order.slice(now + 1), ...order.slice(0, Math.max(0, now))];
    const between = after.slice(0, (after.indexOf(this.seat!) + after.length + 1) % (after.length + 1));
    const player = table.name(table.moving ?? order[0]);
    if (brief) return say("plan-hint-brief", { player });
    return say("plan-hint", { player, others: between.length, then: list(between.map((seat) => table.name(seat))) });
  }

  /** What it is about, in words. */
  get about(): { title: string; empty: string; note: string } {
    return this.hand.own.about ?? { title: say("plan-title"), empty: say("plan-empty"), note: say("plan-tile-unknown") };
  }

  /** How the plan stands when the turn has come. */
  get standing(): string {
    const broken = this.planned?.steps.filter(({ refusal }) => refusal).length ?? 0;
    return say("plan-ready-hint", { broken, count: this.steps.length });
  }

  // --- planning

  toggle(): boolean {
    if (this.active) this.stop();
    else if (!this.possible) return false;
    else if (!this.offered) this.hand.table.tell(say(this.steps.length > 0 && !this.shown ? "plan-after-tile" : "plan-own-turn"));
    else void this.open();
    return true;
  }

  private async open(): Promise<void> {
    this.hand.drop();
    this.hand.hints.close();
    this.past = [];
    if (await this.check()) this.active = this.offered;
  }

  /** Puts what is done with one click into the plan: what carries out the last step belongs to that. */
  async add(actions: readonly string[]): Promise<boolean> {
    const before = this.steps;
    const begun = this.planned?.open ? before.at(-1) : undefined;
    this.steps = [...(begun ? before.slice(0, -1) : before), { actions: [...(begun?.actions ?? []), ...actions], cost: 0 }];
    const said = await this.check();
    if (said === false && this.active) this.steps = before;
    if (!said) return said === null;
    const last = this.planned!.steps.at(-1)!;
    if (last.refusal) {
      this.steps = before;
      this.hand.tips.refuse(null, why(last.refusal));
      await this.check();
      return false;
    }
    this.past = [...this.past, before];
    this.steps = this.steps.with(-1, { actions: last.actions, cost: last.cost });
    this.planned = { ...this.planned!, steps: this.planned!.steps.with(-1, { ...last, was: last.cost }) };
    this.hand.table.voice.utter(
      say("plan-heard-added", { number: this.steps.length, what: wordsOf(last), total: this.planned.ap, left: this.left }),
    );
    return true;
  }

  private async change(steps: readonly PlanStep[]): Promise<void> {
    this.past = [...this.past, this.steps];
    this.steps = steps;
    this.hand.drop();
    await this.check();
  }

  remove = (n: number): Promise<void> => this.change(this.steps.filter((_, other) => other !== n));
  clear = (): Promise<void> => this.change([]);

  /** Puts a step in another place. */
  async move(from: number, to: number): Promise<void> {
    if (to >= 0 && to < this.steps.length && to !== from) await this.change(moved(this.steps, from, to));
  }

  async undo(): Promise<void> {
    const before = this.past.at(-1);
    if (!before) return this.hand.table.tell(say("plan-gone-back"));
    this.past = this.past.slice(0, -1);
    this.steps = before;
    this.hand.drop();
    await this.check();
  }

  /** Keeps the plan with the seat, and leaves planning. */
  async keep(): Promise<void> {
    const { steps } = this;
    if (!(await this.check(true))) return;
    this.kept = steps;
    this.leave();
    if (steps.length > 0) this.hand.table.tell(say("plan-kept"));
  }

  /** Leaves planning: the plan is what was kept. */
  stop(): void {
    this.steps = this.kept;
    this.leave();
    if (this.steps.length > 0) void this.check();
    else this.planned = null;
  }

  private leave(): void {
    this.active = false;
    this.past = [];
    this.pointed = null;
    this.hand.drop();
  }

  /** A plan is for one turn: when that is over nothing is planned for the next. */
  private begin(): Promise<boolean | null> | false {
    this.steps = this.kept = this.past = [];
    this.planned = null;
    return this.active ? this.check() : false;
  }

  /** There is nothing to plan any more. */
  private forget(): void {
    this.asked++;
    this.steps = this.kept = [];
    this.planned = null;
    if (this.active) this.leave();
  }

  // --- what the server says

  private async load(): Promise<void> {
    const answer = await this.hand.table.plan(this.seat!, null, false);
    if (!("planned" in answer) || answer.planned.steps.length === 0 || this.active) return;
    this.steps = this.kept = stepsOf(answer.planned);
    this.turn = answer.planned.turn;
    this.planned = answer.planned;
  }

  /** Asks what the plan comes to now; false if that cannot be said, null if something else was asked meanwhile. */
  private async check(keep = false): Promise<boolean | null> {
    const number = ++this.asked;
    const before = this.planned;
    const answer = await this.hand.table.plan(this.seat!, this.steps, keep);
    if (number !== this.asked) return null;
    if ("refusal" in answer) {
      if (this.active || keep) this.hand.table.tell(why(answer.refusal));
      if (GONE.includes(answer.refusal.code)) this.forget();
      return false;
    }
    const { turn } = answer.planned;
    const over = this.turn !== null && this.turn !== turn;
    this.turn = turn;
    if (over && this.steps.length > 0) return this.begin();
    this.planned = answer.planned;
    this.warn(before, answer.planned);
    return true;
  }

  /** Says which steps somebody has just broken. */
  private warn(before: Planned | null, now: Planned): void {
    if (!before || before.seq === now.seq || before.steps.length !== now.steps.length) return;
    const number = now.steps.findIndex((step, n) => step.refusal && !before.steps[n]!.refusal) + 1;
    if (number > 0) this.hand.table.tell(say("plan-heard-broken", { number, reason: reasonOf(now.steps[number - 1]!) }));
  }

  // --- playing it

  /** Forgets the plan: the turn is played by hand. */
  async drop(): Promise<void> {
    const { seat } = this;
    this.forget();
    if (seat) await this.hand.table.plan(seat, [], true);
  }

  /** Stops between two steps. */
  halt(): void {
    this.halted = true;
    this.nap.wake();
  }

  /** The steps that still work. */
  private get working(): readonly PlannedStep[] {
    return this.planned?.steps.filter(({ refusal }) => !refusal) ?? [];
  }

  /** Those of them that are played in one go: where others decide after a step, what follows waits. */
  get playable(): readonly PlannedStep[] {
    const yielding = this.working.findIndex((step) => step.yields);
    return yielding < 0 ? this.working : this.working.slice(0, yielding + 1);
  }

  /** Plays what still works of it, one step after another, as it was shown when that was asked for. */
  async play(): Promise<void> {
    if (!this.ready || this.hand.table.busy) return;
    const wanted = this.playable;
    const count = wanted.length;
    this.hand.drop();
    this.halted = false;
    this.playing = { number: 1, count };
    this.steps = this.working.map(({ actions, cost }) => ({ actions, cost })); // without what is broken
    try {
      if (!(await this.checkOn())) return this.hand.table.tell(say("stale"));
      for (const [n, step] of wanted.entries()) {
        this.playing = { number: n + 1, count };
        const reason = await this.playStep(step);
        if (reason) return this.hand.table.tell(say("plan-stopped", { number: n + 1, reason }));
        if (n + 1 < count) await this.nap.rest(settings.reduced ? 0 : PACE);
        if (this.halted && n + 1 < count) return this.hand.table.tell(say("plan-stopped-here"));
      }
      if (!wanted.at(-1)?.yields) this.hand.table.tell(say("plan-played"));
    } finally {
      this.playing = null;
    }
  }

  /** Plays one step, if it is still what was shown; returns why not. */
  private async playStep(step: PlannedStep): Promise<string> {
    const now = this.planned?.steps[0];
    if (!now || !this.hand.table.acting) return say("stale");
    if (now.refusal) return why(now.refusal);
    if (now.cost !== step.cost) return say("plan-costs-now", { cost: now.cost });
    if (now.actions.join() !== step.actions.join()) return say("stale");
    const refusal = await this.hand.table.attempt(step.actions);
    if (refusal) return why(refusal);
    this.hand.table.skip();
    this.steps = this.steps.slice(1);
    return (await this.checkOn()) || step.yields ? "" : say("stale");
  }

  /** Checks what is left of the plan, which is what is kept from now on, if anything was. */
  private checkOn(): Promise<boolean | null> {
    const keep = this.kept.length > 0;
    if (keep) this.kept = this.steps;
    return this.check(keep);
  }
}
