// A match with real cards as one value: its set-up, and what was told of it, one entry after another. The same as
// src/backnine/keeper has it, and as it stands in the file (docs/keeper.md).

/** A hole's strokes of one seat; null: what was told of it is taken back, while the hole is open. */
export interface StrokesTold {
  hole: number;
  seat: number;
  strokes: number | null;
}
/** A layout as text, with "?" for a card that is not told yet. */
export interface CardsTold {
  hole: number;
  seat: number;
  layout: string;
}
/** Who went out or knocked; null: nobody. */
export interface CloserTold {
  hole: number;
  closer: number | null;
}
/** All was told of this hole; what comes later is a correction. */
export interface HoleDone {
  hole: number;
  done: true;
}
export type KeptEntry = StrokesTold | CardsTold | CloserTold | HoleDone;

export interface KeptMatch {
  id: string;
  at: number; // when it began
  game: string;
  house: string; // only what is not usual, as in `holes=3,adjacent=true`
  names: string[];
  dealer: number;
  draw?: string; // the picks for the dealer, if they were drawn here: "7 3 3 / - 5 1"
  entries: KeptEntry[];
}

/** Twelve players with every play-off need 378, and each is looked at again for the next. */
export const MOST_ENTRIES = 1000;

/** What was wrong; its sentence is the message `error-…`. Nothing has changed. */
export class Refusal {
  constructor(
    readonly why: string,
    readonly details: Record<string, string | number> = {},
  ) {}
}

export type Cards = (string | null)[];

const SIGNS: Record<string, string> = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };

/** Null if it has not this shape. */
export function readCards(layout: string, rows: number, columns: number): Cards | null {
  const plain = layout.toUpperCase().replaceAll(/[♠♥♦♣]/g, (sign) => SIGNS[sign]!);
  const lines = plain.split("/").map((row) => row.split(/\s+/).filter(Boolean));
  const fits = lines.length === rows && lines.every((row) => row.length === columns);
  return fits ? lines.flat().map((card) => (card === "?" ? null : card)) : null;
}

export function writeCards(cards: Cards, columns: number): string {
  const words = cards.map((card) => card ?? "?");
  const rows = Array.from({ length: words.length / columns }, (_, row) =>
    words.slice(row * columns, (row + 1) * columns),
  );
  return rows.map((row) => row.join(" ")).join(" / ");
}

/** Without what was told last. */
export const undo = (match: KeptMatch): KeptMatch => ({ ...match, entries: match.entries.slice(0, -1) });

/** A hole that is done needs only the last that was told of each seat. */
export function settled(entries: KeptEntry[], hole: number): KeptEntry[] {
  const last = new Map(entries.flatMap((entry, place) => (entry.hole === hole ? [[about(entry), place]] : [])));
  return entries.filter((entry, place) => entry.hole !== hole || last.get(about(entry)) === place);
}

const about = (entry: KeptEntry): number | string =>
  "seat" in entry ? entry.seat : "done" in entry ? "done" : "closer";
