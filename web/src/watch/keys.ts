/** The keys of a replay. */
import type Board from "../board/Board.svelte";
import type { Viewer } from "./viewer.svelte";

export function keysOf(viewer: Viewer, board: () => ReturnType<typeof Board> | undefined, copy: () => void): (e: KeyboardEvent) => void {
  return (e) => {
    if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || document.querySelector("dialog[open]")) return;
    const button = (e.target as HTMLElement).closest?.("button, a");
    switch (e.key) {
      case "ArrowRight":
      case "ArrowLeft": {
        viewer.pause();
        const by = e.key === "ArrowRight" ? 1 : -1;
        if (e.shiftKey) viewer.turn(by);
        else void viewer.step(by);
        break;
      }
      case "Home":
        viewer.pause();
        viewer.seek(0);
        break;
      case "End":
        viewer.pause();
        viewer.seek(viewer.reel?.length ?? 0);
        break;
      case " ":
        if (button) return;
        viewer.toggle();
        break;
      case "<":
        viewer.faster(-1);
        break;
      case ">":
        viewer.faster();
        break;
      case "0":
        board()?.fit();
        break;
      case "+":
        board()?.zoomIn();
        break;
      case "-":
        board()?.zoomOut();
        break;
      case "c":
      case "C":
        copy();
        break;
      default:
        return;
    }
    e.preventDefault();
  };
}
