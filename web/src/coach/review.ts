// What a review says, added up: pure, from the holes that are judged so far.

import type { HoleReview, JudgedMove, ReviewTold, SeatReview } from "../http";

export interface MatchReview {
  game: string;
  judge: string;
  of: number; // holes of the match
  holes: HoleReview[];
}

export interface Sum {
  holes: number;
  strokes: number;
  par: number;
  luck: number; // own cards and others'
  mistakes: number;
  others: number; // what the others' choices did
  unforeseen: number; // a part of that: the judge's own correction
}

const COSTLY = new Set<JudgedMove["grade"]>(["inaccuracy", "mistake", "blunder"]);
export const isCostly = ({ grade }: Pick<JudgedMove, "grade">): boolean => COSTLY.has(grade);
export const isWhole = ({ holes, of }: MatchReview): boolean => holes.length === of;

export const grown = (before: MatchReview | null, told: ReviewTold): MatchReview => ({
  game: told.game,
  judge: told.judge || (before?.judge ?? ""),
  of: told.of,
  holes: [...(before?.holes ?? []), ...(told.holes ?? [])],
});

const add = (sum: Sum, row: SeatReview): Sum => ({
  holes: sum.holes + 1,
  strokes: sum.strokes + row.strokes,
  par: sum.par + row.par,
  luck: sum.luck + row.luck_own + row.luck_others,
  mistakes: sum.mistakes + row.mistakes,
  others: sum.others + row.others,
  unforeseen: sum.unforeseen + (row.unforeseen ?? 0),
});
const NOTHING: Sum = { holes: 0, strokes: 0, par: 0, luck: 0, mistakes: 0, others: 0, unforeseen: 0 };

export const rowOf = (hole: HoleReview, seat: number): SeatReview | undefined =>
  hole.players.find((row) => row.seat === seat);

/** A seat over these holes. */
export const sumOf = (holes: HoleReview[], seat: number): Sum =>
  holes.flatMap((hole) => rowOf(hole, seat) ?? []).reduce(add, NOTHING);

/** The headline is told for nine holes, however many were played. */
export const perNine = ({ mistakes, holes }: Sum): number => (holes ? (mistakes * 9) / holes : 0);

export const choicesOf = ({ holes }: Pick<MatchReview, "holes">, seat: number): JudgedMove[] =>
  holes.flatMap((hole) => hole.decisions.filter((each) => each.seat === seat));

/** What is worth another look: of what was graded, the largest losses first. */
export const costliest = (review: Pick<MatchReview, "holes">, seat: number, most = 3): JudgedMove[] =>
  choicesOf(review, seat)
    .filter((each) => isCostly(each) && Object.keys(each.costs ?? {}).length > 1)
    .sort((one, other) => other.loss - one.loss)
    .slice(0, most);

/** Strokes given away by what the choices were about, the most first; "other" is about none of it. */
export function byTheme(review: Pick<MatchReview, "holes">, seat: number): [string, number][] {
  const sums = new Map<string, number>();
  for (const { themes, loss } of choicesOf(review, seat))
    for (const theme of themes?.length ? themes : ["other"]) sums.set(theme, (sums.get(theme) ?? 0) + loss);
  return [...sums].filter(([, strokes]) => strokes >= 0.05).sort((one, other) => other[1] - one[1]);
}

export interface TurningPoint {
  hole: number;
  n: number;
  seat: number;
  before: number; // the chance to win
  after: number;
  by: "luck" | "choice";
}

const LEAST_SWING = 0.03;

/** The moves after which the match stood otherwise, in their order. */
export function turningPoints({ holes }: Pick<MatchReview, "holes">, most = 3): TurningPoint[] {
  const found = holes.flatMap(({ hole, seats, points }) =>
    points.slice(1).flatMap((point, place): TurningPoint[] => {
      const at = seats.indexOf(point.seat ?? -1);
      if (at < 0) return [];
      const [before, after] = [points[place]!.chances[at]!, point.chances[at]!];
      const by = (point.loss ?? 0) > Math.abs(point.luck ?? 0) ? "choice" : "luck";
      return Math.abs(after - before) < LEAST_SWING ? [] : [{ hole, n: point.n, seat: point.seat!, before, after, by }];
    }),
  );
  const swing = ({ before, after }: TurningPoint): number => Math.abs(after - before);
  const large = found.sort((one, other) => swing(other) - swing(one)).slice(0, most);
  return large.sort((one, other) => one.n - other.n);
}

/** In which hole a move was made, and which step of that hole it is in a replay. */
export function placeOf({ holes }: Pick<MatchReview, "holes">, n: number): { place: number; step: number } | null {
  const place = holes.filter(({ points }) => (points[0]?.n ?? Infinity) < n).length - 1;
  return place < 0 ? null : { place, step: n - holes[place]!.points[0]!.n };
}

/** What is kept of a review for good. */
export interface Summary extends Sum {
  net: number; // luck, less that of the others on average
  themes: [string, number][];
}

export function summaryOf(review: MatchReview, seat: number): Summary {
  return { ...sumOf(review.holes, seat), net: netLuck(review, seat), themes: byTheme(review, seat) };
}

export function netLuck({ holes }: Pick<MatchReview, "holes">, seat: number): number {
  const seats = [...new Set(holes.flatMap((hole) => hole.seats))];
  const others = seats.filter((each) => each !== seat).map((each) => sumOf(holes, each).luck);
  const mean = others.reduce((sum, each) => sum + each, 0) / Math.max(1, others.length);
  return sumOf(holes, seat).luck - mean;
}
