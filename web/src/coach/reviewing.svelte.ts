// The review of a match, hole by hole as the server has judged it; once it is whole, it is kept in this browser.

import { ApiError, reviewMatch, reviewOn, reviewRecord, sentenceOf } from "../api";
import { idOf, recordOf, type Finished } from "../history";
import type { ReviewTold } from "../http";
import { heldTable } from "../keys";
import { keep, keptList } from "../shelf";
import { grown, isWhole, summaryOf, type MatchReview, type Summary } from "./review";

const SHELF = "reviews";
const SUMS = "sums";
const MOST = 6; // whole reviews; of the others only what they add up to
const MOST_SUMS = 500;
const AGAIN = 3; // times a review that the server has forgotten is begun anew

interface KeptReview {
  id: string;
  review: MatchReview;
}
export interface KeptSum {
  id: string;
  seats: Record<number, Summary>;
}

export const keptReview = (id: string): MatchReview | undefined =>
  keptList<KeptReview>(SHELF).find((each) => each.id === id)?.review;

export const keptSums = (): KeptSum[] => keptList<KeptSum>(SUMS);

function shelve(match: Finished, review: MatchReview): void {
  const id = idOf(match);
  const others = keptList<KeptReview>(SHELF).filter((each) => each.id !== id);
  for (const most of [MOST, 3, 1]) if (keep(SHELF, JSON.stringify([{ id, review }, ...others].slice(0, most)))) break;
  const seats = Object.fromEntries(match.mine.map((seat) => [seat, summaryOf(review, seat)]));
  const sums = keptSums().filter((each) => each.id !== id);
  keep(SUMS, JSON.stringify([{ id, seats }, ...sums].slice(0, MOST_SUMS)));
}

/** Sums of reviews out of a file; those that are here already stay. */
export function addSums(sums: KeptSum[]): void {
  const here = keptSums();
  const fresh = sums.filter(({ id }) => !here.some((each) => each.id === id));
  keep(SUMS, JSON.stringify([...here, ...fresh].slice(0, MOST_SUMS)));
}

export class Reviewing {
  review = $state.raw<MatchReview | null>(null);
  problem = $state("");
  private match: Finished | null = null;

  get whole(): boolean {
    return !!this.review && isWhole(this.review);
  }

  /** Whatever was asked for before is given up. */
  async of(match: Finished): Promise<void> {
    this.match = match;
    this.problem = "";
    this.review = keptReview(idOf(match)) ?? null;
    if (this.whole) return;
    try {
      await this.follow(match, AGAIN);
    } catch (error) {
      if (this.match === match) this.problem = sentenceOf(error);
    }
  }

  stop(): void {
    this.match = null;
  }

  private async follow(match: Finished, tries: number): Promise<void> {
    let told = await begin(match);
    this.review = null;
    for (;;) {
      if (this.match !== match) return;
      this.review = grown(this.review, told);
      if (this.whole) return shelve(match, this.review);
      if (told.failed) throw new ApiError("too-busy", "");
      try {
        told = await reviewOn(told.review, this.review.holes.length);
      } catch (error) {
        if (!(error instanceof ApiError && error.why === "no-such-review") || !tries) throw error;
        return this.follow(match, tries - 1);
      }
    }
  }
}

/** With the key to its table, or where that opens nothing any more with the record that is kept here. */
async function begin(match: Finished): Promise<ReviewTold> {
  const tokens = heldTable(match.table)?.tokens ?? [];
  if (!match.record && tokens.length) {
    try {
      return await reviewMatch(tokens, match.round);
    } catch (error) {
      if (error instanceof ApiError && error.why === "offline") throw error;
    }
  }
  return reviewRecord(await recordOf(match));
}
