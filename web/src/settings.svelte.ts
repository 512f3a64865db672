// What a person likes, kept in this browser.

const SPEEDS = { slow: 1.6, normal: 1, quick: 0.5, instant: 0 } as const;
export type Pace = keyof typeof SPEEDS;
export type Look = "auto" | "day" | "night";

function kept<T extends string>(key: string, otherwise: T): T {
  return (localStorage.getItem(key) as T | null) ?? otherwise;
}

class Settings {
  pace = $state<Pace>(kept("pace", "normal"));
  look = $state<Look>(kept("look", "auto"));
  name = $state(kept("name", ""));
  fourColours = $state(localStorage.getItem("four-colours") === "yes");
  sound = $state(localStorage.getItem("sound") === "yes");
  vibrate = $state(localStorage.getItem("vibrate") === "yes");
  mute = $state(localStorage.getItem("mute") === "yes");

  /** How long a movement takes, against its usual time. */
  get speed(): number {
    return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : SPEEDS[this.pace];
  }

  keep(): void {
    localStorage.setItem("pace", this.pace);
    localStorage.setItem("look", this.look);
    localStorage.setItem("name", this.name);
    localStorage.setItem("four-colours", this.fourColours ? "yes" : "no");
    localStorage.setItem("sound", this.sound ? "yes" : "no");
    if (this.look === "auto") delete document.documentElement.dataset["look"];
    else document.documentElement.dataset["look"] = this.look;
  }
}

export const settings = new Settings();
