import PLAY_OFF from "../../tests/records/play-nine-play-off-of-three.golf?raw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  adopt,
  chairOf,
  finished,
  MOST,
  remember,
  remembered,
  roomTold,
  shelve,
  yours,
  type Finished,
} from "../src/history";
import { clear } from "../src/shelf";
import { draw } from "../src/story/chart";
import { strangersIn, takeIn, written } from "../src/story/files";
import { ReplayAt } from "../src/story/player.svelte";
import { replayable } from "../src/story/replay";
import { byGame, opponents, ownNames, running } from "../src/story/stats";

const GAME = "play-nine";
const match = (round: number, more: Partial<Finished> = {}): Finished => ({
  table: "abcdefghij",
  round,
  at: 1000 + round,
  game: GAME,
  names: ["Ann", "Robin"],
  mine: [0],
  holes: [
    [4, 9],
    [12, -3],
    [2, 20],
  ],
  totals: [18, 26],
  winners: [0],
  closers: [0, 0, 1],
  ...more,
});

/** A browser that keeps so many characters. */
function browser(room = Infinity): void {
  const items = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => items.delete(key),
    clear: () => items.clear(),
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new Error("full");
      items.set(key, text);
    },
  });
}

beforeEach(() => {
  browser();
  clear();
});

describe("what matches add up to", () => {
  test("by game", () => {
    const lost = match(1, { holes: [[30, 1]], totals: [30, 1], winners: [1], closers: [1] });
    expect(byGame([match(0), lost])).toEqual([
      {
        game: GAME,
        matches: 2,
        holes: 4,
        wins: 1,
        average: (4 + 12 + 2 + 30) / 4,
        best: { strokes: 2, match: "abcdefghij.0" },
        worst: { strokes: 30, match: "abcdefghij.1" },
        closes: 2,
        paid: 1,
      },
    ]);
  });

  test("by whom one played with, for everybody here or for one of them", () => {
    const family = match(2, { names: ["Ann", "Ben"], mine: [0, 1] });
    expect(opponents([match(0), match(1, { totals: [9, 3], winners: [1] }), family])).toEqual([
      { name: "Robin", bot: true, matches: 2, ahead: 1 },
    ]);
    expect(ownNames([match(0), family])).toEqual(["Ann", "Ben"]);
    expect(opponents([match(0), family], "Ben")).toEqual([{ name: "Ann", bot: false, matches: 1, ahead: 0 }]);
    expect(byGame([match(0), family], "Ben")[0]).toMatchObject({ matches: 1, wins: 0, best: { strokes: -3 } });
  });

  test("a bot is one opponent in every language, and not a person of its name", () => {
    const bots = [null, "club"];
    const met = [
      match(0, { bots }),
      match(1, { names: ["Ann", "ロビン"] }), // an older one, seen in Japanese
      match(2, { bots: [null, null] }),
    ];
    expect(opponents(met)).toEqual([
      { name: "Robin", bot: true, matches: 2, ahead: 2 },
      { name: "Robin", bot: false, matches: 1, ahead: 1 },
    ]);
  });

  test("the strokes of a play-off are in no total", () => {
    const off = match(0, {
      names: ["Ann", "Robin", "Kim"],
      holes: [
        [1, 1, 5],
        [6, 4, 0],
        [null, 3, 2],
      ],
      totals: [7, 5, 5],
      winners: [2],
    });
    expect(running(off)).toEqual([
      [1, 1, 5],
      [7, 5, 5],
      [null, 5, 5],
    ]);
    expect(byGame([off])[0]!.average).toBe(3.5);
    expect(draw(off, 320).lines[0]!.points).toHaveLength(3);
  });
});

test("nor in those of a replay", () => {
  const found = replayable(PLAY_OFF)!;
  const at = new ReplayAt(found, false);
  const regular = Number(found.told.house["holes"]);
  at.toHole(regular);
  const tied = [...at.totals];
  expect(found.told.holes.length).toBeGreaterThan(regular + 1);
  at.toHole(found.told.holes.length - 1);
  expect(at.totals).toEqual(tied);

  at.toHole(1);
  at.toEnd();
  expect([at.place, at.at]).toEqual([1, at.last]);
  at.toEnd();
  expect(at.atEnd).toBe(true);
  at.toStart();
  expect([at.place, at.at]).toEqual([found.told.holes.length - 1, 0]);
  at.toStart();
  expect(at.atStart).toBe(true);
});

test("faces of a finished match: bots by name, also of matches that do not say who was one", () => {
  expect(chairOf(match(0, { bots: [null, "club"] }), 1)).toMatchObject({ kind: "bot", name: "Robin", bot: "club" });
  expect(chairOf(match(0), 1)).toMatchObject({ kind: "bot", bot: null, here: true });
  expect(chairOf(match(0), 0)).toMatchObject({ kind: "person", name: "Ann" });
});

describe("the chart", () => {
  test("keeps every name on it and apart, however many there are", () => {
    const names = Array.from({ length: 12 }, (_, seat) => `Player ${seat}`);
    const { lines, height } = draw({ names, holes: [names.map(() => 5)], totals: names.map(() => 5) }, 288);
    const places = lines.map((line) => line.label.y).sort((one, other) => one - other);
    for (const [place, y] of places.entries()) {
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThan(height);
      if (place) expect(y - places[place - 1]!).toBeGreaterThan(14);
    }
  });
});

describe("a file of matches", () => {
  test("comes in as it went out, and twice is once", () => {
    const two = [match(1, { bots: [null, "club"], record: '[Backnine "2"]\n' }), match(0)];
    expect(takeIn(written(two))).toEqual({ added: 2, known: 0, left: 0 });
    expect(remembered()).toEqual(two);
    const before = JSON.stringify(remembered());
    expect(takeIn(written(two))).toEqual({ added: 0, known: 2, left: 0 });
    expect(JSON.stringify(remembered())).toBe(before);
  });

  test("leaves what is here as it is, and brings only a record that was missing", () => {
    shelve([match(0)]);
    const other = match(0, { names: ["Eve", "Eve"], record: '[Backnine "2"]\n' });
    expect(takeIn(written([other, match(1)]))).toEqual({ added: 1, known: 1, left: 0 });
    expect(remembered()).toEqual([match(1), match(0, { record: '[Backnine "2"]\n' })]);
  });

  test("is somebody else's if it says so, and stays that", () => {
    const text = written([match(0), match(1, { names: ["Eve", "Robin"] })]);
    expect(strangersIn(text, ["Ann"])).toEqual(["Eve"]);
    takeIn(text, true);
    expect(remembered().map(yours)).toEqual([[], []]);
    expect(strangersIn(text, [])).toEqual([]); // it brings nothing new
    const again = written(remembered());
    shelve([]);
    expect(strangersIn(again, [])).toEqual([]);
    takeIn(again);
    expect(remembered().every((each) => each.guest)).toBe(true);
  });

  test("pushes nothing out", () => {
    const here = Array.from({ length: MOST - 1 }, (_, round) => match(round));
    shelve(here);
    const more = [match(9000), match(9001)];
    expect(takeIn(written(more))).toEqual({ added: 1, known: 0, left: 1 });
    expect(remembered()).toHaveLength(MOST);
    const kept = new Set(remembered().map((each) => JSON.stringify(each)));
    expect(here.every((each) => kept.has(JSON.stringify(each)))).toBe(true);
  });

  test("needs roomTold, and takes none where there is none", () => {
    browser(JSON.stringify([match(0)]).length + 10);
    shelve([match(0)]);
    expect(takeIn(written([match(1)]))).toBe("no-room");
    expect(remembered()).toEqual([match(0)]);
  });

  const file = (...matches: unknown[]): string => JSON.stringify({ format: "backnine-matches", version: 1, matches });
  test.each([
    ["not-ours", "no JSON"],
    ["not-ours", "[]"],
    ["not-ours", "null"],
    ["not-ours", '{"format":"something","version":1}'],
    ["newer", '{"format":"backnine-matches","version":2,"matches":[]}'],
    ["damaged", '{"format":"backnine-matches","version":"1","matches":[]}'],
    ["damaged", '{"format":"backnine-matches","version":1}'],
    ["damaged", file(null)],
    ["damaged", file(match(1), { ...match(2), totals: [1] })],
    ["damaged", file({ ...match(2), names: ["Ann"] })],
    ["damaged", file({ ...match(2), names: ["Ann", "Ro\u0000bin"] })],
    ["damaged", file({ ...match(2), holes: [[1, 2, 3]] })],
    ["damaged", file({ ...match(2), holes: [[1, "2"]] })],
    ["damaged", file({ ...match(2), winners: [2] })],
    ["damaged", file({ ...match(2), mine: [-1] })],
    ["damaged", file({ ...match(2), game: "chess" })],
    ["damaged", file({ ...match(2), table: "../x" })],
    ["damaged", file({ ...match(2), at: 1e99 })],
    ["damaged", file({ ...match(2), closers: [0] })],
    ["damaged", file({ ...match(2), record: "something" })],
    ["damaged", file({ ...match(2), bots: ["club"] })],
    ["damaged", file({ ...match(2), guest: "yes" })],
    ["too-large", " ".repeat(16 * 1024 * 1024 + 1)],
  ])("is refused: %s", (why, text) => {
    shelve([match(0)]);
    expect(takeIn(text)).toBe(why);
    expect(remembered()).toEqual([match(0)]);
  });
});

test("whoever finds a name had it in the matches played without one, and in no others", () => {
  const nameless = { names: ["Birdie", "Robin"] };
  const others = [match(1), match(2, { ...nameless, guest: true }), match(3, { ...nameless, mine: [0, 1] })];
  shelve([match(0, nameless), ...others]);
  adopt("Zoé");
  expect(remembered()).toEqual([match(0, { names: ["Zoé", "Robin"] }), ...others]);
  expect(ownNames(remembered().slice(0, 1))).toEqual(["Zoé"]);
});

test("a table that does not know of the name does not take it away again", () => {
  const nameless = match(0, { names: ["Birdie", "Robin"] });
  shelve([nameless]);
  remember({ ...nameless, names: ["Bogey", "Robin"] }); // one given name after another
  expect(remembered()[0]?.names).toEqual(["Bogey", "Robin"]);
  adopt("Zoé");
  remember(nameless);
  expect(remembered()[0]?.names).toEqual(["Zoé", "Robin"]);
  remember({ ...nameless, names: ["Zoé Lee", "Wren"] });
  expect(remembered()[0]?.names).toEqual(["Zoé Lee", "Robin"]);
});

test("only the newest hundred keep their records", () => {
  shelve(Array.from({ length: 150 }, (_, round) => match(round, { record: '[Backnine "2"]\n' })));
  expect(remembered()).toHaveLength(150);
  expect(remembered().filter((each) => each.record)).toHaveLength(100);
});

describe("where the browser is full", () => {
  const record = `[Backnine "2"]\n${"x".repeat(1000)}`;
  const many = (count: number) => Array.from({ length: count }, (_, round) => match(round, { record }));

  test("records give way first, however many matches there are", () => {
    const plain = JSON.stringify(many(300).map((each) => ({ ...each, record: undefined }))).length;
    browser(plain + 60 * 1100);
    expect(shelve(many(300))).toBe(true);
    expect(remembered()).toHaveLength(300);
    expect(remembered().filter((each) => each.record)).toHaveLength(50);
    browser(plain + 100);
    expect(shelve(many(300))).toBe(true);
    expect(remembered().filter((each) => each.record)).toHaveLength(0);
  });

  test("no record gives way to a longer name", () => {
    const nameless = many(30).map((each) => ({ ...each, names: ["Birdie", "Robin"] }));
    browser(JSON.stringify(nameless).length);
    shelve(nameless);
    adopt("Zoé of the Long Name");
    remember({ ...nameless[0]!, names: ["Zoé of the Long Name", "Robin"] });
    expect(remembered()).toEqual(nameless);
    expect(localStorage.getItem("history")).toBe(JSON.stringify(nameless));
    adopt("Zoé");
    expect(remembered().every((each) => each.names[0] === "Zoé" && each.record)).toBe(true);
    clear();
    browser(0);
    shelve([match(0, { names: ["Birdie", "Robin"] })]); // until the page is closed
    adopt("Zoé");
    expect(remembered()[0]?.names[0]).toBe("Zoé");
  });

  test("then the oldest matches, and the reader is told", () => {
    shelve(Array.from({ length: 300 }, (_, round) => match(299 - round)));
    const here = remembered();
    browser(JSON.stringify(here).length);
    shelve(here);
    expect(roomTold()).toBe("");
    remember(match(300));
    expect(roomTold()).toBe("web-history-fewer");
    expect(remembered()[0]).toEqual(match(300));
    expect(remembered().length).toBeGreaterThan(100);
    browser(10);
    remember(match(301));
    expect(roomTold()).toBe("web-history-none");
    expect(remembered()[0]).toEqual(match(301)); // until the page is closed
  });
});

test("no match, no story", () => {
  expect(finished("t", { table: null, score: null, welcome: null } as never)).toBeNull();
});
