/** What stands above the board: what the game asks, or what is shown, played or taught meanwhile. */
import type { Text } from "../net/protocol";
import { say } from "../words";
import type { Asked } from "./asking";
import type { Hand } from "./hand.svelte";

const tell = ({ code, facts }: Text): string => say(code, facts);

export class Question {
  /** While something moves, what was asked before stands: the next question comes when the table rests. */
  private before: Asked | null = null;

  constructor(
    private readonly hand: Hand,
    private readonly asked: () => Asked,
    /** Whether there is room for few words only. */
    private readonly brief: () => boolean,
  ) {}

  now = $derived.by((): Asked => {
    const { table, plan, hints, guide, own, leading, tool } = this.hand;
    const { asked } = this;
    if (plan.active && own.asking) return { ...asked(), yours: false };
    if (plan.active) return { ...asked(), title: plan.about.title, hint: plan.hint(this.brief()), yours: false };
    if (plan.playing) return { ...asked(), title: say("plan-playing", plan.playing), hint: say("plan-playing-hint") };
    if (hints.underway) return { ...(this.before ?? asked()), title: say("hint-playing"), hint: say("hint-playing-hint"), yours: false };
    if (hints.active && hints.playing) return { ...asked(), title: say("hint-ask"), hint: hints.say("hint-ask-hint") };
    if (leading && !guide.open)
      return { ...asked(), title: say(own.holding ? "lead-open" : "lead-open-temples"), hint: hints.say("lead-marks") };
    if (this.before && (table.busy || table.settling)) return this.before;
    let now = this.timed(asked());
    if (table.demonstrating) now = { ...now, title: say("lesson-watch"), hint: say("lesson-watch-hint") };
    else if (plan.ready && !tool.open) now = { ...now, title: say("plan-ready"), hint: plan.standing };
    else if (guide.open) now = { ...now, title: tell(guide.shown!.ask), hint: guide.how };
    else if (hints.interrupted && !tool.open) now = { ...now, title: say("hint-revealed") };
    return (this.before = now);
  });

  /** What the clock and who plays for whom change about what is asked. */
  private timed(now: Asked): Asked {
    const { table } = this.hand;
    const [own] = table.replaced;
    if (own && !table.behind && table.view?.phase !== "over") {
      return { ...now, seat: own.seat, title: table.standIn(own.seat), hint: say("clock-stands-in-hint"), yours: false };
    }
    const running = table.clock.shown?.running;
    if (table.clock.waits && running) {
      return { ...now, hint: say("clock-lost", { player: table.name(running), count: table.clock.waits }) };
    }
    const face = now.yours && running ? table.clock.of(running) : null;
    if (face?.state === "last") return { ...now, hint: say("clock-last-minute", { count: Math.ceil(face.left / 1000) }) };
    return now;
  }
}
