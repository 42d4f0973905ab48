import { expect, test } from "vitest";
import { fileTextOf } from "./code-formats.ts";

test("the CSS file is a style sheet, whichever way the fallback is written", () => {
  const rule = ".gradient {\n  background: red;\n}";
  expect(fileTextOf("css", "background: blue;\nbackground: red;")).toBe(
    ".gradient {\n  background: blue;\n  background: red;\n}\n",
  );
  expect(fileTextOf("css", rule)).toBe(rule);
  expect(fileTextOf("svg", "<svg/>")).toBe("<svg/>");
});
