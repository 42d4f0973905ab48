import { expect, test } from "vitest";
import type { Color } from "../color.ts";
import { isInGamut } from "../gamut.ts";
import { parse } from "../text/parse.ts";
import { printSafeValue, printValue, printWideValue, toComment, toOneLine } from "./values.ts";

test("a color outside of sRGB has a value for every screen", () => {
  const green = color("color(display-p3 0 1 0)");
  expect(printSafeValue(green, "oklch")).toMatch(/^#[\da-f]{6}$/);
  expect(printSafeValue(green, "rgb")).toMatch(/^rgb\(/);
  expect(printWideValue(green, "hex")).toBe("color(display-p3 0 1 0)");
  expect(printWideValue(green, "oklch")).toMatch(/^oklch\(/);
});

test("a color outside of Display P3 is mapped into it when written in it", () => {
  const cyan = color("oklch(0.8 0.3 200)");
  for (const text of [printValue(cyan, "p3"), printWideValue(cyan, "hex")]) {
    expect(text).not.toMatch(/-\d/);
    expect(isInGamut(color(text), "display-p3", 0)).toBe(true);
  }
});

test("text cannot break out of a comment or a line", () => {
  expect(toComment("a */ b\n*/")).toBe("a * / b * /");
  expect(toOneLine(" a\r\n\t\u2028b\0 ")).toBe("a b");
});

function color(text: string): Color {
  return parse(text) as Color;
}
