import { expect, test } from "vitest";
import type { Color } from "../color.ts";
import { fromRgb24 } from "../convert.ts";
import { parse } from "./parse.ts";
import { PRINT_FORMATS, print } from "./print.ts";
import { ANY_FORMATS, type AnyFormat, printAny } from "./print-any.ts";

const LAGOON = fromRgb24(0x0d6986);

test.each([
  ["css-name", "#0D6986", "#0D698680"],
  ["vec4", "vec4(0.004025, 0.141263, 0.238398, 1.0)", "vec4(0.004025, 0.141263, 0.238398, 0.502)"],
  ["p3-hex", "#2F6783", "#2F678380"],
] satisfies [AnyFormat, string, string][])("#0D6986 as %s is %s", (format, opaque, faint) => {
  expect(printAny(LAGOON, format)).toBe(opaque);
  expect(printAny({ ...LAGOON, alpha: 128 / 255 }, format)).toBe(faint);
});

test("an exact CSS name is printed, and hex otherwise", () => {
  expect(printAny(colorOf("#ff6347"), "css-name")).toBe("tomato");
  expect(printAny(colorOf("#0000"), "css-name")).toBe("transparent");
  expect(printAny(colorOf("#ff634780"), "css-name")).toBe("#FF634780");
  expect(printAny(LAGOON, "css-name", { hasHash: false })).toBe("0D6986");
});

test("a color outside of Display P3 is mapped into it", () => {
  expect(printAny(colorOf("oklch(70% 0.4 150)"), "p3-hex")).toMatch(/^#00/);
});

test("all other formats match print()", () => {
  expect(ANY_FORMATS).toHaveLength(PRINT_FORMATS.length + 3);
  for (const format of PRINT_FORMATS) {
    expect(printAny(LAGOON, format, { precision: "short" })).toBe(print(LAGOON, format, { precision: "short" }));
  }
});

function colorOf(text: string): Color {
  return parse(text) as Color;
}
