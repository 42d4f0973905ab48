import { expect, test } from "vitest";
import { matchesFilter } from "./codes.tsx";
import { makeRows } from "./rows.ts";
import { colorSet } from "./sets.ts";

const rows = makeRows(colorSet("css"), "name", 0xffffff);
const found = (filter: string) => rows.filter((row) => matchesFilter(row, filter)).map(({ name }) => name);
const salmon = rows.find(({ name }) => name === "darksalmon") as (typeof rows)[number];

test("a color is found by part of its name or hex code, or by its family", () => {
  for (const filter of ["sal", "SALMON", "e996", "#e9", "orange", " dark  sal ", "967a orange", ""]) {
    expect(matchesFilter(salmon, filter), filter).toBe(true);
  }
  for (const filter of ["lightsal", "oran", "#967", "salmon blue"]) {
    expect(matchesFilter(salmon, filter), filter).toBe(false);
  }
});

test("a color is found by its short hex code and by its other codes, with or without commas", () => {
  expect(found("#F00")).toEqual(["red"]);
  for (const filter of ["rgb(255,99,71)", "rgb( 255 99 71 )", "RGB(255, 99, 7", "255 99 71", "hsl(9, 100%, 64%)"]) {
    expect(found(filter), filter).toEqual(["tomato"]);
  }
  for (const [, copied] of salmon.codes) expect(found(copied), copied).toEqual(["darksalmon"]);
  expect(found("rgb(1 2 3)")).toEqual([]);
  expect(found("rgb(0 0 1)")).toEqual([]);
  expect(found("rgb(100")).toContain("cornflowerblue");
  for (const filter of ["rgb(100,", "rgb( 100, 14"]) expect(found(filter)).toEqual(["cornflowerblue"]);
});
