import Colorjs from "colorjs.io";
import { expect, test } from "vitest";
import type { Color } from "../color.ts";
import { fromRgb24 } from "../convert.ts";
import { hex24 } from "../kernel/hex.ts";
import { deltaE2000Rgb24 } from "../kernel/lab.ts";
import { createRandom } from "../random.ts";
import { deltaE76, deltaE2000, deltaEOk, differenceVerdict } from "./difference.ts";

test("the three differences match colorjs.io on random pairs", () => {
  const random = createRandom("difference");
  for (let i = 0; i < 300; i++) {
    const a = Math.floor(random() * 0x1000000);
    const b = Math.floor(random() * 0x1000000);
    const [p, q] = [new Colorjs(hex24(a)), new Colorjs(hex24(b))];
    expect(deltaE76(fromRgb24(a), fromRgb24(b))).toBeCloseTo(p.deltaE(q, "76"), 8);
    expect(deltaE2000(fromRgb24(a), fromRgb24(b))).toBeCloseTo(p.deltaE(q, "2000"), 8);
    expect(deltaEOk(fromRgb24(a), fromRgb24(b))).toBeCloseTo(p.deltaE(q, "OK"), 9);
  }
});

test("the 8-bit functions match the ones for colors", () => {
  const random = createRandom("packed");
  for (let i = 0; i < 300; i++) {
    const a = Math.floor(random() * 0x1000000);
    const b = Math.floor(random() * 0x1000000);
    expect(deltaE2000Rgb24(a, b)).toBeCloseTo(deltaE2000(fromRgb24(a), fromRgb24(b)), 9);
  }
});

test("colors in different spaces can be compared, and a missing hue does not matter", () => {
  const white: Color = { space: "oklch", l: 1, c: 0, h: null, alpha: 1 };
  expect(deltaE2000(white, fromRgb24(0xffffff))).toBeCloseTo(0, 4);
  expect(deltaEOk(white, fromRgb24(0x000000))).toBeCloseTo(1, 6);
});

test("a difference under 1 is the same to the eye, 1 to 2 is hard to tell, over 11 is clear", () => {
  expect(differenceVerdict(0.99).words).toBe("The same to the eye");
  expect(differenceVerdict(1).words).toBe("Hard to tell apart");
  expect(differenceVerdict(2).words).toBe("Different when side by side");
  expect(differenceVerdict(11).level).toBe(3);
  expect(differenceVerdict(11.01)).toEqual({ level: 4, words: "Clearly different" });
});
