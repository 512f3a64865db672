// What happened, in words: the same words as in the terminal.

import { cardWord } from "./cards";
import type { Played } from "./protocol";
import { t } from "./words.svelte";

const BY_CARD = new Set(["drew", "placed"]); // told in another way where the card is known

/** One move as a line: who, and what came of it. */
export function told(played: Played, name: (seat: number) => string): string {
  const deeds = played.happened
    .filter((each) => each.what !== "hole-over")
    .map((each) => {
      const card = cardWord(each.card ?? null);
      const id = `table-happened-${each.what}`;
      return t(card && BY_CARD.has(each.what) ? `${id}-card` : id, { slot: each.slot ?? 0, card });
    });
  return t("web-told", { name: name(played.seat), deeds: deeds.join(t("web-comma")) });
}
