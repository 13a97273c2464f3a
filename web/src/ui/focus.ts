/** Keeps the focus of those who play by keys: what had it may be gone with the next thing that happens. */

const ABLE = 'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), [tabindex="0"]';

/** Watches until what it returns is called. Where nothing near is left that could have the focus, `home` takes it. */
export function keepFocus(home: () => void): () => void {
  let line: Element[] = []; // what had the focus last, if a key brought it, and all round it
  let keyed = false;

  const focused = ({ target }: FocusEvent): void => {
    line = [];
    if (!(target as Element).matches(":focus-visible")) return; // a pointer did: whoever then presses a key stays where they point
    for (let at = target as Element | null; at && at.localName !== "main" && at !== document.body; at = at.parentElement) line.push(at);
  };
  const byKey = (): void => void (keyed = true);
  const byPointer = (): void => void (keyed = false);
  const mend = (): void => {
    if (!keyed || line.length === 0 || document.activeElement !== document.body) return;
    if (line[0]!.isConnected && !line[0]!.matches(":disabled")) return; // it was left on purpose
    const near = line
      .filter((at) => at.isConnected)
      .flatMap((at) => [...at.querySelectorAll<HTMLElement>(ABLE)])
      .find((at) => at.checkVisibility({ visibilityProperty: true }) && !at.closest("[inert]"));
    if (near) near.focus({ preventScroll: true });
    else home();
  };

  const watch = new MutationObserver(() => requestAnimationFrame(mend));
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled"] });
  addEventListener("focusin", focused, true);
  addEventListener("keydown", byKey, true);
  addEventListener("pointerdown", byPointer, true);
  return () => {
    watch.disconnect();
    removeEventListener("focusin", focused, true);
    removeEventListener("keydown", byKey, true);
    removeEventListener("pointerdown", byPointer, true);
  };
}
