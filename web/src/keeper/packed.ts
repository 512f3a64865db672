// A match as a piece of text for a link or a QR code: its file, compressed.

import { packText, unpackText } from "../packed";
import { readKept, writeKept } from "./file";
import { readCards, Refusal, type KeptEntry, type KeptMatch } from "./model";
import type { Rules } from "./rules";

export { isPacked } from "../packed";

export async function pack(match: KeptMatch): Promise<string> {
  return packText(JSON.stringify(JSON.parse(writeKept(match))));
}

export async function unpack(about: string): Promise<KeptMatch | Refusal> {
  try {
    return readKept(await unpackText(about));
  } catch {
    return new Refusal("keeper-not-ours");
  }
}

/** The same match with strokes in place of cards, which is much shorter. Every layout becomes what it counted when it
 *  was told: a correction stays one, and holes that do not count any more can be read again, too. */
export function withoutCards(match: KeptMatch, rules: Rules): KeptMatch {
  const last = new Map<string, number | null>(); // by hole and seat
  const done = new Set<number>();
  const plain = (entry: KeptEntry): KeptEntry[] => {
    if ("done" in entry) done.add(entry.hole);
    if (!("seat" in entry)) return [entry];
    const { hole, seat } = entry;
    const before = last.get(`${hole} ${seat}`) ?? null;
    const strokes = "strokes" in entry ? entry.strokes : countIn(entry.layout, rules, done.has(hole) ? before : null);
    last.set(`${hole} ${seat}`, strokes);
    // what was never told need not be taken back
    return strokes === null && before === null ? [] : [{ hole, seat, strokes }];
  };
  return { ...match, entries: match.entries.flatMap(plain) };
}

/** Of a layout that is not told whole: what counted before, if anything. */
function countIn(layout: string, { game, count }: Rules, before: number | null): number | null {
  const cards = readCards(layout, game.rows, game.columns)!;
  return cards.includes(null) ? before : count!(cards).strokes;
}
