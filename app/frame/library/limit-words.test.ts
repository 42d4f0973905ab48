import { expect, test } from "vitest";
import { planCount } from "./limit-words.ts";

test("a count above the limit is shown as it is", () => {
  expect(planCount("palettes", 9, 10)).toBe("9 of 10 palettes");
  expect(planCount("palettes", 10, 10)).toBe("10 of 10 palettes");
  expect(planCount("palettes", 16, 10)).toBe("16 palettes, 10 are included in the free plan");
  expect(planCount("projects", 3, 1)).toBe("3 projects, 1 is included in the free plan");
  expect(planCount("colors", 1, null)).toBe("1 color");
});
