import { expect, test } from "vitest";
import { BEGINNER, chance, rated } from "../src/coach/glicko";
import { placeLabels } from "../src/coach/labels";
import { Practising, readPractice } from "../src/coach/practice.svelte";
import { byTheme, costliest, perNine, placeOf, sumOf, turningPoints } from "../src/coach/review";
import { chanceText, luckOf } from "../src/coach/strokes";
import type { HoleReview, JudgedMove, PuzzleTold } from "../src/http";

const move = (n: number, seat: number, loss: number, more: Partial<JudgedMove> = {}): JudgedMove => ({
  n,
  seat,
  move: "swap 1",
  best: loss ? "swap 2" : "swap 1",
  loss,
  se: 0,
  grade: loss > 2.5 ? "blunder" : loss > 0.4 ? "mistake" : "best",
  costs: loss ? { "swap 1": loss, "swap 2": 0 } : {},
  ...more,
});

const row = (seat: number, luck: number, mistakes: number) => ({
  seat,
  strokes: 10 + luck + mistakes + 1,
  par: 10,
  luck_own: luck,
  luck_others: 0,
  mistakes,
  others: 1,
});

const HOLES: HoleReview[] = [
  {
    hole: 1,
    seats: [0, 1],
    players: [row(0, -3, 2), row(1, 1, 0)],
    decisions: [move(1, 0, 0.5, { themes: ["pairs"] }), move(2, 1, 0), move(3, 0, 1.5)],
    points: [
      { n: 0, expected: [10, 10], chances: [0.5, 0.5] },
      { n: 1, expected: [10, 10], chances: [0.45, 0.55], seat: 0, loss: 0.5 },
      { n: 2, expected: [10, 8], chances: [0.3, 0.7], seat: 1, luck: -2 },
      { n: 3, expected: [9, 8], chances: [0.32, 0.68], seat: 0, loss: 1.5 },
    ],
  },
  {
    hole: 2,
    seats: [0, 1],
    players: [row(0, 2, 3), row(1, 0, 0)],
    decisions: [move(4, 0, 3)],
    points: [
      { n: 3, expected: [10, 10], chances: [0.3, 0.7] },
      { n: 4, expected: [13, 10], chances: [0.1, 0.9], seat: 0, loss: 3 },
    ],
  },
];

test("the strokes of a seat are what they came from", () => {
  const sum = sumOf(HOLES, 0);
  expect(sum).toEqual({ holes: 2, strokes: 26, par: 20, luck: -1, mistakes: 5, others: 2, unforeseen: 0 });
  expect(sum.par + sum.luck + sum.mistakes + sum.others).toBe(sum.strokes);
  expect(perNine(sum)).toBe(22.5);
});

test("the costliest moves come first, and only one's own", () => {
  expect(costliest({ holes: HOLES }, 0).map(({ n }) => n)).toEqual([4, 3, 1]);
  expect(costliest({ holes: HOLES }, 1)).toEqual([]);
});

test("what was given away by theme", () => {
  expect(byTheme({ holes: HOLES }, 0)).toEqual([
    ["other", 4.5],
    ["pairs", 0.5],
  ]);
});

test("a move is found in its hole, and the turning points are in their order", () => {
  expect(placeOf({ holes: HOLES }, 4)).toEqual({ place: 1, step: 1 });
  expect(placeOf({ holes: HOLES }, 3)).toEqual({ place: 0, step: 3 });
  expect(turningPoints({ holes: HOLES }).map(({ n, by }) => [n, by])).toEqual([
    [1, "choice"],
    [2, "luck"],
    [4, "choice"],
  ]);
});

test("Glicko-2, as its author reckons it in his example", () => {
  const played = [
    { rating: 1400, rd: 30, score: 1 },
    { rating: 1550, rd: 100, score: 0 },
    { rating: 1700, rd: 300, score: 0 },
  ];
  const now = rated({ rating: 1500, rd: 200, vol: 0.06 }, played, 0);
  expect(now.rating).toBeCloseTo(1464.06, 1);
  expect(now.rd).toBeCloseTo(151.52, 1);
  expect(now.vol).toBeCloseTo(0.05999, 4);
});

test("whoever solves a hard one wins more", () => {
  const [easy, hard] = [900, 1800].map((rating) => rated(BEGINNER, [{ rating, rd: 80, score: 1 }]).rating);
  expect(hard!).toBeGreaterThan(easy!);
  expect(easy!).toBeGreaterThan(BEGINNER.rating);
  expect(chance({ rating: 1500 }, { rating: 1500, rd: 50 })).toBeCloseTo(0.5);
});

test("puzzles come by rating, none twice before all were there", () => {
  const puzzle = (id: string, rating: number, theme = "pairs"): PuzzleTold =>
    ({ id, rating, rd: 60, themes: [theme] }) as unknown as PuzzleTold;
  const practising = new Practising("a-game", [puzzle("a", 800), puzzle("b", 1250), puzzle("c", 2000, "blocks")]);
  expect(practising.next("")!.id).toBe("b");
  practising.answered(practising.next("")!, true);
  expect(practising.next("blocks")!.id).toBe("c");
  practising.answered(practising.puzzles[0]!, false);
  practising.answered(practising.puzzles[2]!, false);
  expect(practising.next("")!.id).toBe("b"); // the one that was longest ago
  expect(practising.state.solved).toBe(1);
});

test("practice out of a file is looked through", () => {
  const good = { "play-nine": { rating: 1300, rd: 90, vol: 0.06, solved: 3, tried: ["a"] } };
  expect(readPractice(good)).toEqual(good);
  expect(readPractice({ "play-nine": { rating: "much" } })).toBeNull();
  expect(readPractice([])).toBeNull();
});

test("labels of a chart stand clear of its edges, lines, dots and each other", () => {
  const room = { width: 300, height: 200 };
  const dots = [
    { x: 150, y: 15, text: "+11.1" }, // at the upper edge
    { x: 50, y: 100, text: "+1.3" }, // a line runs above it
    { x: 295, y: 150, text: "+2.6" }, // at the right edge
    { x: 290, y: 150, text: "+2.7" },
  ];
  const line = [
    { x: 0, y: 85 },
    { x: 100, y: 85 },
  ];
  const [edge, crossed, right, beside] = placeLabels(dots, [line], room);
  expect(edge!.y).toBeGreaterThan(15 + 12);
  expect(crossed!.y).toBeGreaterThan(100 + 12);
  expect(right!.x).toBeLessThan(290);
  expect(Math.abs(right!.y - beside!.y)).toBeGreaterThanOrEqual(12);
});

test("a chance that is not certain is not told as certain", () => {
  expect([0, 0.001, 0.004, 0.5, 0.996, 1].map(chanceText)).toEqual(["0%", "<1%", "<1%", "50%", ">99%", "100%"]);
});

test("luck is good where it saved strokes", () => {
  expect([-3.3, -0.01, 0.2].map((value) => luckOf(value))).toEqual(["good", "even", "bad"]);
  expect(luckOf(0.4, 0)).toBe("even");
});
