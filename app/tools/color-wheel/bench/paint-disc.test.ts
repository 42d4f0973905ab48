import { expect, test } from "vitest";
import { toRgb24 } from "#color/convert.ts";
import { fromPolar, toPolar } from "../polar.ts";
import { fillDisc } from "./paint-disc.ts";

const SIZE = 100;

test("each pixel of a wheel has the color of its angle and radius", () => {
  const rgba = new Uint8ClampedArray(SIZE * SIZE * 4);
  for (const [wheel, most] of [
    ["oklch", 0.33],
    ["hsl", 1],
    ["ryb", 1],
  ] as const) {
    fillDisc(rgba, SIZE, wheel, 0.6, most);
    for (const [x, y] of [
      [54, 40],
      [60, 55],
      [45, 57],
      [41, 44],
    ] as const) {
      const [dx, dy] = [x + 0.5 - SIZE / 2, y + 0.5 - SIZE / 2];
      const h = ((Math.atan2(dx, -dy) * 180) / Math.PI + 360) % 360;
      const c = (Math.hypot(dx, dy) / (SIZE / 2)) * most;
      const rgb24 = toRgb24(fromPolar({ h, c, l: 0.6 }, wheel, 1));
      const painted = [...rgba.subarray((y * SIZE + x) * 4, (y * SIZE + x) * 4 + 3)];
      for (const [at, byte] of [rgb24 >> 16, (rgb24 >> 8) & 255, rgb24 & 255].entries())
        expect(Math.abs((painted[at] as number) - byte)).toBeLessThan(4);
    }
  }
});

test("a color round-trips through the coordinates of every wheel", () => {
  for (const wheel of ["oklch", "hsl", "ryb"] as const) {
    const color = { space: "hsl", h: 200, s: 60, l: 40, alpha: 1 } as const;
    expect(toRgb24(fromPolar(toPolar(color, wheel), wheel, 1))).toBe(toRgb24(color));
  }
});
