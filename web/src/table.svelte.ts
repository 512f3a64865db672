// A table that is visited: the state, the line, and what shows of it while things move.

import { tick } from "svelte";
import type { Stage } from "./animate";
import { Witness } from "./fair/witness";
import { hold, letGo } from "./keys";
import { beats } from "./motion";
import type { FromTable, ScoreCard, ToTable, ViewSeen } from "./protocol";
import { Line } from "./socket";
import { choices, EMPTY, reduce, type Choices, type Event, type Intent, type TableState } from "./state";

const LEAVING = 3000;

export class Visit {
  state = $state.raw<TableState>(EMPTY);
  choices: Choices = $derived(choices(this.state));
  muted = $state<number[]>([]); // seats whose phrases are not wanted here
  stage: Stage | null = null; // set by whoever draws the table
  private line: Line;
  private witness: Witness;
  private waiting: FromTable[] = []; // messages that came while cards were moving
  private moving = false;
  private heard: ViewSeen | null = null; // the newest view, which may not show yet
  private wish = ""; // the move that is on its way
  private card: ScoreCard | null = null; // is shown with the view that it belongs to, when the cards have arrived

  constructor(
    readonly table: string,
    public tokens: string[],
  ) {
    this.witness = new Witness(table, tokens[0] ?? "");
    this.line = new Line(() => this.tokens, {
      heard: (message) => this.hear(message),
      opened: () => this.sayAll(this.witness.hello()),
      linked: (link) => this.change({ t: "link", link }),
      have: () => this.state.view?.n ?? null,
    });
  }

  close(): void {
    this.line.close();
  }

  say(message: ToTable): void {
    this.line.say(message);
  }

  /** Something of a player's own for the next shuffle. */
  stir(seat: number, typed: string): void {
    this.sayAll(this.witness.seal(seat, typed));
  }

  rematch(): void {
    this.sayAll([...this.witness.seals(), { t: "rematch" }]);
  }

  private sayAll(messages: ToTable[]): void {
    for (const message of messages) this.line.say(message);
  }

  private hear(message: FromTable): void {
    this.sayAll(this.witness.hear(message));
    this.queue(message);
  }

  intend(intent: Intent): void {
    this.change({ t: "intend", intent });
  }

  mute(seat: number, on: boolean): void {
    this.muted = on ? [...this.muted, seat] : this.muted.filter((each) => each !== seat);
    this.line.say({ t: "mute", seat, on });
  }

  forget(): void {
    const view = this.state.view;
    if (view) this.line.say({ t: "noted", n: view.n, seat: view.seat });
    this.change({ t: "forget" });
  }

  /** A move, and perhaps a second one that follows from it. Nothing is sent before both are chosen. */
  move(move: string, then: string | null = null): void {
    const view = this.heard;
    if (!view || this.state.sent !== null || !view.moves.includes(move)) return;
    this.wish = move;
    if (this.line.say({ t: "move", n: view.n, move, seat: view.seat })) this.change({ t: "sent", n: view.n, then });
  }

  private change(event: Event): void {
    this.state = reduce(this.state, event);
  }

  /** One message after another; cards that move hold the next one up. */
  private queue(message: FromTable): void {
    if (message.t === "view") this.heard = message;
    this.waiting.push(message);
    if (!this.moving) void this.drain();
  }

  private async drain(): Promise<void> {
    this.moving = true;
    try {
      for (let message = this.waiting.shift(); message; message = this.waiting.shift()) await this.take(message);
    } finally {
      this.moving = false;
    }
  }

  private async take(message: FromTable): Promise<void> {
    const shown = message.t === "view" && this.waiting.length < 6 ? message : null;
    const arrived =
      shown && !shown.whole ? await this.stage?.play(beats(shown.played ?? [])).catch(() => undefined) : undefined;
    const dealt = shown && this.state.view && isDeal(this.state.view, shown);
    const then = this.state.then;
    const sent = this.state.sent;
    if (message.t === "new-token") {
      this.tokens = [...this.tokens, message.token];
      hold(this.table, this.tokens, this.state.table?.game ?? "");
    }
    if (message.t === "bye" && message.why === "deleted") letGo(this.table);
    if (message.t === "score" && this.state.view) {
      this.card = message;
      return;
    }
    if (message.t === "view" && this.card) {
      this.change(this.card);
      this.card = null;
    }
    this.change(message);
    // a new line knows of none
    if (message.t === "welcome") for (const seat of this.muted) this.line.say({ t: "mute", seat, on: true });
    if (arrived || dealt) await tick();
    arrived?.();
    if (dealt) await this.stage?.deal().catch(() => undefined);
    if (
      message.t === "view" &&
      then !== null &&
      sent !== null &&
      message.n === sent + 1 &&
      message.moves.includes(then)
    ) {
      this.move(then);
    } else if (message.t === "view" && wasFaster(message, sent)) {
      this.move(this.wish);
    }
  }

  /** Give seats up. False if the table has not heard it of all of them: then the keys are still needed. */
  async leave(seats: number[], forget = false): Promise<boolean> {
    for (const seat of seats) this.say({ t: "leave", seat, forget });
    const until = performance.now() + LEAVING;
    const gone = (): boolean =>
      this.state.bye === "left" || seats.every((seat) => this.state.table?.chairs[seat]?.kind !== "person");
    while (!gone() && this.state.link === "open" && performance.now() < until)
      await new Promise((again) => setTimeout(again, 50));
    return gone();
  }
}

/** Has somebody else moved at the same moment, where all move at once? The same move is made again, after theirs. */
function wasFaster(view: ViewSeen, sent: number | null): boolean {
  return view.turn === null && (view.played ?? []).some((each) => each.n === sent && each.seat !== view.seat);
}

/** Have new cards been dealt since the view before? */
function isDeal(before: ViewSeen, now: ViewSeen): boolean {
  return now.phase !== "over" && (now.hole !== before.hole || now.n < before.n || before.phase === "over");
}
