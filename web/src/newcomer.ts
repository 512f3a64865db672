// Somebody takes a chair that a bot has played until now.

import type { TableSeen } from "./protocol";

const isBots = (kind: string | undefined): boolean => kind === "bot" || kind === "left";

/** The seat that a person plays from now on in the middle of a match, by what the table said before and says now. */
export function newcomer(before: TableSeen | null, now: TableSeen | null): number | null {
  if (!before || !now || before.round !== now.round || !["playing", "paused"].includes(now.state)) return null;
  const seat = now.chairs.findIndex(({ kind }, place) => kind === "person" && isBots(before.chairs[place]?.kind));
  return seat < 0 ? null : seat;
}
