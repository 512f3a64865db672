// The HTTP side of the server.

import type * as http from "./http";
import { keep, kept } from "./shelf";
import { t, words } from "./words.svelte";

const BADGE = "badge"; // what the club's password is good for

/** The server refused; `message` is a sentence in the reader's language. */
export class ApiError extends Error {
  constructor(
    readonly why: string,
    text: string,
  ) {
    super(text);
  }
}

/** The server could not be asked at all. */
export const isAway = (error: unknown): boolean => error instanceof ApiError && error.why === "offline";

/** What is said when something that was asked of the server failed. */
export const sentenceOf = (error: unknown): string =>
  error instanceof ApiError && error.why !== "offline" ? error.message : t("web-offline");

async function answered(method: string, path: string, body?: unknown, token?: string): Promise<Response> {
  const headers: Record<string, string> = { "accept-language": words.language };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers["authorization"] = `Bearer ${token}`;
  const badge = kept(BADGE);
  if (badge) headers["backnine-badge"] = badge;
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new ApiError("offline", "");
  }
  if (!answer.ok) {
    const told = safely(await answer.text());
    throw new ApiError(told?.why ?? "http", told?.text ?? answer.statusText);
  }
  return answer;
}

async function call<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const answer = await answered(method, path, body, token);
  const text = await answer.text();
  return (answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text) as T;
}

function safely(text: string): Partial<http.Problem> | null {
  try {
    return JSON.parse(text) as Partial<http.Problem>;
  } catch {
    return null;
  }
}

/** What there is. The first answer was asked for by the page itself (index.html), which has no badge to show. */
export async function offer(): Promise<http.Offer> {
  const told = await call<http.Offer>("GET", "/api/offer");
  return told.door.make || !kept(BADGE) ? told : call("GET", "/api/offer");
}
/** The club's password is shown once; what is kept in its place opens the door from now on. */
export async function openDoor(password: string): Promise<void> {
  const { badge } = await call<http.Badge>("POST", "/api/door", { password } satisfies http.Password);
  keep(BADGE, badge);
}
export const makeTable = (wish: http.NewTable): Promise<http.MadeTable> => call("POST", "/api/tables", wish);
export const joinTable = (code: string, name: string, seal: string): Promise<http.JoinedTable> =>
  call("POST", "/api/join", { code, name, seal } satisfies http.Join);
/** A spectator's key, with the code of an invitation. */
export const watchTable = (code: string): Promise<http.WindowKey> =>
  call("POST", "/api/watch", { code } satisfies http.Code);
export const hangBell = (wish: http.BellAsked, token: string): Promise<http.BellHung> =>
  call("POST", "/api/seat/reminders", wish, token);
export const takeBellDown = (id: string, token: string): Promise<void> =>
  call("DELETE", `/api/seat/reminders/${id}`, undefined, token);
export const askForChair = (wish: http.AskForChair): Promise<http.ChairAnswer> => call("POST", "/api/ask", wish);
/** What a code invites to, also where all chairs are taken or the match has begun; refused once the table has ended. */
export const invitation = (code: string): Promise<http.Invitation> =>
  call("POST", "/api/invitation", { code } satisfies http.Code);

/** Refusals of a token that opens nothing any more, and what is told of each (`goodbye`). */
const DEAD: Record<string, string> = {
  "no-such-token": "no-such-token",
  "no-such-table": "no-such-token",
  "seat-moved": "moved",
  "sent-off": "sent-off",
};
export const isDead = (error: unknown): boolean => error instanceof ApiError && error.why in DEAD;

/** With the first of these tokens that is valid: the token of a removed chair is not. */
async function withKey<T>(path: string, [token = "", ...others]: string[]): Promise<T> {
  try {
    return await call("GET", path, undefined, token);
  } catch (error) {
    if (others.length && isDead(error)) return withKey(path, others);
    throw error;
  }
}

export const tableOf = (tokens: string[]): Promise<http.TableTold> => withKey("/api/table", tokens);

/** Why these tokens open nothing any more; null if one of them does, or if nobody can say. */
export async function deathOf(tokens: string[]): Promise<string | null> {
  try {
    await tableOf(tokens);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) return null;
    return error.why === "banned" ? "banned" : (DEAD[error.why] ?? null); // the key itself is as good as before
  }
}

/** Which of these tokens is that of the seat; invalid ones are skipped. */
export async function keyOf(tokens: string[], seat: number): Promise<string | undefined> {
  for (const token of tokens) {
    const told = await tableOf([token]).catch(() => null);
    if (told?.seat === seat) return token;
  }
  return undefined;
}

/** Replaces the token its owner was shown (`shown`) by a new one. */
export const moveSeat = (shown: string, token: string): Promise<http.JoinedTable> =>
  call("POST", "/api/seat", { token } satisfies http.TakeOver, shown);
export const seatQr = (token: string): Promise<string> => call("POST", "/api/seat/qr", undefined, token);

export const qrCode = (code: string): Promise<string> => call("POST", "/api/qr", { code } satisfies http.Code);
export const record = (tokens: string[], round: number): Promise<string> => withKey(`/api/records/${round}`, tokens);

/** The review of a match as far as it is judged; then more of it, when there is any. */
export const reviewMatch = (tokens: string[], round: number): Promise<http.ReviewTold> =>
  withKey(`/api/reviews/${round}`, tokens);
export const reviewRecord = (record: string): Promise<http.ReviewTold> =>
  call("POST", "/api/reviews", { record } satisfies http.ReviewAsked);
export const reviewOn = (review: string, since: number): Promise<http.ReviewTold> =>
  call("GET", `/api/review/${review}?since=${since}`);
export const puzzles = (game: string): Promise<http.PuzzlesTold> => call("GET", `/api/puzzles/${game}`);
/** What the coach would do in a position. */
export const advice = (asked: http.AdviceAsked): Promise<http.AdviceTold> => call("POST", "/api/advice", asked);

/** A PDF file to print. */
export const paper = async (wish: http.PaperAsked): Promise<Blob> =>
  (await answered("POST", "/api/paper", wish)).blob();
export const paperPreview = (wish: http.PaperAsked): Promise<http.PaperPreview> =>
  call("POST", "/api/paper/preview", wish);
