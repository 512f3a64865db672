// The state of a table in the client, and how each message changes it. Pure: no socket, no page, no clock.

import { newcomer } from "./newcomer";
import type {
  ChairSeen,
  FromTable,
  HintSeen,
  Phrase,
  Played,
  RefusedSeen,
  ScoreCard,
  TableSeen,
  ViewSeen,
  Welcome,
} from "./protocol";

export type LinkState = "connecting" | "open" | "lost" | "closed";

/** The chosen first half of a move, not sent yet. */
export type Intent = "none" | "take" | "discard" | "knock" | { peek: number };

export interface Spoken {
  seat: number;
  phrase: Phrase;
  number: number;
}

/** A move, and the hole it was made in. */
export interface Logged extends Played {
  hole: number;
}

/** Who played a match, seen while it was played: later others may have their chairs. */
export interface Lineup {
  round: number;
  names: string[]; // as the table has them, whatever the reader's letters
  bots: (string | null)[]; // by seat: the level of a bot
  mine: number[]; // the seats of this device
}

export interface SeenState {
  link: LinkState;
  bye: string | null;
  welcome: Welcome | null;
  table: TableSeen | null;
  lineup: Lineup | null; // of the last match that was seen being played
  view: ViewSeen | null;
  score: ScoreCard | null;
  log: Logged[];
  spoken: Spoken[];
  refused: RefusedSeen | null;
  hint: HintSeen | null; // for the position that is shown
  intent: Intent;
  then: string | null; // the second half of a move, sent when the first is answered
  sent: number | null; // the number of the move that was sent and not answered yet
  looked: Record<number, string>; // cards shown for a moment, by slot
  arriving: number[]; // seats of who has just been let in: they are on the way, and not away
}

export type TableEvent =
  | { t: "link"; link: LinkState }
  | { t: "intend"; intent: Intent }
  | { t: "sent"; n: number; then: string | null }
  | { t: "forget" }
  | FromTable;

export const EMPTY: SeenState = {
  link: "connecting",
  bye: null,
  welcome: null,
  table: null,
  lineup: null,
  view: null,
  score: null,
  log: [],
  spoken: [],
  refused: null,
  hint: null,
  intent: "none",
  then: null,
  sent: null,
  looked: {},
  arriving: [],
};

const MOST_LOG = 300;
const MOST_SPOKEN = 6;

export function reduce(state: SeenState, event: TableEvent): SeenState {
  switch (event.t) {
    case "link":
      return { ...state, link: event.link, sent: null, then: null };
    case "intend":
      return { ...state, intent: event.intent, refused: null };
    case "sent":
      return { ...state, sent: event.n, then: event.then, intent: "none", refused: null };
    case "forget":
      return { ...state, looked: {}, refused: null };
    case "welcome":
      return withLineup({ ...state, welcome: event, bye: null });
    case "table":
      // before a match, or opened again after one
      if (event.state === "open") return { ...state, table: event, refused: null, view: null, score: null, log: [] };
      return withLineup({
        ...state,
        table: event,
        refused: null,
        score: anotherMatch(state.table, event) ? null : state.score,
        arriving: arrivals(state, event),
      });
    case "score":
      return { ...state, score: event };
    case "view":
      return withView(state, event);
    case "hinted":
      return isForNow(event, state.view) ? { ...state, hint: event, refused: null } : state;
    case "said":
      return {
        ...state,
        spoken: [...state.spoken, { seat: event.seat, phrase: event.phrase, number: next(state) }].slice(-MOST_SPOKEN),
      };
    case "refused":
      // nobody asked for it; the match begins without that word
      if (event.of === "seal" || event.of === "reveal") return state;
      // a touch that came too late: that is to be seen
      if (event.why === "table-is-over" && state.table?.state === "over")
        return { ...state, sent: null, then: null, intent: "none" };
      return event.of === null || event.of === "move" || event.of === "undo"
        ? { ...state, refused: event, sent: null, then: null, intent: "none" }
        : { ...state, refused: event };
    case "bye":
      return { ...state, bye: event.why };
    default:
      return state;
  }
}

/** Until they are here, or a bot stands in for them. */
function arrivals({ table, arriving }: SeenState, now: TableSeen): number[] {
  const seat = newcomer(table, now);
  const coming = ({ kind, here, standing_in }: ChairSeen): boolean => kind === "person" && !here && !standing_in;
  return [...arriving, ...(seat === null ? [] : [seat])].filter((each) => now.chairs[each] && coming(now.chairs[each]));
}

function withLineup(state: SeenState): SeenState {
  const { table, welcome } = state;
  if (!table || !welcome || (table.state !== "playing" && table.state !== "paused")) return state;
  return { ...state, lineup: { round: table.round, ...namesOf(table), mine: welcome.seats } };
}

export const namesOf = ({ chairs }: TableSeen): Pick<Lineup, "names" | "bots"> => ({
  names: chairs.map(({ name }) => name),
  bots: chairs.map(({ kind, bot }) => (kind === "bot" ? bot : null)),
});

/** Has a whole match passed unseen? Its score is not that of the one before. */
function anotherMatch(before: TableSeen | null, now: TableSeen): boolean {
  return (
    (before?.state === "over" || before?.state === "shuffling") &&
    now.state === "over" &&
    before.records.length !== now.records.length
  );
}

/** Where all move at once, others may have moved since. */
const isForNow = ({ n, seat }: HintSeen, view: ViewSeen | null): boolean =>
  view !== null && view.seat === seat && (view.n === n || (view.turn === null && view.acting.includes(seat)));

const isSameChoice = (before: ViewSeen | null, now: ViewSeen): boolean =>
  now.turn === null && before?.seat === now.seat && before.hole === now.hole && `${before.moves}` === `${now.moves}`;

function next(state: SeenState): number {
  return (state.spoken.at(-1)?.number ?? 0) + 1;
}

function withView(state: SeenState, view: ViewSeen): SeenState {
  const before = state.view;
  const again = before?.phase === "over" && view.phase !== "over" && view.hole <= before.hole; // a rematch
  const newMatch = before !== null && (view.n < before.n || again);
  const known = newMatch ? [] : state.log;
  const last = known.at(-1)?.n ?? -1;
  const played = (view.played ?? []).filter((each) => each.n > last).map((each) => ({ ...each, hole: view.hole }));
  const moved = before === null || view.n !== before.n || view.hole !== before.hole || view.seat !== before.seat;
  return {
    ...state,
    view,
    refused: moved ? null : state.refused,
    hint: state.hint && (!moved || isSameChoice(before, view)) ? state.hint : null,
    log: [...known, ...(view.known?.length ? played.map(forgetful) : played)].slice(-MOST_LOG),
    intent: moved ? "none" : state.intent,
    sent: moved && (newMatch || view.n > (state.sent ?? -1)) ? null : state.sent,
    looked:
      view.phase === "over"
        ? {}
        : (looked(view, view.played ?? []) ??
          (!newMatch && before?.hole === view.hole && before?.seat === view.seat ? untouched(state.looked, view) : {})),
  };
}

const ALONE = new Set(["looked", "peeked", "drew", "placed"]); // happenings with a card that only one player may see

/** Where cards are to be remembered, the log names none that only one player saw: others may read it, too. */
function forgetful(played: Logged): Logged {
  return {
    ...played,
    happened: played.happened.map((each) => (ALONE.has(each.what) ? { ...each, card: null } : each)),
  };
}

/** The cards that these moves show to this reader alone, and that are not replaced or to be seen anyway. */
function looked(view: ViewSeen, played: Played[]): Record<number, string> | null {
  const seen: Record<number, string> = {};
  for (const { what, seat, slot, card } of played.flatMap((each) => each.happened)) {
    if (seat !== view.seat || seat === null || seat === undefined || !slot) continue;
    if ((what === "looked" || what === "peeked") && card && !view.layouts[seat]?.[slot - 1]?.card) seen[slot] = card;
    if (what === "placed") delete seen[slot];
    if (what === "placed" && card && view.whole && isMine(view, seat, slot)) seen[slot] = card; // by a bot until now
  }
  return Object.keys(seen).length ? seen : null;
}

/** A hidden card that this reader alone may know, and does not see. */
const isMine = (view: ViewSeen, seat: number, slot: number): boolean =>
  view.known?.[seat]?.[slot - 1] === "me" && !view.layouts[seat]?.[slot - 1]?.card;

/** What was shown for a moment, without the slots that these moves have filled anew: a stand-in may play meanwhile. */
function untouched(shown: Record<number, string>, view: ViewSeen): Record<number, string> {
  const filled = new Set(
    (view.played ?? [])
      .flatMap((each) => each.happened)
      .filter((each) => each.what === "placed" && each.seat === view.seat)
      .map((each) => each.slot),
  );
  return Object.fromEntries(Object.entries(shown).filter(([slot]) => !filled.has(Number(slot))));
}

// What may be touched now

export interface Choices {
  stock: boolean;
  discard: "take" | "lift" | "toss" | "intend" | "undo" | null; // what touching the discard pile would do
  slots: Record<number, string>; // the move that touching a slot would make
  peeks: number[]; // the slots that a touch would peek at
  knock: boolean;
  look: boolean;
  decline: boolean;
  pass: boolean;
}

const NOTHING: Choices = {
  stock: false,
  discard: null,
  slots: {},
  peeks: [],
  knock: false,
  look: false,
  decline: false,
  pass: false,
};

/** From the legal moves the server sent. */
export function choices(state: SeenState): Choices {
  const view = state.view;
  if (
    !view ||
    Object.keys(state.looked).length ||
    state.sent !== null ||
    state.table?.state !== "playing" ||
    state.link !== "open"
  )
    return NOTHING;
  const moves = new Set(view.moves);
  const slotted = (verb: string, from: Iterable<string> = moves): Record<number, string> =>
    Object.fromEntries(
      [...from].filter((move) => move.startsWith(`${verb} `)).map((move) => [Number(move.split(" ")[1]), move]),
    );
  const tosses = slotted("toss");
  const swaps = slotted("swap");
  const chosen: Choices = {
    ...NOTHING,
    stock: moves.has("draw"),
    knock: moves.has("knock"),
    look: moves.has("look"),
    decline: moves.has("decline"),
    peeks: Object.keys(slotted("peek")).map(Number),
    slots: { ...slotted("flip"), ...slotted("look"), ...swaps },
  };
  if (moves.has("take")) {
    chosen.discard = "lift";
    if (state.intent === "take") {
      chosen.slots = slotted("swap", view.after_take ?? []);
      chosen.stock = false;
      chosen.knock = false;
    }
  }
  if (Object.keys(tosses).length) {
    chosen.discard = "intend";
    if (state.intent === "discard") {
      chosen.slots = tosses;
      chosen.pass = moves.has("toss");
    }
  } else if (moves.has("toss")) {
    chosen.discard = "toss";
  } else if (view.undo && view.held) {
    chosen.discard = "undo"; // the discard that was taken goes back
  }
  chosen.peeks = chosen.peeks.filter((slot) => !(slot in chosen.slots)); // a touch does one thing
  return chosen;
}
