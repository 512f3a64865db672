// The WebSocket to a table: handshake, hello, timeouts, and reconnecting with backoff.

import { SUBPROTOCOL, TOKEN_PREFIX, type FromTable, type ToTable } from "./protocol";

export interface Listener {
  heard(message: FromTable): void;
  linked(link: "connecting" | "open" | "lost" | "closed"): void;
  have(): number | null;
  opened(): void; // hello has been said
  dead(): Promise<string | null>; // why the tokens open nothing any more, if that is sure
}

const PATIENCE = [250, 500, 1000, 2000, 4000, 8000];

/** Half as long to half as long again: after a restart thousands must not come in the same moment. */
const pause = (tries: number): number => PATIENCE[Math.min(tries, PATIENCE.length - 1)]! * (0.5 + Math.random());

const DOUBTS = 2; // handshakes that failed in a row: a refusal looks like a lost network, so the server is asked
const FINAL = new Set([
  "no-spectators",
  "no-such-table",
  "no-such-token",
  "crowded",
  "left",
  "deleted",
  "table-damaged",
  "quota-used-up",
  "moved",
  "sent-off",
  "shut",
  "banned",
]); // no reconnect after these

const ANSWERED = new Set(["move", "undo", "ping"]); // messages that are always answered
const ANSWER = 6000;
const OPENING = 10_000;
const PULSE = 20_000; // milliseconds between pings: an idle client notices a dead connection, too

export class TableSocket {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private pulse = 0;
  private expected = 0; // timeout for an answer
  private over = false;
  private doubting = false;
  private welcome = false; // it was open once: later failures are worth a reconnect

  constructor(
    private readonly tokens: () => string[],
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.now);
    this.pulse = window.setInterval(() => this.say({ t: "ping" }), PULSE);
    this.open();
  }

  say(message: ToTable): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    if (ANSWERED.has(message.t)) this.expected ||= window.setTimeout(() => this.drop(), ANSWER);
    return true;
  }

  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    clearTimeout(this.expected);
    clearInterval(this.pulse);
    removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.now);
    const last = this.socket;
    if (last?.readyState === WebSocket.CONNECTING) {
      last.onopen = (): void => last.close(); // closing a socket that is still connecting is logged as an error
    } else {
      last?.close();
    }
  }

  /** Try again now: the network is back, or the page is shown again. */
  private now = (): void => {
    if (this.over || document.hidden) return;
    if (this.socket) {
      this.say({ t: "ping" }); // after sleep the connection may be dead
    } else {
      clearTimeout(this.timer);
      this.open();
    }
  };

  /** Timeout: drop the dead connection and reconnect. */
  private drop(): void {
    const dead = this.socket;
    this.expected = 0;
    if (!dead || this.over) return;
    dead.onclose = dead.onmessage = dead.onopen = null;
    dead.close();
    this.listener.linked("lost");
    this.open();
  }

  private open(): void {
    this.listener.linked("connecting");
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`;
    const socket = new WebSocket(address, [SUBPROTOCOL, ...this.tokens().map((token) => TOKEN_PREFIX + token)]);
    this.socket = socket;
    this.expected = window.setTimeout(() => this.drop(), OPENING); // the first message ends the wait
    socket.onopen = (): void => {
      this.welcome = true;
      this.tries = 0;
      this.say({ t: "hello", have: this.listener.have() });
      this.listener.opened();
      this.listener.linked("open");
    };
    socket.onmessage = (event: MessageEvent<string>): void => {
      const message = JSON.parse(event.data) as FromTable;
      clearTimeout(this.expected);
      this.expected = 0;
      if (message.t === "bye" && FINAL.has(message.why)) this.over = true;
      this.listener.heard(message);
    };
    socket.onclose = (): void => {
      this.socket = null;
      clearTimeout(this.expected);
      this.expected = 0;
      if (this.over || (!this.welcome && this.tries >= PATIENCE.length)) {
        this.listener.linked("closed");
        return;
      }
      this.listener.linked("lost");
      this.timer = window.setTimeout(() => this.open(), pause(this.tries++));
      if (this.tries >= DOUBTS) void this.doubt();
    };
  }

  /** No reconnect with tokens that have died meanwhile: the seat moved, or the table was deleted. */
  private async doubt(): Promise<void> {
    if (this.doubting) return;
    this.doubting = true;
    const why = await this.listener.dead();
    this.doubting = false;
    if (why === null || this.over) return;
    this.close();
    this.listener.heard({ t: "bye", why });
    this.listener.linked("closed");
  }
}
