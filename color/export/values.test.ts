import { expect, test } from "vitest";
import type { Color } from "../color.ts";
import { convert } from "../convert.ts";
import { deltaEOk } from "../difference.ts";
import { isInGamut } from "../gamut.ts";
import { parse } from "../parse.ts";
import { printHex } from "../print.ts";
import { darkCounterpart, printSafeValue, printWideValue, toComment, toOneLine } from "./values.ts";

test("a dark counterpart mirrors the lightness and keeps hue and alpha", () => {
  const dark = convert(darkCounterpart(color("oklch(0.7 0.05 200 / 0.5)")), "oklch");
  expect(dark.l).toBeCloseTo(0.3, 6);
  expect(dark.c).toBeCloseTo(0.05, 6);
  expect(dark.h).toBeCloseTo(200, 4);
  expect(dark.alpha).toBe(0.5);
});

test("white and black are counterparts, and grays stay gray", () => {
  expect(printHex(darkCounterpart(color("#fff")))).toBe("#000000");
  expect(printHex(darkCounterpart(color("#000")))).toBe("#FFFFFF");
  expect(convert(darkCounterpart(color("#ddd")), "oklch").h).toBeNull();
});

test("the counterpart of a counterpart is the color again, where the gamut allows it", () => {
  const muted = color("#0d6986");
  expect(deltaEOk(darkCounterpart(darkCounterpart(muted)), muted)).toBeLessThan(0.0001);
});

test("a counterpart stays in the gamut of its color", () => {
  expect(isInGamut(darkCounterpart(color("#ff0")), "srgb", 0)).toBe(true);
  expect(isInGamut(darkCounterpart(color("color(display-p3 0 1 0)")), "display-p3", 0)).toBe(true);
});

test("what is outside of sRGB has a value for every screen", () => {
  const green = color("color(display-p3 0 1 0)");
  expect(printSafeValue(green, "oklch")).toMatch(/^#[\da-f]{6}$/);
  expect(printSafeValue(green, "rgb")).toMatch(/^rgb\(/);
  expect(printWideValue(green, "hex")).toBe("color(display-p3 0 1 0)");
  expect(printWideValue(green, "oklch")).toMatch(/^oklch\(/);
});

test("comments and lines cannot be left", () => {
  expect(toComment("a */ b\n*/")).toBe("a * / b * /");
  expect(toOneLine(" a\r\n\t\u2028b\0 ")).toBe("a b");
});

function color(text: string): Color {
  return parse(text) as Color;
}
