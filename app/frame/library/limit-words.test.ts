import { expect, test } from "vitest";
import { limitReason, planCount } from "./limit-words.ts";

test("a count above the limit is shown as it is", () => {
  expect(planCount("palettes", 9, 10)).toBe("9 of 10 palettes");
  expect(planCount("palettes", 10, 10)).toBe("10 of 10 palettes");
  expect(planCount("palettes", 16, 10)).toBe("16 palettes, 10 are included in the free plan");
  expect(planCount("projects", 3, 1)).toBe("3 projects, 1 is included in the free plan");
  expect(planCount("colors", 1, null)).toBe("1 color");
});

test("removing one is only suggested if it makes room", () => {
  expect(limitReason("palettes", 10, 10)).toBe(
    "This palette is kept in this browser only. The free plan holds 10 palettes. Remove one or upgrade to Pro to move it to your account.",
  );
  expect(limitReason("palettes", 10, 130)).toBe(
    "This palette is kept in this browser only. The free plan holds 10 palettes, and your account has 130. Upgrade to Pro to move it there.",
  );
});
