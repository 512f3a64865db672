// One set of Fluent catalogues for every screen: the very files that the terminal speaks from.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { keep, kept } from "./shelf";
import { typeset } from "./typeset";

export const LANGUAGES = { en: "English", fr: "Français", it: "Italiano", es: "Español", ja: "日本語" } as const;
export type Language = keyof typeof LANGUAGES;

const CATALOGUES = ["web", "errors", "server", "bots"]; // what every page may need; others on demand
const files = import.meta.glob<string>(
  ["../../src/backnine/locales/*/*.ftl", "!../../src/backnine/locales/*/{cli,report}.ftl"],
  { query: "?raw", import: "default" },
);

class Words {
  language = $state<Language>("en");
  bundle = $state.raw<FluentBundle | null>(null);
  private loaded = new Map<Language, { bundle: FluentBundle; names: Set<string> }>();
  private wanted = new Set(CATALOGUES); // in any language
  private wished: Language | null = null; // the last that was asked for: catalogues may come late

  async speak(language: Language, ...more: string[]): Promise<void> {
    this.wished = language;
    const known = this.loaded.get(language) ?? {
      bundle: new FluentBundle(language, { useIsolating: false }),
      names: new Set(),
    };
    this.loaded.set(language, known);
    for (const name of more) this.wanted.add(name);
    const missing = [...this.wanted].filter((name) => !known.names.has(name));
    if (!missing.length && language === this.language && this.bundle === known.bundle) return;
    const texts = await Promise.all(
      missing.map((name) => files[`../../src/backnine/locales/${language}/${name}.ftl`]!()),
    );
    for (const [place, text] of texts.entries()) {
      known.bundle.addResource(new FluentResource(text));
      known.names.add(missing[place]!);
    }
    if (this.wished !== language) return;
    this.bundle = null; // the same bundle may know more now
    this.bundle = known.bundle;
    this.language = language;
    document.documentElement.lang = language;
    keep("language", language);
  }

  /** Whether the messages of a catalogue can be said. */
  knows(name: string): boolean {
    return this.bundle !== null && (this.loaded.get(this.language)?.names.has(name) ?? false);
  }

  /** More messages of the language that is spoken: the rules of a game, say. */
  learn(...more: string[]): Promise<void> {
    return this.speak(this.wished ?? this.language, ...more);
  }
}

export const words = new Words();

/** A count as a plain figure: the browser's own number formats take long to load, and no game counts to a thousand. */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const plain = ([name, value]: [string, FluentVariable]): [string, FluentVariable] => [
  name,
  Number.isInteger(value) && Math.abs(value as number) < 1000 ? new Count(value as number) : value,
];

/** A message in the language that is spoken. A missing one shows its id, which the tests look for. */
export function t(id: string, variables: Record<string, FluentVariable> = {}): string {
  const message = words.bundle?.getMessage(id);
  if (!message?.value || !words.bundle) return words.bundle ? id : "";
  return typeset(
    words.bundle.formatPattern(message.value, Object.fromEntries(Object.entries(variables).map(plain))),
    words.language,
  );
}

/** The same as one flowing line: Japanese joins its lines without a space. */
export function prose(id: string, variables: Record<string, FluentVariable> = {}): string {
  return t(id, variables).replaceAll("\n", words.language === "ja" ? "" : " ");
}

export function preferred(): Language {
  const wished = [kept("language") ?? "", ...navigator.languages].map((each) => each.slice(0, 2));
  return (wished.find((each) => each in LANGUAGES) as Language | undefined) ?? "en";
}
