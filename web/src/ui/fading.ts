/** What scrolls fades at the edge beyond which there is more. */
import type { Attachment } from "svelte/attachments";

const SHADE = 28; // pixels

/** For a list that goes on to the right or below: `along` says which way. */
export const fading =
  (along: "x" | "y"): Attachment<HTMLElement> =>
  (element) => {
    const look = (): void => {
      const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
      const [at, all, seen] = along === "x" ? [scrollLeft, scrollWidth, clientWidth] : [scrollTop, scrollHeight, clientHeight];
      const [before, after] = [at > 1 ? SHADE : 0, at + seen < all - 1 ? SHADE : 0];
      const way = along === "x" ? "right" : "bottom";
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
