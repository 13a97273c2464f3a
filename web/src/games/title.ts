/** What a game brings to the page. Everything outside its folder knows it through this. */
import type { Component } from "svelte";
import type { GameCard } from "../net/protocol";
import type { AnyView, Table } from "../table/table.svelte";
import * as games from ".";

/** Something that is loaded when it is needed. */
export type Later<T> = () => Promise<T>;

export interface Title {
  /** Tiles to know its tables by, in lists. */
  faces: readonly string[];
  /** How far a table of it is, in lists. */
  progress: (game: GameCard) => string;
  /**
   * Whether a view shows what only its seat may know. A device is handed over with a word where it does; in games
   * without such a thing at every turn but the first.
   */
  hasSecrets?: (view: AnyView) => boolean;
  /** Its table. */
  screen: Later<{ default: Component<{ table: Table }> }>;
}

const TITLES: Readonly<Record<string, Title | undefined>> = games;

export function titleOf(game: string): Title {
  const title = TITLES[game];
  if (!title) throw new Error(`no such game: ${game}`);
  return title;
}
