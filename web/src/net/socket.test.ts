import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ServerMessage } from "./protocol";
import { Socket } from "./socket";

/** A websocket whose other end is the test. */
class Wire {
  static OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: { id: number; type: string; seq?: number }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { id: number; type: string });
  }
  close(): void {
    this.onclose?.();
  }
  open(seq: number): void {
    this.readyState = Wire.OPEN;
    this.onopen?.();
    this.says({ type: "welcome", situation: { seq } } as unknown as ServerMessage);
  }
  says(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const listener = { news: vi.fn(), opened: vi.fn(), lost: vi.fn() };
let socket: Socket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  Wire.all = [];
  socket = new Socket(() => "/ws/t", listener);
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

describe("a connection that is lost", () => {
  it("comes back by itself, later and later while nobody answers", () => {
    Wire.all[0]!.open(1);
    Wire.all[0]!.break();
    expect(listener.lost).toHaveBeenCalled();
    vi.advanceTimersByTime(300);
    expect(Wire.all).toHaveLength(2);
    Wire.all[1]!.break();
    vi.advanceTimersByTime(300);
    expect(Wire.all).toHaveLength(2);
    vi.advanceTimersByTime(300);
    expect(Wire.all).toHaveLength(3);
  });

  /** Acts when the table is at 7; the line breaks, and when it is back the table is at `then`. */
  const actAndBreak = (then: number): ReturnType<typeof socket.act> => {
    Wire.all[0]!.open(7);
    const done = socket.act({ type: "act", seq: 7, seat: "Red", actions: ["."] });
    Wire.all[0]!.break();
    vi.advanceTimersByTime(300);
    Wire.all[1]!.open(then);
    return done;
  };

  it("sends again what the table has not seen", async () => {
    const done = actAndBreak(7);
    const again = Wire.all[1]!.sent[0]!;
    expect(again).toEqual(Wire.all[0]!.sent[0]);
    Wire.all[1]!.says({ type: "accepted", id: again.id, seq: 8 });
    expect(await done).toEqual({ done: true, seq: 8 });
  });

  it("does not send again what was done before the line broke", async () => {
    const done = actAndBreak(8);
    expect(Wire.all[1]!.sent).toEqual([]);
    expect(await done).toEqual({ done: true, seq: 8 });
  });

  it("waits for a server that is behind before it sends anything again", async () => {
    const done = actAndBreak(5);
    const settled = vi.fn();
    void done.then(settled);
    for (const seq of [6, 7]) {
      await Promise.resolve();
      expect([settled.mock.calls, Wire.all[1]!.sent]).toEqual([[], []]);
      Wire.all[1]!.says({ type: "update", situation: { seq } } as unknown as ServerMessage);
    }
    const again = Wire.all[1]!.sent[0]!;
    Wire.all[1]!.says({ type: "update", situation: { seq: 8 } } as unknown as ServerMessage);
    Wire.all[1]!.says({ type: "accepted", id: again.id, seq: 8 });
    expect(Wire.all[1]!.sent).toEqual([Wire.all[0]!.sent[0]]);
    expect(await done).toEqual({ done: true, seq: 8 });
  });

  it("sends what was wanted meanwhile, once", () => {
    Wire.all[0]!.open(7);
    Wire.all[0]!.break();
    void socket.act({ type: "act", seq: 7, seat: "Red", actions: ["."] });
    vi.advanceTimersByTime(300);
    Wire.all[1]!.open(8);
    Wire.all[1]!.says({ type: "update", situation: { seq: 9 } } as unknown as ServerMessage);
    expect(Wire.all[1]!.sent.map((message) => message.seq)).toEqual([7]);
  });
});

describe("a refusal", () => {
  it("is handed to whoever asked", async () => {
    Wire.all[0]!.open(1);
    const done = socket.act({ type: "act", seq: 1, seat: "Red", actions: ["x"] });
    const refusal = { code: "stale", facts: {}, sentence: "The game has moved on." };
    Wire.all[0]!.says({ type: "refused", id: Wire.all[0]!.sent[0]!.id, refusal, seq: 2, wrong: null });
    expect(await done).toEqual({ done: false, refusal, wrong: null });
  });
});
