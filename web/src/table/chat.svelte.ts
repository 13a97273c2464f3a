/** What people say at a table, as this page has heard it. */
import { SvelteMap } from "svelte/reactivity";
import type { Utterance, Phrase, SeatName, Talk } from "../net/protocol";
import { why } from "../net/api";
import type { Socket } from "../net/socket";
import { settings } from "../ui/settings.svelte";
import { nameShown, say } from "../words";
import type { Table } from "./table.svelte";

const KEY = "tikal-read";
const TABLES = 40; // of which this browser remembers what was read
const WRITING = 4000; // milliseconds that somebody who wrote a letter is taken to be writing
const OFTEN = 2500; // milliseconds after which the others are told again

/** What can be said with one click, each reader in their own language. */
export const PHRASES = ["moment", "good", "turn", "well"] as const satisfies readonly Phrase[];

function read(): [string, number][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}

export class Chat {
  /** Null where nobody is there to talk to. */
  talk = $state.raw<Talk | null>(null);
  /** What is about to be said. */
  draft = $state("");
  problem = $state("");
  /** How often the chat was asked for by a key: whoever shows it takes the focus then. */
  called = $state(0);
  /** How many panels show it. */
  shown = $state(0);
  /** Goes back to the board. */
  leave: (() => void) | null = null;
  private seen = $state(0);
  private writing = new SvelteMap<SeatName, ReturnType<typeof setTimeout>>();
  private told = -OFTEN;

  constructor(
    private readonly table: Table,
    private readonly socket: Socket,
  ) {
    this.seen = read().find(([id]) => id === table.id)?.[1] ?? 0;
  }

  get lines(): readonly Utterance[] {
    return this.talk?.lines ?? [];
  }

  /** What others said and was not in sight yet, with the words for it. */
  get news(): { count: number; label: string } {
    const count = this.lines.filter((line) => line.number > this.seen && line.kind !== "note" && !this.own(line)).length;
    return { count, label: say("chat-unread", { count }) };
  }

  /** Who is writing something. */
  get writers(): SeatName[] {
    return [...this.writing.keys()];
  }

  own(line: Utterance): boolean {
    return line.who !== "" && line.who === this.talk?.me;
  }

  name(line: Utterance): string {
    if (this.own(line)) return say("table-you");
    return line.name ? nameShown(line.name) : say("chat-watcher");
  }

  /** What was said, in the reader's words. */
  text(line: Utterance): string {
    if (line.kind === "text") return line.text;
    if (line.kind === "phrase") return say("chat-phrase", { phrase: line.text });
    return say("chat-note", { what: line.text, player: nameShown(line.name) });
  }

  // --- what comes from the server

  hear(talk: Talk | null): void {
    this.talk = talk;
    this.mark();
  }

  add(lines: readonly Utterance[]): void {
    if (!this.talk) return;
    const known = new Set(this.talk.lines.map((line) => line.number));
    const fresh = lines.filter((line) => !known.has(line.number));
    this.talk = { ...this.talk, lines: [...this.talk.lines, ...fresh] };
    for (const line of fresh) {
      if (line.seat) this.rest(line.seat);
      if (!this.own(line)) this.table.voice.utter(line.kind === "note" ? this.text(line) : say("chat-spoken", { player: this.name(line), text: this.text(line) })); // prettier-ignore
    }
    this.mark();
  }

  writes(seat: SeatName): void {
    this.rest(seat);
    this.writing.set(
      seat,
      setTimeout(() => this.writing.delete(seat), WRITING),
    );
  }

  private rest(seat: SeatName): void {
    clearTimeout(this.writing.get(seat));
    this.writing.delete(seat);
  }

  stop(): void {
    for (const timer of this.writing.values()) clearTimeout(timer);
  }

  /** All that is in sight was read. */
  mark(): void {
    const last = this.lines.at(-1)?.number ?? 0;
    if (this.shown === 0 || last <= this.seen || document.hidden) return;
    this.seen = last;
    try {
      const others = read().filter(([id]) => id !== this.table.id);
      localStorage.setItem(KEY, JSON.stringify([...others, [this.table.id, last]].slice(-TABLES)));
    } catch {
      // a private window keeps nothing
    }
  }

  // --- saying something

  /** The chat is to come into sight. */
  call(): void {
    settings.set({ side: "chat" });
    this.called += 1;
  }

  async send(): Promise<void> {
    const text = this.draft.trim();
    if (!text) return;
    this.draft = "";
    if (!(await this.settle({ type: "say", text, phrase: null })) && !this.draft) this.draft = text;
  }

  async phrase(phrase: Phrase): Promise<void> {
    await this.settle({ type: "say", text: "", phrase });
  }

  typing(): void {
    this.problem = "";
    const now = performance.now();
    if (!this.draft.trim() || now - this.told < OFTEN) return;
    this.told = now;
    this.socket.writing();
  }

  async tie(who: string, tie: "" | "mute" | "block"): Promise<void> {
    await this.settle({ type: "tie", who, tie });
  }

  async report(number: number): Promise<boolean> {
    return this.settle({ type: "report", number });
  }

  private async settle(message: Parameters<Socket["talk"]>[0]): Promise<boolean> {
    const refusal = await this.socket.talk(message);
    this.problem = refusal ? why(refusal) : "";
    return !refusal;
  }
}
