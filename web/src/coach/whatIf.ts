// Playing on from a position, against those who sat there: the rest of that hole, as often as one likes.

import { makeTable } from "../api";
import { playerOf, type Finished } from "../history";
import type { NewChair } from "../http";
import { hold } from "../keys";
import { settings } from "../settings.svelte";

const INSTEAD = "club"; // for people, and for levels that nobody has told

/** The chairs of a match, with bots in place of everybody else. */
export function chairsOf(match: Finished, seat: number): NewChair[] {
  return match.names.map((_, each): NewChair => {
    const { name } = playerOf(match, each);
    return each === seat ? { who: "here", name } : { who: "bot", name, bot: match.bots?.[each] ?? INSTEAD };
  });
}

/** Strangers to play a puzzle on with. */
export const chairsFor = (players: number, seat: number): NewChair[] =>
  Array.from({ length: players }, (_, each): NewChair =>
    each === seat ? { who: "here", name: settings.name } : { who: "bot", bot: INSTEAD },
  );

/** `back`: the address that the table leads back to. */
export async function playOn(game: string, position: string, chairs: NewChair[], back: string): Promise<void> {
  const made = await makeTable({ game, chairs, position, pace: settings.botPace });
  hold(made.table, [...made.seats.map(({ token }) => token), made.host], game, undefined, back);
  location.hash = `table=${made.table}`;
}
