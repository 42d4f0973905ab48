import { colornames } from "color-name-list";
import { colornames as bestColornames } from "color-name-list/bestof";
import { expect, test } from "vitest";
import { familyOf } from "#color/family.ts";
import { decodeNames, type NameSort } from "#color/names.ts";
import { packNames } from "../../scripts/pack-names.mjs";
import { createNameService } from "./names.ts";

const list = decodeNames(packNames(colornames));
const names = createNameService(list, decodeNames(packNames(bestColornames)));

test("the service knows how many names there are", () => {
  expect([names.count, names.listedCount, names.bestCount]).toEqual([31_918, 31_918, 4961]);
});

test("families, letters and hues are counted, and the counts add up", () => {
  const sum = (counts: readonly { count: number }[]): number => counts.reduce((total, { count }) => total + count, 0);
  expect(sum(names.families)).toBe(names.count);
  expect(sum(names.letters)).toBe(names.count);
  const neutral = names.families.filter(({ family }) => ["gray", "white", "black"].includes(family));
  expect(sum(names.hues)).toBe(names.count - sum(neutral));
  expect(names.hues.map(({ hue }) => hue)).toEqual([0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]);
  expect(names.letters.map(({ letter }) => letter).join("")).toBe("ABCDEFGHIJKLMNOPQRSTUVWXYZ#");
  expect([...names.families, ...names.letters, ...names.hues].every(({ count }) => count > 0)).toBe(true);
});

test("browsing a family shows only its colors, matching the count", () => {
  for (const { family, count } of names.families) {
    const { total, colors } = names.browse({ family, page: 1, pageSize: 100, sort: "hue" });
    expect(total).toBe(count);
    expect(colors.every(({ rgb24 }) => familyOf(rgb24) === family)).toBe(true);
  }
});

test("the pages of any sort order contain every name once", () => {
  for (const sort of ["hue", "lightness", "name"] satisfies NameSort[]) {
    const seen = new Set<number>();
    const { pageCount } = names.browse({ page: 1, pageSize: 500, sort });
    for (let page = 1; page <= pageCount; page++) {
      for (const { index } of names.browse({ page, pageSize: 500, sort }).colors) seen.add(index);
    }
    expect(seen.size).toBe(names.count);
  }
});

test("names are sorted by name, by lightness or by hue with grays at the end", () => {
  const page = (sort: NameSort, page: number) =>
    names.browse({ page, pageSize: 5, sort }).colors.map(({ name }) => name);
  expect(names.browse({ letter: "z", page: 1, pageSize: 3, sort: "name" }).colors.map(({ name }) => name)).toEqual([
    "Zaffre",
    "Zahri Pink",
    "Zambezi",
  ]);
  expect(page("lightness", 1)[0]).toBe("White");
  expect(page("lightness", 1e9).at(-1)).toBe("Black");
  expect(page("hue", 1e9).at(-1)).toBe("Black");
});

test("an accented first letter counts as its base letter", () => {
  const { colors } = names.browse({ letter: "O", page: 1, pageSize: 500, sort: "name" });
  expect(colors.map(({ name }) => name)).toContain("Ōkaihau Express");
});

test("filters combine, and an unknown one returns an empty page", () => {
  const both = names.browse({ family: "teal", letter: "A", hue: 180, page: 1, pageSize: 500, sort: "name" });
  expect(both.total).toBeGreaterThan(0);
  expect(both.colors.every(({ name, rgb24 }) => name.startsWith("A") && familyOf(rgb24) === "teal")).toBe(true);
  for (const filter of [{ letter: "?" }, { hue: 17 }, { hue: Number.NaN }]) {
    const page = names.browse({ ...filter, page: 1, pageSize: 10, sort: "hue" });
    expect(page).toEqual({ total: 0, page: 1, pageCount: 1, colors: [] });
  }
});

test("a page out of range returns the closest one", () => {
  const browse = (page: number, pageSize = 50) => names.browse({ page, pageSize, sort: "hue" });
  for (const page of [0, -3, Number.NaN, 1.5]) expect(browse(page)).toEqual(browse(1));
  expect(browse(10_000).page).toBe(Math.ceil(names.count / 50));
  expect(browse(1, 1e9).colors).toHaveLength(500);
  expect(browse(1, 0).colors).toHaveLength(1);
});

test("a name is found by its index, its color and its text", () => {
  const [hit] = names.search("olive", { limit: 1 }).hits;
  expect(hit?.name).toBe("Olive");
  expect(names.at(hit?.index ?? -1)).toEqual(hit);
  expect(names.nearest(hit?.rgb24 ?? 0)).toEqual({ ...hit, deltaE: 0 });
  expect(names.nearestMany(hit?.rgb24 ?? 0, 3)[0]).toEqual({ ...hit, deltaE: 0 });
  expect(names.best(0xffffff)).toMatchObject({ name: "White", deltaE: 0 });
  expect(names.bestMany(0x0d6986, 3)[0]).toEqual(names.best(0x0d6986));
  for (const index of [-1, 0.5, names.count, Number.NaN]) expect(names.at(index)).toBe(null);
});
