// Where the labels of a chart stand: clear of its lines, of its dots and of each other, as far as there is room.

export interface ChartSpot {
  x: number;
  y: number;
}
interface LabelBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const [HIGH, WIDE, DOT, DESCENT] = [12, 7.4, 8, 3]; // pixels: a line of text, a letter, a dot with its rim
const OFFSETS = [-12, 21, -24, 33]; // from a dot to the baseline of its label
const [ON_LABEL, ON_DOT, ON_LINE] = [100, 50, 10];

const meet = (one: LabelBox, other: LabelBox): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Whether a stretch of a line runs through a box. */
function crosses(box: LabelBox, from: ChartSpot, to: ChartSpot): boolean {
  const [left, right] = [Math.max(box.left, from.x), Math.min(box.right, to.x)];
  if (left > right) return false;
  const at = (x: number): number =>
    to.x === from.x ? from.y : from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x);
  const ends = to.x === from.x ? [from.y, to.y] : [at(left), at(right)];
  return Math.min(...ends) < box.bottom && Math.max(...ends) > box.top;
}

/** The middle of the baseline of each text, for a dot each. Lines run from left to right. */
export function placeLabels(
  dots: (ChartSpot & { text: string })[],
  lines: ChartSpot[][],
  room: { width: number; height: number },
): ChartSpot[] {
  const rims = dots.map(({ x, y }): LabelBox => ({ left: x - DOT, right: x + DOT, top: y - DOT, bottom: y + DOT }));
  const placed: LabelBox[] = [];
  const cost = (box: LabelBox): number =>
    (box.top < 0 || box.bottom > room.height ? Infinity : 0) +
    ON_LABEL * placed.filter((each) => meet(box, each)).length +
    ON_DOT * rims.filter((each) => meet(box, each)).length +
    ON_LINE * lines.filter((line) => line.some((to, at) => at > 0 && crosses(box, line[at - 1]!, to))).length;
  return dots.map(({ x, y, text }) => {
    const half = (text.length * WIDE) / 2;
    const middle = Math.min(Math.max(x, half), room.width - half);
    const boxes = OFFSETS.map((offset): LabelBox => {
      const bottom = y + offset + DESCENT;
      return { left: middle - half, right: middle + half, top: bottom - HIGH, bottom };
    });
    const best = boxes.reduce((one, other) => (cost(other) < cost(one) ? other : one));
    placed.push(best);
    return { x: middle, y: best.bottom - DESCENT };
  });
}
