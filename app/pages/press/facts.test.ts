import { expect, test } from "vitest";
import { countFacts } from "./facts.ts";

test("the texts say what was counted, and nothing is left to fill in", () => {
  const { texts, numbers } = countFacts({ count: 31_234 });
  expect(texts).toHaveLength(3);
  for (const { text } of texts) expect(text).not.toMatch(/[{}]|NaN/);
  expect(texts[1]?.text).toContain("12 color tools");
  expect(texts[1]?.text).toContain("31,234 named colors");
  expect(numbers.map(({ count }) => count)).toEqual(["12", "31,234", "16,777,216", "540", "30", "17"]);
});

test("each of the three is longer than the one before", () => {
  const lengths = countFacts({ count: 1 }).texts.map(({ text }) => text.length);
  expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  expect(lengths[0]).toBeLessThan(180);
});
