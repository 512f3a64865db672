// The rule sheets that were made from the rules: which clauses there are, pictures, examples counted out.

import sheets from "./made/sheets.json";
import type { Sheet } from "./made/types";

export const SHEETS = sheets as unknown as Sheet[];

export const sheetOf = (game: string): Sheet => SHEETS.find((each) => each.game.name === game) ?? SHEETS[0]!;

/** The message of a house rule. */
export const houseMessage = (game: string, key: string): string => `${game}-house-${key.replaceAll("_", "-")}`;
