/** Who leads where, in words. */
import type { LeadMark } from "../board/types";
import type { Contest, Lead, SeatName } from "../net/protocol";
import { list, say } from "../words";

/** What has to be known of a table to speak of its seats. */
interface Seats {
  readonly mine: readonly { seat: SeatName }[];
  name(seat: string | null | undefined): string;
}

const isMine = (table: Seats, seat: SeatName | null): boolean => table.mine.length === 1 && table.mine[0]!.seat === seat;
const who = (table: Seats, seat: SeatName | null): "you" | "nobody" | "other" =>
  seat === null ? "nobody" : isMine(table, seat) ? "you" : "other";

/** A temple that changes hands. */
export const leadChange = (table: Seats, { hex, value, before, after }: Lead): string =>
  say("lead-change", {
    hex,
    value,
    was: who(table, before),
    loser: table.name(before),
    is: who(table, after),
    winner: table.name(after),
  });

/** What the temples that each seat holds bring it as they stand, in the order of the seats. */
export const holdings = (
  leads: readonly LeadMark[],
  seats: readonly { seat: SeatName }[],
): { seat: SeatName; points: number; count: number }[] =>
  seats.map(({ seat }) => {
    const held = leads.filter(({ seats, value }) => value > 0 && seats.includes(seat));
    return { seat, points: held.reduce((sum, { value }) => sum + value, 0), count: held.length };
  });

/** Who scores a hex as it stands. */
export const holder = (table: Seats, { leader, value }: Contest): string =>
  value ? say("lead-holder", { is: who(table, leader), player: table.name(leader) }) : "";

/** Who has a temple, in two words. */
export const leads = (table: Seats, seat: SeatName | null): string => say("what-lead", { is: who(table, seat), player: table.name(seat) });

/** Who is how strong on a hex, in one sentence; nothing where nobody stands. */
export function strengthsOf(table: Seats, { strengths }: Contest): string {
  const all = strengths.map(({ seat, strength }) => say("heard-strength-of", { player: table.name(seat), strength }));
  return all.length > 0 ? say("heard-strength", { strengths: all.join(", ") }) : "";
}

/** Where one explorer decides: how it stands, and what one more would change. */
export const closeness = (table: Seats, { leader, value, to_level, to_lead, strengths }: Contest): string =>
  say("close-row", {
    is: who(table, leader),
    player: table.name(leader),
    value,
    strength: strengths[0]?.strength ?? 0,
    rivals: strengths.length - 1,
    tied: list(strengths.filter(({ strength }) => strength === strengths[0]!.strength).map(({ seat }) => table.name(seat))),
    more: to_lead === 1 ? "take" : to_level === 1 ? "level" : "none",
  });

/** What more explorers of one's own would change, and what a guard would. */
export function prospects(table: Seats, contest: Contest): string[] {
  const { value, guarded, leader, to_level, to_lead, guards_left } = contest;
  if (!value) return [];
  if (guarded) return [say("lead-guarded", { is: who(table, leader), player: table.name(leader), value })];
  return [
    ...(to_level ? [say("lead-level", { count: to_level })] : []),
    ...(to_lead ? [say("lead-take", { count: to_lead, value })] : []),
    ...(isMine(table, leader) ? [say("lead-guard", { guards: guards_left })] : []),
  ];
}
