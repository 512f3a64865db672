// The matches of this browser. Each has a place of its own in its storage and is written at once, whole; what somebody
// else wrote there meanwhile is never written over.

import { drop, isStored, keep, kept } from "../shelf";
import { readKept, writeKept } from "./file";
import { Refusal, type KeptMatch } from "./model";

const PLACE = "kept-";
export const placeOf = (id: string): string => PLACE + id;

const here = new Set<string>(); // places written by this page: without storage nothing else knows of them

function places(): string[] {
  let stored: string[] = [];
  try {
    stored = Object.keys(localStorage);
  } catch {
    // no storage
  }
  return [...new Set([...stored, ...here])].filter((key) => key.startsWith(PLACE) && kept(key) !== null);
}

/** The newest first; and what is wrong with those that cannot be read, which are left as they are. */
export function keptMatches(): { matches: KeptMatch[]; broken: Refusal[] } {
  const read = places().map((place) => readKept(kept(place) ?? ""));
  const matches = read.flatMap((each) => (each instanceof Refusal ? [] : [each]));
  const broken = read.flatMap((each) => (each instanceof Refusal ? [each] : []));
  return { matches: matches.sort((one, other) => other.at - one.at), broken };
}

export const textAt = (id: string): string | null => kept(placeOf(id));

export const isSafe = (id: string): boolean => isStored(placeOf(id));

/** Whether it was stored for good. */
export function save(match: KeptMatch): boolean {
  here.add(placeOf(match.id));
  return keep(placeOf(match.id), writeKept(match));
}

export function remove(id: string): void {
  here.delete(placeOf(id));
  drop(placeOf(id));
}

export function newId(): string {
  const letters = "abcdefghijkmnpqrstuvwxyz23456789";
  return [...crypto.getRandomValues(new Uint8Array(10))].map((each) => letters[each % letters.length]).join("");
}

export type TakenIn = "new" | "known" | "longer" | "beside";

/** A match from elsewhere: one that goes on from what is here takes its place; another version is kept beside it. */
export function takeIn(match: KeptMatch): { id: string; how: TakenIn } {
  const text = textAt(match.id);
  const own = text === null ? null : readKept(text);
  if (own === null) return { id: put(match), how: "new" };
  if (own instanceof Refusal) return { id: put({ ...match, id: newId() }), how: "beside" };
  if (beginsWith(own, match)) return { id: match.id, how: "known" };
  if (beginsWith(match, own)) return { id: put(match), how: "longer" };
  return { id: put({ ...match, id: newId() }), how: "beside" };
}

function put(match: KeptMatch): string {
  save(match);
  return match.id;
}

/** All of `other` stands at the beginning of this one. */
const beginsWith = (match: KeptMatch, other: KeptMatch): boolean =>
  writeKept({ ...match, entries: match.entries.slice(0, other.entries.length) }) === writeKept(other);
