// The layouts of a hole that is kept with the score keeper, for the coach: #advice=kept-MATCH.HOLE.SEAT

import { readKept } from "../keeper/file";
import { Refusal } from "../keeper/model";
import { rulesOf } from "../keeper/rules";
import { standing, type SeatScore } from "../keeper/standing";
import { textAt } from "../keeper/store";
import { emptyLaid, emptyLayout, withHouse, type Laid, type LaidPlace } from "./laid";
import type { GameTold } from "../http";

export const keptAddress = (id: string, hole: number, seat: number): string => `kept-${id}.${hole}.${seat}`;

/** The match that this address leads back to; null if it is another kind of address. */
export function keptIn(about: string): { id: string; hole: number; seat: number } | null {
  const [, id, hole, seat] = /^kept-([a-z0-9]{6,20})\.(\d{1,3})\.(\d{1,2})$/.exec(about) ?? [];
  return id === undefined ? null : { id, hole: Number(hole), seat: Number(seat) };
}

/** As far as they were told; null where nothing of it is kept here. `source` changes when more is told. */
export function laidOfKept(about: string): Laid | null {
  const asked = keptIn(about);
  const text = asked && textAt(asked.id);
  const match = text ? readKept(text) : null;
  if (!asked || !match || match instanceof Refusal) return null;
  const rules = rulesOf(match);
  if (rules instanceof Refusal) return null;
  const now = standing(match, rules);
  const hole = now.holes[asked.hole - 1];
  if (!hole?.seats.includes(asked.seat)) return null;
  const layouts = match.names.map((_, seat) => {
    const place = hole.seats.indexOf(seat);
    return place < 0 ? [] : layoutOf(rules.game, hole.scores[place]!, seat === asked.seat);
  });
  const laid = withHouse({ ...emptyLaid(match.game, match.names.length), names: match.names }, match.house);
  const source = `${about} ${match.house} ${JSON.stringify(layouts.map((each) => each.map(({ card }) => card)))}`;
  return {
    ...laid,
    seat: asked.seat,
    layouts,
    hole: hole.number,
    dealer: hole.dealer,
    totals: now.totals,
    source,
  };
}

function layoutOf(game: GameTold, { cards }: SeatScore, own: boolean): LaidPlace[] {
  const seen = game.secrets ? (own ? "owner" : "all") : "";
  return emptyLayout(game, own).map((place, at) => {
    const card = cards?.[at] ?? null;
    return card === null ? place : { card, seen };
  });
}
