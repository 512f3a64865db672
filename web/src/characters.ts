// Names and faces of the bots. The table says which bot has which name (docs/protocol.md).

import type { ChairSeen } from "./protocol";
import { words } from "./words.svelte";

/** Colours of a face (background, skin, hair, shirt), the shape of its hair, and what it wears. */
interface CharacterFace {
  kana: string;
  colours: [string, string, string, string];
  hair: keyof typeof HAIR;
  glasses?: boolean;
}

export const HAIR = {
  short: "M9 14c-1-7 3-9 7-9s8 2 7 9c-1-3-3-5-7-5s-6 2-7 5z",
  long: "M7 24C5 10 10 5 16 5s11 5 9 19h-3c1-6 0-11-2-13-3 1-6 1-8-1-3 4-3 9-2 14z",
  curls: "M9 14a3.4 3.4 0 0 1 0-6 3.6 3.6 0 0 1 5-3 4 4 0 0 1 5 0 3.6 3.6 0 0 1 4 3 3.4 3.4 0 0 1 0 6c-1-5-13-5-14 0z",
  bun: "M13 4a3 3 0 0 1 6 0c3 1 5 4 4 10-1-3-3-5-7-5s-6 2-7 5c-1-6 1-9 4-10z",
  cap: "M8.5 11.5C8.5 6 12 4 16 4s7 2 7.5 6l5 1.5v1.5h-20z",
  beard: "M9 14c0 7 3 9 7 9s7-2 7-9c-1 3-2 3.5-7 3.5S10 17 9 14z",
} as const;

const FACES: Record<string, CharacterFace> = {
  Pip: { kana: "ピップ", colours: ["#c9783c", "#f2d3b3", "#7d5a00", "#1f6b45"], hair: "cap" },
  Lulu: { kana: "ルル", colours: ["#b85c7a", "#8d5a3b", "#2b1d16", "#f5d97a"], hair: "curls" },
  Teo: { kana: "テオ", colours: ["#3f7fa6", "#e3b48f", "#4a2f1b", "#fffdf6"], hair: "short" },
  Robin: { kana: "ロビン", colours: ["#8a5a2b", "#f2d3b3", "#b3541e", "#2f6b4f"], hair: "short", glasses: true },
  Nora: { kana: "ノラ", colours: ["#5b3e8c", "#f2d3b3", "#d9b45b", "#fffdf6"], hair: "long" },
  Otto: { kana: "オットー", colours: ["#56615b", "#f2d3b3", "#e8e2d2", "#7a5a12"], hair: "beard", glasses: true },
  Mika: { kana: "ミカ", colours: ["#3d5aa8", "#f0c9a4", "#1c1a18", "#b3261e"], hair: "bun" },
  Vera: { kana: "ヴェラ", colours: ["#1f6b45", "#a8714a", "#3b2417", "#f5d97a"], hair: "long", glasses: true },
  Hugo: { kana: "ユーゴ", colours: ["#7a5a12", "#6f452b", "#1c1410", "#fffdf6"], hair: "beard" },
  Aiko: { kana: "アイコ", colours: ["#7d3a6b", "#f3d6b8", "#1c1a18", "#1f5f82"], hair: "long" },
  Iris: { kana: "イリス", colours: ["#1f5f82", "#e3b48f", "#8a3b1d", "#f5d97a"], hair: "curls" },
  Max: { kana: "マックス", colours: ["#b3261e", "#f2d3b3", "#1f4d38", "#1c2420"], hair: "cap", glasses: true },
};

/** The face of a bot. Whoever was given another name has none. */
export const faceOf = (chair: ChairSeen | undefined): CharacterFace | undefined =>
  chair?.kind === "bot" ? FACES[chair.name] : undefined;

/** How somebody is called, in the letters of the reader. */
export const nameOf = (chair: ChairSeen | undefined): string =>
  (words.language === "ja" && faceOf(chair)?.kana) || (chair?.name ?? "");

/** How a bot with this name is called. */
export const botName = (name: string): string => (words.language === "ja" && FACES[name]?.kana) || name;

/** The bot that is called so in some language. */
export const characterOf = (called: string): string | undefined =>
  Object.keys(FACES).find((name) => name === called || FACES[name]!.kana === called);

/** `tour@200` is Tour. */
export const levelOf = (bot: string): string => bot[0]!.toUpperCase() + bot.slice(1).split("@")[0]!;
