// The file of a match with real cards (docs/keeper.md): what the browser stores, exports, hands over and imports.

import { enter } from "./entering";
import { MOST_ENTRIES, Refusal, type KeptEntry, type KeptMatch } from "./model";
import { LONGEST_NAME, rulesOf, type Rules } from "./rules";

const FORMAT = "backnine-kept";
const VERSION = 1;
const LARGEST = 1024 * 1024;
const LATEST = 8.64e15;
const SETUP = ["at", "dealer", "format", "game", "house", "id", "names", "version"];
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;

/** The one way to write it: a line for each entry. */
export function writeKept({ entries, ...setup }: KeptMatch): string {
  const head = Object.entries({ format: FORMAT, version: VERSION, ...setup }).filter(
    ([, value]) => value !== undefined,
  );
  const lines = head.map(([key, value]) => ` ${spaced(key)}: ${spaced(value)},\n`).join("");
  const told = entries.map((entry) => `  ${spaced(entry)}`).join(",\n");
  return `{\n${lines} "entries": ${told ? `[\n${told}\n ]` : "[]"}\n}\n`;
}

/** JSON in one line, with spaces as Python writes it. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(", ")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, each]) => `${JSON.stringify(key)}: ${spaced(each)}`)
    .join(", ")}}`;
}

/** The match in a file, entered again from its first entry, or what is wrong with it. */
export function readKept(text: string): KeptMatch | Refusal {
  if (text.length > LARGEST) return new Refusal("keeper-too-large", { most: LARGEST });
  const data = parsed(text);
  if (!isObject(data) || data["format"] !== FORMAT) return new Refusal("keeper-not-ours");
  const { version, entries } = data;
  if (isWhole(version) && version > VERSION) return new Refusal("keeper-newer", { version, known: VERSION });
  const lacking = SETUP.filter((key) => !(key in data));
  if (version !== VERSION || lacking.length) return damaged(lacking.join(", ") || "version");
  const begun = readSetup(data);
  if (begun instanceof Refusal) return begun;
  if (!Array.isArray(entries) || entries.length > MOST_ENTRIES) return damaged("entries");
  return entered(begun.match, begun.rules, entries as unknown[]);
}

const damaged = (where: string): Refusal => new Refusal("keeper-damaged", { where });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isText = (value: unknown): value is string => typeof value === "string";

// The set-up

function readSetup(data: Record<string, unknown>): { match: KeptMatch; rules: Rules } | Refusal {
  const { id, at, game, house, names, dealer, draw = "" } = data;
  if (!isText(id) || !/^[a-z0-9]{6,20}$/.test(id)) return damaged("id");
  if (!isWhole(at) || at < 0 || at > LATEST) return damaged("at");
  if (!Array.isArray(names) || !names.every(isText)) return damaged("names");
  if (!isText(game)) return damaged("game");
  if (!isText(house)) return damaged("house");
  if (!isWhole(dealer)) return damaged("dealer");
  if (!isText(draw)) return damaged("draw");
  return begin({ id, at, game, house, names, dealer, ...(draw && { draw }), entries: [] });
}

/** A set-up whose parts fit together. */
export function begin(match: KeptMatch): { match: KeptMatch; rules: Rules } | Refusal {
  const { names, dealer } = match;
  const rules = rulesOf(match);
  if (rules instanceof Refusal) return rules;
  const wrong = wrongNames(names);
  if (wrong) return wrong;
  if (names[dealer] === undefined) return new Refusal("no-such-seat", { seat: dealer, most: names.length - 1 });
  return match.draw && !drew(match, rules) ? new Refusal("keeper-other-dealer") : { match, rules };
}

/** Visible, not too long for a score card, and no two the same. */
export function wrongNames(names: string[]): Refusal | null {
  for (const name of names)
    if (UNSEEN.test(name) || name !== name.trim() || !name || [...name].length > LONGEST_NAME)
      return new Refusal("keeper-name", { name: name.slice(0, 40), longest: LONGEST_NAME });
  const alike = names.find((name, place) => names.indexOf(name) < place);
  return alike === undefined ? null : new Refusal("keeper-names-alike", { name: alike });
}

/** A name as somebody typed it, without what cannot be seen. */
export const cleanName = (name: string): string =>
  name.normalize("NFC").replaceAll(/\s+/g, " ").replaceAll(new RegExp(UNSEEN, "gu"), "").trim();

/** Those who tied for the lowest card drew again, and the last to be lowest deals. */
function drew({ names, dealer, draw }: KeptMatch, { dealt }: Rules): boolean {
  let tied = names.map((_, seat) => seat);
  for (const pick of draw!.split(" / ").map((each) => each.split(" "))) {
    const drawn = pick.flatMap((card, seat) => (card === "-" ? [] : [seat]));
    const values = drawn.map((seat) => dealt.values[pick[seat]!]);
    if (pick.length !== names.length || String(drawn) !== String(tied) || values.includes(undefined)) return false;
    const least = Math.min(...(values as number[]));
    tied = drawn.filter((_, place) => values[place] === least);
  }
  return tied.length === 1 && tied[0] === dealer;
}

// The entries

function entered(begun: KeptMatch, rules: Rules, entries: unknown[]): KeptMatch | Refusal {
  let match = begun;
  for (const [place, each] of entries.entries()) {
    const entry = isObject(each) ? entryIn(each) : null;
    if (!entry) return damaged(`entries, ${place + 1}`);
    const next = enter(match, rules, entry);
    if (next instanceof Refusal) return damaged(`entries, ${place + 1}: ${next.why.replaceAll("-", " ")}`);
    match = next;
  }
  return match;
}

/** Null for what is no entry. Unknown keys are left alone. */
function entryIn(each: Record<string, unknown>): KeptEntry | null {
  const { hole, seat, closer, strokes, layout } = each;
  if (!isWhole(hole)) return null;
  if (each["done"] === true) return { hole, done: true };
  if (closer !== undefined) return closer === null || isWhole(closer) ? { hole, closer } : null;
  if (!isWhole(seat)) return null;
  if (strokes !== undefined) return strokes === null || isWhole(strokes) ? { hole, seat, strokes } : null;
  return isText(layout) ? { hole, seat, layout } : null;
}
