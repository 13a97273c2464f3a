/** The fair shuffle of one game that is over: its proof, and what came of checking it here. */
import * as api from "../net/api";
import type { Proof, Told } from "../net/protocol";
import { keptOf, type Kept } from "../table/numbers";
import { check, type Finding, type Land } from "./fairness";

export class Fair {
  proof = $state.raw<Proof | null>(null);
  finding = $state.raw<Finding | null>(null);
  problem = $state(""); // why it cannot be checked now
  open = $state(false);
  readonly kept: Kept | null;

  constructor(
    readonly table: string,
    private readonly log: readonly Told[],
    private readonly land: Land,
  ) {
    this.kept = keptOf(table);
    void this.check();
  }

  get state(): "checking" | "checked" | "failed" | "unknown" {
    if (this.problem) return "unknown";
    return !this.finding ? "checking" : this.finding.failed ? "failed" : "checked";
  }

  /** Asks for the proof and goes through it. */
  async check(): Promise<void> {
    this.problem = "";
    try {
      const proof = await api.proof(this.table);
      this.finding = check(proof, this.kept, this.log, this.land);
      this.proof = proof;
      this.open ||= this.finding.failed !== null;
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }
}
