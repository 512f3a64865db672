// A kept match told to others: as a result among the finished matches, as text, as a table.

import { forget, remembered, same, shelve, type Finished } from "../history";
import { people } from "../people";
import { settings } from "../settings.svelte";
import { resultText } from "../share";
import { t, words } from "../words.svelte";
import type { KeptMatch } from "./model";
import type { Rules } from "./rules";
import type { KeptStanding } from "./standing";

/** As the other finished matches are. The seat with the name this browser knows is one's own, or else all are. */
export function finishedOf(match: KeptMatch, { holes, totals, outcome }: KeptStanding): Finished | null {
  const over = holes.filter((hole) => hole.over);
  if (!over.length) return null;
  const mine = match.names.indexOf(settings.name.trim());
  const everybody = match.names.map((_, seat) => seat);
  const strokes = (at: (typeof over)[number], seat: number): number | null =>
    at.strokes[at.seats.indexOf(seat)] ?? null;
  return {
    table: `kept-${match.id}`,
    round: 0,
    at: match.at,
    game: match.game,
    names: match.names,
    bots: match.names.map(() => null),
    mine: mine < 0 ? everybody : [mine],
    holes: over.map((hole) => everybody.map((seat) => strokes(hole, seat))),
    totals,
    winners: outcome?.winners ?? leaders(totals),
    closers: over.map((hole) => hole.closer),
    real: true,
  };
}

const leaders = (totals: number[]): number[] =>
  totals.flatMap((total, seat) => (total === Math.min(...totals) ? [seat] : []));

/** Among the finished matches as long as it is over, as it stands now. */
export function enterHistory(match: KeptMatch, now: KeptStanding): void {
  const result = finishedOf(match, now);
  if (!result) return;
  const known = remembered().find((each) => same(each, result));
  if (!now.outcome) {
    if (known) forget(result);
  } else if (!known) shelve([result, ...remembered()]);
  else if (JSON.stringify(known) !== JSON.stringify(result))
    shelve(remembered().map((each) => (same(each, result) ? result : each)));
}

/** Which hole is played, or who has won. */
export function stands({ names }: KeptMatch, { holes, outcome }: KeptStanding, rules: Rules): string {
  if (outcome) return t("web-won", people(outcome.winners.map((seat) => names[seat]!)));
  const { number } = holes.at(-1)!;
  return number > rules.holes
    ? t("table-play-off", { hole: number })
    : t("table-hole", { hole: number, holes: rules.holes });
}

/** How it stands, or how it ended, and everybody's place. */
export function textOf(match: KeptMatch, now: KeptStanding, rules: Rules): string {
  const result = finishedOf(match, now);
  return result ? resultText(result, words.language, t, stands(match, now, rules)) : "";
}

/** A row for each hole, and the totals. */
export function tableOf(match: KeptMatch, { holes, totals }: KeptStanding): string {
  const name = (seat: number | null): string => (seat === null ? "" : match.names[seat]!);
  const head = [t("keeper-csv-hole"), t("keeper-csv-dealer"), t("keeper-csv-closer"), ...match.names];
  const rows = holes
    .filter((hole) => hole.over)
    .map((hole) => [
      hole.number,
      name(hole.dealer),
      name(hole.closer),
      ...match.names.map((_, seat) => hole.strokes[hole.seats.indexOf(seat)] ?? ""),
    ]);
  return (
    [head, ...rows, [t("web-total"), "", "", ...totals]].map((row) => row.map(cell).join(",")).join("\r\n") + "\r\n"
  );
}

/** A text that a spreadsheet would take for a formula is quoted so that it does not. */
function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const safe = /^[=+\-@\t]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const fileName = (match: KeptMatch, kind: string): string =>
  `backnine-${new Date(match.at).toISOString().slice(0, 10)}-${match.id}.${kind}`;
