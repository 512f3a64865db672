// Statistics of the finished matches of this browser, by game and by opponent.

import { regularHoles } from "../finish";
import { idOf, playerOf, type Finished, type MatchPlayer } from "../history";

/** The strokes of one hole, and the match it was in. */
export interface HolePlayed {
  strokes: number;
  match: string;
}

export interface GameSummary {
  game: string;
  matches: number;
  holes: number;
  wins: number;
  average: number; // strokes for each hole
  best: HolePlayed;
  worst: HolePlayed;
  closes: number;
  paid: number; // closes with which nobody had fewer strokes in that hole
}

export interface Opponent extends MatchPlayer {
  matches: number;
  ahead: number; // matches in which one came in before them
}

/** The names that had a seat at this device. */
export const ownNames = (matches: Finished[]): string[] =>
  [...new Set(matches.flatMap((match) => match.mine.map((seat) => match.names[seat] ?? "")))].filter(Boolean).sort();

/** The seats of this device, or only those with the name `whose`. */
const seatsOf = ({ mine, names }: Finished, whose: string): number[] =>
  mine.filter((seat) => !whose || names[seat] === whose);

export function byGame(matches: Finished[], whose = ""): GameSummary[] {
  const games = [...new Set(matches.map((match) => match.game))];
  return games.flatMap((game) => {
    const own = matches.filter((match) => match.game === game && seatsOf(match, whose).length);
    const holes = own.flatMap((match) => holesOf(match, whose));
    return holes.length ? [summary(game, own, holes, whose)] : [];
  });
}

function summary(game: string, own: Finished[], holes: HolePlayed[], whose: string): GameSummary {
  const closes = own.flatMap((match) => closesOf(match, whose));
  const sorted = [...holes].sort((one, other) => one.strokes - other.strokes);
  return {
    game,
    matches: own.length,
    holes: holes.length,
    wins: own.filter((match) => seatsOf(match, whose).some((seat) => match.winners.includes(seat))).length,
    average: holes.reduce((sum, hole) => sum + hole.strokes, 0) / holes.length,
    best: sorted[0]!,
    worst: sorted.at(-1)!,
    closes: closes.length,
    paid: closes.filter(Boolean).length,
  };
}

const holesOf = (match: Finished, whose: string): HolePlayed[] =>
  match.holes.flatMap((strokes) =>
    seatsOf(match, whose)
      .map((seat) => strokes[seat] ?? null)
      .filter((each) => each !== null)
      .map((each) => ({ strokes: each, match: idOf(match) })),
  );

/** For each hole that one closed: did it pay? */
const closesOf = (match: Finished, whose: string): boolean[] =>
  (match.closers ?? []).flatMap((closer, place) => {
    if (closer === null || !seatsOf(match, whose).includes(closer)) return [];
    const strokes = match.holes[place] ?? [];
    return [strokes.every((each) => each === null || each >= (strokes[closer] ?? 0))];
  });

/** Who one met, the most frequent first. */
export function opponents(matches: Finished[], whose = ""): Opponent[] {
  const met = new Map<string, Opponent>();
  for (const match of matches) {
    const own = seatsOf(match, whose);
    const away = whose ? own : match.mine;
    if (!own.length) continue;
    match.names.forEach((_, seat) => {
      const player = playerOf(match, seat);
      if (away.includes(seat) || !player.name) return;
      const key = JSON.stringify(player);
      const known = met.get(key) ?? { ...player, matches: 0, ahead: 0 };
      known.matches += 1;
      known.ahead += Number(own.some((each) => before(match, each, seat)));
      met.set(key, known);
    });
  }
  return [...met.values()].sort((one, other) => other.matches - one.matches || one.name.localeCompare(other.name));
}

function before({ totals, winners }: Finished, one: number, other: number): boolean {
  if (winners.includes(one) !== winners.includes(other)) return winners.includes(one);
  return totals[one]! < totals[other]!;
}

// How a match went

/** The totals after each hole, by seat; null where a seat had no part in it. Strokes of a play-off do not count. */
export function running(match: Pick<Finished, "holes" | "totals">): (number | null)[][] {
  const regular = regularHoles(match) || match.holes.length;
  const sums = match.totals.map(() => 0);
  return match.holes.map((strokes, place) =>
    match.totals.map((_, seat) => {
      const more = strokes[seat] ?? null;
      if (more !== null && place < regular) sums[seat]! += more;
      return more === null ? null : sums[seat]!;
    }),
  );
}
