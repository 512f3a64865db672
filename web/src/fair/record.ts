// A record as far as the check needs it (docs/record.md): the tags, and who made which move in which hole.

export interface Deed {
  seat: number;
  move: string;
}
export interface HoleTold {
  number: number;
  dealer: number;
  seats: number[];
  moves: Deed[];
  strokes: number[]; // in the order of the seats; none while it is played
  ending: string;
}
export interface ParsedRecord {
  tags: Record<string, string>;
  players: number;
  house: Record<string, string>;
  holes: HoleTold[];
}

const TAG = /^\[([A-Za-z]+\d{0,2}) "((?:[^"\\]|\\["\\])*)"\]$/;
const HOLE = /^Hole (\d+), dealer (\d+)(?:, seats ([\d ]+))?$/;
const MOVES = /^(\d+): (.+)$/;
const STROKES = /^Strokes ([-\d ]+), ([a-z-]+)$/;

/** Null if it is no record. */
export function readRecord(text: string): ParsedRecord | null {
  const told: ParsedRecord = { tags: {}, players: 0, house: {}, holes: [] };
  for (const line of text.split(/\r?\n/)) {
    if (!line || line.startsWith("; ")) continue;
    if (!(told.holes.length ? readPlay(told, line) : readTag(told, line))) return null;
  }
  while (told.tags[`Seat${told.players}`] !== undefined) told.players++;
  for (const rule of told.tags["House"]?.split(",") ?? []) {
    const [key = "", value = ""] = rule.split("=");
    told.house[key] = value;
  }
  const everybody = Array.from({ length: told.players }, (_, seat) => seat);
  for (const hole of told.holes) if (!hole.seats.length) hole.seats = everybody;
  return told.tags["Backnine"] ? told : null;
}

function readTag(told: ParsedRecord, line: string): boolean {
  const [, name, value] = TAG.exec(line) ?? [];
  if (name) told.tags[name] = value!.replaceAll(/\\(.)/g, "$1");
  return Boolean(name) || readPlay(told, line);
}

function readPlay(told: ParsedRecord, line: string): boolean {
  const hole = HOLE.exec(line);
  const moves = MOVES.exec(line);
  const strokes = STROKES.exec(line);
  const last = told.holes.at(-1);
  if (hole)
    told.holes.push({
      number: Number(hole[1]),
      dealer: Number(hole[2]),
      seats: (hole[3] ?? "").split(" ").filter(Boolean).map(Number),
      moves: [],
      strokes: [],
      ending: "",
    });
  else if (moves && last) last.moves.push(...moves[2]!.split(", ").map((move) => ({ seat: Number(moves[1]), move })));
  else if (strokes && last) [last.strokes, last.ending] = [strokes[1]!.split(" ").map(Number), strokes[2]!];
  else return false;
  return true;
}

/** The values of a numbered tag by seat; null where there is none. */
export const bySeat = (record: ParsedRecord, name: string): (string | null)[] =>
  Array.from({ length: record.players }, (_, seat) => record.tags[`${name}${seat}`] ?? null);

export const salts = (record: ParsedRecord): string[] => {
  const found: string[] = [];
  while (record.tags[`Salt${found.length + 1}`] !== undefined) found.push(record.tags[`Salt${found.length + 1}`]!);
  return found;
};

/** The draw as it is written: picks joined by " / ", with "-" for who is out. */
export const writeDraw = (picks: (string | null)[][]): string =>
  picks.map((pick) => pick.map((card) => card ?? "-").join(" ")).join(" / ");
