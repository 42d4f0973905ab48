import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { ACTS } from "./acts.ts";

export const SUPPORT_FILE = "content/browser-support.json";

/** The results of one browser: the titles of the acts that passed, and the features it has. */
export type Result = {
  readonly name: string;
  readonly version: string;
  readonly passed: readonly string[];
  readonly features: Readonly<Record<string, boolean>>;
};

/** Writes one line per act and feature, with the browsers that passed it or have it. */
export function writeSupport(results: readonly Result[]) {
  const namesOf = (isOk: (result: Result) => boolean | undefined) => results.filter(isOk).map(({ name }) => name);
  const features = Object.keys(results[0]?.features ?? {});
  const lines = (entries: readonly object[]) =>
    `[\n${entries.map((one) => `    ${JSON.stringify(one)}`).join(",\n")}\n  ]`;
  const parts = {
    date: JSON.stringify(new Date().toISOString().slice(0, 10)),
    engines: lines(results.map(({ name, version }) => ({ name, version }))),
    acts: lines(
      ACTS.map(({ title, tool, path }) => ({
        title,
        tool,
        path,
        passed: namesOf(({ passed }) => passed.includes(title)),
      })),
    ),
    features: lines(features.map((id) => ({ id, has: namesOf(({ features }) => features[id]) }))),
  };
  const text = Object.entries(parts).map(([key, value]) => `  "${key}": ${value}`);
  writeFileSync(SUPPORT_FILE, `{\n${text.join(",\n")}\n}\n`);
  spawnSync(process.execPath, ["node_modules/@biomejs/biome/bin/biome", "format", "--write", SUPPORT_FILE]);
}
