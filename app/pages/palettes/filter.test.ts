import fc from "fast-check";
import { expect, test } from "vitest";
import { PALETTE_TAGS } from "#color/palettes/tag-ids.ts";
import {
  COUNTS,
  type Filter,
  filterPalettes,
  filterPath,
  isNarrowed,
  NO_FILTER,
  REACHES,
  readFilter,
  SORTS,
  VIEWS,
} from "./filter.ts";
import { measureNear } from "./library.ts";
import type { Palette } from "./palette.ts";

const RED: Palette = {
  id: "red-one",
  name: "Red one",
  category: "red",
  hexes: ["#780000", "#C1121F", "#FDF0D5"],
  names: ["Wine", "Poppy", "Linen"],
  tags: ["warm", "readable"],
  ratio: "10.00",
  contrast: 10,
  lightness: 0.6,
  chroma: 0.15,
  hue: 27,
};
const BLUE: Palette = {
  ...RED,
  id: "a-blue-one",
  name: "A blue one",
  category: "blue",
  hexes: ["#03045E", "#0077B6", "#00B4D8", "#CAF0F8"],
  names: ["Navy", "River", "Lagoon", "Frost"],
  tags: ["cold", "readable"],
  contrast: 14,
  lightness: 0.7,
  hue: 240,
};
const ids = (change: Partial<Filter>) => {
  const filter = { ...NO_FILTER, ...change };
  return filterPalettes([RED, BLUE], filter, measureNear(filter, [RED, BLUE])).map(({ id }) => id);
};

test("any filter round-trips through its query string", () => {
  const text = fc.string({ maxLength: 60 }).map((value) => value.trim());
  const filters: fc.Arbitrary<Filter> = fc.record({
    count: fc.constantFrom(null, ...COUNTS),
    tags: fc.subarray([...PALETTE_TAGS]),
    near: text,
    reach: fc.constantFrom(...REACHES),
    text,
    sort: fc.constantFrom(...SORTS),
    view: fc.constantFrom(...VIEWS),
    page: fc.integer({ min: 1, max: 999 }),
  });
  fc.assert(
    fc.property(filters, (filter) => {
      const query = new URL(filterPath("/color-palettes", filter), "https://huesmith.example").searchParams;
      const reach = filter.near === "" ? NO_FILTER.reach : filter.reach;
      expect(readFilter(query)).toEqual({ ...filter, reach });
    }),
  );
});

test("any query string yields a filter that can be applied", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom("n", "tag", "near", "within", "q", "sort", "view", "page"), fc.string()),
      (query) => {
        const filter = readFilter(new URLSearchParams(query));
        expect(filterPalettes([RED, BLUE], filter, measureNear(filter, [RED, BLUE])).length).toBeLessThanOrEqual(2);
      },
    ),
  );
});

test("an empty filter shows all palettes at the plain path", () => {
  expect(filterPath("/color-palettes", NO_FILTER)).toBe("/color-palettes");
  expect(isNarrowed(NO_FILTER)).toBe(false);
  expect(ids({})).toEqual(["red-one", "a-blue-one"]);
});

test("count, tags and words narrow the results", () => {
  expect(ids({ count: 4 })).toEqual(["a-blue-one"]);
  expect(ids({ tags: ["readable"] })).toHaveLength(2);
  expect(ids({ tags: ["readable", "warm"] })).toEqual(["red-one"]);
  expect(ids({ text: "navy frost" })).toEqual(["a-blue-one"]);
  expect(ids({ text: "#c1121f" })).toEqual(["red-one"]);
  expect(ids({ text: "no such thing" })).toEqual([]);
});

test("a color finds palettes with a similar color, nearest first", () => {
  expect(ids({ near: "#0078B5", reach: 5 })).toEqual(["a-blue-one"]);
  expect(ids({ near: "0078b5", reach: 5 })).toEqual(["a-blue-one"]);
  expect(ids({ near: "#FFFFFF", reach: 20 })).toEqual(["red-one", "a-blue-one"]);
  expect(ids({ near: "lime", reach: 5 })).toEqual([]);
});

test("text that is not a color filters nothing and is reported", () => {
  expect(ids({ near: "not a color" })).toHaveLength(2);
  expect(measureNear({ ...NO_FILTER, near: "not a color" }, [RED])?.hex).toBeNull();
});

test("palettes sort by contrast, lightness, name and hue", () => {
  expect(ids({ sort: "contrast" })[0]).toBe("a-blue-one");
  expect(ids({ sort: "lightness" })[0]).toBe("a-blue-one");
  expect(ids({ sort: "name" })[0]).toBe("a-blue-one");
  expect(ids({ sort: "hue" })[0]).toBe("red-one");
});
