// A word of this device that is not in the shuffle: told plainly, and no proof of anything.
import record from "../../tests/records/play-nine-left-out.golf?raw";
import { expect, test } from "vitest";
import { check, verdict, type Finding } from "../src/fair/check";
import { newLedger, type FairLedger } from "../src/fair/ledger";

const tag = (name: string): string => new RegExp(`\\[${name} "([^"]*)"`).exec(record)?.[1] ?? "";
const seats = [...record.matchAll(/\[Seat(\d+) /g)].map((found) => Number(found[1]));
const seals = seats.map((seat) => tag(`Seal${seat}`));
const left = seats.find((seat) => seals[seat] && !tag(`Word${seat}`))!;
const ledger: FairLedger = {
  ...newLedger("t", 0),
  commitment: tag("Commitment"),
  seals,
  seats: [left],
  made: [{ word: "00".repeat(32), seal: seals[left]! }],
};
const own = (findings: Finding[]): Finding | undefined => findings.find((each) => each.key.startsWith("fair-own"));

test.each([
  ["came too late or was withheld", [seals[left]!], "fair-own-missing"],
  ["was not asked for in time", [], "fair-own-late"],
])("a word that %s is told, and is no proof of cheating", (_, said, key) => {
  const findings = check(record, { ...ledger, said });
  expect(own(findings)).toMatchObject({ key, fits: null });
  expect(verdict(findings)).toBe("left");
});

test("where another word is missing, it is told how much choice that leaves", () => {
  const sat = seats.find((seat) => tag(`Word${seat}`))!;
  const findings = check(record, {
    ...ledger,
    seats: [sat],
    made: [{ word: tag(`Word${sat}`), seal: seals[sat]! }],
    said: [seals[sat]!],
  });
  const held = seats.filter((seat) => seals[seat] && !tag(`Word${seat}`)).length;
  expect(own(findings)).toMatchObject({ key: "fair-own-among", fits: true, about: { choices: 2 ** held } });
});

test("a word that was exchanged does not fit", () => {
  const sat = seats.find((seat) => tag(`Word${seat}`))!;
  const findings = check(record, { ...ledger, seats: [sat] });
  expect(own(findings)).toMatchObject({ key: "fair-own-replaced", fits: false });
  expect(verdict(findings)).toBe("no");
});
