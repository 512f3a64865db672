// The host's answer to who is at the door: only to the question that was there when the tap began.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Tapped } from "../src/tapped.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const tap = (tapped: Tapped, holds = 0, meanwhile = (): void => undefined): number | undefined => {
  tapped.touch();
  meanwhile();
  vi.advanceTimersByTime(holds);
  return tapped.answered();
};

test("a tap for what was there before is no answer", () => {
  const tapped = new Tapped();
  expect(tap(tapped)).toBe(undefined);
  tapped.show(0);
  expect([tapped.ready, tap(tapped), tap(tapped, 2000)]).toEqual([false, undefined, undefined]);
  expect([tapped.ready, tap(tapped), tap(tapped)]).toEqual([true, 0, 0]);
});

test("a tap that was meant for another question is no answer", () => {
  const tapped = new Tapped();
  tapped.show(3);
  vi.advanceTimersByTime(1000);
  tapped.show(3); // told again, with all of the table
  expect(tapped.ready).toBe(true);
  expect(tap(tapped, 0, () => tapped.show(4))).toBe(undefined);
  vi.advanceTimersByTime(1000);
  expect(tap(tapped, 1000, () => tapped.show(5))).toBe(undefined); // a long one
  expect(tap(tapped)).toBe(5);
});

test("a question that comes back must stand still again", () => {
  const tapped = new Tapped();
  tapped.show(1);
  vi.advanceTimersByTime(1000);
  tapped.show(2);
  tapped.show(1);
  expect(tap(tapped)).toBe(undefined);
});

test("keys answer what is read, once it stands there", () => {
  const tapped = new Tapped();
  tapped.show(7);
  expect(tapped.answered()).toBe(undefined);
  vi.advanceTimersByTime(600);
  expect(tapped.answered()).toBe(7);
});
