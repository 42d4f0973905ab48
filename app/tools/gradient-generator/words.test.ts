import { expect, test } from "vitest";
import { describeRanges } from "./words.ts";

test("ranges that meet when rounded are one", () => {
  expect(describeRanges([range(0, 0.088), range(0.091, 0.5), range(0.6, 1)])).toBe(
    "from 0% to 50% and from 60% to 100%",
  );
  expect(describeRanges([range(0.331, 0.332), range(0.334, 0.3345)])).toBe("at 33%");
  expect(describeRanges([range(0, 0.088), range(0.1, 1)])).toBe("from 0% to 9% and from 10% to 100%");
  expect(describeRanges([])).toBe("nowhere");
});

function range(from: number, to: number) {
  return { from, to };
}
