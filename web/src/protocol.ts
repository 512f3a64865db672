// Made from docs/protocol.schema.json by `make schema`. Do not edit.

export const PROTOCOL = 1;
export const SUBPROTOCOL = "backnine.1";
export const TOKEN_PREFIX = "token.";

/** What a visitor says. */
export type ToTable =
  Hello | MakeMove | Eyes | Seen | Noted | Seal | Reveal | Name | SetChair | AddChair | Settings | Start |
  Pause | Resume | MoreTime | Hurry | Say | Mute | Back | Leave | Delete | HandOver | SendOff | LetIn |
  Rematch | Reopen | Undo | AskHint | SetHints | Ping;

/** What a visitor hears. */
export type FromTable =
  Welcome | TableSeen | ViewSeen | ScoreCard | Said | HintSeen | NewToken | RefusedSeen | Bye | Pong;

export type Phrase =
  "hello" | "good-luck" | "nice-one" | "well-played" | "oops" | "wow" | "thanks" | "thinking" | "back-soon" |
  "your-turn" | "good-game" | "again";

export type State =
  "open" | "shuffling" | "playing" | "paused" | "over" | "ended";

export type Names =
  "free" | "list";

export type Latecomers =
  "ask" | "no";

export type Kind =
  "open" | "person" | "bot" | "left";

export type Phase =
  "tee-off" | "first-look" | "draw" | "place" | "over";

export type Pile =
  "stock" | "discard";

export type Ending =
  "putt-out" | "knock" | "pace-of-play";

export type Knower =
  "all" | "me" | "owner" | "none";

/** The first message: what the visitor has already seen (the `n` of its last view). */
export interface Hello {
  t: "hello";
  have?: number | null;
}

/** A move by one of the visitor's seats, made in the position after `n` moves. */
export interface MakeMove {
  t: "move";
  n: number;
  move: string;
  seat?: number | null;
}

/** Several people share this device: from now on show the table to this one. */
export interface Eyes {
  t: "eyes";
  seat: number;
}

/** The end of this hole has been looked at; the next may be dealt. */
export interface Seen {
  t: "seen";
  hole: number;
}

/** What a seat was shown alone in the moves before `n` has been seen, and need not be told again. */
export interface Noted {
  t: "noted";
  n: number;
  seat?: number | null;
}

/**
 * The seal of a word of the player's own that will be mixed into the next shuffle: its SHA-256. It takes
 * the place of the seat's earlier one.
 */
export interface Seal {
  t: "seal";
  seal: string;
  seat?: number | null;
}

/** The word itself, 32 bytes, when the table is about to shuffle. */
export interface Reveal {
  t: "reveal";
  word: string;
  seat?: number | null;
}

export interface Name {
  t: "name";
  name: string;
  seat?: number | null;
}

/** The host says who a chair is for: a bot, somebody elsewhere, or somebody at the host's device. */
export interface SetChair {
  t: "set-chair";
  seat: number;
  who: "bot" | "here" | "none" | "open";
  bot?: string;
  name?: string;
}

/** The host puts up one more chair. */
export interface AddChair {
  t: "add-chair";
  who?: "bot" | "here" | "open";
  bot?: string;
  name?: string;
}

/** The host changes what is not yet decided. What is left out stays. */
export interface Settings {
  t: "settings";
  game?: string | null;
  house?: string | null;
  timer?: number | null;
  days?: 0 | 1 | 3 | null;
  grace?: number | null;
  watch?: boolean | null;
  memory_aid?: boolean | null;
  pace?: number | null;
  undo?: boolean | null;
  names?: Names | null;
  latecomers?: Latecomers | null;
}

/** The host starts the match. */
export interface Start {
  t: "start";
}

/** The host stops the clocks. */
export interface Pause {
  t: "pause";
}

/** Anybody in a seat lets the match go on. */
export interface Resume {
  t: "resume";
}

/** Another player lets those who are to move take their time. */
export interface MoreTime {
  t: "more-time";
}

/**
 * Bots take no time until somebody of this device is to play, or the hole is over; only where nobody else
 * plays.
 */
export interface Hurry {
  t: "hurry";
}

export interface Say {
  t: "say";
  phrase: Phrase;
  seat?: number | null;
}

/** Hear no more phrases of a seat, or hear them again. */
export interface Mute {
  t: "mute";
  seat: number;
  on?: boolean;
}

/** Take one's seat back from the bot. */
export interface Back {
  t: "back";
  seat?: number | null;
}

/** Give one's seat up for good; a bot plays on. With `forget` the name goes, too, from every match. */
export interface Leave {
  t: "leave";
  seat?: number | null;
  forget?: boolean;
}

/** Delete this table with all its matches, once those who have a say agree; or take the wish back. */
export interface Delete {
  t: "delete";
  on?: boolean;
}

/** The host makes another player the host. */
export interface HandOver {
  t: "hand-over";
  seat: number;
}

/** The host sends a player off: before the start the chair is free again, later a bot plays on. */
export interface SendOff {
  t: "send-off";
  seat: number;
}

/** The host gives a bot's chair to the latecomer who asks for it, or lets them watch, or does not. */
export interface LetIn {
  t: "let-in";
  asking: number;
  on?: boolean;
}

/** Play again with the same people; when everybody present wants it, it begins. */
export interface Rematch {
  t: "rematch";
}

/**
 * After a match: the same chairs for another day. The table is open again, and waits for those who were
 * there.
 */
export interface Reopen {
  t: "reopen";
}

/**
 * Take the last move back that was made with one of the visitor's seats; only against bots alone, while
 * the view offers it. Like a move it is made after `n` moves, and has that number.
 */
export interface Undo {
  t: "undo";
  n: number;
  seat?: number | null;
}

/**
 * What would the coach do with one of the visitor's seats, after `n` moves? Where the table allows it;
 * with level 2, what the other moves cost as well.
 */
export interface AskHint {
  t: "hint";
  n: number;
  seat?: number | null;
  level?: number;
}

/** The players of this device would have hints at the table, or not: there are some if all agree. */
export interface SetHints {
  t: "hints";
  on?: boolean;
}

export interface Ping {
  t: "ping";
}

/** The answer to hello: which table, which of its seats the visitor holds, and what else it may do. */
export interface Welcome {
  t: "welcome";
  protocol: number;
  table: string;
  seats: Array<number>;
  host: boolean;
  watching: boolean;
}

/** Everything about the table but the cards; sent whenever any of it changes. */
export interface TableSeen {
  t: "table";
  state: State;
  game: string;
  house: Record<string, boolean | number | string>;
  chairs: Array<ChairSeen>;
  host: number | null;
  acting_host: number | null;
  timer: number;
  days: 0 | 1 | 3;
  grace: number;
  watch: boolean;
  memory_aid: boolean;
  pace: number;
  undo: boolean;
  names: Names;
  latecomers: Latecomers;
  hints: boolean;
  hinting: Array<number>;
  watching: number;
  round: number;
  commitment: string;
  draw: Array<Array<string | null>>;
  rematch: Array<number>;
  records: Array<number>;
  deleting: Array<number>;
  code?: string | null;
  asking?: Array<AskingSeen>;
  seed?: string | null;
  words?: Array<string | null>;
  what_if?: boolean;
  broken_off?: boolean;
}

/**
 * A chair as everybody sees it. `here`: somebody is connected; `bot`: who plays or stands in; `seal`:
 * that of the player's word for the next shuffle, or for that of the match being played; `matches`, `wins`
 * and `strokes`: how its player fared in the matches at this table that are over.
 */
export interface ChairSeen {
  kind: Kind;
  name: string;
  bot: string | null;
  here: boolean;
  standing_in: boolean;
  seal: string;
  matches?: number;
  wins?: number;
  strokes?: number;
}

/** A latecomer called `name` asks for the bot's chair in `seat`; null: to watch. */
export interface AskingSeen {
  asking: number;
  name: string;
  seat: number | null;
}

/**
 * The table after `n` moves, through the eyes of `seat` (null: a spectator), and its legal moves.
 *
 * `played` tells what happened since the visitor's last view; with `whole` it is not the whole story.
 */
export interface ViewSeen {
  t: "view";
  n: number;
  seat: number | null;
  hole: number;
  holes: number;
  dealer: number;
  seats: Array<number>;
  phase: Phase;
  turn: number | null;
  acting: Array<number>;
  totals: Array<number>;
  closer: number | null;
  held: string | null;
  held_from: Pile | null;
  stock: number;
  discard: Array<string>;
  layouts: Array<Array<SlotSeen>>;
  turns: Array<number>;
  moves: Array<string>;
  showing?: Array<LayoutScore>;
  after_take?: Array<string>;
  known?: Array<Array<Knower>>;
  owed?: Array<Array<number>>;
  renewals?: number;
  played?: Array<Played>;
  whole?: boolean;
  clocks?: Array<ClockSeen>;
  waiting_for?: Array<number>;
  undo?: boolean;
  undo_for?: number;
  undone?: Array<[number, number]>;
}

export interface SlotSeen {
  card: string | null;
  up: boolean;
}

/** What the cards of a layout that are to be seen count; `savings` are in it. */
export interface LayoutScore {
  strokes: number;
  face_value: number;
  savings: Array<SavingSeen>;
}

export interface SavingSeen {
  clause: string;
  card: string;
  columns: Array<number>;
  strokes: number;
}

/** What came of move number `n`; `move` is `undo` where the last one that stood was taken back. */
export interface Played {
  n: number;
  seat: number;
  move: string;
  happened: Array<HappeningSeen>;
}

/** Something that happened, for animation and narration; `card` only where the reader may know it. */
export interface HappeningSeen {
  what: string;
  seat?: number | null;
  slot?: number | null;
  card?: string | null;
  reason?: Ending | null;
}

/** Seconds a seat has left for its turn. */
export interface ClockSeen {
  seat: number;
  left: number;
}

/** The score card; sent when a hole is over and after hello. */
export interface ScoreCard {
  t: "score";
  holes: Array<HoleSeen>;
  totals: Array<number>;
  tied: Array<number>;
  outcome: OutcomeSeen | null;
}

/** A finished hole; `strokes` (penalties included) and `layouts` in the order of `seats`. */
export interface HoleSeen {
  hole: number;
  dealer: number;
  seats: Array<number>;
  strokes: Array<number>;
  closer: number | null;
  ending: Ending;
  penalty: PenaltySeen | null;
  layouts: Array<LayoutScore>;
}

export interface PenaltySeen {
  house_rule: string;
  seat: number;
  strokes: number;
}

export interface OutcomeSeen {
  winners: Array<number>;
  reason: string;
}

export interface Said {
  t: "said";
  seat: number;
  phrase: Phrase;
}

/**
 * What the coach would do, by what this seat may know. `costs`: each move with the strokes that it costs
 * against the best, which costs none.
 */
export interface HintSeen {
  t: "hinted";
  n: number;
  seat: number;
  best: string;
  why?: WhySeen | null;
  costs?: Record<string, number>;
}

/**
 * The reason for a move: a key, and what to fill in. A text is a card, `player` a seat, any other
 * number a place or strokes.
 */
export interface WhySeen {
  key: string;
  details: Record<string, string | number>;
  also?: WhySeen | null;
}

/** The key to a chair the visitor has put up for somebody at its device. */
export interface NewToken {
  t: "new-token";
  seat: number;
  token: string;
}

/**
 * A message was not carried out. `why` and `details` name a sentence of the catalogues; `of` says what
 * kind of message it was, if it was one.
 */
export interface RefusedSeen {
  t: "refused";
  why: string;
  details: Record<string, string | number>;
  moves: Array<string>;
  of: string | null;
}

/** The connection is about to be closed by the table. */
export interface Bye {
  t: "bye";
  why: string;
}

export interface Pong {
  t: "pong";
}
