import { expect, test } from "vitest";
import { readNumber } from "./use-number-input.ts";

test.each([
  ["12,5", 12.5],
  [" 12.5 ", 12.5],
  ["−7", -7],
  ["50%", 50],
  ["182,5 °", 182.5],
  ["12.", 12],
  ["－１２．５％", -12.5],
])("%j is read as a number", (text, value) => {
  expect(readNumber(text)).toBe(value);
});

test.each(["", " ", "-", "%", "1,234.5", "many", "Infinity"])("%j isn't a number", (text) => {
  expect(readNumber(text)).toBeNull();
});
