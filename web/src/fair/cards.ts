// Where the cards of a hole go when the moves of the record are made: no rules, only which card lies where.

import type { HoleTold } from "./record";
import { order } from "./shuffle";

/** `3.1` is slot 1 of seat 3, `discard` the top of that pile, `held` the card in somebody's hand. */
export type CardPlace = string;

export class DealtCards {
  readonly layouts = new Map<number, string[]>();
  private stock: string[];
  private discard: string[];
  private held: string | null = null;
  renewals = 0;
  private made = 0; // moves
  dealt = 0; // cards, with those that were drawn
  unfit = ""; // the first move that no cards could make

  constructor(
    private readonly key: Uint8Array,
    private readonly hole: HoleTold,
    pack: string[],
    slots: number,
  ) {
    const cards = order(key, `hole ${hole.number}`, pack);
    const { seats, dealer } = hole;
    const around = [...seats.filter((seat) => seat > dealer), ...seats.filter((seat) => seat <= dealer)];
    around.forEach((seat, place) =>
      this.layouts.set(
        seat,
        Array.from({ length: slots }, (_, round) => cards[round * around.length + place]!),
      ),
    );
    this.dealt = around.length * slots + 1;
    this.discard = [cards[this.dealt - 1]!];
    this.stock = cards.slice(this.dealt);
  }

  /** Cards left in the stock. */
  get left(): number {
    return this.stock.length;
  }

  at(place: CardPlace): string | null {
    if (place === "discard") return this.discard.at(-1) ?? null;
    if (place === "held") return this.held;
    const [seat, slot] = place.split(".").map(Number);
    return this.layouts.get(seat!)?.[slot! - 1] ?? null;
  }

  /** Has it left the stock, wherever it is now? */
  has(card: string): boolean {
    const layouts = [...this.layouts.values()];
    return this.held === card || this.discard.includes(card) || layouts.some((layout) => layout.includes(card));
  }

  play(seat: number, move: string): void {
    const [verb, slot] = move.split(" ");
    this.made += 1;
    if (verb === "draw") this.draw();
    else if (verb === "take") this.held = this.discard.pop() ?? null;
    else if (verb === "swap" && this.held) this.swap(seat, Number(slot));
    else if (verb === "toss" && this.held) this.toss();
    else if (verb === "swap" || verb === "toss") this.unfit ||= move;
  }

  private draw(): void {
    if (!this.stock.length) {
      // it may not be renewed again: the hole is over
      if (this.made === this.hole.moves.length && this.hole.ending) return;
      this.renew();
    }
    this.held = this.stock.shift() ?? null;
    if (this.held) this.dealt += 1;
  }

  /** The discards without the top one, from the bottom up. */
  private renew(): void {
    this.renewals += 1;
    this.stock = order(this.key, `hole ${this.hole.number} renewal ${this.renewals}`, this.discard.slice(0, -1));
    this.discard = this.discard.slice(-1);
  }

  private swap(seat: number, slot: number): void {
    const layout = this.layouts.get(seat);
    const old = layout?.[slot - 1];
    if (!layout || old === undefined) {
      this.unfit ||= `swap ${slot}`;
      return;
    }
    layout[slot - 1] = this.held!;
    this.discard.push(old);
    this.held = null;
  }

  private toss(): void {
    this.discard.push(this.held!);
    this.held = null;
  }
}
