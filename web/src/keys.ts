// What this browser has the keys to: kept here and nowhere else.

import type { State } from "./protocol";
import { keep, keptList } from "./shelf";
import type { TableState } from "./state";

/** How a table stood when it was last seen here. */
export interface Note {
  state: State;
  code: string; // of the invitation
  names: string[];
  hole: number; // 0: not dealt yet
  holes: number;
  turn: string; // who is to play, if it is one person
  mine: boolean; // it is one of ours
}

export interface Held {
  table: string;
  tokens: string[];
  game: string;
  at: number;
  watch?: string; // the key for spectators, told to whoever made the table
  note?: Note;
}

const SHELF = "tables";
const MOST = 20;
const MOST_TOKENS = 12; // as many as a table has chairs

export const heldTables = (): Held[] => keptList(SHELF);

export const heldTable = (table: string): Held | undefined => heldTables().find((each) => each.table === table);

export function hold(table: string, tokens: string[], game: string, watch?: string): void {
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
  shelve(held);
}

export function letGo(table: string): void {
  keep(SHELF, JSON.stringify(heldTables().filter((each) => each.table !== table)));
}

/** Write down how a table of ours stands, for the list of tables. */
export function note(table: string, state: TableState): void {
  const held = heldTable(table);
  const now = noteOf(state);
  if (!held || !now || !state.table || JSON.stringify(held.note) === JSON.stringify(now)) return;
  shelve({ ...held, game: state.table.game, note: now, at: Date.now() });
}

export function noteOf({ table, view, welcome }: TableState): Note | null {
  if (!table || !welcome?.seats.length) return null;
  const acting = table.state === "open" ? [] : (view?.acting ?? []);
  return {
    state: table.state,
    code: table.code ?? "",
    names: table.chairs.filter((chair) => chair.kind !== "open").map((chair) => chair.name),
    hole: view?.hole ?? 0,
    holes: view?.holes ?? 0,
    turn: acting.length === 1 ? (table.chairs[acting[0]!]?.name ?? "") : "",
    mine: acting.some((seat) => welcome.seats.includes(seat)),
  };
}

function shelve(held: Held): void {
  const others = heldTables().filter((each) => each.table !== held.table);
  const over = (each: Held): boolean => each.note?.state === "over" || each.note?.state === "ended";
  const kept = [...others.filter((each) => !over(each)), ...others.filter(over)]; // what is over makes room first
  keep(SHELF, JSON.stringify([held, ...kept].slice(0, MOST)));
}
