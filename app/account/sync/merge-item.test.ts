import { expect, test } from "vitest";
import { palette } from "./fake-account.ts";
import { mergeItem } from "./merge-item.ts";

test("sharing, moving or throwing away brings nothing back that another device has erased, and renaming does", () => {
  const base = palette("a");
  const merge = (change: object) =>
    mergeItem("palettes", { base, local: { ...base, ...change }, remote: undefined }, 1).item;
  for (const change of [{ shareToken: "t" }, { projectId: "p" }, { trashedAt: 5 }]) {
    expect(merge(change), JSON.stringify(change)).toBeUndefined();
  }
  expect(merge({ name: "Mine" })).toMatchObject({ name: "Mine" });
});
