// The HTTP side of the server.

import type { State, TableSeen } from "./protocol";
import { words } from "./words.svelte";

export interface HouseRule {
  key: string;
  choices: (boolean | number | string)[];
  default: boolean | number | string;
}
export interface GameTold {
  name: string;
  players: [number, number];
  rows: number;
  columns: number;
  secrets: boolean;
  house: HouseRule[];
}
export interface Offer {
  version: string;
  games: GameTold[];
  bots: { name: string; character: string }[];
  phrases: Record<string, string>;
  names: string[]; // for tables where names come from a list
  keep_days: number; // after which a table nobody has used is deleted; 0: never
  reach: string | null; // the address at which other devices reach this server
}
export interface NewChair {
  who: "here" | "open" | "bot";
  name?: string;
  bot?: string;
  seal?: string;
}
export interface NewTable {
  game: string;
  chairs: NewChair[];
  house?: string;
  timer?: number;
  grace?: number;
  watch?: boolean;
  memory_aid?: boolean;
  pace?: number;
  names?: TableSeen["names"];
  start?: boolean;
}
export interface MadeTable {
  table: string;
  code: string;
  commitment: string;
  host: string;
  watch: string;
  seats: { seat: number; token: string }[];
}
export interface Invitation {
  game: string;
  host: string | null;
  free: number;
  chairs: number;
  names: TableSeen["names"];
}
export interface TableTold {
  table: string;
  state: State;
  hole?: number;
  holes?: number;
  turn?: string;
  yours?: boolean;
}
export interface JoinedTable {
  table: string;
  seat: number;
  token: string;
}

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

function safely(text: string): { why?: string; text?: string } | null {
  try {
    return JSON.parse(text) as { why?: string; text?: string };
  } catch {
    return null;
  }
}

export const offer = (): Promise<Offer> => call("GET", "/api/offer");
export const makeTable = (wish: NewTable): Promise<MadeTable> => call("POST", "/api/tables", wish);
export const joinTable = (code: string, name: string, seal: string): Promise<JoinedTable> =>
  call("POST", "/api/join", { code, name, seal });
/** What a code invites to; refused where joining would be. */
export const invitation = (code: string): Promise<Invitation> => call("POST", "/api/invitation", { code });

/** With the first of these keys that opens anything: that of a chair which was taken away does not. */
async function withKey<T>(path: string, [token = "", ...others]: string[]): Promise<T> {
  try {
    return await call("GET", path, undefined, token);
  } catch (error) {
    if (others.length && error instanceof Problem && error.why === "no-such-token") return withKey(path, others);
    throw error;
  }
}

export const tableOf = (tokens: string[]): Promise<TableTold> => withKey("/api/table", tokens);

export const qrCode = (code: string): Promise<string> => call("POST", "/api/qr", { code });
export const record = (tokens: string[], round: number): Promise<string> => withKey(`/api/records/${round}`, tokens);
