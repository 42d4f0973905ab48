import { expect, test } from "vitest";
import { fromRgb24 } from "#color/convert.ts";
import { printHex } from "#color/text/print.ts";
import { generate, moveColor, removeColor, setColor, toggleChannel, toggleLock } from "./changes.ts";
import { describeChange } from "./describe-change.ts";
import { engineParts } from "./engine-parts.ts";
import { initial } from "./state.ts";

test("a new palette is announced by the names of its colors", () => {
  const next = generate(initial, engineParts, "abc");
  const names = next.slots.map(({ color }) => printHex(color)).join(", ");
  expect(describeChange(initial, next, printHex)).toBe(names);
});

test("a changed color, a lock and a removed color are each announced", () => {
  expect(describeChange(initial, setColor(initial, 1, fromRgb24(0xffffff)), printHex)).toBe("Color 2 is now #FFFFFF");
  expect(describeChange(initial, toggleLock(initial, 0), printHex)).toBe("Color 1, #DB073D, locked");
  const partly = toggleChannel(toggleChannel(initial, 0, "hue"), 0, "lightness");
  expect(describeChange(initial, partly, printHex)).toBe("Color 1, #DB073D, keeps hue and lightness");
  expect(describeChange(initial, removeColor(initial, 4), printHex)).toMatch(/^4 colors: /);
});

test("a moved color is announced with its position, in both directions", () => {
  const right = moveColor(initial, 0, 2);
  expect(describeChange(initial, right, printHex)).toBe("#DB073D, moved to 3 of 5");
  expect(describeChange(right, initial, printHex)).toBe("#DB073D, moved to 1 of 5");
});

test("a reordered palette is announced by its color names", () => {
  const sorted = { ...initial, slots: initial.slots.toReversed() };
  expect(describeChange(initial, sorted, printHex)).toMatch(/^#[0-9A-F]{6}(, #[0-9A-F]{6}){4}$/);
});

test("nothing is announced if no color changed", () => {
  expect(describeChange(initial, { ...initial, boldness: 80 }, printHex)).toBe("");
});
