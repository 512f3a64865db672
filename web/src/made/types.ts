// Made from the types in src/backnine/server by `make schema`. Do not edit.

import type { ViewSeen, ScoreCard } from "../protocol";
import type { GameTold } from "../http";

/**
 * A rule sheet: which clauses in which order; their texts are in the catalogues. `pictures`: rows of
 * cards for clauses that are easier seen than read.
 */
export interface Sheet {
  game: GameTold;
  sections: Array<SectionMade>;
  examples: Record<string, Example>;
  pictures: Record<string, Array<Array<string>>>;
  house: Array<HouseMade>;
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

export interface HouseMade {
  key: string;
  range: string;
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
 * `jokers=true,packs=2`) which pack, for the least number of players and for each one more.
 */
export interface PacksMade {
  game: string;
  slots: number;
  least: number;
  rules: Array<string>;
  packs: Array<PackMade>;
  used: Record<string, Array<number>>;
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
