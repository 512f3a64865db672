// Dates and times as the reader writes them.

const spoken = (): readonly string[] => globalThis.navigator?.languages ?? [];

/** The first of the browser's languages that matches the page's, such as en-GB for en. */
const localeOf = (language: string, languages: readonly string[]): string =>
  languages.find((each) => each.split("-")[0] === language) ?? language;

const written =
  (form: Intl.DateTimeFormatOptions) =>
  (at: number, language: string, languages = spoken()): string =>
    new Intl.DateTimeFormat(localeOf(language, languages), form).format(at);

export const dateOf = written({ dateStyle: "medium" });
export const momentOf = written({ dateStyle: "medium", timeStyle: "short" });
const timeOf = written({ timeStyle: "short" });
const DAY_AND_TIME = { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" } as const;
const dayAndTimeOf = written(DAY_AND_TIME);
const inFigures = written({ ...DAY_AND_TIME, month: "numeric" });

/** Of today the time alone, of other days with the date. */
export function latelyOf(at: number, language: string, now = Date.now(), languages = spoken()): string {
  const today = dateOf(at, language, languages) === dateOf(now, language, languages);
  const far = language === "ja" ? inFigures : dayAndTimeOf;
  return (today ? timeOf : far)(at, language, languages);
}
