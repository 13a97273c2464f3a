/** Small movements of things on the page. Nothing moves where less motion is wished for. */
import { settings } from "./settings.svelte";

const moves = (): boolean => !settings.reduced && settings.wishes.speed > 0;
const hasted = (milliseconds: number): number => milliseconds / Math.max(0.5, settings.wishes.speed || 1);

/** A copy of an element that lies over everything, where the element is. */
function copyOf(from: Element, { left, top, width, height }: DOMRect): HTMLElement {
  const copy = from.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.setAttribute("aria-hidden", "true");
  copy.classList.add("flying");
  for (const mark of ["data-thing", "data-can", "data-key", "data-card", "id"]) copy.removeAttribute(mark);
  Object.assign(copy.style, {
    position: "fixed", left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`,
    margin: "0", zIndex: "60", pointerEvents: "none",
  }); // prettier-ignore
  document.body.append(copy);
  return copy;
}

/** A copy of an element flies to another and is gone there. */
export async function fly(from: Element | null | undefined, to: Element | null | undefined): Promise<void> {
  if (!from || !to || !moves()) return;
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  if (a.width === 0 || b.width === 0) return;
  const copy = copyOf(from, a);
  const [dx, dy] = [b.left + b.width / 2 - a.left - a.width / 2, b.top + b.height / 2 - a.top - a.height / 2];
  const end = { transform: `translate(${dx}px, ${dy}px) scale(0.35)`, opacity: 0.2 };
  const way = [{ transform: "none", opacity: 1 }, { transform: `translate(${dx / 2}px, ${dy / 2 - 40}px) scale(0.9)`, opacity: 1 }, end];
  await copy.animate(way, { duration: hasted(420), easing: "ease-in-out" }).finished.catch(() => undefined);
  copy.remove();
}

/** The edge of something that burns away from below, `left` percent of it being left. */
const charred = (left: number): string => {
  const teeth = [0, 5, -4, 6, -2, 4, -5, 3, 0].map((by, n) => `${100 - n * 12.5}% ${left === 100 ? 100 : Math.max(0, left + by)}%`);
  return `polygon(0% 0%, 100% 0%, ${teeth.join(", ")})`;
};

/** Something that is used up rises, glows at its edge and burns away. */
export async function burn(from: Element | null | undefined): Promise<void> {
  if (!from || !moves()) return;
  const box = from.getBoundingClientRect();
  if (box.width === 0) return;
  const copy = copyOf(from, box);
  const timing = { duration: hasted(760), easing: "ease-in" };
  from.animate([{ opacity: 0 }, { opacity: 0 }], timing); // it is gone where it lay
  const glow = "drop-shadow(0 0 5px #ffd24a) drop-shadow(0 3px 9px #ff7a1f)";
  const ash = `sepia(1) saturate(2.4) brightness(0.55) ${glow}`;
  const burnt = copy.animate(
    [
      { transform: "none", filter: "none", clipPath: charred(100) },
      { transform: "translateY(-14px)", filter: `sepia(0.5) saturate(1.8) brightness(1.15) ${glow}`, clipPath: charred(100), offset: 0.28 },
      { transform: "translateY(-24px) rotate(-2deg)", filter: ash, clipPath: charred(0) },
    ],
    timing,
  );
  await burnt.finished.catch(() => undefined);
  copy.remove();
}

/** Something turns over to show its other face. */
export function flip(node: Element | null | undefined, delay = 0): void {
  if (!node || !moves()) return;
  const turned = [{ transform: "perspective(600px) rotateY(90deg)" }, { transform: "perspective(600px) rotateY(0)" }];
  node.animate(turned, { duration: hasted(260), delay: hasted(delay), easing: "ease-out", fill: "backwards" });
}
