// Cards as text for people; codes such as "AC" are for programs.

import { t } from "./words.svelte";

const SUITS: Record<string, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };

/** A card as one reads it: "−5", "7", "A♣", the joker by its name. */
export function cardWord(card: string | null): string {
  if (card === null) return "";
  if (card === "H") return "−5";
  if (card === "JK") return t("web-joker");
  const suited = /^(10|[2-9AJQK])([SHDC])$/.exec(card);
  return suited ? `${suited[1]}${SUITS[suited[2]!]}` : card;
}

/** What makes two cards equal: the rank where there are suits, else all of it. */
export const rankOf = (card: string): string => (card.length > 1 && card.at(-1)! in SUITS ? card.slice(0, -1) : card);
