// The shuffle of docs/shuffle.md, programmed from that page alone: it must not believe the server's own.

import { fromHex, hmac, joined, utf8 } from "./sha256";

const WORDS = 2 ** 32;

/** Version 2: by seat, the words that were revealed. */
export function keyOf(seed: Uint8Array, words: (string | null)[]): Uint8Array {
  const told = words.map((word, seat) => (word ? joined(Uint8Array.of(seat), fromHex(word)!) : new Uint8Array()));
  return hmac(seed, joined(...told));
}

/** Version 1: the players' words as texts. */
export function oldKeyOf(seed: Uint8Array, salts: string[]): Uint8Array {
  const told = salts
    .map(utf8)
    .map((salt) => joined(Uint8Array.of(salt.length >>> 24, salt.length >>> 16, salt.length >>> 8, salt.length), salt));
  return hmac(seed, joined(...told));
}

/** The cards in their order under a label, the top first. */
export function order(key: Uint8Array, label: string, cards: string[]): string[] {
  const result = [...cards];
  const words = stream(key, label);
  for (let bound = result.length; bound > 1; bound--) {
    let word: number;
    do word = words.next().value as number;
    while (word >= WORDS - (WORDS % bound));
    const chosen = word % bound;
    [result[bound - 1], result[chosen]] = [result[chosen]!, result[bound - 1]!];
  }
  return result;
}

function* stream(key: Uint8Array, label: string): Generator<number> {
  for (let count = 0; ; count++) {
    const block = new DataView(hmac(key, utf8(`${label}\n${count}`)).buffer);
    for (let at = 0; at < 32; at += 4) yield block.getUint32(at);
  }
}

// The packs, and the draw for the dealer

const GOLF = [
  ...Array.from({ length: 13 }, (_, value) => Array<string>(8).fill(String(value))).flat(),
  "H",
  "H",
  "H",
  "H",
];
const FRENCH = ["S", "H", "D", "C"].flatMap((suit) =>
  ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"].map((rank) => rank + suit),
);
const COURT: Record<string, number> = { H: -5, JK: -2, A: 1, J: 10, Q: 10, K: 0 };
const FRENCH_GAMES: Record<string, { slots: number; two: number }> = {
  "four-card": { slots: 4, two: 2 },
  "six-card": { slots: 6, two: -2 },
};

/** What a match is dealt from; `two` is what a two counts in the draw for the dealer. */
export interface Dealt {
  cards: string[];
  slots: number;
  two: number;
}

/** A pack, and how many cards each player gets of it; null for a game this page does not know. */
export function packOf(game: string, house: Record<string, string>, players: number): Dealt | null {
  if (game === "play-nine") return { cards: GOLF, slots: 8, two: 2 };
  const french = FRENCH_GAMES[game];
  if (!french) return null;
  const packs = house["packs"] && house["packs"] !== "auto" ? Number(house["packs"]) : Math.ceil(players / 4);
  const one = house["jokers"] === "true" ? [...FRENCH, "JK", "JK"] : FRENCH;
  return { cards: Array.from({ length: packs }, () => one).flat(), slots: french.slots, two: Number(house["twos"] ?? french.two) };
}

export function valueOf(card: string, two = 2): number {
  const rank = card === "H" || card === "JK" ? card : card.replace(/[SHDC]$/, "");
  return rank === "2" ? two : (COURT[rank] ?? Number(rank));
}

/** Each pick of the draw for the dealer, by seat; null for those who are out of it. */
export function draw(key: Uint8Array, { cards, two }: Dealt, players: number): (string | null)[][] {
  const picks: (string | null)[][] = [];
  let tied = Array.from({ length: players }, (_, seat) => seat);
  while (tied.length > 1) {
    const top = order(key, `draw ${picks.length + 1}`, cards);
    const pick = Array.from({ length: players }, (_, seat) => (tied.includes(seat) ? top[tied.indexOf(seat)]! : null));
    const least = Math.min(...tied.map((seat) => valueOf(pick[seat]!, two)));
    tied = tied.filter((seat) => valueOf(pick[seat]!, two) === least);
    picks.push(pick);
  }
  return picks;
}
