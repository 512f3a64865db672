// Who a sentence is about, as the catalogues ask for it: `$who` and `$name` (docs/languages.md).

import { t } from "./words.svelte";

/** `you-too`: the reader, with those in `name`. */
export type Person = { who: "you" | "one" | "many" | "you-too"; name: string };

export const somebody = (name: string): Person => ({ who: "one", name });

/** Those with these names, and the reader, if `you`. */
export function people(names: string[], you = false, say: typeof t = t): Person {
  if (!names.length) return { who: "you", name: "" };
  const [last = "", ...others] = [...names].reverse();
  const first = others.reverse().join(say("web-name-comma"));
  return {
    who: you ? "you-too" : first ? "many" : "one",
    name: first ? say("web-and", { first, second: last }) : last,
  };
}

/** The same for a note with little room: of more than two the first is named. */
export function few(names: string[], you = false, say: typeof t = t): Person {
  const [first = "", ...others] = names;
  if (others.length < 2) return people(names, you, say);
  return { who: you ? "you-too" : "many", name: say("web-and-others", { first, count: others.length }) };
}
