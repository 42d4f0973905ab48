import { expect, test } from "vitest";
import { fileNameText } from "./file-name-text.ts";

test("a long name is cut before an emoji, and one that turns the text is isolated", () => {
  expect(fileNameText(`${"a".repeat(59)}🎨.css`)).toBe(`${"a".repeat(59)}…`);
  expect(fileNameText("תמונה.png")).toBe("\u2068תמונה.png\u2069");
});
