import { describe, expect, test, vi } from "vitest";
import { dateOf, latelyOf } from "../src/dates";
import type { HouseRuleTold } from "../src/http";
import { finished, ranking, type Finished } from "../src/history";
import { changed, houseText, settingOf } from "../src/house";
import { noteOf } from "../src/keys";
import type { ChairSeen, ScoreCard, TableSeen, ViewSeen, Welcome } from "../src/protocol";
import { places, resultText } from "../src/share";
import { people } from "../src/people";
import { EMPTY, type SeenState } from "../src/state";
import { figure, typeset } from "../src/typeset";

const chair = (name: string, kind: ChairSeen["kind"] = "person"): ChairSeen => ({
  kind,
  name,
  bot: null,
  here: true,
  standing_in: false,
  seal: "",
});
const TABLE: TableSeen = {
  t: "table",
  state: "playing",
  game: "play-nine",
  house: {},
  chairs: [chair("Ann"), chair("Ben"), chair("Club", "bot")],
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
  code: "K7QXW2M",
};
const WELCOME: Welcome = { t: "welcome", protocol: 1, table: "t1", seats: [0], host: true, watching: false };
const VIEW = { t: "view", hole: 2, holes: 9, acting: [0] } as unknown as ViewSeen;
const hole = (number: number, seats: number[], strokes: number[]) => ({
  hole: number,
  dealer: 0,
  seats,
  strokes,
  closer: null,
  ending: "putt-out" as const,
  penalty: null,
  layouts: [],
});
const SCORE: ScoreCard = {
  t: "score",
  holes: [hole(1, [0, 1, 2], [4, 4, 9]), hole(2, [0, 1], [3, -2])],
  totals: [4, 4, 9],
  tied: [],
  outcome: { winners: [1], reason: "play-off" },
};

const at = (changes: Partial<SeenState>): SeenState => ({
  ...EMPTY,
  welcome: WELCOME,
  table: TABLE,
  view: VIEW,
  ...changes,
});
const MATCH: Finished = {
  table: "t1",
  round: 0,
  at: Date.UTC(2026, 10, 16, 12),
  game: "play-nine",
  names: ["Ann", "Ben", "Club"],
  bots: [null, null, "club"],
  mine: [0],
  holes: [
    [4, 4, 9],
    [3, -2, null],
  ],
  totals: [4, 4, 9],
  winners: [1],
  closers: [null, null],
};

const LINEUP = { round: 0, names: MATCH.names, bots: [null, null, "club"], mine: [0] };

describe("figures", () => {
  test("have a real minus sign", () => {
    expect([figure(-5), figure(0), figure(12)]).toEqual(["−5", "0", "12"]);
    const text = "You -3 (-12), 2026-11-16, K-7, --port";
    expect(typeset(text, "en")).toBe("You −3 (−12), 2026-11-16, K-7, --port");
  });

  test("and French signs do not begin a line", () => {
    expect(typeset("Combien ? « oui » : 3", "fr")).toBe("Combien\u00a0? «\u00a0oui\u00a0»\u00a0: 3");
    expect(typeset("Combien ?", "it")).toBe("Combien ?");
  });
});

describe("what is noted of a running table", () => {
  test("who plays, which hole, whose turn", () => {
    expect(noteOf(at({}))).toEqual({
      state: "playing",
      code: "K7QXW2M",
      names: ["Ben", "Club"],
      hole: 2,
      holes: 9,
      turn: "Ann",
      mine: true,
      alone: false,
    });
    expect(noteOf(at({ view: { ...VIEW, acting: [1] } }))).toMatchObject({ turn: "Ben", mine: false });
    expect(noteOf(at({ view: { ...VIEW, acting: [0, 1] } }))).toMatchObject({ turn: "", mine: true });
  });

  test("whether nobody but bots is there, beside the people of this browser", () => {
    expect(noteOf(at({ welcome: { ...WELCOME, seats: [0, 1] } }))).toMatchObject({
      names: ["Ann", "Ben", "Club"],
      alone: true,
    });
  });

  test("nothing before the start but who sits there, and nothing for a spectator", () => {
    const open = { ...TABLE, state: "open" as const, chairs: [chair("Ann"), chair("", "open")] };
    expect(noteOf(at({ table: open, view: null }))).toMatchObject({
      state: "open",
      names: [],
      hole: 0,
      turn: "",
      mine: false,
    });
    expect(noteOf(at({ welcome: { ...WELCOME, seats: [] } }))).toBeNull();
  });
});

describe("a finished match", () => {
  const over = { ...TABLE, state: "over" as const, records: [0] };

  test("is kept when it is over, with strokes by seat", () => {
    vi.setSystemTime(MATCH.at);
    expect(finished("t1", at({ table: over, lineup: LINEUP, score: SCORE }))).toEqual(MATCH);
    vi.useRealTimers();
  });

  test("and not before, and not for spectators", () => {
    expect(finished("t1", at({ lineup: LINEUP, score: SCORE }))).toBeNull();
    expect(finished("t1", at({ table: over, lineup: LINEUP, score: { ...SCORE, outcome: null } }))).toBeNull();
    expect(finished("t1", at({ table: over, lineup: { ...LINEUP, mine: [] }, score: SCORE }))).toBeNull();
  });

  test("winners of a play-off come first; a shared win shares the first place", () => {
    expect(ranking(MATCH)).toEqual([1, 0, 2]);
    expect(places(MATCH)).toEqual([
      { seat: 1, place: 1 },
      { seat: 0, place: 2 },
      { seat: 2, place: 3 },
    ]);
    expect(places({ ...MATCH, winners: [0, 1] }).map(({ place }) => place)).toEqual([1, 1, 3]);
    expect(places({ ...MATCH, totals: [-3, 8, 8], winners: [0] }).map(({ place }) => place)).toEqual([1, 2, 2]);
  });

  test("can be told in a few lines", () => {
    const say = (id: string, variables = {}): string => [id, ...Object.values(variables)].join(" ");
    expect(resultText({ ...MATCH, totals: [4, -4, 9] }, "en", say).split("\n")).toEqual([
      "Backnine · web-game-play-nine · web-holes 2 · Nov 16, 2026",
      "web-won one Ben",
      "1. Ben  −4",
      "2. Ann  4",
      "3. Club  9",
    ]);
  });
});

describe("dates", () => {
  const at = Date.UTC(2026, 10, 16, 12);

  test("are written as the reader writes them", () => {
    expect(dateOf(at, "en", ["fr-FR", "en-GB", "en-US"])).toBe("16 Nov 2026");
    expect(dateOf(at, "en", ["en-US"])).toBe("Nov 16, 2026");
    expect(dateOf(at, "fr", ["en-GB"])).toBe("16 nov. 2026");
    expect(dateOf(at, "ja", [])).toBe("2026/11/16");
  });

  test("of today are a time, and of other days have the date, too", () => {
    const hour = 3_600_000;
    const plain = (text: string): string => text.replace(/\s/gu, " ");
    expect(plain(latelyOf(at, "en", at + hour, ["en-GB"]))).toMatch(/^\d\d:00$/);
    expect(plain(latelyOf(at, "en", at + 48 * hour, ["en-GB"]))).toMatch(/^16 Nov, \d\d:00$/);
    expect(plain(latelyOf(at, "es", at + 48 * hour, []))).toMatch(/^16 nov, \d+:00$/);
  });
});

describe("people", () => {
  const say = (id: string, variables = {}): string =>
    id === "web-name-comma" ? ", " : Object.values(variables).join(" and ");

  test("are the reader, one, several, or the reader with others", () => {
    expect(people([], true, say)).toEqual({ who: "you", name: "" });
    expect(people(["Ann"], false, say)).toEqual({ who: "one", name: "Ann" });
    expect(people(["Ann", "Ben", "Cat"], false, say)).toEqual({ who: "many", name: "Ann, Ben and Cat" });
    expect(people(["Ann"], true, say)).toEqual({ who: "you-too", name: "Ann" });
  });
});

describe("house rules", () => {
  const RULES: HouseRuleTold[] = [
    { key: "no_pass", choices: [false, true], default: false },
    { key: "holes", choices: [1, 2, 3], default: 3 },
    { key: "ties", choices: ["playoff", "shared"], default: "playoff" },
  ];

  test("are what the table says, or else the usual", () => {
    expect(RULES.map((rule) => settingOf(rule, { holes: 1 }))).toEqual([false, 1, "playoff"]);
    expect(changed(RULES, { holes: 1, ties: "playoff" })).toEqual([RULES[1]]);
  });

  test("are written with what differs only", () => {
    expect(houseText(RULES, { holes: 1 }, { no_pass: true })).toBe("no_pass=true,holes=1");
    expect(houseText(RULES, { holes: 1, no_pass: true }, { holes: 3 })).toBe("no_pass=true");
  });
});
