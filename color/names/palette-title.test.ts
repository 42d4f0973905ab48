import { expect, test } from "vitest";
import { paletteTitles } from "./palette-title.ts";

test("a title combines the start of one name with the end of another", () => {
  expect(paletteTitles(["Deep Lagoon", "Golden Rain", "Midnight Reef"]).slice(0, 3)).toEqual([
    "Deep Rain",
    "Golden Reef",
    "Midnight Lagoon",
  ]);
});

test("a title is no palette name, repeats no word and ends with no weak word or number", () => {
  const names = ["Deep Blue", "Deep Sea", "Sea Blue", "Blue", "The 3", "Café au"];
  const titles = paletteTitles(names);
  expect(titles).not.toContain("Deep Blue");
  expect(titles).not.toContain("Blue Blue");
  expect(titles.filter((title) => / (3|au)$/.test(title) || /^The /.test(title))).toEqual([]);
  expect(new Set(titles).size).toBe(titles.length);
});

test("titles are capitalized, even if the names are not", () => {
  expect(paletteTitles(["sea blue", "cherry"])).toEqual(["Sea Cherry", "Cherry Blue"]);
});

test("a single name is the title, and without names there are no titles", () => {
  expect(paletteTitles(["Deep Lagoon"])).toEqual(["Deep Lagoon"]);
  expect(paletteTitles([])).toEqual([]);
  expect(paletteTitles([""])).toEqual([]);
  expect(paletteTitles(["Red", "Red"])).toEqual(["Red"]);
});
