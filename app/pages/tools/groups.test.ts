import { expect, test } from "vitest";
import { tools } from "#content/tools.ts";
import { groupTools } from "./groups.ts";

const idsOf = (query: string) => groupTools(query).flatMap((group) => group.tools.map(({ id }) => id));

test("every tool is in exactly one group", () => {
  expect(idsOf("").sort()).toEqual(tools.map(({ id }) => id).sort());
  expect(groupTools("").map(({ title }) => title)).not.toContain("More");
});

test("a tool is found by its title, its purpose and its common names", () => {
  expect(idsOf("contrast")).toContain("contrast-checker");
  expect(idsOf("WCAG  text")).toContain("contrast-checker");
  expect(idsOf("a11y")).toEqual(["contrast-checker"]);
  expect(idsOf("hex cmyk")).toEqual(["convert"]);
});

test("a question is answered by the words that say what it is about", () => {
  expect(idsOf("is my text readable?")).toEqual(["contrast-checker"]);
  expect(idsOf("what can I do with it")).toEqual([]);
});

test("unknown words find nothing, and special characters are not patterns", () => {
  for (const query of ["zzz", "(", ".*", "\\"]) expect(idsOf(query)).toEqual([]);
});
