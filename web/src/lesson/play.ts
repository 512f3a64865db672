// From the lesson to the first real hole.

import { makeTable } from "../api";
import type { NewChair } from "../http";
import { hold } from "../keys";
import { settings } from "../settings.svelte";

const BEGINNERS: NewChair[] = [
  { who: "bot", bot: "rookie" },
  { who: "bot", bot: "rookie" },
];

export async function playNow(game: string): Promise<void> {
  const made = await makeTable({ game, chairs: [{ who: "here", name: settings.name }, ...BEGINNERS], start: true });
  hold(made.table, [...made.seats.map((seat) => seat.token), made.host], game);
  location.hash = `table=${made.table}`;
}
