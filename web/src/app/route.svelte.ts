/**
 * Which screen the address bar names. Paths: / start, /club who is here, /new a new table, /table/ID a table, /join/TOKEN an invitation,
 * /replay/ID and /replay/ID/NUMBER a game watched again, from its end or a moment on, /player/NAME a player's page,
 * /players the leader board, /mail/confirm/TOKEN and /mail/stop/TOKEN where links in mails lead.
 */
import { goTo, watchHistory } from "../ui/back";

export type Screen =
  | { name: "home" }
  | { name: "lost" } // an address that is none
  | { name: "new" }
  | { name: "club" }
  | { name: "table"; id: string }
  | { name: "join"; token: string }
  | { name: "replay"; id: string; number: number | null }
  | { name: "player"; player: string }
  | { name: "players" }
  | { name: "mail"; what: "confirm" | "stop"; token: string };

export function screenOf(path: string): Screen {
  const table = /^\/table\/([\w-]+)\/?$/.exec(path);
  if (table) return { name: "table", id: table[1]! };
  const join = /^\/join\/([\w-]+)\/?$/.exec(path);
  if (join) return { name: "join", token: join[1]! };
  const replay = /^\/replay\/([\w-]+)(?:\/(\d{1,6}))?\/?$/.exec(path);
  if (replay) return { name: "replay", id: replay[1]!, number: replay[2] === undefined ? null : Number(replay[2]) };
  const player = /^\/player\/([^/]+)\/?$/.exec(path);
  if (player) return { name: "player", player: decoded(player[1]!) };
  const mail = /^\/mail\/(confirm|stop)\/([\w-]+)\/?$/.exec(path);
  if (mail) return { name: "mail", what: mail[1] as "confirm" | "stop", token: mail[2]! };
  if (path === "/players") return { name: "players" };
  if (path === "/new") return { name: "new" };
  if (path === "/club") return { name: "club" };
  return path === "/" ? { name: "home" } : { name: "lost" };
}

export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // nobody is called that
  }
}

class Route {
  screen = $state.raw<Screen>(screenOf(location.pathname));

  constructor() {
    watchHistory(() => this.arrive());
  }

  go(path: string, replace = false): void {
    goTo(path, replace, () => this.arrive());
  }

  private arrive(): void {
    this.screen = screenOf(location.pathname);
  }
}

export const route = new Route();

/** Where a player's page is. */
export const playerPath = (name: string): string => `/player/${encodeURIComponent(name)}`;

/** Where a table is set up for somebody who is invited to it. */
export const invitingPath = (name: string): string => `/new#with=${encodeURIComponent(name)}`;

/** Follows a link inside the page, unless it is to open elsewhere. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).getAttribute("href");
  if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  route.go(link);
}
