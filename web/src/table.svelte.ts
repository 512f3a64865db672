// A visited table: its state, its socket, and what is shown while cards move.

import { tick } from "svelte";
import type { Stage } from "./animate";
import { deathOf } from "./api";
import { Witness } from "./fair/witness";
import { isGiven } from "./given";
import { drop, heldTable, hold, holdPace, letGo } from "./keys";
import { motions } from "./motion";
import type { FromTable, ScoreCard, State, ToTable, ViewSeen } from "./protocol";
import { Reckoning } from "./reckoning.svelte";
import { TableSocket } from "./socket";
import { choices, EMPTY, reduce, type Choices, type TableEvent, type Intent, type SeenState } from "./state";

const LEAVING = 3000;
const MOST_HELD = 20; // messages that wait while somebody looks at cards

/** A move, and who makes it. */
interface Wish {
  move: string;
  seat: ViewSeen["seat"];
}

export class TableVisit {
  state = $state.raw<SeenState>(EMPTY);
  choices: Choices = $derived(choices(this.state));
  muted = $state<number[]>([]); // seats whose phrases are not shown
  stage: Stage | null = null; // set by the page that draws the table
  readonly reckoning = new Reckoning(); // of the hole that has just ended
  witnessed = $state(false); // this page has seen the hole end
  private pace = ""; // the pace this page has asked for
  private named = ""; // the name this page has asked for
  private former: number | undefined; // the table's own, before this device asked for another
  private hurried = false; // no animations until this device is to play, or the hole is over
  private line: TableSocket;
  private witness: Witness;
  private waiting: FromTable[] = []; // messages received while cards were moving
  private moving = false;
  newest = $state.raw<ViewSeen | null>(null); // the last view that was heard, perhaps not shown yet
  private wish: Wish | null = null; // the move that was sent and not answered yet
  private card: ScoreCard | null = null; // shown together with its view, after the animation

  private wantsAgain = new URLSearchParams(location.hash.slice(1)).has("again");

  constructor(
    readonly table: string,
    public tokens: string[],
  ) {
    this.former = heldTable(table)?.pace;
    this.witness = new Witness(table, tokens[0] ?? "");
    this.line = new TableSocket(() => this.tokens, {
      heard: (message) => this.hear(message),
      opened: () => this.sayAll(this.witness.hello()),
      linked: (link) => this.change({ t: "link", link }),
      have: () => this.state.view?.n ?? null,
      dead: async () => {
        const why = await deathOf(this.tokens);
        return why && why !== "banned" && !this.table ? "watch-gone" : why;
      },
    });
  }

  close(): void {
    this.reckoning.close();
    this.line.close();
  }

  /** False if there is no connection. */
  say(message: ToTable): boolean {
    return this.line.say(message);
  }

  /** Seal a new word for the next shuffle. */
  stir(seat: number, typed: string): void {
    this.sayAll(this.witness.seal(seat, typed));
  }

  rematch(): void {
    this.sayAll([...this.witness.seals(), { t: "rematch" }]);
  }

  /** The address may ask for the same people once more; who plays against bots alone waits for nobody. */
  private reopen(state: State): void {
    if (!this.wantsAgain) return;
    this.wantsAgain = false;
    history.replaceState(null, "", `#table=${this.table}`);
    if (state !== "over") return;
    if (this.alone) this.rematch();
    else this.again();
  }

  /** Back to the lobby, with the same people. */
  again(): void {
    this.sayAll([...this.witness.seals(), { t: "reopen" }]);
  }

  /** In a lobby after a match: one wants to play, with a word of one's own. */
  comeAgain(): void {
    this.sayAll(this.witness.seals());
  }

  start(): void {
    this.sayAll([...this.witness.seals(), { t: "start" }]);
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
    if (!this.moving) void this.drain();
  }

  /** A move, and perhaps a second one that follows from it. Nothing is sent before both are chosen. */
  move(move: string, then: string | null = null): void {
    const view = this.newest;
    if (!view || this.state.sent !== null || !view.moves.includes(move)) return;
    this.wish = { move, seat: view.seat };
    if (this.line.say({ t: "move", n: view.n, move, seat: view.seat })) this.change({ t: "sent", n: view.n, then });
  }

  /** May one's last move be taken back? From the moment it is answered, while its card is still on the way. */
  get undoable(): boolean {
    const { link, table, sent, then } = this.state;
    const view = this.newest;
    if (!view?.undo || link !== "open" || table?.state !== "playing" || this.looking) return false;
    return sent === null || (then === null && view.n > sent);
  }

  undo(): void {
    const view = this.newest;
    if (!view || !this.undoable) return;
    this.wish = null;
    this.stage?.skip();
    if (this.line.say({ t: "undo", n: view.n, seat: view.seat })) this.change({ t: "sent", n: view.n, then: null });
  }

  private change(event: TableEvent): void {
    this.state = reduce(this.state, event);
  }

  /** One message after another; an animation delays the next one. */
  private queue(message: FromTable): void {
    if (message.t === "view") this.newest = message;
    this.waiting.push(message);
    if (!this.moving) void this.drain();
  }

  private async drain(): Promise<void> {
    this.moving = true;
    try {
      for (let message = this.next(); message; message = this.next()) await this.take(message);
    } finally {
      this.moving = false;
    }
  }

  private next(): FromTable | undefined {
    return this.holds ? undefined : this.waiting.shift();
  }

  /** Cards are shown for a moment. */
  get looking(): boolean {
    return Object.keys(this.state.looked).length > 0;
  }

  /** Whoever looks at cards to remember them is not distracted by those of bots. */
  private get holds(): boolean {
    return (
      this.looking &&
      this.alone &&
      this.waiting.length < MOST_HELD &&
      this.waiting[0]?.t === "view" &&
      !this.waiting.some((each) => each.t === "bye" || (each.t === "view" && each.whole))
    );
  }

  private async take(message: FromTable): Promise<void> {
    const shown = message.t === "view" && this.waiting.length < 6 ? message : null;
    const ends = message.t === "view" && isEnd(this.state.view, message);
    if (ends) this.hurried = false; // the end of a hole is shown at the usual pace
    const arrived =
      shown && !shown.whole && !this.hurried && !this.looking
        ? await this.stage?.play(motions(shown, this.state.log)).catch(() => undefined)
        : undefined;
    const dealt = shown && this.state.view && isDeal(this.state.view, shown);
    const then = this.state.then;
    const sent = this.state.sent;
    if (message.t === "new-token") {
      this.tokens = [...this.tokens, message.token];
      hold(this.table, this.tokens, this.state.table?.game ?? "");
    }
    if (message.t === "bye" && message.why === "deleted") letGo(this.table);
    if (message.t === "bye" && ["moved", "sent-off", "no-such-token"].includes(message.why))
      drop(this.table, this.tokens);
    if (message.t === "score" && this.state.view) {
      this.card = message;
      return;
    }
    if (message.t === "view" && this.card) {
      this.change(this.card);
      this.card = null;
    }
    if (message.t === "view") {
      if (ends) this.reckoning.begin(message.seats.length);
      this.witnessed = ends || (this.witnessed && message.phase === "over");
      if (message.moves.length) this.hurried = false;
    }
    this.change(message);
    if (message.t === "table") this.reopen(message.state);
    // a new connection has no mutes
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
    } else if (message.t === "view" && this.wish && wasFaster(message, sent, this.wish.seat)) {
      this.move(this.wish.move);
    }
  }

  /** What would the coach do? Asked again, it tells what the other moves cost. */
  askHint(): void {
    const { view, hint, table } = this.state;
    if (!view || view.seat === null || !table?.hints || !view.acting.includes(view.seat) || this.looking) return;
    this.line.say({ t: "hint", n: view.n, seat: view.seat, level: hint ? 2 : 1 });
  }

  /** Do only people of this device play here? */
  get alone(): boolean {
    const { table, welcome } = this.state;
    return (
      !!welcome?.seats.length &&
      !table?.chairs.some((each, seat) => each.kind === "person" && !welcome.seats.includes(seat))
    );
  }

  /** If only people of this device play, bots play at the pace of its settings, and wait for second thoughts or not;
   *  when others sit down, at the table's own pace again. */
  keepPace(pace: number, undo: boolean): void {
    const { table, welcome } = this.state;
    if (table?.state !== "playing" || !welcome?.host) return;
    if (!this.alone) return this.givePaceBack();
    const asked = `${pace} ${undo}`;
    if (this.pace === asked || (table.pace === pace && table.undo === undo)) return;
    if (!this.say({ t: "settings", pace, undo })) return;
    this.pace = asked; // sent once
    this.former ??= table.pace;
    holdPace(this.table, this.former);
  }

  /** Whoever began against bots alone without a name, and has one by now, is called so here, too. */
  takeName(name: string): void {
    const { table, welcome } = this.state;
    const [seat = -1, ...others] = welcome?.seats ?? [];
    if (!name || name === this.named || !this.alone || others.length || table?.names !== "free") return;
    if (isGiven(table.chairs[seat]?.name) && this.say({ t: "name", name, seat })) this.named = name; // sent once
  }

  private givePaceBack(): void {
    if (this.former === undefined || !this.say({ t: "settings", pace: this.former })) return;
    this.pace = "";
    this.former = undefined;
    holdPace(this.table, undefined);
  }

  /** Whatever moves has arrived, and nothing moves any more until there is something to do, or to see. False if there
   *  is nothing to be skipped. */
  skip(): boolean {
    const { view, table } = this.state;
    const waits = table?.state === "playing" && !!view && view.phase !== "over" && !view.moves.length;
    if (!waits && !this.moving) return this.reckoning.skip();
    if (waits && this.alone && !this.hurried) this.line.say({ t: "hurry" });
    this.hurried = true;
    this.stage?.skip();
    return true;
  }

  /** Leave these seats. False if not all were answered: then the tokens are still needed. */
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

/** Has somebody else moved at the same moment, where all move at once? The same move is made again, after theirs, by
 *  the same player: the next one at this device has made no wish. */
function wasFaster(view: ViewSeen, sent: number | null, seat: Wish["seat"]): boolean {
  return (
    view.turn === null &&
    view.seat === seat &&
    (view.played ?? []).some((each) => each.n === sent && each.seat !== seat)
  );
}

/** Has the hole ended since the view before? */
function isEnd(before: ViewSeen | null, now: ViewSeen): boolean {
  return before !== null && before.phase !== "over" && now.phase === "over" && !now.whole;
}

/** Have new cards been dealt since the view before? */
function isDeal(before: ViewSeen, now: ViewSeen): boolean {
  return now.phase !== "over" && (now.hole !== before.hole || now.n < before.n || before.phase === "over");
}
