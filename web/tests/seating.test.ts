import { describe, expect, test } from "vitest";
import { seating } from "../src/parts/seating";

const EIGHT = { columns: 4, rows: 2 };
const FOUR = { columns: 2, rows: 2 };
const HEAD = 30;

describe("how the others sit", () => {
  test("as large as width and height allow", () => {
    const two = seating(2, { width: 366, height: 130 }, EIGHT, HEAD);
    expect(two).toMatchObject({ strip: false, wide: 0 });
    expect(two.mini).toBe(34); // the height is what there is least of
    expect(seating(2, { width: 366, height: 300 }, EIGHT, HEAD).mini).toBeGreaterThan(two.mini);
  });

  test("in several rows where that makes their cards larger", () => {
    const five = seating(5, { width: 740, height: 420 }, EIGHT, HEAD);
    const oneRow = (740 - 4 * 10) / 5 / 4;
    expect(five.mini).toBeGreaterThan(oneRow);
    expect(five.wide).toBeGreaterThan(0);
    expect(five.wide).toBeLessThanOrEqual(750);
  });

  test("in rows of equal length, never one alone in the last", () => {
    for (const room of [
      { width: 1080, height: 330 },
      { width: 796, height: 380 },
    ]) {
      const { wide, name, mini } = seating(11, room, FOUR, HEAD);
      const each = Math.max(name, 2 * mini + 3 + 16) + 10;
      expect(Math.floor((wide + 10) / each)).toBe(6);
    }
  });

  test("side by side to be pushed along, where they would be too small to read", () => {
    for (const layout of [EIGHT, FOUR])
      expect(seating(11, { width: 320, height: 94 }, layout, HEAD)).toMatchObject({ strip: true });
    expect(seating(1, { width: 320, height: 60 }, EIGHT, HEAD).strip).toBe(false);
  });

  test("one of a strip is cut off at the edge", () => {
    for (const columns of [2, 3, 4])
      for (let width = 280; width < 460; width += 5) {
        const { mini, name, strip } = seating(11, { width, height: 120 }, { columns, rows: 2 }, HEAD);
        const each = Math.max(name, columns * mini + (columns - 1) * 3 + 16) + 6; // as it is drawn
        expect(strip).toBe(true);
        const part = (width / each) % 1;
        expect(part).toBeGreaterThan(0.08);
        expect(part).toBeLessThan(0.97);
      }
  });

  test("never larger than what they have", () => {
    for (let count = 1; count <= 11; count++)
      for (const width of [300, 375, 740, 1100, 1900])
        for (const height of [94, 130, 250, 400, 800]) {
          const { mini, strip } = seating(count, { width, height }, EIGHT, HEAD);
          if (!strip) expect(2 * 1.4 * mini + HEAD).toBeLessThanOrEqual(Math.max(height, 2 * 1.4 * 16 + HEAD));
          if (!strip) expect(4 * mini).toBeLessThanOrEqual(width);
        }
  });
});
