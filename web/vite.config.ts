import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

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

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    outDir: "../src/backnine/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: firstLoad }] } } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8009", ws: true } }, fs: { allow: [".."] } },
  test: { include: ["tests/**/*.test.ts"] },
});
