import { ColorSpace, OKLCH, sRGB, to, toGamut } from "colorjs.io/fn";
import { expect, test } from "vitest";
import { createRandom } from "../random.ts";
import { findClippingChroma, mapOklchToRgb24 } from "./gamut-map.ts";
import { bytesOf } from "./hex.ts";
import { rgb24ToOklch } from "./oklab.ts";

ColorSpace.register(sRGB);
ColorSpace.register(OKLCH);

const COUNT = 5000;

test("the bytes match colorjs.io's css method", () => {
  for (const [l, c, h] of randomOklch()) {
    const mapped = toGamut({ space: OKLCH, coords: [l, c, h], alpha: 1 }, { space: sRGB, method: "css" });
    const bytes = to(mapped, sRGB).coords.map((x) => Math.abs(Math.round((x ?? 0) * 255)));
    expect([l, c, h, ...bytesOf(mapOklchToRgb24(l, c, h))]).toEqual([l, c, h, ...bytes]);
  }
});

test("lightness of at least 1 is white, and of at most 0 is black", () => {
  expect([
    mapOklchToRgb24(1, 0.3, 40),
    mapOklchToRgb24(7, 0, 0),
    mapOklchToRgb24(0, 0.3, 40),
    mapOklchToRgb24(-1, 0, 0),
  ]).toEqual([0xffffff, 0xffffff, 0, 0]);
});

test("colors inside sRGB are unchanged", () => {
  for (let value = 1; value <= 0xffffff; value += 4999) {
    const { l, c, h } = rgb24ToOklch(value);
    expect(mapOklchToRgb24(l, c, h ?? 0)).toBe(value);
  }
});

test("impossible numbers still return a color", () => {
  const impossible = [1e3, 1e10, 1e150, 1e300, Number.MAX_VALUE, Infinity, -1, -Infinity, NaN];
  for (const c of impossible) {
    for (const h of [40, 264, ...impossible]) {
      for (const l of [0.5, Number.MIN_VALUE, 1 - Number.EPSILON, NaN]) {
        const value = mapOklchToRgb24(l, c, h);
        expect([l, c, h, value >= 0 && value <= 0xffffff]).toEqual([l, c, h, true]);
      }
    }
  }
});

test("infinite chroma keeps its lightness and hue", () => {
  const vivid = bytesOf(mapOklchToRgb24(0.5, 0.4, 100));
  for (const c of [1e10, 1e150, 1e300, Infinity]) {
    const bytes = bytesOf(mapOklchToRgb24(0.5, c, 100));
    expect(Math.max(...bytes.map((byte, i) => Math.abs(byte - (vivid[i] as number))))).toBeLessThanOrEqual(1);
  }
});

test("NaN is black", () => {
  expect([
    mapOklchToRgb24(NaN, 0.1, 40),
    mapOklchToRgb24(0.5, NaN, 40),
    mapOklchToRgb24(0.5, 0.1, NaN),
    mapOklchToRgb24(0.5, 0.1, Infinity),
  ]).toEqual([0, 0, 0, 0]);
});

test("a search that cannot get closer terminates", () => {
  let calls = 0;
  const inside = (_: number, a: number) => {
    calls++;
    return a === 1e30 ? 1 : -1;
  };
  findClippingChroma(0.5, 1e30, 1, 0, inside);
  expect(calls).toBeLessThan(100);
});

function* randomOklch(): Generator<[number, number, number]> {
  const random = createRandom(20250819);
  for (let i = 0; i < COUNT; i++) yield [random(), random() * 0.4, random() * 360];
}
