// How often the server is asked again.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askAgain, seldom } from "../src/again";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("ever more slowly, also where it fails, until it is stopped", async () => {
  const asked: number[] = [];
  const began = Date.now();
  const stop = askAgain(
    () => {
      asked.push((Date.now() - began) / 1000);
      return asked.length % 2 ? Promise.reject(new Error("too many")) : Promise.resolve();
    },
    () => true,
  );
  await vi.advanceTimersByTimeAsync(160_000);
  expect(asked).toEqual([5, 15, 35, 75, 115, 155]);
  stop();
  await vi.advanceTimersByTimeAsync(160_000);
  expect(asked.length).toBe(6);
});

test("not while the page is out of sight, and as soon as at first when it is seen again", async () => {
  let seen = false;
  let asked = 0;
  const stop = askAgain(
    () => Promise.resolve(asked++),
    () => seen,
  );
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toBe(0);
  seen = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toBe(1);
  stop();
});

test("a page that is stopped while it is answered asks no more", async () => {
  let asked = 0;
  const stop = askAgain(
    () => new Promise((done) => setTimeout(done, 100 * ++asked)),
    () => true,
  );
  await vi.advanceTimersByTimeAsync(5050);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(1);
});

test("at most once in a while", () => {
  const may = seldom(20_000);
  const times = [0, 5000, 14_999, 1, 19_999].map((later) => {
    vi.advanceTimersByTime(later);
    return may();
  });
  expect(times).toEqual([true, false, false, true, false]);
});
