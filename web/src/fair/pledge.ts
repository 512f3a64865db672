// What this device has been asked, at each table, for the last word it gave away: there is no other word until cards
// have come of it. Whoever knew the seed and could have word after word would take them until the cards suit.

import { keep, keptList } from "../shelf";
import { hex, sha256, utf8 } from "./sha256";

export interface Pledge {
  table: string;
  round: number;
  asked: string;
  dealt: boolean;
}

const SHELF = "words-given";
const MOST = 300;

/** The round, the seal of the seed and the seals of all words, in one. */
export const askedFor = (round: number, commitment: string, seals: string[]): string =>
  hex(sha256(utf8(JSON.stringify([round, commitment, seals]))));

export const pledgeOf = (table: string): Pledge | null =>
  keptList<Pledge>(SHELF).find((each) => each.table === table) ?? null;

export function pledge(made: Pledge): void {
  const others = keptList<Pledge>(SHELF).filter((each) => each.table !== made.table);
  keep(SHELF, JSON.stringify([...others, made].slice(-MOST)));
}

/** Cards of this match were shown. */
export function dealt(table: string, round: number): void {
  const known = pledgeOf(table);
  if (known && !known.dealt && round >= known.round) pledge({ ...known, dealt: true });
}

/** A word for this round is the first one here, or the last one has been dealt with. */
export function mayGive(known: Pledge | null, round: number): boolean {
  return !known || (known.dealt && round > known.round);
}
