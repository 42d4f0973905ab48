import { expect, test } from "vitest";
import { wcagContrast } from "#color/contrast/contrast.ts";
import { textOn } from "./swatch-style.ts";

test("text on the five colors of the default palette has the most readable color", () => {
  expect(["#DB073D", "#DBA507", "#8EC7D2", "#0D6986", "#07485B"].map(textOn)).toEqual([
    "#fff",
    "#060504",
    "#060504",
    "#fff",
    "#fff",
  ]);
});

test("text on any gray passes WCAG AA", () => {
  for (let level = 0; level < 256; level++) {
    const gray = level * 0x010101;
    const hex = `#${gray.toString(16).padStart(6, "0")}`;
    const text = textOn(hex) === "#fff" ? 0xffffff : 0x060504;
    expect(wcagContrast(text, gray)).toBeGreaterThanOrEqual(4.5);
  }
});
