import { expect, test } from "vitest";
import { beats, motions } from "../src/motion";
import type { ViewSeen } from "../src/protocol";

test("a swap: from the stock to the hand, into the layout, and the old card to the discards", () => {
  const draw = { n: 1, seat: 2, move: "draw", happened: [{ what: "drew", seat: 2 }] };
  const swap = {
    n: 2,
    seat: 2,
    move: "swap 3",
    happened: [
      { what: "placed", seat: 2, slot: 3, card: "7" },
      { what: "discarded", seat: 2, slot: 3, card: "12" },
    ],
  };
  expect(beats([draw, swap])).toEqual([
    [{ kind: "travel", from: "stock", to: "hand-2", card: null }],
    [
      { kind: "travel", from: "hand-2", to: "slot-2-3", card: "7" },
      { kind: "travel", from: "slot-2-3", to: "discard", card: "12" },
    ],
  ]);
});

test("a card tossed from the hand, and one turned up", () => {
  const toss = {
    n: 1,
    seat: 0,
    move: "toss 4",
    happened: [
      { what: "discarded", seat: 0, card: "9" },
      { what: "turned-up", seat: 0, slot: 4, card: "H" },
    ],
  };
  expect(beats([toss])).toEqual([
    [{ kind: "travel", from: "hand-0", to: "discard", card: "9" }],
    [{ kind: "flip", from: "slot-0-4", to: "slot-0-4", card: "H" }],
  ]);
});

test("what moves nothing is no step", () => {
  expect(
    beats([
      {
        n: 1,
        seat: 0,
        move: "knock",
        happened: [
          { what: "knocked", seat: 0 },
          { what: "hole-over", reason: "knock" },
        ],
      },
    ]),
  ).toEqual([]);
});

test("at the end of a hole the cards of a layout are turned up together", () => {
  const last = {
    n: 9,
    seat: 1,
    move: "toss",
    happened: [
      { what: "discarded", seat: 1, card: "9" },
      { what: "turned-up", seat: 0, slot: 1, card: "4" },
      { what: "turned-up", seat: 0, slot: 2, card: "5" },
    ],
  };
  expect(beats([last]).map((beat) => beat.length)).toEqual([1, 2]);
});

test("what is taken back goes the way it came", () => {
  const swap = {
    n: 7,
    seat: 0,
    move: "swap 3",
    happened: [
      { what: "placed", seat: 0, slot: 3, card: "7" },
      { what: "discarded", seat: 0, slot: 3, card: "12" },
    ],
  };
  const undo = { n: 8, seat: 0, move: "undo", happened: [{ what: "taken-back", seat: 0 }] };
  const view = { played: [undo], undone: [[7, 8]] } as unknown as ViewSeen;
  expect(motions(view, [swap, undo])).toEqual([
    [
      { kind: "travel", from: "discard", to: "slot-0-3", card: "12" },
      { kind: "travel", from: "slot-0-3", to: "hand-0", card: "7" },
    ],
  ]);
  expect(motions({ played: [swap] } as unknown as ViewSeen, [])).toEqual(beats([swap]));
  expect(motions(view, [])).toEqual([]); // whoever did not see it made
});
