/** Puts the shared symbols on the page, once. Whatever draws calls `useArt()`. */
import "./lettering.css";
import { symbols } from "./pieces";

const ID = "tikal-art";

export function useArt(): void {
  if (typeof document === "undefined" || document.getElementById(ID)) return;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.id = ID;
  svg.setAttribute("width", "0");
  svg.setAttribute("height", "0");
  svg.setAttribute("aria-hidden", "true");
  svg.innerHTML = `<defs>${symbols()}</defs>`;
  document.body.prepend(svg);
}
