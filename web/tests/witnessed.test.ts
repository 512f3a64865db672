// Every record of the repository, with all cards as the rules moved them: tests/web/test_units.py hands them over.
import { expect, test } from "vitest";
import { check, verdict } from "../src/fair/check";
import { newLedger, type FairLedger } from "../src/fair/ledger";
import { handed, isHanded } from "./handed";

interface Witnessed {
  name: string;
  record: string;
  commitment: string;
  draw: string;
  shown: string[];
  cards: number;
  words: boolean;
}

const cases = handed<Witnessed[]>("witnessed", []);

const ledgerOf = ({ commitment, draw }: Witnessed, shown: string[]): FairLedger => ({
  ...newLedger("t1", 0),
  commitment,
  draw,
  shown: shown.map((line) => `${line}\n`).join(""),
});
const keys = (each: Witnessed, ledger: FairLedger, record = each.record): string[] =>
  check(record, ledger)
    .filter((finding) => finding.fits === false)
    .map((finding) => finding.key);

const counted = (each: Witnessed, shown: string[]): unknown =>
  check(each.record, ledgerOf(each, shown)).find((finding) => finding.key === "fair-cards")?.about?.["cards"];

test.skipIf(!isHanded)("there are cases", () => expect(cases.length).toBeGreaterThan(50));

test.each(cases.map((each) => [each.name, each] as const))("%s", (_, each) => {
  const findings = check(each.record, ledgerOf(each, each.shown));
  expect(findings.filter((finding) => finding.fits === false)).toEqual([]);
  expect(findings.find((finding) => finding.key === "fair-cards")?.about?.["cards"]).toBe(each.cards);
  expect(verdict(findings)).toBe("yes");

  const other = (card: string): string =>
    /^\d+$/.test(card) ? String((Number(card) + 1) % 13) : card === "AS" ? "2S" : "AS";
  const place = Math.floor(each.shown.length / 2);
  const [hole, n, where, card] = each.shown[place]!.split(" ");
  const lied = each.shown.map((line, at) => (at === place ? [hole, n, where, other(card!)].join(" ") : line));
  expect(keys(each, ledgerOf(each, lied))).toEqual(["fair-cards-changed"]);

  const undone = Number(n); // a move with this number was taken back
  const moved = each.shown.map((line) => {
    const [at, made, ...rest] = line.split(" ");
    return [at, Number(made) > undone ? Number(made) + 2 : made, ...rest].join(" ");
  });
  const second = (text: string): FairLedger => ({
    ...ledgerOf(each, [...moved, `${hole} ${undone + 1} discard ${text}`]),
    undone: [[undone, undone + 1]],
  });
  expect(keys(each, second(card!))).toEqual([]);
  expect(keys(each, second("nowhere"))).toEqual(["fair-cards-changed"]);
  expect(keys(each, { ...second(card!), undone: [] })).not.toEqual([]);

  const seed = /\[Seed "([0-9a-f]{64})"\]/.exec(each.record)![1]!;
  const another = each.record.replace(seed, `${seed.slice(0, 63)}${seed.endsWith("0") ? "1" : "0"}`);
  expect(keys(each, ledgerOf(each, each.shown), another)).toContain("fair-seal-broken");
  expect(keys(each, { ...ledgerOf(each, each.shown), commitment: "0".repeat(64) })).toContain("fair-seal-changed");

  expect(keys(each, { ...ledgerOf(each, each.shown), again: true })).toEqual(["fair-again"]);
  expect(counted(each, [...each.shown, ...each.shown])).toBe(each.cards); // loaded anew, it is the same number

  if (!each.words) return;
  const word = /\[Word\d+ "([0-9a-f]{64})"\]\n/.exec(each.record)!;
  expect(keys(each, ledgerOf(each, each.shown), each.record.replace(word[0], ""))).toContain("fair-cards-changed");
  expect(keys(each, ledgerOf(each, each.shown), each.record.replace(word[1]!, "0".repeat(64)))).toContain(
    "fair-word-broken",
  );
  const seat = /\[Word(\d+) /.exec(each.record)![1]!;
  expect(
    keys(each, ledgerOf(each, each.shown), each.record.replace("[Shuffle ", `[Bot${seat} "club"]\n[Shuffle `)),
  ).toContain("fair-word-bot");
});
