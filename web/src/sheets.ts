// The rule sheets and lessons that were made from the rules: which clauses there are, examples counted out.

import sheets from "./made/sheets.json";

export interface Example {
  cards: string[];
  columns: number[];
  bonus: number;
  strokes: number;
}
export interface Sheet {
  game: string;
  rows: number;
  columns: number;
  secrets: boolean;
  sections: { key: string; clauses: string[] }[];
  examples: Record<string, Example>;
  house: { key: string; range: string }[];
}

export const SHEETS = sheets as unknown as Sheet[];

export const sheetOf = (game: string): Sheet => SHEETS.find((each) => each.game === game) ?? SHEETS[0]!;

/** The message of a house rule. */
export const houseMessage = (game: string, key: string): string => `${game}-house-${key.replaceAll("_", "-")}`;
