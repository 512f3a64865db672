// One's own game over time: what the reviews of kept matches add up to.

import { idOf, playerName, playerOf, type Finished } from "../history";
import type { Summary } from "./review";
import type { KeptSum } from "./reviewing.svelte";

export interface Looked {
  match: Finished;
  seat: number;
  sum: Summary;
}

/** Matches of this browser's own people that can be looked at. */
export const reviewable = (matches: Finished[]): Finished[] =>
  matches.filter(({ real, guest, mine }) => !real && !guest && mine.length > 0);

/** Those that were, the oldest first. */
export function lookedAt(matches: Finished[], sums: KeptSum[]): Looked[] {
  const known = new Map(sums.map(({ id, seats }) => [id, seats]));
  return reviewable(matches)
    .flatMap((match) =>
      match.mine.flatMap((seat): Looked[] => {
        const sum = known.get(idOf(match))?.[seat];
        return sum ? [{ match, seat, sum }] : [];
      }),
    )
    .sort((one, other) => one.match.at - other.match.at);
}

export interface OverTimeRow {
  name: string;
  matches: number;
  given: number; // strokes given away for nine holes
  luck: number; // for each match
}

function row(name: string, some: Looked[]): OverTimeRow {
  const holes = some.reduce((all, { sum }) => all + sum.holes, 0);
  const given = some.reduce((all, { sum }) => all + sum.mistakes, 0);
  const luck = some.reduce((all, { sum }) => all + sum.luck, 0);
  return { name, matches: some.length, given: holes ? (given * 9) / holes : 0, luck: luck / some.length };
}

function grouped(looked: Looked[], keys: (each: Looked) => string[]): OverTimeRow[] {
  const groups = new Map<string, Looked[]>();
  for (const each of looked) for (const key of keys(each)) groups.set(key, [...(groups.get(key) ?? []), each]);
  return [...groups].map(([key, some]) => row(key, some)).sort((one, other) => other.matches - one.matches);
}

export const byOpponent = (looked: Looked[]): OverTimeRow[] =>
  grouped(looked, ({ match, seat }) =>
    match.names.flatMap((_, other) => (other === seat ? [] : [playerName(playerOf(match, other))])),
  );

/** Seats from 1, as they sit at the table. */
export const bySeat = (looked: Looked[]): OverTimeRow[] =>
  grouped(looked, ({ seat }) => [String(seat + 1)]).sort((one, other) => Number(one.name) - Number(other.name));

/** Strokes given away for nine holes, by theme, the most first. */
export function themesOf(looked: Looked[]): [string, number][] {
  const holes = looked.reduce((all, { sum }) => all + sum.holes, 0);
  const sums = new Map<string, number>();
  for (const { sum } of looked)
    for (const [theme, strokes] of sum.themes) sums.set(theme, (sums.get(theme) ?? 0) + strokes);
  return [...sums]
    .map(([theme, strokes]): [string, number] => [theme, (strokes * 9) / Math.max(1, holes)])
    .sort((one, other) => other[1] - one[1]);
}
