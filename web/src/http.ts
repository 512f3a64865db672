// Made from the types in src/backnine/server by `make schema`. Do not edit.

import type { State, Names } from "./protocol";

/** A table to be made. With `start` the match begins at once, or as soon as sealed words are revealed. */
export interface NewTable {
  game: string;
  chairs: Array<NewChair>;
  house?: string;
  timer?: number;
  grace?: number;
  watch?: boolean;
  memory_aid?: boolean;
  pace?: number;
  names?: Names;
  start?: boolean;
}

/** Somebody at this device (who may seal a word for the shuffle), somebody elsewhere, or a bot. */
export interface NewChair {
  who: "bot" | "here" | "open";
  name?: string;
  bot?: string;
  seal?: string;
}

/** The keys to a new table: they are told once, and nobody can tell them again. */
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

export interface Code {
  code: string;
}

/** What somebody is invited to: the game, by whom, how many chairs are free, and which names may be. */
export interface Invitation {
  game: string;
  host: string | null;
  free: number;
  chairs: number;
  names: Names;
}

/**
 * What there is to choose from; texts in the language asked for.
 *
 * `keep_days`: a table nobody has used for so long is deleted; 0 keeps it. `reach` is the address at which
 * other devices reach this server; null if none does.
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
}

/**
 * A game as far as a screen needs to know it. `players`: at least and at most. `secrets`: a player may
 * know cards that the others do not. `closing`: a hole is closed by turning up one's last card (`out`) or by
 * knocking. `faces`: what its cards look like. `pairs`: whether equal cards in a column cancel, or the house
 * rule with which they do.
 */
export interface GameTold {
  name: string;
  players: [number, number];
  rows: number;
  columns: number;
  secrets: boolean;
  closing: "knock" | "out";
  faces: "numbers" | "suits";
  pairs: boolean | string;
  house: Array<HouseRuleTold>;
}

export interface HouseRuleTold {
  key: string;
  choices: Array<boolean | number | string>;
  default: boolean | number | string;
}

export interface BotTold {
  name: string;
  character: string;
}

/** The table of a key. To a player: while a match goes on, at which hole it is and whose turn it is. */
export interface TableTold {
  table: string;
  state: State;
  hole?: number | null;
  holes?: number | null;
  turn?: string | null;
  yours?: boolean;
}

/** Whether the table is gone; else others have still to agree. */
export interface Deleted {
  deleted: boolean;
}

/** What was wrong: a stable key, its details, and the sentence in the reader's language. */
export interface Problem {
  why: string;
  details: Record<string, string | number>;
  text: string;
}
