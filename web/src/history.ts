// The finished matches of this browser.

import { record } from "./api";
import { botName, characterOf } from "./characters";
import { isGiven } from "./given";
import { heldTable } from "./keys";
import type { ChairSeen } from "./protocol";
import { drop, keep, kept, keptList } from "./shelf";
import { namesOf, type Lineup, type SeenState } from "./state";

export interface Finished {
  table: string;
  round: number;
  at: number;
  game: string;
  names: string[];
  bots?: (string | null)[]; // by seat: the level of a bot; older matches do not say
  mine: number[]; // the seats of this browser; none if it did not see the match being played
  real?: boolean; // played with real cards: there is no table and no record
  guest?: boolean; // out of the file of somebody else, whose seats `mine` are
  holes: (number | null)[][]; // strokes by hole and seat; null: did not play (a play-off)
  totals: number[];
  winners: number[];
  closers?: (number | null)[]; // by hole: who knocked or went out
  record?: string;
}

const SHELF = "history";
export const MOST = 500;
const RECORDS = [100, 50, 25, 0]; // of the newest matches, as many as fit; older ones keep only their results
const ROOM = "history-room";

export const remembered = (): Finished[] => keptList(SHELF);

/** The match that has just ended, as it is kept; null while one is being played, for a spectator, and for who sat down
 *  after it. */
export function finished(table: string, state: SeenState): Finished | null {
  const match = state.table?.what_if ? null : resultOf(table, state);
  return match?.mine.length ? match : null;
}

let last: { text: string; match: Finished } | null = null;

/** The match that has just ended, as anybody sees it: the same object as long as it is the same match. */
export function resultOf(table: string, state: SeenState): Finished | null {
  const match = readResult(table, state);
  if (!match) return null;
  const text = JSON.stringify(match);
  if (last?.text !== text) last = { text, match: { ...match, at: Date.now() } };
  return last.match;
}

function readResult(table: string, { table: seen, score, lineup, welcome }: SeenState): Finished | null {
  const round = seen?.what_if ? seen.round - 1 : seen?.records.at(-1);
  if (!seen || (seen.state !== "over" && seen.state !== "ended") || !score?.outcome || round === undefined) return null;
  const playing = lineup?.round === round ? lineup : heldTable(table)?.lineup;
  const played: Omit<Lineup, "round"> = playing?.round === round ? playing : { ...namesOf(seen), mine: [] };
  // whoever has it still may have another name by now
  const isOwn = (seat: number): boolean => played.mine.includes(seat) && !!welcome?.seats.includes(seat);
  return {
    table,
    round,
    at: 0,
    game: seen.game,
    names: played.names.map((name, seat) => (isOwn(seat) ? (seen.chairs[seat]?.name ?? name) : name)),
    bots: played.bots,
    mine: played.mine,
    holes: score.holes.map((hole) => seen.chairs.map((_, seat) => hole.strokes[hole.seats.indexOf(seat)] ?? null)),
    totals: score.totals,
    winners: score.outcome.winners,
    closers: score.holes.map((hole) => hole.closer),
  };
}

export interface MatchPlayer {
  name: string;
  bot: boolean;
}

/** Who sat there. Older matches have a bot's name as it was shown, and do not say that it was one. */
export function playerOf({ names, bots, mine }: Pick<Finished, "names" | "bots" | "mine">, seat: number): MatchPlayer {
  const name = names[seat] ?? "";
  if (bots) return { name, bot: !!bots[seat] };
  const character = mine.includes(seat) ? undefined : characterOf(name);
  return { name: character ?? name, bot: character !== undefined };
}

/** Their chair, as if they were all at the table still. */
export function chairOf(match: Pick<Finished, "names" | "bots" | "mine">, seat: number): ChairSeen {
  const { name, bot } = playerOf(match, seat);
  const kind = bot ? "bot" : "person";
  return { kind, name, bot: match.bots?.[seat] ?? null, here: true, standing_in: false, seal: "" };
}

/** How they are called, in the letters of the reader. */
export const playerName = ({ name, bot }: MatchPlayer): string => (bot ? botName(name) : name);

/** The name of a match in addresses. */
export const idOf = ({ table, round }: Pick<Finished, "table" | "round">): string => `${table}.${round}`;

/** The seat shown as "You"; none where several people share this device, or where others played. */
export const yours = ({ mine, guest }: Finished): number[] => (mine.length === 1 && !guest ? mine : []);

/** Who played it in their own browser. */
export const guestsOf = ({ names, mine }: Finished): string[] => mine.map((seat) => names[seat] ?? "");

export const matchAt = (id: string): Finished | undefined => remembered().find((each) => idOf(each) === id);

export const same = (one: Finished, other: Finished): boolean => one.table === other.table && one.round === other.round;

/** Save a match, once, with its record: the table may be deleted later. Whoever finds a name after it has that one. */
export function remember(match: Finished): void {
  if (remembered().some((each) => same(each, match))) {
    rename(match);
    return;
  }
  squeeze([match, ...remembered()]);
  void recordOf(match).catch(() => undefined);
}

function rename(match: Finished): void {
  const { mine, names } = match;
  // who has found a name since has it here, whatever the table still says
  const isNew = (seat: number, name: string): boolean =>
    mine.includes(seat) && (!isGiven(names[seat]) || isGiven(name));
  const own = (each: Finished): string[] =>
    each.names.map((name, seat) => (isNew(seat, name) ? (names[seat] ?? name) : name));
  rewrite(remembered().map((each) => (same(each, match) ? { ...each, names: own(each) } : each)));
}

/** Whoever played without a name is called so from now on. */
export function adopt(name: string): void {
  const all = remembered();
  const isOwn = (match: Finished, seat: number): boolean => yours(match).includes(seat) && isGiven(match.names[seat]);
  const named = all.map((match) =>
    match.names.includes(name)
      ? match
      : { ...match, names: match.names.map((each, seat) => (isOwn(match, seat) ? name : each)) },
  );
  rewrite(named);
}

/** With other names, if all of it fits: no record is given up for a name. Without storage they last with the page. */
function rewrite(matches: Finished[]): void {
  const before = JSON.stringify(remembered());
  const after = JSON.stringify(matches);
  if (after !== before) void (keep(SHELF, after) || keep(SHELF, before) || keep(SHELF, after));
}

export function forget(match: Finished): void {
  shelve(remembered().filter((each) => !same(each, match)));
}

const asked = new Map<string, Promise<string>>(); // records being fetched

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

/** Whether they were stored, perhaps with fewer records. */
export function shelve(matches: Finished[]): boolean {
  const some = matches.slice(0, MOST);
  return RECORDS.some((most) => keep(SHELF, withRecords(some, most)));
}

/** Where not even that fits, the oldest matches give way, and the reader is told. */
function squeeze(matches: Finished[]): void {
  const fits = (most: number): boolean => shelve(matches.slice(0, most));
  if (fits(MOST)) drop(ROOM);
  else {
    const fewer = [0.75, 0.5, 0.25, 0.1].map((part) => Math.max(1, Math.floor(matches.length * part)));
    keep(ROOM, fewer.some(fits) ? "fewer" : "none");
  }
}

/** What the reader is told if the browser had no room for all matches when the last was saved. */
export function roomTold(): "" | "web-history-fewer" | "web-history-none" {
  const said = kept(ROOM);
  return said === "fewer" ? "web-history-fewer" : said === "none" ? "web-history-none" : "";
}

/** Without the records of older matches. */
const withRecords = (matches: Finished[], most: number): string =>
  JSON.stringify(matches.map((match, place) => (place < most ? match : { ...match, record: undefined })));

/** Seats from the lowest total to the highest; the winners of a play-off come first. */
export function ranking({ totals, winners }: Pick<Finished, "totals" | "winners">): number[] {
  const won = (seat: number): number => (winners.includes(seat) ? 0 : 1);
  return totals
    .map((_, seat) => seat)
    .sort((one, other) => won(one) - won(other) || totals[one]! - totals[other]! || one - other);
}
