// The log: moves grouped by hole and by turn, the newest first.

import type { HappeningSeen, Played, ViewSeen } from "./protocol";
import type { Logged } from "./state";

export interface TurnTold {
  n: number; // of its first move
  seat: number;
  happened: HappeningSeen[];
}

export interface HoleLogged {
  hole: number;
  turns: TurnTold[];
}

const BEGINS = new Set(["drew", "took", "knocked", "renewed"]);

export function byHole(log: Logged[]): HoleLogged[] {
  const holes: HoleLogged[] = [];
  for (const played of log) {
    if (holes[0]?.hole !== played.hole) holes.unshift({ hole: played.hole, turns: [] });
    add(holes[0]!.turns, played);
  }
  return holes;
}

/** What has been played in this hole since a player's last turn, the oldest first. */
export function since(log: Logged[], view: Pick<ViewSeen, "hole">, seat: number): TurnTold[] {
  const turns = byHole(log).find(({ hole }) => hole === view.hole)?.turns ?? [];
  const own = turns.findIndex((turn) => turn.seat === seat);
  return turns.slice(0, own < 0 ? turns.length : own).reverse();
}

/** Adds a move to the current turn, or begins a new one. */
function add(turns: TurnTold[], { n, seat, happened }: Played): void {
  const told = happened.filter((each) => each.what !== "hole-over");
  const before = turns[0];
  if (before?.seat === seat && !BEGINS.has(told[0]?.what ?? "")) before.happened.push(...told);
  else if (told.length) turns.unshift({ n, seat, happened: told });
}
