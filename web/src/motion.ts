// Which cards move for a happening: from where to where, which face, and when.

import type { HappeningSeen, Played, ViewSeen } from "./protocol";

export type Place = "stock" | "discard" | `hand-${number}` | `slot-${number}-${number}`;

export interface CardMotion {
  kind: "travel" | "flip";
  from: Place;
  to: Place;
  card: string | null; // null: its back
}

/** Steps that happen together, one shortly after the other. */
export type Beat = CardMotion[];

const slot = (seat: number, number: number): Place => `slot-${seat}-${number}`;
const hand = (seat: number): Place => `hand-${seat}`;

/** The steps of what was played, in order, one at a time but for two things: a card that makes way goes as the
 *  new one comes in, and cards that are turned up at the end of a hole follow each other closely. */
export function beats(played: Played[]): Beat[] {
  const all: Beat[] = [];
  for (const step of played.flatMap((each) => each.happened.flatMap(steps))) {
    const before = all.at(-1);
    const last = before?.at(-1);
    const makesWay = last?.kind === "travel" && step.to === "discard" && last.to === step.from;
    const turnsUpToo = last?.kind === "flip" && step.kind === "flip";
    if (before && (makesWay || turnsUpToo)) before.push(step);
    else all.push([step]);
  }
  return all;
}

/** What moves with a view: cards that are put back go the way they came. */
export function motions(view: ViewSeen, log: Played[]): Beat[] {
  const played = view.played ?? [];
  const last = played.at(-1);
  if (last?.move !== "undo") return beats(played);
  const gone = view.undone?.find(([, undo]) => undo === last.n)?.[0];
  return back(beats(log.filter((each) => each.n === gone)));
}

function back(all: Beat[]): Beat[] {
  return all.map((beat) => beat.map((step) => ({ ...step, from: step.to, to: step.from })).reverse()).reverse();
}

function steps(happened: HappeningSeen): CardMotion[] {
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
