/** House rules: what a table may play otherwise than its edition. */
import type { EditionChoice, OptionChoice } from "../net/protocol";

/** What an option is unless it is chosen. */
export const usual = (option: OptionChoice, auction: boolean): string => (auction ? option.usual_auction : option.usual);

/** The options that matter in this variant. */
export const mattering = (options: readonly OptionChoice[], auction: boolean): OptionChoice[] =>
  options.filter((option) => auction || !option.auction_only);

/** Whether an option can have a value. */
export function allows(option: OptionChoice, value: string): boolean {
  if (option.values.length > 0) return option.values.includes(value);
  return /^\d{1,4}$/.test(value) && Number(value) <= option.most;
}

/** What was chosen otherwise than the edition has it: that is what the server is told. */
export function differing(
  options: readonly OptionChoice[],
  house: Readonly<Record<string, string>>,
  auction: boolean,
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const option of mattering(options, auction)) {
    const value = house[option.name];
    if (value !== undefined && value !== usual(option, auction) && allows(option, value)) found[option.name] = value;
  }
  return found;
}

/** In what an edition differs from the usual one; the usual one: what others decide differently. */
export function differences(
  edition: EditionChoice,
  from: EditionChoice,
  all: readonly EditionChoice[],
  auction: boolean,
): [name: string, value: string][] {
  const value = (of: EditionChoice, name: string): string =>
    usual(
      of.options.find((option) => option.name === name)!,
      auction,
    );
  return mattering(edition.options, auction)
    .map((option): [string, string] => [option.name, usual(option, auction)])
    .filter(([name, own]) =>
      edition.id === from.id ? name !== "start_score" && all.some((e) => value(e, name) !== own) : value(from, name) !== own,
    );
}

export type Unrated = "" | "bots" | "house" | "hints" | "here" | "guest";

/** Why a table cannot be rated, or "": not everybody is a person of their own, with a name, who plays by the edition. */
export function whyUnrated(seats: readonly { who: string }[], house: boolean, hints: boolean, claimed: boolean): Unrated {
  if (seats.some(({ who }) => who === "bot")) return "bots";
  if (seats.filter(({ who }) => who === "me" || who === "here").length > 1) return "here";
  if (house) return "house";
  if (hints) return "hints";
  return claimed ? "" : "guest";
}
