// What this browser has the keys to: kept here and nowhere else.

export interface Held {
  table: string;
  tokens: string[];
  game: string;
  at: number;
}

const SHELF = "tables";
const MOST = 20;

export function heldTables(): Held[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SHELF) ?? "[]");
    return Array.isArray(kept) ? (kept as Held[]) : [];
  } catch {
    return [];
  }
}

export function hold(table: string, tokens: string[], game: string): void {
  const others = heldTables().filter((each) => each.table !== table);
  const known = heldTables().find((each) => each.table === table)?.tokens ?? [];
  const all = [...new Set([...known, ...tokens])];
  localStorage.setItem(SHELF, JSON.stringify([{ table, tokens: all, game, at: Date.now() }, ...others].slice(0, MOST)));
}

export function letGo(table: string): void {
  localStorage.setItem(SHELF, JSON.stringify(heldTables().filter((each) => each.table !== table)));
}
