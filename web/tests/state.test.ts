import { describe, expect, test } from "vitest";
import type { TableSeen, ViewSeen } from "../src/protocol";
import { choices, EMPTY, reduce, type SeenState } from "../src/state";

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
  latecomers: "ask",
  hints: false,
  hinting: [],
  deleting: [],
  timer: 0,
  days: 0,
  grace: 30,
  watch: false,
  memory_aid: false,
  pace: 0,
  undo: true,
  watching: 0,
  round: 0,
  commitment: "",
  draw: [],
  rematch: [],
  records: [],
  words: [],
};

function at(seen: ViewSeen, ...events: Parameters<typeof reduce>[1][]): SeenState {
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

  test("a move is logged with its hole, also where the end of the hole before was missed", () => {
    const back = at(
      view(),
      view({ n: 5, played: [played(4)] }),
      view({ n: 40, hole: 2, whole: true, played: [played(39)] }),
    );
    expect(back.log.map((each) => [each.n, each.hole])).toEqual([
      [4, 1],
      [39, 2],
    ]);
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

  test("that a match is over is not told once that is to be seen", () => {
    const refused = { t: "refused", why: "table-is-over", details: {}, moves: [], of: "move" } as const;
    const state = at(view(), { t: "sent", n: 4, then: null }, { ...TABLE, state: "over" }, { ...refused, moves: [] });
    expect([state.sent, state.refused]).toEqual([null, null]);
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

  test("who takes a bot's seat is shown what it placed unseen by others, and not what everybody saw", () => {
    const placed = (slot: number, card: string) => ({
      n: slot,
      seat: 0,
      move: `swap ${slot}`,
      happened: [{ what: "placed", seat: 0, slot, card }],
    });
    const known: ViewSeen["known"] = [["me", "all", "none", "none"], []];
    const played = [placed(1, "2C"), placed(2, "9S")];
    expect(at(view({ n: 7, whole: true, known, played })).looked).toEqual({ 1: "2C" });
    expect(at(view({ n: 7, known, played })).looked).toEqual({}); // one's own move
  });

  test("a table that is opened again has nothing left of its last match", () => {
    const again = at(view({ phase: "over" }), { ...TABLE, state: "over" }, { ...TABLE, state: "open", records: [0] });
    expect([again.view, again.score, again.log]).toEqual([null, null, []]);
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

describe("a move that may be taken back", () => {
  const wait = { turn: 1, acting: [1], moves: [], after_take: [] };

  test("a discard that was taken goes back to its pile", () => {
    const taken = { phase: "place", held: "7", held_from: "discard", moves: ["swap 1"], after_take: [] } as const;
    const held = view({ ...taken, moves: [...taken.moves], after_take: [], undo: true });
    expect(choices(at(held)).discard).toBe("undo");
    expect(choices(at({ ...held, undo: false })).discard).toBeNull();
  });

  test("a refusal lets one go on", () => {
    const refused = { t: "refused", why: "undo-too-late", details: {}, moves: [], of: "undo" } as const;
    const state = at(view({ ...wait, undo: true }), { t: "sent", n: 4, then: null }, { ...refused, moves: [] });
    expect(state.sent).toBeNull();
    expect(state.refused?.why).toBe("undo-too-late");
  });
});

test("who was let in is on the way until they are here, or a bot stands in", () => {
  const chair = (kind: string, changes = {}): object => ({ kind, name: "", bot: null, here: false, ...changes });
  const told = (...chairs: object[]): TableSeen => ({ ...TABLE, chairs }) as TableSeen;
  const ann = chair("person", { here: true });
  const states = (...tables: TableSeen[]): number[] => tables.reduce<SeenState>(reduce, EMPTY).arriving;
  const let_in = [told(ann, chair("bot")), told(ann, chair("person"))];
  expect(states(...let_in)).toEqual([1]);
  expect(states(...let_in, told(ann, chair("person")))).toEqual([1]);
  expect(states(...let_in, told(ann, chair("person", { here: true })), told(ann, chair("person")))).toEqual([]);
  expect(states(...let_in, told(ann, chair("person", { standing_in: true })))).toEqual([]);
  expect(states(told(ann, chair("person")))).toEqual([]);
});
