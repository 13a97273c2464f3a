/** Being reminded of one's turn somewhere else: a number in the title of the page and, where one wants it, a note of the browser. */
import type { GameCard } from "../net/protocol";
import { yourTurn } from "../table/sound";
import { settings } from "../ui/settings.svelte";
import { list, nameShown, say } from "../words";
import * as api from "../net/api";

const OFTEN = 15_000; // milliseconds between two looks, while the page is in sight ...
const SELDOM = 60_000; // ... and while it is not

class Reminders {
  /** At how many tables it is one's turn, not counting the one that is looked at. */
  count = $state(0);
  private known: Set<string> | null = null; // tables where it was one's turn before
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Looks from time to time, as long as the page is open; to be called once, where effects run. */
  start(): void {
    $effect(() => {
      const look = (): void => {
        clearTimeout(this.timer);
        void this.look().finally(() => (this.timer = setTimeout(look, document.hidden ? SELDOM : OFTEN)));
      };
      this.timer = setTimeout(look, OFTEN);
      return () => clearTimeout(this.timer);
    });
  }

  private async look(): Promise<void> {
    try {
      this.heed((await api.games(0)).games);
    } catch {
      // without a connection nothing is known; it is looked at again
    }
  }

  /** One's games are these now. */
  heed(games: readonly GameCard[]): void {
    const mine = games.filter((game) => game.your_turn && others(game) && !looksAt(game));
    const fresh = mine.filter((game) => this.known && !this.known.has(game.table));
    this.count = mine.length;
    this.known = new Set(mine.map((game) => game.table));
    for (const game of fresh) note(game);
    if (fresh.length > 0) yourTurn();
  }

  /** The title of a page, with how many tables wait. */
  titled(title: string): string {
    return this.count > 0 ? say("remind-count", { count: this.count, title }) : title;
  }
}

/** Whether other people play there: bots do not mind waiting. */
const others = (game: GameCard): boolean => game.players.some((player) => player.kind === "person" && !player.yours);

const looksAt = (game: GameCard): boolean => !document.hidden && location.pathname === `/table/${game.table}`;

function note(game: GameCard): void {
  if (!settings.wishes.notified || !("Notification" in globalThis) || Notification.permission !== "granted") return;
  const names = list(game.players.map((player) => (player.yours ? say("table-you") : nameShown(player.name))));
  const shown = new Notification(say("remind-your-turn"), { body: say("remind-at", { names }), tag: game.table, icon: "/icon.svg" });
  shown.onclick = () => {
    window.focus();
    location.assign(`/table/${game.table}`);
  };
}

export const reminders = new Reminders();

/** Asks the browser whether notes may be shown: only ever by a click. */
export async function askToNotify(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  return (await Notification.requestPermission()) === "granted";
}
