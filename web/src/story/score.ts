// A kept match as the score card of its table.

import type { Finished } from "../history";
import type { HoleSeen, ScoreCard } from "../protocol";

export function scoreOf({ holes, totals, winners, closers }: Finished): ScoreCard {
  return {
    t: "score",
    holes: holes.map((strokes, place): HoleSeen => {
      const seats = strokes.flatMap((each, seat) => (each === null ? [] : [seat]));
      return {
        hole: place + 1,
        dealer: 0,
        seats,
        strokes: seats.map((seat) => strokes[seat]!),
        closer: closers?.[place] ?? null,
        ending: "putt-out",
        penalty: null,
        layouts: [],
      };
    }),
    totals,
    tied: [],
    outcome: { winners, reason: "" },
  };
}
