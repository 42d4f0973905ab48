import { expect, test } from "vitest";
import { convert, fromRgb24 } from "../convert.ts";
import { createRandom } from "../random.ts";
import { apcaContrast, wcagContrast } from "./contrast.ts";
import { fixContrast } from "./contrast-fix.ts";

const WHITE = 0xffffff;

test("a color that passes is returned as is", () => {
  expect(fixContrast(0x767676, WHITE, { wcag: 4.5 })).toMatchObject({ color: 0x767676, difference: 0 });
});

test("#777777 on white becomes #767676, the lightest gray that passes", () => {
  expect(fixContrast(0x777777, WHITE, { wcag: 4.5 }).color).toBe(0x767676);
});

test("every fix passes unrounded and is barely above the target", () => {
  const random = createRandom("fix");
  for (let i = 0; i < 300; i++) {
    const text = Math.floor(random() * 0x1000000);
    const background = Math.floor(random() * 0x1000000);
    const fix = fixContrast(text, background, { wcag: 4.5 });
    // Black or white reaches 4.58 on any background.
    expect(fix.color).not.toBeNull();
    if (fix.color === null) continue;
    expect(wcagContrast(fix.color, background)).toBeGreaterThanOrEqual(4.5);
    expect(fix.contrast).toBe(wcagContrast(fix.color, background));
    if (fix.difference > 0) expect(wcagContrast(text, background)).toBeLessThan(4.5);
    const isExtreme = fix.color === 0x000000 || fix.color === WHITE;
    if (fix.difference > 0 && !isExtreme) expect(fix.contrast).toBeLessThan(4.75);
  }
});

test("the fix changes the lightness and keeps the hue", () => {
  const fix = fixContrast(0xdba507, WHITE, { wcag: 4.5 });
  const before = convert(fromRgb24(0xdba507), "oklch");
  const after = convert(fromRgb24(fix.color as number), "oklch");
  expect(Math.abs((after.h as number) - (before.h as number))).toBeLessThan(1);
  expect(after.l).toBeLessThan(before.l);
});

test("the background can be changed instead", () => {
  const fix = fixContrast(0xffffff, 0x8ec7d2, { wcag: 4.5 }, "background");
  expect(wcagContrast(0xffffff, fix.color as number)).toBeGreaterThanOrEqual(4.5);
});

test("APCA targets are met in either polarity", () => {
  const onWhite = fixContrast(0xdba507, WHITE, { apca: 60 });
  expect(apcaContrast(onWhite.color as number, WHITE)).toBeGreaterThanOrEqual(60);
  const onBlack = fixContrast(0x333333, 0x000000, { apca: 60 });
  expect(apcaContrast(onBlack.color as number, 0x000000)).toBeLessThanOrEqual(-60);
});

test("an impossible target returns the reason, not black", () => {
  expect(fixContrast(0x123456, 0x777777, { wcag: 7 })).toEqual({
    color: null,
    reason: "Not even black or white on this background reaches 7:1; the maximum is 4.68:1.",
  });
  expect(fixContrast(0x777777, 0x123456, { apca: 90 }, "background").color).toBeNull();
});
