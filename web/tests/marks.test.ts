// The hole that is being counted is in no score that is told meanwhile.

import { expect, test } from "vitest";
import { scoreBefore } from "../src/marks";
import type { HoleSeen, ScoreCard } from "../src/protocol";

const hole = (number: number, strokes: number[]): HoleSeen => ({
  hole: number,
  dealer: 0,
  seats: strokes.map((_, seat) => seat),
  strokes,
  closer: 0,
  ending: "putt-out",
  penalty: null,
  layouts: [],
});

const score = (...holes: HoleSeen[]): ScoreCard => ({
  t: "score",
  holes,
  totals: [0, 1].map((seat) => holes.slice(0, 2).reduce((sum, each) => sum + each.strokes[seat]!, 0)),
  tied: [],
  outcome: null,
});

test("the last hole is taken out of the totals", () => {
  const before = scoreBefore(score(hole(1, [5, 9]), hole(2, [12, -3])), 2, 2);
  expect(before.totals).toEqual([5, 9]);
  expect(before.holes).toHaveLength(1);
});

test("a play-off is in no total", () => {
  const before = scoreBefore(score(hole(1, [5, 9]), hole(2, [12, 8]), hole(3, [1, 2])), 3, 2);
  expect(before.totals).toEqual([17, 17]);
  expect(before.holes).toHaveLength(2);
});

test("a hole whose score has not come yet is not in it anyway", () => {
  const told = score(hole(1, [5, 9]));
  expect(scoreBefore(told, 2, 2)).toBe(told);
});
