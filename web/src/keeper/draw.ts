// The draw for the dealer, where nobody wants to draw real cards: the same draw as at a table, with chance of its own.

import { writeDraw } from "../fair/record";
import { draw } from "../fair/shuffle";
import type { Rules } from "./rules";

export interface DealerDraw {
  dealer: number;
  picks: (string | null)[][];
  text: string;
}

export function drawDealer({ dealt }: Rules, players: number): DealerDraw {
  const picks = draw(crypto.getRandomValues(new Uint8Array(32)), dealt, players);
  const last = picks.at(-1)!;
  const least = Math.min(...last.flatMap((card) => (card === null ? [] : [dealt.values[card]!])));
  return {
    dealer: last.findIndex((card) => card !== null && dealt.values[card] === least),
    picks,
    text: writeDraw(picks),
  };
}
