import { expect, test } from "vitest";
import { openNames } from "../../../server/names/names.ts";
import { readAddress } from "./address.ts";
import { loadListing, loadSurroundings } from "./load.ts";

const names = openNames();

function load(query: string) {
  return loadListing(readAddress(new URLSearchParams(query)), names);
}

test("browsing shows 96 names per page", () => {
  const first = load("");
  expect(first.heading).toBe("All names");
  expect(first.results).toMatchObject({ total: names.count, page: 1, first: 1 });
  expect(first.results.colors).toHaveLength(96);
  const second = load("page=2");
  expect(second.results.first).toBe(97);
  expect(second.results.colors[0]).not.toEqual(first.results.colors[95]);
});

test("a page past the end shows the last page with a notice", () => {
  const { results, notices, filter } = load("letter=x&page=9");
  expect(results.page).toBe(1);
  expect(filter.page).toBe(1);
  expect(notices).toEqual(["There is no page 9. Showing the last one."]);
  expect(load("q=blue&page=9999").notices).toHaveLength(1);
});

test("a search finds names despite a typo", () => {
  const { heading, results, value } = load("q=lavendr");
  expect(value).toBeNull();
  expect(results.colors[0]?.name).toBe("Lavender");
  expect(heading).toBe(`${results.total} names for lavendr`);
});

test("search results are paginated", () => {
  const first = load("q=blue").results;
  const second = load("q=blue&page=2").results;
  expect(first.pageCount).toBe(Math.ceil(first.total / 96));
  expect(second.first).toBe(97);
  expect(first.colors.map(({ name }) => name)).not.toContain(second.colors[0]?.name);
});

test("a color value shows the color and its nearest names, nearest first", () => {
  const { value, results, heading } = load("q=oklch(0.486+0.09+232)");
  expect(results.total).toBe(0);
  expect(value?.nearest).toHaveLength(10);
  expect(heading).toBe(`Names nearest to ${value?.hex}`);
  const differences = value?.nearest.map(({ difference }) => Number(difference)) ?? [];
  expect(differences).toEqual([...differences].sort((one, other) => one - other));
});

test("a value has the same name as in tools and on color pages, besides the nearest of all names", () => {
  expect(load("q=%230D6986").value?.common.name).toBe(names.best(0x0d6986).name);
  expect(load("q=%230D6986").value?.nearest[0]?.name).toBe(names.nearest(0x0d6986).name);
});

test("the color of a name is an exact match", () => {
  const [closest] = load("q=%23FF0000").value?.nearest ?? [];
  expect(closest).toMatchObject({ hex: "#FF0000", difference: "0", verdict: "Exactly this color" });
});

test("a word that is also a color shows both", () => {
  const { value, results, heading } = load("q=teal");
  expect(value?.hex).toBe("#008080");
  expect(results.colors[0]?.name).toBe("Teal");
  expect(heading).toMatch(/^\d+ names for teal$/);
});

test("a color that cannot be shown exactly says what is lost", () => {
  expect(load("q=color(display-p3+0+1+0)").value?.loss).toContain("Outside sRGB");
  expect(load("q=%230D698680").value?.loss).toContain("Transparent");
  expect(load("q=%230D6986").value?.loss).toBeNull();
});

test("a search without matches has no results", () => {
  expect(load("q=xqzjwvk").results).toMatchObject({ total: 0, page: 1, pageCount: 1, colors: [] });
  expect(load("q=xqzjwvk").heading).toBe("0 names for xqzjwvk");
});

test("facet counts match the results of their links", () => {
  const { facets } = loadSurroundings(load("family=blue&letter=L"), names);
  const letter = facets?.letters.find((part) => part.letter === "M");
  const family = facets?.families.find((part) => part.family === "red");
  const hue = facets?.hues.find((part) => part.hue === 120);
  expect(load("family=blue&letter=M").results.total).toBe(letter?.count);
  expect(load("family=red&letter=L").results.total).toBe(family?.count);
  expect(load("hue=120&letter=L").results.total).toBe(hue?.count);
  expect(loadSurroundings(load("q=blue"), names).facets).toBeNull();
});

test("a broken value and a number of a color book are explained instead of searched", () => {
  const asked = ["rgb(1,2)", "#26465", "pantone 485", "38/70/83"].map((q) => load(`${new URLSearchParams({ q })}`));
  expect(asked.map(({ problem }) => problem)).toEqual([
    expect.stringContaining("rgb() takes red, green and blue"),
    expect.stringContaining("but this one has 5"),
    expect.stringContaining("Pantone numbers aren't public"),
    expect.stringContaining("spaces or commas"),
  ]);
  expect(asked.map(({ heading, results }) => [heading, results.total])).toEqual(
    ["rgb(1,2)", "#26465", "pantone 485", "38/70/83"].map((q) => [`No color for ${q}`, 0]),
  );
  expect([load("q=teal"), load("q=50"), load("q=zzzzqqqq"), load("")].map(({ problem }) => problem)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
