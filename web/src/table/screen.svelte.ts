/** How a table's screen is laid out, and what its board, hand and table have to tell each other. */
import { tick, untrack } from "svelte";
import type Board from "../board/Board.svelte";
import type { Insets } from "../board/camera";
import { APOTHEM } from "../board/geometry";
import type { BoardEvent } from "../board/types";
import { Scoring } from "../watch/scoring.svelte";
import { settings } from "../ui/settings.svelte";
import { isScoring } from "./events";
import type { Hand } from "./hand.svelte";
import type { Room } from "./ring";
import type { Walked } from "./story";

/** Phones upright, phones on their side and windows as low, tablets, desks. */
export type Layout = "phone" | "low" | "medium" | "wide";

/** The room that the panels of a game take beside the board. */
export interface Panels {
  /** How wide the column on the right is. */
  wide: number;
  medium: number;
  /** What stands left of the board and below it. */
  left: number;
  bottom: number;
  /** The least that is kept free above it: it does not move whenever more is asked. */
  top?: number;
}

export function layoutOf(width: number, height: number): Layout {
  if (height < 480 && width > height) return "low";
  return width < 760 ? "phone" : width < 1180 || height < 620 ? "medium" : "wide";
}

export const RAIL = 112; // the column of a low window
/** How wide what opens beside the rail is. */
export const drawerOf = (width: number): number => Math.min(330, Math.round(width * 0.36));

const ASKED = 118; // a phone's prompt with two lines to explain it: the board does not move whenever they come and go
export const BUTTONS = 58; // the round buttons at the right edge of a phone
const COLUMN = 160; // how high they are, with what is free above them
const COUNTING = { wide: 496, medium: 390 }; // the column while a scoring is shown
const PATIENCE = 400; // milliseconds over a hex until one wonders

export class Screen {
  width = $state(innerWidth);
  height = $state(innerHeight);
  board = $state<ReturnType<typeof Board>>();
  pace = $state(1); // of what is played out on the board
  promptHeight = $state(62);
  /** The highest that it has been on a desk of this width: the board does not move when less is asked. */
  askedHeight = $state(0);
  private anew = true; // whatever comes next counts, and not what was before
  /** How much higher the chips of a phone are where there are clocks. */
  strip = $state(0);
  sheetHeight = $state(240);
  folded = $state(false); // that sheet
  readonly scoring = new Scoring();
  layout = $derived.by(() => layoutOf(this.width, this.height));
  phone = $derived(this.layout === "phone");
  low = $derived(this.layout === "low");
  /** Whether what a low window folds away lies open, and how wide it is. */
  drawn = $state(false);
  drawer = $derived(drawerOf(this.width));
  column = $derived.by(() => {
    const counting = !!this.scoring.event;
    if (this.layout === "phone") return 0;
    if (this.layout === "low") return counting ? this.drawer + 60 : RAIL;
    const { wide, medium } = counting ? COUNTING : this.panels();
    const narrow = Math.min(medium, Math.round(this.width * (counting ? 0.44 : 1)));
    return this.layout === "medium" || (counting && this.height < 760) ? narrow : wide;
  });
  /** What the panels leave free of the board. */
  insets = $derived.by((): Insets => {
    if (this.low) {
      const right = this.column + (this.drawn && !this.scoring.event ? this.drawer : 0) + 8;
      return { top: this.promptHeight + 14, right, bottom: 6, left: 6 };
    }
    if (!this.phone) {
      const { top = 84, bottom, left } = this.panels();
      const asked = this.layout === "wide" ? this.askedHeight : this.promptHeight;
      return { top: Math.max(top, asked + 22), right: this.column + 24, bottom, left };
    }
    const bottom = this.scoring.event ? this.height * 0.44 : this.sheetHeight + 14; // a finger takes the sheet from a little above it
    const top = 66 + this.strip + Math.max(ASKED, this.promptHeight);
    // where the sheet is folded away the board has all the width, below the round buttons
    const below = top + COLUMN;
    if (this.folded && this.height - bottom - below > this.width * 0.8) return { top: below, right: 8, bottom, left: 8 };
    return { top, right: BUTTONS, bottom, left: 8 };
  });
  /** Whether a phone's sheet comes up to the round buttons. */
  cramped = $derived(this.phone && this.height - this.sheetHeight < 66 + this.strip + Math.max(ASKED, this.promptHeight) + COLUMN);
  /** Where that is. */
  room = $derived.by((): Room => {
    const { top, right, bottom, left } = this.insets;
    return { left, top, right: this.width - right, bottom: this.height - bottom };
  });
  /** The hexes that are to be in sight, above all the one to choose now; as a text, which changes only if they do. */
  private wanted = $derived.by((): string => {
    const { guide, walk, menu, lit } = this.hand;
    if (!this.hand.acting || menu.at) return JSON.stringify({ core: [], rest: [] });
    const core = guide.lit.length > 0 ? guide.lit : walk.picked ? [walk.picked.hex] : [];
    const rest = [...core, ...Object.keys(lit), ...(guide.spot ?? []), ...(core.length > 0 ? [] : this.people)];
    return JSON.stringify({ core, rest: [...new Set(rest)].sort() });
  });
  /** Where one's own are, while action points are spent: whoever they are spent on is in sight. */
  private get people(): readonly string[] {
    const { deciding, offers, tool, view } = this.hand;
    if (!deciding || !offers.end || tool.open) return [];
    return (view?.board ?? []).flatMap(({ hex, figures }) => (figures[deciding] ? [hex] : []));
  }
  private wondering: ReturnType<typeof setTimeout> | undefined;
  private moved = false; // the pointer has moved since the board changed

  constructor(
    private hand: Hand,
    private panels: () => Panels,
  ) {
    $effect(() => this.attach());
    $effect(() => {
      void [this.layout, this.column, settings.wishes.goalRead]; // the goal stands there for a while only
      this.anew = true;
    });
    $effect(() => {
      const { promptHeight } = this;
      untrack(() => {
        if (this.anew || promptHeight > this.askedHeight) this.askedHeight = promptHeight;
        this.anew = false;
      });
    });
    $effect(() => {
      const { table } = this.hand;
      if (this.hand.acting && !table.busy) untrack(() => this.hand.menu.settled());
    });
    // what was open for a moment that is over, because another tab played on, is closed
    $effect(() => {
      if (this.hand.stale && !this.hand.table.busy) untrack(() => this.hand.drop());
    });
    // what can be done is brought into sight: if none of it is, and where only a part of the board is seen all that there is room for
    $effect(() => {
      const { core, rest } = JSON.parse(this.wanted) as { core: string[]; rest: string[] };
      const { board } = this;
      if (!board) return;
      void tick().then(() => {
        const lost = board.small() ? this.hand.touch || !rest.every(this.inSight) : !rest.some(this.inSight);
        if (rest.length === 0 || lost) board.include(core, rest);
      });
    });
    // a turn begins with all that is known in sight, wherever others have just been
    $effect(() => {
      const { table } = this.hand;
      if (!table.acting || table.situation?.undo.count) return;
      const { board } = this;
      void table.situation?.seq;
      void tick().then(() => board?.settle());
    });
    // where a number of a scoring comes from
    $effect(() => {
      const { pointed } = this.scoring;
      if (pointed && !untrack(() => pointed.every(this.inSight))) this.board?.include(pointed, pointed);
    });
    // when the board changes nothing comes up by itself under a pointer that rests, nor where the focus comes back to
    $effect(() => {
      void this.hand.table.situation?.seq;
      void this.hand.acting;
      untrack(() => {
        this.hand.tips.close(); // why something could not be done was about what was before
        this.moved = false;
        clearTimeout(this.wondering);
        void this.hand.regard(null);
      });
    });
    $effect(() => {
      const move = (): void => void (this.moved = true);
      addEventListener("pointermove", move, true);
      addEventListener("keydown", move, true);
      return () => {
        removeEventListener("pointermove", move, true);
        removeEventListener("keydown", move, true);
        clearTimeout(this.wondering);
      };
    });
  }

  /** What the table is doing, in a word: for tests and styles. */
  get state(): string {
    const { table } = this.hand;
    return (
      table.connection !== "open" ? "offline"
      : table.busy || table.settling ? "busy"
      : table.behind ? "showing"
      : table.covered ? "covered"
      : table.acting ? "acting"
      : table.view?.phase === "over" ? "over"
      : "waiting"
    ); // prettier-ignore
  }

  private attach(): void {
    const { table } = this.hand;
    table.animator = async (event, speed) => {
      this.pace = speed;
      if (isScoring(event)) return this.score(event);
      const hex = event.facts.hex;
      if (typeof hex === "string" && !this.inSight(hex)) this.board?.include([hex], [hex]);
      const shown: BoardEvent = { kind: event.kind, seat: event.seat ?? null, ...event.facts };
      if (event.path) shown.path = event.path;
      await this.board?.animate(shown);
    };
    table.hurry = () => {
      this.board?.skip();
      this.scoring.stop();
    };
  }

  private async score(event: Walked): Promise<void> {
    const { scoring } = this;
    const { table } = this.hand;
    const seen = scoring.play(
      event,
      table.view!,
      table.mine.some(({ seat }) => seat === event.seat),
    );
    await tick(); // the panels make room first
    const framed = !scoring.spot?.every(this.inSight);
    if (framed) this.board?.frame(scoring.spot ?? []);
    await seen;
    if (framed) this.board?.home();
  }

  /** Staying over a hex says who leads there and, where what is in hand cannot go, why not. */
  wonder(hex: string | null): void {
    clearTimeout(this.wondering);
    const { hand } = this;
    if (hand.tips.tip?.asked === false && hand.tips.tip.hex !== hex) hand.tips.tip = null;
    if (hand.touch) return;
    if (hand.regarding && hand.regarding.hex !== hex) void hand.regard(null);
    if (!hex || !this.moved) return;
    this.wondering = setTimeout(() => {
      void hand.regard(hex);
      hand.wonder(hex);
    }, PATIENCE);
  }

  /** Whether a card so high, at the foot of a phone's board, would lie on the hex that it speaks of, and would not at its top. */
  goesAbove(hex: string | null | undefined, tall: number): boolean {
    if (!this.phone || !hex) return false;
    const free = [hex, ...this.hand.guide.lit];
    return free.some((name) => this.lies(name, tall, false)) && !free.some((name) => this.lies(name, tall, true));
  }

  /** Whether such a card would lie on what a lesson asks for, wherever it goes. */
  hidesStep(hex: string, tall: number): boolean {
    const above = this.goesAbove(hex, tall);
    return this.phone && this.hand.guide.lit.some((name) => this.lies(name, tall, above));
  }

  /** Whether a card of that height, at the top or at the foot of the board, lies on a hex. */
  private lies(hex: string, tall: number, above: boolean): boolean {
    const { board, insets } = this;
    void board?.looked();
    if (!board) return false;
    const { y } = board.pointOf(hex);
    const half = APOTHEM * board.zoom();
    return above ? y - half <= insets.top + tall : y + half > this.height - insets.bottom - tall;
  }

  /** Whether a hex lies in what the panels leave free. */
  inSight = (hex: string): boolean => {
    const p = this.board?.pointOf(hex);
    const { left, top, right, bottom } = this.room;
    return !p || (p.x > left + 20 && p.x < right - 20 && p.y > top + 20 && p.y < bottom - 20);
  };
}
