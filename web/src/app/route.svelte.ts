/**
 * Which screen the address bar names. Paths: / start, /club who is here, /new a new table, /table/ID a table, /join/TOKEN an invitation,
 * /replay/ID and /replay/ID/NUMBER a game watched again, from its end or a moment on, /player/NAME a player's page,
 * /players the leader board.
 */

export type Screen =
  | { name: "home" }
  | { name: "lost" } // an address that is none
  | { name: "new" }
  | { name: "club" }
  | { name: "table"; id: string }
  | { name: "join"; token: string }
  | { name: "replay"; id: string; number: number | null }
  | { name: "player"; player: string }
  | { name: "players" };

export function screenOf(path: string): Screen {
  const table = /^\/table\/([\w-]+)\/?$/.exec(path);
  if (table) return { name: "table", id: table[1]! };
  const join = /^\/join\/([\w-]+)\/?$/.exec(path);
  if (join) return { name: "join", token: join[1]! };
  const replay = /^\/replay\/([\w-]+)(?:\/(\d{1,6}))?\/?$/.exec(path);
  if (replay) return { name: "replay", id: replay[1]!, number: replay[2] === undefined ? null : Number(replay[2]) };
  const player = /^\/player\/([^/]+)\/?$/.exec(path);
  if (player) return { name: "player", player: decoded(player[1]!) };
  if (path === "/players") return { name: "players" };
  if (path === "/new") return { name: "new" };
  if (path === "/club") return { name: "club" };
  return path === "/" ? { name: "home" } : { name: "lost" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // nobody is called that
  }
}

class Route {
  screen = $state.raw<Screen>(screenOf(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.screen = screenOf(location.pathname)));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.screen = screenOf(location.pathname);
  }
}

export const route = new Route();

/** Where a player's page is. */
export const playerPath = (name: string): string => `/player/${encodeURIComponent(name)}`;

/** Follows a link inside the page, unless it is to open elsewhere. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).getAttribute("href");
  if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  route.go(link);
}
