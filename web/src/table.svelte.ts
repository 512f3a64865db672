// A table that is visited: the state, the line, and what shows of it while things move.

import { hold } from "./keys";
import { steps, type Step } from "./motion";
import type { FromTable, ToTable } from "./protocol";
import { settings } from "./settings.svelte";
import { Line } from "./socket";
import { choices, EMPTY, reduce, type Choices, type Event, type Intent, type TableState } from "./state";

export type Animate = (steps: Step[]) => Promise<void>;

export class Visit {
  state = $state.raw<TableState>(EMPTY);
  choices: Choices = $derived(choices(this.state));
  animate: Animate | null = null; // set by whoever draws the table
  private line: Line;
  private waiting: FromTable[] = []; // messages that came while cards were moving
  private moving = false;

  constructor(readonly table: string, private tokens: string[]) {
    this.line = new Line(tokens, {
      heard: (message) => this.queue(message),
      linked: (link) => this.change({ t: "link", link }),
      have: () => this.state.view?.n ?? null,
    });
  }

  get token(): string {
    return this.tokens[0] ?? "";
  }

  close(): void {
    this.line.close();
  }

  say(message: ToTable): void {
    this.line.say(message);
  }

  intend(intent: Intent): void {
    this.change({ t: "intend", intent });
  }

  forget(): void {
    const view = this.state.view;
    if (view) this.line.say({ t: "noted", n: view.n, seat: view.seat });
    this.change({ t: "forget" });
  }

  /** A move, and perhaps a second one that follows from it. Nothing is sent before both are chosen. */
  move(move: string, then: string | null = null): void {
    const view = this.state.view;
    if (!view || this.state.sent !== null) return;
    if (this.line.say({ t: "move", n: view.n, move, seat: view.seat })) this.change({ t: "sent", n: view.n, then });
  }

  private change(event: Event): void {
    this.state = reduce(this.state, event);
  }

  /** One message after another; cards that move hold the next one up. */
  private queue(message: FromTable): void {
    this.waiting.push(message);
    if (!this.moving) void this.drain();
  }

  private async drain(): Promise<void> {
    this.moving = true;
    for (let message = this.waiting.shift(); message; message = this.waiting.shift()) {
      if (message.t === "view" && !message.whole && this.animate && this.waiting.length < 6) {
        await this.animate(steps(message.played ?? []));
      }
      const then = this.state.then;
      const sent = this.state.sent;
      if (message.t === "new-token") {
        this.tokens = [...this.tokens, message.token];
        hold(this.table, this.tokens, this.state.table?.game ?? "");
      }
      this.change(message);
      if (message.t === "view" && then !== null && sent !== null && message.n === sent + 1 && message.moves.includes(then)) {
        this.move(then);
      }
    }
    this.moving = false;
  }
}

export const speedOf = (): number => settings.speed;
