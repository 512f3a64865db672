import { describe, expect, test } from "vitest";
import { ledgerOf } from "../src/fair/ledger";
import { expect as sealed, Witness } from "../src/fair/witness";
import { newWord } from "../src/fair/word";
import type { FromTable, TableSeen, ToTable } from "../src/protocol";

const chair = (seal = ""): TableSeen["chairs"][number] => ({
  kind: "person",
  name: "Ann",
  bot: null,
  here: true,
  standing_in: false,
  seal,
});
const table = (state: TableSeen["state"], seals: string[], changes: Partial<TableSeen> = {}): TableSeen =>
  ({
    t: "table",
    state,
    chairs: seals.map(chair),
    round: 0,
    commitment: "c0",
    draw: [],
    records: [],
    rematch: [],
    words: [],
    ...changes,
  }) as TableSeen;
const welcome = (id: string, seats: number[]): FromTable => ({
  t: "welcome",
  protocol: 1,
  table: id,
  seats,
  host: true,
  watching: !seats.length,
});

/** The seals that were sent, by seat. */
const sent = (said: ToTable[]): string[] => said.flatMap((each) => (each.t === "seal" ? [each.seal] : []));

const view = (): FromTable =>
  ({
    t: "view",
    hole: 1,
    n: 0,
    played: [],
    layouts: [[{ card: "7" }]],
    discard: ["3"],
    held: null,
  }) as unknown as FromTable;

function seated(id: string, seats: number[]): { witness: Witness; seals: string[] } {
  const witness = new Witness(id, "key");
  witness.hello();
  witness.hear(welcome(id, seats));
  return {
    witness,
    seals: sent(
      witness.hear(
        table(
          "open",
          seats.map(() => ""),
        ),
      ),
    ),
  };
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
    sealed("t6", "c0", new Map([[0, word]]), 1);
    const witness = new Witness("t6", "key");
    expect(witness.hello()).toEqual([{ t: "reveal", word: word.word, seat: 0 }]);
    witness.hear(welcome("t6", [0]));
    expect(witness.hear(table("shuffling", [word.seal]))).toEqual([]);
    expect(ledgerOf("t6", 0)).toMatchObject({ seals: [word.seal], said: [word.seal], seats: [0] });
  });

  test("a spectator seals nothing, even if told to have a seat", () => {
    const witness = new Witness("", "watch");
    for (const seats of [[], [0]]) {
      witness.hear(welcome("t7", seats));
      expect(witness.hear(table("open", [""]))).toEqual([]);
      expect(witness.seals()).toEqual([]);
    }
    expect(ledgerOf("t7", 0)).toMatchObject({ commitment: "c0", token: "watch" });
  });

  test("words for a rematch come with the wish for one", () => {
    const { witness, seals } = seated("t8", [0]);
    witness.hear(table("shuffling", seals));
    witness.hear(table("playing", seals));
    witness.hear(view());
    expect(witness.hear(table("over", [""], { round: 1, records: [0], commitment: "c1", seed: "00" }))).toEqual([]);
    expect(sent(witness.seals()).length).toBe(1);
    expect(ledgerOf("t8", 1)?.commitment).toBe("c1");
  });
});

const words = (said: ToTable[]): string[] => said.flatMap((each) => (each.t === "reveal" ? [each.word] : []));

describe("a server that knows the seed and wants words to choose from", () => {
  test("has one, however many rounds it names", () => {
    const { witness } = seated("g1", [0]);
    const had = new Set<string>();
    for (let round = 0; round < 50; round++) {
      const seals = [
        ...sent(witness.hear(table("open", [""], { round }))),
        ...(ledgerOf("g1", round)?.made ?? []).map((each) => each.seal),
      ];
      for (const word of words(witness.hear(table("shuffling", [seals[0] ?? ""], { round })))) had.add(word);
      witness.hello();
    }
    expect(had.size).toBe(1);
    witness.hear(table("playing", [""], { round: 49 }));
    expect(ledgerOf("g1", 49)?.again).toBe(true);
    const anew = new Witness("g1", "key"); // nor after the page was loaded anew
    anew.hello();
    anew.hear(welcome("g1", [0]));
    for (const round of [0, 50]) expect(anew.hear(table("open", [""], { round }))).toEqual([]);
  });

  test("has one at most for every match that was dealt, and more only when their player wants a rematch", () => {
    const { witness, seals } = seated("g2", [0]);
    expect(words(witness.hear(table("shuffling", seals))).length).toBe(1);
    const over = table("over", [""], { round: 1, records: [0], commitment: "c1", seed: "00" });
    witness.hear(over);
    expect(witness.seals()).toEqual([]); // no card yet
    witness.hear(table("playing", seals));
    witness.hear(view());
    expect(witness.hear(table("open", [""], { round: 1, commitment: "c1" }))).toEqual([]); // nobody asked for one
    expect(ledgerOf("g2", 1)?.again).toBe(false); // the table was opened again, as it may be
    witness.hear(over);
    const next = sent(witness.seals());
    expect(next.length).toBe(1);
    expect(words(witness.hear(table("shuffling", next, { round: 1, commitment: "c1" }))).length).toBe(1);
    expect(sent(witness.seal(0, "fore!"))).toEqual([]);
  });

  test("hears the same word when it asks the same again, and none for another seed or other seals", () => {
    const { witness, seals } = seated("g3", [0]);
    const others = [newWord().seal, newWord().seal];
    const asked = table("shuffling", [seals[0]!, others[0]!]);
    const [word] = words(witness.hear(asked));
    witness.hello();
    expect(words(witness.hear(asked))).toEqual([word]);
    expect(ledgerOf("g3", 0)?.again).toBe(false);
    witness.hello();
    expect(witness.hear(table("shuffling", [seals[0]!, others[1]!]))).toEqual([]);
    expect(ledgerOf("g3", 0)).toMatchObject({ again: true, seals: [seals[0], others[0]] });
    expect(witness.hear({ ...asked, commitment: "c1" })).toEqual([]);
  });

  test("has none of the words that were sealed before the one it took", () => {
    const { witness, seals } = seated("g4", [0]);
    witness.hello();
    const [second] = sent(witness.hear(table("open", [""])));
    expect(words(witness.hear(table("shuffling", [second!]))).length).toBe(1);
    expect(witness.hear(table("shuffling", seals))).toEqual([]);
  });

  test("cannot make this device forget what it saw by naming many rounds", () => {
    const { witness, seals } = seated("g8", [0]);
    witness.hear(table("shuffling", seals));
    for (let round = 1; round < 60; round++) witness.hear(table("over", [""], { round, commitment: `c${round}` }));
    witness.hear(table("playing", seals, { commitment: "another" }));
    expect(ledgerOf("g8", 0)).toMatchObject({ commitment: "c0", said: seals });
  });

  test("has none under another name of the table", () => {
    const { witness, seals } = seated("g5", [0]);
    witness.hear(table("shuffling", seals));
    witness.hello();
    witness.hear(welcome("g6", [0]));
    expect(witness.hear(table("open", [""]))).toEqual([]);
  });

  test("cannot choose a seal after it has the word of a table that begins at once", () => {
    const word = newWord();
    sealed("g7", "c0", new Map([[0, word]]), 3);
    expect(ledgerOf("g7", 0)?.seals).toEqual([word.seal, "", ""]);
    const witness = new Witness("g7", "key");
    expect(words(witness.hello())).toEqual([word.word]);
    witness.hear(welcome("g7", [0]));
    witness.hear(table("shuffling", [word.seal, newWord().seal, ""]));
    witness.hear(table("playing", [word.seal, newWord().seal, ""]));
    expect(ledgerOf("g7", 0)).toMatchObject({ again: true, seals: [word.seal, "", ""] });
  });
});

describe("an honest server", () => {
  test("is told no word in the middle of a match when the page is loaded anew", () => {
    const { witness, seals } = seated("h1", [0]);
    witness.hello(); // the line was lost while the words were asked for
    witness.hear(welcome("h1", [0]));
    expect(witness.hear(table("playing", seals))).toEqual([]);
    expect(new Witness("h1", "key").hello()).toEqual([]);
    expect(ledgerOf("h1", 0)).toMatchObject({ said: [], again: false });
    const late = newWord();
    sealed("h2", "c0", new Map([[0, late]]), 1); // the page was away at once, and came back in the middle
    const back = new Witness("h2", "key");
    back.hear(welcome("h2", [0]));
    back.hear(table("playing", [late.seal]));
    expect(new Witness("h2", "key").hello()).toEqual([]);
  });

  test("meets two pages of one browser, and they know what the other saw", () => {
    const { witness: one } = seated("h3", [0]);
    const other = new Witness("h3", "key");
    other.hear(welcome("h3", [0]));
    const [seal] = sent(other.hear(table("open", [""]))); // both have sealed, the second counts
    expect(words(one.hear(table("shuffling", [seal!]))).length).toBe(1);
    expect(words(other.hear(table("shuffling", [seal!]))).length).toBe(1);
    other.hear(table("playing", [seal!]));
    other.hear(view());
    one.hear(table("playing", [seal!]));
    const kept = ledgerOf("h3", 0)!;
    expect(kept).toMatchObject({ said: [seal], again: false });
    expect(kept.made.length).toBe(2);
    expect(kept.shown).toContain("1 0 discard 3");
  });

  test("may go on to the next match while this page is away", () => {
    const { witness, seals } = seated("h4", [0]);
    witness.hear(table("shuffling", seals));
    witness.hello(); // away for the rest of this match
    witness.hear(welcome("h4", [0]));
    witness.hear(table("playing", [""], { round: 1, records: [0], commitment: "c1" }));
    witness.hear(view());
    witness.hear(table("over", [""], { round: 2, records: [0, 1], commitment: "c2", seed: "00" }));
    expect(sent(witness.seals()).length).toBe(1);
    expect(ledgerOf("h4", 1)?.again).toBe(false);
  });
});
