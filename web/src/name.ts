// What one is called: asked for in several places, and the same everywhere.

import { adopt, yours, type Finished } from "./history";
import { settings } from "./settings.svelte";

let declined = false; // until the page is left

/** From now on one is called so, and was in the matches that one has played without a name. */
export function callMe(name: string): void {
  settings.name = name.trim();
  settings.keep();
  if (settings.name) adopt(settings.name);
}

/** Is a name worth asking for before this match is shown to others? */
export const isNameless = (match: Finished): boolean => !declined && !settings.name.trim() && yours(match).length === 1;

export function stayNameless(): void {
  declined = true;
}

/** The same match, played under this name. */
export const played = (match: Finished, name: string): Finished => ({
  ...match,
  names: match.names.map((each, seat) => (yours(match).includes(seat) ? name : each)),
});
