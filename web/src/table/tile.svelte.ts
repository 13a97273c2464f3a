/** The tile in hand: where it is held, how it is turned, and laying it. */
import type { Ghost, Lit } from "../board/types";
import type { Place, Turn } from "../net/protocol";
import { titleOf } from "../games/title";
import { say } from "../words";
import type { Hand } from "./hand.svelte";
import type { Preview, Question, Tool } from "./tool";

/** In how many ways a tile can be turned that differ by its stones: one that is the same all round need not be. */
export function rotations(stones: readonly number[]): number {
  const { length } = stones;
  const by = stones.findIndex((_, n) => n > 0 && stones.every((count, side) => count === stones[(side + n) % length]));
  return by > 0 ? by : length;
}

export class TileTool implements Tool {
  /** Where it is held. */
  private aim = $state<string | null>(null);
  private turn = $state(0);

  constructor(private hand: Hand) {}

  face = $derived.by(() => this.hand.own.tile);
  places = $derived.by(() => new Map(this.hand.own.places.map((place): [string, Place] => [place.hex, place])));
  active = $derived.by(() => this.places.size > 0);

  get open(): boolean {
    return !!this.aim;
  }

  /** The place where it is held and the turn it has there. */
  held = $derived.by((): { place: Place; turn: Turn } | null => {
    const place = this.aim ? this.places.get(this.aim) : undefined;
    if (!place) return null;
    const turn = place.turns.find((t) => t.turn === this.turn) ?? place.turns[0];
    return turn ? { place, turn } : null;
  });

  ghost = $derived.by((): Ghost | null => {
    if (!this.held || !this.face) return null;
    const { place, turn } = this.held;
    const around = this.hand.grid.neighbours(place.hex);
    return {
      id: this.face.id,
      hex: place.hex,
      rotation: turn.turn,
      stones: turn.stones,
      terrain: this.face.terrain,
      value: this.face.value,
      turns: place.turns.map((t) => t.turn),
      joins:
        this.hand.guide.shown ? this.named(turn)
        : turn.ways.map((way) => ({ side: around.indexOf(way.hex), label: say("log-cost", { cost: way.cost }) })), // prettier-ignore
    };
  });

  /** The stones at its sides, by name: a lesson speaks of them. */
  private named({ stones }: Turn): NonNullable<Ghost["joins"]> {
    return stones.flatMap((count, side) => (count > 0 ? [{ side, label: say("tile-stones", { count }) }] : []));
  }

  lit = $derived.by((): Record<string, Lit> => {
    const lit: Record<string, Lit> = {};
    for (const hex of this.places.keys()) lit[hex] = { kind: "place", label: this.hand.describe(hex, say("what-lay")) };
    return lit;
  });

  get preview(): Preview | null {
    if (!this.held || !this.face) return null;
    const { place, turn } = this.held;
    const { terrain, value } = this.face;
    const stones = turn.stones.flatMap((count, side) => (count > 0 ? [say("heard-stones-of", { side, count })] : []));
    const ways = turn.ways.map((way) => say("tip-lay-way", { hex: way.hex, cost: way.cost }));
    const [fits, all] = [place.turns.length, rotations(turn.stones)];
    const about = titleOf(this.hand.view!.game).lays?.[terrain];
    return {
      hex: place.hex,
      title: say("tip-lay", { hex: place.hex, terrain, value }),
      lines: [
        ...(ways.length > 0 ? [say("tip-lay-joins", { ways: ways.join(", ") })] : []),
        ...(all > 1 ? [say("tip-lay-turns", { turns: fits, all, any: fits === all ? "yes" : "no" })] : []),
        ...(about ? [say(about)] : []),
      ],
      heard: stones.length > 0 ? say("heard-stones", { stones: stones.join(", ") }) : "",
      refused: false,
    };
  }

  hex(name: string): void {
    if (!this.places.has(name)) void this.hand.tips.ask(name, this.question(name));
    else if (this.aim === name) void this.lay();
    else this.hold(name);
  }

  hover(name: string | null): void {
    const { lit, shown } = this.hand.guide; // at a lesson the tile stays where it is to be laid
    if (name && this.places.has(name) && (!shown || lit.includes(name))) this.hold(name);
  }

  private hold(name: string): void {
    if (this.aim === name) return;
    this.aim = name;
    this.hand.tips.tip = null;
    if (this.held) this.turn = this.held.turn.turn;
  }

  /** Turns it to the next turn that fits, clockwise or back. */
  rotate(by: 1 | -1): void {
    if (!this.held) return;
    const { place, turn } = this.held;
    const at = place.turns.indexOf(turn);
    this.set(place.turns[(at + by + place.turns.length) % place.turns.length]!);
  }

  private set({ turn, action }: Turn): void {
    this.turn = turn;
    const { guide } = this.hand;
    if (guide.shown && guide.may(action)) guide.forgive();
  }

  turnTo(turn: number): void {
    if (!this.held) return;
    const { hex, turns } = this.held.place;
    const wanted = turns.find((t) => t.turn === turn);
    if (wanted) this.set(wanted);
    else void this.hand.tips.ask(hex, { ...this.question(hex), turn });
  }

  async lay(): Promise<void> {
    if (this.held && (await this.hand.do([this.held.turn.action]))) this.turn = 0;
  }

  questionAbout(name: string): Question | null {
    return this.places.has(name) ? null : this.question(name);
  }

  private question(hex: string): Extract<Question, { about: "lay" }> {
    return { about: "lay", hex, tile: this.face?.id ?? "" };
  }

  drop(): void {
    this.aim = null;
  }
}
