import { afterEach, expect, test, vi } from "vitest";
import { deathOf } from "../src/api";

vi.mock("../src/words.svelte", () => ({ t: (key: string) => key, words: { language: "en" } }));

afterEach(() => vi.unstubAllGlobals());

/** A server that refuses tokens for these reasons; all others open something. */
function server(refused: Record<string, string>): void {
  vi.stubGlobal("fetch", (_: string, { headers }: { headers: Record<string, string> }) => {
    const why = refused[headers["authorization"]!.split(" ")[1]!];
    return Promise.resolve(Response.json(why ? { why, details: {}, text: why } : {}, { status: why ? 401 : 200 }));
  });
}

test.each([
  ["seat-moved", "moved"],
  ["sent-off", "sent-off"],
  ["no-such-token", "no-such-token"],
  ["no-such-table", "no-such-token"],
  ["too-many-requests", null],
])("a key that is refused as %s has died as %s", async (why, told) => {
  server({ old: why });
  expect(await deathOf(["old"])).toBe(told);
});

test("one key that opens something is enough", async () => {
  server({ old: "seat-moved", older: "sent-off" });
  expect(await deathOf(["old", "older", "new"])).toBe(null);
  expect(await deathOf(["old", "older"])).toBe("sent-off");
});
