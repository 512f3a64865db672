// What the rules say about the match that is kept: everything comes from web/src/made, which is made of the games.

import { packOf, type Dealt } from "../fair/packs";
import { settingOf, type House, type Setting } from "../house";
import type { GameTold, HouseRuleTold } from "../http";
import keeping from "../made/keeping.json";
import type { KeepingMade, PenaltyPart } from "../made/types";
import { SHEETS } from "../sheets";
import { bestBonus, countOf, countsWhole, type LayoutCounter } from "../story/counting";
import { Refusal, type KeptMatch } from "./model";

export interface Penalty {
  rule: string;
  seat: number;
  strokes: number;
}

export interface Rules {
  game: GameTold;
  settings: House; // of every house rule
  holes: number;
  shared: boolean; // ties are not played off
  playOffs: number; // after so many holes those still tied share the win
  dealt: Dealt;
  inPack: Map<string, number>; // how many of each card
  count: LayoutCounter | null; // null: only typed strokes can be kept
  least: number;
  most: number;
  penalty: (closer: number, strokes: Map<number, number>) => Penalty | null;
}

const KEEPING = keeping as unknown as KeepingMade[];
export const LONGEST_NAME = KEEPING[0]!.longest_name;

const keepingOf = (game: string): KeepingMade => KEEPING.find((each) => each.game === game)!;

/** What is said of some rules, as the tables of web/src/made are looked up. */
const said = (keys: string[], house: Record<string, string>): string =>
  keys.flatMap((key) => (key in house ? [`${key}=${house[key]}`] : [])).join(",");

export const gameOf = (name: string): GameTold | null => SHEETS.find(({ game }) => game.name === name)?.game ?? null;

/** `holes=3,adjacent=true` as settings, or what is wrong with it. */
export function readHouse(rules: HouseRuleTold[], text: string): House | Refusal {
  const house: House = {};
  for (const part of text.split(",").filter(Boolean)) {
    const [key = "", value = ""] = part.split("=");
    const rule = rules.find((each) => each.key === key);
    if (!rule) return new Refusal("no-such-house-rule", { key, keys: rules.map((each) => each.key).join(", ") });
    const setting = (rule.choices as Setting[]).find((choice) => String(choice) === value);
    if (setting === undefined || key in house)
      return new Refusal("house-out-of-range", { key, value, range: rule.choices.join("|") });
    house[key] = setting;
  }
  return house;
}

/** How many can play by these house rules. */
export function mostPlayers(game: string, house: string): number {
  const made = keepingOf(game);
  return made.most[said(made.packs, textOf(house))] ?? made.most[""]!;
}

const textOf = (house: string): Record<string, string> =>
  Object.fromEntries(
    house
      .split(",")
      .filter(Boolean)
      .map((part) => part.split("=") as [string, string]),
  );

export function rulesOf({
  game: name,
  house: text,
  names,
}: Pick<KeptMatch, "game" | "house" | "names">): Rules | Refusal {
  const game = gameOf(name);
  if (!game) return new Refusal("no-such-game", { game: name, games: SHEETS.map((each) => each.game.name).join(", ") });
  const read = readHouse(game.house, text);
  if (read instanceof Refusal) return read;
  const [least, most] = game.players;
  const players = names.length;
  if (players < least || players > most) return new Refusal("wrong-number-of-players", { players, least, most });
  const house = textOf(text);
  const record = { tags: { Game: name }, house, players };
  const dealt = packOf(record);
  if (!dealt) return new Refusal("keeper-damaged", { where: "house" });
  if (players > mostPlayers(name, text)) return tooFewCards(game, dealt, players);
  const settings = Object.fromEntries(game.house.map((rule) => [rule.key, settingOf(rule, read)]));
  return {
    game,
    settings,
    holes: Number(settings["holes"]),
    shared: settings["ties"] === "shared",
    playOffs: keepingOf(name).play_offs,
    dealt,
    inPack: counted(dealt.cards),
    count: countsWhole(name) ? countOf(record) : null,
    ...bounds(dealt, countsWhole(name) ? bestBonus(name, house) : null),
    penalty: penaltyOf(name, house),
  };
}

function tooFewCards(game: GameTold, { cards }: Dealt, players: number): Refusal {
  return new Refusal("too-few-cards", { players, cards: cards.length, needed: players * game.rows * game.columns + 2 });
}

function counted(cards: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/** No layout counts less or more: the lowest cards of the pack with every bonus, and the highest. */
function bounds({ cards, values, slots }: Dealt, bonus: number | null): { least: number; most: number } {
  const sorted = cards.map((card) => values[card]!).sort((one, other) => one - other);
  const sum = (some: number[]): number => some.reduce((total, value) => total + value, 0);
  const most = sum(sorted.slice(-slots));
  const low = sum(sorted.slice(0, slots).map((value) => Math.min(value, 0)));
  return { least: bonus === null ? -most : low + bonus, most };
}

function penaltyOf(game: string, house: Record<string, string>): Rules["penalty"] {
  const made = keepingOf(game);
  const penalty = made.penalties[said(made.closing, house)];
  return (closer, strokes) => {
    if (!penalty) return null;
    const score = strokes.get(closer)!;
    const beaten = Math.min(...strokes.values()) < score;
    const added = addedTo(score, beaten ? penalty.beaten : penalty.unbeaten);
    return added ? { rule: penalty.rule, seat: closer, strokes: added } : null;
  };
}

function addedTo(score: number, parts: PenaltyPart[]): number {
  const part = parts.filter((each) => each.score <= score).at(-1) ?? parts[0]!;
  return part.times * score + part.plus;
}
