import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findCircles } from "./find-circles.mjs";
import { RULES_FILE, readWalls, TABLE_FILE, writeRules, writeTable } from "./walls.mjs";

test("the linter's import rules match walls.json", () => {
  expect(readFileSync(RULES_FILE, "utf8")).toBe(writeRules(readWalls()));
});

test("the table of rooms in the docs matches walls.json", () => {
  const page = readFileSync(TABLE_FILE, "utf8");
  expect(page).toBe(writeTable(readWalls(), page));
});

test("a tool's folder can import its own files, not another tool's", () => {
  const rules = JSON.parse(writeRules(readWalls())).overrides;
  const [rule] = rules.filter(({ includes }: { includes: string[] }) => includes[0] === "app/tools/*/*");
  const [{ group }] = rule.linter.rules.style.noRestrictedImports.options.patterns;
  expect(group.slice(0, 2)).toEqual(["**", "!./**"]);
  expect(group).toContain("!#app/tools/*.ts");
  expect(group.filter((pattern: string) => pattern.includes(".."))).toEqual([]);
});

test("no files and no folders import each other in a circle", () => {
  const code = "{acts,app,color,content,contract,packages,server}/**/*.{ts,tsx}";
  const paths = globSync(code).filter((path) => !/\.test\.|\/node_modules\//.test(path));
  expect(paths.length).toBeGreaterThan(1000);
  expect(findCircles(new Map(paths.map((path) => [path, readFileSync(path, "utf8")])))).toEqual([]);
});

test("circles are found between files and between folders", () => {
  const sources = new Map([
    ["app/a.ts", 'import type { B } from "./deep/b.ts";'],
    ["app/deep/b.ts", 'const a = await import("../a.ts");'],
    ["app/start.ts", 'import { a } from "./a.ts";'],
    ["color/c.ts", 'import { d } from "#content/d.ts";'],
    ["content/d.ts", "export const d = 1;"],
  ]);
  expect(findCircles(sources)).toEqual(["app/a.ts → app/deep", "app/deep → app/a.ts"]);
});
