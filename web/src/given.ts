// Names that a table gives to whoever says none.

import names from "./made/names.json";

export const isGiven = (name: string | undefined): boolean => name !== undefined && names.includes(name);
