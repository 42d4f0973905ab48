import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fromRgb24 } from "#color/convert.ts";
import type { ExportPalette } from "#color/export/palette.ts";
import { decodeNames, indexNames } from "#color/names.ts";
import { hasUnnamed, nameSwatches, numberSwatches } from "./name-swatches.ts";

const index = indexNames(decodeNames(readFileSync(".generated/names-best.bin")));

function paletteOf(...swatches: [name: string, rgb24: number][]): ExportPalette {
  const loose = swatches.map(([name, rgb24]) => ({ name, color: fromRgb24(rgb24) }));
  return { name: "Mine", link: "https://huesmith.example", groups: [{ name: "", swatches: loose }] };
}

function namesIn(palette: ExportPalette) {
  return palette.groups.flatMap(({ swatches }) => swatches.map(({ name }) => name));
}

test("an unnamed swatch gets the name of the nearest named color", () => {
  const palette = paletteOf(["", 0x0d6986], ["Brand", 0xdb073d]);
  expect(hasUnnamed(palette)).toBe(true);
  const named = nameSwatches(palette, index);
  expect(namesIn(named)).toEqual([index.nearest(0x0d6986).name, "Brand"]);
  expect(hasUnnamed(named)).toBe(false);
});

test("colors that are nearly the same get different names", () => {
  const names = namesIn(nameSwatches(paletteOf(["", 0x0d6986], ["", 0x0d6987], ["", 0x0d6986]), index));
  expect(names[0]).toBe(index.nearest(0x0d6986).name);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(3);
});

test("when the nearby names are used up, numbers are appended", () => {
  const same = Array.from({ length: 15 }, (): [string, number] => ["", 0x0d6986]);
  const names = namesIn(nameSwatches(paletteOf(...same), index));
  expect(new Set(names).size).toBe(15);
  expect(names[14]).toBe(`${names[0]} 4`);
});

test("a name that is already in the palette is not used again", () => {
  const nearest = index.nearest(0x0d6986).name;
  const names = namesIn(nameSwatches(paletteOf(["", 0x0d6986], [nearest.toUpperCase(), 0xffffff]), index));
  expect(names[0]?.toLowerCase()).not.toBe(nearest.toLowerCase());
});

test("numbering restarts in each group", () => {
  const { groups, ...rest } = paletteOf(["", 0x111111], ["Given", 0x222222], ["", 0x333333]);
  const palette = { ...rest, groups: [...groups, { name: "More", swatches: groups[0]?.swatches ?? [] }] };
  expect(namesIn(numberSwatches(palette))).toEqual(["1", "Given", "3", "1", "Given", "3"]);
});
