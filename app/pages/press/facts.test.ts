import { expect, test } from "vitest";
import { countFacts } from "./facts.ts";

test("the texts contain the counted numbers and no placeholders", () => {
  const { texts, numbers } = countFacts({ count: 31_234 });
  expect(texts).toHaveLength(3);
  for (const { text } of texts) expect(text).not.toMatch(/[{}]|NaN/);
  expect(texts[1]?.text).toContain("12 color tools");
  expect(texts[1]?.text).toContain("31,234 named colors");
  expect(numbers.map(({ count }) => count)).toEqual(["12", "31,234", "16,777,216", "540", "30", "17"]);
});

test("each of the three texts is longer than the previous one", () => {
  const lengths = countFacts({ count: 1 }).texts.map(({ text }) => text.length);
  expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  expect(lengths[0]).toBeLessThan(180);
});
