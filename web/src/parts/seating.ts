// The layout of the seats: how many side by side, and how wide their cards are.

export interface FreeRoom {
  width: number;
  height: number;
}

export interface Seating {
  mini: number; // pixels, the width of a card
  name: number; // pixels that a seat has for its name at least
  wide: number; // pixels that several rows may take, so that they are of equal length; 0 for one row
  strip: boolean; // one row that scrolls sideways, as there is too little room
}

const LEAST = 22; // pixels: the smallest card that can be read
const MOST = 260;
const BETWEEN_SEATS = 10;
const IN_A_STRIP = 6; // pixels between the seats of one row that scrolls
const BETWEEN_CARDS = 3;
const AROUND = 16; // the cards of a seat, on both sides together
const NAME = { least: 84, most: 150 }; // pixels: no seat is narrower
const TALL = 1.4; // a card, against its width

/** As large as the room allows; `above` is what a seat needs beside its cards, in height. */
export function seating(
  count: number,
  { width, height }: FreeRoom,
  { columns, rows }: { columns: number; rows: number },
  above: number,
): Seating {
  const seat = (across: number): number => (width - (across - 1) * BETWEEN_SEATS) / across;
  const wide = (across: number): number => (seat(across) - AROUND - (columns - 1) * BETWEEN_CARDS) / columns;
  const high = (lines: number): number =>
    ((height - (lines - 1) * BETWEEN_SEATS) / lines - above - (rows - 1) * BETWEEN_CARDS) / rows / TALL;

  function fits(lines: number): Seating {
    const across = Math.ceil(count / lines); // rows of equal length
    const mini = Math.floor(Math.min(wide(across), high(lines), MOST));
    const name = Math.min(NAME.most, Math.floor(seat(across)));
    const taken = Math.max(name, columns * (mini + BETWEEN_CARDS) + AROUND) + BETWEEN_SEATS;
    return { mini, name, wide: lines > 1 ? across * taken : 0, strip: false };
  }

  const ways = Array.from({ length: count }, (_, more) => fits(1 + more)).filter((way) => way.name >= NAME.least);
  const best = ways.reduce<Seating | null>((best, way) => (best && best.mini >= way.mini ? best : way), null);
  if (best && best.mini >= LEAST) return best;
  const mini = Math.max(16, Math.min(40, Math.floor(high(1))));
  return {
    mini,
    name: cutOff(width, columns * (mini + BETWEEN_CARDS) - BETWEEN_CARDS + AROUND),
    wide: 0,
    strip: count > 1,
  };
}

/** How wide a seat of a strip is at least: one of them must be cut off at the edge, or nobody would scroll. */
function cutOff(width: number, cards: number): number {
  const fitting = width / (Math.max(NAME.least, cards) + IN_A_STRIP);
  const whole = Math.floor(fitting + 0.1);
  const seenWhole = fitting - whole < 0.2;
  return seenWhole && whole > 1 ? Math.floor(width / (whole - 0.5)) - IN_A_STRIP : NAME.least;
}
