/** What is said beside the board: why something cannot be done. */
import { why } from "../net/api";
import { say } from "../words";
import type { Contest } from "../net/protocol";
import type { Table } from "./table.svelte";
import type { Preview, Question } from "./tool";

export interface Tip extends Preview {
  asked: boolean; // by a click, not by staying there
}

const refusal = (hex: string | null, lines: string[]): Tip => {
  return { hex, title: hex ? say("tip-not-here", { hex }) : say("tip-why"), lines, refused: true, asked: true };
};

export class Tips {
  tip = $state<Tip | null>(null);
  /** Takes what a click that led nowhere is answered with. */
  divert: ((hex: string | null, reason: string) => boolean) | null = null;
  /** How many times something that was asked for was refused. */
  number = $state(0);
  private asked = 0;

  constructor(private table: Table) {}

  close(): void {
    this.tip = null;
    this.asked++;
  }

  refuse(hex: string | null, ...lines: string[]): void {
    this.number++;
    this.tip = refusal(hex, lines);
  }

  /** Says why an entry of a menu is refused: as long as it is pointed at, or until it is closed. */
  async refuseEntry(hex: string, line: string, asked: boolean): Promise<void> {
    const number = ++this.asked;
    this.refuse(hex, line);
    this.tip = { ...this.tip!, asked };
    const contest = await this.contestOn(hex);
    if (number === this.asked && this.tip) this.tip = { ...this.tip, contest };
  }

  /** The entry is not pointed at any more. */
  leaveEntry(): void {
    if (this.tip?.asked === false) this.close();
  }

  /** Who leads on a hex. */
  async contestOn(hex: string): Promise<Contest | null> {
    return (await this.table.why({ about: "lead", hex }))?.contest ?? null;
  }

  /** Nobody here may act now: says why. */
  notNow(hex: string | null): void {
    const { table } = this;
    const deciding = table.situation?.deciding;
    const text =
      table.watching ? say("table-watching-only")
      : table.demonstrating ? say("lesson-watch-first")
      : table.behind ? say("table-catching-up")
      : deciding && table.seat(deciding)?.yours ? say("table-own-shown")
      : deciding ? say("table-elsewhere", { player: table.name(deciding) })
      : say("game-is-over"); // prettier-ignore
    this.refuse(hex, text);
  }

  /** Asks the table about something that is not offered, and says what it answers. */
  async ask(hex: string | null, question: Question, wondering = false): Promise<void> {
    const number = ++this.asked;
    const [answer, contest] = await Promise.all([this.table.why(question), hex ? this.contestOn(hex) : null]);
    if (!answer || number !== this.asked || (wondering && this.tip)) return; // what was clicked meanwhile stays
    const reasons = answer.sites.flatMap((site) => (site.refusal && site.fits ? [why(site.refusal)] : []));
    if (answer.refusal && (question.about !== "hex" || reasons.length === 0)) reasons.unshift(why(answer.refusal));
    if (reasons.length === 0 || (!wondering && this.divert?.(hex, reasons[0]!))) return;
    if (!wondering) this.number++;
    // whether it was asked for is known from the start: what is said aloud would give way to it, and be said again
    this.tip = { ...refusal(hex, [...new Set(reasons)].slice(0, 3)), asked: !wondering, contest };
  }

  /** The pointer rests on a hex where nothing can be done: says why, until it leaves. */
  async wonder(hex: string, question: Question): Promise<void> {
    if (!this.tip) await this.ask(hex, question, true);
  }
}
