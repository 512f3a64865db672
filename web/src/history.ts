// The finished matches of this browser.

import { record } from "./api";
import { heldTable } from "./keys";
import { keep, keptList } from "./shelf";
import type { TableState } from "./state";

export interface Finished {
  table: string;
  round: number;
  at: number;
  game: string;
  names: string[];
  mine: number[]; // the seats of this browser
  holes: (number | null)[][]; // strokes by hole and seat; null: did not play (a play-off)
  totals: number[];
  winners: number[];
  record?: string;
}

const SHELF = "history";
const MOST = 100;

export const remembered = (): Finished[] => keptList(SHELF);

/** The match that has just ended, as it is kept; null while one is being played, or for a spectator. */
export function finished(table: string, { table: seen, score, welcome }: TableState, at = Date.now()): Finished | null {
  const round = seen?.records.at(-1);
  if (
    !seen ||
    (seen.state !== "over" && seen.state !== "ended") ||
    !score?.outcome ||
    !welcome?.seats.length ||
    round === undefined
  )
    return null;
  return {
    table,
    round,
    at,
    game: seen.game,
    names: seen.chairs.map((chair) => chair.name),
    mine: welcome.seats,
    holes: score.holes.map((hole) => seen.chairs.map((_, seat) => hole.strokes[hole.seats.indexOf(seat)] ?? null)),
    totals: score.totals,
    winners: score.outcome.winners,
  };
}

const same = (one: Finished, other: Finished): boolean => one.table === other.table && one.round === other.round;

/** Keep a match, once; its record is fetched so that it outlives the table. */
export function remember(match: Finished): void {
  if (remembered().some((each) => same(each, match))) return;
  shelve([match, ...remembered()]);
  void recordOf(match).catch(() => undefined);
}

export function forget(match: Finished): void {
  shelve(remembered().filter((each) => !same(each, match)));
}

const asked = new Map<string, Promise<string>>(); // records that are on their way

/** The record of a match: the one kept here, or the server's. */
export function recordOf(match: Finished): Promise<string> {
  const kept = remembered().find((each) => same(each, match))?.record;
  if (kept) return Promise.resolve(kept);
  const name = `${match.table} ${match.round}`;
  const coming = asked.get(name) ?? fetched(match).finally(() => asked.delete(name));
  asked.set(name, coming);
  return coming;
}

async function fetched(match: Finished): Promise<string> {
  const text = await record(heldTable(match.table)?.tokens ?? [], match.round);
  shelve(remembered().map((each) => (same(each, match) ? { ...each, record: text } : each)));
  return text;
}

function shelve(matches: Finished[]): void {
  const some = matches.slice(0, MOST);
  if (keep(SHELF, JSON.stringify(some))) return;
  const slim = some.map((match, place) => (place < some.length / 2 ? match : { ...match, record: undefined }));
  keep(SHELF, JSON.stringify(slim)); // the records of the older half make room
}

/** Seats from the lowest total to the highest; the winners of a play-off come first. */
export function ranking({ totals, winners }: Pick<Finished, "totals" | "winners">): number[] {
  const won = (seat: number): number => (winners.includes(seat) ? 0 : 1);
  return totals
    .map((_, seat) => seat)
    .sort((one, other) => won(one) - won(other) || totals[one]! - totals[other]! || one - other);
}
