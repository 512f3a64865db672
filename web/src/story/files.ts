// Export and import of finished matches as a file. An imported file is validated as a whole before anything of it is
// stored; matches that are here already are not changed.

import { addPractice, practised, readPractice } from "../coach/practice.svelte";
import { addSums, keptSums, type KeptSum } from "../coach/reviewing.svelte";
import { idOf, MOST, remembered, shelve, type Finished } from "../history";
import { SHEETS } from "../sheets";
import { ownNames } from "./stats";

const FORMAT = "backnine-matches";
const VERSION = 1;
export const MOST_BYTES = 16 * 1024 * 1024;
const MOST_SEATS = 12;
const MOST_NAME = 40;
const MOST_HOLES = 200;
const MOST_RECORD = 4 * 1024 * 1024;

export type Unwanted = "not-ours" | "newer" | "damaged" | "too-large" | "no-room";
export interface FileTaken {
  added: number;
  known: number; // they were here already
  left: number; // there was no room for them
}

export const fileName = (at: Date): string => `backnine-${at.toISOString().slice(0, 10)}.json`;

/** With what the coach knows of them, and the rating of one's practice. */
export function written(matches: Finished[]): string {
  const file = { format: FORMAT, version: VERSION, matches, sums: keptSums(), practice: practised() };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** Whose matches a file would add, beside those of `known` people. */
export function strangersIn(text: string, known: string[]): string[] {
  const found = readFile(text);
  if (typeof found === "string") return [];
  const here = new Set(remembered().map(idOf));
  const fresh = found.filter((each) => !each.guest && !here.has(idOf(each)));
  return ownNames(fresh).filter((name) => !known.includes(name));
}

/** Import the matches of a file, or say why not; as those of `guests`, if somebody else has played them. */
export function takeIn(text: string, guests = false): FileTaken | Unwanted {
  const read = readFile(text);
  if (typeof read === "string") return read;
  const found = guests ? read.map((each) => ({ ...each, guest: true })) : read;
  const here = remembered();
  const known = new Set(here.map(idOf));
  const fresh = [...new Map(found.filter((each) => !known.has(idOf(each))).map((each) => [idOf(each), each])).values()];
  const fitting = newestFirst(fresh).slice(0, Math.max(0, MOST - here.length));
  const records = new Map(found.map((each) => [idOf(each), each.record]));
  const whole = here.map((each) => (each.record ? each : { ...each, record: records.get(idOf(each)) }) as Finished);
  if (!shelve(newestFirst([...whole, ...fitting]))) {
    shelve(here);
    return "no-room";
  }
  if (!guests) takeInCoach(text);
  return { added: fitting.length, known: found.length - fresh.length, left: fresh.length - fitting.length };
}

/** What the coach knows, of one's own file; what does not fit is left out. */
function takeInCoach(text: string): void {
  const { sums, practice } = parsed(text) as { sums?: unknown; practice?: unknown };
  const fits = (each: unknown): each is KeptSum =>
    isObject(each) &&
    typeof each["id"] === "string" &&
    isObject(each["seats"]) &&
    Object.values(each["seats"]).every(isSum);
  if (Array.isArray(sums)) addSums(sums.filter(fits));
  const rating = readPractice(practice);
  if (rating) addPractice(rating);
}

const isSum = (value: unknown): boolean =>
  isObject(value) &&
  ["holes", "strokes", "par", "luck", "mistakes", "others", "net"].every((key) => Number.isFinite(value[key])) &&
  Array.isArray(value["themes"]) &&
  value["themes"].every((each) => Array.isArray(each) && typeof each[0] === "string" && Number.isFinite(each[1]));

const newestFirst = (matches: Finished[]): Finished[] => [...matches].sort((one, other) => other.at - one.at);

function readFile(text: string): Finished[] | Unwanted {
  if (text.length > MOST_BYTES) return "too-large";
  const file = parsed(text);
  if (!isObject(file) || file["format"] !== FORMAT) return "not-ours";
  const { version, matches } = file;
  if (typeof version === "number" && version > VERSION) return "newer";
  if (version !== VERSION || !Array.isArray(matches)) return "damaged";
  const read = matches.map(matchIn);
  return read.every((each) => each !== null) ? read : "damaged";
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

// One match

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isCount = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

const isName = (value: unknown): value is string =>
  typeof value === "string" && value.length <= MOST_NAME && !/[\p{Cc}\u2028\u2029]/u.test(value);

const isLevel = (value: unknown): value is string | null => value === null || isName(value);

const isList = <T>(value: unknown, least: number, most: number, fits: (each: unknown) => each is T): value is T[] =>
  Array.isArray(value) && value.length >= least && value.length <= most && value.every(fits);

/** The known fields of a match, if they are consistent. */
function matchIn(value: unknown): Finished | null {
  if (!isObject(value)) return null;
  const { table, round, at, game, names, bots, mine, holes, totals, winners, closers, record, guest, real } = value;
  if (!isList(names, 2, MOST_SEATS, isName)) return null;
  const seats = names.length;
  const isSeat = (each: unknown): each is number => isCount(each, 0, seats - 1);
  const isStrokes = (each: unknown): each is number => isCount(each, -99_999, 99_999);
  const isHole = (each: unknown): each is (number | null)[] =>
    isList(each, seats, seats, (one): one is number | null => one === null || isStrokes(one));
  const isCloser = (each: unknown): each is number | null => each === null || isSeat(each);
  if (
    typeof table !== "string" ||
    !/^[\w-]{1,64}$/.test(table) ||
    !isCount(round, 0, 999_999) ||
    !isCount(at, 0, 8.64e15) ||
    !SHEETS.some((sheet) => sheet.game.name === game) ||
    !isList(mine, 1, seats, isSeat) ||
    !isList(holes, 1, MOST_HOLES, isHole) ||
    !isList(totals, seats, seats, isStrokes) ||
    !isList(winners, 1, seats, isSeat) ||
    (bots !== undefined && !isList(bots, seats, seats, isLevel)) ||
    (closers !== undefined && !isList(closers, holes.length, holes.length, isCloser)) ||
    (record !== undefined && !isRecord(record)) ||
    (guest !== undefined && typeof guest !== "boolean") ||
    (real !== undefined && real !== true)
  )
    return null;
  const match: Finished = { table, round, at, game: game as string, names, mine, holes, totals, winners };
  const more = { ...(bots && { bots }), ...(closers && { closers }), ...(record && { record }) };
  return { ...match, ...more, ...(guest && { guest }), ...(real && { real }) };
}

const isRecord = (value: unknown): value is string =>
  typeof value === "string" && value.length <= MOST_RECORD && value.startsWith("[Backnine ");
