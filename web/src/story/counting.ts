// What the cards of a layout count, from a table made of the rules (src/backnine/server/counting.py).

import { rankOf } from "../cards";
import type { ParsedRecord } from "../fair/record";
import counting from "../made/counting.json";
import type { CountingMade } from "../made/types";
import type { LayoutScore } from "../protocol";

/** Null for a card that is not known: it counts nothing. */
export type LayoutCounter = (cards: (string | null)[]) => LayoutScore;

const GAMES = counting as unknown as CountingMade[];

/** How the game of a record counts by its house rules; null for a game this page does not know. */
export function countOf({ tags, house }: Pick<ParsedRecord, "tags" | "house">): LayoutCounter | null {
  const game = GAMES.find((each) => each.game === tags["Game"]);
  const said = game?.rules.filter((key) => key in house).map((key) => `${key}=${house[key]}`);
  const by = game?.houses[said!.join(",")];
  if (!game || !by) return null;

  const valueOf = (card: string): number => by.values[rankOf(card)]!;
  const sum = (cards: (string | null)[]): number =>
    cards.reduce((total, card) => total + (card === null ? 0 : valueOf(card)), 0);

  return (cards) => {
    const column = (number: number): (string | null)[] =>
      cards.filter((_, place) => place % game.columns === number - 1);
    const savings = [...equalColumns(cards, game.columns)].flatMap(([rank, columns]) =>
      (game.patterns[by.patterns[rank]!]?.[columns.join(",")] ?? []).map((saving) => ({
        clause: saving.clause,
        card: cards[saving.slot - 1]!,
        columns: saving.columns,
        strokes: saving.strokes ?? 0 - sum(column(saving.columns[0]!)), // not -0
      })),
    );
    if (game.bonuses_last) savings.sort((one, other) => several(one) - several(other));
    const face_value = sum(cards);
    return { strokes: savings.reduce((total, { strokes }) => total + strokes, face_value), face_value, savings };
  };
}

const several = ({ columns }: { columns: number[] }): number => Number(columns.length > 1);

/** Whether all that a layout of this game can save is in the table. */
export const countsWhole = (game: string): boolean => GAMES.some((each) => each.game === game && each.whole);

/** The most strokes that columns of one rank earn together, as a number below zero. */
export function bestBonus(game: string, house: Record<string, string>): number {
  const made = GAMES.find((each) => each.game === game);
  const said = made?.rules.filter((key) => key in house).map((key) => `${key}=${house[key]}`);
  const ranks = Object.values(made?.houses[said!.join(",")]?.patterns ?? {});
  const every = Array.from({ length: made?.columns ?? 0 }, (_, place) => place + 1).join(",");
  const bonus = (pattern: number): number =>
    (made!.patterns[pattern]?.[every] ?? [])
      .filter(({ columns }) => columns.length > 1)
      .reduce((sum, { strokes }) => sum + (strokes ?? 0), 0);
  return Math.min(0, ...ranks.map(bonus));
}

/** By rank the columns (from 1) in which all cards have it. */
function equalColumns(cards: (string | null)[], columns: number): Map<string, number[]> {
  const equal = new Map<string, number[]>();
  for (let column = 0; column < columns; column += 1) {
    const ranks = cards.filter((_, place) => place % columns === column).map((card) => card && rankOf(card));
    const [first] = ranks;
    if (first && ranks.every((rank) => rank === first)) equal.set(first, [...(equal.get(first) ?? []), column + 1]);
  }
  return equal;
}
