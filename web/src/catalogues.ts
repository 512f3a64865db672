// Catalogues that are needed together are bundled in one file, to save requests.

const TOGETHER: Record<string, readonly string[]> = {
  words: ["web", "errors", "server", "bots"], // what every page may need
  table: ["table", "score", "finale"],
  story: ["story", "fair", "review"],
  keeper: ["keeper", "advice"], // cards of one's own
  learn: ["learn", "paper"], // what one reads beside the table
};

/** The file a catalogue comes in. */
export function fileOf(catalogue: string): string {
  return Object.keys(TOGETHER).find((file) => TOGETHER[file]!.includes(catalogue)) ?? catalogue;
}
