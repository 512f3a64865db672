// Telling others: links, results as text and as a picture, files to keep.

import { dateOf } from "./dates";
import { playerName, playerOf, ranking, yours, type Finished } from "./history";
import { people, type Person } from "./people";
import { figure } from "./typeset";
import { t, words } from "./words.svelte";

export type Shared = "shared" | "copied" | "saved" | "cancelled" | "failed";

/** Copy to the clipboard; without TLS, as in a local network, with the old `execCommand`. */
export async function copy(text: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return copyByHand(text) ? "copied" : "failed";
  }
}

function copyByHand(text: string): boolean {
  const asked = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "hidden";
  (asked?.closest("dialog") ?? document.body).append(field); // inside an open dialog: behind it nothing can be selected
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (asked instanceof HTMLElement) asked.focus();
  return done;
}

/** With the share sheet of the device. */
async function share(what: ShareData): Promise<Shared | null> {
  if (!navigator.canShare?.(what)) return null;
  try {
    await navigator.share(what);
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "cancelled" : null;
  }
}

export const canShare = (): boolean => "share" in navigator;
export const shareLink = async (url: string): Promise<Shared> => (await share({ title: "Backnine", url })) ?? copy(url);

export function save(content: Blob | string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(typeof content === "string" ? new Blob([content], { type: "text/plain" }) : content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export const recordName = (match: Pick<Finished, "table" | "round">): string =>
  `backnine-${match.table}-${match.round + 1}.golf`;

/** Final places; shared winners are all first. */
export function places(match: Finished): { place: number; seat: number }[] {
  return ranking(match).map((seat, above, order) => ({
    seat,
    place: match.winners.includes(seat)
      ? 1
      : 1 +
        order
          .slice(0, above)
          .filter((other) => match.winners.includes(other) || match.totals[other]! < match.totals[seat]!).length,
  }));
}

/** The name of a player of a finished match. */
export const nameIn = (match: Finished, seat: number): string => playerName(playerOf(match, seat));

/** What the reader calls them. */
export const called = (match: Finished, seat: number): string =>
  yours(match).includes(seat) ? t("web-you") : nameIn(match, seat);

/** The same in a sentence; `you`: the seats of whoever reads it, and nobody else. */
export function personIn(match: Finished, seats: number[], you = yours(match), say: typeof t = t): Person {
  const others = seats.filter((seat) => !you.includes(seat)).map((seat) => nameIn(match, seat));
  return people(others, others.length < seats.length, say);
}

/** Who won; `you`: the seats of whoever reads it, and nobody else. */
export function headline(match: Finished, you: number[] = [], say: typeof t = t): string {
  return say("web-won", personIn(match, match.winners, you, say));
}

/** A result as a few lines of text; `told`: how it ended, or how it stands. */
export function resultText(
  match: Finished,
  language: string,
  say: typeof t = t,
  told = headline(match, [], say),
): string {
  const holes = say("web-holes", { count: match.holes.length });
  const lines = places(match).map(
    ({ place, seat }) => `${place}. ${nameIn(match, seat)}  ${figure(match.totals[seat]!)}`,
  );
  return [
    `Backnine · ${say(`web-game-${match.game}`)} · ${holes} · ${dateOf(match.at, language)}`,
    told,
    ...lines,
  ].join("\n");
}

export const shareText = (match: Finished): Promise<Shared> => shareWords(resultText(match, words.language));

export const shareWords = async (text: string): Promise<Shared> => (await share({ text })) ?? copy(text);

/** A result as a picture, with the text beside it; where nothing can be shared, it is saved. */
export async function shareResult(match: Finished): Promise<Shared> {
  const { draw } = await import("./picture");
  const picture = await draw(match);
  const file = new File([picture], `backnine-${match.table}-${match.round + 1}.png`, { type: "image/png" });
  const shared = await share({ files: [file], text: resultText(match, words.language) });
  if (!shared) save(picture, file.name);
  return shared ?? "saved";
}
