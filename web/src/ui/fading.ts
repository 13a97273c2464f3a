/** What scrolls fades at the edge beyond which there is more: to the right, or below. */
const SHADE = 28; // pixels

export const fading = (element: HTMLElement): (() => void) => {
  const look = (): void => {
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
    const sideways = scrollWidth > clientWidth + 1;
    const [at, all, seen] = sideways ? [scrollLeft, scrollWidth, clientWidth] : [scrollTop, scrollHeight, clientHeight];
    const [before, after] = [at > 1 ? SHADE : 0, at + seen < all - 1 ? SHADE : 0];
    const way = sideways ? "right" : "bottom";
    element.style.maskImage =
      before || after ? `linear-gradient(to ${way}, transparent, #000 ${before}px calc(100% - ${after}px), transparent)` : "";
  };
  const sizes = new ResizeObserver(look);
  const parts = new MutationObserver(look);
  sizes.observe(element);
  parts.observe(element, { childList: true, subtree: true });
  element.addEventListener("scroll", look, { passive: true });
  look();
  return () => {
    sizes.disconnect();
    parts.disconnect();
    element.removeEventListener("scroll", look);
  };
};
