import { expect, test } from "vitest";
import { EDIT_WEIGHT, misspelling, SWAP_WEIGHT } from "./misspelling.ts";

test("a misspelling is weighted by letters added, omitted, replaced or swapped", () => {
  expect(misspelling("teal", "teal", 9)).toBe(0);
  expect(misspelling("tael", "teal", 9)).toBe(SWAP_WEIGHT);
  expect(misspelling("lavendr", "lavender", 9)).toBe(EDIT_WEIGHT);
  expect(misspelling("bleu", "blues", 9)).toBe(SWAP_WEIGHT + EDIT_WEIGHT);
  expect(misspelling("turkoise", "turquoise", 9)).toBe(2 * EDIT_WEIGHT);
  expect(misspelling("", "red", 9)).toBe(3 * EDIT_WEIGHT);
});

test("words further apart than the limit return one more than the limit", () => {
  expect(misspelling("red", "blue", 6)).toBe(7);
  expect(misspelling("a", "aquamarine", 6)).toBe(7);
});
