import fc from "fast-check";
import { expect, test } from "vitest";
import { isNarrowed, MAX_WITHIN, MIN_WITHIN, NO_FILTER, readFilter, SORTS, type Sort, writeFilter } from "./filter.ts";

const word = fc.string({ minLength: 1, maxLength: 20 }).map((text) => text.trim() || "x");

test("every filter round-trips through its query string", () => {
  const filters = fc.record({
    text: fc.oneof(fc.constant(""), word),
    near: word,
    within: fc.integer({ min: MIN_WITHIN, max: MAX_WITHIN }),
    tags: fc.uniqueArray(word, { maxLength: 5 }),
    project: fc.constantFrom("", "none", "00000000-0000-4000-8000-000000000001"),
    sort: fc.constantFrom(...(Object.keys(SORTS) as Sort[])),
    isTrash: fc.boolean(),
  });
  fc.assert(
    fc.property(filters, (filter) => {
      expect(readFilter(new URLSearchParams(writeFilter(filter)))).toEqual(filter);
    }),
  );
});

test("default values are left out of the query string", () => {
  expect(writeFilter(NO_FILTER)).toBe("");
  expect(writeFilter({ ...NO_FILTER, within: 30 })).toBe("");
  expect(writeFilter({ ...NO_FILTER, near: "teal", within: 30 })).toBe("?near=teal&within=30");
});

test("invalid values are ignored, and a long text is cut", () => {
  expect(readFilter(new URLSearchParams("sort=loudest&within=900&view=attic&tag=&tag=%20"))).toEqual(NO_FILTER);
  expect(readFilter(new URLSearchParams({ q: "x".repeat(500) })).text).toHaveLength(100);
});

test("sort order and the trash view do not count as narrowing", () => {
  expect(isNarrowed({ ...NO_FILTER, sort: "hue", isTrash: true })).toBe(false);
  expect(isNarrowed({ ...NO_FILTER, tags: ["web"] })).toBe(true);
});
