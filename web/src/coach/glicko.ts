// Glicko-2 (Mark Glickman, 2012): a rating with how sure it is, after one puzzle at a time.

export interface GlickoRating {
  rating: number;
  rd: number; // rating deviation
  vol: number; // volatility
}

export const BEGINNER: GlickoRating = { rating: 1200, rd: 350, vol: 0.06 };
const SCALE = 173.7178;
const MIDDLE = 1500;
const TAU = 0.5; // how fast volatility may change
const LEAST_RD = 45; // so that a rating never stands still
const EPSILON = 1e-6;

interface RatedGame {
  rating: number;
  rd: number;
  score: number; // 1: solved, 0: not
}

const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / Math.PI ** 2);

/** The chance that whoever has this rating solves it. */
export function chance(own: Pick<GlickoRating, "rating">, puzzle: { rating: number; rd: number }): number {
  return 1 / (1 + Math.exp((-g(puzzle.rd / SCALE) * (own.rating - puzzle.rating)) / SCALE));
}

/** The rating after these, as one period. */
export function rated(own: GlickoRating, played: RatedGame[], leastRd = LEAST_RD): GlickoRating {
  const mu = (own.rating - MIDDLE) / SCALE;
  const phi = own.rd / SCALE;
  const weights = played.map(({ rating, rd, score }) => {
    const weight = g(rd / SCALE);
    const expected = chance(own, { rating, rd });
    return { spread: weight ** 2 * expected * (1 - expected), gain: weight * (score - expected) };
  });
  const v = 1 / weights.reduce((sum, { spread }) => sum + spread, 0);
  const gain = weights.reduce((sum, each) => sum + each.gain, 0);
  const vol = volatility(own.vol, phi, v, v * gain);
  const phiNow = 1 / Math.sqrt(1 / (phi ** 2 + vol ** 2) + 1 / v);
  const rating = MIDDLE + SCALE * (mu + phiNow ** 2 * gain);
  return { rating, rd: Math.max(leastRd, SCALE * phiNow), vol };
}

/** Step 5 of the paper: the Illinois algorithm. */
function volatility(vol: number, phi: number, v: number, delta: number): number {
  const a = Math.log(vol ** 2);
  const f = (x: number): number => {
    const e = Math.exp(x);
    return (e * (delta ** 2 - phi ** 2 - v - e)) / (2 * (phi ** 2 + v + e) ** 2) - (x - a) / TAU ** 2;
  };
  let low = a;
  let high = Math.log(delta ** 2 - phi ** 2 - v);
  if (delta ** 2 <= phi ** 2 + v) {
    let k = 1;
    while (f(a - k * TAU) < 0) k += 1;
    high = a - k * TAU;
  }
  let [fLow, fHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > EPSILON) {
    const next = low + ((low - high) * fLow) / (fHigh - fLow);
    const fNext = f(next);
    if (fNext * fHigh <= 0) [low, fLow] = [high, fHigh];
    else fLow /= 2;
    [high, fHigh] = [next, fNext];
  }
  return Math.exp(low / 2);
}
