/* Made from the types in src/tikal by `make docs`; do not edit. */

import type { AnyBox, AnyChange, AnyOffers, AnySheet, AnyView, GameName } from "../games/protocol";

/** Raised when a client of before could not talk to a server of after. */
export const PROTOCOL = 2;

export type SeatName = "Red" | "Blue" | "Yellow" | "White";

export type FigureName = "explorer" | "leader";

export type Terrain = "base_camp" | "temple" | "clearing" | "ruin" | "volcano" | "lake" | "jungle";

export type MenuKind = "uncover" | "dig" | "camp" | "guard";

export type SeatKind = "person" | "bot" | "open";

export type StepKind = "play" | "chance" | "undo" | "redo";

export type SiteKind = "uncover" | "dig" | "camp" | "guard" | "enter";

export type DeckKind = "top" | "stacks" | "places";

/** A sentence to be: a code of the catalogue and what fills it. */
export interface Text {
  code: string;
  facts: Record<string, string | number>;
}

/** Why something is not possible. */
export interface Refusal {
  code: string;
  facts: Record<string, string | number>;
  /** in the language of whoever asked; empty in what several are told, where the client says it */
  sentence: string;
}

/** Who guards a temple. */
export interface GuardShown {
  seat: SeatName;
  figure: FigureName;
}

/** One hex of some game. What does not belong to its terrain is left out. */
export interface AnyHex {
  /** its name, "A1" to "H5"; a game may have more */
  hex: string;
  terrain: Terrain;
  /** sixths of a turn clockwise */
  turn: number;
  /** by side, as it lies: N NE SE S SW NW */
  stones: number[];
  camp: SeatName | null;
  /** of a temple */
  level?: number;
  /** of a temple */
  guard?: GuardShown | null;
  /** who would score the temple now */
  controller?: SeatName | null;
  /** of a temple that nobody leads: who is equally strong there */
  tied?: SeatName[];
  /** of a ruin: treasures it began with */
  masks?: number;
  /** of a ruin: treasures left */
  treasures?: number;
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

/** A sentence to be: a code of the catalogue and what fills it. */
export interface Line {
  code: string;
  facts: Record<string, string | number>;
}

/** One step of a turn: what is done and why, and what the board shows of it. */
export interface AdvisedStep {
  /** as the rules name it; "walk" for all ways of a figure */
  kind: string;
  actions: string[];
  /** AP */
  cost: number;
  what: Line;
  why: Line[];
  seat: SeatName;
  /** where it is done; where a walk leads */
  hex?: string;
  /** of a walk: from hex to hex */
  path?: string[];
  figure?: FigureName | null;
  /** how many figures, or how often */
  count?: number;
  /** of a temple that grows: its value before and after */
  before?: number;
  after?: number;
  /** that is laid */
  tile?: string;
  /** how it is turned */
  turn?: number;
  /** other hexes and edges that it is about */
  places?: string[];
}

/** A whole turn. */
export interface Advice {
  /** of the bot that would play it */
  level: string;
  steps: AdvisedStep[];
  /** points more, if it were scored after the turn instead of before it; null where that says nothing */
  gain: number | null;
  /** what it comes to */
  sums: Line[];
  /** what can be played of it: up to the first that reveals something, without the end of the turn */
  actions: string[];
  /** whether that is where it stops */
  reveals: boolean;
}

/** What a turn that was played gave away. */
export interface Note {
  /** points */
  gain: number;
  why: Line[];
  /** that is meant */
  hex: string;
  /** the better turn */
  advice: Advice;
}

/** A path to a neighbour, and the AP that a step on it takes. */
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

/** Members that leave the game. */
export interface Leaving {
  leaders: number;
  explorers: number;
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
  /** who leaves the game with a guard; null if nobody does */
  leaving: Leaving | null;
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

/** A temple that changes hands: who scored it before, and who scores it from then on. */
export interface Lead {
  hex: string;
  value: number;
  before: SeatName | null;
  after: SeatName | null;
}

/** One thing that happened. `code` is its sentence in the catalogue, "event-" and its kind. */
export interface Told {
  kind: string;
  code: string;
  /** the number of the action in the record that made it happen */
  action: number;
  facts: Record<string, string | number>;
  seat?: SeatName | null;
  /** the AP that it took */
  cost?: number;
  /** temples that changed hands by it */
  leads?: Lead[];
  /** of a scoring */
  sheet?: AnySheet | null;
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
  /** which bot it is, for bots */
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
  box: AnyBox | null;
}

/** How the shuffle of a table is sealed. What was sealed comes to light when the game is over. */
export interface FairShuffle {
  /** SHA-256 of the server's secret and of what is played, in hexadecimal */
  seal: string;
  /** whose pages have added a number */
  added: SeatName[];
  /** whether the receiver's page is to add one */
  asked: boolean;
}

/** How many actions can be taken back one after another, or why none. */
export interface TakeBack {
  count: number;
  refusal: Refusal | null;
}

/** Steps of a lesson about one thing. */
export interface LessonChapter {
  title: Text;
  steps: number;
}

/** A figure that is taken in hand for the learner. */
export interface PickedUp {
  hex: string;
  figure: FigureName;
}

/** Where the learner stands in a lesson, and what is to be done now. After the last step it says what was learnt. */
export interface LessonShown {
  id: string;
  chapters: LessonChapter[];
  /** how many are done */
  step: number;
  /** what to do ... */
  ask: Text;
  /** ... and how */
  how: Text;
  title: Text;
  idea: Text;
  reason: Text;
  /** the hex to click; of two, who is to walk is picked up on the first */
  lit: string[];
  /** other hexes that it is about */
  shown: string[];
  pick: PickedUp | null;
  /** the actions that are left of this step; they can be sent as they are */
  todo: string[];
  /** the lesson after this one, if there is one ... */
  next: string;
  /** ... and its name */
  next_name: Text;
}

/** What the lesson answers to something that was not what the step is about. */
export interface WrongTry {
  title: Text;
  /** the rule that forbids it; null if it could be done */
  rule: Refusal | null;
  help: Text;
  /** what is lit instead; empty if nothing else is */
  lit: string[];
}

/** Where the game stands for the receiver. */
export interface Situation {
  /** to be sent back with what one does */
  seq: number;
  /** actions in the record */
  length: number;
  view: AnyView;
  /** what is asked of whom */
  prompt: Text;
  deciding: SeatName | null;
  /** what the receiver may do now; null when another decides */
  offers: AnyOffers | null;
  undo: TakeBack;
  /** actions taken back that can be played again */
  redo: number;
  /** at a lesson, for who learns */
  lesson: LessonShown | null;
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
  view: AnyView;
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
  /** whether the receiver may ask what a bot would do */
  hints: boolean;
  log: Told[];
  situation: Situation;
  /** null if the shuffle is not sealed */
  fair: FairShuffle | null;
}

/** Nothing is dealt yet: the pages of all persons at the table are to add a number first. A welcome follows. */
export interface Sealed {
  type: "sealed";
  table: string;
  fair: FairShuffle;
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
  /** at a lesson */
  wrong: WrongTry | null;
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

/** What the members of a seat count on a hex. */
export interface Strength {
  seat: SeatName;
  strength: number;
}

/** Who leads on a hex, and how many more explorers of the asker would change that; 0 where none would. */
export interface Contest {
  hex: string;
  /** of a temple; 0 for other land */
  value: number;
  /** who has it now: by a guard, or by the majority */
  leader: SeatName | null;
  guarded: boolean;
  /** the strongest first */
  strengths: Strength[];
  /** explorers more, and nobody has it */
  to_level: number;
  /** explorers more, and the asker has it */
  to_lead: number;
  /** how much stronger the leader is than the next; 0 if nobody leads */
  ahead: number;
  /** of the asker */
  guards_left: number;
}

/** The answer to a why: `refusal` is null if it is allowed, `cost` then says what it takes. */
export interface Answer {
  type: "answer";
  id: number;
  cost: number;
  refusal: Refusal | null;
  /** for AskHex: one for each thing that is done on hexes */
  sites: SiteAnswer[];
  /** for AskWalk: temples that would change hands */
  leads: Lead[];
  /** for AskLead: how the hex stands; for AskWalk: how the target would */
  contest: Contest | null;
  /** for AskClose: the temples on which one explorer decides */
  contests: Contest[];
  /** for AskLead: the paths from the hex to its neighbours */
  ways: Way[];
}

/** The table as it was after `number` actions. */
export interface Moment {
  type: "moment";
  id: number;
  number: number;
  /** the last of them; empty for the beginning */
  action: string;
  view: AnyView;
  /** what that action meant */
  events: Told[];
}

/** What doing the step of a lesson looks like. Nothing of it has happened. */
export interface Shown {
  type: "shown";
  id: number;
  steps: Step[];
}

/** What the strongest bot would do. */
export interface Advised {
  type: "advised";
  id: number;
  advice: Advice;
}

/** What the seat's last turn gave away; null if that is not worth a note. */
export interface Reviewed {
  type: "reviewed";
  id: number;
  note: Note | null;
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

/** Take back the last `count` actions, all or none. */
export interface Undo {
  type: "undo";
  id: number;
  seq: number;
  seat: SeatName;
  count?: number;
}

/** Play `count` of the actions taken back again. */
export interface Redo {
  type: "redo";
  id: number;
  seq: number;
  seat: SeatName;
  count?: number;
}

/** Go back to the beginning of a step of the lesson, past whatever came to light since. */
export interface Back {
  type: "back";
  id: number;
  seq: number;
  /** how many are done then */
  step: number;
}

/** Show what doing this step of the lesson looks like. */
export interface Show {
  type: "show";
  id: number;
}

/** Add a number to the sealed shuffle: once for each person at the table, when the server has `asked`. */
export interface AddNumber {
  type: "number";
  id: number;
  /** 32 random bytes in hexadecimal */
  number: string;
}

/** May I, and if not, why not? Anybody may ask, as if it were for the player to decide. */
export interface Why {
  type: "why";
  id: number;
  question: AskAction | AskLay | AskWalk | AskHex | AskLead | AskClose | AskExchange;
}

/** Show the table as it was after `number` actions. */
export interface Look {
  type: "look";
  id: number;
  number: number;
}

/** What would the strongest bot do in the place of a seat one holds? Another question takes the place of this. */
export interface Advise {
  type: "advise";
  id: number;
  seq: number;
  seat: SeatName;
}

/** Did the last turn of a seat one holds give much away? Answered when nobody else waits for a bot. */
export interface Review {
  type: "review";
  id: number;
  seat: SeatName;
}

/** Drop a question of these two kinds; it is then refused. */
export interface Forget {
  type: "forget";
  id: number;
  /** its id */
  question: number;
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

/** Who leads on a hex. Anybody may ask, at any time. */
export interface AskLead {
  about: "lead";
  hex: string;
}

/** On which temples one explorer more, of anybody, would change who has them. Anybody may ask, at any time. */
export interface AskClose {
  about: "close";
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

/** What is played at a table, and by whom. */
export interface Played {
  table: string;
  game: GameName;
  edition: string;
  title: string;
  /** what is played besides the edition, a scenario; "" in games without such a thing */
  subtitle: string;
  auction: boolean;
  players: PlayerCard[];
}

/** One of the visitor's games. */
export interface GameCard extends Played {
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

/** GET /api/games?skip=40: some of the visitor's games. */
export interface GamePage {
  /** those still played come first, and of each kind what was played last */
  games: GameCard[];
  /** how many are still played in all */
  running: number;
  /** how many are over, or only watched */
  finished: number;
  /** what to skip for more; null if these are the last */
  next: number | null;
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
  /** whether bots can say what they would do, and why */
  hints: boolean;
  options: OptionChoice[];
  /** what the game's own part of the page asks for */
  own: OptionChoice[];
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

/** A lesson, and how far the visitor is in it. */
export interface LessonCard {
  id: string;
  name: Text;
  about: Text;
  /** how many are done */
  step: number;
  /** how many steps each has */
  chapters: number[];
  begun: boolean;
}

/** GET /api/home: the first of the visitor's games, and what a new table can be. */
export interface Home extends GamePage {
  protocol: number;
  version: string;
  editions: EditionChoice[];
  /** the usual one */
  edition: string;
  bots: BotChoice[];
  /** the usual one */
  bot: string;
  /** how many can play, least and most */
  players: number[];
  /** in the order in which they are learnt */
  lessons: LessonCard[];
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
  /** whether those who play may ask what a bot would do, though other persons play too */
  hints?: boolean;
}

/** POST /api/lessons: go on with a lesson, or begin it. */
export interface Learn {
  lesson: string;
  /** from its beginning */
  again?: boolean;
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
export interface Invitation extends Played {
  /** the name of whoever set up the table */
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
  change: AnyChange;
}

/** GET /api/tables/{id}/film: a game from its beginning to where it stands, for one viewer's eyes. */
export interface Film {
  table: TableInfo;
  seats: SeatAtTable[];
  over: boolean;
  /** before the first action; the `line` of a film's views is empty */
  first: AnyView;
  frames: Frame[];
  log: Told[];
}

/** A number that a person's page added. */
export interface AddedNumber {
  seat: SeatName;
  /** in hexadecimal */
  number: string;
  /** how many actions there had been up to the last thing revealed; 0 before anything was dealt */
  at: number;
}

/** What was shuffled together, as records write it, before the shuffle. */
export interface ShuffledDeck {
  name: string;
  /** taken from the top; from stacks by letter, each in this order; or put in places */
  how: DeckKind;
  items: string[];
}

/** Something that chance gave. */
export interface DrawnItem {
  /** of the action in the record, from 1 */
  number: number;
  deck: string;
  /** in the shuffled deck */
  place: number;
  item: string;
}

/** What was hidden at one time, and what came to light of it. A number that is added later hides the rest anew. */
export interface Dealt {
  /** how many actions there had been */
  at: number;
  seed: string;
  decks: ShuffledDeck[];
  drawn: DrawnItem[];
}

/** All that it takes to check a shuffle; docs/fairness.md says how. */
export interface Proof {
  table: string;
  /** as position lines name them */
  rules: string;
  players: number;
  /** who was to begin; "lot" if the shuffle decided it */
  first: string;
  began: SeatName;
  seal: string;
  secret: string;
  /** first those from before anything was dealt, by seat, then as they came */
  numbers: AddedNumber[];
  /** persons' seats without a number when the first things were dealt */
  absent: SeatName[];
  deals: Dealt[];
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
  view: AnyView;
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
  | Sealed
  | Update
  | Presence
  | Accepted
  | Refused
  | Answer
  | Moment
  | Shown
  | Advised
  | Reviewed
  | Rematch
  | Gone;

export type ClientMessage =
  | Act
  | Undo
  | Redo
  | Back
  | AddNumber
  | Show
  | Why
  | Look
  | Advise
  | Review
  | Forget;
