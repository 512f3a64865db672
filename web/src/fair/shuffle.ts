// The shuffle of docs/shuffle.md, implemented independently of the server's.

import type { Dealt } from "./packs";
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

// The draw for the dealer

/** Each pick of the draw for the dealer, by seat; null for those who are out of it. */
export function draw(key: Uint8Array, { cards, values }: Dealt, players: number): (string | null)[][] {
  const picks: (string | null)[][] = [];
  let tied = Array.from({ length: players }, (_, seat) => seat);
  while (tied.length > 1) {
    const top = order(key, `draw ${picks.length + 1}`, cards);
    const pick = Array.from({ length: players }, (_, seat) => (tied.includes(seat) ? top[tied.indexOf(seat)]! : null));
    const least = Math.min(...tied.map((seat) => values[pick[seat]!]!));
    tied = tied.filter((seat) => values[pick[seat]!]! === least);
    picks.push(pick);
  }
  return picks;
}
