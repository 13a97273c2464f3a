/** Asks for the still part of the board to be painted: in a worker where there is one, else here when there is time. */
import { Painter, type Order } from "./painter";
import { symbols } from "./defs";

export type Baked = ImageBitmap | HTMLCanvasElement;

interface Answer {
  id: number;
  bitmap: ImageBitmap;
}

export class Baker {
  private worker: Worker | null = null;
  private painter: Painter | null = null;
  private told = false;
  private asked = 0;
  private busy = false;
  private current: { order: Order; done: (baked: Baked) => void } | null = null;
  private next: typeof this.current = null;
  private waiting: ((baked: Baked) => void) | null = null;

  constructor() {
    if (typeof Worker === "undefined" || typeof OffscreenCanvas === "undefined") return;
    try {
      this.worker = new Worker(new URL("./bake.worker.ts", import.meta.url), { type: "module" });
      this.worker.onmessage = (message: MessageEvent<Answer>) => this.answered(message.data);
      this.worker.onerror = () => this.alone();
    } catch {
      this.worker = null;
    }
  }

  /** Ask for a painting. One is made at a time; of those asked for meanwhile only the last is made. */
  bake(order: Order, done: (baked: Baked) => void): void {
    this.next = { order, done };
    if (!this.busy) this.start();
  }

  private start(): void {
    if (!this.next) return;
    this.current = this.next;
    const { order, done } = this.next;
    this.next = null;
    const id = ++this.asked;
    if (this.worker) {
      this.busy = true;
      this.waiting = done;
      this.worker.postMessage({ id, order, symbols: this.told ? undefined : symbols() });
      this.told = true;
      return;
    }
    setTimeout(() => {
      if (id !== this.asked) return;
      const make = (width: number, height: number): HTMLCanvasElement => Object.assign(document.createElement("canvas"), { width, height });
      this.painter ??= new Painter(symbols(), make);
      done(this.painter.paint(order) as HTMLCanvasElement);
    }, 0);
  }

  private answered({ id, bitmap }: Answer): void {
    this.busy = false;
    if (id === this.asked && this.waiting) this.waiting(bitmap);
    else bitmap.close();
    this.start();
  }

  /** The worker could not start: paint here. */
  private alone(): void {
    this.worker?.terminate();
    this.worker = null;
    this.busy = false;
    this.next ??= this.current;
    this.start();
  }

  close(): void {
    this.worker?.terminate();
    this.worker = null;
    this.waiting = null;
    this.next = null;
  }
}
