// The cards on somebody's own table, as far as one player knows them: tapped in, and as one value.

import type { AdviceTold, GameTold } from "../http";
import type { Rules } from "../keeper/rules";
import { gameOf, mostPlayers, rulesOf } from "../keeper/rules";
import { Refusal } from "../keeper/model";

/** Who has seen a face-down card, where players may know cards: its owner (if it is one's own, oneself), everybody. */
export type SeenBy = "" | "owner" | "all";

/** A place of a layout. Without secrets a card that is told lies face up. */
export interface LaidPlace {
  card: string | null;
  seen: SeenBy;
}

export interface Laid {
  game: string;
  house: string; // only what is not usual
  names: string[]; // "": nobody has told it
  seat: number; // who is to move, and asks
  layouts: LaidPlace[][]; // empty for who sits out a play-off
  discard: string[]; // the top last
  held: string | null; // drawn, or taken
  from: "stock" | "discard";
  closer: number | null; // who went out or knocked, as far as it was said
  hole: number;
  dealer: number | null;
  totals: number[]; // empty: none were told
  renewals: number;
  owes: number[][]; // places that must be replaced, by seat
  source: string; // what it was opened from: a match of the score keeper
}

/** What a face is told for. */
export type LaidSpot = { seat: number; place: number } | "discard" | "held";

export const isPlace = (spot: LaidSpot): spot is { seat: number; place: number } => typeof spot === "object";

// Beginning, and what changes the whole table

export function emptyLaid(name: string, players = 2): Laid {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const game = gameOf(name)!;
  return {
    game: name,
    house: "",
    names: seats.map(() => ""),
    seat: 0,
    layouts: seats.map((seat) => emptyLayout(game, seat === 0)),
    discard: [],
    held: null,
    from: "stock",
    closer: null,
    hole: 1,
    dealer: null,
    totals: [],
    renewals: 0,
    owes: seats.map(() => []),
    source: "",
  };
}

/** Nobody tells what lies there; the others have looked where one may, and what oneself knows is still to be told. */
export const emptyLayout = ({ rows, columns, looks }: GameTold, own: boolean): LaidPlace[] =>
  Array.from({ length: rows * columns }, (_, at) => ({
    card: null,
    seen: !own && looks.includes(at + 1) ? "owner" : "",
  }));

/** The rules by which it is played. They were good when it was laid. */
export const rulesFor = (laid: Pick<Laid, "game" | "house" | "names">): Rules => rulesOf(laid) as Rules;

/** With so many players: who comes has told nothing yet, and who goes is the last. */
export function withPlayers(laid: Laid, players: number): Laid {
  const fresh = emptyLaid(laid.game, players);
  const fits = <T>(here: T[], otherwise: T[]): T[] => otherwise.map((each, seat) => here[seat] ?? each);
  return whole({
    ...laid,
    names: fits(laid.names, fresh.names),
    layouts: fits(laid.layouts, fresh.layouts),
    owes: fits(laid.owes, fresh.owes),
    totals: laid.totals.length
      ? fits(
          laid.totals,
          fresh.names.map(() => 0),
        )
      : [],
  });
}

/** By other house rules: as many players as they serve, and no card that their pack does not have. */
export function withHouse(laid: Laid, house: string): Laid {
  const most = mostPlayers(laid.game, house);
  const served = laid.names.length > most ? withPlayers({ ...laid, house }, most) : { ...laid, house };
  return whole(served);
}

/** Without what cannot be any more: players who are gone, and cards of which there are too many. */
function whole(laid: Laid): Laid {
  const players = laid.names.length;
  const here = (seat: number | null): number | null => (seat !== null && seat < players ? seat : null);
  const left = new Map(rulesFor(laid).inPack);
  const take = (card: string | null): string | null => {
    const count = card === null ? 0 : (left.get(card) ?? 0);
    if (card === null || count < 1) return null;
    left.set(card, count - 1);
    return card;
  };
  return {
    ...laid,
    seat: here(laid.seat) ?? 0,
    closer: here(laid.closer),
    dealer: here(laid.dealer),
    layouts: laid.layouts.map((layout) => layout.map((each) => ({ ...each, card: take(each.card) }))),
    discard: laid.discard.filter((card) => take(card) !== null),
    held: take(laid.held),
  };
}

// Cards

export const cardAt = (laid: Laid, spot: LaidSpot): string | null => {
  if (spot === "held") return laid.held;
  if (spot === "discard") return laid.discard.at(-1) ?? null;
  return laid.layouts[spot.seat]?.[spot.place - 1]?.card ?? null;
};

const cards = ({ layouts, discard, held }: Laid): string[] =>
  [...layouts.flat().map(({ card }) => card), ...discard, held].filter((card) => card !== null);

/** How many of a card the pack has beside what lies on the table. */
export const leftIn = (laid: Laid, rules: Rules, card: string): number =>
  (rules.inPack.get(card) ?? 0) - cards(laid).filter((each) => each === card).length;

/** Where a card lies: seats, and the piles. */
export function whereIs(laid: Laid, card: string): { seats: number[]; piles: ("discard" | "held")[] } {
  const seats = laid.layouts.flatMap((layout, seat) => (layout.some((each) => each.card === card) ? [seat] : []));
  const piles = [
    ...(laid.discard.includes(card) ? (["discard"] as const) : []),
    ...(laid.held === card ? (["held"] as const) : []),
  ];
  return { seats, piles };
}

/** With this card there, or with none that is told; null if the pack has no more of it. */
export function withCard(laid: Laid, rules: Rules, spot: LaidSpot, card: string | null): Laid | null {
  if (card !== null && cardAt(laid, spot) !== card && leftIn(laid, rules, card) < 1) return null;
  if (spot === "held") return { ...laid, held: card };
  if (spot === "discard") return { ...laid, discard: [...laid.discard.slice(0, -1), ...(card === null ? [] : [card])] };
  return withPlace(laid, spot, { card, seen: seenAs(laid, rules, spot.seat, card) });
}

/** What one knows of one's own cards only oneself has seen; of another's cards one knows what everybody has seen. */
function seenAs({ seat }: Laid, { game }: Rules, owner: number, card: string | null): SeenBy {
  if (!game.secrets || card === null) return "";
  return owner === seat ? "owner" : "all";
}

function withPlace(laid: Laid, { seat, place }: { seat: number; place: number }, next: LaidPlace): Laid {
  const change = (layout: LaidPlace[]): LaidPlace[] => layout.map((each, at) => (at === place - 1 ? next : each));
  const layouts = laid.layouts.map((layout, each) => (each === seat ? change(layout) : layout));
  return {
    ...laid,
    layouts,
    closer: laid.closer === seat && !mayHaveClosed({ ...laid, layouts }, seat) ? null : laid.closer,
  };
}

/** The other who may have seen a place: everybody a card that is told, its owner one that is not. */
export function seenOtherwise(laid: Laid, spot: { seat: number; place: number }): Laid {
  const { card, seen } = laid.layouts[spot.seat]![spot.place - 1]!;
  const other = card === null ? (seen === "owner" ? "" : "owner") : seen === "all" ? "owner" : "all";
  return withPlace(laid, spot, { card, seen: other });
}

/** One more discard, on top of those that are told. */
export const piledUp = (laid: Laid, rules: Rules, card: string): Laid | null =>
  leftIn(laid, rules, card) < 1 ? null : { ...laid, discard: [...laid.discard, card] };

/** The next place of the same layout of which nothing is told; the same one if there is none. */
export function nextSpot(laid: Laid, spot: LaidSpot): LaidSpot {
  if (!isPlace(spot)) return spot;
  const layout = laid.layouts[spot.seat]!;
  const after = [...layout.keys()].map((at) => (at + spot.place) % layout.length);
  const free = after.find((at) => layout[at]!.card === null);
  return free === undefined ? spot : { seat: spot.seat, place: free + 1 };
}

// What follows from the cards

const up = (laid: Laid, seat: number): number => laid.layouts[seat]!.filter(({ card }) => card !== null).length;

/** A layout in which no card is face down. */
export const isFull = (laid: Laid, seat: number): boolean =>
  laid.layouts[seat]!.length > 0 && up(laid, seat) === laid.layouts[seat]!.length;

/** By knocking, at any time; else by turning up one's last card. */
export const mayHaveClosed = (laid: Laid, seat: number): boolean =>
  gameOf(laid.game)!.closing === "knock" || isFull(laid, seat);

/** Where one closes by turning up all cards, nobody need say who did, unless several have. */
export function closerOf(laid: Laid): number | null {
  if (laid.closer !== null || gameOf(laid.game)!.closing === "knock") return laid.closer;
  const full = laid.names.map((_, seat) => seat).filter((seat) => seat !== laid.seat && isFull(laid, seat));
  return full.length === 1 ? full[0]! : null;
}

/** Before the first turn, while one has still cards to turn up. */
export function isOpening(laid: Laid): boolean {
  const { tee_shots: shots } = gameOf(laid.game)!;
  return up(laid, laid.seat) < shots && laid.held === null && laid.names.every((_, seat) => up(laid, seat) <= shots);
}

/** Why the coach cannot be asked yet: the message, and about whom. */
export interface Lacking {
  what: "discard" | "turned-up" | "nothing-left" | "who-closed";
  seat: number;
  spot: LaidSpot;
}

export function lacking(laid: Laid): Lacking | null {
  const { tee_shots: shots, closing } = gameOf(laid.game)!;
  const others = laid.names.map((_, seat) => seat).filter((seat) => laid.layouts[seat]!.length > 0);
  const first = (seat: number): LaidSpot => ({
    seat,
    place: laid.layouts[seat]!.findIndex((each) => !each.card) + 1 || 1,
  });
  if (closing === "out" && isFull(laid, laid.seat))
    return { what: "nothing-left", seat: laid.seat, spot: { seat: laid.seat, place: 1 } };
  if (!laid.discard.length && !(laid.held && laid.from === "discard"))
    return { what: "discard", seat: laid.seat, spot: "discard" };
  const few = isOpening(laid) ? undefined : others.find((seat) => up(laid, seat) < shots);
  if (few !== undefined) return { what: "turned-up", seat: few, spot: first(few) };
  const out = closing === "out" ? others.filter((seat) => isFull(laid, seat)) : [];
  if (out.length > 1 && laid.closer === null) return { what: "who-closed", seat: out[0]!, spot: first(out[0]!) };
  return null;
}

// As the server tells it

/** What the seat of this answer knows, to be changed further. */
export function laidFrom(told: AdviceTold, names: string[] = []): Laid | Refusal {
  const { view } = told;
  const players = view.layouts.map((_, seat) => names[seat] ?? "");
  const rules = rulesOf({ game: told.game, house: told.house, names: players });
  if (rules instanceof Refusal) return rules;
  const { secrets } = rules.game;
  const seenBy = (seat: number, at: number): SeenBy => {
    const known = secrets ? (view.known?.[seat]?.[at] ?? "none") : "none";
    return known === "all" ? "all" : known === "none" ? "" : "owner";
  };
  return {
    ...emptyLaid(told.game, players.length),
    house: told.house,
    names: players,
    seat: told.seat,
    layouts: view.layouts.map((layout, seat) => layout.map(({ card }, at) => ({ card, seen: seenBy(seat, at) }))),
    discard: view.discard,
    held: view.held_from ? view.held : null,
    from: view.held_from ?? "stock",
    closer: view.closer,
    hole: view.hole,
    dealer: view.dealer,
    totals: view.totals.some(Boolean) ? view.totals : [],
    renewals: view.renewals ?? 0,
    owes: view.owed?.length ? view.owed : players.map(() => []),
  };
}
