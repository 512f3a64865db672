// Positions of every game under every house rule, handed over by tests/web/test_units.py: the prompt says what can be
// done now, all of it and nothing else.
import { expect, test, vi } from "vitest";

vi.mock("../src/words.svelte", () => ({ t: (id: string, args: object = {}) => `${id} ${JSON.stringify(args)}` }));

import type { TableSeen, ViewSeen } from "../src/protocol";
import { sentence } from "../src/sentences";
import { choices, EMPTY, reduce, type Choices, type SeenState } from "../src/state";
import { handed, isHanded } from "./handed";

interface Position {
  house: TableSeen["house"];
  view: ViewSeen;
  looks: (string | number)[]; // what the rule `look` is, where one look shows all
}

const positions = handed<Position[]>("prompts", []);

// What each sentence promises
const PROMISED: Record<string, string[]> = {
  "web-tee-off": ["slot"],
  "web-tee-off-one": ["slot"],
  "web-first-look": ["look", "decline"],
  "web-look-touch": ["slot", "decline"],
  "web-draw": ["stock", "discard"],
  "web-draw-or-knock": ["stock", "discard", "knock"],
  "web-draw-owed": ["stock"],
  "web-place-taken": ["slot", "discard"],
  "web-place": ["slot"],
  "web-place-or-turn": ["slot", "discard"],
  "web-place-or-toss": ["slot", "discard"],
  "web-turn-up": ["slot", "discard"],
};

function offered(may: Choices): string[] {
  const slots = Object.keys(may.slots).length > 0;
  const all = { slot: slots, stock: may.stock, discard: may.discard !== null, knock: may.knock };
  const more = { look: may.look, decline: may.decline };
  return Object.entries({ ...all, ...more }).flatMap(([what, is]) => (is ? [what] : []));
}

const asked = (state: SeenState): string => sentence(state, choices(state), () => ({ who: "one", name: "" }));

test.skipIf(!isHanded)("there are positions", () => expect(positions.length).toBeGreaterThan(200));

test("the prompt promises what is offered", () => {
  const said = new Set<string>();
  for (const { house, view, looks } of positions) {
    const table = { t: "table", state: "playing", house, chairs: [], records: [] } as unknown as TableSeen;
    const events = [{ t: "link", link: "open" } as const, table, view];
    const state = events.reduce(reduce, EMPTY);
    const intents = { lift: "take", intend: "discard", take: null, toss: null, undo: null } as const;
    const { discard } = choices(state);
    const intent = discard && intents[discard];
    for (const each of intent ? [state, { ...state, intent }] : [state]) {
      const [id = "", args = "{}"] = asked(each).split(/ (.*)/);
      said.add(id);
      expect([id, offered(choices(each)).sort()]).toEqual([id, [...(PROMISED[id] ?? [])].sort()]);
      if (id === "web-first-look") expect(looks).toContain((JSON.parse(args) as { look: string }).look);
    }
  }
  if (isHanded) expect([...said].sort()).toEqual(Object.keys(PROMISED).sort());
});
