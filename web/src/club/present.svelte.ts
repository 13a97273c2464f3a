/** Who is here and where one can sit down, asked for every few seconds while the page is in sight. */
import * as api from "../net/api";
import type { Club } from "../net/protocol";

const EVERY = 5000; // milliseconds
const AWAY = 60_000; // milliseconds without a touch, and somebody is away
const SIGNS = ["pointerdown", "pointermove", "keydown", "scroll", "focus"] as const;

export class Present {
  club = $state.raw<Club | null>(null);
  private tag = "";
  private touched = performance.now();

  /** To be made where effects run. */
  constructor() {
    $effect(() => {
      const touch = (): void => void (this.touched = performance.now());
      for (const sign of SIGNS) addEventListener(sign, touch, { passive: true, capture: true });
      const timer = setInterval(() => {
        if (!document.hidden) void this.look();
      }, EVERY);
      void this.look();
      return () => {
        clearInterval(timer);
        for (const sign of SIGNS) removeEventListener(sign, touch, { capture: true });
      };
    });
  }

  async look(): Promise<void> {
    try {
      const answer = await api.club(performance.now() - this.touched > AWAY, this.tag);
      if (!answer) return;
      this.club = answer.found;
      this.tag = answer.tag;
    } catch {
      // whoever shows one's games says that the server cannot be reached
    }
  }
}
