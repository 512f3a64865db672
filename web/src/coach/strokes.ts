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

/** "45 %", as the language writes it. */
export const percent = (value: number, digits = 0): string =>
  new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: digits })
    .format(value)
    .replace("-", "−");
