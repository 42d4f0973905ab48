import type { KeyboardEvent } from "react";
import { expect, test } from "vitest";
import { keyMove, movedValue } from "./picker-keys.ts";
import { ALPHA, spaceOf } from "./picker-spaces.ts";

const press = (key: string, held: Partial<KeyboardEvent> = {}) => keyMove({ key, ...held } as KeyboardEvent);

test("arrows move one step, with Shift ten and with Alt a tenth; Page Up and Down move ten", () => {
  expect(press("ArrowRight")).toBe(1);
  expect(press("ArrowDown", { shiftKey: true })).toBe(-10);
  expect(press("ArrowUp", { altKey: true })).toBe(0.1);
  expect(press("PageDown")).toBe(-10);
  expect(press("Home")).toBe("min");
  expect(press("ArrowRight", { metaKey: true })).toBeNull();
  expect(press("a")).toBeNull();
});

test("rounding never swallows a step", () => {
  expect(movedValue(50, 0.1, ALPHA)).toBe(51);
  expect(movedValue(50, -0.1, ALPHA)).toBe(49);
});

test("values stop at the ends, hues continue past them, and a value beyond the slider can come back", () => {
  const { x: chroma, fixed: hue } = spaceOf("oklch");
  expect(movedValue(0.369, 1, chroma)).toBe(0.37);
  expect(movedValue(0.45, 1, chroma)).toBe(0.45);
  expect(movedValue(0.45, -1, chroma)).toBeCloseTo(0.445, 9);
  expect(movedValue(359, 10, hue)).toBe(369);
  expect(movedValue(12, "max", chroma)).toBe(0.37);
});
