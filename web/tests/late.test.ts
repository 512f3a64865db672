import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../src/api";
import { Asking, doorQuestion, isAsking, isPassing } from "../src/late.svelte";
import type { TableSeen } from "../src/protocol";

type Wish = { token: string; on?: boolean; seat: number | null };

const { asked, held, said } = vi.hoisted(() => ({
  asked: [] as Wish[],
  held: [] as [string, string[]][],
  said: { answer: "wait", refused: "", again: null as number | null },
}));

vi.mock("../src/api", () => {
  class ApiError extends Error {
    constructor(readonly why: string) {
      super(why);
    }
  }
  return {
    ApiError,
    sentenceOf: (error: Error) => error.message,
    askForChair: (wish: Wish) => {
      asked.push(wish);
      if (said.refused) return Promise.reject(new ApiError(said.refused));
      return Promise.resolve({ answer: said.answer, table: "t1", seat: null, again: said.again });
    },
  };
});
vi.mock("../src/keys", () => {
  let made = 0;
  return { newKey: () => `key ${made++}`, hold: (table: string, tokens: string[]) => held.push([table, tokens]) };
});

vi.mock("../src/words.svelte", () => ({
  t: (key: string, about: Record<string, string> = {}) => [key, ...Object.values(about)].join(" "),
  words: { language: "en" },
}));

const beacons: Promise<string>[] = [];
const hidden: (() => void)[] = [];
const replaced: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = held.length = beacons.length = hidden.length = replaced.length = 0;
  Object.assign(said, { answer: "wait", refused: "", again: null });
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("location", { replace: (to: string) => replaced.push(to) });
  vi.stubGlobal("addEventListener", (_: string, call: () => void) => hidden.push(call));
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("navigator", { sendBeacon: (_: string, body: Blob) => beacons.push(body.text()) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

test("whoever stops asking says so, with the same key", async () => {
  const asking = new Asking("CODE", "play-nine");
  asking.ask(1, "Dana");
  await settle();
  asking.close();
  await settle();
  expect(asked.map((wish) => wish.on ?? true)).toEqual([true, false]);
  expect(asked[1]!.token).toBe(asked[0]!.token);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.length).toBe(2);
  expect([held, replaced]).toEqual([[], []]);
});

test("a yes that was quicker than the change of mind counts", async () => {
  const asking = new Asking("CODE", "play-nine");
  asking.ask(1, "Dana");
  await settle();
  said.answer = "yes";
  asking.stop();
  await settle();
  expect(held).toEqual([["t1", [asked[0]!.token]]]);
  expect(replaced).toEqual(["#table=t1"]);
});

test("a page that goes takes the question back; loaded again, it asks with the same key", async () => {
  new Asking("CODE", "play-nine").ask(1, "Dana");
  await settle();
  hidden.forEach((call) => call());
  const taken = JSON.parse(await beacons[0]!) as Wish;
  expect([taken.on, taken.token]).toEqual([false, asked[0]!.token]);
  vi.clearAllTimers();
  new Asking("ANOTHER", "play-nine");
  await settle();
  expect(asked.length).toBe(1);
  said.answer = "yes";
  new Asking("CODE", "play-nine");
  await settle();
  expect(held).toEqual([["t1", [asked[0]!.token]]]);
  new Asking("CODE", "play-nine");
  await settle();
  expect(asked.length).toBe(2); // it is answered
});

test("it is asked ever more slowly, and goes on where nobody could answer", async () => {
  said.answer = "nobody";
  const asking = new Asking("CODE", "play-nine");
  asking.ask(1, "Dana");
  await vi.advanceTimersByTimeAsync(61_000);
  expect(asking.answer).toBe("nobody");
  expect(asked.length).toBe(14); // six in the first ten seconds, then after 13, 16, 19, 24, 29, 39, 49 and 59
});

test("whoever may watch goes to the table as a spectator", async () => {
  new Asking("CODE", "play-nine").ask(null, "Dana");
  await settle();
  expect(asked[0]!.seat).toBe(null);
  said.answer = "yes";
  await vi.advanceTimersByTimeAsync(2000);
  expect([held, replaced]).toEqual([[], [`#watch=${asked[0]!.token}&code=CODE`]]);
});

test("after a no one may ask again when the time is over", async () => {
  Object.assign(said, { answer: "no", again: 60 });
  const asking = new Asking("CODE", "play-nine");
  asking.ask(1, "Dana");
  await settle();
  expect([asking.answer, asking.again]).toEqual(["no", 60]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asking.again).toBe(40);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asking.answer, asking.again, asked.length]).toEqual(["no", 0, 1]);
});

test("the host is asked a question", () => {
  const chairs = [{ kind: "bot", name: "Robin" }];
  const about = (seat: number | null): string =>
    doorQuestion({ chairs, asking: [{ asking: 0, name: "Dana", seat }] } as unknown as TableSeen);
  expect([about(0), about(null)]).toEqual(["web-late-asks Dana Robin", "web-late-asks-watch Dana"]);
});

test("too many are asking: one more does not go on", async () => {
  said.refused = "too-many-asking";
  const asking = new Asking("CODE", "play-nine");
  asking.ask(1, "Dana");
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked.length, asking.answer, asking.problem]).toEqual([1, null, "too-many-asking"]);
});

test("a page knows whether it is asking, and which errors pass", async () => {
  expect(isAsking("CODE")).toBe(false);
  const asking = new Asking("CODE", "play-nine");
  asking.ask(1, "Dana");
  expect([isAsking("CODE"), isAsking("ANOTHER")]).toEqual([true, false]);
  asking.stop();
  await settle();
  expect(isAsking("CODE")).toBe(false);
  const passes = ["offline", "too-many-requests", "table-is-ended", "no-such-code"].map((why) =>
    isPassing(new ApiError(why, "")),
  );
  expect(passes).toEqual([true, true, false, false]);
});

test("a broken line is waited for", async () => {
  said.refused = "offline";
  const asking = new Asking("CODE", "play-nine");
  asking.ask(1, "Dana");
  await vi.advanceTimersByTimeAsync(3000);
  expect([asked.length, asking.answer]).toEqual([2, "wait"]);
});
