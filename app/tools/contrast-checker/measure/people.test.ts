import { expect, test } from "vitest";
import { seenByPeople } from "./people.ts";

test("reflections lower the contrast and warm light leaves black on white strong", () => {
  const seen = Object.fromEntries(seenByPeople(0x000000, 0xffffff).map((one) => [one.id, one]));
  expect(seen.sun?.ratio).toBeCloseTo((1 + 0.16 + 0.05) / (0.16 + 0.05), 10);
  expect(seen.night?.ratio).toBeGreaterThan(10);
  expect(seen.achroma?.ratio).toBe(21);
});
