// What each game is dealt from, as its rules say.

import packs from "../made/packs.json";
import type { PacksMade } from "../made/types";
import type { ParsedRecord } from "./record";

/** A pack, what its cards count in the draw for the dealer, and how many of them each player gets. */
export interface Dealt {
  cards: string[];
  values: Record<string, number>;
  slots: number;
  looks: Record<string, number[]>; // what a first look shows, by house rule
}

const PACKS = packs as unknown as PacksMade[];

/** The pack of a match; null for a game this page does not know. */
export function packOf({ tags, house, players }: Pick<ParsedRecord, "tags" | "house" | "players">): Dealt | null {
  const game = PACKS.find((each) => each.game === tags["Game"]);
  const said = game?.rules.filter((key) => key in house).map((key) => `${key}=${house[key]}`);
  const pack = game?.packs[game.used[said!.join(",")]?.[players - game.least] ?? -1];
  if (!game || !pack) return null;
  const part = pack.cards.split(" ");
  const values = Object.fromEntries(part.map((card, place) => [card, pack.values[place]!]));
  return { cards: Array.from({ length: pack.times }, () => part).flat(), values, slots: game.slots, looks: game.looks };
}
