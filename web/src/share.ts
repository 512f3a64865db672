// Telling others: links, results as text and as a picture, files to keep.

import { ranking, type Finished } from "./history";
import { figure } from "./typeset";
import { t, words } from "./words.svelte";

export type Shared = "shared" | "copied" | "saved" | "cancelled" | "failed";

/** Into the clipboard. Where a page without TLS may not, as in a local network, the old way is taken. */
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
  (asked?.closest("dialog") ?? document.body).append(field); // what lies behind a dialog cannot be selected
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (asked instanceof HTMLElement) asked.focus();
  return done;
}

/** By whatever the device offers for it. */
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

export const dateOf = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(at);

/** Places at the end: those who share a win share the first. */
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

export function headline(match: Finished, say: typeof t = t): string {
  const [winner] = match.winners;
  return match.winners.length === 1 ? say("web-won", { name: match.names[winner!] ?? "" }) : say("web-shared");
}

/** A result as a few lines of text. */
export function resultText(match: Finished, language: string, say: typeof t = t): string {
  const holes = say("web-holes", { count: match.holes.length });
  const lines = places(match).map(
    ({ place, seat }) => `${place}. ${match.names[seat]}  ${figure(match.totals[seat]!)}`,
  );
  return [
    `Backnine · ${say(`web-game-${match.game}`)} · ${holes} · ${dateOf(match.at, language)}`,
    headline(match, say),
    ...lines,
  ].join("\n");
}

export const shareText = async (match: Finished): Promise<Shared> => {
  const text = resultText(match, words.language);
  return (await share({ text })) ?? copy(text);
};

/** A result as a picture, with the text beside it; where nothing can be shared, it is saved. */
export async function shareResult(match: Finished): Promise<Shared> {
  const { draw } = await import("./picture");
  const picture = await draw(match);
  const file = new File([picture], `backnine-${match.table}-${match.round + 1}.png`, { type: "image/png" });
  const shared = await share({ files: [file], text: resultText(match, words.language) });
  if (!shared) save(picture, file.name);
  return shared ?? "saved";
}
