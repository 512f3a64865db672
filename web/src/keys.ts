// The tokens of this browser, stored nowhere else.

import { nameOf } from "./characters";
import type { TableTold } from "./http";
import type { State } from "./protocol";
import { keep, keptList } from "./shelf";
import type { Lineup, SeenState } from "./state";

/** How a table stood when it was last seen here. */
export interface HeldNote {
  state: State;
  code: string; // of the invitation
  names: string[]; // with whom; where several people share this browser, all
  hole: number; // 0: not dealt yet
  holes: number;
  turn: string; // who is to play, if it is one person
  mine: boolean; // it is one of ours
  alone?: boolean; // nobody but bots and people of this browser; older notes do not say
}

export interface Held {
  table: string;
  tokens: string[];
  game: string;
  at: number;
  pace?: number | undefined; // the table's own pace of bots, while this device has set another
  watch?: string; // the key for spectators, told to whoever made the table
  note?: HeldNote;
  lineup?: Lineup | null; // of the last match that was seen here
  bell?: string | undefined; // this device is reminded: its number; "": it is not to be
  back?: string; // a hole played on from a position: where that was shown
}

const SHELF = "tables";
const MOST = 20;
const MOST_TOKENS = 12; // as many as a table has chairs

export const heldTables = (): Held[] => keptList(SHELF);

export const heldTable = (table: string): Held | undefined => heldTables().find((each) => each.table === table);

export function hold(table: string, tokens: string[], game: string, watch?: string, back?: string): void {
  const known = heldTable(table);
  const [first = "", ...others] = new Set([...(known?.tokens ?? []), ...tokens]);
  const held: Held = {
    ...known,
    table,
    tokens: [first, ...others.slice(1 - MOST_TOKENS)],
    game: game || (known?.game ?? ""),
    at: Date.now(),
  };
  if (watch) held.watch = watch;
  if (back) held.back = back;
  shelve(held);
}

export function holdPace(table: string, pace: number | undefined): void {
  const held = heldTable(table);
  if (held) shelve({ ...held, pace });
}

export function holdBell(table: string, bell: string | undefined): void {
  const held = heldTable(table);
  if (held) shelve({ ...held, bell });
}

export function letGo(table: string): void {
  keep(SHELF, JSON.stringify(heldTables().filter((each) => each.table !== table)));
}

/** Remove invalid tokens. Another window of this browser may have stored others for the same table. */
export function drop(table: string, tokens: string[]): void {
  const held = heldTable(table);
  const left = held?.tokens.filter((token) => !tokens.includes(token)) ?? [];
  if (held && left.length) shelve({ ...held, tokens: left });
  else letGo(table);
}

/** A token for a seat that moves to this device: 256 random bits, in the form the server uses. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (letter) => ({ "+": "-", "/": "_" })[letter] ?? "");
}

/** What a link to a seat leads to: to one's own, to one that moves here, or to none (the key of a spectator). */
export function linkTo(told: Pick<TableTold, "table" | "name">, token: string): "mine" | "seat" | "none" {
  if (heldTable(told.table)?.tokens.includes(token)) return "mine";
  return told.name ? "seat" : "none";
}

/** Store how one of our tables stands, for the list of tables. */
export function note(table: string, state: SeenState): void {
  const held = heldTable(table);
  const now = noteOf(state);
  const lineup = state.lineup ?? held?.lineup ?? null;
  if (!held || !now || !state.table) return;
  if (JSON.stringify([held.note, held.lineup ?? null]) === JSON.stringify([now, lineup])) return;
  shelve({ ...held, game: state.table.game, note: now, lineup, at: Date.now() });
}

export function noteOf({ table, view, welcome }: SeenState): HeldNote | null {
  if (!table || !welcome?.seats.length) return null;
  const acting = table.state === "open" ? [] : (view?.acting ?? []);
  const isOnly = (seat: number): boolean => String(welcome.seats) === String(seat); // of this browser
  return {
    state: table.state,
    code: table.code ?? "",
    names: table.chairs.filter(({ kind }, seat) => kind !== "open" && !isOnly(seat)).map(nameOf),
    hole: view?.hole ?? 0,
    holes: view?.holes ?? 0,
    turn: acting.length === 1 ? nameOf(table.chairs[acting[0]!]) : "",
    mine: acting.some((seat) => welcome.seats.includes(seat)),
    alone: table.chairs.every(({ kind }, seat) => kind === "bot" || kind === "left" || welcome.seats.includes(seat)),
  };
}

function shelve(held: Held): void {
  const others = heldTables().filter((each) => each.table !== held.table);
  const over = (each: Held): boolean => each.note?.state === "over" || each.note?.state === "ended";
  const kept = [...others.filter((each) => !over(each)), ...others.filter(over)]; // finished tables are dropped first
  keep(SHELF, JSON.stringify([held, ...kept].slice(0, MOST)));
}
