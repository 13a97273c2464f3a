/** The clock of a new table: what is chosen, and how it is told to the server. */

export const KINDS = ["none", "turn", "player", "days"] as const;
export type Kind = (typeof KINDS)[number];

/** What is chosen for each kind: seconds, or days. */
export interface Wanted {
  kind: Kind;
  turn: number;
  player: number;
  extra: number;
  days: number;
}

export const USUAL: Wanted = { kind: "none", turn: 120, player: 1200, extra: 30, days: 3 };

/** What can be chosen, from the least to the most. */
export const STEPS = {
  turn: [30, 60, 90, 120, 180, 300, 600, 900, 1800, 3600],
  player: [300, 600, 900, 1200, 1500, 1800, 2700, 3600, 5400, 7200],
  extra: [0, 5, 10, 15, 20, 30, 45, 60, 120],
  days: [1, 2, 3, 4, 5, 7, 10, 14],
} as const;
export type Amount = keyof typeof STEPS;

/** The next amount up or down; the same at the ends. */
export function step(what: Amount, now: number, by: 1 | -1): number {
  const all: readonly number[] = STEPS[what];
  return (by > 0 ? all.find((each) => each > now) : all.findLast((each) => each < now)) ?? now;
}

/** The clock as the server reads it. */
export function written({ kind, turn, player, extra, days }: Wanted): string {
  if (kind === "none") return "";
  return kind === "turn" ? `turn ${turn}` : kind === "player" ? `player ${player}+${extra}` : `days ${days}`;
}

/** What was chosen the last time, as far as it can still be. */
export function recalled(kept: unknown): Wanted {
  const found = (kept ?? {}) as Partial<Wanted>;
  const wanted = { ...USUAL };
  if (found.kind && KINDS.includes(found.kind)) wanted.kind = found.kind;
  for (const what of ["turn", "player", "extra", "days"] as const) {
    if ((STEPS[what] as readonly number[]).includes(found[what] ?? -1)) wanted[what] = found[what]!;
  }
  return wanted;
}

const TURNS = 14; // that each player takes, about
const QUICK = 0.4; // of the time of a turn that is used, about

/** How long a game takes, about: half hours, or weeks for those over days. */
export function length({ kind, turn, player, extra, days }: Wanted, players: number): number {
  if (kind === "days") return Math.max(1, Math.round((TURNS * players * days * QUICK) / 2 / 7));
  const seconds = kind === "turn" ? TURNS * players * turn * QUICK : (player + TURNS * extra) * players;
  return Math.max(1, Math.round(seconds / 1800));
}
