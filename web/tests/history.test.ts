// Whose match it was: what this browser keeps of one that has ended.

import { beforeEach, expect, test } from "vitest";
import { finished, resultOf } from "../src/history";
import { heldTable, hold, linkTo, note } from "../src/keys";
import type { ChairSeen, FromTable, TableSeen } from "../src/protocol";
import { clear } from "../src/shelf";
import { EMPTY, reduce, type SeenState } from "../src/state";

const chair = (kind: ChairSeen["kind"], name: string, bot: string | null = null): ChairSeen => ({
  kind,
  name,
  bot,
  here: true,
  standing_in: false,
  seal: "",
});
const BEFORE = [chair("person", "Ann"), chair("bot", "Robin", "club")];
const AFTER = [chair("person", "Ann"), chair("person", "Dana")]; // she came when the match was over

const table = (state: TableSeen["state"], chairs: ChairSeen[]): FromTable =>
  ({ t: "table", state, chairs, game: "play-nine", records: state === "over" ? [0] : [], round: 0 }) as never;
const welcome = (...seats: number[]): FromTable => ({ t: "welcome", seats }) as never;
const SCORE: FromTable = {
  t: "score",
  holes: [{ seats: [0, 1], strokes: [9, 4], closer: 1 }],
  totals: [9, 4],
  tied: [],
  outcome: { winners: [1], reason: "" },
} as never;

const after = (...told: FromTable[]): SeenState => told.reduce(reduce, EMPTY);

beforeEach(clear);

test("who sat down after a match has not played it", () => {
  const state = after(table("over", AFTER), SCORE, welcome(1));
  expect(finished("t", state)).toBeNull();
  expect(resultOf("t", state)).toMatchObject({ mine: [], winners: [1] });
});

test("who played it keeps it, with the names of those who played", () => {
  const state = after(table("playing", BEFORE), welcome(0), SCORE, table("over", BEFORE), table("over", AFTER));
  expect(finished("t", state)).toMatchObject({ mine: [0], names: ["Ann", "Robin"], bots: [null, "club"] });
});

test("also on a page that is opened when it is over", () => {
  hold("t", ["key"], "play-nine");
  note("t", after(welcome(0), table("playing", BEFORE)));
  const state = after(table("over", AFTER), SCORE, welcome(0));
  note("t", state);
  expect(heldTable("t")?.lineup?.names).toEqual(["Ann", "Robin"]);
  expect(finished("t", state)).toMatchObject({ mine: [0], names: ["Ann", "Robin"] });
});

test("a seat that was taken after it is not one's own in it", () => {
  const state = after(welcome(0), table("playing", BEFORE), SCORE, table("over", AFTER), welcome(0, 1));
  expect(finished("t", state)?.mine).toEqual([0]);
});

test("a name that one finds after it is one's name in it", () => {
  const named = [chair("person", "Ann Lee"), BEFORE[1]!];
  const state = after(welcome(0), table("playing", BEFORE), SCORE, table("over", named));
  expect(finished("t", state)?.names).toEqual(["Ann Lee", "Robin"]);
});

test("what is said after it makes no other match of it", () => {
  const state = after(welcome(0), table("playing", BEFORE), SCORE, table("over", BEFORE));
  const later = reduce(state, { t: "said", seat: 0, phrase: "good-game" });
  expect(resultOf("t", later)).toBe(resultOf("t", state));
});

test("a link to a seat leads to it, to one's own, or with another key nowhere", () => {
  hold("t", ["mine"], "play-nine");
  expect(linkTo({ table: "t", name: "Ann" }, "mine")).toBe("mine");
  expect(linkTo({ table: "t", name: "Ann" }, "shown")).toBe("seat");
  expect(linkTo({ table: "t", name: null }, "watch")).toBe("none");
});
