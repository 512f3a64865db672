// A replay for pages of others: the record itself is in the address, behind the sign that browsers send to nobody.

import { bySeat, type ParsedRecord } from "../fair/record";
import type { Finished } from "../history";
import { packText } from "../packed";

/** What is put into such a page. */
export async function frameOf(record: string, origin: string): Promise<string> {
  const address = `${origin}/embed#${await packText(record)}`;
  return `<iframe src="${address}" width="420" height="640" style="border:0" title="Backnine"></iframe>`;
}

/** As a match that others played. */
export function matchOf(told: ParsedRecord): Finished {
  const names = bySeat(told, "Seat").map((name) => name ?? "");
  return {
    table: "",
    round: 0,
    at: 0,
    game: told.tags["Game"] ?? "",
    names,
    bots: bySeat(told, "Bot").map((bot) => bot?.split(" ")[0] ?? null),
    mine: [],
    holes: [],
    totals: names.map(() => 0),
    winners: [],
  };
}
