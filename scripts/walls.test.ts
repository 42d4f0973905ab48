import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
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
