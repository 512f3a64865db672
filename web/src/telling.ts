// What happened, in words: the same words as in the terminal.

import { cardWord } from "./cards";
import type { Person } from "./people";
import type { HappeningSeen } from "./protocol";
import { t } from "./words.svelte";

const BY_CARD = new Set(["drew", "placed"]); // another message where the card is known

/** A move, or a whole turn, as a sentence. A card just named is not named again. */
export function told(game: string, happened: HappeningSeen[], person: Person): string {
  const deeds = happened
    .filter((each) => each.what !== "hole-over")
    .map((each, place) => {
      const card = cardWord(each.card ?? null);
      const again = each.what === "placed" && !!happened[place - 1]?.card;
      const id = `table-happened-${each.what}`;
      const named = card && BY_CARD.has(each.what) && !again;
      return t(named ? `${id}-card` : id, { game, who: person.who, slot: each.slot ?? 0, card });
    });
  return t("table-log", { ...person, deeds: deeds.join(t("web-comma")) });
}
