import page from "../../docs/shuffle.md?raw";
import { describe, expect, test } from "vitest";
import { fromHex, hex, hmac, sha256, utf8 } from "../src/fair/sha256";
import { packOf } from "../src/fair/packs";
import { keyOf, oldKeyOf, order } from "../src/fair/shuffle";
import { newWord, sealOf } from "../src/fair/word";

const random = (length: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(length));
const theirs = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));

async function theirHmac(key: Uint8Array<ArrayBuffer>, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return hex(new Uint8Array(await crypto.subtle.sign("HMAC", imported, bytes)));
}

describe("SHA-256 and HMAC of our own", () => {
  test("are those of WebCrypto at every length around the blocks", async () => {
    for (let length = 0; length < 200; length++) {
      const [key, text] = [random(1 + (length % 64)), random(length)];
      expect(hex(sha256(text))).toBe(await theirs(text));
      expect(hex(hmac(key, text))).toBe(await theirHmac(key, text));
    }
  });

  test("read hexadecimal digits and nothing else", () => {
    expect(fromHex("00ff")).toEqual(Uint8Array.of(0, 255));
    for (const bad of ["0", "0g", "FF", " 00"]) expect(fromHex(bad)).toBeNull();
  });
});

describe("a word", () => {
  test("is 32 bytes, never the same, and fits its seal", async () => {
    const made = ["", "fore!", "fore!", "桜"].map(newWord);
    expect(new Set(made.map((each) => each.word)).size).toBe(4);
    for (const { word, seal } of made) {
      expect(word).toMatch(/^[0-9a-f]{64}$/);
      expect(seal).toBe(await theirs(Uint8Array.from(fromHex(word)!)));
      expect(sealOf(word)).toBe(seal);
    }
  });
});

interface Vector {
  seed: string;
  commitment: string;
  salts?: string[];
  words?: (string | null)[];
  key: string;
  label: string;
  block: string;
  cards: string;
  order: string;
}

describe("the shuffle of docs/shuffle.md", () => {
  const vectors = page
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Vector);

  test("there are vectors of both versions", () => {
    expect(vectors.some((each) => each.salts?.length)).toBe(true);
    expect(vectors.some((each) => each.words?.length)).toBe(true);
  });

  test.each(vectors)("$label of $commitment", (vector: Vector) => {
    const seed = fromHex(vector.seed)!;
    const key = vector.words ? keyOf(seed, vector.words) : oldKeyOf(seed, vector.salts ?? []);
    expect(hex(sha256(seed))).toBe(vector.commitment);
    expect(hex(key)).toBe(vector.key);
    expect(hex(hmac(key, utf8(`${vector.label}\n0`)))).toBe(vector.block);
    expect(order(key, vector.label, vector.cards.split(" ")).join(" ")).toBe(vector.order);
  });

  test("knows the packs of a game, and what cards are worth in the draw", () => {
    const pack = (house: Record<string, string>, players: number, Game = "four-card") =>
      packOf({ tags: { Game }, house, players });
    expect([2, 4, 5, 8, 9, 12].map((players) => pack({}, players)?.cards.length)).toEqual([52, 52, 104, 104, 156, 156]);
    expect(pack({ holes: "3", jokers: "true", packs: "2" }, 2)?.cards.length).toBe(108);
    expect(pack({}, 2)?.slots).toBe(4);
    const values = { ...pack({ jokers: "true" }, 2)!.values, ...pack({}, 2, "play-nine")!.values };
    const cards = ["H", "0", "12", "AS", "10D", "JC", "QH", "KH", "JK"];
    expect(cards.map((card) => values[card])).toEqual([-5, 0, 12, 1, 10, 10, 10, 0, -2]);
    expect([{}, { twos: "2" }].map((house) => pack(house, 2, "six-card")?.values["2D"])).toEqual([-2, 2]);
    expect(pack({}, 2, "bowls")).toBeNull();
    expect(pack({}, 13)).toBeNull();
  });
});
