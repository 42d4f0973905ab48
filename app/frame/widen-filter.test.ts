import { expect, test } from "vitest";
import { howToWiden } from "./widen-filter.ts";

test("only what is set is named", () => {
  expect(howToWiden({ text: "", tags: [], near: "" })).toBe("Clear the filter.");
  expect(howToWiden({ text: "zzz", tags: [], near: "" })).toBe("Try another word or clear the filter.");
  expect(howToWiden({ text: "", tags: [], near: "teal" })).toBe("Widen the ΔE or clear the filter.");
  expect(howToWiden({ text: "", tags: ["warm"], near: "teal" })).toBe("Remove a tag or clear the filter.");
});
