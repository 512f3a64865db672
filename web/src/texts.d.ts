// Made by vite.config.ts from the catalogues in src/backnine/locales.
declare module "texts:all" {
  const files: Record<string, () => Promise<{ default: string }>>;
  export default files;
}

// All that vite.config.ts needs of Node.
declare module "node:fs" {
  export function readdirSync(folder: URL): string[];
  export function readFileSync(file: URL, encoding: "utf-8"): string;
}
