// The chart of a match: coordinates of lines and labels. Lines differ by dashes, not only by colour.

import type { Finished } from "../history";
import { running } from "./stats";

export interface ChartLine {
  seat: number;
  points: { x: number; y: number; total: number }[];
  label: { x: number; y: number };
}

export interface DrawnChart {
  width: number;
  height: number;
  lines: ChartLine[];
  ticks: { y: number; total: number }[];
  holes: { x: number; hole: number }[];
}

export const DASHES = ["", "7 4", "2 4", "10 3 2 3", "14 5", "4 2"]; // SVG dash patterns, in turn

const TOP = 14;
export const LEFT = 40; // pixels: the figures of the axis, clear of the first points
const BOTTOM = 24;
const LINE = 17; // pixels that a name needs

/** Fewer strokes are higher up. */
export function draw(match: Pick<Finished, "holes" | "names" | "totals">, width: number): DrawnChart {
  const sums = running(match);
  const known = [0, ...sums.flat().filter((each) => each !== null)];
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const height = TOP + BOTTOM + Math.max(160, LINE * match.names.length);
  const names = Math.min(150, width * 0.34);
  const across = width - LEFT - names - 12;
  const x = (hole: number): number => LEFT + (across * hole) / Math.max(1, sums.length);
  const y = (total: number): number => TOP + ((height - TOP - BOTTOM) * (total - least)) / Math.max(1, most - least);
  const lines = match.names.map((_, seat): ChartLine => {
    const points = [{ x: x(0), y: y(0), total: 0 }];
    sums.forEach((row, place) => {
      const total = row[seat] ?? null;
      if (total !== null) points.push({ x: x(place + 1), y: y(total), total });
    });
    return { seat, points, label: { x: width - names, y: points.at(-1)!.y } };
  });
  spread(lines, TOP, height - BOTTOM);
  return {
    width,
    height,
    lines,
    ticks: ticks(least, most).map((total) => ({ y: y(total), total })),
    holes: every(x, sums.length),
  };
}

/** Labels that would overlap are moved apart. */
function spread(lines: ChartLine[], top: number, bottom: number): void {
  const labels = lines.map((line) => line.label).sort((one, other) => one.y - other.y);
  labels.forEach((label, place) => (label.y = Math.max(label.y, (labels[place - 1]?.y ?? top - LINE) + LINE)));
  let room = bottom;
  for (const label of labels.reverse()) {
    label.y = Math.min(label.y, room);
    room = label.y - LINE;
  }
}

function ticks(least: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((each) => (most - least) / each <= 5) ?? 1000;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, place) => (first + place) * step);
}

function every(x: (hole: number) => number, holes: number): { x: number; hole: number }[] {
  const step = holes > 9 ? 3 : 1;
  return Array.from({ length: holes }, (_, place) => place + 1)
    .filter((hole) => hole % step === 0)
    .map((hole) => ({ x: x(hole), hole }));
}
