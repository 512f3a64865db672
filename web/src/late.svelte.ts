// Whoever comes later asks for a bot's chair, or to watch, and asks again until the host has answered.

import { askForChair, ApiError, sentenceOf } from "./api";
import { nameOf } from "./characters";
import type { AskForChair } from "./http";
import { hold, newKey } from "./keys";
import type { TableSeen } from "./protocol";
import { t } from "./words.svelte";

const AGAIN = [2000, 2000, 2000, 2000, 2000, 3000, 3000, 3000, 5000, 5000]; // milliseconds: an answer is heard soon
const LONGEST = 10_000; // a whole household may be asking
const PASSING = new Set(["offline", "too-many-requests", "too-busy", "http"]);
const SHELF = "asking"; // of this page: the question survives a reload, and the key to what was answered meanwhile

/** The code that a spectator came with, which stands in the address behind the key. */
export const lateCode = (): string => new URLSearchParams(location.hash.slice(1)).get("code") ?? "";

/** What the host is asked first. */
export function doorQuestion({ asking, chairs }: TableSeen): string {
  const first = asking?.[0];
  if (!first) return "";
  const { name, seat } = first;
  return seat === null ? t("web-late-asks-watch", { name }) : t("web-late-asks", { name, bot: nameOf(chairs[seat]) });
}

/** The server, or the way to it, is busy or broken: ask on. */
export const isPassing = (error: unknown): boolean => !(error instanceof ApiError) || PASSING.has(error.why);

/** Whether this page is asking, and would hear of a chair by that. */
export const isAsking = (code: string): boolean => unanswered()?.code === code;

/** The host has said yes while the page was away: then it goes to the table. */
export async function letInMeanwhile(code: string): Promise<boolean> {
  const before = unanswered();
  return before?.code === code && takeBack(before, "");
}

/** True if it came too late: the chair is ours. */
async function takeBack(wish: AskForChair, game: string): Promise<boolean> {
  try {
    const { answer, table } = await askForChair({ ...wish, on: false });
    if (answer === "yes") comeIn(table, wish, game);
    return answer === "yes";
  } catch {
    return false; // whoever does not ask again is forgotten soon
  }
}

function comeIn(table: string, { seat, token, code }: AskForChair, game: string): void {
  shelve(null);
  if (seat === null) return location.replace(`#watch=${token}&code=${code}`);
  hold(table, [token], game);
  location.replace(`#table=${table}`);
}

export class Asking {
  answer = $state<"wait" | "nobody" | "no" | null>(null);
  problem = $state("");
  seat = $state<number | null>(-1); // null: to watch
  again = $state(0); // after a no: seconds until one may ask again
  private timer = 0;
  private times = 0;
  private wish: AskForChair | null = null; // with a key made once for each question: a lost answer is asked for again

  constructor(
    private readonly code: string,
    private readonly game: string,
  ) {
    addEventListener("pagehide", this.hidden);
    const before = unanswered();
    if (before?.code === code) this.begin(before);
  }

  ask(seat: number | null, name: string): void {
    this.stop();
    this.begin({ code: this.code, seat, name, token: newKey() });
  }

  /** Take the question back; but the host may have been quicker. */
  stop(): void {
    const wish = this.wish;
    this.end(null);
    this.problem = "";
    if (wish) void takeBack(wish, this.game);
  }

  close(): void {
    removeEventListener("pagehide", this.hidden);
    this.stop();
  }

  private begin(wish: AskForChair): void {
    this.wish = wish;
    this.seat = wish.seat;
    this.answer = "wait";
    this.times = 0;
    shelve(wish);
    void this.repeat(wish);
  }

  private end(answer: "no" | null, again = 0): void {
    clearTimeout(this.timer);
    this.again = again;
    if (again) this.timer = window.setTimeout(() => this.end(answer, again - 1), 1000);
    this.wish = null;
    this.answer = answer;
    shelve(null);
  }

  private async repeat(wish: AskForChair): Promise<void> {
    try {
      const { answer, table, again } = await askForChair(wish);
      if (wish !== this.wish) return;
      this.problem = "";
      if (answer === "yes") comeIn(table, wish, this.game);
      if (answer === "yes" || answer === "no") return this.end(answer === "no" ? answer : null, again ?? 0);
      this.answer = answer;
    } catch (error) {
      if (wish !== this.wish) return;
      this.problem = sentenceOf(error);
      if (!isPassing(error)) return this.end(null);
    }
    this.timer = window.setTimeout(() => void this.repeat(wish), AGAIN[this.times++] ?? LONGEST);
  }

  /** The page goes, and may come back: then the question is asked again, with the same key. */
  private readonly hidden = (): void => {
    if (this.wish) navigator.sendBeacon("/api/ask", takenBack(this.wish));
  };
}

const takenBack = (wish: AskForChair): Blob =>
  new Blob([JSON.stringify({ ...wish, on: false })], { type: "application/json" });

function shelve(wish: AskForChair | null): void {
  try {
    if (wish) sessionStorage.setItem(SHELF, JSON.stringify(wish));
    else sessionStorage.removeItem(SHELF);
  } catch {
    // no storage: a reload ends the question
  }
}

function unanswered(): AskForChair | null {
  try {
    return JSON.parse(sessionStorage.getItem(SHELF) ?? "null") as AskForChair | null;
  } catch {
    return null;
  }
}
