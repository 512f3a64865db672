// The end of a hole, in steps: seat by seat the columns are joined and the strokes counted, then the winner of the
// hole is said.

import { settings } from "./settings.svelte";

const SEAT = 650; // milliseconds for each seat
const LINGER = 2600; // milliseconds from the last count to the page of the end of a match

export class Reckoning {
  counted = $state(Infinity); // number of seats counted so far
  over = $state(true); // all counted, and the time to look is over
  skipped = $state(false);
  private timer = 0;

  /** Without motion all is counted at once, and stays as long. */
  begin(seats: number): void {
    clearTimeout(this.timer);
    this.skipped = false;
    if (settings.pace === "instant") return;
    this.over = false;
    if (settings.speed) this.count(0, seats);
    else this.linger(1);
  }

  private count(counted: number, seats: number): void {
    this.counted = counted;
    if (counted > seats) this.linger(settings.speed || 1);
    else this.timer = window.setTimeout(() => this.count(counted + 1, seats), SEAT * settings.speed);
  }

  private linger(speed: number): void {
    this.counted = Infinity;
    this.timer = window.setTimeout(() => (this.over = true), LINGER * speed);
  }

  /** Is this seat, by its place in the order, counted yet? */
  has(place: number): boolean {
    return this.counted > place;
  }

  get isCounted(): boolean {
    return this.counted === Infinity;
  }

  end(): void {
    clearTimeout(this.timer);
    this.counted = Infinity;
    this.skipped = this.over = true;
  }

  /** Skip: the first time to the last count, the second time to the end. */
  skip(): boolean {
    if (this.over) return false;
    if (this.isCounted) this.end();
    else {
      clearTimeout(this.timer);
      this.skipped = true;
      this.linger(settings.speed || 1);
    }
    return true;
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
