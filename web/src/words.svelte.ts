// The Fluent catalogues, the same files as the terminal uses.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import languages from "./made/languages.json";
import files from "texts:all";
import { fileOf } from "./catalogues";
import { keep, kept } from "./shelf";
import { typeset } from "./typeset";

export const LANGUAGES = languages;
export type LanguageCode = keyof typeof LANGUAGES;

const ALWAYS = "web"; // with the others of its file; all else is loaded on demand
type LetterFiles = Partial<Record<LanguageCode, () => Promise<unknown>>>;
const LETTERS: LetterFiles = { ja: () => import("../node_modules/.letters/japanese.css") };
const LETTERS_OF_NAMES: LetterFiles = { ja: () => import("../node_modules/.letters/japanese-names.css") }; // can wait

const MOST_KEPT = 2000; // texts

class PageWords {
  language = $state<LanguageCode>("en");
  bundle = $state.raw<FluentBundle | null>(null);
  readonly formatted = new Map<string, string>(); // every card says its name again after every move
  private loaded = new Map<LanguageCode, { bundle: FluentBundle; names: Set<string> }>();
  private wanted = new Set([fileOf(ALWAYS)]); // files to load for any language
  private wished: LanguageCode | null = null; // the language chosen last: an older request may be answered later

  async speak(language: LanguageCode, ...more: string[]): Promise<void> {
    this.wished = language;
    const known = this.loaded.get(language) ?? {
      bundle: new FluentBundle(language, { useIsolating: false }),
      names: new Set(),
    };
    this.loaded.set(language, known);
    for (const name of more) this.wanted.add(fileOf(name));
    const missing = [...this.wanted].filter((name) => !known.names.has(name));
    if (!missing.length && language === this.language && this.bundle === known.bundle) return;
    const texts = Promise.all(missing.map((name) => files[`${language}/${name}`]!()));
    await LETTERS[language]?.().catch(() => undefined); // without them the system's are shown
    for (const [place, { default: text }] of (await texts).entries()) {
      known.bundle.addResource(new FluentResource(text));
      known.names.add(missing[place]!);
    }
    if (this.wished !== language) return;
    this.formatted.clear();
    this.bundle = null; // so that texts are rendered again: the same bundle may have more messages
    this.bundle = known.bundle;
    this.language = language;
    document.documentElement.lang = language;
    keep("language", language);
    LETTERS_OF_NAMES[language]?.().catch(() => undefined); // without them the system's are shown
  }

  /** Whether a catalogue is loaded. */
  knows(name: string): boolean {
    return this.bundle !== null && (this.loaded.get(this.language)?.names.has(fileOf(name)) ?? false);
  }

  /** Load more catalogues in the current language, such as the rules of a game. */
  learn(...more: string[]): Promise<void> {
    return this.speak(this.wished ?? this.language, ...more);
  }
}

export const words = new PageWords();

/** A count as a plain figure: the browser's own number formats take long to load, and no game counts to a thousand. */
class WholeNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const plain = ([name, value]: [string, FluentVariable]): [string, FluentVariable] => [
  name,
  Number.isInteger(value) && Math.abs(value as number) < 1000 ? new WholeNumber(value as number) : value,
];

/** A message in the current language. A missing one shows its id, which the tests look for. */
export function t(id: string, variables: Record<string, FluentVariable> = {}): string {
  const { bundle, language, formatted } = words;
  const message = bundle?.getMessage(id);
  if (!message?.value || !bundle) return bundle ? id : "";
  const key = JSON.stringify([language, id, variables]);
  const known = formatted.get(key);
  if (known !== undefined) return known;
  const filled = bundle.formatPattern(message.value, Object.fromEntries(Object.entries(variables).map(plain)));
  const text = typeset(filled, language);
  if (formatted.size >= MOST_KEPT) formatted.clear();
  formatted.set(key, text);
  return text;
}

/** The same on one line: Japanese joins lines without a space. */
export function prose(id: string, variables: Record<string, FluentVariable> = {}): string {
  return t(id, variables).replaceAll("\n", LANGUAGES[words.language].joint);
}

export function preferred(): LanguageCode {
  const wished = [kept("language") ?? "", ...navigator.languages].map((each) => each.slice(0, 2));
  return (wished.find((each) => each in LANGUAGES) as LanguageCode | undefined) ?? "en";
}
