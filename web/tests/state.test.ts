import { describe, expect, test } from "vitest";
import type { TableSeen, ViewSeen } from "../src/protocol";
import { choices, EMPTY, reduce, type TableState } from "../src/state";

const DOWN = { card: null, up: false };

function view(changes: Partial<ViewSeen> = {}): ViewSeen {
  return {
    t: "view",
    n: 4,
    seat: 0,
    hole: 1,
    holes: 9,
    dealer: 1,
    seats: [0, 1],
    phase: "draw",
    turn: 0,
    acting: [0],
    totals: [0, 0],
    closer: null,
    held: null,
    held_from: null,
    stock: 80,
    discard: ["7"],
    layouts: [Array(8).fill(DOWN), Array(8).fill(DOWN)],
    turns: [0, 0],
    moves: ["draw", "take"],
    after_take: ["swap 1", "swap 2"],
    ...changes,
  };
}

const TABLE: TableSeen = {
  t: "table",
  state: "playing",
  game: "play-nine",
  house: {},
  chairs: [],
  host: 0,
  acting_host: null,
  names: "free",
  deleting: [],
  timer: 0,
  grace: 30,
  watch: false,
  memory_aid: false,
  pace: 0,
  watching: 0,
  round: 0,
  commitment: "",
  draw: [],
  rematch: [],
  records: [],
  words: [],
};

function at(seen: ViewSeen, ...events: Parameters<typeof reduce>[1][]): TableState {
  return [{ t: "link", link: "open" } as const, TABLE, seen, ...events].reduce(reduce, EMPTY);
}

describe("what may be touched", () => {
  test("the stock and the discard, before a card is drawn", () => {
    expect(choices(at(view()))).toMatchObject({ stock: true, discard: "lift", slots: {} });
  });

  test("a lifted discard lights the places the server named, and can be put back", () => {
    const lifted = at(view(), { t: "intend", intent: "take" });
    expect(choices(lifted)).toMatchObject({ stock: false, discard: "lift", slots: { 1: "swap 1", 2: "swap 2" } });
    expect(choices(reduce(lifted, { t: "intend", intent: "none" })).slots).toEqual({});
  });

  test("a drawn card goes to a place, or to the discards and then turns one up", () => {
    const drawn = view({
      phase: "place",
      held: "5",
      held_from: "stock",
      moves: ["swap 1", "swap 2", "toss 2", "toss"],
    });
    expect(choices(at(drawn))).toMatchObject({ slots: { 1: "swap 1", 2: "swap 2" }, discard: "intend", pass: false });
    expect(choices(at(drawn, { t: "intend", intent: "discard" }))).toMatchObject({
      slots: { 2: "toss 2" },
      pass: true,
    });
  });

  test("in the memory game the drawn card is simply discarded", () => {
    const drawn = view({ phase: "place", held: "5S", held_from: "stock", moves: ["swap 1", "toss", "peek 3"] });
    expect(choices(at(drawn))).toMatchObject({ discard: "toss", peeks: [3] });
  });

  test("nothing while a move is on its way, while the line is down, or while the table pauses", () => {
    const nothing = { stock: false, discard: null, slots: {} };
    expect(choices(at(view(), { t: "sent", n: 4, then: null }))).toMatchObject(nothing);
    expect(choices(at(view(), { t: "link", link: "lost" }))).toMatchObject(nothing);
    expect(choices(at(view(), { ...TABLE, state: "paused" }))).toMatchObject(nothing);
  });
});

describe("messages", () => {
  const played = (n: number) => ({ n, seat: 1, move: "draw", happened: [{ what: "drew", seat: 1 }] });

  test("the log grows, and a move told twice is there once", () => {
    const twice = at(
      view(),
      view({ n: 5, played: [played(4)] }),
      view({ n: 6, whole: true, played: [played(4), played(5)] }),
    );
    expect(twice.log.map((each) => each.n)).toEqual([4, 5]);
  });

  test("a new view ends what was intended and what was sent", () => {
    const state = at(view(), { t: "sent", n: 4, then: "swap 3" }, view({ n: 5 }));
    expect([state.sent, state.intent]).toEqual([null, "none"]);
    expect(at(view(), { t: "sent", n: 5, then: null }, view({ n: 5 })).sent).toBe(5); // heard before it was sent
    expect(at(view(), { t: "intend", intent: "take" }, view()).intent).toBe("take"); // the same view again
  });

  test("a refusal gives the move back", () => {
    const state = at(
      view(),
      { t: "sent", n: 4, then: null },
      { t: "refused", why: "not-your-turn", details: {}, moves: [], of: "move" },
    );
    expect([state.sent, state.refused?.why]).toEqual([null, "not-your-turn"]);
  });

  test("what else is refused leaves a move on its way", () => {
    const state = at(
      view(),
      { t: "sent", n: 4, then: "swap 3" },
      { t: "refused", why: "too-fast", details: {}, moves: [], of: "say" },
    );
    expect([state.sent, state.then, state.refused?.why]).toEqual([4, "swap 3", "too-fast"]);
  });

  test("a card one has looked at is shown to that seat alone, until it is forgotten", () => {
    const look = { n: 4, seat: 0, move: "look", happened: [{ what: "looked", seat: 0, slot: 3, card: "KH" }] };
    const state = at(view(), view({ n: 5, played: [look] }));
    expect(state.looked).toEqual({ 3: "KH" });
    expect(reduce(state, view({ n: 6 })).looked).toEqual({ 3: "KH" }); // what others do does not hide it
    const stand_in = { n: 5, seat: 0, move: "swap 3", happened: [{ what: "placed", seat: 0, slot: 3 }] };
    expect(reduce(state, view({ n: 6, played: [stand_in] })).looked).toEqual({}); // another card lies there now
    expect(reduce(state, view({ n: 6, phase: "over" })).looked).toEqual({}); // nobody needs it any more
    expect(reduce(state, view({ n: 0 })).looked).toEqual({}); // or in another match
    expect(choices(state).stock).toBe(false); // nor is anything else touched by mistake meanwhile
    expect(reduce(state, { t: "forget" }).looked).toEqual({});
    expect(at(view({ seat: 1 }), view({ n: 5, seat: 1, played: [look] })).looked).toEqual({});
  });

  test("a look that is told again after a reload is shown again, unless the card is gone or in sight", () => {
    const look = {
      n: 4,
      seat: 0,
      move: "look",
      happened: [3, 4].map((slot) => ({ what: "looked", seat: 0, slot, card: "KH" })),
    };
    const swap = {
      n: 6,
      seat: 0,
      move: "swap 4",
      happened: [
        { what: "placed", seat: 0, slot: 4 },
        { what: "discarded", seat: 0, slot: 4, card: "KH" },
      ],
    };
    expect(at(view({ n: 7, whole: true, played: [look, swap] })).looked).toEqual({ 3: "KH" });
    expect(
      at(view(), view({ n: 5, played: [look] }), { t: "forget" }, view({ n: 5, whole: true, played: [] })).looked,
    ).toEqual({});
    const open = view({ n: 5, whole: true, played: [look], layouts: [Array(4).fill({ card: "KH", up: false }), []] });
    expect(at(open).looked).toEqual({});
  });

  test("the log of a memory game keeps no card that one player saw alone", () => {
    const known: ViewSeen["known"] = [["me", "none"], []];
    const happened = [
      { what: "placed", seat: 0, slot: 1, card: "7S" },
      { what: "discarded", seat: 0, slot: 1, card: "KH" },
    ];
    const state = at(view(), view({ n: 5, known, played: [{ n: 4, seat: 0, move: "swap 1", happened }] }));
    expect(state.log[0]?.happened.map((each) => each.card)).toEqual([null, "KH"]);
  });

  test("a broken line forgets what was on its way", () => {
    expect(at(view(), { t: "sent", n: 4, then: "swap 1" }, { t: "link", link: "lost" })).toMatchObject({
      sent: null,
      then: null,
    });
  });
});
