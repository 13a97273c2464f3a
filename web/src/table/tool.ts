/** Ways to use the board: laying a tile, walking, picking what a card asks for, opening the menu of a hex. */
import type { Lit } from "../board/types";
import type { Contest, Why } from "../net/protocol";

/** What to ask the table about. */
export type Question = Why["question"];

/** What would happen at a hex. */
export interface Preview {
  hex: string | null;
  title: string;
  lines: string[];
  refused: boolean;
  /** What is told only to those who do not see it. */
  heard?: string;
  /** More will be known in a moment. */
  waiting?: boolean;
  /** Who is how strong there. */
  contest?: Contest | null;
}

/** One way to use the board. Of all that a hand has the first that is active gets what is pointed at. */
export interface Tool {
  readonly active: boolean;
  /** Whether it holds something that Esc puts away. */
  readonly open: boolean;
  /** Whether it holds something for a moment that is over. */
  readonly stale?: boolean;
  /** Hexes where something can be done. */
  readonly lit: Readonly<Record<string, Lit>>;
  /** What would happen at the hex aimed at. */
  readonly preview?: Preview | null;
  /** A hex was clicked, tapped, or chosen by key. */
  hex(name: string): void;
  /** The pointer is over a hex, or has left the board. */
  hover?(name: string | null): void;
  /** What to ask about a hex where nothing can be done; null if something can. */
  questionAbout?(name: string): Question | null;
  /** Puts down what it holds. */
  drop(): void;
}
