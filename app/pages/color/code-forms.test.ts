import { expect, test } from "vitest";
import { fromRgb24 } from "#color/convert.ts";
import { codeTexts } from "./code-forms.ts";

test("every platform gets its line, with the color's own name", () => {
  const codes = codeTexts(fromRgb24(0x0d6986), "Deep Lagoon").map(({ code }) => code);
  expect(codes).toContain("--deep-lagoon: #0D6986;");
  expect(codes).toContain("bg-[#0D6986]");
  expect(codes).toContain("Color(0xFF0D6986)");
  expect(codes).toContain('<color name="deep_lagoon">#FF0D6986</color>');
});
