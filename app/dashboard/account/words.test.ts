import { expect, test } from "vitest";
import { formatTime, listMethods } from "./words.ts";

test("a time is formatted with its date", () => {
  expect(formatTime("2026-11-22T12:00:00Z")).toMatch(/^November 22, 2026/);
});

test.each(["", "soon", "+999999-01-01"])("%j is not a valid time and is formatted as an empty text", (text) => {
  expect(formatTime(text)).toBe("");
});

test("a session without login methods lists none", () => {
  expect(listMethods([])).toBe("");
});

test("each login method is named in words", () => {
  expect(listMethods(["password", "recovery_code"])).toBe("password and a recovery code");
});
