import type { LessonMade } from "../src/made/types";
import { describe, expect, test } from "vitest";
import { advance, begin, glowing, stepOf, target, type Course } from "../src/lesson/lesson";
import fourCard from "../src/made/lesson-four-card.json";
import playNine from "../src/made/lesson-play-nine.json";

const LESSONS = { "play-nine": playNine, "four-card": fourCard } as unknown as Record<string, LessonMade>;

const touch = (course: Course, what: string): Course => advance(course, { t: "touch", what });

function toldAll(course: Course): Course {
  let told = course;
  while (told.telling.length) told = advance(told, { t: "tell" });
  return told;
}

const rightly = (course: Course): Course => toldAll(touch(course, stepOf(course).touch.replace("recall", "slot")));

/** Every state of a lesson that is followed from its beginning. */
function walked(lesson: LessonMade): Course[] {
  const walk = [begin(lesson)];
  while (stepOf(walk.at(-1)!).touch !== "end") walk.push(rightly(walk.at(-1)!));
  return walk;
}

describe.each(Object.entries(LESSONS))("the lesson of %s", (_, lesson) => {
  const walk = walked(lesson);

  test("every step is reached, one touch at a time", () => {
    expect(walk.map((course) => course.at)).toEqual(lesson.steps.map((_, place) => place));
  });

  test("it ends with the hole counted, and the pupil has won it", () => {
    const [mine, robins] = walk.at(-1)!.table.score!.holes[0]!.strokes;
    expect(mine).toBeLessThan(robins!);
  });

  test("any other touch gives a hint and changes nothing else", () => {
    for (const course of walk.slice(0, -1)) {
      const wrong = ["stock", "discard", "slot 1", "slot 2", "next", "knock"].filter(
        (what) => what !== stepOf(course).touch.replace("recall", "slot"),
      );
      for (const what of wrong) expect(touch(course, what)).toEqual({ ...course, hint: true });
      expect(rightly(touch(course, wrong[0]!))).toEqual(rightly(course));
    }
  });

  test("what is to be touched is a legal move of the moment", () => {
    for (const course of walk) {
      const moves = course.table.view!.moves;
      const { what, slot } = target(course);
      if (what === "stock") expect(moves).toContain("draw");
      if (what === "discard") expect(moves.some((move) => move === "take" || move.startsWith("toss"))).toBe(true);
      if (what === "knock" || what === "look") expect(moves).toContain(what);
      if (slot) expect(moves.filter((move) => move.endsWith(` ${slot}`)).length).toBeGreaterThan(0);
    }
  });

  test("nothing is touched while something is being told, nor after the end", () => {
    const telling = walk.map((course) => touch(course, stepOf(course).touch)).find((course) => course.telling.length)!;
    expect(touch(telling, "stock")).toBe(telling);
    expect(touch(walk.at(-1)!, "stock")).toBe(walk.at(-1)!);
  });
});

test("where one has to remember, all places glow until a hint is needed", () => {
  const course = walked(LESSONS["four-card"]!).find((each) => target(each).what === "recall")!;
  expect(glowing(course)).toEqual([1, 2, 3, 4]);
  expect(glowing(touch(course, "slot 1"))).toEqual([4]);
});

test("what one has looked at is seen until one has seen it", () => {
  const walk = walked(LESSONS["four-card"]!);
  const looking = walk.find((each) => target(each).what === "seen")!;
  expect(Object.keys(looking.table.looked)).toEqual(["3", "4"]);
  expect(rightly(looking).table.looked).toEqual({});
});
