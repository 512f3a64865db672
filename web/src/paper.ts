// What can be printed: wishes for the server, and finished matches as it wants them.

import { dateOf } from "./dates";
import { readRecord, type HoleTold } from "./fair/record";
import { regularHoles, wholeHoles } from "./finish";
import { idOf, matchAt, remembered, type Finished } from "./history";
import type { GameTold, PaperAsked, PlayedTold } from "./http";
import { nameIn } from "./share";
import { sheetOf, SHEETS } from "./sheets";
import { t, words } from "./words.svelte";

export type PaperKind = PaperAsked["kind"];
export type Size = NonNullable<PaperAsked["size"]>;
export const KINDS: readonly PaperKind[] = ["scorecard", "rules", "cards"];
export const SIZES: readonly Size[] = ["A4", "letter"];
export const MOST_HOLES = 18;
const MOST_MATCHES = 30; // to choose from

/** What is chosen on the page. */
export interface PaperChoice {
  kind: PaperKind;
  game: string;
  size: Size;
  players: number;
  holes: number;
  names: string;
  match: string; // "": a blank card; RECORD: the one in a file
  record: PaperFile | null;
}

export const RECORD = "record";

/** A match out of a record file. */
export interface PaperFile {
  game: string;
  played: PlayedTold;
}

/** Where paper is measured in inches. */
export const usualSize = (region: string): Size => (/-(US|CA|MX|PH)\b/i.test(region) ? "letter" : "A4");

/** `GAME`, `GAME/rules` or `match/ID`, as an address says it. */
export function choiceOf(about: string, games: readonly GameTold[], region: string): PaperChoice {
  const [first = "", second = ""] = about.split("/");
  const match = first === "match" ? matchAt(second) : undefined;
  const game = games.find((each) => each.name === (match?.game ?? first)) ?? games[0]!;
  return {
    kind: KINDS.find((each) => each === second) ?? "scorecard",
    game: game.name,
    size: usualSize(region),
    players: Math.min(4, game.players[1]),
    holes: 9,
    names: "",
    match: match ? idOf(match) : "",
    record: null,
  };
}

export const namesIn = (typed: string): string[] =>
  typed
    .split(/[,、，\n]/)
    .map((name) => name.trim())
    .filter(Boolean);

/** What the server is asked for. */
export function wishOf(choice: PaperChoice): PaperAsked {
  const { kind, game, size, players, holes, names } = choice;
  const plain: PaperAsked = { kind, game, size, language: words.language };
  const filled = chosenMatch(choice);
  if (kind !== "scorecard") return plain;
  return filled ? { ...plain, ...filled } : { ...plain, players, holes, names: namesIn(names) };
}

function chosenMatch({ match, record }: PaperChoice): PaperFile | null {
  if (match === RECORD) return record;
  const kept = matchAt(match);
  return kept ? { game: kept.game, played: playedOf(kept) } : null;
}

/** The match in the text of a record; or the message that says why there is none. */
export function readFile(text: string): PaperFile | "error-not-a-record" | "error-paper-not-over" {
  const told = readRecord(text);
  const game = told?.tags["Game"] ?? "";
  if (!told || !SHEETS.some((sheet) => sheet.game.name === game)) return "error-not-a-record";
  const winners = /^([\d ]+), /.exec(told.tags["Result"] ?? "")?.[1];
  if (!winners || !told.holes.length) return "error-paper-not-over";
  const usual = sheetOf(game).game.house.find((rule) => rule.key === "holes")?.default;
  const seats = Array.from({ length: told.players }, (_, seat) => seat);
  const strokes = ({ seats: played, strokes: counts }: HoleTold, seat: number): number | null =>
    counts[played.indexOf(seat)] ?? null;
  return {
    game,
    played: {
      names: seats.map((seat) => told.tags[`Seat${seat}`] ?? ""),
      holes: told.holes.map((hole) => seats.map((seat) => strokes(hole, seat))),
      regular: Number(told.house["holes"] ?? usual),
      winners: winners.split(" ").map(Number),
      closers: [],
    },
  };
}

/** Strokes by hole and seat; the totals tell where play-offs begin. */
export function playedOf(match: Finished): PlayedTold {
  const { holes, winners, closers } = match;
  return {
    names: match.names.map((_, seat) => nameIn(match, seat)),
    holes,
    regular: regularHoles(match) || wholeHoles(holes).length,
    winners,
    closers: closers ?? [],
  };
}

/** The finished matches of this browser, newest first, each with a line about it. */
export function matchesToPrint(): { id: string; told: string }[] {
  return remembered()
    .slice(0, MOST_MATCHES)
    .map((match) => ({
      id: idOf(match),
      told: [
        t(`web-game-${match.game}`),
        match.names.map((_, seat) => nameIn(match, seat)).join(", "),
        dateOf(match.at, words.language),
      ].join(" · "),
    }));
}
