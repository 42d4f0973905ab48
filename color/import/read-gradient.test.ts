import { expect, test } from "vitest";
import { printHex } from "../text/print.ts";
import { readPaletteText } from "./read-palette.ts";

test("a gradient gives its colors, with or without positions, and its text", () => {
  for (const text of [
    "linear-gradient(90deg, red 0%, blue 100%)",
    "background: linear-gradient(\n  135deg,\n  red 10%,\n  blue 95%\n)",
    "conic-gradient(rgb(255 0 0) 0 25%, blue 0)",
    "a { background-color: #f00; background-image: linear-gradient(red, blue) }",
  ]) {
    const { groups, gradient } = readPaletteText(text) ?? {};
    const hexes = groups?.flatMap(({ swatches }) => swatches.map(({ color }) => printHex(color)));
    expect([hexes, gradient]).toEqual([["#FF0000", "#0000FF"], text]);
  }
  expect(readPaletteText("a { color: white; background: linear-gradient(red, blue) }")?.gradient).toBeUndefined();
  expect(readPaletteText("red, blue")?.gradient).toBeUndefined();
});

test("several gradients count as one only if each has all colors, so that none is lost", () => {
  const both = ".a { background: linear-gradient(red, blue) } .b { background: linear-gradient(lime, blue) }";
  expect(readPaletteText(both)?.gradient).toBeUndefined();
  const prefixed = "background: -webkit-linear-gradient(red, blue); background: linear-gradient(#f00, #00f)";
  expect(readPaletteText(prefixed)?.gradient).toBe(prefixed);
});
