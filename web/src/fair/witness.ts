// Watches a table for its players: gives their words for the shuffle, and notes what it will check afterwards.

import type { FromTable, HappeningSeen, TableSeen, ToTable, ViewSeen } from "../protocol";
import { ledgerOf, newLedger, show, store, type Ledger } from "./ledger";
import { writeDraw } from "./record";
import { newWord, type Word } from "./word";

const IN_SLOT = new Set(["flipped", "looked", "peeked", "turned-up", "placed"]);
const IN_HAND = new Set(["drew", "took"]);

/** A new table: the words this device sealed when it asked for it, by seat. One that begins at once waits for them. */
export function expect(table: string, commitment: string, words: Map<number, Word>, begins: boolean): void {
  store({ ...newLedger(table, 0), commitment, made: [...words.values()], seats: begins ? [...words.keys()] : [] });
}

export class Witness {
  private seats: number[] = [];
  private table: TableSeen | null = null;
  private ledger: Ledger | null = null; // of the match the cards belong to
  private coming: Ledger | null = null; // of the one the seals belong to
  private given = new Set<string>(); // the seals of words that were revealed on this line
  private sealed = new Set<string>(); // rounds and seats for which a seal was sent on it
  private lying = new Map<string, string>(); // the card last seen in each place of this hole
  private hole = "";
  private n = 0;

  constructor(private id: string, private readonly token: string) {
    this.coming = id ? ledgerOf(id, 0) : null;
  }

  /** With the first hello: where the shuffle waits for nothing but these words, nobody waits for anything. */
  hello(): ToTable[] {
    const ledger = this.coming;
    this.given.clear();
    this.sealed.clear();
    if (!ledger || this.table || ledger.said.length || !ledger.commitment) return [];
    return ledger.seats.flatMap((seat, place) => (ledger.made[place] ? this.reveal(seat, ledger.made[place]) : []));
  }

  /** What a message asks of this device: its seals while they are taken, its words when the shuffle begins. */
  hear(message: FromTable): ToTable[] {
    if (message.t === "welcome") {
      this.id = message.table;
      if (String(this.seats) !== String(message.seats)) this.sealed.clear(); // they have moved
      this.seats = message.seats;
    } else if (message.t === "table") {
      return this.hearTable(message);
    } else if (message.t === "view") {
      this.see(message);
    }
    return [];
  }

  /** Seals for the seats of this device that have none yet; sooner or later they are asked for. */
  seals(): ToTable[] {
    return this.seats.filter((seat) => !this.table?.chairs[seat]?.seal && !this.sealed.has(`${this.coming?.round} ${seat}`)).flatMap((seat) => this.seal(seat));
  }

  /** A new word, with what somebody typed in it. */
  seal(seat: number, typed = ""): ToTable[] {
    if (!this.coming) return [];
    const word = newWord(typed);
    this.coming.made.push(word);
    store(this.coming);
    this.sealed.add(`${this.coming.round} ${seat}`);
    return [{ t: "seal", seal: word.seal, seat }];
  }

  private hearTable(table: TableSeen): ToTable[] {
    this.table = table;
    this.coming = this.open(this.coming, table.round);
    this.coming.commitment ||= table.commitment;
    const dealt = table.state === "playing" || table.state === "paused";
    const last = table.records.at(-1);
    this.ledger = dealt ? this.coming : last === undefined ? null : this.open(this.ledger, last);
    if (dealt) this.coming.draw ||= writeDraw(table.draw);
    if (dealt || table.state === "shuffling") {
      this.coming.seals ??= table.chairs.map((chair) => chair.seal);
      if (!this.coming.seats.length) this.coming.seats = this.seats;
    } else if (this.ledger && table.seed) {
      this.ledger.seed = table.seed;
      if (this.hole.startsWith(`${last} `)) this.ledger.end ??= this.n;
      store(this.ledger);
    }
    store(this.coming);
    if (table.state === "open") return this.seals();
    return table.state === "shuffling" ? this.reveals(table) : [];
  }

  private open(known: Ledger | null, round: number): Ledger {
    if (known?.table === this.id && known.round === round) return known;
    return { ...(ledgerOf(this.id, round) ?? newLedger(this.id, round)), token: this.token };
  }

  /** Only for the seal that was shown first, and for the very seals this device has sent. */
  private reveals(table: TableSeen): ToTable[] {
    const ledger = this.coming!;
    if (table.commitment !== ledger.commitment) return [];
    return this.seats.flatMap((seat) => {
      const own = ledger.made.find((each) => each.seal === table.chairs[seat]?.seal);
      return own && !this.given.has(own.seal) ? this.reveal(seat, own) : [];
    });
  }

  private reveal(seat: number, { word, seal }: Word): ToTable[] {
    const ledger = this.coming!;
    this.given.add(seal);
    ledger.said = [...new Set([...ledger.said, seal])];
    store(ledger);
    return [{ t: "reveal", word, seat }];
  }

  // The cards

  private see(view: ViewSeen): void {
    const ledger = this.ledger;
    if (!ledger) return;
    const hole = `${ledger.round} ${view.hole}`;
    if (hole !== this.hole) this.lying.clear();
    this.hole = hole;
    this.n = view.n;
    const before = ledger.shown.length;
    for (const played of view.played ?? []) for (const each of played.happened) this.note(ledger, view.hole, played.n + 1, placeOf(each), each.card);
    view.layouts.forEach((layout, seat) => layout.forEach((slot, place) => this.note(ledger, view.hole, view.n, `${seat}.${place + 1}`, slot.card)));
    this.note(ledger, view.hole, view.n, "discard", view.discard.at(-1));
    this.note(ledger, view.hole, view.n, "held", view.held);
    if (this.table?.state === "over") ledger.end = view.n;
    if (ledger.shown.length !== before || this.table?.state === "over") store(ledger);
  }

  private note(ledger: Ledger, hole: number, n: number, place: string, card: string | null | undefined): void {
    if (!place || !card || this.lying.get(place) === card) return;
    this.lying.set(place, card);
    show(ledger, `${hole} ${n} ${place} ${card}`);
  }
}

/** Where the card that was named in a happening lies after it. */
function placeOf({ what, seat, slot }: HappeningSeen): string {
  if (IN_SLOT.has(what)) return `${seat}.${slot}`;
  return IN_HAND.has(what) ? "held" : what === "discarded" ? "discard" : "";
}
