// Made from the types in src/backnine/server by `make schema`. Do not edit.

import type { ViewSeen, ScoreCard } from "../protocol";
import type { GameTold } from "../http";

/**
 * A rule sheet: which clauses in which order; their texts are in the catalogues. `pictures`: rows of
 * cards for clauses that are easier seen than read; `minute`: the same for each sentence of the summary.
 */
export interface Sheet {
  game: GameTold;
  sections: Array<SectionMade>;
  examples: Record<string, Example>;
  pictures: Record<string, Array<Array<string>>>;
  minute: Array<Array<Array<string>>>;
}

export interface SectionMade {
  key: string;
  clauses: Array<string>;
}

/**
 * A layout counted out: what each column costs once pairs have cancelled, which of them are pairs, and
 * what is earned on top.
 */
export interface Example {
  cards: Array<string>;
  columns: Array<number>;
  pairs: Array<boolean>;
  bonus: number;
  strokes: number;
}

/** `start` is the table before the first step. */
export interface LessonMade {
  start: ViewSeen;
  steps: Array<StepMade>;
}

/** `say` is a message; `touch` what the pupil is to touch; `told` what a table would tell then. */
export interface StepMade {
  say: string;
  touch: string;
  told: Array<ViewSeen | ScoreCard>;
}

/**
 * The packs of a game. `rules`: the house rules that matter. `used`: by what is said of them (as in
 * `jokers=true,packs=2`) which pack, for the least number of players and for each one more. `looks`: the
 * slots that a first look shows, as a rule ("") and under the house rules that change it.
 */
export interface PacksMade {
  game: string;
  slots: number;
  least: number;
  rules: Array<string>;
  packs: Array<PackMade>;
  used: Record<string, Array<number>>;
  looks: Record<string, Array<number>>;
}

/**
 * Cards in the order a shuffle starts from, so many times over, and what each counts in the draw for the
 * dealer.
 */
export interface PackMade {
  cards: string;
  times: number;
  values: Array<number>;
}

/**
 * How a game counts. `rules`: the house rules that matter. `houses`: by what is said of them (as in
 * `twos=2,blocks=true`). `patterns`: by the columns in which all cards have one rank (as in `1,3`) what they
 * save. `whole`: nothing else saves anything. `bonuses_last`: savings of one column are told before those of
 * several.
 */
export interface CountingMade {
  game: string;
  columns: number;
  whole: boolean;
  bonuses_last: boolean;
  rules: Array<string>;
  houses: Record<string, HouseCount>;
  patterns: Array<Record<string, Array<SavingMade>>>;
}

/** By rank what a card counts by itself, and which pattern its columns follow. */
export interface HouseCount {
  values: Record<string, number>;
  patterns: Record<string, number>;
}

/**
 * Strokes saved in these columns, by which clause; none: the column counts nothing. `slot`: whose card is
 * named.
 */
export interface SavingMade {
  columns: Array<number>;
  strokes: number | null;
  clause: string;
  slot: number;
}

/**
 * `most`: by what is said of the rules in `packs`, how many can play. `penalties`: by what is said of the
 * rules in `closing`; a house without one is not named.
 */
export interface KeepingMade {
  game: string;
  longest_name: number;
  play_offs: number;
  packs: Array<string>;
  most: Record<string, number>;
  closing: Array<string>;
  penalties: Record<string, PenaltyMade>;
}

/**
 * The house rule it is called by, and what it adds for a closer whom somebody has beaten, and for one
 * whom nobody has.
 */
export interface PenaltyMade {
  rule: string;
  beaten: Array<PenaltyPart>;
  unbeaten: Array<PenaltyPart>;
}

/** From this score on a penalty adds `times` the score and `plus`. */
export interface PenaltyPart {
  score: number;
  times: number;
  plus: number;
}
