// What follows from all that was told of a match: strokes and why, who deals, totals, ties, the winner.

import type { LayoutScore } from "../protocol";
import { readCards, type Cards, type KeptEntry, type KeptMatch } from "./model";
import type { Penalty, Rules } from "./rules";

/** `cards`: the layout as far as it was told; `strokes`: what counts, without a penalty; `was`: what it was when the
 *  hole was done, if that was corrected later. */
export interface SeatScore {
  strokes: number | null;
  cards: Cards | null;
  counted: LayoutScore | null;
  was: number | null;
}

/** `scores` and `strokes` go in the order of `seats`; `strokes` with the penalty. */
export interface KeptHole {
  number: number;
  dealer: number;
  starter: number;
  seats: number[];
  scores: SeatScore[];
  strokes: (number | null)[];
  closer: number | null;
  penalty: Penalty | null;
  over: boolean;
  corrected: boolean;
}

export interface Outcome {
  winners: number[];
  reason: "lowest-total" | "play-off" | "shared";
}

/** `holes`: those that were reached; the last is open unless the match is over. `void`: holes that were told but do not
 *  count, because of a correction before them. */
export interface KeptStanding {
  holes: KeptHole[];
  totals: number[];
  tied: number[];
  outcome: Outcome | null;
  void: number[];
}

/** Of one hole, by seat; `first`: how it was when the hole was done. */
interface ToldOfHole {
  scores: Map<number, SeatScore>;
  closer: number | null;
  done: boolean;
  first: Map<number, number | null>;
  firstCloser: number | null;
}

const NOTHING: SeatScore = { strokes: null, cards: null, counted: null, was: null };
const nothingTold = (): ToldOfHole => ({
  scores: new Map(),
  closer: null,
  done: false,
  first: new Map(),
  firstCloser: null,
});

export function standing(match: KeptMatch, rules: Rules): KeptStanding {
  const told = toldOf(match, rules);
  const everybody = match.names.map((_, seat) => seat);
  const holes: KeptHole[] = [];
  let [dealer, seats] = [match.dealer, everybody];
  let totals = match.names.map(() => 0);
  let outcome: Outcome | null = null;
  for (;;) {
    const number = holes.length + 1;
    const hole = holeOf(rules, told.get(number) ?? nothingTold(), number, dealer, seats);
    holes.push(hole);
    if (!hole.over) break;
    const strokes = new Map(hole.seats.map((seat, place) => [seat, hole.strokes[place]!]));
    if (number <= rules.holes) totals = totals.map((total, seat) => total + strokes.get(seat)!);
    const best = lowestOf(number <= rules.holes ? new Map(totals.entries()) : strokes);
    outcome = outcomeOf(best, rules, number);
    if (outcome) break;
    seats = number >= rules.holes ? best : everybody;
    dealer = leftOf(dealer, seats);
  }
  const tied = holes.length > rules.holes && !outcome ? seats : [];
  const beyond = [...told.keys()].filter((number) => number > holes.length).sort((one, other) => one - other);
  return { holes, totals, tied, outcome, void: beyond };
}

/** The hole that is being told; null when the match is over. */
export const openHole = ({ holes }: KeptStanding): KeptHole | null => (holes.at(-1)!.over ? null : holes.at(-1)!);

// Who is next, and who wins

function leftOf(seat: number, seats: number[]): number {
  return seats.find((other) => other > seat) ?? seats[0]!;
}

function lowestOf(strokes: Map<number, number>): number[] {
  const best = Math.min(...strokes.values());
  return [...strokes].filter(([, each]) => each === best).map(([seat]) => seat);
}

function outcomeOf(lowest: number[], { holes, shared, playOffs }: Rules, number: number): Outcome | null {
  if (number < holes) return null;
  if (lowest.length === 1) return { winners: lowest, reason: number > holes ? "play-off" : "lowest-total" };
  return shared || number >= holes + playOffs ? { winners: lowest, reason: "shared" } : null;
}

// What was told, hole by hole

function toldOf(match: KeptMatch, rules: Rules): Map<number, ToldOfHole> {
  const holes = new Map<number, ToldOfHole>();
  for (const entry of match.entries) {
    const told = holes.get(entry.hole) ?? nothingTold();
    holes.set(entry.hole, told);
    note(told, entry, rules);
  }
  return holes;
}

function note(told: ToldOfHole, entry: KeptEntry, rules: Rules): void {
  if ("done" in entry) {
    told.done = true;
    told.firstCloser = told.closer;
    told.first = new Map([...told.scores].map(([seat, score]) => [seat, score.strokes]));
  } else if ("closer" in entry) told.closer = entry.closer;
  else if ("strokes" in entry) told.scores.set(entry.seat, { ...NOTHING, strokes: entry.strokes });
  else told.scores.set(entry.seat, countedCards(told, entry.seat, entry.layout, rules));
}

/** A layout that is not told whole counts nothing yet; as a correction it leaves what counted before. */
function countedCards(told: ToldOfHole, seat: number, layout: string, { game, count }: Rules): SeatScore {
  const cards = readCards(layout, game.rows, game.columns)!;
  if (cards.includes(null)) {
    const before = told.scores.get(seat) ?? NOTHING;
    return { ...NOTHING, strokes: told.done ? before.strokes : null, cards };
  }
  const counted = count!(cards);
  return { ...NOTHING, strokes: counted.strokes, cards, counted };
}

function holeOf(rules: Rules, told: ToldOfHole, number: number, dealer: number, seats: number[]): KeptHole {
  const scores = seats.map((seat) => withWas(told, seat));
  const known = new Map<number, number>();
  scores.forEach(({ strokes }, place) => strokes !== null && known.set(seats[place]!, strokes));
  const whole = known.size === seats.length;
  const closer = told.closer !== null && seats.includes(told.closer) ? told.closer : null;
  const penalty = whole && closer !== null ? rules.penalty(closer, known) : null;
  const extra = (seat: number): number => (penalty?.seat === seat ? penalty.strokes : 0);
  const over = told.done && whole;
  return {
    number,
    dealer,
    starter: leftOf(dealer, seats),
    seats,
    scores,
    strokes: scores.map(({ strokes }, place) => (strokes === null ? null : strokes + extra(seats[place]!))),
    closer,
    penalty,
    over,
    corrected: over && (scores.some(({ was }) => was !== null) || told.closer !== told.firstCloser),
  };
}

function withWas(told: ToldOfHole, seat: number): SeatScore {
  const score = told.scores.get(seat) ?? NOTHING;
  const was = told.first.get(seat) ?? null;
  return was === null || was === score.strokes ? score : { ...score, was };
}
