/** Turning a held tile: the wheel over it, or two fingers on the glass. */
import type { Hand } from "./hand.svelte";

const SIXTH = 32; // degrees that two fingers turn for one step
const NOTCH = 50; // what a wheel turns for one step

export function twist(hand: Hand): (node: HTMLElement) => () => void {
  return (node) => {
    let start: number | null = null;
    let rolled = 0;
    const angle = (e: TouchEvent): number => {
      const [a, b] = [e.touches[0]!, e.touches[1]!];
      return (Math.atan2(b.clientY - a.clientY, b.clientX - a.clientX) * 180) / Math.PI;
    };
    const wheel = (e: WheelEvent): void => {
      if (!hand.tile.held || e.ctrlKey) return;
      e.preventDefault();
      e.stopPropagation();
      rolled += e.deltaMode === 1 ? e.deltaY * 20 : e.deltaY;
      if (Math.abs(rolled) < NOTCH) return;
      hand.tile.rotate(rolled > 0 ? 1 : -1);
      rolled = 0;
    };
    const begin = (e: TouchEvent): void => {
      start = e.touches.length === 2 && hand.tile.held ? angle(e) : null;
    };
    const move = (e: TouchEvent): void => {
      if (start === null || e.touches.length !== 2) return;
      const turned = ((angle(e) - start + 540) % 360) - 180;
      if (Math.abs(turned) < SIXTH) return;
      hand.tile.rotate(turned > 0 ? 1 : -1);
      start = angle(e);
    };
    node.addEventListener("wheel", wheel, { capture: true, passive: false });
    node.addEventListener("touchstart", begin, { passive: true });
    node.addEventListener("touchmove", move, { passive: true });
    return () => {
      node.removeEventListener("wheel", wheel, { capture: true });
      node.removeEventListener("touchstart", begin);
      node.removeEventListener("touchmove", move);
    };
  };
}
