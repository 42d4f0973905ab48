import { expect, test } from "vitest";
import { findTyped } from "./menu-typeahead.ts";

const LABELS = ["Colors", "Color Palettes", "Projects", "Account", "Sign Out"];

test("a letter leads to the next item that begins with it, whatever its case", () => {
  expect(findTyped(LABELS, 0, "p")).toBe(2);
  expect(findTyped(LABELS, -1, "S")).toBe(4);
});

test("the search goes round past the last item", () => {
  expect(findTyped(LABELS, 4, "a")).toBe(3);
});

test("the same letter again walks through the items that begin with it", () => {
  expect(findTyped(LABELS, 0, "c")).toBe(1);
  expect(findTyped(LABELS, 1, "cc")).toBe(0);
});

test("more letters keep the present item while it still fits", () => {
  expect(findTyped(LABELS, 0, "co")).toBe(0);
  expect(findTyped(LABELS, 0, "color p")).toBe(1);
});

test("letters that no item begins with, and an empty menu, give -1", () => {
  expect(findTyped(LABELS, 0, "z")).toBe(-1);
  expect(findTyped([], -1, "a")).toBe(-1);
});
