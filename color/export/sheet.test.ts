import { expect, test } from "vitest";
import type { Color } from "../color.ts";
import { parse } from "../text/parse.ts";
import type { ExportPalette } from "./palette.ts";
import { layoutSheet } from "./sheet.ts";

const BLACK: Color = { space: "srgb", r: 0, g: 0, b: 0, alpha: 1 };

test("everything is inside the sheet, and no two swatches overlap", () => {
  const sheet = layoutSheet(paletteOf("Harbor", { "": 7, Brand: 13, Gray: 1 }), "oklch");
  const swatches = sheet.groups.flatMap((group) => group.swatches);
  expect(swatches).toHaveLength(21);
  for (const [index, one] of swatches.entries()) {
    expect(one.x).toBeGreaterThanOrEqual(48);
    expect(one.x + one.width).toBeLessThanOrEqual(sheet.width - 48);
    for (const { y } of one.labels) expect(y).toBeLessThanOrEqual(sheet.height - 48);
    for (const other of swatches.slice(index + 1)) {
      const isApart =
        one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height + 42 <= other.y;
      expect(isApart).toBe(true);
    }
  }
});

test("the sheet is as wide as its longest row", () => {
  expect(layoutSheet(paletteOf("", { "": 1 }), "hex").width).toBe(48 + 248 + 48);
  expect(layoutSheet(paletteOf("", { "": 3 }), "hex").width).toBe(48 + 3 * 248 + 2 * 24 + 48);
  expect(layoutSheet(paletteOf("", { "": 50 }), "hex").width).toBe(48 + 5 * 248 + 4 * 24 + 48);
});

test("a short last row is avoided by choosing the number of columns", () => {
  const columns = (counts: Readonly<Record<string, number>>) =>
    (layoutSheet(paletteOf("", counts), "hex").width - 2 * 48 + 24) / (248 + 24);
  expect(columns({ "": 7 })).toBe(7);
  expect(columns({ "": 11 })).toBe(6);
  expect(columns({ Brand: 28, Gray: 28 })).toBe(7);
  expect(columns({ Brand: 8, Gray: 3 })).toBe(4);
});

test("values fit below the swatches, and nearly white ones have an outline", () => {
  const text = [
    "oklch(56.61% 0.22474 19.05 / 0.502)",
    "color(display-p3 0.80808 0.20101 0.28283 / 0.502)",
    "#fff",
    "#0d698608",
  ];
  const swatches = text.map((each) => ({ name: "", color: parse(each) as Color }));
  for (const values of ["hex", "rgb", "hsl", "lab", "lch", "oklab", "oklch", "p3"] as const) {
    const [group] = layoutSheet({ name: "", link: "", groups: [{ name: "", swatches }] }, values).groups;
    expect(group?.swatches.map(({ outline }) => outline !== null)).toEqual([false, false, true, true]);
    for (const { labels } of group?.swatches ?? []) expect(labels[0]?.text).not.toContain("…");
  }
});

test("long names are cut between characters, not inside of them", () => {
  const palette = paletteOf("", { "": 1 }, "🎨".repeat(60));
  const [label] = layoutSheet(palette, "hex").groups[0]?.swatches[0]?.labels ?? [];
  expect(label?.text).toBe(`${"🎨".repeat(26)}…`);
});

test("an empty palette still has a sheet", () => {
  const { width, height, groups } = layoutSheet({ name: "", link: "", groups: [] }, "hex");
  expect([width, height, groups.length]).toEqual([344, 96, 0]);
});

function paletteOf(name: string, counts: Readonly<Record<string, number>>, swatchName = "Ink"): ExportPalette {
  const groups = Object.entries(counts).map(([group, count]) => ({
    name: group,
    swatches: Array.from({ length: count }, () => ({ name: swatchName, color: BLACK })),
  }));
  return { name, link: "", groups };
}
