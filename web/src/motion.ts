// What moves on the table when something has happened: from where to where, showing which face.

import type { HappeningSeen, Played } from "./protocol";

export type Place = "stock" | "discard" | `hand-${number}` | `slot-${number}-${number}`;

export interface Step {
  kind: "travel" | "flip";
  from: Place;
  to: Place;
  card: string | null; // null: its back
}

const slot = (seat: number, number: number): Place => `slot-${seat}-${number}`;
const hand = (seat: number): Place => `hand-${seat}`;

/** The steps of what was played, in order. A discard that comes out of a layout goes as the new card comes in. */
export function steps(played: Played[]): Step[] {
  return played.flatMap((each) => each.happened.flatMap(step));
}

function step(happened: HappeningSeen): Step[] {
  const seat = happened.seat ?? -1;
  const card = happened.card ?? null;
  const place = happened.slot ? slot(seat, happened.slot) : hand(seat);
  switch (happened.what) {
    case "flipped":
    case "turned-up":
    case "looked":
    case "peeked":
      return [{ kind: "flip", from: place, to: place, card }];
    case "drew":
      return [{ kind: "travel", from: "stock", to: hand(seat), card }];
    case "took":
      return [{ kind: "travel", from: "discard", to: hand(seat), card }];
    case "placed":
      return [{ kind: "travel", from: hand(seat), to: place, card }];
    case "discarded":
      return [{ kind: "travel", from: place, to: "discard", card }];
    default:
      return [];
  }
}
