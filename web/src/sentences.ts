// The prompt: one sentence that says what is going on and what one may do.

import { cardWord } from "./cards";
import type { Person } from "./people";
import type { Choices, SeenState } from "./state";
import { t } from "./words.svelte";

/** The message that says why the table closed the connection. */
export function goodbye(why: string | null): string {
  if (why === "left") return "web-lost-chair";
  if (why === "moved") return "web-moved";
  if (why === "sent-off") return "web-sent-off";
  if (why === "no-such-token") return "web-key-died";
  if (why === "watch-gone") return "web-no-entry-watch";
  if (why === "deleted") return "web-table-deleted";
  if (why === "shut") return "web-table-shut";
  if (why === "banned") return "error-banned";
  if (why === "table-damaged") return "web-damaged";
  if (why === "quota-used-up") return "web-quota";
  return why === "no-spectators" ? "web-no-spectators" : "web-closed";
}

export function sentence(state: SeenState, may: Choices, person: (...seats: number[]) => Person): string {
  const { view, table } = state;
  if (!view || !table) return "";
  const card = cardWord(view.held);
  if (Object.keys(state.looked).length) return t("web-remember");
  if (table.state === "shuffling") return t("web-shuffling");
  if (table.state === "over") return outcome(state, person);
  if (table.state === "paused") return t("web-paused");
  if (view.phase === "over") return t("web-hole-over");
  const mine = view.seat !== null && view.acting.includes(view.seat) && (view.moves.length > 0 || state.sent !== null);
  if (!mine) return view.turn === null ? t("web-wait-others") : t("web-wait", person(view.turn));
  if (view.phase === "tee-off")
    return t(view.layouts[view.seat ?? 0]?.some((slot) => slot.up) ? "web-tee-off-one" : "web-tee-off");
  if (view.phase === "first-look")
    return may.look ? t("web-first-look", { look: table.house["look"] ?? "near" }) : t("web-look-touch");
  const owed = view.owed?.[view.seat ?? 0]?.[0];
  if (view.phase === "draw" && owed && !view.moves.includes("take")) return t("web-draw-owed", { slot: owed });
  if (view.phase === "draw")
    return state.intent === "take" ? t("web-place-taken") : t(may.knock ? "web-draw-or-knock" : "web-draw");
  if (may.discard === "undo") return t("web-place-taken");
  if (state.intent === "discard") return t("web-turn-up");
  if (may.discard === "intend") return t("web-place-or-turn", { card });
  return may.discard === "toss" ? t("web-place-or-toss", { card }) : t("web-place", { card });
}

function outcome(state: SeenState, person: (...seats: number[]) => Person): string {
  const winners = state.score?.outcome?.winners ?? [];
  return winners.length ? t("web-won", person(...winners)) : t("web-hole-over");
}
