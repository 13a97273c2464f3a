/** What is chosen for a table of Legend before it is set up: a scenario, and a box that its owner corrected. */
import type { EditionChoice } from "../../net/protocol";
import { say, type Facts } from "../../words";
import type { Choices } from "../title";

/** A data file in which an owner of the box corrected what is in it. */
export interface BoxFile {
  name: string;
  text: string;
  /** What is wrong with it. */
  problem: string;
  /** What in it is still a stand-in. */
  standIns: string[];
}

export class LegendChoices implements Choices {
  scenario = $state("");
  file = $state.raw<BoxFile | null>(null);

  get options(): Record<string, string> {
    return { scenario: this.scenario };
  }

  get lines(): Choices["lines"] {
    const state = !this.file ? "standard" : this.file.problem ? "bad" : "corrected";
    return [
      { part: "Main", title: say("setup-scenario"), state: this.scenario ? say(`scenario-name-${this.scenario}`) : "" },
      { part: "Side", title: say("setup-box"), state: say("setup-box-state", { state }) },
    ];
  }

  offer(edition: EditionChoice): void {
    const scenarios = edition.own.find(({ name }) => name === "scenario")?.values ?? [];
    if (!scenarios.includes(this.scenario)) this.scenario = scenarios[0] ?? "";
  }

  recall(options: Readonly<Record<string, string>>): void {
    this.scenario = options.scenario ?? "";
  }

  get components(): string {
    return this.file?.text ?? "";
  }

  get ready(): boolean {
    return !this.file?.problem;
  }

  get facts(): Facts {
    return {
      scenario: this.scenario ? say(`scenario-name-${this.scenario}`) : "none",
      corrected: this.file && !this.file.problem ? "yes" : "no",
    };
  }
}
