import { expect, test } from "vitest";
import { quantize } from "../quantize.ts";
import { rgbaOf } from "../test-rgba.ts";
import { sample, viewPixels } from "./count-colors.ts";

test("samples cover every column, and there are at most as many as requested", () => {
  const whole = viewPixels(new Uint8ClampedArray(4 * 60 * 50), 60, true);
  for (const most of [1, 7, 100, 1000, 2999, 3000, Number.POSITIVE_INFINITY]) {
    const { step } = sample(whole, most);
    expect(Math.ceil(3000 / step)).toBeLessThanOrEqual(most);
    if (most >= 3000) expect(step).toBe(1);
    if (most === 1000) expect(step).toBe(7);
  }
});

test("a color of a single pixel is found in a large image of few colors", () => {
  const picture = Array<number>(1200 * 1000).fill(0x224466);
  picture[777_778] = 0xff8800;
  const { colors } = quantize(rgbaOf(picture), 1200, { count: 2 });
  expect(colors).toMatchObject([
    { rgb24: 0x224466 },
    { rgb24: 0xff8800, x: 777_778 % 1200, y: Math.floor(777_778 / 1200), share: 1 / 1_200_000 },
  ]);
});

test("stripes are found even if they align with the samples", () => {
  const ground = [0x004488, 0x005588];
  const picture = Array.from({ length: 1024 * 1024 }, (_, i) =>
    i % 8 === 3 ? 0xaa0000 : (ground[(i >> 10) & 1] ?? 0),
  );
  const { colors } = quantize(rgbaOf(picture), 1024, { count: 2 });
  expect(colors[1]?.rgb24).toBe(0xaa0000);
  expect(colors[1]?.share).toBeCloseTo(1 / 8, 3);
});
