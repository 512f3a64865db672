// The log: by hole and turn.

import { describe, expect, test } from "vitest";
import { byHole, since } from "../src/log";
import type { Logged } from "../src/state";

const played = (hole: number, n: number, seat: number, ...happened: string[]): Logged => ({
  hole,
  n,
  seat,
  move: "",
  happened: happened.map((what) => ({ what, seat })),
});

const LOG = [
  played(2, 1, 0, "flipped"),
  played(2, 2, 0, "flipped"),
  played(2, 3, 1, "drew"),
  played(2, 4, 1, "placed", "discarded"),
  played(2, 5, 1, "drew"),
  played(2, 6, 1, "placed", "discarded", "hole-over"),
  played(3, 7, 0, "flipped"),
];

describe("the log", () => {
  const shape = (log = LOG) =>
    byHole(log).map(({ hole, turns }) => [hole, turns.map(({ n, seat, happened }) => [n, seat, happened.length])]);

  test("has a part for each hole and a line for each turn, the newest first", () => {
    expect(shape()).toEqual([
      [3, [[7, 0, 1]]],
      [
        2,
        [
          [5, 1, 3],
          [3, 1, 3],
          [1, 0, 2],
        ],
      ],
    ]);
  });

  test("is empty before the first move", () => expect(shape([])).toEqual([]));

  test("keeps two holes apart where the end of the first was not heard", () => {
    expect(shape([played(1, 1, 0, "drew"), played(2, 9, 1, "flipped")]).map(([hole]) => hole)).toEqual([2, 1]);
    expect(since([played(1, 1, 0, "drew"), played(2, 9, 1, "flipped")], { hole: 2 }, 0).map(({ n }) => n)).toEqual([9]);
  });

  test("tells what was played in this hole since a player's last turn, the oldest first", () => {
    const turns = [
      played(3, 7, 0, "drew"),
      played(3, 8, 1, "drew"),
      played(3, 9, 1, "placed"),
      played(3, 10, 2, "drew"),
    ];
    const log = [...LOG.slice(0, 6), ...turns];
    const view = { hole: 3 };
    expect(since(log, view, 0).map(({ n }) => n)).toEqual([8, 10]);
    expect(since(log, view, 2)).toEqual([]);
    expect(since(log, view, 3).map(({ n }) => n)).toEqual([7, 8, 10]);
  });
});
