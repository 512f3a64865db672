// The state of a lesson: one thing to touch at a time, then the messages a table would send. Pure; the messages are
// generated from the rules (src/backnine/server/lessons.py).

import type { LessonMade, StepMade } from "../made/types";
import { EMPTY, reduce, type SeenState } from "../state";

export type LessonTold = StepMade["told"][number];

export interface Course {
  steps: StepMade[];
  at: number;
  table: SeenState;
  hint: boolean; // something else was touched
  telling: LessonTold[]; // what is still to be told of this step
}

export type LessonEvent = { t: "touch"; what: string } | { t: "tell" };

export function begin(lesson: LessonMade): Course {
  return { steps: lesson.steps, at: 0, table: reduce(EMPTY, lesson.start), hint: false, telling: [] };
}

export const stepOf = (course: Course): StepMade => course.steps[course.at]!;

/** What is to be touched, and the slot if it is one: `recall 4` is slot 4, not shown. */
export function target(course: Course): { what: string; slot: number } {
  const [what = "", slot = "0"] = stepOf(course).touch.split(" ");
  return { what, slot: Number(slot) };
}

/** The slots that glow. Where one has to remember, all of them do, until a hint is needed. */
export function glowing(course: Course): number[] {
  const { what, slot } = target(course);
  if (course.telling.length || !slot) return [];
  return what === "recall" && !course.hint ? course.table.view!.layouts[0]!.map((_, place) => place + 1) : [slot];
}

export function advance(course: Course, event: LessonEvent): Course {
  if (event.t === "tell") return tell(course);
  if (course.telling.length || stepOf(course).touch === "end") return course;
  const step = stepOf(course);
  if (event.what !== step.touch.replace("recall", "slot")) return { ...course, hint: true };
  const table = course.table;
  if (event.what === "seen") return started({ ...course, table: reduce(table, { t: "forget" }) });
  if (event.what === "discard" && !step.told.length)
    return started({ ...course, table: reduce(table, { t: "intend", intent: "discard" }) });
  return started(course);
}

function started(course: Course): Course {
  const telling = stepOf(course).told;
  return telling.length ? { ...course, hint: false, telling } : next(course);
}

function tell(course: Course): Course {
  const [message, ...rest] = course.telling;
  if (!message) return course;
  const told = { ...course, table: reduce(course.table, message), telling: rest };
  return rest.length ? told : next(told);
}

const next = (course: Course): Course => ({ ...course, at: course.at + 1, hint: false });
