// A match on the screen: what is told goes into the storage at once, on top of what another tab may have told.

import { cardWord } from "../cards";
import { t } from "../words.svelte";
import { enter } from "./entering";
import { begin, readKept, writeKept } from "./file";
import { Refusal, undo, type KeptEntry, type KeptMatch } from "./model";
import type { Rules } from "./rules";
import { isSafe, placeOf, save, textAt } from "./store";
import { openHole, standing, type KeptHole } from "./standing";
import { enterHistory } from "./told";

export const told = ({ why, details }: Refusal): string =>
  t(`error-${why}`, "card" in details ? { ...details, card: cardWord(String(details["card"])) } : details);

export class Keeping {
  match = $state.raw<KeptMatch>(null!);
  problem = $state.raw<Refusal | null>(null);
  unsaved = $state(false); // the browser keeps nothing, or has no room
  elsewhere = $state(false); // another tab has written
  now = $derived.by(() => standing(this.match, this.rules));
  open = $derived<KeptHole | null>(openHole(this.now));
  readonly rules: Rules;
  private text: string; // as it was last read or written here

  constructor(match: KeptMatch) {
    const { rules } = begin(match) as { rules: Rules };
    this.rules = rules;
    this.match = match;
    this.text = writeKept(match);
    this.unsaved = !isSafe(match.id);
    enterHistory(match, this.now);
  }

  /** Whether it was accepted. */
  tell(entry: KeptEntry): boolean {
    return this.change((match) => enter(match, this.rules, entry));
  }

  /** The same in place of what was told last, if that was about the same: somebody is still typing. */
  retell(entry: KeptEntry): boolean {
    return this.change((match) => enter(about(match.entries.at(-1), entry) ? undo(match) : match, this.rules, entry));
  }

  undo(): boolean {
    return this.change(undo);
  }

  private change(by: (match: KeptMatch) => KeptMatch | Refusal): boolean {
    const next = this.look() ?? by(this.match); // what cannot be read is not written over
    this.problem = next instanceof Refusal ? next : null;
    if (next instanceof Refusal) return false;
    this.match = next;
    this.text = writeKept(next);
    this.unsaved = !save(next);
    enterHistory(next, this.now);
    return true;
  }

  /** Has another tab written? Then that is what goes on, if it can be read. */
  look(): Refusal | null {
    const stored = textAt(this.match.id);
    if (stored === null || stored === this.text) return null;
    const read = readKept(stored);
    this.elsewhere = true;
    if (read instanceof Refusal) return read;
    this.match = read;
    this.text = stored;
    return null;
  }

  /** For an effect: hears of what other tabs write, and asks whether there are any. */
  listen(): () => void {
    const heard = ({ key }: StorageEvent): void => void (key === placeOf(this.match.id) && this.look());
    addEventListener("storage", heard);
    const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(placeOf(this.match.id));
    channel?.addEventListener("message", ({ data }) => {
      this.elsewhere = true;
      if (data === "who is there?") channel.postMessage("somebody");
    });
    channel?.postMessage("who is there?");
    return () => {
      removeEventListener("storage", heard);
      channel?.close();
    };
  }
}

const about = (last: KeptEntry | undefined, entry: KeptEntry): boolean =>
  !!last && "strokes" in last && "strokes" in entry && last.hole === entry.hole && last.seat === entry.seat;
