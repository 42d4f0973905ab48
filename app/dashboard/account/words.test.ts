import { expect, test } from "vitest";
import { formatTime, listMethods } from "./words.ts";

test("a time is formatted with its date", () => {
  expect(formatTime(Date.UTC(2026, 10, 22, 12))).toMatch(/^November 22, 2026/);
});

test.each([0, Number.POSITIVE_INFINITY, Number.NaN, -1, 1e300])(
  "%d is not a valid time and is formatted as an empty text",
  (milliseconds) => {
    expect(formatTime(milliseconds)).toBe("");
  },
);

test("a session without log-in methods has no earliest time and lists no methods", () => {
  const methods: { method: string; at: number }[] = [];
  expect(formatTime(Math.min(...methods.map(({ at }) => at)))).toBe("");
  expect(listMethods(methods.map(({ method }) => method))).toBe("");
});
