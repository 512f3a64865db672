// What the page of a table shows, worked out from what the table has said.

import { finished, type Finished } from "../history";
import type { GameTold, Offer } from "../http";
import { marksOf, strokesOf, type Mark } from "../marks";
import type { HoleSeen, TableSeen, ViewSeen } from "../protocol";
import { sentence } from "../sentences";
import { settings } from "../settings.svelte";
import type { TableState } from "../state";
import type { Visit } from "../table.svelte";
import { t } from "../words.svelte";

const HURRY = 20; // seconds left from which on a clock is shown even if the table has no timer

/** What opens above the table. */
export type Dialog = "score" | "log" | "say" | "more";

export class Shown {
  constructor(
    readonly visit: Visit,
    readonly offer: Offer,
  ) {}

  get state(): TableState {
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

  /** Do buttons come and go with the turn, so that room is kept for them? */
  get buttons(): boolean {
    return this.game?.closing === "knock" || !!this.game?.secrets;
  }

  /** Do equal cards in a column cancel at this table? */
  get pairs(): boolean {
    const pairs = this.game?.pairs ?? false;
    return typeof pairs === "string" ? this.table?.house[pairs] === true : pairs;
  }

  // Who is who

  /** The seat whose eyes these are; null for a spectator, and while the device is handed over. */
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

  chairName = (seat: number): string => this.table?.chairs[seat]?.name ?? "";

  name = (seat: number): string => (seat === this.me && this.mine.length < 2 ? t("web-you") : this.chairName(seat));

  /** In the log, where everybody is told of in the same words. */
  logName = (seat: number): string => {
    if (seat !== this.me || this.mine.length > 1) return this.chairName(seat);
    return settings.name ? `${this.chairName(seat)} (${t("web-you")})` : t("web-you");
  };

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

  /** A block of Holes-in-One. */
  get aces(): boolean {
    const savings = this.lastHole?.layouts.flatMap((layout) => layout.savings) ?? [];
    return savings.some((saving) => saving.card === "H" && saving.columns.length > 1);
  }

  /** Cards are shown for a moment. */
  get looking(): boolean {
    return Object.keys(this.state.looked).length > 0;
  }

  /** The next player of this device, who must take it before any card is shown. */
  get next(): number | undefined {
    const { view, me, mine } = this;
    const passed = view && this.game?.secrets && mine.length > 1 && !this.looking && !this.over;
    if (!passed || (me !== null && view.acting.includes(me))) return undefined;
    return view.acting.find((seat) => mine.includes(seat));
  }

  /** A seat of this device that a bot plays for. */
  get standing(): number | undefined {
    return this.mine.find((seat) => this.table?.chairs[seat]?.standing_in);
  }

  /** The table waits until this device has seen the result. */
  get toSee(): boolean {
    return this.over && this.playing && this.mine.some((seat) => this.view?.waiting_for?.includes(seat));
  }

  /** Whatever the table waits for: cards are remembered, or a result was seen. */
  goOn(): void {
    if (this.looking) this.visit.forget();
    else if (this.toSee && this.view) this.visit.say({ t: "seen", hole: this.view.hole });
  }

  get result(): Finished | null {
    return finished(this.visit.table, this.state);
  }

  /** What is to be done, in a sentence. */
  get asked(): string {
    if (!this.game || (this.state.link !== "open" && !this.over && !this.looking)) return "";
    return sentence(this.state, this.visit.choices, this.name);
  }

  // Of a seat

  strokes = (seat: number): number | null => strokesOf(this.lastHole, seat);

  marks = (seat: number): Mark[] => marksOf(this.lastHole, seat);

  /** Seconds on its clock. */
  left = (seat: number): number | null => this.view?.clocks?.find((clock) => clock.seat === seat)?.left ?? null;

  get hurry(): number {
    return this.table?.timer ? Infinity : HURRY;
  }
}

function around(count: number, from: number | null): number[] {
  const seats = Array.from({ length: count }, (_, step) => ((from ?? -1) + 1 + step) % count);
  return from === null ? seats : seats.slice(0, -1);
}
