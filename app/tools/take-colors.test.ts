import { expect, test } from "vitest";
import { fromRgb24 } from "#color/convert.ts";
import { PaletteBuilder } from "#color/import/palette-builder.ts";
import { colorsOf } from "./take-colors.ts";

test("the colors of all groups are returned in order", () => {
  const builder = new PaletteBuilder();
  builder.add(fromRgb24(0xff0000), "one", "a");
  builder.add(fromRgb24(0x00ff00), null, "b");
  builder.add(fromRgb24(0x0000ff), "three", "a");
  const imported = builder.finish("List");
  expect(imported && colorsOf(imported)).toEqual([0xff0000, 0x0000ff, 0x00ff00].map(fromRgb24));
});
