import { expect, test } from "vitest";
import { fromRgb24 } from "#color/convert.ts";
import { writeList } from "./list-texts.ts";

const swatches = [
  { color: fromRgb24(0xdb073d), name: 'Crimson "Soul"' },
  { color: { space: "oklch", alpha: 1, l: 0.7, c: 0.3, h: 150 } as const, name: "Wide" },
];

test("a list has one color per line, and colors outside sRGB are in OKLCH", () => {
  expect(writeList(swatches, "list")).toBe("#DB073D\noklch(70% 0.3 150)");
});

test("JSON can be parsed, and CSV quotes values with quotation marks", () => {
  expect(JSON.parse(writeList(swatches, "json"))[0]).toEqual({
    hex: "#DB073D",
    name: 'Crimson "Soul"',
    css: "#DB073D",
  });
  expect(writeList(swatches, "csv").split("\n")[1]).toBe('#DB073D,"Crimson ""Soul""",#DB073D');
});
