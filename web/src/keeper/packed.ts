// A match as a piece of text for a link or a QR code: its file, compressed.

import { readKept, writeKept } from "./file";
import { readCards, Refusal, type Entry, type KeptMatch } from "./model";
import type { Rules } from "./rules";

const MARK = "1."; // the way it is packed
export const isPacked = (about: string): boolean => about.startsWith(MARK);

export async function pack(match: KeptMatch): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(JSON.parse(writeKept(match))));
  return MARK + toText(await through(bytes, new CompressionStream("deflate-raw")));
}

export async function unpack(about: string): Promise<KeptMatch | Refusal> {
  try {
    const bytes = fromText(about.slice(MARK.length));
    return readKept(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"), MOST)));
  } catch {
    return new Refusal("keeper-not-ours");
  }
}

const MOST = 1024 * 1024; // bytes: a small text can be made to unpack into a huge one

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: ReadableWritablePair,
  most = Infinity,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = (new Blob([bytes]).stream().pipeThrough(stream) as ReadableStream<Uint8Array>).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > most) throw new Error("too large");
    parts.push(read.value);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (each) => String.fromCharCode(each)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const fromText = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));

/** The same match with strokes in place of cards, which is much shorter. Every layout becomes what it counted when it
 *  was told: a correction stays one, and holes that do not count any more can be read again, too. */
export function withoutCards(match: KeptMatch, rules: Rules): KeptMatch {
  const last = new Map<string, number | null>(); // by hole and seat
  const done = new Set<number>();
  const plain = (entry: Entry): Entry[] => {
    if ("done" in entry) done.add(entry.hole);
    if (!("seat" in entry)) return [entry];
    const { hole, seat } = entry;
    const before = last.get(`${hole} ${seat}`) ?? null;
    const strokes = "strokes" in entry ? entry.strokes : countIn(entry.layout, rules, done.has(hole) ? before : null);
    last.set(`${hole} ${seat}`, strokes);
    // what was never told need not be taken back
    return strokes === null && before === null ? [] : [{ hole, seat, strokes }];
  };
  return { ...match, entries: match.entries.flatMap(plain) };
}

/** Of a layout that is not told whole: what counted before, if anything. */
function countIn(layout: string, { game, count }: Rules, before: number | null): number | null {
  const cards = readCards(layout, game.rows, game.columns)!;
  return cards.includes(null) ? before : count!(cards).strokes;
}
