// Replay of a finished match from its record: which card lay where after each move, and who had seen it. The cards
// are dealt by `fair/cards.ts`; this module knows who could see them.

import { DealtCards } from "../fair/cards";
import { packOf, type Dealt } from "../fair/packs";
import { bySeat, readRecord, salts, type HoleTold, type ParsedRecord } from "../fair/record";
import { fromHex } from "../fair/sha256";
import { keyOf, oldKeyOf } from "../fair/shuffle";
import type { HappeningSeen, LayoutScore, Pile, SlotSeen } from "../protocol";
import { countOf, type LayoutCounter } from "./counting";

/** Whose view: a seat's, or everything open. */
export type Viewer = number | "open";

/** `by` has seen the card, or everybody has. */
type KnownBy = Set<number> | "all";

interface Lying {
  up: boolean;
  by: KnownBy;
}

interface Deeds extends HappeningSeen {
  by: KnownBy;
}

/** The table after a move, or after the deal. */
export interface ReplayStep {
  seat: number | null; // who has moved
  move: string;
  happened: Deeds[];
  layouts: (Lying & { card: string })[][]; // by seat
  held: { card: string; by: KnownBy; from: Pile; seat: number } | null;
  stock: number;
  top: string | null;
  closer: number | null;
  over: boolean;
}

export interface Replayable {
  told: ParsedRecord;
  key: Uint8Array;
  pack: Dealt;
  count: LayoutCounter;
}

/** Null if this is no record of a finished match, or of an unknown game. */
export function replayable(text: string): Replayable | null {
  const told = readRecord(text);
  const seed = told && fromHex(told.tags["Seed"] ?? "");
  const pack = told && packOf(told);
  const count = told && countOf(told);
  if (!told || !pack || !count || seed?.length !== 32 || !told.holes.length || !told.tags["Result"]) return null;
  const old = told.tags["Shuffle"] === "1";
  return { told, pack, count, key: old ? oldKeyOf(seed, salts(told)) : keyOf(seed, bySeat(told, "Word")) };
}

/** How many steps a hole has: the deal, and its moves. */
export const stepsIn = (hole: HoleTold): number => hole.moves.length + 1;

/** Every step of a hole; null if a move of the record is not possible with these cards. */
export function stepsOf({ told, key, pack }: Replayable, hole: HoleTold, secrets: boolean): ReplayStep[] | null {
  const play = new HoleAgain(new DealtCards(key, hole, pack.cards, pack.slots), hole, told, pack, secrets);
  const steps = [play.step(null, "", [])];
  for (const { seat, move } of hole.moves) {
    const happened = play.play(seat, move);
    if (!happened) return null;
    steps.push(play.step(seat, move, happened));
  }
  return steps;
}

class HoleAgain {
  private lying: Lying[][];
  private held: { by: KnownBy; from: Pile; seat: number } | null = null;
  private closer: number | null = null;
  private made = 0;

  constructor(
    private readonly cards: DealtCards,
    private readonly hole: HoleTold,
    told: ParsedRecord,
    private readonly pack: Dealt,
    private readonly secrets: boolean, // placed cards stay face down
  ) {
    this.lying = Array.from({ length: told.players }, (_, seat) =>
      (cards.layouts.get(seat) ?? []).map((): Lying => ({ up: false, by: new Set() })),
    );
    this.looks =
      Object.entries(told.house)
        .map(([rule, value]) => pack.looks[`${rule}=${value}`])
        .find(Boolean) ??
      pack.looks[""] ??
      [];
  }

  private readonly looks: number[];

  /** What happened with the move; null if it is not possible with these cards. */
  play(seat: number, move: string): Deeds[] | null {
    const [verb = "", slot] = move.split(" ");
    const place = slot ? Number(slot) : null;
    if (!this.lying[seat]?.length || (place !== null && !this.lying[seat][place - 1])) return null;
    this.made += 1;
    const renewals = this.cards.renewals;
    const before = this.cards.at(`${seat}.${place ?? 0}`);
    this.cards.play(seat, move);
    if (this.cards.unfit) return null;
    const deeds = this.deeds(verb, seat, place, before);
    if (this.cards.renewals > renewals) deeds.unshift({ what: "renewed", seat, by: "all" });
    if (this.made === this.hole.moves.length && this.hole.ending) this.finish();
    return deeds;
  }

  private deeds(verb: string, seat: number, place: number | null, before: string | null): Deeds[] {
    switch (verb) {
      case "look":
        return (place ? [place] : this.looks).map((slot) => this.see("looked", seat, slot));
      case "peek":
        return [this.see("peeked", seat, place!)];
      case "flip":
        return [this.turnUp("flipped", seat, place!)];
      case "draw":
      case "take":
        return this.lift(verb, seat);
      case "swap":
        return this.swap(seat, place!, before);
      case "toss":
        return this.toss(seat, place);
      case "knock":
        this.closer ??= seat;
        return [{ what: "knocked", seat, by: "all" }];
      default:
        return [{ what: "declined", seat, by: "all" }];
    }
  }

  private see(what: string, seat: number, slot: number): Deeds {
    const lying = this.lying[seat]![slot - 1]!;
    if (lying.by !== "all") lying.by = new Set([...lying.by, seat]);
    return { what, seat, slot, card: this.cards.at(`${seat}.${slot}`), by: new Set([seat]) };
  }

  private turnUp(what: string, seat: number, slot: number): Deeds {
    this.lying[seat]![slot - 1] = { up: true, by: "all" };
    return { what, seat, slot, card: this.cards.at(`${seat}.${slot}`), by: "all" };
  }

  /** An empty stock that may not be renewed again gives no card, and the hole is over. */
  private lift(verb: "draw" | "take", seat: number): Deeds[] {
    const card = this.cards.at("held");
    if (!card) return [];
    const by: KnownBy = verb === "take" ? "all" : new Set([seat]);
    this.held = { by, from: verb === "take" ? "discard" : "stock", seat };
    return [{ what: verb === "take" ? "took" : "drew", seat, card, by }];
  }

  private swap(seat: number, slot: number, before: string | null): Deeds[] {
    const was = this.lying[seat]![slot - 1]!.up;
    const by: KnownBy = this.secrets ? (this.held?.by ?? "all") : "all";
    this.lying[seat]![slot - 1] = { up: !this.secrets, by };
    this.held = null;
    const placed = { what: "placed", seat, slot, card: this.cards.at(`${seat}.${slot}`), by };
    return [placed, { what: "discarded", seat, slot, card: before, by: "all" }, ...this.out(seat, !was)];
  }

  private toss(seat: number, slot: number | null): Deeds[] {
    this.held = null;
    const tossed: Deeds = { what: "discarded", seat, card: this.cards.at("discard"), by: "all" };
    return slot ? [tossed, this.turnUp("turned-up", seat, slot), ...this.out(seat, true)] : [tossed];
  }

  /** The last card of a layout was turned up. */
  private out(seat: number, more: boolean): Deeds[] {
    if (!more || this.closer !== null || this.lying[seat]!.some((lying) => !lying.up)) return [];
    this.closer = seat;
    return [{ what: "putted-out", seat, by: "all" }];
  }

  private finish(): void {
    this.held = null;
    this.lying = this.lying.map((layout) => layout.map(() => ({ up: true, by: "all" })));
  }

  step(seat: number | null, move: string, happened: Deeds[]): ReplayStep {
    const { cards, held } = this;
    return {
      seat,
      move,
      happened,
      layouts: this.lying.map((layout, of) =>
        layout.map((lying, place) => ({ ...lying, card: cards.at(`${of}.${place + 1}`) ?? "" })),
      ),
      held: held && { ...held, card: cards.at("held") ?? "" },
      stock: cards.left,
      top: cards.at("discard"),
      closer: this.closer,
      over: this.made === this.hole.moves.length && this.hole.ending !== "",
    };
  }
}

// Whose view

const mayKnow = (by: KnownBy, eyes: Viewer): boolean => eyes === "open" || by === "all" || by.has(eyes);

/** The layouts as this seat knew them at that step, with face-down cards it had seen. */
export const layoutsSeen = (step: ReplayStep, eyes: Viewer): SlotSeen[][] =>
  step.layouts.map((layout) => layout.map(({ card, up, by }) => ({ up, card: mayKnow(by, eyes) ? card : null })));

/** What the cards of each layout count, as far as this seat knew them. */
export const showing = ({ count }: Pick<Replayable, "count">, layouts: SlotSeen[][]): LayoutScore[] =>
  layouts.map((layout) => count(layout.map(({ card }) => card)));

export const heldSeen = ({ held }: ReplayStep, eyes: Viewer): string | null =>
  held && mayKnow(held.by, eyes) ? held.card : null;

export const happenedSeen = (step: ReplayStep, eyes: Viewer): HappeningSeen[] =>
  step.happened.map(({ by, ...deed }) => (mayKnow(by, eyes) ? deed : { ...deed, card: null }));
