// Cards tapped in for the coach: what may lie where, what is missing, and the text that is sent.
import { beforeEach, expect, test } from "vitest";
import { draftOf, keepDraft } from "../src/advice/draft";
import { keptAddress, keptIn, laidOfKept } from "../src/advice/kept";
import {
  closerOf,
  emptyLaid,
  isOpening,
  lacking,
  laidFrom,
  leftIn,
  nextSpot,
  piledUp,
  rulesFor,
  seenOtherwise,
  whereIs,
  withCard,
  withHouse,
  withPlayers,
  type Laid,
  type LaidSpot,
} from "../src/advice/laid";
import { lineOf } from "../src/advice/text";
import type { AdviceTold } from "../src/http";
import { Refusal } from "../src/keeper/model";
import { keep } from "../src/shelf";
import { SHEETS } from "../src/sheets";
import { handed, isHanded } from "./handed";

const ADVISED = handed<{ told: AdviceTold; line: string }[]>("advised", []);
const NINE = "play-nine";
const FOUR = "four-card";

const at = (seat: number, place: number): LaidSpot => ({ seat, place });

function laid(game: string, cards: [LaidSpot, string][], players = 2): Laid {
  return cards.reduce((table, [spot, card]) => withCard(table, rulesFor(table), spot, card)!, emptyLaid(game, players));
}
/** A layout of one seat, place by place; "?" is face down. */
const row = (seat: number, text: string): [LaidSpot, string][] =>
  text.split(" ").flatMap((card, place) => (card === "?" ? [] : [[at(seat, place + 1), card] as [LaidSpot, string]]));

beforeEach(() => keep("advice", "null"));

test("a text is that of the position", () => {
  const table = laid(NINE, [
    ...row(0, "3 ? 12 ? 5 ? ? 2"),
    ...row(1, "7 7 ? 1 9 0 H ?"),
    ["discard", "12"],
    ["held", "5"],
  ]);
  expect(lineOf(table)).toBe(
    "play-nine:0.turn.3.x.12.x.5.x.x.2:1.7.7.x.1.9.0.h.x:discard.12:held.5.from.stock:hole.1.dealer.1",
  );
  expect(lacking(table)).toBeNull();
});

test("before the first turn one is waiting", () => {
  const table = laid(NINE, [...row(1, "7 ? ? 1 ? ? ? ?"), ["discard", "12"]]);
  expect(isOpening(table)).toBe(true);
  expect(lineOf(table)).toBe("play-nine:0.waiting.x.x.x.x.x.x.x.x:1.7.x.x.1.x.x.x.x:discard.12:hole.1.dealer.1");
  expect(lacking(table)).toBeNull();
});

test("what nobody told is asked for, one after another", () => {
  expect(lacking(emptyLaid(NINE))).toMatchObject({ what: "discard", spot: "discard" });
  const begun = laid(NINE, [...row(0, "3 ? 12 5 ? ? ? ?"), ["discard", "12"]]);
  expect(lacking(begun)).toEqual({ what: "turned-up", seat: 1, spot: at(1, 1) });
  const taken = { ...laid(NINE, [...row(0, "3 12 ? ? ? ? ? ?"), ...row(1, "1 2 ? ? ? ? ? ?"), ["held", "4"]]) };
  expect(lacking(taken)?.what).toBe("discard");
  expect(lacking({ ...taken, from: "discard" as const })).toBeNull();
  const full = laid(NINE, [...row(0, "1 2 3 4 5 6 7 8"), ...row(1, "1 2 ? ? ? ? ? ?"), ["discard", "12"]]);
  expect(lacking(full)).toMatchObject({ what: "nothing-left", seat: 0 });
});

test("who went out is plain, unless several have no card face down", () => {
  const one = laid(
    NINE,
    [...row(0, "1 2 ? ? ? ? ? ?"), ...row(1, "1 2 3 4 5 6 7 8"), ...row(2, "1 2 ? ? ? ? ? ?"), ["discard", "12"]],
    3,
  );
  expect(closerOf(one)).toBe(1);
  expect(lineOf(one)).toContain(":1.closer.1.2.3.4.5.6.7.8:");
  const both = laid(
    NINE,
    [...row(0, "1 2 ? ? ? ? ? ?"), ...row(1, "1 2 3 4 5 6 7 8"), ...row(2, "9 9 9 9 8 8 8 8"), ["discard", "12"]],
    3,
  );
  expect(closerOf(both)).toBeNull();
  expect(lacking(both)).toMatchObject({ what: "who-closed", seat: 1 });
  const said = { ...both, closer: 2 };
  expect(lacking(said)).toBeNull();
  expect(withCard(said, rulesFor(said), at(2, 4), null)!.closer).toBeNull();
});

test("no more of a card than the pack has", () => {
  const table = laid(NINE, [...row(0, "H H ? ? ? ? ? ?"), ...row(1, "H ? ? ? ? ? ? ?"), ["discard", "H"]]);
  const rules = rulesFor(table);
  expect(leftIn(table, rules, "H")).toBe(0);
  expect(withCard(table, rules, "held", "H")).toBeNull();
  expect(piledUp(table, rules, "H")).toBeNull();
  expect(withCard(table, rules, at(0, 1), "H")).toEqual(table); // it lies there already
  expect(whereIs(table, "H")).toEqual({ seats: [0, 1], piles: ["discard"] });
  expect(leftIn(withCard(table, rules, at(0, 1), null)!, rules, "H")).toBe(1);
});

test("the next place is the next of which nothing is told", () => {
  const table = laid(NINE, row(0, "1 2 3 ? 5 6 7 8"));
  expect(nextSpot(table, at(0, 6))).toEqual(at(0, 4));
  expect(nextSpot(laid(NINE, row(0, "1 2 3 4 5 6 7 8")), at(0, 6))).toEqual(at(0, 6));
  expect(nextSpot(table, "discard")).toBe("discard");
});

test("who has seen what, where players know cards", () => {
  const table = laid(FOUR, [
    [at(0, 3), "KH"],
    [at(1, 1), "9S"],
    ["discard", "4D"],
  ]);
  expect(lineOf(table)).toBe("four-card:0.turn.x.x.xkho.x:1.x9se.x.xo.xo:discard.4d:hole.1.dealer.1");
  const seen = seenOtherwise(seenOtherwise(table, { seat: 0, place: 3 }), { seat: 1, place: 4 });
  expect(lineOf(seen)).toContain(":0.turn.x.x.xkhe.x:1.x9se.x.xo.x:");
  expect(lineOf({ ...table, closer: 1 })).toContain(":1.closer.");
});

test("house rules and players change what there is", () => {
  const table = withHouse(emptyLaid(FOUR), "jokers=true");
  const joker = withCard(table, rulesFor(table), "discard", "JK")!;
  expect(lineOf(joker)).toContain("four-card.jokers.true:");
  expect(withHouse(joker, "").discard).toEqual([]);
  const three = withPlayers(joker, 3);
  expect(three.layouts.map((each) => each.length)).toEqual([4, 4, 4]);
  expect(withPlayers({ ...three, seat: 2, closer: 2 }, 2)).toMatchObject({ seat: 0, closer: null });
  const single = withHouse(withPlayers(emptyLaid(FOUR), 8), "packs=1");
  expect(rulesFor(single)).not.toBeInstanceOf(Refusal);
});

test("a table is kept for each game, and a broken one is not opened", () => {
  const nine = laid(NINE, [["discard", "12"]]);
  const four = laid(FOUR, [["discard", "4D"]]);
  keepDraft(nine);
  keepDraft(four);
  expect(draftOf("", NINE)).toEqual(four); // the last that was looked at
  expect(draftOf(NINE, FOUR)).toEqual(nine);
  for (const bad of [
    "fore!",
    "{}",
    JSON.stringify({ game: NINE, laid: { [NINE]: { ...nine, discard: ["13"] } } }),
    JSON.stringify({ game: NINE, laid: { [NINE]: { ...nine, layouts: [] } } }),
    JSON.stringify({ game: NINE, laid: { [NINE]: { ...nine, seat: 7 } } }),
    JSON.stringify({ game: NINE, laid: { [NINE]: { ...nine, house: "nonsense" } } }),
    JSON.stringify({ game: NINE, laid: { [NINE]: null } }),
  ]) {
    keep("advice", bad);
    expect(draftOf(NINE, NINE)).toEqual(emptyLaid(NINE));
  }
});

test("what the score keeper was told of a hole", () => {
  const match = {
    format: "backnine-kept",
    version: 1,
    id: "abcdef123456",
    at: 1,
    game: NINE,
    house: "holes=3",
    names: ["Ann", "Ben"],
    dealer: 1,
    entries: [
      { hole: 1, seat: 0, strokes: 4 },
      { hole: 1, seat: 1, strokes: 9 },
      { hole: 1, done: true },
      { hole: 2, seat: 0, layout: "1 ? 7 ? / ? ? ? 2" },
      { hole: 2, seat: 1, layout: "3 ? 7 ? / ? ? ? ?" },
    ],
  };
  keep("kept-abcdef123456", JSON.stringify(match));
  const about = keptAddress("abcdef123456", 2, 1);
  expect(keptIn(about)).toEqual({ id: "abcdef123456", hole: 2, seat: 1 });
  const table = laidOfKept(about)!;
  expect(table).toMatchObject({ seat: 1, names: ["Ann", "Ben"], hole: 2, dealer: 0, totals: [4, 9], house: "holes=3" });
  const line = lineOf({ ...table, discard: ["12"] });
  expect(line).toBe("play-nine.holes.3:0.1.x.7.x.x.x.x.2:1.turn.3.x.7.x.x.x.x.x:discard.12:hole.2.dealer.0:totals.4.9");
  keep("kept-abcdef123456", JSON.stringify({ ...match, entries: match.entries.slice(0, 4) }));
  expect(laidOfKept(about)!.source).not.toBe(table.source);
  expect(laidOfKept(keptAddress("abcdef123456", 3, 0))).toBeNull();
  expect(laidOfKept("kept-nothing99.1.0")).toBeNull();
  expect(keptIn("play-nine")).toBeNull();
});

test("there are answers", () => {
  if (isHanded) expect(ADVISED.length).toBe(60 * SHEETS.length);
});

test("every answer can be taken up and asked again, to the letter", () => {
  for (const { told, line } of ADVISED) {
    const table = laidFrom(told);
    if (table instanceof Refusal) throw new Error(`${table.why} ${told.position}`);
    expect(lineOf(table)).toBe(line);
    expect(lacking(table)).toBeNull();
    keepDraft(table);
    expect(draftOf(told.game, "")).toEqual(table); // as it was
  }
});
