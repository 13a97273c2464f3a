/** Shows that a list goes on below what is in sight: `data-more` fades its end out (theme.css). */
export const more = (node: HTMLElement): (() => void) => {
  const look = (): void => void node.toggleAttribute("data-more", node.scrollHeight - node.scrollTop - node.clientHeight > 4);
  const sizes = new ResizeObserver(look);
  sizes.observe(node);
  const contents = new MutationObserver(look);
  contents.observe(node, { childList: true, subtree: true });
  node.addEventListener("scroll", look, { passive: true });
  look();
  return () => {
    sizes.disconnect();
    contents.disconnect();
    node.removeEventListener("scroll", look);
  };
};
