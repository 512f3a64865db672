// The savings of a layout, as frames around its columns.

import type { HoleSeen, LayoutScore, ScoreCard } from "./protocol";
import { figure } from "./typeset";

/** Neighbouring columns in one frame. A column that cancels has a 0, columns with a bonus have its amount. */
export interface Mark {
  columns: number[];
  text: string;
  bonus: boolean;
}

export function marksOf(layout: LayoutScore | undefined): Mark[] {
  return (layout?.savings ?? []).flatMap(({ columns, strokes }): Mark[] =>
    columns.length > 1
      ? neighbours(columns).map((run, place) => ({ columns: run, text: place ? "" : figure(strokes), bonus: true }))
      : [{ columns, text: "0", bonus: false }],
  );
}

/** 1, 2, 4 as 1, 2 and 4. */
function neighbours(columns: number[]): number[][] {
  const runs: number[][] = [];
  for (const column of columns) {
    const last = runs.at(-1);
    if (last?.at(-1) === column - 1) last.push(column);
    else runs.push([column]);
  }
  return runs;
}

export function strokesOf(hole: HoleSeen | null | undefined, seat: number): number | null {
  return hole?.strokes[hole.seats.indexOf(seat)] ?? null;
}

/** The score without this hole: until it has been counted before everybody's eyes. Play-offs are in no total. */
export function scoreBefore(score: ScoreCard, hole: number, holes: number): ScoreCard {
  const last = score.holes.at(-1);
  if (last?.hole !== hole) return score;
  const counts = (seat: number): number => (hole > holes ? 0 : (strokesOf(last, seat) ?? 0));
  const totals = score.totals.map((total, seat) => total - counts(seat));
  return { ...score, holes: score.holes.slice(0, -1), totals, tied: [], outcome: null };
}
