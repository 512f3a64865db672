// Runs the check of a finished match, with its record from this browser or the server.

import { record } from "../api";
import { recordOf, remembered } from "../history";
import { heldTable } from "../keys";
import { check, verdict, type Finding, type Verdict } from "./check";
import { ledgerOf } from "./ledger";

export interface Judged {
  verdict: Verdict;
  findings: Finding[];
  record: string;
}

export async function judge(table: string, round: number): Promise<Judged> {
  const text = await found(table, round);
  const findings = check(text, ledgerOf(table, round));
  return { verdict: verdict(findings), findings, record: text };
}

function found(table: string, round: number): Promise<string> {
  const match = remembered().find((each) => each.table === table && each.round === round);
  const token = ledgerOf(table, round)?.token;
  return match ? recordOf(match) : record([...(heldTable(table)?.tokens ?? []), ...(token ? [token] : [])], round);
}
