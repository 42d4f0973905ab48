import { expect, test } from "vitest";
import { describeFewer } from "./words.ts";

test("fewer colors than asked for are explained, once the picture was looked at", () => {
  const state = { swatches: [1, 2, 3, 4], count: 6 };
  expect(describeFewer(state, true)).toBe("Only 4 colors of 6: that is all these settings find.");
  expect(describeFewer(state, false)).toBe("");
  expect(describeFewer({ ...state, count: 4 }, true)).toBe("");
  expect(describeFewer({ swatches: [], count: 6 }, true)).toBe("");
});
