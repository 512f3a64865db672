// Facts about a finished match from its score card: margin, turning point, best hole, series.

import { playerOf, type Finished } from "./history";
import type { ChairSeen, State } from "./protocol";

type Tallied = Pick<ChairSeen, "matches" | "wins">;

const most = (chairs: Tallied[]): number => Math.max(0, ...chairs.map((chair) => chair.matches ?? 0));

/** How a series stands at a table; "" where the match that is played or just over is the first. */
export function seriesTold(
  { chairs, state }: { chairs: Tallied[]; state: State },
  name: (seat: number) => string,
): string {
  if (most(chairs) <= (state === "over" ? 1 : 0)) return "";
  return chairs.map((chair, seat) => `${name(seat)} ${chair.wins ?? 0}`).join(" · ");
}

type ResultPlayed = Pick<Finished, "holes" | "totals" | "winners">;

export interface BestHole {
  hole: number;
  seat: number;
  strokes: number;
}

export type MatchTurn = { when: "first" | "hole" | "last" | "play-off"; hole: number };

/** The fewest strokes anybody took; of equal ones the first, and one's own before all others. */
export function bestHole({ holes, mine }: Pick<Finished, "holes" | "mine">): BestHole | null {
  const played = holes.flatMap((row, at) =>
    row.flatMap((strokes, seat) => (strokes === null ? [] : [{ hole: at + 1, seat, strokes }])),
  );
  const others = (each: BestHole): number => (mine.includes(each.seat) ? 0 : 1);
  return played.sort((one, two) => one.strokes - two.strokes || others(one) - others(two))[0] ?? null;
}

/** Strokes ahead of the next; null where the win is shared, 0 where a play-off decided. */
export function margin({ totals, winners }: ResultPlayed): number | null {
  const [winner, another] = winners;
  if (winner === undefined || another !== undefined) return null;
  return Math.min(...totals.filter((_, seat) => seat !== winner)) - totals[winner]!;
}

/** How many holes were played before any play-off: with them the strokes make up the totals. 0 if unknown. */
export function regularHoles({ holes, totals }: Pick<Finished, "holes" | "totals">): number {
  return 1 + standings(wholeHoles(holes)).map(String).lastIndexOf(String(totals));
}

/** The first ones that everybody played: only in play-offs somebody sits out. */
export function wholeHoles(holes: Finished["holes"]): Finished["holes"] {
  const first = holes.findIndex((hole) => hole.includes(null));
  return first < 0 ? holes : holes.slice(0, first);
}

/** The hole after which the winner led for good. */
export function turned({ holes, totals, winners }: ResultPlayed): MatchTurn | null {
  const [winner, another] = winners;
  const sums = standings(holes);
  const regular = regularHoles({ holes, totals });
  if (winner === undefined || another !== undefined || regular < 2) return null;
  if (holes.length > regular) return { when: "play-off", hole: holes.length };
  const behind = sums
    .map((after) => after.some((sum, seat) => seat !== winner && sum <= after[winner]!))
    .lastIndexOf(true);
  if (behind === holes.length - 1) return null; // a tie that was decided otherwise
  const hole = behind + 2;
  return { when: hole === 1 ? "first" : hole === holes.length ? "last" : "hole", hole };
}

/** The strokes of each seat so far, after each hole. */
function standings(holes: Finished["holes"]): number[][] {
  const sums: number[][] = [];
  for (const row of holes) sums.push(row.map((strokes, seat) => (sums.at(-1)?.[seat] ?? 0) + (strokes ?? 0)));
  return sums;
}

/** Matches won by each seat: as the table has counted them, or else in all that the same people have played at this
 *  device, up to this one, which counts once. */
export function series(match: Finished, kept: Finished[], chairs: Tallied[] = []): { matches: number; wins: number[] } {
  const counted = most(chairs);
  if (counted > 1) return { matches: counted, wins: chairs.map((chair) => chair.wins ?? 0) };
  const player = (each: Finished, seat: number): string => JSON.stringify(playerOf(each, seat));
  const people = (each: Finished): string =>
    each.names
      .map((_, seat) => player(each, seat))
      .sort()
      .join();
  const others = kept.filter(
    (each) =>
      !each.guest &&
      each.at <= match.at &&
      people(each) === people(match) &&
      !(each.table === match.table && each.round === match.round),
  );
  const all = [match, ...others];
  const won = (who: string): number =>
    all.filter((each) => each.winners.some((seat) => player(each, seat) === who)).length;
  return { matches: all.length, wins: match.names.map((_, seat) => won(player(match, seat))) };
}
