/** Mouse and fingers on the board: dragging, pinching, the wheel, and what is pointed at. */
import type { Point } from "./geometry";
import type { Viewport } from "./viewport.svelte";

export class Pointers {
  /** The last pointer was a finger. */
  touched = false;
  private readonly fingers = new Map<number, Point>();
  private dragging = false;
  private start: Point = { x: 0, y: 0 };
  private pinch = 1;
  private pointing: string | null = null;

  constructor(
    private readonly viewport: Viewport,
    private readonly onhover: (hex: string | null) => void,
  ) {}

  get pressed(): boolean {
    return this.fingers.size > 0;
  }

  down = (e: PointerEvent): void => {
    if (e.pointerType === "mouse" && e.button > 1) return;
    if (!this.pressed) this.dragging = false;
    this.touched = e.pointerType === "touch";
    this.start = this.viewport.local(e);
    this.fingers.set(e.pointerId, this.start);
    if (this.fingers.size === 2) {
      this.pinch = this.spread().distance;
      this.dragging = true;
    }
  };

  move = (e: PointerEvent): void => {
    const before = this.fingers.get(e.pointerId);
    if (!before) return;
    const p = this.viewport.local(e);
    this.fingers.set(e.pointerId, p);
    if (this.fingers.size === 2) {
      const { distance, middle } = this.spread();
      this.viewport.pinch(distance / this.pinch, middle);
      this.viewport.pan((p.x - before.x) / 2, (p.y - before.y) / 2);
      this.pinch = distance;
      return;
    }
    if (!this.dragging && Math.hypot(p.x - this.start.x, p.y - this.start.y) > (e.pointerType === "touch" ? 10 : 5)) {
      this.dragging = true;
      this.viewport.host.setPointerCapture?.(e.pointerId);
    }
    if (this.dragging) this.viewport.pan(p.x - before.x, p.y - before.y);
  };

  up = (e: PointerEvent): void => {
    if (this.fingers.delete(e.pointerId) && this.dragging && !this.pressed) this.viewport.rest();
  };

  /** The click that ends a drag is no click. */
  click = (e: MouseEvent): void => {
    if (!this.dragging) return;
    this.dragging = false;
    e.stopPropagation();
    e.preventDefault();
  };

  /** Listens to the wheel, which Svelte would do passively. */
  wheel = (node: HTMLElement): (() => void) => {
    const turned = (e: WheelEvent): void => {
      e.preventDefault();
      const step = e.deltaMode === 1 ? e.deltaY * 20 : e.deltaY;
      this.viewport.pinch(Math.exp(-step * (e.ctrlKey ? 0.01 : 0.0016)), this.viewport.local(e));
    };
    node.addEventListener("wheel", turned, { passive: false });
    return () => node.removeEventListener("wheel", turned);
  };

  hover(hex: string | null): void {
    if (this.pointing === hex) return;
    this.pointing = hex;
    this.onhover(hex);
  }

  /** A finger does not hover: its first tap is a click like any other. */
  over(hex: string, e: PointerEvent): void {
    if (e.pointerType !== "touch" && !this.dragging) this.hover(hex);
  }

  leave = (e: PointerEvent): void => {
    if (e.pointerType !== "touch") this.hover(null);
  };

  private spread(): { distance: number; middle: Point } {
    const [a, b] = [...this.fingers.values()] as [Point, Point];
    return { distance: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)), middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } };
  }
}
