// Made from the types in src/backnine/server by `make schema`. Do not edit.

import type { State, Names, ViewSeen, WhySeen } from "./protocol";

/**
 * A table to be made. With `start` the match begins at once, or as soon as sealed words are revealed.
 * With a `position` it is the rest of that hole, begins at once, and leaves no record.
 */
export interface NewTable {
  game: string;
  chairs: Array<NewChair>;
  house?: string;
  timer?: number;
  days?: 0 | 1 | 3;
  grace?: number;
  watch?: boolean;
  memory_aid?: boolean;
  pace?: number;
  names?: Names;
  start?: boolean;
  position?: string;
}

/** Somebody at this device (who may seal a word for the shuffle), somebody elsewhere, or a bot. */
export interface NewChair {
  who: "bot" | "here" | "open";
  name?: string;
  bot?: string;
  seal?: string;
}

/** The tokens of a new table: sent once; only their hashes are stored. */
export interface MadeTable {
  table: string;
  code: string;
  commitment: string;
  host: string;
  watch: string;
  seats: Array<SeatToken>;
}

export interface SeatToken {
  seat: number;
  token: string;
}

export interface Join {
  code: string;
  name?: string;
  seal?: string;
}

export interface JoinedTable {
  table: string;
  seat: number;
  token: string;
}

/**
 * The key a seat shall have from now on: 256 random bits, made by the device it moves to. So whoever
 * hears no answer can find out whether it opens the seat already.
 */
export interface TakeOver {
  token: string;
}

export interface Code {
  code: string;
}

/**
 * What somebody is invited to: the game, by whom, how many chairs are free, and which names may be. For
 * who comes too late for those: may they watch, may they `ask` the host, and which `bots` to give way? While
 * a match is played, at which hole it is.
 */
export interface Invitation {
  game: string;
  host: string | null;
  free: number;
  chairs: number;
  names: Names;
  state: State;
  watch: boolean;
  ask: boolean;
  bots: Array<BotsChair>;
  hole?: number | null;
  holes?: number | null;
}

/** A chair that may be asked for; `bot` plays it. `total`: its strokes in the holes that are over. */
export interface BotsChair {
  seat: number;
  name: string;
  bot: string;
  total?: number | null;
}

/** What a spectator's own key opens: the table's felt, and no seat. */
export interface WindowKey {
  table: string;
  token: string;
}

/**
 * For a bot's chair, or to watch, with the key that shall open it if the host says yes, made by who asks:
 * 256 random bits. The host reads the name.
 */
export interface AskForChair {
  code: string;
  seat: number | null;
  token: string;
  name?: string;
  on?: boolean;
}

/**
 * What the host says to who asks for a bot's chair, or to watch. With a yes the asker's key opens that;
 * after a no they may ask `again` in so many seconds.
 */
export interface ChairAnswer {
  answer: "no" | "nobody" | "wait" | "yes";
  table: string;
  seat?: number | null;
  again?: number | null;
}

/**
 * What there is to choose from; texts in the language asked for.
 *
 * `keep_days`: a table nobody has used for so long is deleted; 0 keeps it. `reach` is the address at which
 * other devices reach this server; null if none does: then `lan` is what its owner may type instead.
 */
export interface Offer {
  version: string;
  protocol: string;
  languages: Array<string>;
  games: Array<GameTold>;
  bots: Array<BotTold>;
  phrases: Record<string, string>;
  names: Array<string>;
  keep_days: number;
  reach: string | null;
  lan: string | null;
  embeds: boolean;
  door: DoorSeen;
  message: ClubMessage | null;
  push: string | null;
}

/**
 * A game as far as a screen needs to know it. `players`: at least and at most. `secrets`: a player may
 * know cards that the others do not. `closing`: a hole is closed by turning up one's last card (`out`) or by
 * knocking. `faces`: what its cards look like. `tee_shots`: how many cards each player turns up before the
 * first turn; `looks`: the places each looks at instead, by the usual house rules.
 */
export interface GameTold {
  name: string;
  players: [number, number];
  rows: number;
  columns: number;
  secrets: boolean;
  closing: "knock" | "out";
  faces: "numbers" | "suits";
  tee_shots: number;
  looks: Array<number>;
  house: Array<HouseRuleTold>;
}

export interface HouseRuleTold {
  key: string;
  choices: Array<boolean | number | string>;
  default: boolean | number | string;
}

/** A bot to choose; a `guest` is a program of whoever runs this server. */
export interface BotTold {
  name: string;
  character: string;
  guest?: boolean;
}

/**
 * What this visitor may: come in, that is do all there is without an invitation or a key, and make
 * tables. `asks`: with a password they might do more.
 */
export interface DoorSeen {
  enter: boolean;
  make: boolean;
  asks: boolean;
}

/** The message of the day, and the language it is in. */
export interface ClubMessage {
  text: string;
  language: string;
}

export interface Password {
  password: string;
}

/**
 * What the club's password is good for, until it is changed: kept in its place, and sent with every
 * request in the header `Backnine-Badge`.
 */
export interface Badge {
  badge: string;
}

/**
 * The table of a key. To a player: the game, their seat and name; while a match goes on, at which hole it
 * is and whose turn it is; if the table is open `again` after a match, for how many other `people`, and how
 * many are `here`. To the host: the names of those who are `asking` to come in.
 */
export interface TableTold {
  table: string;
  state: State;
  game?: string | null;
  seat?: number | null;
  name?: string | null;
  hole?: number | null;
  holes?: number | null;
  turn?: string | null;
  yours?: boolean;
  again?: boolean;
  here?: number;
  people?: number;
  asking?: Array<string>;
}

/** Whether the table is gone; else others have still to agree. */
export interface Deleted {
  deleted: boolean;
}

/** What is to be printed. Without `language` it is the reader's (`Accept-Language`). */
export interface PaperAsked {
  kind: "cards" | "rules" | "scorecard";
  game: string;
  size?: "A4" | "letter";
  language?: string | null;
  players?: number | null;
  holes?: number | null;
  names?: Array<string>;
  played?: PlayedTold | null;
}

/**
 * A finished match: strokes by hole and seat, null for who did not play; holes after `regular` are
 * play-offs.
 */
export interface PlayedTold {
  names: Array<string>;
  holes: Array<Array<number | null>>;
  regular: number;
  winners: Array<number>;
  closers?: Array<number | null>;
}

/**
 * The first pages as pictures (PNG in data URLs) and how many the file has; names that had to be
 * shortened, and names with letters that were replaced.
 */
export interface PaperPreview {
  pictures: Array<string>;
  pages: number;
  shortened: Array<string>;
  replaced: Array<string>;
}

/** The record of a match that is over, of a table that the server may have forgotten. */
export interface ReviewAsked {
  record: string;
}

/**
 * As far as the match is judged: the holes from the one that was asked for on, of `of`. `review` is the
 * key to more of it.
 */
export interface ReviewTold {
  review: string;
  game: string;
  judge: string;
  of: number;
  holes?: Array<HoleReview>;
  failed?: boolean;
}

export interface HoleReview {
  hole: number;
  seats: Array<number>;
  players: Array<SeatReview>;
  decisions: Array<JudgedMove>;
  points: Array<PointReview>;
}

/**
 * How the strokes of a seat came about: strokes = par + luck_own + luck_others + mistakes + others,
 * exactly. `unforeseen` is the part of `others` by which the judge corrected itself; `score` is birdie,
 * par or bogey.
 */
export interface SeatReview {
  seat: number;
  strokes: number;
  par: number;
  luck_own: number;
  luck_others: number;
  mistakes: number;
  others: number;
  unforeseen?: number;
  score?: string | null;
}

/**
 * A decision: move number `n` of the match. `unit` says what matters by then, strokes or the chance to
 * win the match. Where it was costly: what every move costs in strokes against the best, why that is best,
 * and the `position` as the seat knew it.
 */
export interface JudgedMove {
  n: number;
  seat: number;
  move: string;
  best: string;
  loss: number;
  se: number;
  grade: "best" | "blunder" | "fine" | "inaccuracy" | "mistake";
  unit?: "chance" | "strokes";
  chance_loss?: number;
  themes?: Array<string>;
  costs?: Record<string, number>;
  why?: WhySeen | null;
  position?: string;
}

/**
 * After `n` moves: the strokes expected of the hole and the chances to win the match, by place among the
 * seats; and of the move before, by `seat`, how much of it was luck and how much was given away.
 */
export interface PointReview {
  n: number;
  expected: Array<number>;
  chances: Array<number>;
  seat?: number | null;
  luck?: number;
  loss?: number;
}

export interface PuzzlesTold {
  game: string;
  puzzles?: Array<PuzzleTold>;
}

/**
 * A position and what every move costs there against the best, in strokes; how hard it is, as a
 * rating.
 */
export interface PuzzleTold {
  id: string;
  themes: Array<string>;
  rating: number;
  rd: number;
  view: ViewSeen;
  best: string;
  costs: Record<string, number>;
  position: string;
  why?: WhySeen | null;
}

/** A position as text (docs/position.md), and who asks; else the seat that is to act. */
export interface AdviceAsked {
  position: string;
  seat?: number | null;
}

/**
 * The best move and why, and what every move costs in strokes against it. `sure`: the next best is worse
 * by more than an error of the judge. `expected`: strokes of the hole, by seats of the `view`, with the best
 * move. `position` is the text of what the seat knows.
 */
export interface AdviceTold {
  game: string;
  house: string;
  position: string;
  seat: number;
  judge: string;
  view: ViewSeen;
  best: string;
  costs: Record<string, number>;
  expected: Array<number>;
  sure: boolean;
  why?: WhySeen | null;
}

/** As the browser's `PushSubscription` has it; `language` is that of the reminders. */
export interface BellAsked {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
}

/** `id` names it, to take it down again. */
export interface BellHung {
  id: string;
}

/** What was wrong: a stable key, its details, and the sentence in the reader's language. */
export interface Problem {
  why: string;
  details: Record<string, string | number>;
  text: string;
}
