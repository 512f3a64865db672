// A player's word for the shuffle: 32 bytes of this device's own. What was typed goes into it and nowhere else.

import { fromHex, hex, joined, sha256, utf8 } from "./sha256";

export interface SealedWord {
  word: string;
  seal: string;
}

export const sealOf = (word: string): string => hex(sha256(fromHex(word) ?? new Uint8Array()));

export function newWord(typed = ""): SealedWord {
  const chance = crypto.getRandomValues(new Uint8Array(32)); // works without a secure context, too
  const word = hex(sha256(joined(utf8(typed), chance)));
  return { word, seal: sealOf(word) };
}
