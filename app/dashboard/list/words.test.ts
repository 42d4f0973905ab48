import { expect, test } from "vitest";
import { formatDate, nameItems } from "./words.ts";

const at = (year: number, month: number, day: number, hour = 12) => new Date(year, month - 1, day, hour).getTime();

test("dates say the day as people do", () => {
  const now = at(2026, 11, 22, 1);
  expect(formatDate(at(2026, 11, 22, 0), now)).toBe("Today");
  expect(formatDate(at(2026, 11, 21, 23), now)).toBe("Yesterday");
  expect(formatDate(at(2026, 11, 3), now)).toBe("Nov 3");
  expect(formatDate(at(2025, 11, 3), now)).toBe("Nov 3, 2025");
});

test("one item is called by its name, more by their number", () => {
  const item = (name: string) => ({ kind: "palettes" as const, saved: { name } });
  expect(nameItems([item("Harbor")])).toBe("Harbor");
  expect(nameItems([item("Harbor"), item("Moss")])).toBe("2 palettes");
});
