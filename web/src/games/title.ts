/** What a game brings to the page. Everything outside its folder knows it through this. */
import type { Component, Snippet } from "svelte";
import type { EditionChoice, Example, GameCard, RuleBook, SeatName, TableInfo, Told } from "../net/protocol";
import type { Layout } from "../table/screen.svelte";
import type { AnyView, Table } from "../table/table.svelte";
import type { Turn } from "../watch/reel";
import type { Round } from "../watch/rounds";
import type { Counting, Scoring } from "../watch/scoring.svelte";
import { say, type Facts } from "../words";
import * as games from ".";

/** Something that is loaded when it is needed. */
export type Later<T> = () => Promise<T>;

export interface Title {
  /** Sentences of its own, in the place of those that all games have. */
  words?: Readonly<Record<string, string>>;
  /** What it is all about, in one line: the code of the sentence. */
  goal: string;
  /** Tiles to know its tables by, in lists. */
  faces: readonly string[];
  /** What its tables are called, where the edition alone does not say it; `subtitle` comes from the server. */
  called?: (edition: string, subtitle: string) => string;
  /** How far a table of it is, in lists. */
  progress: (game: GameCard) => string;
  /** What is to be known of a tile that is laid, by its terrain, where the picture does not show it: the code of the sentence. */
  lays?: Readonly<Record<string, string>>;
  /** How long a table of it takes, in minutes, with so many people and bots. */
  lasts: (people: number, bots: number) => number;
  /** What is chosen before a table is set up, beside the house rules. */
  setup?: { choices: () => Choices; parts: Later<SetupParts> };
  /**
   * Whether a view shows what only its seat may know. A device is handed over with a word where it does; in games
   * without such a thing at every turn but the first.
   */
  hasSecrets?: (view: AnyView) => boolean;
  /** What is said to those who come to a table. */
  notice?: (info: TableInfo) => string | null;
  /** Its table. */
  screen: Later<{ default: Component<{ table: Table }> }>;
  /** The turns that a film falls into. */
  turns: (events: readonly Told[][], views: readonly AnyView[]) => Turn[];
  /** What its replays show. */
  replay: Later<ReplayParts>;
  scoring: {
    /** What is counted in a scoring, one thing after another. */
    counting: (event: Told) => Counting;
    /** Whether what stands below the board needs height. */
    tall: boolean;
    parts: Later<{ Panel: Component<ScoringProps>; Tray: Component<ScoringProps> }>;
  };
  /** What the end of a game shows beside the podium; `tall`: it needs the height of the page. */
  ending: { panel: Later<{ default: Component<EndProps> }>; tall: boolean; facts?: (info: TableInfo) => Facts };
  rules: Later<RulesAtHand>;
}

/** What is chosen for a table before it is set up. */
export interface Choices {
  readonly options: Record<string, string>;
  /** A data file with what is in the box. */
  readonly components: string;
  readonly ready: boolean;
  /** What the summary says of them. */
  readonly facts: Facts;
  /** What can be chosen, in a line each: its name, and what is chosen now. */
  readonly lines: readonly { part: keyof SetupParts; title: string; state: string }[];
  /** Takes what an edition has, unless something that it has was chosen. */
  offer: (edition: EditionChoice) => void;
  recall: (options: Readonly<Record<string, string>>) => void;
}

/** What opens from the lines. */
export interface SetupParts {
  Main: Component<{ choices: never; edition: EditionChoice }>;
  Side: Component<{ choices: never; edition: EditionChoice }>;
}

export interface ScoringProps {
  scoring: Scoring;
  round: Round;
  order: readonly SeatName[];
  name: (seat: string | null | undefined) => string;
  layout: Layout;
}

/** A moment of a replay. */
export interface Moment<V extends AnyView = AnyView> {
  view: V;
  event: Told | null;
  atEnd: boolean;
  info: TableInfo;
  name: (seat: string) => string;
  phone: boolean;
  /** Little room in the column: less height, or less width. */
  small: boolean;
  narrow: boolean;
  /** What a player's card shows in any game. */
  player: (seat: SeatName) => {
    name: string;
    status: string;
    active: boolean;
    treasures: readonly string[];
    over: boolean;
    onscore: () => void;
  };
  /** Whose points are shown in detail, and what ends that. */
  sheet: SeatName | null;
  onspot: (hexes: readonly string[] | null) => void;
  onclose: () => void;
}

/** What a replay shows of one game only. */
export interface ReplayParts {
  /** Drawings on hexes. */
  marks?: (view: never) => Record<string, string>;
  /** Before what is told: what it is about, else whose sign it is. */
  mark: Snippet<[moment: Moment<never>, sign: Snippet]>;
  /** The AP that are left, or that will be there once a tile lies; null where none are spent. */
  points: (view: never, info: TableInfo) => { ap: number; ahead: boolean } | null;
  /** After it: what is on offer. */
  offer?: Snippet<[Moment<never>]>;
  /** Between prompt and board: what lies on display. */
  display?: Snippet<[Moment<never>]>;
  players: Snippet<[Moment<never>]>;
  /** Everybody's points in detail. */
  score: Snippet<[Moment<never>]>;
}

export interface EndProps {
  /** The event of the game's end. */
  end: Told | undefined;
  places: readonly { seat: SeatName; place: number; name: string; score: number }[];
  /** The last scoring. */
  last: Round | undefined;
  name: (seat: string) => string;
  small: boolean;
}

/** A topic of the rules, with the examples that belong to it. */
export type Topic = [topic: string, examples: string[]];

export interface RulesAtHand {
  topics: (auction: boolean) => readonly Topic[];
  /** What the players of an example would score, and for what. */
  scores?: (example: Example) => { seat: SeatName; total: number; parts: string }[];
  /** What some topics list. */
  Lists?: Component<{ book: RuleBook; topic: string }>;
}

const TITLES: Readonly<Record<string, Title | undefined>> = games;

export function titleOf(game: string): Title {
  const title = TITLES[game];
  if (!title) throw new Error(`no such game: ${game}`);
  return title;
}

/** A sentence that a game may say in its own way. */
export const sayOf = (title: Title, code: string, facts?: Facts): string => say(title.words?.[code] ?? code, facts);
