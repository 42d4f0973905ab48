import { expect, test } from "vitest";
import { convert, fromRgb24 } from "#color/convert.ts";
import { colorFinder, colorPaletteBuilder, gradientGenerator } from "#content/tools.ts";
import { pathTaking } from "./related-tools.tsx";

test("a related tool gets the colors of the page, as many as it accepts", () => {
  const search = "?c=db073d-oklch~.5~.1~226&l=1&s=abc";
  expect(pathTaking(colorPaletteBuilder, search)).toBe("/color-palette-builder?c=db073d-oklch~.5~.1~226");
  expect(pathTaking(gradientGenerator, search)).toBe("/gradient-generator?c=db073d-oklch~.5~.1~226&ver=2");
  expect(pathTaking(colorFinder, search)).toBe("/color-finder?c=db073d");
});

test("a tool whose address doesn't list its colors gives them", () => {
  const given = [fromRgb24(0xff0000), convert(fromRgb24(0x00ff00), "oklch")];
  expect(pathTaking(colorPaletteBuilder, "?c=ff0000&h=square", given)).toBe("/color-palette-builder?c=ff0000-00ff00");
});

test("without colors in the address, it opens with its own", () => {
  expect(pathTaking(colorPaletteBuilder, "?s=abc")).toBe("/color-palette-builder");
  expect(pathTaking(colorPaletteBuilder, "?c=nothing")).toBe("/color-palette-builder");
});
