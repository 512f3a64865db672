// SHA-256 and HMAC (FIPS 180-4, RFC 2104), for a page that came over plain http, too: there the browser's own are
// missing. Small inputs only: seeds, words and labels.

const BLOCK = 64;

/** The first 32 bits of the fractional part of a root of each of the first primes. */
function roots(count: number, root: (prime: number) => number): number[] {
  const primes: number[] = [];
  for (let each = 2; primes.length < count; each++) if (primes.every((prime) => each % prime)) primes.push(each);
  return primes.map((prime) => ((root(prime) % 1) * 2 ** 32) | 0);
}

const START = roots(8, Math.sqrt);
const CONSTANTS = roots(64, Math.cbrt);

const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  const state = [...START];
  for (let at = 0; at < padded.length; at += BLOCK) compress(state, view, at);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => digest.setInt32(place * 4, word));
  return new Uint8Array(digest.buffer);
}

function compress(state: number[], view: DataView, at: number): void {
  const words = Array.from({ length: 16 }, (_, place) => view.getInt32(at + place * 4));
  for (let place = 16; place < 64; place++) {
    const [early, late] = [words[place - 15]!, words[place - 2]!];
    const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const two = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words.push((words[place - 16]! + one + words[place - 7]! + two) | 0);
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let round = 0; round < 64; round++) {
    const up =
      (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + h + CONSTANTS[round]! + words[round]!;
    const down = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + up) | 0, c, b, a, (up + down) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place] = (state[place]! + word) | 0));
}

/** The key must not be longer than a block: ours are 32 bytes. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const pad = (sign: number): Uint8Array => Uint8Array.from({ length: BLOCK }, (_, place) => (key[place] ?? 0) ^ sign);
  return sha256(joined(pad(0x5c), sha256(joined(pad(0x36), message))));
}

export function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Bytes from pairs of hexadecimal digits; null if it is nothing of the kind. */
export function fromHex(text: string): Uint8Array | null {
  return /^([0-9a-f]{2})*$/.test(text) ? Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16)) : null;
}
