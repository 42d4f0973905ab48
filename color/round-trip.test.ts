import { expect, test } from "vitest";
import { oklchToRgb24, rgb24ToOklchInto } from "./kernel/oklab.ts";

const oklch = new Float64Array(3);

test("colors on every side of the sRGB cube survive OKLCH and back", () => {
  let lost = 0;
  for (let i = 0; i < 256; i++) {
    for (let j = 0; j < 256; j++) {
      const sides = [i * 256 + j, i * 65536 + j, i * 65536 + j * 256];
      for (const [shift, side] of sides.entries()) {
        lost += lostOf(side) + lostOf(side | (0xff << (16 - 8 * shift)));
      }
    }
  }
  expect(lost).toBe(0);
});

// All of them take seven seconds. Seven shares no factor with 256: every byte comes with every other.
test("every seventh of the 16,777,216 colors survives OKLCH and back", () => {
  let lost = 0;
  for (let value = 0; value <= 0xffffff; value += 7) lost += lostOf(value);
  expect(lost).toBe(0);
});

/** 1 if the color comes back as another one. */
function lostOf(value: number): number {
  rgb24ToOklchInto(value, oklch);
  return oklchToRgb24(oklch[0] as number, oklch[1] as number, oklch[2] as number) === value ? 0 : 1;
}
