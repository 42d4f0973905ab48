import { expect, test } from "vitest";
import { fromRgb24 } from "#color/convert.ts";
import { tools } from "#content/tools.ts";
import { destinationsFor } from "./open-in.tsx";
import { addTexts, MAX_TRAY_COLORS, readTray } from "./tray-store.ts";

test("a stored tray is read back without invalid colors", () => {
  const stored = ["db073d", "oklch~.486~.0896~226_.5", "nonsense", 7, null, "db073d", "f".repeat(500)];
  expect(readTray(stored)).toEqual(["db073d", "oklch~.486~.0896~226_.5"]);
  expect(readTray({})).toBeNull();
});

test("duplicates are dropped, and colors keep the order in which they were added", () => {
  expect(addTexts(["aaaaaa"], ["bbbbbb", "aaaaaa", "bbbbbb"])).toEqual(["aaaaaa", "bbbbbb"]);
});

test("adding nothing new returns the same list", () => {
  const old = ["aaaaaa"];
  expect(addTexts(old, ["aaaaaa"])).toBe(old);
});

test("colors beyond the maximum are ignored", () => {
  const many = Array.from({ length: 80 }, (_, index) => `${100000 + index}`);
  expect(addTexts([], many)).toEqual(many.slice(0, MAX_TRAY_COLORS));
  const full = many.slice(0, MAX_TRAY_COLORS);
  expect(addTexts(full, ["ffffff"])).toBe(full);
});

test("one color can open its color page, and several only open tools, up to each tool's maximum", () => {
  const red = fromRgb24(0xff0000);
  const many = Array.from({ length: 20 }, (_, index) => fromRgb24(index));
  expect(destinationsFor([])).toEqual([]);
  expect(destinationsFor([red])[0]).toEqual({ id: "color", label: "Color page of #FF0000", path: "/color/FF0000" });
  for (const { id, path } of destinationsFor(many)) {
    const max = tools.find((tool) => tool.id === id)?.maxColors;
    expect(new URL(path, "https://example.com").search.split("-")).toHaveLength(Math.min(max ?? 0, many.length));
  }
});
