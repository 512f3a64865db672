import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromTable } from "../src/protocol";
import { TableSocket, type Listener } from "../src/socket";

const sockets: FakeSocket[] = [];
class FakeSocket {
  static OPEN = 1;
  readyState = 0;
  onopen = (): void => undefined;
  onclose = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  constructor() {
    sockets.push(this);
  }
  send(): void {}
  close(): void {}
  open(): void {
    this.readyState = 1;
    this.onopen();
  }
}

const links: string[] = [];
const heard: FromTable[] = [];
let died: string | null = null;
const listener: Listener = {
  heard: (message) => heard.push(message),
  linked: (link) => links.push(link),
  have: () => null,
  opened: () => undefined,
  dead: () => Promise.resolve(died),
};

beforeEach(() => {
  vi.useFakeTimers();
  [sockets.length, links.length, heard.length] = [0, 0, 0];
  died = null;
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    hidden: false,
  });
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("window", globalThis);
  vi.spyOn(Math, "random").mockReturnValue(0.5); // pauses are neither shorter nor longer
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function failAll(times: number): void {
  for (let time = 0; time < times; time++) {
    sockets.at(-1)!.onclose();
    vi.advanceTimersByTime(10_000);
  }
}

test("a line that was open once is tried again for ever", () => {
  new TableSocket(() => [], listener);
  sockets[0]!.open();
  failAll(50);
  expect(sockets.length).toBe(51);
  expect(links).not.toContain("closed");
});

test("with tokens that died meanwhile nothing is tried for ever: one is told", async () => {
  new TableSocket(() => [], listener);
  sockets[0]!.open();
  died = "no-such-token";
  failAll(3);
  await vi.runAllTimersAsync();
  expect(heard).toEqual([{ t: "bye", why: "no-such-token" }]);
  expect(links.at(-1)).toBe("closed");
  const tried = sockets.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets.length).toBe(tried);
});

test("a line that never opened is given up: the key opens nothing", () => {
  new TableSocket(() => [], listener);
  failAll(50);
  expect(links.at(-1)).toBe("closed");
});

test("a line that is open in name only is dropped when no answer comes", () => {
  const line = new TableSocket(() => [], listener);
  sockets[0]!.open();
  line.say({ t: "ping" });
  vi.advanceTimersByTime(10_000);
  expect(sockets.length).toBe(2);
  expect(links.at(-1)).toBe("connecting");
});

test("whoever only watches finds out, too, that nothing is heard any more", () => {
  new TableSocket(() => [], listener);
  sockets[0]!.open();
  sockets[0]!.onmessage({ data: '{"t":"pong"}' });
  vi.advanceTimersByTime(30_000);
  expect(sockets.length).toBe(2);
});

test("a line that neither opens nor fails is tried anew", () => {
  new TableSocket(() => [], listener);
  vi.advanceTimersByTime(11_000);
  expect(sockets.length).toBe(2);
});
