// What tests/web/test_units.py hands over from the rules, and nothing where these tests run alone.
import { readFileSync } from "node:fs";

const folder = import.meta.env["VITE_HANDED"] as string | undefined;

export const isHanded = folder !== undefined;

export function handed<Value>(name: string, none: Value): Value {
  if (folder === undefined) return none;
  return JSON.parse(readFileSync(new URL(`${name}.json`, `file://${folder}/`), "utf-8")) as Value;
}
