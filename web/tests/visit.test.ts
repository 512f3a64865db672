// What a visited table is told by the page.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { heldTable, hold } from "../src/keys";
import type { ChairSeen, FromTable, TableSeen, ToTable, ViewSeen } from "../src/protocol";
import { clear } from "../src/shelf";
import type { Stage } from "../src/animate";
import { TableVisit } from "../src/table.svelte";

let socket: FakeSocket;
class FakeSocket {
  static OPEN = 1;
  readyState = 1;
  said: ToTable[] = [];
  onopen = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  constructor() {
    socket = this; // eslint-disable-line @typescript-eslint/no-this-alias
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as ToTable);
  }
  close(): void {}
}

const chair = (kind: ChairSeen["kind"], name: string): ChairSeen => ({
  kind,
  name,
  bot: kind === "bot" ? "club" : null,
  here: true,
  standing_in: false,
  seal: "",
});

const PLAYING = {
  t: "table",
  state: "playing",
  game: "play-nine",
  chairs: [chair("person", "Ann"), chair("bot", "Robin")],
  pace: 700,
  undo: true,
  records: [],
  round: 0,
  commitment: "",
  draw: [],
  words: [],
} as unknown as TableSeen;
const WELCOME: FromTable = { t: "welcome", protocol: 1, table: "t", seats: [0], host: true, watching: false };
const WAITING = {
  t: "view",
  n: 3,
  seat: 0,
  hole: 1,
  phase: "draw",
  moves: [],
  layouts: [[], []],
  seats: [0, 1],
  discard: [],
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "here", hash: "" });
  for (const each of ["addEventListener", "removeEventListener"]) vi.stubGlobal(each, () => undefined);
  vi.stubGlobal("document", { addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal("window", globalThis);
  clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function seated(...messages: unknown[]): Promise<TableVisit> {
  hold("t", ["key"], "play-nine");
  const visit = new TableVisit("t", ["key"]);
  socket.onopen();
  await hear(WELCOME, PLAYING, ...messages);
  return visit;
}

async function hear(...messages: unknown[]): Promise<void> {
  for (const message of messages) socket.onmessage({ data: JSON.stringify(message) });
  await vi.advanceTimersByTimeAsync(1);
}

const said = (kind: string): ToTable[] => socket.said.filter((each) => each.t === kind);

test("however often the felt is tapped, bots are hurried once", async () => {
  const visit = await seated(WAITING as unknown as ViewSeen);
  for (let taps = 0; taps < 30; taps++) visit.skip();
  expect(said("hurry")).toHaveLength(1);
});

test("the host's own pace ends when somebody else sits down, after a reload, too", async () => {
  const alone = await seated();
  alone.keepPace(0, true);
  alone.keepPace(0, true);
  expect(said("settings")).toEqual([{ t: "settings", pace: 0, undo: true }]);
  alone.close();

  const visit = await seated({ ...PLAYING, pace: 0 });
  const chairs = [PLAYING.chairs[0], chair("person", "Dana")];
  await hear({ ...PLAYING, pace: 0, chairs });
  visit.keepPace(0, true);
  visit.keepPace(0, true);
  expect(said("settings")).toEqual([{ t: "settings", pace: 700 }]);
});

test("a pace that could not be sent is sent later", async () => {
  const visit = await seated();
  socket.readyState = 0;
  visit.keepPace(0, true);
  socket.readyState = 1;
  visit.keepPace(0, true);
  expect(said("settings")).toHaveLength(1);
});

test("keys that have died are let go of", async () => {
  const visit = await seated();
  await hear({ t: "bye", why: "no-such-token" });
  expect(visit.state.bye).toBe("no-such-token");
  expect(heldTable("t")).toBeUndefined();
});

test("against bots a name that was found meanwhile is one's name here, too; a name of one's own stays", async () => {
  const named = (): ToTable[] => socket.said.filter(({ t }) => t === "name");
  const open = { ...PLAYING, names: "free" };
  const visit = await seated({ ...open, chairs: [chair("person", "Birdie"), chair("bot", "Robin")] });
  visit.takeName("");
  expect(named()).toEqual([]);
  visit.takeName("Zoé");
  visit.takeName("Zoé");
  expect(named()).toEqual([{ t: "name", name: "Zoé", seat: 0 }]);
  await hear({ ...open, chairs: [chair("person", "Zoé"), chair("bot", "Robin")] });
  visit.takeName("Zo");
  await hear({ ...open, chairs: [chair("person", "Birdie"), chair("person", "Ben")] });
  visit.takeName("Zo");
  await hear({ ...open, names: "list", chairs: [chair("person", "Birdie"), chair("bot", "Robin")] });
  visit.takeName("Zo");
  expect(named()).toHaveLength(1);
});

/** Cards fly until they are let down. */
function slowly(visit: TableVisit): { land: () => void; flights: number } {
  const flying = { land: (): void => undefined, flights: 0 };
  visit.stage = {
    play: () => {
      flying.flights += 1;
      return new Promise((done) => (flying.land = () => done(() => undefined)));
    },
    deal: async () => undefined,
    skip: () => flying.land(),
  } satisfies Stage;
  return flying;
}

const MINE = { ...WAITING, moves: ["swap 1"], turn: 0, acting: [0], held: "7" };
const PLACED = { ...WAITING, n: 4, turn: 1, acting: [1], held: null, undo: true, undo_for: 4.2, played: [] };

test("a move can be taken back while its card is still on the way", async () => {
  const visit = await seated(MINE);
  const flying = slowly(visit);
  expect(visit.undoable).toBe(false);
  visit.move("swap 1");
  expect(visit.undoable).toBe(false); // not answered yet
  await hear(PLACED);
  expect(visit.state.view?.n).toBe(3);
  expect(visit.undoable).toBe(true);
  visit.undo();
  visit.undo();
  await vi.advanceTimersByTimeAsync(1);
  expect(said("undo")).toEqual([{ t: "undo", n: 4, seat: 0 }]);
  expect(visit.state.view?.n).toBe(4); // the card has arrived at once
  expect(visit.undoable).toBe(false);
  await hear({ ...MINE, n: 5 });
  flying.land();
  await vi.advanceTimersByTimeAsync(1);
  expect([visit.state.view?.n, visit.state.sent, visit.undoable]).toEqual([5, null, false]);
});

test("the first half of a move is not taken back before the second is made", async () => {
  const visit = await seated({ ...MINE, moves: ["take"], held: null });
  const flying = slowly(visit);
  visit.move("take", "swap 1");
  await hear({ ...MINE, n: 4, undo: true });
  expect(visit.undoable).toBe(false);
  flying.land();
  await vi.advanceTimersByTimeAsync(1);
  expect(said("move")).toHaveLength(2);
});

const LOOKED = { n: 3, seat: 0, move: "look", happened: [{ what: "looked", seat: 0, slot: 1, card: "7H" }] };
const LOOKING = {
  ...WAITING,
  n: 4,
  layouts: [[{ card: null, up: false }], [{ card: null, up: false }]],
  played: [LOOKED],
};
const BOT_MOVES = { ...LOOKING, n: 5, played: [] };

test("bots' cards wait while one looks at one's own", async () => {
  const visit = await seated(WAITING, LOOKING);
  const flying = slowly(visit);
  await hear(BOT_MOVES);
  expect([visit.state.view?.n, flying.flights]).toEqual([4, 0]);
  visit.forget();
  expect(flying.flights).toBe(1);
  flying.land();
  await vi.advanceTimersByTimeAsync(1);
  expect(visit.state.view?.n).toBe(5);
});

test("where others play nothing waits, and nothing flies over the cards one looks at", async () => {
  const visit = await seated(
    { ...PLAYING, chairs: [chair("person", "Ann"), chair("person", "Ben")] },
    WAITING,
    LOOKING,
  );
  const flying = slowly(visit);
  await hear(BOT_MOVES);
  expect([visit.state.view?.n, flying.flights, visit.looking]).toEqual([5, 0, true]);
});

test("a look does not hold up what a new line tells", async () => {
  const visit = await seated(WAITING, LOOKING);
  await hear(BOT_MOVES, { ...BOT_MOVES, n: 6, whole: true });
  expect(visit.state.view?.n).toBe(6);
});

test.each([
  ["bot", "rematch"],
  ["person", "reopen"],
] as const)("the same again: with a %s it is a %s", async (kind, message) => {
  vi.stubGlobal("location", { protocol: "http:", host: "here", hash: "#table=t&again" });
  vi.stubGlobal("history", { replaceState: () => undefined });
  const over = { ...PLAYING, state: "over", records: [0], round: 1, chairs: [PLAYING.chairs[0], chair(kind, "Other")] };
  hold("t", ["key"], "play-nine");
  const visit = new TableVisit("t", ["key"]);
  socket.onopen();
  await hear(WELCOME, over, over);
  expect(socket.said.map((each) => each.t).filter((each) => ["rematch", "reopen"].includes(each))).toEqual([message]);
  visit.close();
});
