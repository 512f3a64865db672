// What the end of a match tells of it.

import { describe, expect, test } from "vitest";
import { bestHole, margin, regularHoles, series, seriesTold, turned } from "../src/finish";
import type { Finished } from "../src/history";

/** A match of these holes, whose totals leave play-offs out. */
function match(holes: (number | null)[][], winners: number[], regular = holes.length, more = {}): Finished {
  const totals = holes[0]!.map((_, seat) => holes.slice(0, regular).reduce((sum, row) => sum + (row[seat] ?? 0), 0));
  const names = totals.map((_, seat) => ["Ann", "Ben", "Cat"][seat]!);
  return { table: "t", round: 0, at: 0, game: "g", names, mine: [0], holes, totals, winners, ...more };
}

test("a hole that somebody sat out is a play-off, whatever the strokes", () => {
  const holes = [
    [3, 3, 9],
    [0, 0, null],
  ];
  expect(regularHoles(match(holes, [0, 1], 1))).toBe(1);
  expect(regularHoles(match([[3, 3, null]], [0, 1]))).toBe(0);
});

describe("where it turned", () => {
  const at = (holes: number[][], winner: number) => turned(match(holes, [winner]));

  test("the hole after which the winner led for good", () => {
    expect(
      at(
        [
          [5, 1],
          [1, 9],
          [3, 3],
        ],
        0,
      ),
    ).toEqual({ when: "hole", hole: 2 });
    expect(
      at(
        [
          [1, 5],
          [9, 1],
          [3, 9],
          [0, 1],
        ],
        0,
      ),
    ).toEqual({ when: "hole", hole: 3 });
  });
  test("a tie is no lead", () =>
    expect(
      at(
        [
          [1, 5],
          [5, 1],
          [1, 2],
        ],
        0,
      ),
    ).toEqual({ when: "last", hole: 3 }));
  test("from the first hole on", () =>
    expect(
      at(
        [
          [1, 5],
          [3, 2],
          [2, 3],
        ],
        0,
      ),
    ).toEqual({ when: "first", hole: 1 }));
  test("a play-off decided", () =>
    expect(
      turned(
        match(
          [
            [3, 3],
            [4, 4],
            [1, 2],
          ],
          [0],
          2,
        ),
      ),
    ).toEqual({ when: "play-off", hole: 3 }));
  test("a last hole without a stroke is no play-off", () =>
    expect(
      at(
        [
          [3, 4],
          [0, 0],
        ],
        0,
      ),
    ).toEqual({ when: "first", hole: 1 }));
  test("nowhere, if nobody won alone, or in a single hole", () => {
    expect(
      turned(
        match(
          [
            [3, 3],
            [4, 4],
          ],
          [0, 1],
        ),
      ),
    ).toBeNull();
    expect(turned(match([[3, 4]], [0]))).toBeNull();
  });
});

test("by how much", () => {
  expect(margin(match([[3, 9, 7]], [0]))).toBe(4);
  expect(margin(match([[3, 3]], [0, 1]))).toBeNull();
  expect(
    margin(
      match(
        [
          [3, 3],
          [1, 2],
        ],
        [0],
        1,
      ),
    ),
  ).toBe(0);
});

test("the best hole is one's own, if another was as good", () => {
  expect(
    bestHole(
      match(
        [
          [4, -2],
          [-2, 3],
        ],
        [0],
      ),
    ),
  ).toEqual({ hole: 2, seat: 0, strokes: -2 });
  expect(
    bestHole(
      match(
        [
          [4, null],
          [5, 3],
        ],
        [1],
      ),
    ),
  ).toEqual({ hole: 2, seat: 1, strokes: 3 });
});

test("a series goes on in another language, and not with a person who has a bot's name", () => {
  const bots = [null, "club"];
  const now = match([[1, 2]], [0], 1, { round: 2, names: ["Ann", "Robin"], bots });
  const kept = [
    match([[1, 2]], [1], 1, { round: 1, names: ["Ann", "ロビン"] }), // as it was kept before
    match([[1, 2]], [1], 1, { table: "other", names: ["Ann", "Robin"], bots: [null, null] }),
  ];
  expect(series(now, kept)).toEqual({ matches: 2, wins: [1, 1] });
});

test("a series is what the same people have played, wherever they sat", () => {
  const now = match([[1, 2]], [0], 1, { round: 2 });
  const kept = [
    now, // it is kept by now, perhaps
    match([[1, 2]], [1], 1, { round: 1 }),
    match([[1, 2]], [1], 1, { table: "other", names: ["Ben", "Ann"] }),
    match([[1, 2]], [0], 1, { table: "other", names: ["Ann", "Cat"] }),
  ];
  expect(series(now, kept)).toEqual({ matches: 3, wins: [2, 1] });
  expect(series(now, [])).toEqual({ matches: 1, wins: [1, 0] });
  const later = match([[1, 2]], [1], 1, { round: 3, at: 1 });
  expect(series(now, [...kept, later])).toEqual({ matches: 3, wins: [2, 1] }); // what came after does not count
});

describe("the table's own tally", () => {
  const chairs = [
    { matches: 3, wins: 2 },
    { matches: 1, wins: 0 },
  ];

  test("is the series, whatever this device remembers", () => {
    const last = match([[1, 2]], [0], 1, { round: 2 });
    const known = [match([[1, 2]], [0], 1, { table: "another" })];
    expect(series(last, known, chairs)).toEqual({ matches: 3, wins: [2, 0] });
    expect(series(last, known, [{ matches: 1, wins: 1 }])).toEqual({ matches: 2, wins: [2, 0] });
  });

  test("is told while the next match is played, once one is over", () => {
    const name = (seat: number) => ["Ann", "Ben"][seat]!;
    expect(seriesTold({ chairs, state: "playing" }, name)).toBe("Ann 2 · Ben 0");
    expect(seriesTold({ chairs: [{ matches: 0, wins: 0 }], state: "playing" }, name)).toBe("");
    expect(seriesTold({ chairs: [{ matches: 1, wins: 1 }], state: "over" }, name)).toBe("");
    expect(seriesTold({ chairs: [{ matches: 1, wins: 1 }], state: "playing" }, name)).toBe("Ann 1");
  });
});
