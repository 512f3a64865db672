// The line to a table: opens, says what it has, listens, and comes back by itself when it breaks.

import { SUBPROTOCOL, TOKEN_PREFIX, type FromTable, type ToTable } from "./protocol";

export interface Listener {
  heard(message: FromTable): void;
  linked(link: "connecting" | "open" | "lost" | "closed"): void;
  have(): number | null;
  opened(): void; // hello has been said
}

const PATIENCE = [250, 500, 1000, 2000, 4000, 8000];
const FINAL = new Set([
  "no-spectators",
  "no-such-table",
  "no-such-token",
  "crowded",
  "left",
  "deleted",
  "table-damaged",
  "quota-used-up",
]); // coming back would not help

const ANSWERED = new Set(["move", "ping"]); // the table always says something then
const ANSWER = 6000;
const OPENING = 10_000;
const PULSE = 20_000; // whoever only watches finds out, too, that nothing is heard any more

export class Line {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private pulse = 0;
  private expected = 0; // until when an answer must have come
  private over = false;
  private welcome = false; // it was open once: whatever fails later may be mended

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
    this.socket?.close();
  }

  /** Something suggests that it would work again. */
  private now = (): void => {
    if (this.over || document.hidden) return;
    if (this.socket) {
      this.say({ t: "ping" }); // after a sleep it may be open in name only
    } else {
      clearTimeout(this.timer);
      this.open();
    }
  };

  /** Nothing is heard any more, though nobody hung up. */
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
      this.timer = window.setTimeout(() => this.open(), PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)]);
    };
  }
}
