import { expect, test } from "vitest";
import type { SavedColor, SavedPalette } from "#app/frame/library/library-data.ts";
import { color, palette } from "#app/frame/library/test-items.ts";
import { parse } from "#color/text/parse.ts";
import { itemOf } from "../item.ts";
import { type ListFilter, NO_FILTER } from "./filter.ts";
import { countTags, findItems } from "./find-items.ts";

const find = (saved: readonly (SavedColor | SavedPalette)[], change: Partial<ListFilter>) => {
  const filter = { ...NO_FILTER, ...change };
  return findItems(saved.map(itemOf), filter, filter.near ? parse(filter.near) : null);
};
const names = (...given: Parameters<typeof find>) => find(...given).map(({ item }) => item.saved.name);

const COLORS = [
  color("Crimson", { color: "db073d", savedAt: 5, changedAt: 6, tags: ["brand", "web"], projectId: "p" }),
  color("Copacabana", { color: "0d6986", savedAt: 4, changedAt: 9, tags: ["web"] }),
  color("Ash 10", { color: "777777", savedAt: 3 }),
  color("Ash 2", { color: "888888", savedAt: 2 }),
];

test("every word must match the name, a tag or a color code", () => {
  expect(names(COLORS, { text: "CRIM" })).toEqual(["Crimson"]);
  expect(names(COLORS, { text: "web copa" })).toEqual(["Copacabana"]);
  expect(names(COLORS, { text: "#0d6986" })).toEqual(["Copacabana"]);
  expect(names(COLORS, { text: "web ash" })).toEqual([]);
});

test("all selected tags must match", () => {
  expect(names(COLORS, { tags: ["web"] })).toEqual(["Crimson", "Copacabana"]);
  expect(names(COLORS, { tags: ["web", "brand"] })).toEqual(["Crimson"]);
});

test("a project filter shows its own items, and none shows items without a project", () => {
  expect(names(COLORS, { project: "p" })).toEqual(["Crimson"]);
  expect(names(COLORS, { project: "none" })).toEqual(["Copacabana", "Ash 10", "Ash 2"]);
});

test("a color search lists the nearest first and leaves out colors beyond the tolerance", () => {
  expect(names(COLORS, { near: "#0d6986", within: 1 })).toEqual(["Copacabana"]);
  expect(names(COLORS, { near: "#808080", within: 10 })).toEqual(["Ash 2", "Ash 10"]);
  expect(find(COLORS, { near: "#0d6986", within: 1 })[0]?.distance).toBeCloseTo(0, 6);
});

test("a palette is as near as its nearest color", () => {
  const palettes = [
    palette("Far", { colors: ["ffffff", "000000"] }),
    palette("Near", { colors: ["ffffff", "0d6987"] }),
  ];
  expect(names(palettes, { near: "#0d6986", within: 5 })).toEqual(["Near"]);
});

test("items sort by newest, last changed, name in natural order, and lightness", () => {
  expect(names(COLORS, { sort: "newest" })[0]).toBe("Crimson");
  expect(names(COLORS, { sort: "changed" })[0]).toBe("Copacabana");
  expect(names(COLORS, { sort: "name" })).toEqual(["Ash 2", "Ash 10", "Copacabana", "Crimson"]);
  expect(names(COLORS, { sort: "lightness" })[0]).toBe("Ash 2");
});

test("sorting by hue puts grays last and uses the most colorful color of a palette", () => {
  expect(names(COLORS, { sort: "hue" })).toEqual(["Crimson", "Copacabana", "Ash 2", "Ash 10"]);
  const palettes = [
    palette("Blue", { colors: ["777777", "0000ff"] }),
    palette("Red", { colors: ["111111", "ff0000"] }),
  ];
  expect(names(palettes, { sort: "hue" })).toEqual(["Red", "Blue"]);
});

test("tags are counted, the most used first", () => {
  expect(countTags(COLORS.map(itemOf))).toEqual([
    { tag: "web", count: 2 },
    { tag: "brand", count: 1 },
  ]);
});

test("2000 palettes can be searched by color within the timeout", () => {
  const many = Array.from({ length: 2000 }, (_, place) =>
    palette(`Palette ${place}`, {
      colors: ["db073d", (place * 8191).toString(16).padStart(6, "0").slice(-6)],
    }),
  );
  expect(find(many, { near: "#db073d", within: 1 })).toHaveLength(2000);
});
