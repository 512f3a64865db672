import { describe, expect, test } from "vitest";
import { ledgerOf } from "../src/fair/ledger";
import { expect as sealed, Witness } from "../src/fair/witness";
import { newWord } from "../src/fair/word";
import type { FromTable, TableSeen, ToTable } from "../src/protocol";

const chair = (seal = ""): TableSeen["chairs"][number] => ({ kind: "person", name: "Ann", bot: null, here: true, standing_in: false, seal });
const table = (state: TableSeen["state"], seals: string[], changes: Partial<TableSeen> = {}): TableSeen =>
  ({ t: "table", state, chairs: seals.map(chair), round: 0, commitment: "c0", draw: [], records: [], rematch: [], words: [], ...changes }) as TableSeen;
const welcome = (id: string, seats: number[]): FromTable => ({ t: "welcome", protocol: 1, table: id, seats, host: true, watching: !seats.length });

/** The seals that were sent, by seat. */
const sent = (said: ToTable[]): string[] => said.flatMap((each) => (each.t === "seal" ? [each.seal] : []));

function seated(id: string, seats: number[]): { witness: Witness; seals: string[] } {
  const witness = new Witness(id, "key");
  witness.hello();
  witness.hear(welcome(id, seats));
  return { witness, seals: sent(witness.hear(table("open", seats.map(() => "")))) };
}

describe("a witness at the table", () => {
  test("seals a word for each of its seats, once, and reveals it when asked", () => {
    const { witness, seals } = seated("t1", [0, 1]);
    expect(new Set(seals).size).toBe(2);
    expect(witness.hear(table("open", ["", ""]))).toEqual([]);
    const said = witness.hear(table("shuffling", seals));
    expect(said.map((each) => each.t)).toEqual(["reveal", "reveal"]);
    expect(witness.hear(table("shuffling", seals))).toEqual([]);
    witness.hello(); // a new line: the server may not have heard it
    expect(witness.hear(table("shuffling", seals)).length).toBe(2);
  });

  test("keeps its word where the seed's seal or its own has been exchanged", () => {
    const { witness, seals } = seated("t2", [0]);
    expect(witness.hear(table("shuffling", seals, { commitment: "another" }))).toEqual([]);
    expect(ledgerOf("t2", 0)?.commitment).toBe("c0"); // as it was first seen
    expect(seated("t3", [0]).witness.hear(table("shuffling", [newWord().seal]))).toEqual([]);
  });

  test("does not seal where another device of the same player has", () => {
    const witness = new Witness("t4", "key");
    witness.hear(welcome("t4", [0]));
    expect(witness.hear(table("open", [newWord().seal]))).toEqual([]);
  });

  test("knows its words after the page was loaded anew", () => {
    const { seals } = seated("t5", [0]);
    const again = new Witness("t5", "key");
    expect(again.hello()).toEqual([]);
    again.hear(welcome("t5", [0]));
    expect(again.hear(table("shuffling", seals)).map((each) => each.t)).toEqual(["reveal"]);
  });

  test("reveals with its first hello where a table begins at once", () => {
    const word = newWord();
    sealed("t6", "c0", new Map([[0, word]]), true);
    const witness = new Witness("t6", "key");
    expect(witness.hello()).toEqual([{ t: "reveal", word: word.word, seat: 0 }]);
    witness.hear(welcome("t6", [0]));
    expect(witness.hear(table("shuffling", [word.seal]))).toEqual([]);
    expect(ledgerOf("t6", 0)).toMatchObject({ seals: [word.seal], said: [word.seal], seats: [0] });
  });

  test("a spectator seals nothing", () => {
    const witness = new Witness("", "watch");
    witness.hear(welcome("t7", []));
    expect(witness.hear(table("open", [""]))).toEqual([]);
    expect(ledgerOf("t7", 0)).toMatchObject({ commitment: "c0", token: "watch" });
  });

  test("words for a rematch come with the wish for one", () => {
    const { witness, seals } = seated("t8", [0]);
    witness.hear(table("playing", seals));
    expect(witness.hear(table("over", [""], { round: 1, records: [0], commitment: "c1", seed: "00" }))).toEqual([]);
    expect(sent(witness.seals()).length).toBe(1);
    expect(ledgerOf("t8", 1)?.commitment).toBe("c1");
  });
});
