// Answers to a question that comes by itself, in a place where one may be about to tap.

const STILL = 600; // milliseconds that it stands there before it can be answered

export class Tapped {
  ready = $state(false);
  private asked: number | undefined;
  private touched: number | undefined; // the question that was there when a finger came down
  private timer = 0;

  /** The number of the question there is now. */
  show(asked: number | undefined): void {
    if (asked === this.asked) return;
    this.asked = asked;
    this.ready = false;
    clearTimeout(this.timer);
    if (asked !== undefined) this.timer = window.setTimeout(() => (this.ready = true), STILL);
  }

  /** A finger comes down; before the question has stood still it is meant for something else. */
  touch(): void {
    this.touched = this.ready ? this.asked : -1;
  }

  /** The question that is answered, if any: no other one than where the tap began. Keys begin nowhere else. */
  answered(): number | undefined {
    const { asked, touched = asked } = this;
    this.touched = undefined;
    return this.ready && touched === asked ? asked : undefined;
  }
}
