// The text of what was tapped in: one line, as docs/position.md has it.

import { closerOf, isOpening, rulesFor, type Laid, type LaidPlace } from "./laid";
import { gameOf } from "../keeper/rules";

const SIGN = { "": "", owner: "o", all: "e" };

export function lineOf(laid: Laid): string {
  const opening = isOpening(laid);
  const closer = closerOf(laid);
  const seats = laid.layouts.map((layout, seat) => {
    const marks = layout.length ? marksOf(laid, seat, opening, closer) : ["out"];
    const owes = laid.owes[seat]?.length ? ["owes", ...laid.owes[seat].map(String)] : [];
    return [String(seat), ...marks, ...layout.map((place) => placeText(laid, place)), ...owes];
  });
  const table = [
    ["discard", ...laid.discard],
    ...(laid.held === null ? [] : [["held", laid.held, "from", laid.from]]),
    ["hole", String(laid.hole), "dealer", String(laid.dealer ?? lastOf(laid)), ...renewed(laid)],
    ...(laid.totals.some(Boolean) ? [["totals", ...laid.totals.map(String)]] : []),
  ];
  return [headOf(laid), ...seats, ...table].map((words) => words.join(".").toLowerCase()).join(":");
}

const headOf = ({ game, house }: Laid): string[] => [game, ...house.split(/[=,]/).filter(Boolean).map(dashed)];
const dashed = (word: string): string => word.replaceAll("_", "-");
const renewed = ({ renewals }: Laid): string[] => (renewals ? ["renewals", String(renewals)] : []);
const lastOf = ({ layouts }: Laid): number => Math.max(...layouts.map((layout, seat) => (layout.length ? seat : 0)));

function marksOf(laid: Laid, seat: number, opening: boolean, closer: number | null): string[] {
  if (opening) return isWaiting(laid, seat) ? ["waiting"] : [];
  return [...(seat === laid.seat ? ["turn"] : []), ...(seat === closer ? ["closer"] : [])];
}

const isWaiting = (laid: Laid, seat: number): boolean =>
  laid.layouts[seat]!.filter(({ card }) => card !== null).length < rulesFor(laid).game.tee_shots;

function placeText({ game }: Laid, { card, seen }: LaidPlace): string {
  if (gameOf(game)!.secrets) return `x${card ?? ""}${SIGN[seen]}`;
  return card ?? "x";
}
