// Adding to what was told of a match: every entry is checked first, and a refusal changes nothing.

import { MOST_ENTRIES, readCards, Refusal, settled } from "./model";
import type { Cards, CardsTold, KeptEntry, KeptMatch } from "./model";
import type { Rules } from "./rules";
import { standing, type KeptHole } from "./standing";

/** The match with one entry more. */
export function enter(match: KeptMatch, rules: Rules, entry: KeptEntry): KeptMatch | Refusal {
  const { holes } = standing(match, rules);
  const hole = holes[entry.hole - 1];
  if (!hole) return new Refusal("keeper-no-such-hole", { hole: entry.hole, most: holes.length });
  const refusal = fault(match, rules, hole, entry);
  if (refusal) return refusal;
  const all = [...match.entries, entry];
  const entries = "done" in entry ? settled(all, entry.hole) : all;
  return entries.length > MOST_ENTRIES ? new Refusal("keeper-too-many", { most: MOST_ENTRIES }) : { ...match, entries };
}

function fault(match: KeptMatch, rules: Rules, hole: KeptHole, entry: KeptEntry): Refusal | null {
  if ("done" in entry) return notDone(match, hole);
  if ("closer" in entry) return entry.closer === null ? null : wrongSeat(match, hole, entry.closer);
  const seat = wrongSeat(match, hole, entry.seat);
  if (seat) return seat;
  return "strokes" in entry ? wrongStrokes(rules, hole, entry.strokes) : wrongCards(match, rules, hole, entry);
}

function wrongSeat({ names }: KeptMatch, hole: KeptHole, seat: number): Refusal | null {
  if (names[seat] === undefined) return new Refusal("no-such-seat", { seat, most: names.length - 1 });
  return hole.seats.includes(seat) ? null : new Refusal("keeper-sits-out", { name: names[seat], hole: hole.number });
}

function wrongStrokes({ least, most }: Rules, hole: KeptHole, strokes: number | null): Refusal | null {
  if (strokes === null) return hole.over ? new Refusal("keeper-hole-done", { hole: hole.number }) : null;
  return strokes < least || strokes > most ? new Refusal("keeper-strokes", { strokes, least, most }) : null;
}

/** No more of a card than the pack has, with all that lies before the others. */
function wrongCards(match: KeptMatch, rules: Rules, hole: KeptHole, { seat, layout }: CardsTold): Refusal | null {
  const { rows, columns } = rules.game;
  const cards = rules.count && readCards(layout, rows, columns);
  if (!cards) return new Refusal("layout-shape", { layout: layout.slice(0, 80), rows, columns });
  for (const card of new Set(cards)) {
    if (card === null) continue;
    const most = rules.inPack.get(card);
    if (most === undefined) return new Refusal("no-such-card", { card, cards: [...rules.inPack.keys()].join(" ") });
    if (among(cards, card) > most) return new Refusal("too-many-of-a-card", { card, most });
    const others = withCard(hole, card, seat);
    const elsewhere = others.reduce((sum, [, count]) => sum + count, 0);
    if (among(cards, card) + elsewhere > most) {
      const names = others.map(([other]) => match.names[other]).join(", ");
      return new Refusal("keeper-cards-elsewhere", { card, most, names });
    }
  }
  return null;
}

const among = (cards: Cards, card: string): number => cards.filter((each) => each === card).length;

/** The other seats that have a card, and how many of it. */
const withCard = ({ seats, scores }: KeptHole, card: string, but: number): [number, number][] =>
  seats
    .map((seat, place): [number, number] => [seat, among(scores[place]!.cards ?? [], card)])
    .filter(([seat, count]) => seat !== but && count > 0);

/** How many of a card nobody has been told to have in this hole. */
export function leftOver(rules: Rules, hole: KeptHole, card: string): number {
  const lying = hole.scores.reduce((sum, { cards }) => sum + among(cards ?? [], card), 0);
  return (rules.inPack.get(card) ?? 0) - lying;
}

function notDone({ names }: KeptMatch, hole: KeptHole): Refusal | null {
  const missing = hole.seats.filter((_, place) => hole.scores[place]!.strokes === null);
  if (missing.length)
    return new Refusal("keeper-scores-missing", { names: missing.map((seat) => names[seat]).join(", ") });
  return hole.over ? new Refusal("keeper-hole-done", { hole: hole.number }) : null;
}
