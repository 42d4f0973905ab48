import { expect, test } from "vitest";
import { parseAlpha } from "./parse-alpha.ts";

test("an alpha is a number or a percentage, clamped to 0 and 1", () => {
  expect(["0.5", "50%", " .25 ", "2", "-1"].map(parseAlpha)).toEqual([0.5, 0.5, 0.25, 1, 0]);
  expect(["half", "", "1 2", "0.5)"].map(parseAlpha)).toEqual([null, null, null, null]);
});
