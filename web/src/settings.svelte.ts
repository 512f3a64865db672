// What a person likes, kept in this browser.

import { keep, kept } from "./shelf";

const SPEEDS = { slow: 1.6, normal: 1, quick: 0.5, instant: 0 } as const;
export type Pace = keyof typeof SPEEDS;
export const PACES = Object.keys(SPEEDS) as Pace[];
export const LOOKS = ["auto", "day", "night"] as const;
export type Look = (typeof LOOKS)[number];

const chosen = <T extends string>(key: string, otherwise: T): T => (kept(key) as T | null) ?? otherwise;

const switched = (key: string): boolean => kept(key) === "yes";

class Settings {
  pace = $state<Pace>(chosen("pace", "normal"));
  look = $state<Look>(chosen("look", "auto"));
  name = $state<string>(chosen("name", ""));
  fourColours = $state(switched("four-colours"));
  sound = $state(switched("sound"));
  vibrate = $state(switched("vibrate"));
  mute = $state(switched("mute"));
  // What was chosen last time on the start page
  game = $state<string>(chosen("game", ""));
  level = $state<string>(chosen("level", "weekender"));
  bots = $state(Number(chosen("bots", "2")) || 2);
  people = $state<string[]>(chosen("people", "").split("\n"));

  /** How long a movement takes, against its usual time. */
  get speed(): number {
    return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : SPEEDS[this.pace];
  }

  keep(): void {
    const texts = {
      pace: this.pace,
      look: this.look,
      name: this.name,
      game: this.game,
      level: this.level,
      bots: String(this.bots),
      people: this.people.join("\n"),
    };
    const switches = { "four-colours": this.fourColours, sound: this.sound, vibrate: this.vibrate, mute: this.mute };
    for (const [key, text] of Object.entries(texts)) keep(key, text);
    for (const [key, on] of Object.entries(switches)) keep(key, on ? "yes" : "no");
    if (this.look === "auto") delete document.documentElement.dataset["look"];
    else document.documentElement.dataset["look"] = this.look;
  }
}

export const settings = new Settings();
