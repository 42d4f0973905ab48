import { expect, test } from "vitest";
import { fromRgb24 } from "#color/convert.ts";
import { countImported, sayFound } from "./say-found.ts";

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

test("says how many colors there are and what they were in", () => {
  expect(sayFound(foundAs("CSS variables", 12))).toBe("12 colors from CSS variables");
  expect(sayFound(foundAs("ASE file", 1))).toBe("1 color from an ASE file");
  expect(countImported(foundAs("JSON", 7))).toBe(7);
});

test.each([
  ["ASE file", "an ASE file"],
  ["Adobe Color link", "an Adobe Color link"],
  ["Coolors link", "a Coolors link"],
  ["Palette link", "a palette link"],
  ["SVG drawing", "an SVG drawing"],
  ["GIMP palette", "a GIMP palette"],
  ["CSV table", "a CSV table"],
  ["List of colors", "a list of colors"],
  ["Tailwind config", "a Tailwind config"],
  ["Design tokens", "design tokens"],
  ["Colors in code", "code"],
  ["JSON", "JSON"],
])("%s becomes %s in a sentence", (format, phrase) => {
  expect(sayFound(foundAs(format))).toBe(`2 colors from ${phrase}`);
});
