/* Made from the types in src/tikal by `make docs`; do not edit. */

import type { AnyHex, Ending, Entry, Exchange, Group, Place, ScoringRound, SeatName, Site, TempleScored } from "../../net/protocol";

export type Phase = "draw" | "reveal" | "lay" | "spend" | "bid" | "choose" | "over";

/** The members of one seat on a hex. */
export interface Figures {
  leader: boolean;
  explorers: number;
}

/** One explored hex. */
export interface HexShown extends AnyHex {
  /** its id; "base", "temple-north" ... are printed on the board */
  tile: string;
  figures: Partial<Record<SeatName, Figures>>;
}

/** One player's side of the table. */
export interface SeatShown {
  seat: SeatName;
  name: string;
  score: number;
  /** in supply */
  explorers: number;
  /** "supply", a hex, or "out" */
  leader: string;
  camps_left: number;
  guards_left: number;
  treasures: Record<string, number>;
  /** if everybody scored now; null for who scores no more */
  if_scored: ScoreSheet | null;
}

/** The auction of this round. */
export interface Bidding {
  /** tile ids, face up */
  offer: string[];
  opener: SeatName;
  high_bid: number;
  high_bidder: SeatName | null;
  passed: SeatName[];
  first_passer: SeatName | null;
  played: SeatName[];
  /** no more auctions this round */
  choosing_free: boolean;
}

/** What is not on the table yet, as everybody may know it: which tiles are left, never in which order. */
export interface Stack {
  left: number;
  /** the letter on top */
  next: string | null;
  /** in the order of their ids */
  undrawn: string[];
  /** tiles that left the game */
  gone: string[];
  treasures_unseen: Record<string, number>;
}

/** All that a seat, or a spectator, may see of the classic game. */
export interface View {
  game: "classic";
  edition: string;
  auction: boolean;
  options: Record<string, string>;
  game_version: number;
  /** whose eyes; null for a spectator */
  seat: SeatName | null;
  /** the position in one line */
  line: string;
  phase: Phase;
  /** who decides; null when the game is over */
  current: SeatName | null;
  ap: number;
  /** the tile to be laid now */
  hand: string | null;
  scoring: ScoringRound | null;
  bidding: Bidding | null;
  board: HexShown[];
  /** empty hexes beside explored ones */
  frontier: string[];
  seats: SeatShown[];
  stack: Stack;
  /** temple pieces left, by value */
  pieces: Record<string, number>;
  /** by place, when the game is over */
  ranking: SeatName[][] | null;
}

/** What an action changed in the view: what is left out stayed as it was. */
export interface ViewChange {
  game: "classic";
  phase?: Phase;
  current?: SeatName | null;
  ap?: number;
  hand?: string | null;
  scoring?: ScoringRound | null;
  bidding?: Bidding | null;
  /** only the hexes that changed */
  board?: HexShown[];
  frontier?: string[];
  /** only those that changed */
  seats?: SeatShown[];
  stack?: Stack;
  pieces?: Record<string, number>;
  ranking?: SeatName[][] | null;
}

/** One kind of treasure of a score sheet. */
export interface TreasureScored {
  kind: string;
  count: number;
  points: number;
}

/** What a seat scores, item by item. */
export interface ScoreSheet {
  temples: TempleScored[];
  treasures: TreasureScored[];
  temple_points: number;
  treasure_points: number;
  total: number;
}

/** What comes of passing now: who decides next, and whether they have won the turn by it, at which price. */
export interface Passing {
  seat: SeatName;
  wins: boolean;
  price: number;
}

/** The bids that are possible: "bid " and a number from `least` to `most`; none if `most` is less. */
export interface Bids {
  least: number;
  most: number;
  /** the action's text before the number */
  bid: string;
  /** the action that passes */
  passing: string;
  passed: Passing;
}

/** A tile on offer that can be taken. */
export interface Taking {
  tile: string;
  action: string;
}

/** All that the deciding player may do; lists are empty and parts null where there is nothing. */
export interface Offers {
  game: "classic";
  places: Place[];
  entries: Entry[];
  groups: Group[];
  sites: Site[];
  exchange: Exchange | null;
  bids: Bids | null;
  takings: Taking[];
  end: Ending | null;
}
