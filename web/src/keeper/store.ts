// The matches of this browser. Each has a place of its own in its storage and is written at once, whole; what somebody
// else wrote there meanwhile is never written over. A copy goes to the disk, for the case that the battery dies.

import { drop, isStored, keep, kept } from "../shelf";
import { readKept, writeKept } from "./file";
import { copies, copy, dropCopy } from "./mirror";
import { Refusal, type KeptMatch } from "./model";

const PLACE = "kept-";
export const placeOf = (id: string): string => PLACE + id;

const TURN = "turn-"; // how often a match was written: tells whether its copy is newer
const turns = new Map<string, number>(); // of those written by this page
const turnOf = (id: string): number => Math.max(turns.get(id) ?? 0, Number(kept(TURN + id)) || 0);

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
  askToStay();
  const [text, turn] = [writeKept(match), turnOf(match.id) + 1];
  copy({ id: match.id, text, turn }).catch(() => {}); // a browser without a database has none
  return put(match.id, text, turn);
}

function put(id: string, text: string, turn: number): boolean {
  here.add(placeOf(id));
  turns.set(id, turn);
  return keep(placeOf(id), text) && (keep(TURN + id, String(turn)), true);
}

let asked = false;

/** Browsers that run out of room throw away first what nobody asked them to keep. */
function askToStay(): void {
  if (asked) return;
  asked = true;
  void globalThis.navigator?.storage?.persist?.().catch(() => {});
}

export function remove(id: string): void {
  here.delete(placeOf(id));
  turns.delete(id);
  drop(placeOf(id));
  // Its number of writes stays until the copy is gone, or the copy would pass for something newer.
  dropCopy(id).then(
    () => drop(TURN + id),
    () => {},
  );
}

let restoring: Promise<void> | null = null;

/** Once, before the first match is read: what got to the disk but not into the storage. */
export const restored = (): Promise<void> => (restoring ??= restore().catch(() => {}));

export async function restore(): Promise<void> {
  for (const { id, text, turn } of await copies())
    if (turn > turnOf(id) && !(readKept(text) instanceof Refusal)) put(id, text, turn);
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
  if (own === null) return { id: saved(match), how: "new" };
  if (own instanceof Refusal) return { id: saved({ ...match, id: newId() }), how: "beside" };
  if (beginsWith(own, match)) return { id: match.id, how: "known" };
  if (beginsWith(match, own)) return { id: saved(match), how: "longer" };
  return { id: saved({ ...match, id: newId() }), how: "beside" };
}

function saved(match: KeptMatch): string {
  save(match);
  return match.id;
}

/** All of `other` stands at the beginning of this one. */
const beginsWith = (match: KeptMatch, other: KeptMatch): boolean =>
  writeKept({ ...match, entries: match.entries.slice(0, other.entries.length) }) === writeKept(other);
