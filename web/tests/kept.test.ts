// What is done with a kept match: packed into a link, stored beside what another tab wrote, told as a table.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { remembered } from "../src/history";
import { readKept, writeKept } from "../src/keeper/file";
import { Keeping } from "../src/keeper/match.svelte";
import { Refusal, type KeptMatch } from "../src/keeper/model";
import { isPacked, pack, unpack, withoutCards } from "../src/keeper/packed";
import { rulesOf, type Rules } from "../src/keeper/rules";
import { standing } from "../src/keeper/standing";
import { keptMatches, save, takeIn, textAt } from "../src/keeper/store";
import { tableOf } from "../src/keeper/told";
import { SHEETS } from "../src/sheets";
import { clear } from "../src/shelf";

const begun: KeptMatch = {
  id: "example",
  at: 1000,
  game: SHEETS[0]!.game.name,
  house: "holes=1",
  names: ["Ann", "=Ben", 'Cat "C"'],
  dealer: 0,
  entries: [],
};
const items = new Map<string, string>();

beforeEach(() => {
  items.clear();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => items.delete(key),
    clear: () => items.clear(),
    setItem: (key: string, text: string) => void items.set(key, text),
  };
  vi.stubGlobal(
    "localStorage",
    new Proxy(storage, {
      ownKeys: () => [...items.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
  clear();
});

/** A match that is over, with cards. */
function played(): Keeping {
  const keeping = new Keeping(begun);
  keeping.tell({ hole: 1, seat: 0, layout: "H 3 7 7 / H 12 7 7" });
  keeping.tell({ hole: 1, seat: 1, strokes: 4 });
  keeping.tell({ hole: 1, seat: 2, strokes: 9 });
  keeping.tell({ hole: 1, done: true });
  return keeping;
}

describe("a link", () => {
  test("brings a match as it was", async () => {
    const { match } = played();
    const link = await pack(match);
    expect(isPacked(link)).toBe(true);
    expect(link).toMatch(/^1\.[\w-]+$/);
    expect(await unpack(link)).toEqual(match);
  });

  test("a broken one is refused", async () => {
    const link = await pack(begun);
    for (const broken of [link.slice(0, -9), "1.", "1.!!!", "1.AAAA"])
      expect(await unpack(broken)).toBeInstanceOf(Refusal);
  });

  test("without cards it has the same strokes", () => {
    const { match, now, rules } = played();
    const short = withoutCards(match, rules);
    expect(writeKept(short)).not.toContain("layout");
    expect(readKept(writeKept(short))).toEqual(short);
    expect(standing(short, rules).totals).toEqual(now.totals);
  });
});

describe("the storage", () => {
  test("has every entry at once", () => {
    const keeping = new Keeping(begun);
    keeping.tell({ hole: 1, seat: 0, strokes: 3 });
    expect(textAt("example")).toBe(writeKept(keeping.match));
    expect(keptMatches().matches).toEqual([keeping.match]);
  });

  test("what another tab wrote stays, and ours comes after it", () => {
    const [ours, theirs] = [new Keeping(begun), new Keeping(begun)];
    theirs.tell({ hole: 1, seat: 1, strokes: 8 });
    ours.tell({ hole: 1, seat: 0, strokes: 3 });
    expect(ours.elsewhere).toBe(true);
    expect(ours.match.entries).toEqual([
      { hole: 1, seat: 1, strokes: 8 },
      { hole: 1, seat: 0, strokes: 3 },
    ]);
  });

  test("typing goes on in the same entry", () => {
    const keeping = new Keeping(begun);
    for (const strokes of [1, 12]) keeping.retell({ hole: 1, seat: 0, strokes });
    expect(keeping.match.entries).toEqual([{ hole: 1, seat: 0, strokes: 12 }]);
    expect(keeping.retell({ hole: 1, seat: 0, strokes: 123 })).toBe(false);
    expect(keeping.problem).toMatchObject({ why: "keeper-strokes" });
  });

  test("what cannot be read is left as it is", () => {
    items.set("kept-broken", "{");
    expect(keptMatches()).toMatchObject({ matches: [], broken: [{ why: "keeper-not-ours" }] });
    expect(items.get("kept-broken")).toBe("{");
  });

  test("a match from elsewhere takes no other's place", () => {
    const { match } = played();
    expect(takeIn(match)).toEqual({ id: "example", how: "known" });
    expect(takeIn({ ...match, entries: match.entries.slice(0, 1) }).how).toBe("known");
    save({ ...match, entries: match.entries.slice(0, 1) });
    expect(takeIn(match)).toEqual({ id: "example", how: "longer" });
    const other = takeIn({ ...match, entries: [{ hole: 1, seat: 0, strokes: 1 }] });
    expect(other.how).toBe("beside");
    expect(keptMatches().matches.length).toBe(2);
  });
});

test("a finished match is among one's own, and no longer when a correction opens it again", () => {
  const keeping = played();
  expect(remembered()).toMatchObject([{ table: "kept-example", real: true, totals: [-5, 4, 9], winners: [0] }]);
  keeping.tell({ hole: 1, seat: 1, strokes: -5 });
  expect(keeping.now.tied).toEqual([0, 1]);
  expect(remembered()).toEqual([]);
  keeping.undo();
  expect(remembered().length).toBe(1);
});

test("as a table no name is a formula", () => {
  const { match } = played();
  const table = tableOf(match, standing(match, rulesOf(match) as Rules));
  expect(table.split("\r\n")[0]).toContain(`Ann,'=Ben,"Cat ""C"""`);
  expect(table).toContain("1,Ann,,-5,4,9");
});
