// How figures and signs are written, whatever the words.

/** A number of strokes as it is printed: with a real minus sign. */
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

const HYPHEN_AS_MINUS = /(?<![\p{L}\p{N}_-])-(?=\p{N})/gu;
const FRENCH_SIGNS = / (?=[:;!?»])|(?<=«) /g; // must not begin a line

/** A text as its language prints it. */
export function typeset(text: string, language: string): string {
  const figures = text.replace(HYPHEN_AS_MINUS, "−");
  return language === "fr" ? figures.replace(FRENCH_SIGNS, "\u00a0") : figures;
}
