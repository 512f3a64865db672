// Strokes of the coach: they have a fraction, and a sign where they are told apart.

import { words } from "../words.svelte";

const format = (value: number, digits: number): string =>
  new Intl.NumberFormat(words.language, { maximumFractionDigits: digits, minimumFractionDigits: digits })
    .format(Object.is(Math.round(value * 10 ** digits), -0) ? 0 : value)
    .replace("-", "−");

/** "11.2", "−3.0" */
export const strokes = (value: number, digits = 1): string => format(value, digits);

/** "+1.1", "−3.0", "0.0" */
export function signed(value: number, digits = 1): string {
  const text = format(value, digits);
  return Math.round(value * 10 ** digits) > 0 ? `+${text}` : text;
}

/** What luck of so many strokes was, as far as the digits tell. */
export function luckOf(value: number, digits = 1): "good" | "bad" | "even" {
  const told = Math.round(value * 10 ** digits);
  return told < 0 ? "good" : told > 0 ? "bad" : "even";
}

/** "45 %", as the language writes it. */
export const percent = (value: number, digits = 0): string =>
  new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: digits })
    .format(value)
    .replace("-", "−");

/** A chance: what is not certain is never told as 0 or 100 %. */
export function chanceText(value: number): string {
  if (value > 0 && value < 0.005) return `<${percent(0.01)}`;
  return value < 1 && value >= 0.995 ? `>${percent(0.99)}` : percent(value);
}
