// What the page of a table shows, worked out from what the table has said.

import { nameOf } from "../characters";
import { resultOf, type Finished } from "../history";
import type { GameTold, Offer } from "../http";
import { lateCode } from "../late.svelte";
import { scoreBefore, strokesOf } from "../marks";
import { few, people, type Person } from "../people";
import type { HoleSeen, LayoutScore, ScoreCard, TableSeen, ViewSeen } from "../protocol";
import { sentence } from "../sentences";
import { personIn } from "../share";
import type { SeenState } from "../state";
import type { TableVisit } from "../table.svelte";
import { t } from "../words.svelte";

const HURRY = 20; // seconds left from which on a clock is shown even if the table has no timer

/** What opens above the table. */
export type Dialog = "score" | "log" | "say" | "more";

export class Shown {
  constructor(
    readonly visit: TableVisit,
    readonly offer: Offer,
  ) {}

  get state(): SeenState {
    return this.visit.state;
  }

  get view(): ViewSeen | null {
    return this.state.view;
  }

  get table(): TableSeen | null {
    return this.state.table;
  }

  get game(): GameTold | undefined {
    return this.offer.games.find((each) => each.name === this.table?.game);
  }

  /** With few columns there is room for the buttons beside one's own cards. */
  get beside(): boolean {
    return (this.game?.columns ?? Infinity) < 3 && this.me !== null && !this.over;
  }

  // Who is who

  /** The seat whose view this is; null for a spectator, and while the device is handed over. */
  get me(): number | null {
    return this.view?.seat ?? null;
  }

  /** The seats of this device. */
  get mine(): number[] {
    return this.state.welcome?.seats ?? [];
  }

  /** The others who play this hole, in table order from my left. */
  get others(): number[] {
    const layouts = this.view?.layouts ?? [];
    return around(layouts.length, this.me).filter((seat) => layouts[seat]?.length);
  }

  /** The chairs that whoever watches with the code may ask for. */
  get bots(): { seat: number; name: string }[] {
    const { table } = this;
    if (!table || this.mine.length || table.latecomers === "no" || !lateCode()) return [];
    return table.chairs.flatMap(({ kind, name }, seat) => (kind === "bot" || kind === "left" ? [{ seat, name }] : []));
  }

  chairName = (seat: number): string => nameOf(this.table?.chairs[seat]);

  /** Is this seat called "you"? None is where several people share the device. */
  private isYou = (seat: number): boolean => seat === this.me && this.mine.length < 2;

  /** For a label; in a sentence it is `person`. */
  name = (seat: number): string => (this.isYou(seat) ? t("web-you") : this.chairName(seat));

  person = (...seats: number[]): Person =>
    people(seats.filter((seat) => !this.isYou(seat)).map(this.chairName), seats.some(this.isYou));

  /** In a note beside the cards: not all of many are named. */
  few = (...seats: number[]): Person =>
    few(seats.filter((seat) => !this.isYou(seat)).map(this.chairName), seats.some(this.isYou));

  // How the hole stands

  get playing(): boolean {
    return this.table?.state === "playing";
  }

  get over(): boolean {
    return this.view?.phase === "over";
  }

  get myTurn(): boolean {
    const { view, me } = this;
    return this.playing && !!view && me !== null && view.acting.includes(me) && view.moves.length > 0;
  }

  /** Who closed the hole, while the others have their last turn. */
  get closer(): number | null {
    return this.over ? null : (this.view?.closer ?? null);
  }

  /** The hole that is over, counted. */
  get lastHole(): HoleSeen | undefined {
    return this.over ? this.state.score?.holes.at(-1) : undefined;
  }

  /** Only bots have a turn left in this hole, and nobody else waits for them. */
  get canPlayOut(): boolean {
    const { view, me, closer } = this;
    if (!view || me === null || closer === null || view.turn === null || !this.playing || !this.visit.alone)
      return false;
    const after = (seat: number): number => (seat - closer + view.layouts.length) % view.layouts.length;
    return this.mine.every((seat) => !view.layouts[seat]?.length || after(seat) < after(view.turn!));
  }

  /** Bots have played the hole out, and it is being counted: what was pressed to get there stays where it was. */
  get isPlayedOut(): boolean {
    const last = this.state.log.at(-1)?.seat;
    const bots = last !== undefined && !this.mine.includes(last);
    return this.over && bots && this.visit.alone && !this.visit.reckoning.isCounted;
  }

  /** Who took it with the fewest strokes. */
  get takers(): number[] {
    const { seats = [], strokes = [] } = this.lastHole ?? {};
    return seats.filter((_, place) => strokes[place] === Math.min(...strokes));
  }

  get taken(): string {
    return this.takers.length ? t("web-takes-hole", this.person(...this.takers)) : t("web-hole-over");
  }

  /** The score as it is told by now: a hole that is still being counted is not in it. */
  get told(): ScoreCard | null {
    const { view, state } = this;
    return view && state.score && this.over && !this.visit.reckoning.isCounted
      ? scoreBefore(state.score, view.hole, view.holes)
      : state.score;
  }

  /** Is this seat counted by now, after the end of a hole? */
  counted = (seat: number): boolean => this.visit.reckoning.has(this.view?.seats.indexOf(seat) ?? 0);

  /** A block of Holes-in-One. */
  get aces(): boolean {
    const savings = this.lastHole?.layouts.flatMap((layout) => layout.savings) ?? [];
    return savings.some((saving) => saving.card === "H" && saving.columns.length > 1);
  }

  get looking(): boolean {
    return this.visit.looking;
  }

  /** The next player of this device, who must take it before any card is shown. */
  get next(): number | undefined {
    const { view, me, mine } = this;
    const passed = view && this.game?.secrets && mine.length > 1 && !this.looking && !this.over;
    if (!passed || (me !== null && view.acting.includes(me))) return undefined;
    return view.acting.find((seat) => mine.includes(seat));
  }

  /** A seat of this device that a bot plays for. */
  get covered(): number | undefined {
    return this.mine.find((seat) => this.table?.chairs[seat]?.standing_in);
  }

  /** The table waits until this device has seen the result. */
  get toSee(): boolean {
    return this.over && this.playing && this.mine.some((seat) => this.view?.waiting_for?.includes(seat));
  }

  /** Tell the table what it waits for: cards were remembered, or the result was seen. */
  goOn(): void {
    if (this.looking) this.visit.forget();
    else if (this.toSee && this.view) this.visit.say({ t: "seen", hole: this.view.hole });
  }

  /** The match is over, and its last hole has been looked at. */
  get isEnd(): boolean {
    return this.over && this.table?.state === "over" && !!this.state.score?.outcome && this.visit.reckoning.over;
  }

  /** Back to the lobby, with the same people: by the host, or anybody while the host is away. */
  get mayReopen(): boolean {
    const { table } = this;
    if (table?.state !== "over" || !this.mine.length) return false;
    return !!this.state.welcome?.host || !(table.host !== null && table.chairs[table.host]?.here);
  }

  /** Somebody at this device has won. */
  get wonHere(): boolean {
    const { result } = this;
    return !!result?.winners.some((seat) => result.mine.includes(seat));
  }

  get result(): Finished | null {
    return resultOf(this.visit.table, this.state);
  }

  /** What is to be done, in a sentence. */
  get asked(): string {
    if (!this.game || (this.state.link !== "open" && !this.over && !this.looking)) return "";
    if (this.over && !this.visit.reckoning.isCounted) return t("web-hole-over");
    if (this.over && (this.playing || !this.visit.reckoning.over)) return this.taken;
    const { result } = this;
    const person = result ? (...seats: number[]): Person => personIn(result, seats) : this.person;
    return sentence(this.state, this.visit.choices, person);
  }

  /** What the coach would touch: a pile, or the number of a place; "" and 0: nothing. */
  get advised(): { pile: string; slot: number } {
    const [verb = "", slot = "0"] = this.state.hint?.best.split(" ") ?? [];
    if (verb === "draw") return { pile: "stock", slot: 0 };
    const first = verb === "take" || (verb === "toss" && this.state.intent !== "discard"); // then a place, perhaps
    return first ? { pile: "discard", slot: 0 } : { pile: "", slot: Number(slot) };
  }

  // Of a seat

  strokes = (seat: number): number | null => (this.counted(seat) ? strokesOf(this.lastHole, seat) : null);

  /** What its cards count, as far as they are seen; at the end of a hole, when it is its turn to be counted. */
  score = (seat: number): LayoutScore | undefined =>
    this.over && !this.counted(seat) ? undefined : this.view?.showing?.[seat];

  /** Seconds on its clock. */
  left = (seat: number): number | null => this.view?.clocks?.find((clock) => clock.seat === seat)?.left ?? null;

  get hurry(): number {
    return this.table?.timer || this.table?.days ? Infinity : HURRY;
  }
}

function around(count: number, from: number | null): number[] {
  const seats = Array.from({ length: count }, (_, step) => ((from ?? -1) + 1 + step) % count);
  return from === null ? seats : seats.slice(0, -1);
}
