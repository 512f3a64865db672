// The state of a replay: hole, step, whose view, and whether it plays by itself.

import type { HoleTold } from "../fair/record";
import { stepsIn, stepsOf, type Viewer, type Replayable, type ReplayStep } from "./replay";

const PACE = 1100; // milliseconds for a step

export class ReplayAt {
  place = $state(0); // index of the hole
  at = $state(0); // index of the step
  eyes = $state<Viewer>("open");
  playing = $state(false);

  constructor(
    readonly match: Replayable,
    private readonly secrets: boolean,
  ) {}

  hole: HoleTold = $derived.by(() => this.match.told.holes[this.place]!);
  private steps: ReplayStep[] | null = $derived.by(() => stepsOf(this.match, this.hole, this.secrets));
  step: ReplayStep | null = $derived.by(() => this.steps?.[this.at] ?? null);
  before: ReplayStep | null = $derived.by(() => this.steps?.[this.at - 1] ?? null);

  /** The totals so far; this hole is in them once it is over. Strokes of a play-off do not count. */
  totals: number[] = $derived.by(() => {
    const sums = Array.from({ length: this.match.told.players }, () => 0);
    const regular = Number(this.match.told.house["holes"]);
    const over = this.place + (this.step?.over ? 1 : 0);
    for (const { seats, strokes } of this.match.told.holes.slice(0, Math.min(over, regular || Infinity)))
      seats.forEach((seat, place) => (sums[seat]! += strokes[place] ?? 0));
    return sums;
  });

  get atStart(): boolean {
    return this.place === 0 && this.at === 0;
  }
  get atEnd(): boolean {
    return this.place === this.match.told.holes.length - 1 && this.at === this.last;
  }
  get last(): number {
    return stepsIn(this.hole) - 1;
  }

  forth(): void {
    if (this.at < this.last) this.at += 1;
    else if (!this.atEnd) this.toHole(this.place + 1);
  }

  back(): void {
    if (this.at > 0) this.at -= 1;
    else if (this.place > 0) {
      this.place -= 1;
      this.at = this.last;
    }
  }

  toHole(place: number): void {
    if (place < 0 || place >= this.match.told.holes.length) return;
    this.place = place;
    this.at = 0;
  }

  /** To a step of a hole, as an address names it: holes from 1, and 0 is the deal. */
  goTo(hole: number, step: number): void {
    if (!this.match.told.holes[hole - 1]) return;
    this.place = hole - 1;
    this.at = Math.min(Math.max(0, step || 0), this.last);
  }

  /** To the beginning of this hole; from there to that of the match. */
  toStart(): void {
    this.toHole(this.at > 0 ? this.place : 0);
  }

  /** To the end of this hole; from there to that of the match. */
  toEnd(): void {
    if (this.at === this.last) this.place = this.match.told.holes.length - 1;
    this.at = this.last;
  }

  /** To the beginning of this hole, or of the one before. */
  holeBack(): void {
    this.toHole(this.at > 0 ? this.place : this.place - 1);
  }

  /** At the end, play starts over. */
  toggle(): void {
    if (!this.playing && this.atEnd) this.toHole(0);
    this.playing = !this.playing;
  }

  /** For an effect: steps on with a timer while it plays. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined;
    const timer = setInterval(() => {
      this.forth();
      if (this.atEnd) this.playing = false;
    }, PACE);
    return () => clearInterval(timer);
  }
}
