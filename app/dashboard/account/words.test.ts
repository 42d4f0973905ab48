import { expect, test } from "vitest";
import { formatTime, listMethods } from "./words.ts";

test("a time is said with its day", () => {
  expect(formatTime(Date.UTC(2026, 10, 22, 12))).toMatch(/^November 22, 2026/);
});

test.each([0, Number.POSITIVE_INFINITY, Number.NaN, -1, 1e300])(
  "%d is no time, and nothing is said",
  (milliseconds) => {
    expect(formatTime(milliseconds)).toBe("");
  },
);

test("a session that does not say how it began has no earliest time and no ways", () => {
  const methods: { method: string; at: number }[] = [];
  expect(formatTime(Math.min(...methods.map(({ at }) => at)))).toBe("");
  expect(listMethods(methods.map(({ method }) => method))).toBe("");
});
