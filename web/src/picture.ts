// A result as a picture: a score card on felt, drawn on a canvas.

import { dateOf } from "./dates";
import type { Finished } from "./history";
import { headline, nameIn, places } from "./share";
import { figure } from "./typeset";
import { t, words } from "./words.svelte";

const WIDTH = 1200;
const MARGIN = 60;
const ROW = 76;
const HEAD = 300;
const MOST_HOLES = 18; // more do not fit; then only the totals are drawn
const SERIF = 'Fraunces, Georgia, "Noto Sans JP", "Hiragino Sans", serif';
const SANS = 'Inter, system-ui, "Noto Sans JP", "Hiragino Sans", sans-serif';
const INK = "#1C2420";
const MUTED = "#56615B";

export async function draw(match: Finished): Promise<Blob> {
  await Promise.all([`650 40px ${SERIF}`, `600 40px ${SANS}`].map((font) => document.fonts.load(font, written(match))));
  const canvas = document.createElement("canvas");
  const rows = match.names.length + 1;
  canvas.width = WIDTH;
  canvas.height = HEAD + rows * ROW + MARGIN + 40;
  const pen = canvas.getContext("2d")!;
  felt(pen, canvas.height);
  title(pen, match);
  card(pen, match, rows);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}

/** All that will stand there: fonts come by the letters that are wanted of them. */
function written(match: Finished): string {
  return [
    ...match.names.map((_, seat) => nameIn(match, seat)),
    subtitle(match),
    headline(match),
    t("web-total"),
    "0",
  ].join();
}

const subtitle = (match: Finished): string =>
  [t(`web-game-${match.game}`), t("web-holes", { count: match.holes.length }), dateOf(match.at, words.language)].join(
    " · ",
  );

function felt(pen: CanvasRenderingContext2D, height: number): void {
  const light = pen.createRadialGradient(WIDTH / 2, height * 0.55, 60, WIDTH / 2, height * 0.55, WIDTH * 0.8);
  light.addColorStop(0, "#3A7D5D");
  light.addColorStop(0.6, "#2F6B4F");
  light.addColorStop(1, "#1F4D38");
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDTH, height);
}

function title(pen: CanvasRenderingContext2D, match: Finished): void {
  write(pen, "Backnine", MARGIN, 96, `650 44px ${SERIF}`, "#FFE9A8");
  write(pen, subtitle(match), MARGIN, 148, `500 30px ${SANS}`, "#FFFFFF");
  const most = WIDTH - MARGIN * 2 - 160;
  write(pen, headline(match), MARGIN, 246, fitting(pen, headline(match), most), "#FFFFFF", "left", most);
  flag(pen, WIDTH - MARGIN - 120, 60);
}

/** A long headline is smaller before it is shortened. */
function fitting(pen: CanvasRenderingContext2D, text: string, most: number): string {
  const fonts = [66, 56, 48, 40].map((size) => `650 ${size}px ${SERIF}`);
  const fits = (font: string): boolean => ((pen.font = font), pen.measureText(text).width <= most);
  return fonts.find(fits) ?? fonts.at(-1)!;
}

/** The flag in the hole. */
function flag(pen: CanvasRenderingContext2D, x: number, y: number): void {
  pen.save();
  pen.translate(x, y);
  pen.strokeStyle = "#FFFFFF";
  pen.lineWidth = 8;
  pen.lineCap = "round";
  pen.beginPath();
  pen.ellipse(50, 172, 46, 13, 0, 0, Math.PI * 2);
  pen.stroke();
  pen.beginPath();
  pen.moveTo(50, 6);
  pen.lineTo(50, 168);
  pen.stroke();
  pen.fillStyle = "#FFE9A8";
  pen.beginPath();
  pen.moveTo(54, 6);
  pen.lineTo(118, 30);
  pen.lineTo(54, 56);
  pen.fill();
  pen.restore();
}

function card(pen: CanvasRenderingContext2D, match: Finished, rows: number): void {
  const top = HEAD;
  const right = WIDTH - MARGIN - 36;
  const holes = match.holes.length <= MOST_HOLES ? match.holes : [];
  const step = Math.min(64, (right - 130 - MARGIN - 330) / Math.max(1, holes.length));
  const column = (place: number): number => right - 130 - (holes.length - 1 - place) * step;
  const font = `500 ${step < 45 ? 24 : 30}px ${SANS}`;
  pen.fillStyle = "#FFFDF6";
  pen.beginPath();
  pen.roundRect(MARGIN, top, WIDTH - MARGIN * 2, rows * ROW + 40, 28);
  pen.fill();
  const base = (row: number): number => top + 20 + row * ROW + 50;
  holes.forEach((_, place) => write(pen, String(place + 1), column(place), base(0), font, MUTED, "right"));
  write(pen, t("web-total"), right, base(0), `500 26px ${SANS}`, MUTED, "right", 120);
  places(match).forEach(({ place, seat }, above) => {
    const row = above + 1;
    rule(pen, top + 20 + row * ROW);
    const name = holes.length ? column(0) - step - MARGIN - 90 : 600;
    write(pen, `${place}`, MARGIN + 36, base(row), `650 32px ${SERIF}`, place === 1 ? "#7D5A00" : MUTED);
    write(
      pen,
      nameIn(match, seat),
      MARGIN + 84,
      base(row),
      `${place === 1 ? 700 : 500} 34px ${SANS}`,
      INK,
      "left",
      name,
    );
    holes.forEach((hole, at) =>
      write(pen, hole[seat] === null ? "–" : figure(hole[seat]!), column(at), base(row), font, MUTED, "right"),
    );
    write(pen, figure(match.totals[seat]!), right, base(row), `700 40px ${SERIF}`, INK, "right");
  });
}

function rule(pen: CanvasRenderingContext2D, y: number): void {
  pen.fillStyle = "#DDD5C0";
  pen.fillRect(MARGIN + 36, y, WIDTH - MARGIN * 2 - 72, 2);
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  align: CanvasTextAlign = "left",
  most?: number,
): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.fillText(most ? shortened(pen, text, most) : text, x, y);
}

function shortened(pen: CanvasRenderingContext2D, text: string, most: number): string {
  let letters = [...text];
  while (
    letters.length > 1 &&
    pen.measureText(letters.length < [...text].length ? `${letters.join("")}…` : text).width > most
  )
    letters = letters.slice(0, -1);
  return letters.length < [...text].length ? `${letters.join("").trimEnd()}…` : text;
}
