/* Made from the types in src/tikal by `make docs`; do not edit. */

import type { AnyHex, Ending, Entry, Exchange, FigureName, Group, Place, Refusal, RuleBook, ScoringRound, SeatName, Site, TempleScored } from "../../net/protocol";

export type LegendPhase = "draw" | "reveal" | "draft" | "act" | "spend" | "effect" | "over";

export type PartName = "temples" | "tall" | "volcanoes" | "land" | "lakes" | "treasures";

export type Side = "left" | "right";

export type ChoiceKind = "take" | "take-card" | "take-token" | "take-place" | "play" | "preserve" | "discard" | "use-token" | "look" | "power" | "drop" | "erupt" | "choose" | "march" | "resite" | "recruit" | "order" | "done" | "pass" | "enter" | "uncover" | "dig" | "camp" | "guard" | "stone";

/** The members of one seat, on a hex or in a supply. */
export interface Party {
  leaders: number;
  explorers: number;
}

/** A treasure of a stack that somebody has looked at. */
export interface Glimpse {
  /** 1 is the bottom */
  depth: number;
  /** null if the viewer does not know it */
  kind: string | null;
  /** who knows it */
  by: SeatName[];
}

/** One hex, jungle too; "R1" to "R16" are on the border. */
export interface LegendHex extends AnyHex {
  /** column and row; odd columns sit half a hex lower */
  place: number[];
  border: boolean;
  tile: string | null;
  figures: Partial<Record<SeatName, Party>>;
  majority: SeatName | null;
  /** of a ruin: what was looked at, the top first */
  known?: Glimpse[];
  /** of a ruin: kinds the viewer knows to lie there, but not where */
  kinds?: Record<string, number>;
}

/** The two tokens that belong to nobody. */
export interface TrailStones {
  supply: number;
  /** edges, "C4|C5" */
  placed: string[];
}

/** What can be drafted, or lies on display. */
export interface LegendOffer {
  cards: string[];
  tokens: number[];
  tiles: string[];
  places: number[];
}

/** What is not on the table yet, as everybody may know it: never in which order. */
export interface LegendSupply {
  /** that can be cleared, by value */
  floors: Record<string, number>;
  prebuilt: Record<string, number>;
  open_treasures: Record<string, number>;
  card_tiles: string[];
  /** of the tile stack */
  next_letter: string | null;
  undrawn: string[];
  /** tiles that left the game */
  gone: string[];
  /** cards still to come */
  deck: string[];
  discarded: string[];
  /** AP tokens, by value */
  bag: Record<string, number>;
  treasures_unseen: Record<string, number>;
}

/** A card of a campsite. */
export interface CardHeld {
  card: string;
  /** a permanent one that was used this round */
  down: boolean;
}

/** How many things of each kind a seat still takes in a draft. */
export interface ToTake {
  cards: number;
  tokens: number;
  places: number;
  tiles: number;
}

/** One player's campsite, supplies and museum. */
export interface LegendSeat {
  seat: SeatName;
  name: string;
  score: number;
  available: Party;
  unavailable: Party;
  camps: string[];
  camps_left: number;
  guards_left: number;
  treasures: Record<string, number>;
  token: number | null;
  /** its AP with what face-up permanent cards add */
  token_worth: number;
  tiles: string[];
  right: CardHeld[];
  left: CardHeld[];
  left_slots: number;
  /** drafted for the next round */
  place: number | null;
  power_tile: number | null;
  powers: string[];
  director_used: boolean;
  /** what a director never used adds, in the final scoring */
  director_due: number;
  passed: boolean;
  /** all 0 but in a draft */
  to_take: ToTake;
  /** if everybody scored now; null for who scores no more */
  if_scored: LegendSheet | null;
}

/** The card or power that is being carried out. */
export interface EffectShown {
  /** "#17", "power:march", "swap" or "volcano" */
  id: string;
  stage: number;
  picks: number;
  may_stop: boolean;
  /** AP left of a card that gives some */
  budget: number;
  site: string | null;
  source: string | null;
  partner: SeatName | null;
  spare_card: string | null;
}

/** All that a seat, or a spectator, may see of Tikal Legend. */
export interface LegendView {
  game: "legend";
  edition: string;
  auction: boolean;
  options: Record<string, string>;
  game_version: number;
  scenario: string;
  /** what in the box was not read off the game */
  stand_ins: string[];
  /** what everybody takes in a draft */
  cards_each: number;
  tiles_each: number;
  /** whose eyes; null for a spectator */
  seat: SeatName | null;
  /** the position in one line */
  line: string;
  phase: LegendPhase;
  /** who decides; null when the game is over */
  current: SeatName | null;
  ap: number;
  round: number;
  turn_order: SeatName[];
  /** whether the action of this turn is taken */
  acted: boolean;
  passed: SeatName[];
  effect: EffectShown | null;
  scoring: ScoringRound | null;
  board: LegendHex[];
  trail_stones: TrailStones;
  offer: LegendOffer;
  supply: LegendSupply;
  seats: LegendSeat[];
  /** by place, when the game is over */
  ranking: SeatName[][] | null;
}

/** What an action of Legend changed in the view: what is left out stayed as it was. */
export interface LegendChange {
  game: "legend";
  phase?: LegendPhase;
  current?: SeatName | null;
  ap?: number;
  round?: number;
  turn_order?: SeatName[];
  acted?: boolean;
  passed?: SeatName[];
  effect?: EffectShown | null;
  scoring?: ScoringRound | null;
  /** only the hexes that changed */
  board?: LegendHex[];
  trail_stones?: TrailStones;
  offer?: LegendOffer;
  supply?: LegendSupply;
  /** only those that changed */
  seats?: LegendSeat[];
  ranking?: SeatName[][] | null;
}

/** One kind of treasure of a score sheet. */
export interface KindHeld {
  kind: string;
  count: number;
}

/** What a seat scores: points by part, how they come about, and the hexes they come from. */
export interface LegendSheet {
  parts: Partial<Record<PartName, number>>;
  /** "7 + 4" or "2 × 3", where the points alone do not say it all */
  sums: Partial<Record<PartName, string>>;
  hexes: Partial<Record<PartName, string[]>>;
  /** of the parts that come from temples alone */
  temple_points: number;
  temples: TempleScored[];
  /** with what they add */
  tall: TempleScored[];
  volcanoes: string[];
  land: string[];
  lakes: string[];
  ruins: string[];
  masks: number;
  treasures: KindHeld[];
  total: number;
}

/** One action, and what it is about; what does not belong to its kind is left out. */
export interface Pick {
  /** to be sent back */
  action: string;
  kind: ChoiceKind;
  cost?: number;
  /** where it happens */
  hex?: string;
  /** the hex it comes from */
  source?: string;
  figure?: FigureName | null;
  card?: string;
  /** of the campsite, on which the card lies */
  side?: Side | null;
  /** the card lies face down */
  down?: boolean;
  /** the card that makes room for a preserved one */
  room?: string;
  tile?: string;
  token?: number;
  place?: number;
  power?: string;
  /** how often a march can be picked */
  most?: number;
  /** that comes next in a stack */
  treasure?: string;
  /** where the card, power or tile could be used first */
  hexes?: string[];
  /** why it cannot be done: sent only if this is null */
  refusal?: Refusal | null;
}

/** A tile that can be laid, and where. */
export interface Laying {
  tile: string;
  places: Place[];
}

/** Putting a trail stone on an edge: send `prefix` and the edge. */
export interface Trail {
  /** the edge it comes from; empty for the supply */
  source: string;
  prefix: string;
  cost: number;
  edges: string[];
}

/** All that the deciding player may do; lists are empty and parts null where there is nothing. */
export interface LegendOffers {
  game: "legend";
  /** what the card or power that is carried out asks for: the end of the code of its sentence */
  question: string;
  /** of cards, powers, recruits and trail stones (on some edge) those too that are refused */
  picks: Pick[];
  layings: Laying[];
  trails: Trail[];
  entries: Entry[];
  groups: Group[];
  /** menus of hexes while AP are spent, with what is refused */
  sites: Site[];
  exchange: Exchange | null;
  end: Ending | null;
}

/** What is in Legend's box and does not change while the game is played. */
export interface LegendInfo {
  scenario: string;
  /** whether it is played with a box that its owner corrected */
  corrected: boolean;
  rounds: number;
  /** of what AP pay for */
  costs: Record<string, number>;
  /** cards that are kept and used once a round */
  permanent: string[];
  /** the powers of each */
  power_tiles: string[][];
  /** points for whoever never asked the director */
  unused_director: number;
  extra_ap: number;
  leader_strength: number;
}

/** One face of Legend's action cards. */
export interface CardInBox {
  card: string;
  permanent: boolean;
  /** with 2 players, with more */
  copies: number[];
}

/** What the board of Legend looks like when a scenario begins. */
export interface ScenarioStart {
  id: string;
  board: LegendHex[];
}

/** The rules of Legend, and what is in its box. */
export interface LegendBook extends RuleBook {
  cards: CardInBox[];
  /** the powers of each */
  power_tiles: string[][];
  scenarios: ScenarioStart[];
  /** what in the box was not read off the game */
  stand_ins: string[];
}
