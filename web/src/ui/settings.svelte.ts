/** What a person likes, kept on this device. */

export interface Wishes {
  /** How long each action of others is shown: a factor on the usual time, 0 shows all at once. */
  speed: number;
  confirmEnd: boolean;
  /** "system" follows the device. */
  motion: "system" | "full" | "reduced";
  sound: boolean;
  /** A tick a second when one's time is nearly up. */
  ticking: boolean;
  /** A note of the browser when it is one's turn somewhere else. */
  notified: boolean;
  /** Names on all hexes of the board. */
  names: boolean;
  /** Whether the goal of a game was read. */
  goalRead: boolean;
  /** Whether it was asked if one wants to learn the game first. */
  learnAsked: boolean;
  /** Whether a device that is passed round asks for it at every turn, where nothing is hidden. */
  passing: boolean;
  /** Help while playing: hints under what is asked, and what a bot would do. */
  help: boolean;
  /** A note after a turn that gave much away. */
  notes: boolean;
  /** What the panel beside the board shows where people can talk. */
  side: "chat" | "journal";
  /** What was done stands between what was said. */
  moves: boolean;
}

const KEY = "tikal-wishes";
const USUAL: Wishes = {
  speed: 1,
  confirmEnd: true,
  motion: "system",
  sound: true,
  ticking: true,
  notified: false,
  names: true,
  goalRead: false,
  learnAsked: false,
  passing: true,
  help: true,
  notes: true,
  side: "chat",
  moves: false,
};
export const SPEEDS = [0.5, 1, 2, 4, 0] as const;

function stored(): Wishes {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Wishes>) };
  } catch {
    return { ...USUAL };
  }
}

class Settings {
  wishes = $state<Wishes>(stored());
  private system = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);

  constructor() {
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (e) => (this.system = e.matches));
  }

  get reduced(): boolean {
    return this.wishes.motion === "reduced" || (this.wishes.motion === "system" && this.system);
  }

  /** Styles go by it; to be called once, where effects run. */
  show(): void {
    $effect(() => void (document.documentElement.dataset.motion = this.reduced ? "reduced" : "full"));
  }

  set(change: Partial<Wishes>): void {
    Object.assign(this.wishes, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.wishes));
    } catch {
      // a private window keeps nothing; the wishes hold until it is closed
    }
  }
}

export const settings = new Settings();
