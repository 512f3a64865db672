// The generated rule sheets: clauses, pictures and scored examples of each game.

import sheets from "./made/sheets.json";
import type { Sheet } from "./made/types";

export const SHEETS = sheets as unknown as Sheet[];

export const sheetOf = (game: string): Sheet => SHEETS.find((each) => each.game.name === game) ?? SHEETS[0]!;

/** The message of a house rule. */
export const houseMessage = (game: string, key: string): string => `${game}-house-${key.replaceAll("_", "-")}`;
