/** Brings what is not wholly in sight to the middle of the row that it is scrolled in, sideways only: what stands above the row keeps its place. */
export function sideways(element: Element | null | undefined): void {
  let row = element?.parentElement;
  while (row && !(row.scrollWidth > row.clientWidth + 1 && getComputedStyle(row).overflowX !== "visible")) row = row.parentElement;
  if (!element || !row) return;
  const [inner, outer] = [element.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inner.left >= outer.left && inner.right <= outer.right) return;
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
