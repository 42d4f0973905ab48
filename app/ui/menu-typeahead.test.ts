import { expect, test } from "vitest";
import { findTyped } from "./menu-typeahead.ts";

const LABELS = ["Colors", "Color Palettes", "Projects", "Account", "Sign Out"];

test("a letter finds the next item that begins with it, ignoring case", () => {
  expect(findTyped(LABELS, 0, "p")).toBe(2);
  expect(findTyped(LABELS, -1, "S")).toBe(4);
});

test("the search wraps around after the last item", () => {
  expect(findTyped(LABELS, 4, "a")).toBe(3);
});

test("repeating a letter cycles through the items that begin with it", () => {
  expect(findTyped(LABELS, 0, "c")).toBe(1);
  expect(findTyped(LABELS, 1, "cc")).toBe(0);
});

test("more letters keep the current item while it still matches", () => {
  expect(findTyped(LABELS, 0, "co")).toBe(0);
  expect(findTyped(LABELS, 0, "color p")).toBe(1);
});

test("letters that match no item and an empty menu return -1", () => {
  expect(findTyped(LABELS, 0, "z")).toBe(-1);
  expect(findTyped([], -1, "a")).toBe(-1);
});
