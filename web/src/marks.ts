// What a layout saved in a hole that is over, to be written across its columns.

import type { HoleSeen } from "./protocol";
import { figure } from "./typeset";

/** What a column, or a block of them, saved. */
export interface Mark {
  columns: number[];
  text: string;
  bonus: boolean;
}

export function marksOf(hole: HoleSeen | null | undefined, seat: number): Mark[] {
  const layout = hole?.layouts[hole.seats.indexOf(seat)];
  return (layout?.savings ?? []).map(({ columns, strokes }) => ({
    columns,
    text: figure(strokes),
    bonus: columns.length > 1,
  }));
}

export function strokesOf(hole: HoleSeen | null | undefined, seat: number): number | null {
  return hole?.strokes[hole.seats.indexOf(seat)] ?? null;
}
