import { expect, test } from "vitest";
import { describeTimeLeft, formatDate, nameItems, trashNote, trashWarning } from "./words.ts";

const at = (year: number, month: number, day: number, hour = 12) => new Date(year, month - 1, day, hour).getTime();

test("dates are shown as Today, Yesterday or a short date", () => {
  const now = at(2026, 11, 22, 1);
  expect(formatDate(at(2026, 11, 22, 0), now)).toBe("Today");
  expect(formatDate(at(2026, 11, 21, 23), now)).toBe("Yesterday");
  expect(formatDate(at(2026, 11, 3), now)).toBe("Nov 3");
  expect(formatDate(at(2025, 11, 3), now)).toBe("Nov 3, 2025");
});

test("an item that was just trashed has 30 days left, even if the server's clock is ahead", () => {
  const now = at(2026, 11, 22);
  const hoursAgo = (hours: number) => now - hours * 3_600_000;
  expect(describeTimeLeft(now, now)).toBe("30 days left");
  expect(describeTimeLeft(now + 5, now)).toBe("30 days left");
  expect(describeTimeLeft(hoursAgo(25), now)).toBe("29 days left");
  expect(describeTimeLeft(hoursAgo(30 * 24 - 1), now)).toBe("1 day left");
  expect(describeTimeLeft(hoursAgo(30 * 24 + 1), now)).toBe("Deleted today");
});

test("one item is shown by its name, several by their number", () => {
  const item = (name: string) => ({ kind: "palettes" as const, saved: { name } });
  expect(nameItems([item("Harbor")])).toBe("Harbor");
  expect(nameItems([item("Harbor"), item("Moss")])).toBe("2 palettes");
});

test("trashing more than the trash holds comes with a warning", () => {
  expect(trashNote(100)).toBeUndefined();
  expect(trashNote(101)).toBe("The trash keeps only the newest 100.");
  expect(trashWarning("palettes", 30)).toBe(
    "The trash keeps only the newest 100 palettes, so 30 will be deleted permanently.",
  );
});
