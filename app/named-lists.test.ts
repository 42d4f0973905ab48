import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const LIST = /<(?:ul|ol)\b(?:[^>]|=>)*>/g;

test("lists with a name have a role, because Safari drops that of lists without markers", () => {
  const lists = globSync("app/**/*.tsx").flatMap((file) => readFileSync(file, "utf8").match(LIST) ?? []);
  expect(lists.length).toBeGreaterThan(100);
  expect(lists.filter((list) => list.includes("aria-label") && !list.includes("role="))).toEqual([]);
});
