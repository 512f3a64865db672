// House rules as the server offers and reads them.

import type { HouseRuleTold } from "./http";

export type Setting = boolean | number | string;
export type House = Record<string, Setting>;

export const settingOf = (rule: HouseRuleTold, house: House): Setting => house[rule.key] ?? rule.default;
export const isSwitch = (rule: HouseRuleTold): boolean => rule.choices.every((choice) => typeof choice === "boolean");
export const changed = (rules: HouseRuleTold[], house: House): HouseRuleTold[] =>
  rules.filter((rule) => settingOf(rule, house) !== rule.default);

/** The house with one rule changed, as the table reads it: `holes=3,adjacent=true`. */
export function houseText(rules: HouseRuleTold[], house: House, change: House): string {
  const now = { ...house, ...change };
  return changed(rules, now)
    .map((rule) => `${rule.key}=${String(now[rule.key])}`)
    .join(",");
}

/** The id of a rule's message: ids have no underscores. */
export const idOf = (rule: HouseRuleTold): string => rule.key.replaceAll("_", "-");

/** A rule whose settings need words, not only figures. */
export const hasWords = (rule: HouseRuleTold): boolean => rule.choices.some((choice) => typeof choice === "string");
