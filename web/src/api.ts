// The HTTP side of the server.

import type * as http from "./http";
import { words } from "./words.svelte";

/** The server said no; `message` is a sentence in the reader's language. */
export class Problem extends Error {
  constructor(
    readonly why: string,
    text: string,
  ) {
    super(text);
  }
}

async function call<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = { "accept-language": words.language };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers["authorization"] = `Bearer ${token}`;
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Problem("offline", "");
  }
  const text = await answer.text();
  if (!answer.ok) {
    const told = safely(text);
    throw new Problem(told?.why ?? "http", told?.text ?? answer.statusText);
  }
  return (answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text) as T;
}

function safely(text: string): Partial<http.Problem> | null {
  try {
    return JSON.parse(text) as Partial<http.Problem>;
  } catch {
    return null;
  }
}

export const offer = (): Promise<http.Offer> => call("GET", "/api/offer");
export const makeTable = (wish: http.NewTable): Promise<http.MadeTable> => call("POST", "/api/tables", wish);
export const joinTable = (code: string, name: string, seal: string): Promise<http.JoinedTable> =>
  call("POST", "/api/join", { code, name, seal } satisfies http.Join);
/** What a code invites to; refused where joining would be. */
export const invitation = (code: string): Promise<http.Invitation> =>
  call("POST", "/api/invitation", { code } satisfies http.Code);

/** With the first of these keys that opens anything: that of a chair which was taken away does not. */
async function withKey<T>(path: string, [token = "", ...others]: string[]): Promise<T> {
  try {
    return await call("GET", path, undefined, token);
  } catch (error) {
    if (others.length && error instanceof Problem && error.why === "no-such-token") return withKey(path, others);
    throw error;
  }
}

export const tableOf = (tokens: string[]): Promise<http.TableTold> => withKey("/api/table", tokens);

export const qrCode = (code: string): Promise<string> => call("POST", "/api/qr", { code } satisfies http.Code);
export const record = (tokens: string[], round: number): Promise<string> => withKey(`/api/records/${round}`, tokens);
