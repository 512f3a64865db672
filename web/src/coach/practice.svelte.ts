// Practice: puzzles near one's own rating, which is kept in this browser.

import type { PuzzleTold } from "../http";
import { keep, kept } from "../shelf";
import { BEGINNER, rated, type GlickoRating } from "./glicko";

const SHELF = "practice";
const MOST = 1000; // puzzles that are remembered

/** Of one game: the rating, and which puzzles were tried, the last one last. */
export interface Practised extends GlickoRating {
  solved: number;
  tried: string[];
}
export type Practice = Record<string, Practised>;

const NEW: Practised = { ...BEGINNER, solved: 0, tried: [] };

export function practised(): Practice {
  try {
    return readPractice(JSON.parse(kept(SHELF) ?? "{}")) ?? {};
  } catch {
    return {};
  }
}

/** Null if this is none. */
export function readPractice(told: unknown): Practice | null {
  if (typeof told !== "object" || told === null || Array.isArray(told)) return null;
  const entries = Object.entries(told as Record<string, Partial<Practised>>);
  const isNumber = (value: unknown): boolean => typeof value === "number" && Number.isFinite(value);
  const fits = ([, { rating, rd, vol, solved, tried }]: [string, Partial<Practised>]): boolean =>
    [rating, rd, vol, solved].every(isNumber) && Array.isArray(tried) && tried.every((id) => typeof id === "string");
  return entries.every(fits) ? (Object.fromEntries(entries) as Practice) : null;
}

/** Practice out of a file: of each game, whichever has more behind it. */
export function addPractice(other: Practice): void {
  const own = practised();
  for (const [game, told] of Object.entries(other))
    if (told.tried.length > (own[game]?.tried.length ?? 0)) own[game] = told;
  keep(SHELF, JSON.stringify(own));
}

export class Practising {
  state = $state.raw<Practised>(NEW);
  change = $state(0); // of the rating, by the last puzzle

  constructor(
    readonly game: string,
    readonly puzzles: PuzzleTold[],
  ) {
    this.state = practised()[game] ?? NEW;
  }

  /** The first try counts. */
  answered(puzzle: PuzzleTold, right: boolean): void {
    const before = this.state;
    const now = rated(before, [{ rating: puzzle.rating, rd: puzzle.rd, score: Number(right) }]);
    const tried = [...before.tried.filter((id) => id !== puzzle.id), puzzle.id].slice(-MOST);
    this.state = { ...now, solved: before.solved + Number(right), tried };
    this.change = Math.round(now.rating) - Math.round(before.rating);
    keep(SHELF, JSON.stringify({ ...practised(), [this.game]: this.state }));
  }

  /** One that was not tried yet, or longest ago, and is about as hard as one's rating. */
  next(theme: string): PuzzleTold | null {
    const fitting = this.puzzles.filter((each) => !theme || each.themes.includes(theme));
    const { tried, rating } = this.state;
    const age = (each: PuzzleTold): number => tried.indexOf(each.id); // -1: never
    const fresh = fitting.filter((each) => age(each) < 0);
    const off = (each: PuzzleTold): number => Math.abs(each.rating - rating);
    if (fresh.length) return fresh.reduce((best, each) => (off(each) < off(best) ? each : best));
    return [...fitting].sort((one, other) => age(one) - age(other))[0] ?? null;
  }
}
