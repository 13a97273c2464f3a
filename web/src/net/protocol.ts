/* Made from src/tikal/server/protocol.py by `make docs`; do not edit. */

/** Raised when a client of before could not talk to a server of after. */
export const PROTOCOL = 2;

export type SeatName = "Red" | "Blue" | "Yellow" | "White";

export type FigureName = "explorer" | "leader";

export type Terrain = "base_camp" | "temple" | "clearing" | "ruin" | "volcano" | "lake" | "jungle";

export type MenuKind = "uncover" | "dig" | "camp" | "guard";

export type Phase = "draw" | "reveal" | "lay" | "spend" | "bid" | "choose" | "over";

export type LegendPhase = "draw" | "reveal" | "draft" | "act" | "spend" | "effect" | "over";

export type PartName = "temples" | "tall" | "volcanoes" | "land" | "lakes" | "treasures";

export type Side = "left" | "right";

export type ChoiceKind = "take" | "take-card" | "take-token" | "take-place" | "play" | "preserve" | "discard" | "use-token" | "look" | "power" | "drop" | "erupt" | "choose" | "march" | "resite" | "recruit" | "order" | "done" | "pass" | "enter" | "uncover" | "dig" | "camp" | "guard" | "stone";

export type SeatKind = "person" | "bot" | "open";

export type StepKind = "play" | "chance" | "undo" | "redo";

export type SiteKind = "uncover" | "dig" | "camp" | "guard" | "enter";

export type GameName = "classic" | "legend";

/** A sentence to be: a code of the catalogue and what fills it. */
export interface Text {
  code: string;
  facts: Record<string, string | number>;
}

/** Why something is not possible. */
export interface Refusal {
  code: string;
  facts: Record<string, string | number>;
  /** in the language of whoever asked; empty in offers, whose codes every client knows */
  sentence: string;
}

/** Who guards a temple. */
export interface GuardShown {
  seat: SeatName;
  figure: FigureName;
}

/** A scoring round that is on. */
export interface ScoringRound {
  final: boolean;
  /** the tile set aside */
  volcano: string | null;
  /** who drew or played it */
  by: SeatName | null;
  /** who scores after the current player, in order */
  waiting: SeatName[];
}

/** One temple of a score sheet. */
export interface TempleScored {
  hex: string;
  value: number;
  guard: boolean;
}

/** A way that a tile would open: to a neighbour, for so many AP. */
export interface Way {
  hex: string;
  cost: number;
}

/** One way to turn the tile in hand on a hex. */
export interface Turn {
  /** sixths clockwise */
  turn: number;
  action: string;
  /** as it would lie: N NE SE S SW NW */
  stones: number[];
  ways: Way[];
}

/** A hex where the tile in hand can be laid. */
export interface Place {
  hex: string;
  turns: Turn[];
}

/** A member that can be brought in. */
export interface Entry {
  hex: string;
  figure: FigureName;
  /** each */
  cost: number;
  /** how many at once */
  most: number;
  /** repeat it to bring in several */
  action: string;
}

/** The cheapest way from one hex to another. */
export interface Walk {
  hex: string;
  /** for one figure */
  cost: number;
  /** how many figures the AP can pay for; no more than stand there */
  most: number;
  /** the hexes entered, the target last */
  path: string[];
  /** of each step */
  costs: number[];
  /** the actions that take the leader there; empty if none stands here */
  leader: string[];
  /** the actions that take one explorer there; empty if none stands here */
  explorer: string[];
}

/** The deciding player's members on one hex and where they can go.
 * 
 * For n leaders and k explorers send n times `walk.leader` and k times `walk.explorer`: n + k times `cost`. */
export interface Group {
  hex: string;
  leaders: number;
  explorers: number;
  /** cheapest first */
  walks: Walk[];
  /** why nobody here can move */
  refusal: Refusal | null;
}

/** One thing of a hex's menu. Sent only if `refusal` is null. */
export interface Item {
  kind: MenuKind;
  action: string;
  cost: number;
  /** who becomes the guard */
  figure: FigureName | null;
  /** of the temple afterwards, or treasures left now */
  level: number;
  /** members that leave the game with a guard */
  leaving: number;
  refusal: Refusal | null;
}

/** A hex with something to do, or an own member, and its menu. */
export interface Site {
  hex: string;
  items: Item[];
}

/** One possible exchange. */
export interface Swap {
  seat: SeatName;
  give: string;
  take: string;
  action: string;
}

/** A treasure of the deciding player, and why it cannot be given. */
export interface Own {
  treasure: string;
  count: number;
  refusal: Refusal | null;
}

/** A treasure of another player, and why it cannot be taken. */
export interface Theirs {
  seat: SeatName;
  treasure: string;
  count: number;
  refusal: Refusal | null;
}

/** Exchanging treasures: what can be given, what can be taken, and the pairs that are possible. */
export interface Exchange {
  cost: number;
  /** with whom */
  seats: SeatName[];
  give: Own[];
  take: Theirs[];
  pairs: Swap[];
  /** why there are none */
  refusal: Refusal | null;
}

/** Ending the turn. */
export interface Ending {
  action: string;
  /** AP that are lost although something could still be done with them */
  wasted: number;
}

/** The members of one seat on a hex. */
export interface Figures {
  leader: boolean;
  explorers: number;
}

/** One explored hex. What does not belong to its terrain is left out. */
export interface HexShown {
  /** "A1" to "H5" */
  hex: string;
  /** its id; "base", "temple-north" ... are printed on the board */
  tile: string;
  terrain: Terrain;
  /** sixths of a turn clockwise */
  turn: number;
  /** by side, as it lies: N NE SE S SW NW */
  stones: number[];
  figures: Partial<Record<SeatName, Figures>>;
  /** of a temple */
  level?: number;
  /** of a temple */
  guard?: GuardShown | null;
  /** who would score the temple now */
  controller?: SeatName | null;
  /** of a ruin: treasures it began with */
  masks?: number;
  /** of a ruin: treasures left */
  treasures?: number;
  camp?: SeatName | null;
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
  /** if everybody scored now */
  if_scored: ScoreSheet;
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

/** The bids that are possible: "bid " and a number from `least` to `most`; none if `most` is less. */
export interface Bids {
  least: number;
  most: number;
  /** the action's text before the number */
  bid: string;
  /** the action that passes */
  passing: string;
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

/** The members of one seat on a hex, or in a supply. */
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

/** One hex, jungle too. What does not belong to its terrain is left out. */
export interface LegendHex {
  /** "A1" to "H5", "R1" to "R16" on the border */
  hex: string;
  /** column and row; odd columns sit half a hex lower */
  place: number[];
  border: boolean;
  terrain: Terrain;
  tile: string | null;
  /** sixths of a turn clockwise */
  turn: number;
  /** by side, as it lies: N NE SE S SW NW */
  stones: number[];
  figures: Partial<Record<SeatName, Party>>;
  camp: SeatName | null;
  majority: SeatName | null;
  /** of a temple */
  level?: number;
  /** of a temple */
  guard?: GuardShown | null;
  /** who would score the temple now */
  controller?: SeatName | null;
  /** of a ruin: treasures it began with */
  masks?: number;
  /** of a ruin: treasures left */
  treasures?: number;
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

/** One kind of treasure of a score sheet. */
export interface KindHeld {
  kind: string;
  count: number;
}

/** What a seat scores: points by part, and the hexes they come from. */
export interface LegendSheet {
  parts: Partial<Record<PartName, number>>;
  temples: TempleScored[];
  volcanoes: string[];
  land: string[];
  lakes: string[];
  ruins: string[];
  masks: number;
  treasures: KindHeld[];
  total: number;
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
  passed: boolean;
  /** if everybody scored now */
  if_scored: LegendSheet;
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
  /** points for who never asked the director */
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
export interface LegendBook {
  game: GameName;
  edition: string;
  title: string;
  about: string;
  /** the booklet */
  source: string;
  auction: boolean;
  /** what the words of the rules name: prices, numbers, options */
  facts: Record<string, string | number>;
  options: RuleOption[];
  examples: Example[];
  cards: CardInBox[];
  /** the powers of each */
  power_tiles: string[][];
  /** the usual one first */
  scenarios: ScenarioStart[];
  /** what in the box was not read off the game */
  stand_ins: string[];
}

/** One thing that happened. `code` is its sentence in the catalogue, "event-" and its kind. */
export interface Told {
  kind: string;
  code: string;
  /** the number of the action in the record that made it happen */
  action: number;
  facts: Record<string, string | number>;
  seat?: SeatName | null;
  /** of a scoring that is told item by item */
  sheet?: ScoreSheet | null;
  /** of a scoring that is told by parts */
  parts?: LegendSheet | null;
  /** of a "game-over" */
  ranking?: SeatName[][] | null;
  /** of a "game-over": what ranks each seat, first things first */
  keys?: Partial<Record<SeatName, number[]>> | null;
  /** of a "game-over": what these are, "points" first */
  steps?: string[] | null;
}

/** What a tile shows, not turned. `letter` is empty for those printed on the board. */
export interface TileFace {
  id: string;
  letter: string;
  terrain: Terrain;
  /** of a temple, or the treasures of a ruin */
  value: number;
  /** by side: N NE SE S SW NW */
  stones: number[];
}

/** A house rule of this table, or what the edition says. */
export interface Option {
  name: string;
  value: string;
  /** what the edition says */
  usual: string;
}

/** Who sits where. */
export interface SeatAtTable {
  seat: SeatName;
  kind: SeatKind;
  /** as people read it */
  name: string;
  /** whether the receiver of this message may decide for it */
  yours: boolean;
  /** bots always are */
  connected: boolean;
  /** the bot's name, for bots */
  bot: string;
  /** path of the link that sits one down here; only the host gets it, while it is open */
  invitation: string;
}

/** What does not change while the game is played. */
export interface TableInfo {
  id: string;
  game: GameName;
  edition: string;
  /** of the edition */
  title: string;
  auction: boolean;
  options: Option[];
  action_points: number;
  tiles: TileFace[];
  treasures: string[];
  /** by how many of one kind */
  treasure_points: number[];
  /** seconds since 1970 */
  created: number;
  /** a record that somebody brought: nobody plays, one can only watch */
  uploaded: boolean;
  box: LegendInfo | null;
}

/** How many actions can be taken back one after another, or why none. */
export interface TakeBack {
  count: number;
  refusal: Refusal | null;
}

/** Where the game stands for the receiver. */
export interface Situation {
  /** to be sent back with what one does */
  seq: number;
  /** actions in the record */
  length: number;
  view: View | LegendView;
  /** what is asked of whom */
  prompt: Text;
  deciding: SeatName | null;
  /** what the receiver may do now; null when another decides */
  offers: Offers | LegendOffers | null;
  undo: TakeBack;
  /** actions taken back that can be played again */
  redo: number;
}

/** One line of the record: what was done, what it meant, and what the table looked like then. */
export interface Step {
  seq: number;
  kind: StepKind;
  /** whose doing; null for chance */
  seat: SeatName | null;
  /** its text; what was taken back, for an undo */
  action: string;
  /** actions in the record after it: events of later ones are void */
  length: number;
  events: Told[];
  view: View | LegendView;
}

/** The first message on a connection, and again when somebody new sits down: everything. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  /** of the server */
  version: string;
  table: TableInfo;
  seats: SeatAtTable[];
  spectators: number;
  /** whether the receiver may delete the table, hand out links and seat bots */
  host: boolean;
  log: Told[];
  situation: Situation;
}

/** Something happened. One message for each thing that somebody did, with what chance added to it. */
export interface Update {
  type: "update";
  /** to be shown one after another */
  steps: Step[];
  /** after the last of them */
  situation: Situation;
}

/** Somebody came or went. */
export interface Presence {
  type: "presence";
  seats: SeatAtTable[];
  spectators: number;
  host: boolean;
}

/** What was asked is done and on disk; an update tells everybody. */
export interface Accepted {
  type: "accepted";
  id: number;
  seq: number;
}

/** What was asked was not done, and nothing has changed. `id` is null if the message could not be read. */
export interface Refused {
  type: "refused";
  id: number | null;
  refusal: Refusal;
  /** where the game stands */
  seq: number;
}

/** Whether one thing can be done on a hex. */
export interface SiteAnswer {
  kind: SiteKind;
  figure: FigureName | null;
  cost: number;
  refusal: Refusal | null;
  /** whether it is done on such land at all */
  fits: boolean;
}

/** The answer to a why: `refusal` is null if it is allowed, `cost` then says what it takes. */
export interface Answer {
  type: "answer";
  id: number;
  cost: number;
  refusal: Refusal | null;
  /** for AskHex: one for each thing that is done on hexes */
  sites: SiteAnswer[];
}

/** The table as it was after `number` actions. */
export interface Moment {
  type: "moment";
  id: number;
  number: number;
  /** the last of them; empty for the beginning */
  action: string;
  view: View | LegendView;
  /** what that action meant */
  events: Told[];
}

/** Somebody started another game with the same people; everybody has the seat there already. */
export interface Rematch {
  type: "rematch";
  table: string;
}

/** The table is no more, or never was. The connection closes after this. */
export interface Gone {
  type: "gone";
  reason: Text;
}

/** Do these actions, all or none, for a seat one holds. Past something revealed one has to ask again. */
export interface Act {
  type: "act";
  id: number;
  /** of the situation this answers */
  seq: number;
  seat: SeatName;
  actions: string[];
}

/** Take back so many actions, all or none. */
export interface Undo {
  type: "undo";
  id: number;
  seq: number;
  seat: SeatName;
  count?: number;
}

/** Play again so many of the actions taken back. */
export interface Redo {
  type: "redo";
  id: number;
  seq: number;
  seat: SeatName;
  count?: number;
}

/** May I, and if not, why not? Anybody may ask, as if it were for the player to decide. */
export interface Why {
  type: "why";
  id: number;
  question: AskAction | AskLay | AskWalk | AskHex | AskExchange;
}

/** Show the table as it was after `number` actions. */
export interface Look {
  type: "look";
  id: number;
  number: number;
}

/** One action, given by its text. */
export interface AskAction {
  about: "action";
  action: string;
}

/** Laying a tile in hand on a hex, however turned or turned so. */
export interface AskLay {
  about: "lay";
  hex: string;
  turn?: number | null;
  /** which, where one has several */
  tile?: string;
}

/** Walking with the leader, explorers or both from one hex to another, or anywhere. */
export interface AskWalk {
  about: "walk";
  source: string;
  leader: boolean;
  explorers: number;
  hex?: string | null;
}

/** All that can be done on a hex. */
export interface AskHex {
  about: "hex";
  hex: string;
}

/** Exchanging a treasure of one's own for one of another player. */
export interface AskExchange {
  about: "exchange";
  seat: SeatName;
  give: string;
  take: string;
}

/** One player in the list of games. */
export interface PlayerCard {
  seat: SeatName;
  kind: SeatKind;
  name: string;
  bot: string;
  score: number;
  yours: boolean;
}

/** One of the visitor's games. */
export interface GameCard {
  table: string;
  game: GameName;
  edition: string;
  title: string;
  /** in games that have them */
  scenario: string;
  auction: boolean;
  players: PlayerCard[];
  /** how far it is: tiles laid, or rounds */
  turn: number;
  /** how much is to come: tiles in the stack, or rounds */
  left: number;
  length: number;
  /** null when it is over */
  deciding: SeatName | null;
  your_turn: boolean;
  over: boolean;
  /** when it is over */
  winners: SeatName[];
  host: boolean;
  /** a record that the visitor brought along: it can only be watched */
  uploaded: boolean;
  /** seconds since 1970 */
  created: number;
  /** when something happened last */
  played: number;
}

/** A house rule one can choose. `values` is empty for a number from 0 to `most`. */
export interface OptionChoice {
  name: string;
  rule: string;
  values: string[];
  most: number;
  auction_only: boolean;
  /** in the basic game */
  usual: string;
  usual_auction: string;
}

/** One edition. */
export interface EditionChoice {
  id: string;
  game: GameName;
  title: string;
  about: string;
  /** whether it can be played with auctions */
  auction: boolean;
  options: OptionChoice[];
  /** in games that have them, the usual one first */
  scenarios: string[];
}

/** One kind of bot. */
export interface BotChoice {
  name: string;
  /** beginner, easy, medium, hard or expert */
  level: string;
  /** the bot of its level; the others are for those who compare bots */
  for_people: boolean;
  plays: GameName[];
}

/** GET /api/home */
export interface Home {
  protocol: number;
  version: string;
  /** what was played last comes first */
  games: GameCard[];
  editions: EditionChoice[];
  /** the usual one */
  edition: string;
  bots: BotChoice[];
  /** the usual one */
  bot: string;
  /** how many can play, least and most */
  players: number[];
}

/** Who is to sit in a seat of a new table: the visitor, a bot, or whoever opens the link. */
export interface NewSeat {
  kind: "bot" | "link" | "me";
  /** of a person; the colour stands in for none */
  name?: string;
  bot?: string;
}

/** POST /api/tables: by colour, Red first. With a record the game goes on where that one stands. */
export interface NewTable {
  seats: NewSeat[];
  /** the usual one */
  edition?: string;
  auction?: boolean;
  options?: Record<string, string>;
  /** drawn by lot */
  first?: SeatName | null;
  /** the text of a data file in which an owner corrected what is in the box */
  components?: string;
  /** a game as TGN; edition, auction, options and first are then its own */
  record?: string;
}

/** POST /api/components/{edition}: is this corrected data file of its box in order? */
export interface BoxText {
  components: string;
}

/** It is in order. */
export interface BoxChecked {
  /** it differs from the box that comes with Tikal */
  corrected: boolean;
  /** what in it was not read off the game */
  stand_ins: string[];
}

/** POST /api/records: a game from elsewhere, to be watched. */
export interface NewRecord {
  /** as TGN */
  record: string;
}

/** POST /api/tables/{id}/play-on: a new table from a moment of this one, the visitor in one seat, bots elsewhere. */
export interface PlayOn {
  /** of actions that have happened then */
  number: number;
  seat: SeatName;
  /** the usual one */
  bot?: string;
}

/** GET /api/invitations/{token}: what a link leads to. */
export interface Invitation {
  table: string;
  game: GameName;
  edition: string;
  title: string;
  /** in games that have them */
  scenario: string;
  auction: boolean;
  players: PlayerCard[];
  /** the name of who keeps the table */
  host: string;
  seat: SeatName;
  /** by somebody else: one can only watch */
  used: boolean;
  /** used by this visitor before */
  yours: boolean;
}

/** A link that sits one down, once. */
export interface InvitationLink {
  seat: SeatName;
  path: string;
}

/** The answer to a new table, to taking a seat, and to everything else that leads to a table. */
export interface Opened {
  table: string;
  /** the visitor's */
  seats: SeatName[];
  invitations: InvitationLink[];
}

/** POST /api/invitations/{token}: sit down. */
export interface Join {
  name?: string;
}

/** POST /api/tables/{id}/leave: give up one's seats, to a bot or to whoever opens the new links. */
export interface Leave {
  open?: boolean;
}

/** POST /api/tables/{id}/seats/{seat}: the host gives an open seat to a bot. */
export interface FillSeat {
  /** the usual one */
  bot?: string;
}

/** What every HTTP request that is not fulfilled is answered with. */
export interface Failure {
  refusal: Refusal;
}

/** One action of the record. */
export interface Frame {
  kind: "chance" | "play";
  /** whose doing; null for chance */
  seat: SeatName | null;
  action: string;
  change: ViewChange | LegendChange;
}

/** GET /api/tables/{id}/film: a game from its beginning to where it stands, for one viewer's eyes. */
export interface Film {
  table: TableInfo;
  seats: SeatAtTable[];
  over: boolean;
  /** before the first action; the `line` of a film's views is empty */
  first: View | LegendView;
  frames: Frame[];
  log: Told[];
}

/** One thing that editions decide differently. */
export interface RuleOption {
  name: string;
  /** its id in docs/rules.md */
  rule: string;
  value: string;
  /** titles of the editions that say something else */
  others: string[];
  /** where the booklet says so */
  source: string;
}

/** What the engine says to an action that is tried. */
export interface Verdict {
  action: string;
  /** of action */
  kind: string;
  legal: boolean;
  answer: Text;
}

/** A small position, and what can and cannot be done in it, or what is scored. */
export interface Example {
  id: string;
  view: View | LegendView;
  verdicts: Verdict[];
  /** whose `if_scored` it is about */
  sheets: SeatName[];
}

/** GET /api/rules/{edition}?auction=yes */
export interface RuleBook {
  game: GameName;
  edition: string;
  title: string;
  about: string;
  /** the booklet */
  source: string;
  auction: boolean;
  /** what the words of the rules name: prices, numbers, options */
  facts: Record<string, string | number>;
  options: RuleOption[];
  examples: Example[];
}

export type ServerMessage =
  | Welcome
  | Update
  | Presence
  | Accepted
  | Refused
  | Answer
  | Moment
  | Rematch
  | Gone;

export type ClientMessage =
  | Act
  | Undo
  | Redo
  | Why
  | Look;
