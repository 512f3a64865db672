// What was tapped in, kept in this browser: the last table of every game.

import { keep, kept } from "../shelf";
import { gameOf, readHouse, rulesOf } from "../keeper/rules";
import { Refusal } from "../keeper/model";
import { emptyLaid, leftIn, type Laid, type LaidPlace } from "./laid";

const SHELF = "advice";

interface Drafts {
  game: string; // the last that was looked at
  laid: Record<string, Laid>;
}

function drafts(): Drafts {
  const none: Drafts = { game: "", laid: {} };
  try {
    const read = JSON.parse(kept(SHELF) ?? "null") as Drafts | null;
    return read && typeof read.laid === "object" && read.laid ? { game: String(read.game), laid: read.laid } : none;
  } catch {
    return none;
  }
}

/** The table of a game as it was left, or of the game that was looked at last; an empty one if it cannot be read. */
export function draftOf(game: string, otherwise: string): Laid {
  const all = drafts();
  const name = [game, all.game, otherwise].find((each) => gameOf(each))!;
  const laid = all.laid[name];
  return laid && isSound(laid, name) ? laid : emptyLaid(name);
}

/** Whether it was stored for good. */
export const keepDraft = (laid: Laid): boolean =>
  keep(SHELF, JSON.stringify({ game: laid.game, laid: { ...drafts().laid, [laid.game]: laid } } satisfies Drafts));

/** Has somebody, or another version of ours, written something else there? */
function isSound(laid: Laid, name: string): boolean {
  try {
    return isLaid(laid, name);
  } catch {
    return false;
  }
}

function isLaid(laid: Laid, name: string): boolean {
  const game = gameOf(name)!;
  const players = laid.names.length;
  const rules = rulesOf(laid);
  if (laid.game !== name || rules instanceof Refusal || readHouse(game.house, laid.house) instanceof Refusal)
    return false;
  const seats = [laid.seat, laid.closer ?? 0, laid.dealer ?? 0];
  return (
    [laid.layouts, laid.owes].every((each) => each.length === players) &&
    seats.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < players) &&
    laid.layouts[laid.seat]!.length > 0 &&
    laid.layouts.every(
      (layout) => [0, game.rows * game.columns].includes(layout.length) && layout.every(isLaidPlace),
    ) &&
    laid.names.every((each) => typeof each === "string") &&
    ["stock", "discard"].includes(laid.from) &&
    [laid.hole, laid.renewals, ...laid.totals, ...laid.owes.flat()].every(Number.isInteger) &&
    typeof laid.source === "string" &&
    [...laid.layouts.flat().map(({ card }) => card), ...laid.discard, laid.held].every(
      (card) => card === null || leftIn(laid, rules, card) >= 0,
    )
  );
}

const isLaidPlace = ({ card, seen }: LaidPlace): boolean =>
  (card === null || typeof card === "string") && ["", "owner", "all"].includes(seen);
