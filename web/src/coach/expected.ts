// The chart of a hole: expected strokes after each move, and where they were given away.

import type { HoleReview } from "../http";
import { isCostly } from "./review";

export interface ExpectedCurve {
  seat: number;
  points: { x: number; y: number; n: number; value: number }[];
}
export interface Blot {
  x: number;
  y: number;
  n: number;
  seat: number;
  loss: number;
}
export interface Drawing {
  width: number;
  height: number;
  curves: ExpectedCurve[];
  blots: Blot[];
  ticks: { y: number; value: number }[];
}

export const LEFT = 34;
const [TOP, RIGHT, BOTTOM, HEIGHT] = [28, 12, 20, 214]; // a label has room above and below

/** Fewer strokes are lower down: a line that falls is good news. */
export function drawHole({ seats, points, decisions }: HoleReview, width: number): Drawing {
  const values = points.flatMap(({ expected }) => expected);
  const [least, most] = [Math.floor(Math.min(...values)), Math.ceil(Math.max(...values))];
  const last = Math.max(1, points.length - 1);
  const x = (place: number): number => LEFT + ((width - LEFT - RIGHT) * place) / last;
  const y = (value: number): number => TOP + ((HEIGHT - TOP - BOTTOM) * (most - value)) / Math.max(1, most - least);
  const curves = seats.map((seat, at): ExpectedCurve => ({
    seat,
    points: points.map(({ n, expected }, place) => ({ x: x(place), y: y(expected[at]!), n, value: expected[at]! })),
  }));
  const blots = decisions.filter(isCostly).flatMap(({ n, seat, loss }): Blot[] => {
    const place = points.findIndex((point) => point.n === n);
    const value = points[place]?.expected[seats.indexOf(seat)];
    return value === undefined ? [] : [{ x: x(place), y: y(value), n, seat, loss }];
  });
  return { width, height: HEIGHT, curves, blots, ticks: ticks(least, most).map((value) => ({ y: y(value), value })) };
}

function ticks(least: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20].find((each) => (most - least) / each <= 5) ?? 50;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, place) => (first + place) * step);
}
