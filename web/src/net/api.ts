/** The home page's questions over HTTP. */
import type { BoxChecked, Failure, Film, GamePage, Home, Invitation, NewTable, Opened, PlayOn, Refusal, RuleBook } from "./protocol";
import { speech } from "../language.svelte";
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
export const games = (skip: number): Promise<GamePage> => ask("GET", `/api/games?skip=${skip}`);
export const newTable = (table: NewTable): Promise<Opened> => ask("POST", "/api/tables", table);
export const learn = (lesson: string, again: boolean): Promise<Opened> => ask("POST", "/api/lessons", { lesson, again });
export const invitation = (token: string): Promise<Invitation> => ask("GET", `/api/invitations/${token}`);
export const sitDown = (token: string, name: string): Promise<Opened> => ask("POST", `/api/invitations/${token}`, { name });
export const deleteTable = (id: string): Promise<void> => ask("DELETE", `/api/tables/${id}`);
export const leaveTable = (id: string): Promise<void> => ask("POST", `/api/tables/${id}/leave`, {});
export const rematch = (id: string): Promise<Opened> => ask("POST", `/api/tables/${id}/rematch`, {});
export const seatBot = (id: string, seat: string): Promise<void> => ask("POST", `/api/tables/${id}/seats/${seat}`, {});
export const upload = (record: string): Promise<Opened> => ask("POST", "/api/records", { record });
export const checkBox = (edition: string, components: string): Promise<BoxChecked> =>
  ask("POST", `/api/components/${edition}`, { components });
export const playOn = (id: string, wanted: PlayOn): Promise<Opened> => ask("POST", `/api/tables/${id}/play-on`, wanted);
export const rules = <Book extends RuleBook>(edition: string, auction: boolean): Promise<Book> =>
  ask("GET", `/api/rules/${edition}?auction=${auction ? "yes" : "no"}`);

/** A game from its beginning to where it stands; null if that is still what `tag` stands for. */
export async function film(id: string, tag: string): Promise<{ film: Film; tag: string } | null> {
  const answer = await reach(`/api/tables/${id}/film`, {
    headers: { "Accept-Language": speech.language, ...(tag ? { "If-None-Match": tag } : {}) },
  });
  if (answer.status === 304) return null;
  if (!answer.ok) return refuse(answer);
  return { film: (await answer.json()) as Film, tag: answer.headers.get("ETag") ?? "" };
}
