import { expect, test } from "vitest";
import { newcomer } from "../src/newcomer";
import type { TableSeen } from "../src/protocol";

const table = (state: string, ...kinds: string[]): TableSeen =>
  ({ state, round: 0, chairs: kinds.map((kind) => ({ kind })) }) as TableSeen;

test.each(["bot", "left"])("somebody takes the chair of who is %s", (kind) => {
  expect(newcomer(table("playing", "person", kind), table("playing", "person", "person"))).toBe(1);
});

test("nobody is new where nothing is known of before, nobody came, or no match goes on", () => {
  const after = table("playing", "person", "person");
  expect(newcomer(null, after)).toBe(null);
  expect(newcomer(after, after)).toBe(null);
  expect(newcomer(table("over", "person", "bot"), table("over", "person", "person"))).toBe(null);
});
