// The one sentence that says what is going on and what one may do.

import { cardWord } from "./cards";
import type { Choices, TableState } from "./state";
import { t } from "./words.svelte";

/** Why the door is shut: the id of a message. */
export function goodbye(why: string | null): string {
  if (why === "left") return "web-lost-chair";
  if (why === "deleted") return "web-table-deleted";
  if (why === "table-damaged") return "web-damaged";
  if (why === "quota-used-up") return "web-quota";
  return why === "no-spectators" ? "web-no-spectators" : "web-closed";
}

export function sentence(state: TableState, may: Choices, name: (seat: number) => string): string {
  const { view, table } = state;
  if (!view || !table) return "";
  const card = cardWord(view.held);
  if (Object.keys(state.looked).length) return t("web-remember");
  if (table.state === "shuffling") return t("web-shuffling");
  if (table.state === "over") return outcome(state, name);
  if (table.state === "paused") return t("web-paused");
  if (view.phase === "over") return t("web-hole-over");
  const mine = view.seat !== null && view.acting.includes(view.seat) && (view.moves.length > 0 || state.sent !== null);
  if (!mine) return view.turn === null ? t("web-wait-others") : t("web-wait", { name: name(view.turn) });
  if (view.phase === "tee-off")
    return t(view.layouts[view.seat ?? 0]?.some((slot) => slot.up) ? "web-tee-off-one" : "web-tee-off");
  if (view.phase === "first-look") return t("web-first-look");
  const owed = view.owed?.[view.seat ?? 0]?.[0];
  if (view.phase === "draw" && owed && !view.moves.includes("take")) return t("web-draw-owed", { slot: owed });
  if (view.phase === "draw")
    return state.intent === "take" ? t("web-place-taken") : t(may.knock ? "web-draw-or-knock" : "web-draw");
  if (state.intent === "discard") return t("web-turn-up");
  if (may.discard === "intend") return t("web-place-or-turn", { card });
  return may.discard === "toss" ? t("web-place-or-toss", { card }) : t("web-place", { card });
}

function outcome(state: TableState, name: (seat: number) => string): string {
  const winners = state.score?.outcome?.winners ?? [];
  if (winners.length !== 1) return t("web-shared");
  return winners[0] === state.view?.seat ? t("web-you-won") : t("web-won", { name: name(winners[0] ?? 0) });
}
