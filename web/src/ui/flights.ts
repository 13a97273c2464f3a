/** Small movements of things on the page. Nothing moves where less motion is wished for. */
import { settings } from "./settings.svelte";

const moves = (): boolean => !settings.reduced && settings.wishes.speed > 0;
const hasted = (milliseconds: number): number => milliseconds / Math.max(0.5, settings.wishes.speed || 1);

/** A copy of an element flies to another and is gone there. */
export async function fly(from: Element | null | undefined, to: Element | null | undefined): Promise<void> {
  if (!from || !to || !moves()) return;
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  if (a.width === 0 || b.width === 0) return;
  const copy = from.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.setAttribute("aria-hidden", "true");
  copy.classList.add("flying");
  for (const mark of ["data-thing", "data-can", "data-key", "id"]) copy.removeAttribute(mark);
  Object.assign(copy.style, {
    position: "fixed", left: `${a.left}px`, top: `${a.top}px`, width: `${a.width}px`, height: `${a.height}px`,
    margin: "0", zIndex: "60", pointerEvents: "none",
  }); // prettier-ignore
  document.body.append(copy);
  const [dx, dy] = [b.left + b.width / 2 - a.left - a.width / 2, b.top + b.height / 2 - a.top - a.height / 2];
  const end = { transform: `translate(${dx}px, ${dy}px) scale(0.35)`, opacity: 0.2 };
  const way = [{ transform: "none", opacity: 1 }, { transform: `translate(${dx / 2}px, ${dy / 2 - 40}px) scale(0.9)`, opacity: 1 }, end];
  await copy.animate(way, { duration: hasted(420), easing: "ease-in-out" }).finished.catch(() => undefined);
  copy.remove();
}

/** Something turns over to show its other face. */
export function flip(node: Element | null | undefined, delay = 0): void {
  if (!node || !moves()) return;
  const turned = [{ transform: "perspective(600px) rotateY(90deg)" }, { transform: "perspective(600px) rotateY(0)" }];
  node.animate(turned, { duration: hasted(260), delay: hasted(delay), easing: "ease-out", fill: "backwards" });
}
