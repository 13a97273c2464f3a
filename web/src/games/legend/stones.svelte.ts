/** Trail stones: which one is laid or moved, and onto which edge. */
import type { Trail } from "./protocol";
import type { Tool } from "../../table/tool";
import { say } from "../../words";
import type { LegendHand } from "./campsite.svelte";

export class StoneTool implements Tool {
  /** A trail stone is being laid with action points. */
  paying = $state(false);
  /** The edge it is taken from. */
  source = $state<string | null>(null);
  /** The edge pointed at. */
  edge = $state<string | null>(null);
  readonly lit = {};

  constructor(private hand: LegendHand) {}

  get active(): boolean {
    return this.paying;
  }

  get open(): boolean {
    return !!(this.paying || this.source || this.edge);
  }

  get stale(): boolean {
    return this.paying && this.hand.offers.trails.length === 0;
  }

  /** Whether edges are asked for. */
  asked = $derived.by(() => this.hand.offers.trails.length > 0 && (this.paying || this.hand.own.phase === "effect"));

  /** Where the stone comes from: null while several placed ones could be moved and none is chosen. */
  trail = $derived.by((): Trail | null => {
    const { trails } = this.hand.offers;
    if (!this.asked) return null;
    return trails.length === 1 ? trails[0]! : (trails.find((trail) => trail.source === this.source) ?? null);
  });

  /** Edges that can be pointed at, in words. */
  edges = $derived.by((): Record<string, string> => {
    if (!this.asked) return {};
    const [edges, what] = this.trail
      ? [this.trail.edges, "edge-target"]
      : [this.hand.offers.trails.map((trail) => trail.source), "edge-source"];
    return Object.fromEntries(edges.map((edge) => [edge, say(what, { edge: edge.replace("|", " – ") })]));
  });

  /** Begins to lay a stone with action points, or leaves it. */
  toggle(): void {
    const paying = !this.paying;
    this.hand.drop();
    this.paying = paying;
  }

  hex(name: string): void {
    this.hand.tips.refuse(name, say("ask-stone-hint"));
  }

  /** An edge was clicked. */
  click(edge: string): void {
    if (!this.trail) {
      this.source = edge;
      this.edge = null;
    } else if (!this.hand.touch || this.edge === edge) void this.hand.do([this.trail.prefix + edge]);
    else this.edge = edge;
  }

  hoverEdge(edge: string | null): void {
    if (!this.hand.touch) this.edge = edge && this.trail ? edge : null;
  }

  drop(): void {
    this.paying = false;
    this.source = null;
    this.edge = null;
  }
}
