// Checks the record of a finished match against what this device saw, without the server's help.

import { DealtCards } from "./cards";
import type { FairLedger } from "./ledger";
import { packOf, type Dealt } from "./packs";
import { bySeat, readRecord, salts, writeDraw, type ParsedRecord } from "./record";
import { fromHex, hex, sha256 } from "./sha256";
import { draw, keyOf, oldKeyOf } from "./shuffle";
import { sealOf } from "./word";

/** One thing that was looked at. `fits`: null if there was nothing to compare with. */
export interface Finding {
  key: string;
  fits: boolean | null;
  about?: Record<string, string | number>;
}
/** `left`: nothing is wrong with what is there, but a word of this device is not, so it proves nothing to it. */
export type Verdict = "yes" | "no" | "left" | "open";

export function check(text: string, ledger: FairLedger | null): Finding[] {
  const record = readRecord(text);
  const seed = record && fromHex(record.tags["Seed"] ?? "");
  if (!record || seed?.length !== 32) return [{ key: "fair-no-record", fits: null }];
  const words = record.tags["Shuffle"] === "1" ? null : bySeat(record, "Word");
  const key = words ? keyOf(seed, words) : oldKeyOf(seed, salts(record));
  const pack = packOf(record);
  return [
    checkSeal(record, seed, ledger),
    ...(ledger?.again ? [{ key: "fair-again", fits: false }] : []),
    ...(words ? checkWords(record, words, ledger) : []),
    ...(words && ledger ? checkOwn(record, words, ledger) : []),
    ...(pack
      ? [...checkDraw(record, key, pack, ledger), checkCards(record, key, pack, ledger)]
      : [{ key: "fair-other-game", fits: null }]),
  ];
}

const LEFT_OUT = new Set(["fair-own-missing", "fair-own-late"]);

/** Yes needs the seal, the cards and, where this device had a seat, its own word. */
export function verdict(findings: Finding[]): Verdict {
  if (findings.some((each) => each.fits === false)) return "no";
  if (findings.some((each) => LEFT_OUT.has(each.key))) return "left";
  const needed = findings.filter((each) => /^fair-(seal|own|cards|other-game|no-record)/.test(each.key));
  return needed.every((each) => each.fits) ? "yes" : "open";
}

function checkSeal({ tags }: ParsedRecord, seed: Uint8Array, ledger: FairLedger | null): Finding {
  const told = hex(sha256(seed));
  if (told !== tags["Commitment"]) return { key: "fair-seal-broken", fits: false };
  if (!ledger?.commitment) return { key: "fair-seal-unseen", fits: null };
  if (told !== ledger.commitment) return { key: "fair-seal-changed", fits: false };
  return ledger.seed && ledger.seed !== hex(seed)
    ? { key: "fair-seal-two-seeds", fits: false }
    : { key: "fair-seal", fits: true };
}

function checkWords(record: ParsedRecord, words: (string | null)[], ledger: FairLedger | null): Finding[] {
  const seals = bySeat(record, "Seal");
  const name = (seat: number): string => record.tags[`Seat${seat}`] ?? "";
  const findings: Finding[] = [];
  seals.forEach((seal, seat) => {
    const word = words[seat];
    const seen = ledger?.seals?.[seat];
    if ((word || seal) && record.tags[`Bot${seat}`] !== undefined)
      findings.push({ key: "fair-word-bot", fits: false, about: { name: name(seat) } });
    if (word && (!seal || sealOf(word) !== seal))
      findings.push({ key: "fair-word-broken", fits: false, about: { name: name(seat) } });
    if (seen !== undefined && seen !== (seal ?? ""))
      findings.push({ key: "fair-word-changed", fits: false, about: { name: name(seat) } });
    if (seal && !word && !ledger?.seats.includes(seat))
      findings.push({ key: "fair-word-missing", fits: null, about: { name: name(seat) } });
  });
  const count = words.filter(Boolean).length;
  const broken = findings.some((each) => each.fits === false);
  return broken || !count
    ? [...findings, ...(count ? [] : [{ key: "fair-words-none", fits: null }])]
    : [{ key: "fair-words", fits: true, about: { count } }, ...findings];
}

/** Every seat of this device must have its word in: without one, whoever made the seed could have chosen the cards.
 * Whether one that is missing was late or kept out, nobody can tell from here. */
function checkOwn(record: ParsedRecord, words: (string | null)[], ledger: FairLedger): Finding[] {
  if (!ledger.seats.length) return [];
  const found = ledger.seats.map((seat) => ({
    key: ownWord(seat, words[seat] ?? null, ledger),
    about: { name: record.tags[`Seat${seat}`] ?? "" },
  }));
  const worst = WORST.map((key) => found.find((each) => each.key === key)).find(Boolean);
  if (worst) return [{ ...worst, fits: worst.key === "fair-own-replaced" ? false : null }];
  const held = bySeat(record, "Seal").filter((seal, seat) => seal && !words[seat]).length; // by others
  return [
    held
      ? { key: "fair-own-among", fits: true, about: { choices: 2 ** held } }
      : { key: "fair-own", fits: true, about: { count: found.length } },
  ];
}

const WORST = ["fair-own-replaced", "fair-own-missing", "fair-own-late", "fair-own-elsewhere"];

function ownWord(seat: number, word: string | null, { made, said, seals }: FairLedger): string {
  if (word)
    return made.some((each) => each.word === word)
      ? "fair-own"
      : made.length
        ? "fair-own-replaced"
        : "fair-own-elsewhere";
  const asked = made.find((each) => each.seal === seals?.[seat]); // the table had its seal when it asked for words
  return asked && said.includes(asked.seal) ? "fair-own-missing" : "fair-own-late";
}

function checkDraw(
  { tags, players }: ParsedRecord,
  key: Uint8Array,
  pack: Dealt,
  ledger: FairLedger | null,
): Finding[] {
  if (tags["Draw"] === undefined) return []; // the deal moved on from the match before
  const told = writeDraw(draw(key, pack, players));
  const shown = ledger?.draw || tags["Draw"];
  return [
    told === tags["Draw"] && told === shown
      ? { key: "fair-draw", fits: true }
      : { key: "fair-draw-changed", fits: false },
  ];
}

interface ShownCard {
  hole: number;
  n: number; // moves before it that stand
  place: string;
  card: string;
  undone: boolean; // by a move that was taken back
}

/** Every hole is dealt again and every move made again; each card that was shown must lie where it was shown. */
function checkCards(record: ParsedRecord, key: Uint8Array, pack: Dealt, ledger: FairLedger | null): Finding {
  const moves = record.holes.reduce((sum, hole) => sum + hole.moves.length, 0);
  const undone = ledger?.undone ?? [];
  const first = ledger?.round === 0 ? 0 : ledger?.end != null ? ledger.end - moves - 2 * undone.length : null;
  const shown = first === null ? [] : readShown(ledger!.shown, undone);
  let n = first ?? 0;
  let compared = 0;
  let count = 0; // independent of who checks, and when
  for (const hole of record.holes) {
    const cards = new DealtCards(key, hole, pack.cards, pack.slots);
    const here = byMoves(shown.filter((each) => each.hole === hole.number));
    for (let made = 0; ; made++, n++) {
      for (const each of here.get(n) ?? []) {
        const should = cards.at(each.place);
        if (each.undone ? !cards.has(each.card) : should !== each.card)
          return {
            key: "fair-cards-changed",
            fits: false,
            about: { hole: hole.number, seen: each.card, card: should ?? "–" },
          };
        compared++;
      }
      const deed = hole.moves[made];
      if (!deed) break;
      cards.play(deed.seat, deed.move);
      if (cards.unfit) return { key: "fair-cards-unfit", fits: false, about: { hole: hole.number } };
    }
    count += cards.dealt;
  }
  if (compared < shown.length) return { key: "fair-cards-more", fits: false };
  return compared
    ? { key: "fair-cards", fits: true, about: { cards: count, holes: record.holes.length } }
    : { key: "fair-cards-unseen", fits: null };
}

/** By the number of moves before it. */
function byMoves(shown: ShownCard[]): Map<number, ShownCard[]> {
  const found = new Map<number, ShownCard[]>();
  for (const each of shown) {
    const same = found.get(each.n);
    if (same) same.push(each);
    else found.set(each.n, [each]);
  }
  return found;
}

/** A move that was taken back is in no record. It has drawn nothing: whatever it showed was dealt or drawn before. */
function readShown(text: string, pairs: [number, number][]): ShownCard[] {
  const stood = (n: number): number => n - 2 * pairs.filter(([, undo]) => undo < n).length;
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [hole, told, place, card] = line.split(" ");
      const n = Number(told);
      const gone = pairs.filter(([move, undo]) => move < n && n <= undo).map(([move]) => move);
      return { hole: Number(hole), n: stood(Math.min(n, ...gone)), place: place!, card: card!, undone: !!gone.length };
    });
}
