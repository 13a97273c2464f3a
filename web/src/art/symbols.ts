/** Puts the shared symbols on the page, once. Whatever draws calls `useArt()`. */
import "./lettering.css";
import { symbols } from "./defs";

/** Put symbols on the page under an id, unless they are there. */
export function putSymbols(id: string, markup: () => string): void {
  if (typeof document === "undefined" || document.getElementById(id)) return;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.id = id;
  svg.setAttribute("class", "tikal-art");
  svg.setAttribute("width", "0");
  svg.setAttribute("height", "0");
  svg.setAttribute("aria-hidden", "true");
  svg.innerHTML = `<defs>${markup()}</defs>`;
  document.body.prepend(svg);
}

export const useArt = (): void => putSymbols("tikal-art", symbols);
