// For which shuffle this device has revealed its last word, at each table. It reveals no other until that match was
// dealt: a server that could ask for word after word could choose among the shuffles.

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

/** Whether a word for this round may be revealed: it is the first, or the match of the last one was dealt. */
export function mayGive(known: Pledge | null, round: number): boolean {
  return !known || (known.dealt && round > known.round);
}
