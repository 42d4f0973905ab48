import fc from "fast-check";
import { expect, test } from "vitest";
import type { Color } from "#color/color.ts";
import { fromRgb24, toRgb24 } from "#color/convert.ts";
import { canonical, follow, isSameColor, rounded, toPicker, withValue } from "./picker-color.ts";
import { ALPHA, PICKER_SPACES, spaceOf } from "./picker-spaces.ts";

const TEAL: Color = fromRgb24(0x0d6986);
const GRAY: Color = fromRgb24(0x777777);
const BLACK: Color = fromRgb24(0);

test("every 8-bit color round-trips through every picker space within one step per channel", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), fc.constantFrom(...PICKER_SPACES), (rgb24, { id }) => {
      const there = canonical(rounded(toPicker(fromRgb24(rgb24), id)));
      const back = toRgb24(there);
      for (const shift of [0, 8, 16]) {
        expect(Math.abs(((back >> shift) & 255) - ((rgb24 >> shift) & 255))).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test("colors from the picker are rounded to short numbers", () => {
  expect(rounded(toPicker(TEAL, "oklch"))).toEqual({ space: "oklch", l: 0.4861, c: 0.0896, h: 226.25, alpha: 1 });
  expect(rounded({ space: "hsl", h: 12.3456, s: 20.004, l: 50.006, alpha: 0.333 })).toEqual({
    space: "hsl",
    h: 12.35,
    s: 20,
    l: 50.01,
    alpha: 0.33,
  });
  expect(rounded({ space: "srgb", r: 0.5, g: 0, b: 1, alpha: 1 })).toEqual(fromRgb24(0x8000ff));
});

test("a hue that rounds up to 360 becomes 0", () => {
  expect(rounded({ space: "oklch", l: 0.5, c: 0.1, h: 359.999, alpha: 1 })).toMatchObject({ h: 0 });
});

test("a gray keeps the hue shown before, even in another space", () => {
  const shown = { space: "oklch", l: 0.5, c: 0.1, h: 226, alpha: 1 } as const;
  expect(toPicker(GRAY, "oklch", shown)).toMatchObject({ h: 226 });
  expect(toPicker(GRAY, "oklch")).toMatchObject({ h: 0 });
  const { h } = toPicker(GRAY, "hsl", shown) as { h: number };
  expect(h).toBeGreaterThan(185);
  expect(h).toBeLessThan(205);
});

test("black and white keep hue and saturation in HSL and HSV", () => {
  expect(toPicker(BLACK, "hsl", { space: "hsl", h: 200, s: 60, l: 3, alpha: 1 })).toMatchObject({ h: 200, s: 60 });
  expect(toPicker(BLACK, "hsv", { space: "hsv", h: 200, s: 60, v: 3, alpha: 1 })).toMatchObject({ h: 200, s: 60 });
});

test("a canonical color has no hue where hue is meaningless", () => {
  expect(canonical({ space: "oklch", l: 0.5, c: 0, h: 226, alpha: 1 })).toMatchObject({ h: null });
  expect(canonical({ space: "hsl", h: 200, s: 60, l: 0, alpha: 1 })).toMatchObject({ h: null, s: 0 });
  expect(canonical({ space: "hsl", h: 200, s: 60, l: 20, alpha: 1 })).toMatchObject({ h: 200, s: 60 });
});

test("values are clamped to their range, and hues wrap around", () => {
  const { x: chroma, fixed: hue } = spaceOf("oklch");
  const color = toPicker(TEAL, "oklch");
  expect(withValue(color, chroma, 9)).toMatchObject({ c: 0.5 });
  expect(withValue(color, chroma, -1)).toMatchObject({ c: 0 });
  expect(withValue(color, hue, 370)).toMatchObject({ h: 10 });
  expect(withValue(color, hue, -10)).toMatchObject({ h: 350 });
  expect(withValue(color, ALPHA, 45)).toMatchObject({ alpha: 0.45 });
});

test("HSL, HSV and RGB show a color outside sRGB mapped into the gamut", () => {
  const wide: Color = { space: "oklch", l: 0.7, c: 0.35, h: 150, alpha: 1 };
  for (const id of ["hsl", "hsv", "srgb"] as const) expect(toRgb24(toPicker(wide, id))).toBe(toRgb24(wide));
});

test("a color that comes back as hex counts as the same, unless it is outside sRGB", () => {
  const shown: Color = { space: "oklch", l: 0.486, c: 0.0896, h: 225.96, alpha: 1 };
  expect(isSameColor(fromRgb24(toRgb24(shown)), shown)).toBe(true);
  expect(isSameColor({ ...shown, h: 225.97 }, shown)).toBe(false);
  expect(isSameColor({ ...fromRgb24(toRgb24(shown)), alpha: 0.5 }, shown)).toBe(false);
  const wide: Color = { space: "oklch", l: 0.7, c: 0.35, h: 150, alpha: 1 };
  expect(isSameColor(fromRgb24(toRgb24(wide)), wide)).toBe(false);
});

test("the picker keeps its own color in any form that the tool stores, and follows every other change", () => {
  const before: Color = { space: "lch", l: 35.31, c: 18, h: 234.39, alpha: 1 };
  const start = { shown: toPicker(before, "hsv"), reported: null, taken: before, isMoving: false };
  const shown = { ...start.shown, s: 54 };
  const typed = { ...start, shown, reported: shown };
  const stored = fromRgb24(toRgb24(shown));
  expect(toRgb24(before)).toBe(toRgb24(shown));
  for (const color of [shown, stored, before]) expect(follow(typed, color, "hsv").shown).toEqual(shown);
  const undone = follow(follow(typed, shown, "hsv"), before, "hsv");
  expect(undone.shown).toEqual(start.shown);
  expect(follow(undone, before, "hsv")).toBe(undone);
});
