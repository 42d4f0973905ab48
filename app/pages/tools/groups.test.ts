import { expect, test } from "vitest";
import { tools } from "#content/tools.ts";
import { groupTools } from "./groups.ts";

const idsOf = (query: string) => groupTools(query).flatMap((group) => group.tools.map(({ id }) => id));

test("every tool is in exactly one group", () => {
  expect(idsOf("").sort()).toEqual(tools.map(({ id }) => id).sort());
  expect(groupTools("").map(({ title }) => title)).not.toContain("More");
});

test("a tool is found by its title, by what it does and by what people call it", () => {
  expect(idsOf("contrast")).toContain("contrast-checker");
  expect(idsOf("WCAG  text")).toContain("contrast-checker");
  expect(idsOf("a11y")).toEqual(["contrast-checker"]);
  expect(idsOf("hex cmyk")).toEqual(["convert"]);
});

test("words that no tool has find nothing, and signs are no patterns", () => {
  for (const query of ["zzz", "(", ".*", "\\"]) expect(idsOf(query)).toEqual([]);
});
