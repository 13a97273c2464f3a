/** The home page's questions over HTTP. */
import type {
  Account,
  BoxChecked,
  Club,
  DeedWanted,
  Desk,
  Failure,
  Film,
  Found,
  GamePage,
  Home,
  Hooked,
  Invitation,
  KindOfGame,
  LeaderBoard,
  NameChecked,
  NewTable,
  Opened,
  PlayedPage,
  Player,
  PlayerResults,
  PlayOn,
  Proof,
  Refusal,
  Reminding,
  RuleBook,
  SignedIn,
  Suggestion,
  Trial,
  Whose,
  TableResult,
} from "./protocol";
import { speech } from "../language.svelte";
import * as numbers from "../table/numbers";
import { knows, say } from "../words";

/** A request that the server did not fulfil. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(why(refusal));
  }
}

/** The sentence of a refusal, in the page's language where the catalogue has it; of a record with the line. */
export function why(refusal: Refusal): string {
  if (!knows(refusal.code)) return refusal.sentence;
  const reason = say(refusal.code, refusal.facts);
  return refusal.facts.line ? say("record-line", { line: refusal.facts.line, reason }) : reason;
}

/** Asks the server for something. */
async function reach(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(path, request);
  } catch {
    throw new Error(say("page-unreachable")); // a browser says it in its own words, and not to players
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method, headers: { Accept: "application/json", "Accept-Language": speech.language } };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { ...request.headers, "Content-Type": "application/json" };
  }
  const answer = await reach(path, request);
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  return refuse(answer);
}

async function refuse(answer: Response): Promise<never> {
  let failure: Failure;
  try {
    failure = (await answer.json()) as Failure;
  } catch {
    throw new Error(answer.statusText || String(answer.status));
  }
  throw new Refused(failure.refusal);
}

export const home = (): Promise<Home> => ask("GET", "/api/home");
export const account = (): Promise<Account> => ask("GET", "/api/account");
export const checkName = (name: string): Promise<NameChecked> => ask("GET", `/api/account/name?name=${encodeURIComponent(name)}`);
export const suggestion = async (): Promise<string> => (await ask<Suggestion>("GET", "/api/account/passphrase")).passphrase;
export const claimName = (name: string, passphrase: string): Promise<Account> => ask("POST", "/api/account/claim", { name, passphrase });
export const signIn = (name: string, passphrase: string): Promise<SignedIn> => ask("POST", "/api/account/sign-in", { name, passphrase });
export const signOut = (others: boolean): Promise<void> => ask("POST", "/api/account/sign-out", { others });
export const rename = (name: string): Promise<Account> => ask("POST", "/api/account/name", { name });
export const newPassphrase = (now: string, passphrase: string): Promise<void> =>
  ask("POST", "/api/account/passphrase", { now, new: passphrase });
export const forget = (name: string): Promise<void> => ask("POST", "/api/account/delete", { name });
export const reminding = (): Promise<Reminding> => ask("GET", "/api/account/reminders");
export const setWebhook = (url: string): Promise<Hooked> => ask("POST", "/api/account/reminders/webhook", { url });
export const setMail = (address: string): Promise<Reminding> => ask("POST", "/api/account/reminders/mail", { address });
export const tryReminder = (by: Trial["by"]): Promise<void> => ask("POST", "/api/account/reminders/test", { by });
export const confirmMail = (code: string): Promise<void> => ask("POST", "/api/mail/confirm", { code });
export const stopMail = (token: string): Promise<void> => ask("POST", `/mail/stop/${token}`);
export const setAway = (until: number): Promise<Reminding> => ask("POST", "/api/account/reminders/away", { until });
export const EXPORT = "/api/account/export";
export const desk = (skip: number): Promise<Desk> => ask("GET", `/api/house?skip=${skip}`);
export const deed = (wanted: Partial<DeedWanted> & Pick<DeedWanted, "deed" | "reason">): Promise<void> =>
  ask("POST", "/api/house/deeds", wanted);
export const games = (skip: number): Promise<GamePage> => ask("GET", `/api/games?skip=${skip}`);
export const finished = (whose: Whose, search: string, skip: number): Promise<Found> =>
  ask("GET", `/api/finished?whose=${whose}&search=${encodeURIComponent(search)}&skip=${skip}`);
export const sitAt = (id: string): Promise<Opened> => ask("POST", `/api/tables/${id}/sit`, {});
export const askTo = (id: string, who: string): Promise<void> => ask("POST", `/api/tables/${id}/ask`, { who });
export const invite = (id: string, name: string): Promise<void> => ask("POST", `/api/tables/${id}/ask`, { name });
export const decline = (id: string): Promise<void> => ask("POST", `/api/tables/${id}/decline`, {});
export const newTable = (table: NewTable): Promise<Opened> => ask("POST", "/api/tables", table);
export const learn = (lesson: string, again: boolean): Promise<Opened> => ask("POST", "/api/lessons", { lesson, again });
export const invitation = (token: string): Promise<Invitation> => ask("GET", `/api/invitations/${token}`);
export const sitDown = (token: string, name: string): Promise<Opened> => ask("POST", `/api/invitations/${token}`, { name });
export const deleteTable = (id: string): Promise<void> => ask<void>("DELETE", `/api/tables/${id}`).then(() => numbers.forget(id));
export const leaveTable = (id: string, keep: boolean): Promise<void> => ask("POST", `/api/tables/${id}/leave`, { keep });
export const comeBack = (id: string): Promise<void> => ask("POST", `/api/tables/${id}/return`, {});
export const rematch = (id: string): Promise<Opened> => ask("POST", `/api/tables/${id}/rematch`, {});
export const seatBot = (id: string, seat: string): Promise<void> => ask("POST", `/api/tables/${id}/seats/${seat}`, {});
export const upload = (record: string): Promise<Opened> => ask("POST", "/api/records", { record });
export const checkBox = (edition: string, components: string): Promise<BoxChecked> =>
  ask("POST", `/api/components/${edition}`, { components });
export const proof = (id: string): Promise<Proof> => ask("GET", `/api/tables/${id}/proof`);
export const playOn = (id: string, wanted: PlayOn): Promise<Opened> => ask("POST", `/api/tables/${id}/play-on`, wanted);
export const rules = <Book extends RuleBook>(edition: string, auction: boolean): Promise<Book> =>
  ask("GET", `/api/rules/${edition}?auction=${auction ? "yes" : "no"}`);

/** With people, or against bots alone. */
export type Side = "people" | "bots";
type Kind = Pick<KindOfGame, "edition" | "auction" | "players">;
const kindOf = ({ edition, auction, players }: Kind): Record<string, string> => ({
  edition, auction: auction ? "yes" : "no", players: String(players),
}); // prettier-ignore
const path = (name: string): string => `/api/players/${encodeURIComponent(name)}`;

export const player = (name: string): Promise<Player> => ask("GET", path(name));
export const playedBy = (name: string, against: Side, skip: number): Promise<PlayedPage> =>
  ask("GET", `${path(name)}/games?against=${against}&skip=${skip}`);
export const resultsOf = (name: string, against: Side, kind: Kind): Promise<PlayerResults> =>
  ask("GET", `${path(name)}/results?${new URLSearchParams({ against, ...kindOf(kind) }).toString()}`);
export const leaders = (kind: Kind | null, name: string, skip: number): Promise<LeaderBoard> =>
  ask("GET", `/api/players?${new URLSearchParams({ ...(kind ? kindOf(kind) : {}), name, skip: String(skip) }).toString()}`);
export const tableResult = (id: string): Promise<TableResult> => ask("GET", `/api/tables/${id}/result`);

/** Something that may not have changed; null if it is still what `tag` stands for. */
async function fresh<T>(path: string, tag: string): Promise<{ found: T; tag: string } | null> {
  const answer = await reach(path, {
    headers: { "Accept-Language": speech.language, ...(tag ? { "If-None-Match": tag } : {}) },
  });
  if (answer.status === 304) return null;
  if (!answer.ok) return refuse(answer);
  return { found: (await answer.json()) as T, tag: answer.headers.get("ETag") ?? "" };
}

/** A game from its beginning to where it stands. */
export async function film(id: string, tag: string): Promise<{ film: Film; tag: string } | null> {
  const answer = await fresh<Film>(`/api/tables/${id}/film`, tag);
  return answer && { film: answer.found, tag: answer.tag };
}

/** Who is here, and where one can sit down. */
export const club = (away: boolean, tag: string): Promise<{ found: Club; tag: string } | null> =>
  fresh(`/api/club?away=${away ? "yes" : "no"}`, tag);
