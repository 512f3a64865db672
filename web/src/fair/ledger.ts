// What this device saw of a match while it was played, kept for the check afterwards. Only its owner can alter it.

import { drop, keep, kept, keptList } from "../shelf";
import type { SealedWord } from "./word";

export interface FairLedger {
  table: string;
  round: number;
  commitment: string; // the seal of the seed as it was first seen
  seals: string[] | null; // of the players' words, by seat, as they were first seen when the words were asked for
  made: SealedWord[]; // this device's own
  said: string[]; // the seals of those it has revealed
  seats: number[]; // this device's own, when the match began
  begins: boolean; // it waits for nothing but this device's words, and nothing was heard of it yet
  again: boolean; // another word was asked for, though nothing had come of the one that was given
  draw: string;
  seed: string; // as the table told it
  shown: string; // every card that was shown, a line each: hole, moves made before, place, card
  end: number | null; // moves of this table when the match was over
  undone: [number, number][]; // the numbers of moves that were taken back, and of their undoing
  token: string; // a key with which the record can be had
}

const SHELF = "fair";
const MOST = 20;
const MOST_SHOWN = 60_000;

const shelfOf = (table: string, round: number): string => `${SHELF}/${table}/${round}`;

export function ledgerOf(table: string, round: number): FairLedger | null {
  try {
    return JSON.parse(kept(shelfOf(table, round)) ?? "null") as FairLedger | null;
  } catch {
    return null;
  }
}

export const newLedger = (table: string, round: number): FairLedger => ({
  table,
  round,
  commitment: "",
  seals: null,
  made: [],
  said: [],
  seats: [],
  begins: false,
  again: false,
  draw: "",
  seed: "",
  shown: "",
  end: null,
  undone: [],
  token: "",
});

const written = new WeakMap<FairLedger, string>();

/** Another page of this browser may have written meanwhile: what either saw is kept, and what was seen first counts. */
export function store(ledger: FairLedger): void {
  const name = shelfOf(ledger.table, ledger.round);
  const there = kept(name);
  if (there !== null && there !== written.get(ledger)) join(ledger, ledgerOf(ledger.table, ledger.round));
  const known = keptList<string>(SHELF);
  if (!known.includes(name)) {
    for (const old of known.length < MOST ? [] : [known.find(isBare) ?? known[0]!]) {
      drop(old);
      known.splice(known.indexOf(old), 1);
    }
    keep(SHELF, JSON.stringify([...known, name]));
  }
  const text = JSON.stringify(ledger);
  keep(name, text);
  written.set(ledger, text);
}

/** Nothing was played in it. Such ledgers are dropped first, so that a server cannot push out the others. */
function isBare(name: string): boolean {
  const text = kept(name);
  return !text || (text.includes('"shown":""') && text.includes('"made":[]'));
}

function join(ledger: FairLedger, other: FairLedger | null): void {
  if (!other) return;
  ledger.commitment = other.commitment || ledger.commitment;
  ledger.seals = other.seals ?? ledger.seals;
  ledger.made = [...other.made, ...ledger.made.filter((each) => !other.made.some((one) => one.seal === each.seal))];
  ledger.said = [...new Set([...other.said, ...ledger.said])];
  ledger.seats = other.seats.length ? other.seats : ledger.seats;
  ledger.begins &&= other.begins;
  ledger.again ||= other.again;
  ledger.draw = other.draw || ledger.draw;
  ledger.seed = other.seed || ledger.seed;
  ledger.shown = [...new Set([...other.shown.split("\n"), ...ledger.shown.split("\n")])]
    .filter(Boolean)
    .map((line) => `${line}\n`)
    .join("");
  ledger.end ??= other.end;
  if ((other.undone ?? []).length > (ledger.undone ?? []).length) ledger.undone = other.undone;
  ledger.token ||= other.token;
}

/** Note a card that was shown; a full ledger takes no more. */
export function show(ledger: FairLedger, line: string): void {
  if (ledger.shown.length < MOST_SHOWN) ledger.shown += `${line}\n`;
}
