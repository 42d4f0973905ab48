import { expect, test } from "vitest";
import { oklchToRgb24, rgb24ToOklchInto } from "./kernel/oklab.ts";

test("all 16,777,216 colors round-trip through OKLCH", () => {
  const out = new Float64Array(3);
  let lost = 0;
  for (let value = 0; value <= 0xffffff; value++) {
    rgb24ToOklchInto(value, out);
    if (oklchToRgb24(out[0] as number, out[1] as number, out[2] as number) !== value) lost++;
  }
  expect(lost).toBe(0);
}, 60_000);
