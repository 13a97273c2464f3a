/** One table as this page knows it: what the server said last, and what of it is on the screen already. */
import type {
  PlanStep,
  Refusal,
  FairShuffle,
  SeatAtTable,
  SeatName,
  Situation,
  Step,
  TableInfo,
  Text,
  Told,
  Update,
  Welcome,
  WrongTry,
} from "../net/protocol";
import { titleOf } from "../games/title";
import { comeBack, why } from "../net/api";
import { speech } from "../language.svelte";
import { Nap } from "../ui/nap";
import { settings } from "../ui/settings.svelte";
import { Socket, type Deed } from "../net/socket";
import { Chat } from "./chat.svelte";
import { sound, tick, yourTurn } from "./sound";
import { ClockFace, type Face } from "./clocks.svelte";
import { forget, numberFor, taken } from "./numbers";
import { isHeading, isLoose, isQuiet, isScoring, isTurnEnd, pauseOf } from "./events";
import { joined, onward, spoken, turnSpoken, type Walked } from "./story";
import { Voice } from "./voice.svelte";
import { knows, nameShown, say } from "../words";

/** What is seen of a table, in any game. */
export type AnyView = Situation["view"];

/** What is seen and offered at a table: a game names its own types. */
export interface Game {
  view: AnyView;
  offers: NonNullable<Situation["offers"]>;
}

/** Where a game stands, as the server says it. */
type Standing<G extends Game> = Omit<Situation, "view" | "offers"> & { view: G["view"]; offers: G["offers"] | null };

export type Connection = "connecting" | "open" | "lost" | "gone";

/** Plays an event out on the board; ends when it has been seen. */
export type Animator = (event: Walked, speed: number) => Promise<void>;

/** One thing to be shown: a step of the record, or several steps of one walk. */
interface Scene {
  step: Step; // the last one
  events: Walked[];
  own: boolean; // done here
  last: Situation | null; // the situation that it leads to, with the last step of an update
  repeated: boolean; // it has been shown before
  tried?: boolean; // it has not happened: a lesson shows how it would
}

/** Whether the device is handed over with a word before this view is shown. */
const isGuarded = (view: AnyView): boolean => titleOf(view.game).hasSecrets?.(view) ?? settings.wishes.passing;

/** What a bot is, in a word: its level, or its own name where it has none. */
export const levelOf = (bot: string | undefined): string => (bot && knows(`level-${bot}`) ? say(`level-${bot}`) : (bot ?? ""));

const AFTER = 700; // milliseconds that what a lesson shows stays
const REMEMBERED = 80; // scenes that can be shown again

export class Table<G extends Game = Game> {
  connection = $state<Connection>("connecting");
  info = $state.raw<TableInfo | null>(null);
  seats = $state.raw<SeatAtTable[]>([]);
  spectators = $state(0);
  host = $state(false);
  house = $state(false); // whether one is a host of the house
  hints = $state(false); // whether one may ask what a bot would do
  fair = $state.raw<FairShuffle | null>(null); // how the shuffle is sealed, if it is
  /** The newest situation; what is offered in it counts only once the screen has caught up. */
  situation = $state.raw<Standing<G> | null>(null);
  /** What is on the screen. */
  view = $state.raw<G["view"] | null>(null);
  log = $state.raw<Told[]>([]);
  /** What others did and the screen has not shown yet. */
  queue = $state.raw<Scene[]>([]);
  /** Whose actions are being shown. */
  showing = $state<SeatName | null>(null);
  /** What others did last was passed over. */
  skipped = $state(false);
  busy = $state(false); // an answer is awaited
  notice = $state<{ text: string; number: number } | null>(null);
  readonly voice = new Voice();
  readonly chat: Chat;
  readonly clock = new ClockFace(() => this.seats.map((seat) => seat.seat));
  rematch = $state<string | null>(null);
  gone = $state.raw<Text | null>(null);
  /** Who holds this device, where several seats are played at it. */
  holder = $state<SeatName | null>(null);
  /** Hexes that a line of the journal is about, while it is pointed at. */
  pointed = $state.raw<readonly string[]>([]);
  animator: Animator | null = null;
  /** Whether what is being shown has not happened: a lesson shows how a step is done. */
  demonstrating = $state(false);
  /** What a lesson answers to something that is not its step. */
  onwrong: ((wrong: WrongTry) => void) | null = null;
  /** How a step is done has been shown, and taken back. */
  onshown: (() => void) | null = null;
  /** Ends what the board is playing out. */
  hurry: (() => void) | null = null;

  private socket: Socket;
  private past: Scene[] = [];
  private done: number[] = []; // actions sent with each click
  private undone: number[] = [];
  private runs = 0;
  private running = false;
  private readonly nap = new Nap();
  private noticed = 0;
  private heard = 0; // the newest seq that has come
  private hear: (() => void) | null = null;
  private adding = false; // a number to the shuffle

  constructor(readonly id: string) {
    this.socket = new Socket(() => `/ws/${id}?language=${speech.language}`, {
      news: (message) => {
        if (message.type === "welcome" || message.type === "update") this.heard = message.situation.seq;
        switch (message.type) {
          case "welcome":
            this.welcome(message);
            this.clock.set(message.clocks);
            return this.came();
          case "update":
            this.clock.set(message.clocks);
            this.update(message);
            return this.came();
          case "clocks":
            return this.clock.set(message);
          case "sealed":
            return this.shuffle(message.fair);
          case "presence":
            this.seats = message.seats;
            this.spectators = message.spectators;
            this.host = message.host;
            return;
          case "rematch":
            this.rematch = message.table;
            return;
          case "host of house":
            this.house = true;
            return;
          case "chat":
            return this.chat.hear(message.chat);
          case "said":
            return this.chat.add(message.lines);
          case "writes":
            return this.chat.writes(message.seat);
          case "gone":
            forget(id);
            this.gone = message.reason;
        }
      },
      opened: () => undefined,
      lost: () => {
        if (this.gone) {
          this.connection = "gone";
          this.socket.close();
        } else if (this.connection !== "connecting") this.connection = "lost";
      },
    });
    this.chat = new Chat(this, this.socket);
    this.clock.onpass = (seat, told, ticks) => this.passes(seat, told, ticks);
  }

  close(): void {
    this.socket.close();
    this.stop();
    this.voice.stop();
    this.chat.stop();
    this.clock.stop();
  }

  /** One's own time passes: it is told and heard. */
  private passes(seat: SeatName, told: number | null, ticks: boolean): void {
    if (!this.seat(seat)?.yours) return;
    if (ticks) tick();
    if (!told) return;
    const text = told < 60 ? say("clock-heard-seconds", { count: told }) : say("clock-heard-minutes", { count: told / 60 });
    this.voice.utter(say("clock-heard", { you: this.alone ? "yes" : "no", player: this.name(seat), text }));
  }

  /** Own seats for which a bot plays. */
  get replaced(): SeatAtTable[] {
    return this.mine.filter((seat) => seat.stand_in);
  }

  /** What is said of a seat for whose holder a bot plays. */
  standIn(seat: string): string {
    const sitting = this.seat(seat);
    if (!sitting?.stand_in) return "";
    if (sitting.yours) return say("clock-stands-in-you", { bot: sitting.stand_in_name });
    return say("clock-stands-in", { bot: sitting.stand_in_name, player: nameShown(sitting.name) });
  }

  /** The clock of a seat, and who plays for its holder, as a card shows them. */
  timed(seat: string): { clock: Face | null; standIn: { name: string; text: string } | null } {
    const name = this.seat(seat)?.stand_in_name ?? "";
    return { clock: this.face(seat), standIn: name ? { name, text: this.standIn(seat) } : null };
  }

  /** The clock of a seat; bots have none. */
  face(seat: string): Face | null {
    return this.seat(seat)?.kind === "bot" ? null : this.clock.of(seat);
  }

  /** Until when somebody is away, if they are. */
  away(seat: string | null | undefined): string {
    const until = (this.seat(seat)?.away ?? 0) * 1000;
    if (until <= Date.now()) return "";
    return say("table-away", { until: new Date(until).toLocaleDateString(speech.language, { day: "numeric", month: "short" }) });
  }

  /** What is said of who moves: what the end of the turn adds, too. */
  toMove(seat: string): string {
    const { shown } = this.clock;
    const away = this.away(seat);
    if (away) return away;
    return shown?.extra && shown.running === seat ? say("clock-to-move", { extra: shown.extra }) : say("table-to-move");
  }

  /** Takes one's seats back from the bots. */
  async takeBack(): Promise<void> {
    try {
      await comeBack(this.id);
    } catch (error) {
      this.tell((error as Error).message);
    }
  }

  // --- who

  seat(name: string | null | undefined): SeatAtTable | undefined {
    return this.seats.find((seat) => seat.seat === name);
  }

  name(seat: string | null | undefined): string {
    const sitting = this.seat(seat);
    if (!sitting) return "";
    return sitting.seat === this.alone ? say("table-you") : nameShown(sitting.name);
  }

  /** The one seat that is played here. */
  get alone(): SeatName | null {
    return this.mine.length === 1 ? this.mine[0]!.seat : null;
  }

  /** Whose turn is on the screen: while others' actions are shown, theirs. */
  get moving(): SeatName | null {
    return this.showing ?? this.view?.current ?? null;
  }

  /** Who sits there, as the journal names them above what they did. */
  actor(seat: string): string {
    const you = seat === this.alone ? "yes" : "no";
    return say("log-who", { you, player: nameShown(this.seat(seat)?.name ?? "") });
  }

  /** Who sits there, for those who do not know: a bot's level, or whether somebody is here. */
  kind(seat: string | null | undefined): string {
    const sitting = this.seat(seat);
    if (!sitting || (sitting.yours && this.mine.length === 1)) return "";
    const away = this.away(seat);
    if (away) return away;
    const kind = sitting.kind === "person" && sitting.yours ? "here" : sitting.kind;
    return say("table-status", { kind, level: levelOf(sitting.bot), online: sitting.connected ? "yes" : "no" });
  }

  get mine(): SeatAtTable[] {
    return this.seats.filter((seat) => seat.yours);
  }

  get watching(): boolean {
    return this.mine.length === 0;
  }

  /** Others' actions are still being shown. */
  get behind(): boolean {
    return this.showing !== null || this.queue.some((scene) => !scene.own);
  }

  /** What was done here is still moving on the board. */
  get settling(): boolean {
    return this.queue.length > 0 && !this.behind;
  }

  /** The device has to be passed on before anybody can act. */
  get covered(): boolean {
    return this.queue.length === 0 && this.changing && isGuarded(this.situation!.view);
  }

  /** Somebody at this device has to decide who does not hold it. */
  private get changing(): boolean {
    const deciding = this.situation?.deciding;
    return this.mine.length > 1 && !!this.seat(deciding)?.yours && this.holder !== deciding;
  }

  /** Whether somebody here may act now. */
  get acting(): boolean {
    return !!this.situation?.offers && this.queue.length === 0 && !this.covered;
  }

  take(): void {
    this.holder = this.situation?.deciding ?? null;
  }

  // --- doing

  async act(actions: readonly string[]): Promise<boolean> {
    return this.acted(actions, await this.send({ type: "act", actions: [...actions] }));
  }

  /** Does something, and returns why it was not done instead of saying so. */
  async attempt(actions: readonly string[]): Promise<Refusal | null> {
    let refused: Refusal | null = null;
    const done = await this.send({ type: "act", actions: [...actions] }, (refusal) => (refused = refusal));
    return this.acted(actions, done) ? null : (refused ?? { code: "stale", facts: {}, sentence: "" });
  }

  /** Remembers what was done with one click. */
  private acted(actions: readonly string[], done: boolean): boolean {
    if (!done) return false;
    this.done.push(actions.length);
    this.undone = [];
    this.skipped = false;
    return true;
  }

  /** Takes back what was done with one click, a whole walk say, as far as that is possible. */
  async undo(): Promise<boolean> {
    const count = Math.min(this.done.pop() ?? 1, this.situation?.undo.count ?? 0);
    const done = count > 0 && (await this.send({ type: "undo", count }));
    if (done) this.undone.push(count);
    return done;
  }

  async redo(): Promise<boolean> {
    const count = Math.min(this.undone.pop() ?? 1, this.situation?.redo ?? 0);
    const done = count > 0 && (await this.send({ type: "redo", count }));
    if (done) this.done.push(count);
    return done;
  }

  advise(): ReturnType<Socket["advise"]> {
    return this.socket.advise(this.situation!.seq, this.situation!.deciding!);
  }

  review: Socket["review"] = (seat) => this.socket.review(seat);

  plan: Socket["plan"] = (...asked) => this.socket.plan(...asked);

  /** The steps of a plan after which questions are asked, while somebody plans here. */
  after: readonly PlanStep[] | null = null;
  why = (question: Parameters<Socket["why"]>[0]): ReturnType<Socket["why"]> => this.socket.why(question, this.after);

  /** Goes back to the beginning of a step of the lesson. */
  async goBack(step: number): Promise<boolean> {
    const now = this.situation;
    if (!now || this.busy) return false;
    this.stop();
    this.done = [];
    return this.settled({ type: "back", seq: now.seq, step });
  }

  /** Shows how the step of the lesson is done, and takes it back. */
  async demonstrate(): Promise<void> {
    if (this.queue.length > 0 || this.busy) return;
    const steps = await this.socket.show();
    if (steps.length === 0 || this.queue.length > 0) return;
    this.demonstrating = true;
    this.queue = merge(steps.map((step) => ({ step, events: step.events, own: false, last: null, repeated: true, tried: true })));
    void this.run();
  }

  private async send(
    deed: { type: "act"; actions: string[] } | { type: "undo"; count: number } | { type: "redo"; count: number },
    refused?: (refusal: Refusal) => void,
  ): Promise<boolean> {
    const now = this.situation;
    if (!now?.deciding || this.busy) return false;
    return this.settled({ ...deed, seq: now.seq, seat: now.deciding }, refused);
  }

  /** Sends something, and waits until what it changed has come. */
  private async settled(deed: Deed, refused = (refusal: Refusal) => this.tell(why(refusal))): Promise<boolean> {
    this.busy = true;
    try {
      const outcome = await this.socket.act(deed);
      if (!outcome.done && outcome.wrong && this.onwrong) this.onwrong(outcome.wrong);
      else if (!outcome.done) refused(outcome.refusal);
      else if (this.heard < outcome.seq) await new Promise<void>((resolve) => (this.hear = resolve));
      return outcome.done;
    } finally {
      this.busy = false;
    }
  }

  tell(text: string): void {
    this.notice = { text, number: ++this.noticed };
  }

  // --- what comes from the server

  /** Adds this browser's number to the shuffle, if it is asked for one. */
  private shuffle(fair: FairShuffle | null): void {
    this.fair = fair;
    if (!fair?.asked || this.adding) return;
    this.adding = true;
    void this.socket.addNumber(numberFor(this.id, fair)).then((added) => {
      this.adding = false;
      if (added) taken(this.id);
    });
  }

  private welcome(message: Welcome): void {
    const again = this.connection === "lost";
    this.shuffle(message.fair);
    this.info = message.table;
    this.seats = message.seats;
    this.spectators = message.spectators;
    this.host = message.host;
    this.hints = message.hints;
    this.chat.hear(message.chat);
    if (!this.situation || message.situation.seq !== this.situation.seq || again) {
      this.stop();
      this.log = message.log;
      this.arrive(message.situation);
    } else this.stand(message.situation);
    if (this.connection === "connecting" && !titleOf(message.table.game).hasSecrets) this.holder = message.situation.deciding;
    this.connection = "open";
    if (again) this.tell(say("table-back-online"));
  }

  private update(message: Update): void {
    if (message.steps.length === 0) return this.arrive(message.situation);
    const own = message.steps.every((step) => step.seat === null || this.seat(step.seat)?.yours);
    const scenes = message.steps.map((step): Scene => ({
      step,
      events: step.events,
      own: own && message.steps[0]?.seat != null,
      last: null,
      repeated: false,
    }));
    scenes.at(-1)!.last = message.situation;
    const merged = merge(scenes);
    this.past = [...this.past, ...merged].slice(-REMEMBERED);
    this.queue = [...this.queue, ...merged];
    if (!this.running) void this.run();
  }

  /** Plays out what happened, one thing after another; what was done here without a pause. */
  private async run(): Promise<void> {
    const number = ++this.runs;
    this.running = true;
    let others = false;
    for (let scene = this.queue[0]; scene; scene = this.queue[0]) {
      this.showing = scene.own ? null : (scene.step.seat ?? this.showing ?? this.view?.current ?? null);
      if (!scene.repeated) this.enter(scene);
      for (const event of scene.step.kind === "undo" ? [] : scene.events) {
        const still = scene.own && settings.reduced && !isScoring(event);
        const speed = settings.wishes.speed || (scene.tried ? 1 : 0);
        if (speed || scene.own) sound(event); // what is shown at once would sound at once
        if (speed === 0 || still) continue;
        const pause = scene.own ? null : this.nap.rest(pauseOf(event) / speed);
        await this.animator?.(event, scene.own ? Math.max(1.5, speed) : speed);
        await pause;
        if (number !== this.runs) return;
      }
      others ||= !scene.own && !scene.repeated;
      this.view = scene.step.view;
      if (scene.tried) await this.nap.rest(AFTER);
      if (number !== this.runs) return;
      if (scene.last) this.stand(scene.last);
      this.queue = this.queue.slice(1);
    }
    this.stop();
    if (this.situation) this.view = this.situation.view;
    if (others && this.acting) yourTurn();
  }

  /** Whether there is something of others that can be shown again. */
  get repeatable(): boolean {
    return this.log.length > 0 && this.past.some((scene) => !this.own(scene));
  }

  /** Shows again what the others did last. */
  again(): void {
    if (this.queue.length > 0) return;
    let end = this.past.length;
    while (end > 0 && this.own(this.past[end - 1]!)) end--;
    let first = end;
    while (first > 0 && !this.own(this.past[first - 1]!)) first--;
    const shown = this.past.slice(first, end);
    if (shown.length === 0) return;
    const before = this.past[first - 1];
    if (before) this.view = before.step.view;
    this.queue = shown.map((scene) => ({ ...scene, last: null, repeated: true }));
    void this.run();
  }

  /** How many actions there had been before what the others did last. */
  get shownFrom(): number | null {
    if (!this.repeatable) return null;
    const last = this.past.findLastIndex((scene) => !this.own(scene));
    const before = this.past.slice(0, last).findLastIndex((scene) => this.own(scene));
    return (this.past[before + 1]?.step.length ?? 1) - 1;
  }

  private own(scene: Scene): boolean {
    return !!this.seat(scene.step.seat)?.yours;
  }

  /** Shows the newest position at once. */
  skip(): void {
    if (this.queue.length === 0) return;
    this.skipped ||= this.queue.some((scene) => !scene.own && !scene.repeated);
    for (const scene of this.queue.slice(1)) if (!scene.repeated) this.enter(scene);
    const newest = this.queue.findLast((scene) => scene.last)?.last ?? this.situation;
    this.stop();
    if (newest) this.arrive(newest);
  }

  private stop(): void {
    this.runs++;
    this.running = false;
    this.queue = [];
    this.showing = null;
    this.nap.wake();
    this.hurry?.();
    if (!this.demonstrating) return;
    this.demonstrating = false;
    this.onshown?.();
  }

  /** What was asked for has come: whoever waits for it can go on. */
  private came(): void {
    this.hear?.();
    this.hear = null;
  }

  /** Writes a scene into the log and says it. */
  private enter({ step, events, last }: Scene): void {
    const first = events[0]?.action ?? step.length;
    const kept = this.log.filter((event) => event.action < (step.kind === "undo" ? step.length : first));
    this.log = step.kind === "undo" ? kept : [...kept, ...events];
    if (step.kind !== "undo") this.voice.utter(...events.map((event) => this.told(event)));
    if (!last) return; // what was done with one click is one thing
    if (step.kind === "undo") this.voice.utter(say("log-spoken", { player: this.actor(step.seat ?? ""), text: say("log-undone") }));
    const { phase, current, ap } = step.view;
    if (phase === "spend" && this.seat(step.seat)?.yours && this.seat(current)?.yours) this.voice.utter(say("heard-left", { ap }));
  }

  /** What is said aloud of an event. Of a bot's turn its sum is said when it is over; persons take their time. */
  private told(event: Told): string {
    const mine = this.mine.map((seat) => seat.seat);
    const actor = (seat: string): string => this.actor(seat);
    const within = event.seat && this.seat(event.seat)?.kind === "bot" && !isHeading(event) && !isLoose(event) && !isScoring(event);
    if (within) return isTurnEnd(event) ? turnSpoken(this.log, event.seat!, mine, actor) : "";
    return isQuiet(event) ? "" : spoken(event, mine, actor);
  }

  private arrive(situation: Situation): void {
    this.stand(situation);
    this.view = situation.view;
  }

  /** The game stands so now. Where there is nothing to be kept from each other the device changes hands without a word. */
  private stand(situation: Situation): void {
    this.situation = situation;
    if (this.changing && !isGuarded(situation.view)) this.holder = situation.deciding;
  }
}

/** Joins the single steps of one figure's walk, so that it is shown in one go. */
function merge(scenes: readonly Scene[]): Scene[] {
  const merged: Scene[] = [];
  for (const scene of scenes) {
    const before = merged.at(-1);
    const [a, b] = [before?.events[0], scene.events[0]];
    const alone = before?.events.length === 1 && scene.events.length === 1;
    const playing = before?.step.kind === scene.step.kind && scene.step.kind !== "undo";
    if (!a || !b || !alone || !playing || !onward(a, b)) {
      merged.push(scene);
      continue;
    }
    merged[merged.length - 1] = { ...scene, events: [joined(a, b)] };
  }
  return merged;
}
