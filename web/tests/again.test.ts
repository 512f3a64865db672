// How often the server is asked again.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askAgain, keepTrying, seldom } from "../src/again";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

/** An attempt that fails so often, and when it was made. */
function failing(times: number): { made: number[]; attempt: () => Promise<void> } {
  const began = Date.now();
  const made: number[] = [];
  const attempt = (): Promise<void> => {
    made.push((Date.now() - began) / 1000);
    return made.length > times ? Promise.resolve() : Promise.reject(new Error("offline"));
  };
  return { made, attempt };
}

/** Somebody listens for the network to come back. */
function network(): EventTarget {
  const target = new EventTarget();
  vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
  vi.stubGlobal("removeEventListener", target.removeEventListener.bind(target));
  return target;
}

test("what fails is tried again, ever more slowly, until it works", async () => {
  network();
  const { made, attempt } = failing(6);
  keepTrying(attempt);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(made).toEqual([0, 1, 3, 7, 15, 30, 45]);
});

test("at once when the network is back, and only while it is waited for", async () => {
  const net = network();
  const { made, attempt } = failing(3);
  keepTrying(attempt);
  await vi.advanceTimersByTimeAsync(4000);
  net.dispatchEvent(new Event("online"));
  net.dispatchEvent(new Event("online")); // one is under way
  await vi.advanceTimersByTimeAsync(600_000);
  expect(made).toEqual([0, 1, 3, 4]);
  net.dispatchEvent(new Event("online"));
  expect(made.length).toBe(4);
});

test("what is hopeless is not tried again, nor what is not wanted any more", async () => {
  network();
  const hopeless = failing(9);
  keepTrying(hopeless.attempt, (error) => (error as Error).message === "offline");
  const unwanted = failing(9);
  const stop = keepTrying(unwanted.attempt);
  let shown = 0;
  const late = keepTrying(async (isWanted) => {
    await new Promise((done) => setTimeout(done, 100));
    if (isWanted()) shown++;
  });
  stop();
  late();
  await vi.advanceTimersByTimeAsync(600_000);
  expect([hopeless.made.length, unwanted.made.length, shown]).toEqual([1, 1, 0]);
});

test("at most once in a while", () => {
  const may = seldom(20_000);
  const times = [0, 5000, 14_999, 1, 19_999].map((later) => {
    vi.advanceTimersByTime(later);
    return may();
  });
  expect(times).toEqual([true, false, false, true, false]);
});
