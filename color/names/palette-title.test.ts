import { expect, test } from "vitest";
import { paletteTitles } from "./palette-title.ts";

test("a title is the beginning of one name with the end of another", () => {
  expect(paletteTitles(["Deep Lagoon", "Golden Rain", "Midnight Reef"]).slice(0, 3)).toEqual([
    "Deep Rain",
    "Golden Reef",
    "Midnight Lagoon",
  ]);
});

test("no title is a name of the palette, says a word twice or ends with a weak word or a number", () => {
  const names = ["Deep Blue", "Deep Sea", "Sea Blue", "Blue", "The 3", "Café au"];
  const titles = paletteTitles(names);
  expect(titles).not.toContain("Deep Blue");
  expect(titles).not.toContain("Blue Blue");
  expect(titles.filter((title) => / (3|au)$/.test(title) || /^The /.test(title))).toEqual([]);
  expect(new Set(titles).size).toBe(titles.length);
});

test("titles begin with capitals, whatever the list does", () => {
  expect(paletteTitles(["sea blue", "cherry"])).toEqual(["Sea Cherry", "Cherry Blue"]);
});

test("one name is the title itself, and no name has none", () => {
  expect(paletteTitles(["Deep Lagoon"])).toEqual(["Deep Lagoon"]);
  expect(paletteTitles([])).toEqual([]);
  expect(paletteTitles([""])).toEqual([]);
  expect(paletteTitles(["Red", "Red"])).toEqual(["Red"]);
});
