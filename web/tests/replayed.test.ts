// Every record of the repository, step by step as the rules tell it to each seat: tests/web/replayed.py
// makes them.
import { expect, test } from "vitest";
import { countOf, type LayoutCounter } from "../src/story/counting";
import {
  happenedSeen,
  heldSeen,
  layoutsSeen,
  replayable,
  showing,
  stepsIn,
  stepsOf,
  type Replayable,
  type ReplayStep,
} from "../src/story/replay";
import type { LayoutScore } from "../src/protocol";
import { handed, isHanded } from "./handed";

interface Replayed {
  name: string;
  record: string;
  secrets: boolean;
  eyes: string[][]; // by seat: a line for each step
  closers: (number | null)[];
  strokes: number[][];
}

/** Layouts of a game by house rules, and what each counts. */
interface CountedLayouts {
  game: string;
  house: Record<string, string>;
  layouts: (string | null)[][];
  counts: string[];
}

const { cases, counted } = handed<{ cases: Replayed[]; counted: CountedLayouts[] }>("replayed", {
  cases: [],
  counted: [],
});
const or = (value: unknown): string => (value === null || value === undefined ? "None" : String(value));

/** `12=17 1,2:-10:PN-22:5`: the strokes, the cards alone, and what is saved where, by which clause, with which card. */
function score({ strokes, face_value, savings }: LayoutScore): string {
  const saved = savings.map(({ columns, strokes, clause, card }) =>
    [columns.join(","), strokes, clause, card].join(":"),
  );
  return [`${strokes}=${face_value}`, ...saved].join(" ");
}

function line(match: Replayable, step: ReplayStep, seat: number): string {
  const layouts = layoutsSeen(step, seat);
  const scores = showing(match, layouts);
  const slots = layouts.map((layout, of) =>
    [...layout.map(({ card, up }) => `${card ?? "?"}${up ? "+" : "-"}`), layout.length ? score(scores[of]!) : ""].join(
      "",
    ),
  );
  const told = happenedSeen(step, seat).map(({ what, seat: who, slot, card }) =>
    [what, or(who), or(slot), or(card)].join(":"),
  );
  const { stock, top, closer } = step;
  return [slots.join("|"), or(heldSeen(step, seat)), stock, or(top), or(closer), told.join(" ")].join(" ");
}

test.skipIf(!isHanded)("there are cases", () => expect(cases.length).toBeGreaterThan(50));

test.each(cases.map((each) => [each.name, each] as const))("%s", (_, { record, secrets, eyes, closers, strokes }) => {
  const match = replayable(record)!;
  const holes = match.told.holes.map((hole) => stepsOf(match, hole, secrets)!);
  expect(holes.map((steps) => steps.length)).toEqual(match.told.holes.map(stepsIn));
  eyes.forEach((lines, seat) => expect(holes.flat().map((step) => line(match, step, seat))).toEqual(lines));
  expect(holes.map((steps) => steps.at(-1)!.closer)).toEqual(closers);
  expect(match.told.holes.map((hole) => hole.strokes)).toEqual(strokes);
  for (const step of holes.flat())
    expect(
      layoutsSeen(step, "open")
        .flat()
        .every(({ card }) => card),
    ).toBe(true);
});

test.each(counted.map((each) => [`${each.game} ${JSON.stringify(each.house)}`, each] as const))(
  "counted as the rules do: %s",
  (_, { game, house, layouts, counts }) => {
    const count: LayoutCounter = countOf({ tags: { Game: game }, house })!;
    expect(layouts.map((layout) => score(count(layout)))).toEqual(counts);
  },
);
