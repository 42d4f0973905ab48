import { expect, test } from "vitest";
import { fromRgb24 } from "#color/convert.ts";
import { PaletteBuilder } from "#color/import/palette-builder.ts";
import { colorsOf, describeFound, describeUnread } from "./describe-import.ts";

function foundAs(format: string, count = 2) {
  const swatches = Array.from({ length: count }, () => ({ name: null, color: fromRgb24(0) }));
  return {
    name: null,
    format,
    groups: [
      { name: "", swatches },
      { name: "More", swatches: [] },
    ],
  };
}

test("says how many colors there are and which format they came from", () => {
  expect(describeFound(foundAs("CSS variables", 12))).toBe("12 colors from CSS variables");
  expect(describeFound(foundAs("ASE file", 1))).toBe("1 color from an ASE file");
  expect(colorsOf(foundAs("JSON", 7)).length).toBe(7);
});

test.each([
  ["ASE file", "an ASE file"],
  ["ACT file", "an ACT file"],
  ["sK1 palette", "an sK1 palette"],
  ["Windows palette", "a Windows palette"],
  ["Adobe Color link", "an Adobe Color link"],
  ["Coolors link", "a Coolors link"],
  ["Palette link", "a palette link"],
  ["SVG drawing", "an SVG drawing"],
  ["GIMP palette", "a GIMP palette"],
  ["CSV table", "a CSV table"],
  ["Tailwind config", "a Tailwind config"],
  ["Tailwind theme", "a Tailwind theme"],
  ["Design tokens", "design tokens"],
  ["Colors in code", "code"],
  ["JSON", "JSON"],
])("%s becomes %s in a sentence", (format, phrase) => {
  expect(describeFound(foundAs(format))).toBe(`2 colors from ${phrase}`);
});

test.each(["List of colors", "List of hex codes"])("leaves out the format of a plain list: %s", (format) => {
  expect(describeFound(foundAs(format, 1))).toBe("1 color");
});

test("says how many colors were left out and how many rows were skipped", () => {
  const many = { ...foundAs("ASE file", 1000), leftOut: 816 };
  expect(describeFound(many)).toBe("The first 1,000 of 1,816 colors from an ASE file");
  const row = { where: "Line 1", text: "x", reason: "No color in it." };
  expect(describeUnread({ ...many, unread: { count: 1, rows: [row] } })).toBe("1 row was skipped");
  expect(describeUnread({ ...many, unread: { count: 1200, rows: [row] } })).toBe("1,200 rows were skipped");
  expect(describeUnread(many)).toBe("");
});

test("the colors of all groups are returned in order", () => {
  const builder = new PaletteBuilder();
  builder.add(fromRgb24(0xff0000), "one", "a");
  builder.add(fromRgb24(0x00ff00), null, "b");
  builder.add(fromRgb24(0x0000ff), "three", "a");
  const imported = builder.finish("List");
  expect(imported && colorsOf(imported)).toEqual([0xff0000, 0x0000ff, 0x00ff00].map(fromRgb24));
});
