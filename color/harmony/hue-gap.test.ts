import { expect, test } from "vitest";
import { middleOfWidestGap } from "./hue-gap.ts";

test("the widest gap may contain 0 degrees, and equal hues have no gap between them", () => {
  expect([[350, 100, 200], [40, 300], [20, 20, 200], [75], []].map(middleOfWidestGap)).toEqual([
    275,
    170,
    110,
    255,
    null,
  ]);
  expect(middleOfWidestGap([100, 190])).toBe(325);
});
