// The score keeper's model: the cases in tests/keeper that the Python model is asked too, and every record of the
// repository told to it (tests/web/test_units.py).
import { describe, expect, test } from "vitest";
import bad from "../../tests/keeper/bad.json";
import { enter, leftOver } from "../src/keeper/entering";
import { cleanName, readKept, writeKept } from "../src/keeper/file";
import { MOST_ENTRIES, Refusal, undo, type KeptEntry, type KeptMatch } from "../src/keeper/model";
import { withoutCards } from "../src/keeper/packed";
import { gameOf, mostPlayers, rulesOf, type Rules } from "../src/keeper/rules";
import { openHole, standing, type KeptStanding } from "../src/keeper/standing";
import { SHEETS } from "../src/sheets";
import { handed, isHanded } from "./handed";

interface Case {
  about: string;
  match: object;
  standing: KeptStanding;
}

const CASES = Object.values(
  import.meta.glob<Case>("../../tests/keeper/cases/*.json", { eager: true, import: "default" }),
);
const RECORDS = handed<{ name: string; text: string; standing: KeptStanding }[]>("kept", []);
const GAME = SHEETS[0]!.game.name;

const read = (text: string): KeptMatch => {
  const match = readKept(text);
  if (match instanceof Refusal) throw new Error(`${match.why} ${JSON.stringify(match.details)}`);
  return match;
};
const rules = (match: KeptMatch): Rules => rulesOf(match) as Rules;

test("there are cases", () => {
  expect(CASES.length).toBeGreaterThan(12);
  if (isHanded) expect(RECORDS.length).toBeGreaterThan(50);
});

test.each(CASES.map((each) => [each.about, each] as const))("%s", (_, { match, standing: wanted }) => {
  const kept = read(JSON.stringify(match));
  expect(standing(kept, rules(kept))).toEqual(wanted);
  expect(JSON.parse(writeKept(kept))).toEqual(match);
});

/** What counts, without the cards it came from. */
const counted = ({ holes, ...rest }: KeptStanding): object => ({
  ...rest,
  void: undefined, // a hole of which only some cards were told need not be in it
  holes: holes.map(({ scores, ...hole }) => ({
    ...hole,
    scores: scores.map(({ strokes, was }) => ({ strokes, was })),
  })),
});

test.each(CASES.map((each) => [each.about, each] as const))("without cards: %s", (_, { match, standing: wanted }) => {
  const kept = read(JSON.stringify(match));
  const short = withoutCards(kept, rules(kept));
  expect(writeKept(short)).not.toContain("layout");
  expect(read(writeKept(short))).toEqual(short);
  expect(counted(standing(short, rules(short)))).toEqual(counted(wanted));
});

test.each(RECORDS.map((each) => [each.name, each] as const))("told again: %s", (_, { text, standing: wanted }) => {
  const kept = read(text);
  expect(writeKept(kept)).toBe(text);
  expect(standing(kept, rules(kept))).toEqual(wanted);
});

test.each(bad.map((each) => [each.about, each] as const))("refused: %s", (_, { text, why }) => {
  expect(readKept(text)).toMatchObject({ why });
});

test("a long file is refused unread", () => {
  expect(readKept(" ".repeat(1024 * 1024 + 1))).toMatchObject({ why: "keeper-too-large" });
});

describe("telling", () => {
  const begun: KeptMatch = {
    id: "example",
    at: 0,
    game: GAME,
    house: "holes=2",
    names: ["Ann", "Ben"],
    dealer: 0,
    entries: [],
  };
  const told = (match: KeptMatch, ...entries: KeptEntry[]): KeptMatch => {
    for (const entry of entries) {
      const next = enter(match, rules(match), entry);
      if (next instanceof Refusal) throw new Error(next.why);
      match = next;
    }
    return match;
  };

  test("no more of a card than the pack has, whoever it lies before", () => {
    const match = told(begun, { hole: 1, seat: 0, layout: "H H 1 1 / H H ? ?" });
    const hole = openHole(standing(match, rules(match)))!;
    expect(leftOver(rules(match), hole, "H")).toBe(0);
    expect(leftOver(rules(match), hole, "1")).toBe(6);
    expect(enter(match, rules(match), { hole: 1, seat: 1, layout: "H ? ? ? / ? ? ? ?" })).toEqual(
      new Refusal("keeper-cards-elsewhere", { card: "H", most: 4, names: "Ann" }),
    );
  });

  test("a done hole keeps the last that was told", () => {
    const match = told(
      begun,
      { hole: 1, seat: 0, layout: "7 ? ? ? / ? ? ? ?" },
      { hole: 1, seat: 0, strokes: 4 },
      { hole: 1, closer: 0 },
      { hole: 1, seat: 1, strokes: 6 },
      { hole: 1, closer: 1 },
      { hole: 1, done: true },
    );
    expect(match.entries).toEqual([
      { hole: 1, seat: 0, strokes: 4 },
      { hole: 1, seat: 1, strokes: 6 },
      { hole: 1, closer: 1 },
      { hole: 1, done: true },
    ]);
    expect(undo(match).entries.length).toBe(3);
    expect(enter(match, rules(match), { hole: 1, seat: 0, strokes: null })).toMatchObject({ why: "keeper-hole-done" });
    expect(enter(match, rules(match), { hole: 1, seat: 0, strokes: 500 })).toMatchObject({ why: "keeper-strokes" });
    expect(enter(match, rules(match), { hole: 2, done: true })).toMatchObject({ why: "keeper-scores-missing" });
  });

  test("no more is told than can be read again", () => {
    const full = { ...begun, entries: Array.from({ length: MOST_ENTRIES }, (): KeptEntry => ({ hole: 1, closer: 0 })) };
    expect(read(writeKept(full))).toEqual(full);
    expect(enter(full, rules(full), { hole: 1, closer: null })).toMatchObject({ why: "keeper-too-many" });
    const more = { ...full, entries: [...full.entries, ...full.entries] };
    expect(readKept(writeKept(more))).toMatchObject({ why: "keeper-damaged", details: { where: "entries" } });
  });

  test("without cards a correction by cards stays one, and holes that do not count any more are read", () => {
    const one = { ...begun, house: "holes=1" };
    const cards = "H 3 7 7 / H 12 7 7"; // -5
    const match = told(
      one,
      { hole: 1, seat: 0, strokes: 4 },
      { hole: 1, seat: 1, layout: cards },
      { hole: 1, done: true },
      { hole: 1, seat: 0, layout: cards }, // a tie
      { hole: 2, seat: 0, layout: cards },
      { hole: 2, seat: 1, strokes: 3 },
      { hole: 2, done: true },
      { hole: 1, seat: 0, layout: "7 ? ? ? / ? ? ? ?" }, // leaves what it was
      { hole: 1, seat: 1, strokes: 6 },
    );
    const short = withoutCards(match, rules(match));
    expect(read(writeKept(short))).toEqual(short);
    expect(short.entries.slice(3)).toEqual([
      { hole: 1, seat: 0, strokes: -5 },
      { hole: 2, seat: 0, strokes: -5 },
      { hole: 2, seat: 1, strokes: 3 },
      { hole: 2, done: true },
      { hole: 1, seat: 0, strokes: -5 },
      { hole: 1, seat: 1, strokes: 6 },
    ]);
    const now = standing(short, rules(short));
    expect(now).toEqual({ ...standing(match, rules(match)), holes: now.holes });
    expect(now.void).toEqual([2]);
    expect(now.holes[0]!.scores[0]).toMatchObject({ strokes: -5, was: 4 });
  });

  test("names are cleaned of what cannot be seen", () => {
    expect(cleanName("  Ann\u202e \t Lee\u0007 ")).toBe("Ann Lee");
    expect(cleanName("\u200b")).toBe("");
  });
});

test.each(SHEETS.map(({ game }) => game.name))("%s can be kept by any house rule", (name) => {
  const { house, players } = gameOf(name)!;
  for (const rule of house)
    for (const choice of rule.choices) {
      const text = choice === rule.default ? "" : `${rule.key}=${String(choice)}`;
      const most = mostPlayers(name, text);
      expect(most).toBeGreaterThan(3);
      const names = Array.from({ length: most }, (_, seat) => `P${seat}`);
      const found = rulesOf({ game: name, house: text, names });
      expect(found).toMatchObject({ count: expect.any(Function) as unknown });
      expect((found as Rules).settings[rule.key]).toBe(choice);
      if (most < players[1])
        expect(rulesOf({ game: name, house: text, names: [...names, "one more"] })).toMatchObject({
          why: "too-few-cards",
        });
    }
});
