/** What is said to those who listen, by one voice: in order, nothing twice, and nothing that was only passed over. */

const KEPT = 8; // sentences that stand where a reader finds them
const MOMENT = 250; // milliseconds that something has to stand until it is said

interface Topic {
  /** What was said of it last. */
  known: string;
  timer?: ReturnType<typeof setTimeout>;
}

export class Voice {
  said = $state.raw<readonly { id: number; text: string }[]>([]);
  private count = 0;
  private topics = new Map<string, Topic>();

  /** Says what has happened. */
  utter(...texts: readonly string[]): void {
    const fresh = texts.filter(Boolean).map((text) => ({ id: ++this.count, text }));
    if (fresh.length > 0) this.said = [...this.said, ...fresh].slice(-KEPT);
  }

  /** Says how something stands now, unless it was said or changes at once; `key` tells two of the same words apart. */
  settle(topic: string, text: string, key = text): void {
    const before = this.topics.get(topic);
    clearTimeout(before?.timer);
    const now: Topic = { known: before?.known ?? "" };
    this.topics.set(topic, now);
    if (!text) now.known = "";
    else if (key !== now.known)
      now.timer = setTimeout(() => {
        now.known = key;
        this.utter(text);
      }, MOMENT);
  }

  /** What was said is no longer to be found, and what stands is said anew: in another language. */
  forget(): void {
    this.stop();
    this.said = [];
    this.topics.clear();
  }

  stop(): void {
    for (const topic of this.topics.values()) clearTimeout(topic.timer);
  }
}
