/** Up and down in a list of which only one entry is reached by Tab. */
export function roving(e: KeyboardEvent): void {
  const by = e.key === "ArrowDown" ? 1 : e.key === "ArrowUp" ? -1 : 0;
  const list = (e.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("[data-rove]");
  const at = [...list].indexOf(document.activeElement as HTMLElement);
  if (!by || at < 0) return;
  e.preventDefault();
  list[Math.min(list.length - 1, Math.max(0, at + by))]?.focus();
}
