/** One table's websocket: questions with answers, and coming back by itself after the connection was lost. */
import type {
  Act, Advice, Answer, Back, Moment, Note, Planned, PlanStep, Redo, Refusal, Report, Say, SeatName, ServerMessage, Step, Tie, Undo, Why, WrongTry,
} from "./protocol"; // prettier-ignore

/** What can be asked; the id is given here. */
type Without<T> = T extends unknown ? Omit<T, "id"> : never;
export type Deed = Without<Act | Undo | Redo | Back>;
export type Talking = Without<Say | Tie | Report>;
export type Outcome = { done: true; seq: number } | { done: false; refusal: Refusal; wrong: WrongTry | null };

type News = Exclude<ServerMessage, { type: "accepted" | "refused" | "answer" | "moment" | "shown" | "advised" | "reviewed" | "planned" }>;

interface Listener {
  news(message: News): void;
  opened(): void;
  lost(): void;
}

interface Waiting {
  message: Record<string, unknown> & { id: number };
  settle(message: ServerMessage): void;
  /** Whether this connection was told. */
  told: boolean;
  /** Whether any was. */
  sent: boolean;
}

const SOONEST = 300;
const LATEST = 5000;

export class Socket {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private number = 0;
  private delay = SOONEST;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly path: () => string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.now);
    this.connect();
  }

  /** Stops for good. */
  close(): void {
    this.closed = true;
    removeEventListener("online", this.now);
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** Does something at the table. What is not answered when the connection is lost is settled after it is back. */
  async act(deed: Deed): Promise<Outcome> {
    const answer = await this.ask(deed);
    if (answer.type === "refused") return { done: false, refusal: answer.refusal, wrong: answer.wrong };
    return { done: true, seq: answer.type === "accepted" ? answer.seq : 0 };
  }

  /** Asks about something that may be done now or, after these steps of a plan, in one's coming turn. */
  async why(question: Why["question"], after: readonly PlanStep[] | null = null): Promise<Answer | null> {
    const answer = await this.ask({ type: "why", question, ...(after && { after }) });
    return answer.type === "answer" ? answer : null;
  }

  /** Adds a number to the sealed shuffle; whether it was taken. */
  async addNumber(number: string): Promise<boolean> {
    const answer = await this.ask({ type: "number", number });
    return answer.type === "accepted";
  }

  /** What doing the step of a lesson looks like. */
  async show(): Promise<Step[]> {
    const answer = await this.ask({ type: "show" });
    return answer.type === "shown" ? answer.steps : [];
  }

  async look(number: number): Promise<Moment | null> {
    const answer = await this.ask({ type: "look", number });
    return answer.type === "moment" ? answer : null;
  }

  /** Asks what a bot would do; whoever no longer wants to know lets it be forgotten. */
  advise(seq: number, seat: SeatName): { answer: Promise<{ advice: Advice } | { refusal: Refusal }>; forget: () => void } {
    const asked = this.ask({ type: "advise", seq, seat });
    const id = this.number;
    const answer = asked.then((message) => {
      if (message.type === "advised") return { advice: message.advice };
      return { refusal: message.type === "refused" ? message.refusal : { code: "hint-gone", facts: {}, sentence: "" } };
    });
    return { answer, forget: () => this.send({ type: "forget", id: ++this.number, question: id }) };
  }

  /** Asks what the last turn of a seat gave away. */
  async review(seat: SeatName): Promise<Note | null> {
    const answer = await this.ask({ type: "review", seat });
    return answer.type === "reviewed" ? answer.note : null;
  }

  /** Says something to the table, or about somebody who did; returns why not. */
  async talk(message: Talking): Promise<Refusal | null> {
    const answer = await this.ask(message);
    return answer.type === "refused" ? answer.refusal : null;
  }

  /** Lets the others know that something is being written. */
  writing(): void {
    this.send({ type: "writing", id: ++this.number });
  }

  /** Asks what a plan comes to, or the one that is kept. */
  async plan(seat: SeatName, steps: readonly PlanStep[] | null, keep: boolean): Promise<{ planned: Planned } | { refusal: Refusal }> {
    const answer = await this.ask({ type: "plan", seat, steps, keep });
    if (answer.type === "planned") return { planned: answer };
    return { refusal: answer.type === "refused" ? answer.refusal : { code: "stale", facts: {}, sentence: "" } };
  }

  private ask(message: Record<string, unknown>): Promise<ServerMessage> {
    const id = ++this.number;
    return new Promise((settle) => {
      const asked = { ...message, id };
      const told = this.send(asked);
      this.waiting.set(id, { message: asked, settle, told, sent: told });
    });
  }

  private send(message: Record<string, unknown>): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private now = (): void => {
    if (this.closed || this.socket) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${this.path()}`);
    this.socket = socket;
    socket.onopen = () => {
      this.delay = SOONEST;
      this.listener.opened();
    };
    socket.onmessage = (event) => this.read(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (this.closed) return;
      for (const asked of this.waiting.values()) asked.told = false;
      this.listener.lost();
      this.timer = setTimeout(() => this.connect(), this.delay);
      this.delay = Math.min(LATEST, this.delay * 2);
    };
  }

  private read(message: ServerMessage): void {
    switch (message.type) {
      case "accepted":
      case "refused":
      case "answer":
      case "moment":
      case "shown":
      case "advised":
      case "reviewed":
      case "planned": {
        const asked = message.id === null ? undefined : this.waiting.get(message.id);
        if (asked && message.id !== null) {
          this.waiting.delete(message.id);
          asked.settle(message);
        }
        return;
      }
      case "welcome":
      case "update":
        this.settleOld(message.situation.seq);
        this.listener.news(message);
        return;
      default:
        this.listener.news(message);
    }
  }

  /**
   * After the connection came back: what the table has not seen yet is sent again, what it has seen was done. The
   * table may be behind when another server answers; then nothing is known until it is where it was.
   */
  private settleOld(seq: number): void {
    for (const [id, asked] of this.waiting) {
      const before = asked.message.seq;
      if (asked.told || (typeof before === "number" && seq < before)) continue;
      if (asked.sent && typeof before === "number" && seq > before) {
        this.waiting.delete(id);
        asked.settle({ type: "accepted", id, seq });
      } else if (asked.sent && asked.message.type === "say") {
        // nothing is said twice: who wrote it sees whether it came
        this.waiting.delete(id);
        asked.settle({ type: "refused", id, refusal: { code: "chat-unsure", facts: {}, sentence: "" }, seq, wrong: null });
      } else if (this.send(asked.message)) asked.told = asked.sent = true;
    }
  }
}
