/** What the board draws: the parts of the engine's view that it needs, by structure. */

export type Seat = "Red" | "Blue" | "Yellow" | "White";
export type Terrain = "temple" | "clearing" | "ruin" | "volcano" | "base_camp" | "lake" | "jungle";
export type FigureKind = "leader" | "explorer";

/** Figures of one seat on a hex: one leader or none, or how many. */
export interface Group {
  leader?: boolean;
  leaders?: number;
  explorers: number;
}

export const leadersOf = (group: Group): number => group.leaders ?? Number(group.leader ?? false);

export interface HexView {
  hex: string;
  /** Column and row; without it the hex lies where its name says. */
  place?: readonly number[];
  border?: boolean;
  tile?: string | null;
  /** "jungle" where no tile lies. */
  terrain: string;
  turn: number;
  stones: readonly number[];
  figures: Readonly<Record<string, Group | undefined>>;
  level?: number | null;
  guard?: { seat: string; figure: string } | null;
  controller?: string | null;
  tied?: readonly string[];
  masks?: number | null;
  treasures?: number | null;
  camp?: string | null;
}

export interface BoardView {
  /** Hexes with a tile; or all there are, jungle too, each with its place. */
  board: readonly HexView[];
  /** Slabs that lie across edges, by the names of the edges. */
  trail_stones?: { placed: readonly string[] } | null;
}

export type LitKind = "place" | "move" | "menu" | "source" | "target";

export interface Lit {
  kind: LitKind;
  cost?: number;
  label: string;
}

/** A tile held over the board. `stones` are already turned; `turns` lists the rotations that would be legal. */
export interface Ghost {
  id: string;
  hex: string;
  rotation: number;
  stones: readonly number[];
  terrain?: string;
  value?: number;
  turns?: readonly number[];
  /** Tags at its sides: what crossing them costs, or what lies there. */
  joins?: readonly { side: number; label: string }[];
}

export interface PathStep {
  hex: string;
  cost: number;
  /** What is written where it is entered. */
  label?: string;
}

/** A figure that may be picked: key of `pick` is `figureKey(seat, hex, figure)`. */
export type Pick = Readonly<Record<string, string>>;

export interface Selected {
  hex: string;
  seat?: string;
  figure?: FigureKind;
}

/** A hex that scores: so much, or what is written on it instead. */
export interface Light {
  hex: string;
  seat: string;
  value: number;
  text?: string;
}

/** Who leads on a temple, or holds other land that counts: one seat, several that are level, or nobody. */
export interface LeadMark {
  hex: string;
  seats: readonly string[];
  guarded: boolean;
  /** What it pays who leads; 0 while nobody does, or where that is not known by itself. */
  value: number;
}

/** Whose turn is drawn over the board: one that a bot would play, one that is being planned, or the plan when its turn has come. */
export type PlanTone = "hint" | "night" | "ready";

/** One step of a turn that somebody thought of, to be drawn over the board. */
export interface PlanMark {
  number: number;
  kind: string;
  seat: string;
  hex?: string;
  /** Of a walk: from hex to hex. */
  path?: readonly string[];
  figure?: FigureKind | null;
  count?: number;
  /** Of a temple that grows: what it pays. */
  before?: number;
  after?: number;
  tile?: string;
  turn?: number;
  places?: readonly string[];
  /** Another step is looked at. */
  faint: boolean;
  /** It cannot be done any more. */
  broken?: boolean;
}

/** All hexes that a step is about; an edge, "C4|C5", is two. */
export const hexesOf = ({ hex, path, places }: Partial<PlanMark>): string[] =>
  [...(path ?? []), hex ?? "", ...(places ?? [])].flatMap((place) => place.split("|")).filter(Boolean);

/** Something to play out. These are the engine's events by name; other kinds end at once. */
export interface BoardEvent {
  kind: string;
  seat?: string | null;
  hex?: string;
  /** A hex, or an edge. */
  source?: string;
  edge?: string;
  count?: number;
  figure?: string;
  path?: readonly string[];
  tile?: string;
  turn?: number;
  terrain?: string;
  value?: number;
  level?: number;
  treasure?: string;
  temples?: readonly { hex: string; value: number; guard?: boolean }[];
}

export const figureKey = (seat: string, hex: string, figure: string): string => `${seat}@${hex}:${figure}`;
