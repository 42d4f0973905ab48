import { expect, test } from "vitest";
import { palette } from "#app/frame/library/test-items.ts";
import { changedFields } from "./fields.ts";

test("every field of an item is compared, also one that is new, but not the times", () => {
  const old = { ...palette("a"), later: "" };
  const changed = Object.fromEntries(Object.keys(old).map((field) => [field, "changed"]));
  const compared = Object.keys(old).filter((field) => !["id", "savedAt", "changedAt"].includes(field));
  expect(changedFields(old, { ...old, ...changed })).toEqual(compared);
  expect(compared).toContain("later");
  expect(changedFields(old, { ...old, tags: [] })).toEqual([]);
});
