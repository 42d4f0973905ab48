import { expect, test } from "vitest";
import { countOf, printCount } from "./count.ts";

test("a count is printed with commas as in English", () => {
  for (const count of [0, 7, 999, 1000, 31_907, 100_000, 16_777_216, 0.5, 999.9, 1234.5, 31_907.4]) {
    expect(printCount(count)).toBe(count.toLocaleString("en-US"));
  }
});

test("a count of one is singular", () => {
  expect([0, 1, 2, 1200].map((count) => countOf(count, "color"))).toEqual([
    "0 colors",
    "1 color",
    "2 colors",
    "1,200 colors",
  ]);
});
