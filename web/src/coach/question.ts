// A position that asks what one would do, as the seat knew it: from a replay of the match, or from a puzzle.

import { rankOf } from "../cards";
import type { JudgedMove } from "../http";
import type { TableSeen, ViewSeen, WhySeen } from "../protocol";
import { heldSeen, layoutsSeen, showing, type Replayable, type ReplayStep } from "../story/replay";
import { cardWord } from "../cards";
import { t } from "../words.svelte";

export interface CoachQuestion {
  view: ViewSeen;
  costs: Record<string, number>; // every move, by what it costs in strokes against the best
  best: string;
  why: WhySeen | null;
  made: string; // what was played there; "" where nobody tells
  position: string; // to play on from
  chance?: number; // of winning the match, given away by what was played, where that is what matters
}

const RIGHT = 0.15; // strokes: as good as the best

export const isRight = ({ costs, best }: Pick<CoachQuestion, "costs" | "best">, move: string): boolean =>
  move === best || (costs[move] ?? Infinity) <= RIGHT;

/** The view of who is to play, before that move: the table's own message, made from the record. */
export function viewBefore(match: Replayable, hole: number, step: ReplayStep, seat: number, moves: string[]): ViewSeen {
  const { seats, dealer, number } = match.told.holes[hole]!;
  const layouts = layoutsSeen(step, seat);
  const holding = step.held?.seat === seat;
  const verb = moves[0]?.split(" ")[0];
  return {
    t: "view",
    n: 0,
    seat,
    hole: number,
    holes: Number(match.told.house["holes"]) || match.told.holes.length,
    dealer,
    seats,
    phase: holding ? "place" : verb === "flip" ? "tee-off" : verb === "look" ? "first-look" : "draw",
    turn: verb === "flip" || verb === "look" ? null : seat,
    acting: [seat],
    totals: [],
    closer: step.closer,
    held: holding ? heldSeen(step, seat) : null,
    held_from: holding ? step.held!.from : null,
    stock: step.stock,
    discard: step.top ? [step.top] : [],
    layouts,
    turns: [],
    moves,
    showing: showing(match, layouts),
  };
}

export const questionOf = (judged: JudgedMove, view: ViewSeen): CoachQuestion => ({
  view,
  costs: judged.costs ?? {},
  best: judged.best,
  why: judged.why ?? null,
  made: judged.move,
  position: judged.position ?? "",
  ...(judged.unit === "chance" && { chance: judged.chance_loss ?? 0 }),
});

/** As much of a table as a question needs. */
export const tableOf = (game: string): TableSeen => ({ state: "playing", game, house: {}, chairs: [] }) as never;

/** A move in words, with the cards that this view shows. */
export function moveText(move: string, { held, discard, layouts, seat }: ViewSeen): string {
  const [verb = "", slot = ""] = move.split(" ");
  const old = slot ? (layouts[seat ?? 0]?.[Number(slot) - 1]?.card ?? null) : null;
  const card = cardWord(verb === "take" ? (discard.at(-1) ?? null) : held);
  if (verb === "swap") {
    if (!held) return t("review-move-swap-any", { slot });
    return old && rankOf(old) !== rankOf(held)
      ? t("review-move-swap-for", { card, slot, old: cardWord(old) })
      : t("review-move-swap", { card, slot });
  }
  if (verb === "toss") return t(slot ? "review-move-toss-turn" : "review-move-toss", { card, slot });
  if (verb === "look") return t(slot ? "review-move-look-at" : "review-move-look", { slot });
  return t(`review-move-${verb}`, { card, slot });
}

// Why: what a bot says of itself in the terminal, as facts for the reader.
const REASONS: Record<string, string> = {
  "take-pair": "pair",
  "swap-pair": "pair",
  "take-block": "block",
  "swap-block": "block",
  "take-half-block": "half-block",
  "swap-half-block": "half-block",
  "take-hole-in-one": "ace",
  "swap-hole-in-one": "ace",
  "take-for": "lower",
  "take-for-remembered": "lower",
  "swap-lower": "lower",
  "swap-highest": "lower",
  "swap-remembered": "lower",
  "take-for-unknown": "unknown",
  "swap-covers": "unknown",
  "swap-unknown": "unknown",
  "take-hopes": "hopes",
  "swap-covers-hopes": "hopes",
  "swap-hopes": "hopes",
  "swap-breaks-pair": "breaks-pair",
  "swap-spares": "spares",
  "swap-for-time": "time",
  "pass-waits": "waits",
  "pass-behind": "behind",
  "swap-must": "must",
  "swap-to-know": "know",
  "swap-owes": "owes",
  "draw-owes": "owes",
  "draw-no-use": "draw",
  "draw-better": "draw",
  "draw-ends-hole": "ends",
  "toss-turns-up": "turns-up",
  "toss-fresh": "fresh",
  "tee-off-fresh": "fresh",
  "toss-last-round": "last",
  "toss-high": "no-help",
  "out-ahead": "out",
  "out-level": "out",
  "out-behind": "out-behind",
  "out-short-stock": "short",
  "knock-short-stock": "short",
  knock: "knock",
  "knock-unsure": "knock",
  "tee-off": "same",
  look: "look",
  "look-slot": "look",
};

/** Why a move is best, in a sentence; "" where there is nothing to tell. */
export function whyText(why: WhySeen | null | undefined): string {
  const reason = why && REASONS[why.key];
  return reason ? t(`review-why-${reason}`) : "";
}
