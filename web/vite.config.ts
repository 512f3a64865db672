import { readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { fileOf } from "./src/catalogues";
import languages from "./src/made/languages.json" with { type: "json" };

// The server is asked for everything under /api; in development a running one is spoken to.

interface Modules {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
}

/** Whatever the first page needs anyway comes in one piece: many small ones take long to ask for. */
function firstLoad(id: string, modules: Modules, passed = new Set<string>()): string | null {
  passed.add(id);
  const info = modules.getModuleInfo(id);
  const needed = info?.isEntry || info?.importers.some((each) => !passed.has(each) && firstLoad(each, modules, passed));
  return needed ? "first" : null;
}

/** Small pages and sheets for friends and links that are opened by the same people: one file, not ten. */
const TOGETHER = /\/src\/(pages\/(Join|Seat|Forgotten|Nowhere)|parts\/(Late|LateSheet|Elsewhere|ClubDoor))\.svelte/;

/** The coach comes in one piece, too. */
const COACH =
  /\/src\/((coach|advice)\/|pages\/(Review|Costly|Practice|Advice)\.svelte|table\/HintSheet\.svelte|story\/Evaluation)/;

const LOCALES = new URL("../src/backnine/locales/", import.meta.url);
const isOurs = (name: string): boolean =>
  name.endsWith(".ftl") && !["admin.ftl", "cli.ftl", "coach.ftl", "report.ftl"].includes(name);

/** `texts:all` has a function for each file of texts, such as "en/words"; `texts:en/words` is one of them. */
function texts(): Plugin {
  const files = new Map<string, URL[]>();
  for (const language of Object.keys(languages))
    for (const file of readdirSync(new URL(language, LOCALES)).filter(isOurs)) {
      const place = `${language}/${fileOf(file.replace(".ftl", ""))}`;
      files.set(place, [...(files.get(place) ?? []), new URL(`${language}/${file}`, LOCALES)]);
    }
  return {
    name: "texts",
    resolveId: (id) => (id.startsWith("texts:") ? `\0${id}` : null),
    load(id) {
      if (id === "\0texts:all") {
        const imports = [...files.keys()].map((place) => `"${place}": () => import("texts:${place}")`);
        return `export default {${imports.join(",")}}`;
      }
      const found = id.startsWith("\0texts:") && files.get(id.slice("\0texts:".length));
      return found
        ? `export default ${JSON.stringify(found.map((each) => readFileSync(each, "utf-8")).join("\n"))}`
        : null;
    },
  };
}

export default defineConfig({
  plugins: [texts(), svelte()],
  base: "/",
  build: {
    outDir: "../src/backnine/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: firstLoad }, { name: "friends", test: TOGETHER }, { name: "coach", test: COACH }],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8009", ws: true } }, fs: { allow: [".."] } },
  // one worker that reads every module once
  test: { include: ["tests/**/*.test.ts"], pool: "threads", isolate: false, maxWorkers: 1 },
});
