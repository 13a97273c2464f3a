/** The home page's questions over HTTP. */
import type { Failure, Home, Invitation, NewTable, Opened, Refusal } from "../protocol";
import { knows, say } from "./words";

/** A request that the server did not fulfil. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(why(refusal));
  }
}

/** The sentence of a refusal, in the page's language where the catalogue has it. */
export function why(refusal: Refusal): string {
  return knows(refusal.code) ? say(refusal.code, refusal.facts) : refusal.sentence;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method, headers: { Accept: "application/json" } };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { ...request.headers, "Content-Type": "application/json" };
  }
  const answer = await fetch(path, request);
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  let failure: Failure;
  try {
    failure = (await answer.json()) as Failure;
  } catch {
    throw new Error(answer.statusText || String(answer.status));
  }
  throw new Refused(failure.refusal);
}

export const home = (): Promise<Home> => ask("GET", "/api/home");
export const newTable = (table: NewTable): Promise<Opened> => ask("POST", "/api/tables", table);
export const invitation = (token: string): Promise<Invitation> => ask("GET", `/api/invitations/${token}`);
export const sitDown = (token: string, name: string): Promise<Opened> =>
  ask("POST", `/api/invitations/${token}`, { name });
export const deleteTable = (id: string): Promise<void> => ask("DELETE", `/api/tables/${id}`);
export const leaveTable = (id: string): Promise<void> => ask("POST", `/api/tables/${id}/leave`, {});
export const rematch = (id: string): Promise<Opened> => ask("POST", `/api/tables/${id}/rematch`, {});
export const seatBot = (id: string, seat: string): Promise<void> => ask("POST", `/api/tables/${id}/seats/${seat}`, {});
