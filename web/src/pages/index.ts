// Pages beside the table, by their name in the address; loaded on demand.

import type { Component } from "svelte";
import type { Offer } from "../http";

export type PageShown = Component<{ about: string; offer: Offer }>; // `about`: what follows the name in the address
export type ReadingShown = Component<{ about: string; offer: Offer | null }>; // needs no server

export const PAGES: Record<string, () => Promise<{ default: PageShown }>> = {
  join: () => import("./Join.svelte"),
  seat: () => import("./Seat.svelte"),
};

export const READINGS: Record<string, () => Promise<{ default: ReadingShown | Component }>> = {
  rules: () => import("./Rules.svelte"),
  lesson: () => import("./Lesson.svelte"),
  about: () => import("./About.svelte"),
  fair: () => import("./Fair.svelte"),
  history: () => import("./History.svelte"),
  advice: () => import("./Advice.svelte"),
  keep: () => import("./Keep.svelte"),
  paper: () => import("./Paper.svelte"),
  match: () => import("./Match.svelte"),
  replay: () => import("./Replay.svelte"),
  review: () => import("./Review.svelte"),
  costly: () => import("./Costly.svelte"),
  practice: () => import("./Practice.svelte"),
  settings: () => import("./Settings.svelte"),
  forgotten: () => import("./Forgotten.svelte"),
  nowhere: () => import("./Nowhere.svelte"),
};
