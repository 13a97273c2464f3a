/* Made from the types in src/tikal by `make docs`; do not edit. */

import type { AnyBox, AnyChange, AnyOffers, AnySheet, AnyView, GameName } from "../games/protocol";

/** Raised when a client of before could not talk to a server of after. */
export const PROTOCOL = 2;

export type SeatName = "Red" | "Blue" | "Yellow" | "White";

export type FigureName = "explorer" | "leader";

export type Terrain = "base_camp" | "temple" | "clearing" | "ruin" | "volcano" | "lake" | "jungle";

export type MenuKind = "uncover" | "dig" | "camp" | "guard";

export type SiteKind = "uncover" | "dig" | "camp" | "guard" | "enter";

export type Phrase = "moment" | "good" | "turn" | "well";

export type LineKind = "text" | "phrase" | "note";

export type TieKind = "" | "mute" | "block";

export type SeatKind = "person" | "bot" | "open";

export type StepKind = "play" | "chance" | "undo" | "redo";

export type ClockKind = "turn" | "player" | "days";

export type DeedName = "close" | "dismiss" | "mute" | "unmute" | "ban" | "unban" | "host" | "unhost";

export type Doing = "yours" | "tables" | "playing" | "watching" | "looking" | "away";

export type Whose = "mine" | "all";

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
  /** on what comes to light before it, which nobody knows yet */
  depends?: boolean;
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
  /** points, about, in all scorings to come */
  gain: number;
  /** how many those are */
  scorings: number;
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

/** A treasure of the deciding player, and why it cannot be given: to nobody, or to some. */
export interface Own {
  treasure: string;
  count: number;
  refusal: Refusal | null;
  to: Partial<Record<SeatName, Refusal>>;
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

/** A temple that changes hands: who scored it before, and who scores it from then on. */
export interface Lead {
  hex: string;
  value: number;
  before: SeatName | null;
  after: SeatName | null;
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

/** One thing that was said, or that the house says: "sat", "left" or "bot" is a note. */
export interface Utterance {
  number: number;
  kind: LineKind;
  /** stands for the person; "" for a note */
  who: string;
  /** null for those who watch */
  seat: SeatName | null;
  /** "" for somebody who has none */
  name: string;
  text: string;
  /** seconds since 1970 */
  at: number;
  /** how many actions there were then */
  moment: number;
}

/** Somebody whom the receiver does not want to hear of. */
export interface Tied {
  who: string;
  name: string;
  tie: TieKind;
}

/** What was said at a table, as far as the receiver hears it. */
export interface Talk {
  /** stands for the receiver */
  me: string;
  lines: Utterance[];
  ties: Tied[];
  /** letters of one message */
  most: number;
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
  /** which bot plays for whoever holds it, until they take it back ... */
  stand_in: string;
  /** ... and what it is called */
  stand_in_name: string;
  /** until when whoever holds it is away, in seconds since 1970; it may be past */
  away: number;
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
  /** who began */
  first: SeatName;
  /** seconds since 1970 */
  created: number;
  /** a record that somebody brought: nobody plays, one can only watch */
  uploaded: boolean;
  /** whether those who play can plan their coming turn while others move */
  plans: boolean;
  box: AnyBox | null;
  /** it was set up to count; whether it does is known at its end */
  rated: boolean;
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

/** How much time everybody has left when this is sent; also sent by itself, when only that has changed. */
export interface Clocks {
  type: "clocks";
  kind: ClockKind;
  /** seconds of a turn, or of a player for the whole game */
  budget: number;
  /** seconds that a player gets for ending a turn */
  extra: number;
  /** milliseconds, by seat */
  left: number[];
  /** whose time runs ... */
  running: SeatName | null;
  /** ... in so many milliseconds: until then something is shown, or somebody is waited for */
  wait: number;
  /** it waits since their connection was lost */
  lost: boolean;
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
  /** null where nobody is there to talk to */
  chat: Talk | null;
  /** where there are any */
  clocks: Clocks | null;
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
  clocks: Clocks | null;
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

/** One step of a plan, as it is in the position of now. */
export interface PlannedStep {
  /** as they would be sent */
  actions: string[];
  /** AP; 0 if it cannot be done */
  cost: number;
  /** AP when it was put into the plan */
  was: number;
  /** in words, and what the board shows of it; if it cannot be done, as it was while it could */
  told: AdvisedStep[];
  /** why it cannot be done */
  refusal: Refusal | null;
  /** what somebody did that made it impossible, where that is known */
  cause: Told | null;
  /** the step without which it cannot be done, counted from 1, where that is one that cannot; else 0 */
  waits: number;
  /** whether it reveals something, which a plan does not know */
  unknown: boolean;
  /** whether others decide after it: what follows waits until it is one's turn again */
  yields: boolean;
}

/** What a plan comes to. Only who holds the seat gets this. */
export interface Planned {
  type: "planned";
  id: number;
  /** the situation that it was checked in */
  seq: number;
  /** which turn of the seat it is for, or which other part of the game: a plan is for one */
  turn: number;
  steps: PlannedStep[];
  /** of all that can be done */
  cost: number;
  /** that the turn has, with all that can be done */
  ap: number;
  /** whether the turn has come so far that the plan can be played */
  now: boolean;
  /** whether these steps are kept with the seat */
  kept: boolean;
  /** whether the last step goes on with what is done next: something has to be carried out first */
  open: boolean;
  /** after all that can be done */
  view: AnyView;
  /** what could be done then */
  offers: AnyOffers;
}

/** Somebody started another game with the same people; everybody has the seat there already. */
export interface Rematch {
  type: "rematch";
  table: string;
}

/** All that was said, anew: the receiver hears others than before. */
export interface Chat {
  type: "chat";
  chat: Talk | null;
}

/** Something was said. */
export interface Said {
  type: "said";
  lines: Utterance[];
}

/** Somebody is writing something. */
export interface Writes {
  type: "writes";
  who: string;
  seat: SeatName;
}

/** Whoever is connected is a host of the house: they may close this table, and mute or ban who sits here. */
export interface HostOfHouse {
  type: "host of house";
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

/** One step of a plan: what is done with one click, or by something that is carried out click by click. */
export interface PlanStep {
  actions: string[];
  /** AP when it was put into the plan */
  cost: number;
}

/** What would these steps come to in the coming turn of a seat one holds? Nothing is played, and nobody is told. */
export interface Plan {
  type: "plan";
  id: number;
  seat: SeatName;
  /** null: those that are kept with the seat */
  steps?: PlanStep[] | null;
  /** whether they are kept from now on, in the place of others; none: nothing is kept any more */
  keep?: boolean;
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
  /** as if it were one's coming turn, after these steps of a plan */
  after?: PlanStep[] | null;
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

/** Say something to the table: a text, or one of the ready phrases. */
export interface Say {
  type: "say";
  id: number;
  text?: string;
  phrase?: Phrase | null;
}

/** Something is being written; it is not answered. */
export interface Writing {
  type: "writing";
  id: number;
}

/** Do not hear somebody any more, who said something here, or hear them again. */
export interface Tie {
  type: "tie";
  id: number;
  who: string;
  tie: TieKind;
}

/** Let the hosts of this server look at something that was said. */
export interface Report {
  type: "report";
  id: number;
  number: number;
}

/** Who somebody is to the house. */
export interface You {
  /** "" while none was chosen */
  name: string;
  /** it is theirs on every device */
  claimed: boolean;
  /** of the house */
  host: boolean;
}

/** GET /api/account, and the answer to whatever changes it: all that is known of who asks. */
export interface Account extends You {
  games: number;
  /** where they are signed in; 0 for a guest */
  devices: number;
  /** seconds since 1970; 0 for a guest who never chose a name */
  created: number;
  /** until when; 0 for not at all */
  muted: number;
  banned: number;
  /** why */
  reason: string;
}

/** GET /api/account/name?name=Mira: whether a name can be had. */
export interface NameChecked {
  /** as it would be written */
  name: string;
  /** why not */
  refusal: Refusal | null;
}

/** GET /api/account/passphrase: one that nobody has used. */
export interface Suggestion {
  passphrase: string;
}

/** POST /api/account/claim: have a name for oneself, on every device. */
export interface Claim {
  name: string;
  passphrase: string;
}

/** POST /api/account/sign-in: be somebody in this browser, too. */
export interface SignIn {
  name: string;
  passphrase: string;
}

/** The games that a guest had in this browser come along. */
export interface SignedIn {
  account: Account;
  /** how many did */
  along: number;
  /** how many of them they play at already: a bot has the second seat now */
  doubled: number;
}

/** POST /api/account/sign-out: be a guest in this browser again, or everywhere but in this browser. */
export interface SignOut {
  others?: boolean;
}

/** POST /api/account/name: be called otherwise. A claimed name then is free for others. */
export interface Rename {
  name: string;
}

/** POST /api/account/passphrase: change it; all other browsers are signed out. */
export interface NewPassphrase {
  now: string;
  new: string;
}

/** POST /api/account/delete: forget all that is known of who asks. */
export interface Forget {
  /** once more, so that nobody does it by accident */
  name: string;
}

/** POST /api/house/deeds: do something that only hosts of the house may. */
export interface DeedWanted {
  deed: DeedName;
  /** which is written down, and told */
  reason: string;
  /** where somebody sits, or which is to be closed */
  table?: string;
  seat?: SeatName | null;
  /** a claimed one, where no table is named */
  name?: string;
  /** of somebody on the desk, where there is no such name either */
  id?: string;
  /** how long; 0 is for good */
  hours?: number;
  /** of what was said at the table, to put a report of it away */
  number?: number;
}

/** Something that a host did. */
export interface Deed {
  /** seconds since 1970 */
  at: number;
  host: string;
  deed: DeedName;
  /** a name, or a table */
  whom: string;
  /** 0 if that makes no sense, or if it is for good */
  until: number;
  reason: string;
}

/** Somebody who may not do everything, or who may do more. */
export interface Watched {
  /** as the desk knows them, guests too; nobody can be them by it */
  id: string;
  name: string;
  claimed: boolean;
  host: boolean;
  /** until when; 0 for not at all */
  muted: number;
  banned: number;
  reason: string;
}

/** Something that was said at a table, and that somebody wants the hosts to look at. */
export interface Reported {
  /** which may be gone */
  table: string;
  number: number;
  /** of who said it, as the desk knows them */
  id: string;
  /** as they were called then */
  name: string;
  text: string;
  /** when it was first reported */
  at: number;
  /** who did, as far as they have names */
  by: string[];
}

/** GET /api/house: what hosts of the house look at. */
export interface Desk {
  people: Watched[];
  /** the latest first; those that were put away are gone */
  reports: Reported[];
  /** the latest first */
  deeds: Deed[];
  /** what to skip for more */
  next: number | null;
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
  /** of a game that is timed */
  clocks: Clocks | null;
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
  /** that it is played by */
  edition: string;
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
  you: You;
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
  /** whether anybody may sit down in the seats with links; it is shown on home pages */
  open?: boolean;
  /** whether it counts; not with bots, house rules, help, or without a claimed name */
  rated?: boolean;
  /** "turn 120" (seconds), "player 1200+30" (seconds, and what a turn adds) or "days 3"; none for one */
  clock?: string;
}

/** How a table is timed: see `Clocks`, which says what is left, too. */
export interface Timing {
  kind: ClockKind;
  budget: number;
  extra: number;
}

/** A table with free seats. */
export interface Offered extends Played {
  /** how many */
  free: number;
  /** whether it counts */
  rated: boolean;
  /** null if it is not timed */
  timing: Timing | null;
}

/** A table where anybody may sit down. */
export interface OpenTable extends Offered {
  /** the name of whoever set it up */
  host: string;
  /** somebody who plays there is at this server now */
  here: boolean;
  created: number;
}

/** Somebody who is at this server now. */
export interface Here {
  /** stands for the person */
  who: string;
  name: string;
  doing: Doing;
  /** where they play and are */
  tables: number;
  /** path of their own page; "" for those who have none */
  page: string;
}

/** Somebody asks the visitor to sit down at a table. */
export interface Asking extends Offered {
  /** the name of who asks */
  host: string;
}

/** GET /api/club: who is here, and where one can sit down. */
export interface Club {
  /** stands for the visitor */
  me: string;
  tables: OpenTable[];
  /** how many such tables there are in all */
  open: number;
  /** others; those at a table of the visitor first */
  people: Here[];
  /** others who have no name */
  guests: number;
  /** tables that somebody is at */
  playing: number;
  asked: Asking[];
}

/** GET /api/finished?search=ana: games that are over. */
export interface Found {
  /** what was played last comes first */
  games: GameCard[];
  /** what to skip for more; null if these are the last */
  next: number | null;
}

/** POST /api/tables/{id}/ask: ask somebody to sit down: who is here, or has kept a name. */
export interface Ask {
  /** who is here, as in `Here` */
  who?: string;
  /** ... or a name that somebody has kept, here or not */
  name?: string;
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
  /** the game counts for the ratings of those who play */
  rated: boolean;
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

/** POST /api/tables/{id}/leave: give up one's seats, to a bot or to whoever opens the new links; or keep them. */
export interface Leave {
  open?: boolean;
  /** a bot stands in until one takes them back; where nobody else plays they are given up */
  keep?: boolean;
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
  /** those, in their order: a tile, and how high above its bottom */
  places: string[];
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

/** What is rated by itself. */
export interface KindOfGame {
  game: GameName;
  edition: string;
  /** of the edition */
  title: string;
  auction: boolean;
  players: number;
}

/** What somebody's games of one kind add up to. */
export interface Standing extends KindOfGame {
  /** that of the strongest bot; "" with people */
  level: string;
  games: number;
  /** how many of them count */
  rated: number;
  /** the rating; with people only */
  number: number;
  /** it is right give or take so much, in two cases of three */
  around: number;
  /** enough games count for it to be more than a guess */
  sure: boolean;
  /** how often first, second ... */
  places: number[];
  /** all together */
  points: number;
}

/** Somebody whom one plays with often. */
export interface Companion {
  name: string;
  games: number;
  /** in how many of them one was ahead */
  ahead: number;
}

/** GET /api/players/{name}: somebody who has claimed a name. */
export interface Player {
  name: string;
  yours: boolean;
  /** when they came, in seconds since 1970 */
  since: number;
  /** how many games with people */
  people: number;
  /** ... and against bots */
  bots: number;
  standings: Standing[];
  companions: Companion[];
}

/** Somebody else at a table. */
export interface Opponent {
  /** "" for somebody who is known here no more */
  name: string;
  /** whether there is a page of theirs */
  page: boolean;
  /** of a bot; "" for people */
  level: string;
}

/** One game of somebody. */
export interface PlayedGame extends KindOfGame {
  /** where it can be watched again; "" if it was deleted, or is of no concern to who asks */
  table: string;
  /** in seconds since 1970 */
  ended: number;
  rated: boolean;
  place: number;
  points: number;
  others: Opponent[];
  /** the rating after it; 0 against bots */
  number: number;
  around: number;
  /** what it did to the rating */
  change: number;
}

/** GET /api/players/{name}/games: some of somebody's games, the latest first. */
export interface PlayedPage {
  games: PlayedGame[];
  /** what to skip for more; null if these are the last */
  next: number | null;
}

/** How many action points go where. */
export interface Habit {
  kind: "camp" | "dig" | "enter" | "exchange" | "guard" | "other" | "stone" | "uncover" | "unused" | "walk";
  own: number;
  /** of all that this is compared with */
  others: number;
}

/** GET /api/players/{name}/results: somebody's games of one kind. */
export interface PlayerResults {
  /** the last of them, the latest last */
  games: PlayedGame[];
  habits: Habit[];
  /** they are compared with all who have at least this rating; 0 for all others */
  least: number;
}

/** Somebody on the leader board. */
export interface Leader {
  place: number;
  name: string;
  yours: boolean;
  number: number;
  around: number;
  /** that count */
  games: number;
  /** with friendly ones */
  played: number;
  /** of all that were played */
  firsts: number;
}

/** GET /api/players: who is the strongest in one kind of game. */
export interface LeaderBoard {
  /** in which anybody is rated */
  kinds: KindOfGame[];
  /** the one that this is about; null if there is none */
  kind: KindOfGame | null;
  /** how many games it takes to be on it */
  least: number;
  leaders: Leader[];
  /** how many there are in all, of those who were looked for */
  total: number;
  /** what to skip for more; null if these are the last */
  next: number | null;
}

/** What a game did to somebody's rating. */
export interface RatedSeat {
  seat: SeatName;
  number: number;
  around: number;
  change: number;
}

/** GET /api/tables/{id}/result: whether a game that is over counts, and what it did to ratings. */
export interface TableResult {
  /** false for a moment after the end, and for what is no game between players */
  kept: boolean;
  /** why it does not count */
  friendly: "" | "bots" | "chosen" | "guest" | "house" | "left" | "unasked";
  /** if it counts */
  seats: RatedSeat[];
}

/** GET /api/account/reminders, and the answer to whatever changes it: how who asks is reminded, and their leave. */
export interface Reminding {
  /** whether this server tells other servers */
  webhooks: boolean;
  /** the address that is told; "" for none */
  webhook: string;
  /** whether this server sends mails */
  mails: boolean;
  /** the address that gets them; "" for none */
  mail: string;
  /** the address that is to get them, once the link that was sent there is opened; "" for none */
  wanted: string;
  /** until when, in seconds since 1970; 0 if they are not */
  away: number;
  /** for how many days more they may be this year ... */
  left: number;
  /** ... and for how many at once */
  most: number;
}

/** POST /api/account/reminders/webhook: which address is to be told; "" for none any more. */
export interface NewWebhook {
  url: string;
}

/** An address is told from now on. The secret signs what is sent there, and is not shown again. */
export interface Hooked {
  reminding: Reminding;
  /** "" if there is no address */
  secret: string;
}

/** POST /api/account/reminders/mail: which address is to get mails; "" for none any more. */
export interface NewMail {
  address: string;
}

/** POST /api/mail/confirm: what stood in the link that was sent to an address. */
export interface Confirm {
  code: string;
}

/** POST /api/account/reminders/test: which way a reminder is to be tried. */
export interface Trial {
  by?: "mail" | "webhook";
}

/** POST /api/account/reminders/away: until when one is away, in seconds since 1970; 0 if one is back. */
export interface NewAway {
  until: number;
}

export type ServerMessage =
  | Welcome
  | Sealed
  | Update
  | Presence
  | Clocks
  | Accepted
  | Refused
  | Answer
  | Moment
  | Shown
  | Advised
  | Reviewed
  | Planned
  | Rematch
  | Chat
  | Said
  | Writes
  | HostOfHouse
  | Gone;

export type ClientMessage =
  | Act
  | Undo
  | Redo
  | Back
  | AddNumber
  | Show
  | Why
  | Plan
  | Look
  | Advise
  | Review
  | Forget
  | Say
  | Writing
  | Tie
  | Report;
