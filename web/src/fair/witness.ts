// Watches a table for its players: gives their words for the shuffle, and notes what it will check afterwards.

import type { FromTable, HappeningSeen, TableSeen, ToTable, ViewSeen } from "../protocol";
import { ledgerOf, newLedger, show, store, type FairLedger } from "./ledger";
import { askedFor, dealt, mayGive, pledge, pledgeOf } from "./pledge";
import { writeDraw } from "./record";
import { newWord, type SealedWord } from "./word";

const IN_SLOT = new Set(["flipped", "looked", "peeked", "turned-up", "placed"]);
const IN_HAND = new Set(["drew", "took"]);

/** A new table: the words this device sealed when it asked for it, by seat. One that begins at once has so many
 * chairs, and no other seals than these: they are noted before any word goes out. */
export function expect(table: string, commitment: string, words: Map<number, SealedWord>, begins = 0): void {
  const seals = begins ? Array.from({ length: begins }, (_, seat) => words.get(seat)?.seal ?? "") : null;
  const seats = begins ? [...words.keys()] : [];
  store({ ...newLedger(table, 0), commitment, made: [...words.values()], seats, seals, begins: begins > 0 });
}

export class Witness {
  private seats: number[] = [];
  private table: TableSeen | null = null;
  private ledger: FairLedger | null = null; // of the match the cards belong to
  private coming: FairLedger | null = null; // of the one the seals belong to
  private given = new Set<string>(); // the seals of words that were revealed on this connection
  private sealed = new Set<string>(); // rounds and seats for which a seal was sent on this connection
  private lying = new Map<string, string>(); // the card last seen in each place of this hole
  private hole = "";
  private n = 0;
  private elsewhere = false; // the server answered with another table than the one that was opened
  private readonly plays: boolean; // spectators give no words, whatever the server says about seats

  constructor(
    private id: string,
    private readonly token: string,
  ) {
    this.plays = id !== "";
    this.coming = id ? ledgerOf(id, 0) : null;
  }

  /** Together with the first hello: the words, if the shuffle waits for nothing else. */
  hello(): ToTable[] {
    const ledger = this.coming;
    this.given.clear();
    this.sealed.clear();
    if (!ledger?.begins || !ledger.seals || pledgeOf(this.id)) return [];
    return this.give(ledger.seats, ledger.seals);
  }

  /** What a message asks of this device: its seals while they are taken, its words when the shuffle begins. */
  hear(message: FromTable): ToTable[] {
    if (message.t === "welcome") {
      if (this.plays && message.table !== this.id) this.elsewhere = true;
      if (!this.plays) this.id = message.table;
      if (String(this.seats) !== String(message.seats)) this.sealed.clear(); // seats have changed
      this.seats = this.plays ? message.seats : [];
    } else if (this.elsewhere) {
      return []; // pledges are kept by table: no word for a table under another name
    } else if (message.t === "table") {
      return this.hearTable(message);
    } else if (message.t === "view") {
      this.see(message);
    }
    return [];
  }

  /** Seals for the seats of this device that have none yet. */
  seals(): ToTable[] {
    return this.seats
      .filter((seat) => !this.table?.chairs[seat]?.seal && !this.sealed.has(`${this.coming?.round} ${seat}`))
      .flatMap((seat) => this.seal(seat));
  }

  /** A new word, with what somebody typed in it. */
  seal(seat: number, typed = ""): ToTable[] {
    if (!this.coming || !mayGive(pledgeOf(this.id), this.coming.round)) return [];
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
    this.coming.begins = false;
    const playing = table.state === "playing" || table.state === "paused";
    const last = table.records.at(-1);
    this.ledger = playing ? this.coming : last === undefined ? null : this.open(this.ledger, last);
    if (playing) this.coming.draw ||= writeDraw(table.draw);
    if (playing || table.state === "shuffling") {
      this.coming.seals ??= table.chairs.map((chair) => chair.seal);
      if (!this.coming.seats.length) this.coming.seats = this.seats;
    } else if (this.ledger && table.seed) {
      this.ledger.seed = table.seed;
      if (this.hole.startsWith(`${last} `)) this.ledger.end ??= this.n;
      store(this.ledger);
    }
    store(this.coming);
    if (!this.seats.length) return [];
    if (table.state === "open") return this.offers();
    return table.state === "shuffling" ? this.reveals(table) : [];
  }

  private open(known: FairLedger | null, round: number): FairLedger {
    if (known?.table === this.id && known.round === round) return known;
    return { ...(ledgerOf(this.id, round) ?? newLedger(this.id, round)), token: this.token };
  }

  /** A word is sealed without asking before the first match; for another only when the player wants one (`seals`). */
  private offers(): ToTable[] {
    const given = pledgeOf(this.id);
    if (!given) return this.table!.records.length ? [] : this.seals();
    return mayGive(given, this.coming!.round) ? [] : this.refuse();
  }

  /** Reveal the words, if the seal of the seed and the seals of all words are those that were shown first. The same
   *  request gets the same word again. */
  private reveals({ round, commitment, chairs }: TableSeen): ToTable[] {
    const ledger = this.coming!;
    const seals = chairs.map((chair) => chair.seal);
    const given = pledgeOf(this.id);
    if (!mayGive(given, round) && given!.asked !== askedFor(round, commitment, seals)) return this.refuse();
    return commitment === ledger.commitment && String(seals) === String(ledger.seals)
      ? this.give(this.seats, seals)
      : [];
  }

  private refuse(): ToTable[] {
    this.coming!.again = true;
    store(this.coming!);
    return [];
  }

  private give(seats: number[], seals: string[]): ToTable[] {
    const ledger = this.coming!;
    const anew = mayGive(pledgeOf(this.id), ledger.round);
    const words = seats.flatMap((seat) =>
      ledger.made
        .filter(({ seal }) => seal === seals[seat] && !this.given.has(seal) && (anew || ledger.said.includes(seal)))
        .map((word) => ({ seat, ...word })),
    );
    if (!words.length) return [];
    if (anew)
      pledge({
        table: this.id,
        round: ledger.round,
        asked: askedFor(ledger.round, ledger.commitment, seals),
        dealt: false,
      });
    for (const { seal } of words) this.given.add(seal);
    ledger.said = [...new Set([...ledger.said, ...words.map(({ seal }) => seal)])];
    store(ledger);
    return words.map(({ word, seat }) => ({ t: "reveal", word, seat }));
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
    const known = ledger.undone ?? [];
    const undone = (view.undone ?? []).filter(([, n]) => !known.some(([, each]) => each === n));
    if (undone.length) ledger.undone = [...known, ...undone];
    for (const played of view.played ?? [])
      for (const each of played.happened) this.note(ledger, view.hole, played.n + 1, placeOf(each), each.card);
    view.layouts.forEach((layout, seat) =>
      layout.forEach((slot, place) => this.note(ledger, view.hole, view.n, `${seat}.${place + 1}`, slot.card)),
    );
    this.note(ledger, view.hole, view.n, "discard", view.discard.at(-1));
    this.note(ledger, view.hole, view.n, "held", view.held);
    if (this.table?.state === "over") ledger.end = view.n;
    const over = this.table?.state === "over";
    if (ledger.shown && (over || !before)) dealt(ledger.table, ledger.round);
    if (ledger.shown.length !== before || over || undone.length) store(ledger);
  }

  private note(ledger: FairLedger, hole: number, n: number, place: string, card: string | null | undefined): void {
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
