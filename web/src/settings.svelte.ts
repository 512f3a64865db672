// Settings, stored in this browser.

import { keep, kept } from "./shelf";

const SPEEDS = { slow: 1.6, normal: 1, quick: 0.5, instant: 0 } as const;
const BOT = 700; // milliseconds that a bot takes for a move, usually
export const LENGTHS = [1, 3, 9, 18];
export type PaceName = keyof typeof SPEEDS;
export const PACES = Object.keys(SPEEDS) as PaceName[];
export const LOOKS = ["auto", "day", "night"] as const;
export type Look = (typeof LOOKS)[number];

const chosen = <T extends string>(key: string, otherwise: T): T => (kept(key) as T | null) ?? otherwise;

const switched = (key: string): boolean => kept(key) === "yes";

class BrowserSettings {
  pace = $state<PaceName>(chosen("pace", "normal"));
  look = $state<Look>(chosen("look", "auto"));
  name = $state<string>(chosen("name", ""));
  fourColours = $state(switched("four-colours"));
  sound = $state(switched("sound"));
  soundOffered = $state(switched("sound-offered"));
  nameOffered = $state(switched("name-offered"));
  vibrate = $state(switched("vibrate"));
  mute = $state(switched("mute"));
  counts = $state(kept("counts") !== "no"); // strokes showing, beside every layout
  undos = $state(kept("undos") !== "no"); // moves may be taken back, in a game of one's own
  // What was chosen last time on the start page
  game = $state<string>(chosen("game", ""));
  level = $state<string>(chosen("level", "weekender"));
  bots = $state(Number(chosen("bots", "2")) || 2);
  holes = $state(Number(chosen("holes", "9")) || 9);
  people = $state<string[]>(chosen("people", "").split("\n"));

  /** Factor for the time of animations. */
  get speed(): number {
    return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : SPEEDS[this.pace];
  }

  /** The pace of bots where only people of this device play, from the same setting. */
  get botPace(): number {
    return Math.round(BOT * SPEEDS[this.pace]);
  }

  keep(): void {
    const texts = {
      pace: this.pace,
      look: this.look,
      name: this.name,
      game: this.game,
      level: this.level,
      bots: String(this.bots),
      holes: String(this.holes),
      people: this.people.join("\n"),
    };
    const switches = {
      "four-colours": this.fourColours,
      sound: this.sound,
      "sound-offered": this.soundOffered,
      "name-offered": this.nameOffered,
      vibrate: this.vibrate,
      mute: this.mute,
      counts: this.counts,
      undos: this.undos,
    };
    for (const [key, text] of Object.entries(texts)) keep(key, text);
    for (const [key, on] of Object.entries(switches)) keep(key, on ? "yes" : "no");
    if (this.look === "auto") delete document.documentElement.dataset["look"];
    else document.documentElement.dataset["look"] = this.look;
  }
}

export const settings = new BrowserSettings();
