import { expect, test } from "vitest";
import { fromRgb24 } from "#color/convert.ts";
import { codeTexts, variableName } from "./code-forms.ts";

test.each([
  ["Deep Lagoon", "deep-lagoon"],
  ["Café au Lait", "cafe-au-lait"],
  ["Lauwiliwilinukunuku’oi’oi", "lauwiliwilinukunukuoioi"],
  ["#FF0000 & Co.", "ff0000-co"],
  ["1989 Miami Hotline", "color-1989-miami-hotline"],
  ["青", "color"],
])("%s is a variable called %s", (name, variable) => {
  expect(variableName(name)).toBe(variable);
});

test("every platform gets its line, with the color's own name", () => {
  const codes = codeTexts(fromRgb24(0x0d6986), "Deep Lagoon").map(({ code }) => code);
  expect(codes).toContain("--deep-lagoon: #0D6986;");
  expect(codes).toContain("bg-[#0D6986]");
  expect(codes).toContain("Color(0xFF0D6986)");
  expect(codes).toContain('<color name="deep_lagoon">#FF0D6986</color>');
});
