import { ColorSpace, OKLCH, sRGB, to, toGamut } from "colorjs.io/fn";
import { expect, test } from "vitest";
import { findClippingChroma, mapOklchToRgb24, mapOklchToRgb24Fast } from "./gamut-map.ts";
import { rgb24ToOklch } from "./oklab.ts";

ColorSpace.register(sRGB);
ColorSpace.register(OKLCH);

const COUNT = 5000;

test("the bytes are those of colorjs.io's css method", () => {
  for (const [l, c, h] of randomOklch()) {
    const mapped = toGamut({ space: OKLCH, coords: [l, c, h], alpha: 1 }, { space: sRGB, method: "css" });
    const bytes = to(mapped, sRGB).coords.map((x) => Math.abs(Math.round((x ?? 0) * 255)));
    expect([l, c, h, ...bytesOf(mapOklchToRgb24(l, c, h))]).toEqual([l, c, h, ...bytes]);
  }
});

test("the fast form is within one step of each byte", () => {
  for (const [l, c, h] of randomOklch()) {
    const exact = bytesOf(mapOklchToRgb24(l, c, h));
    const fast = bytesOf(mapOklchToRgb24Fast(l, c, h));
    const worst = Math.max(...exact.map((byte, i) => Math.abs(byte - (fast[i] as number))));
    expect([l, c, h, worst <= 1]).toEqual([l, c, h, true]);
  }
});

test.each([mapOklchToRgb24, mapOklchToRgb24Fast])("%o: lightness 1 and more is white, 0 and less is black", (map) => {
  expect([map(1, 0.3, 40), map(7, 0, 0), map(0, 0.3, 40), map(-1, 0, 0)]).toEqual([0xffffff, 0xffffff, 0, 0]);
});

test.each([mapOklchToRgb24, mapOklchToRgb24Fast])("%o: what sRGB holds is not changed", (map) => {
  for (let value = 1; value <= 0xffffff; value += 4999) {
    const { l, c, h } = rgb24ToOklch(value);
    expect(map(l, c, h ?? 0)).toBe(value);
  }
});

test.each([mapOklchToRgb24, mapOklchToRgb24Fast])("%o: impossible numbers end in some color", (map) => {
  const impossible = [1e3, 1e10, 1e150, 1e300, Number.MAX_VALUE, Infinity, -1, -Infinity, NaN];
  for (const c of impossible) {
    for (const h of [40, 264, ...impossible]) {
      for (const l of [0.5, Number.MIN_VALUE, 1 - Number.EPSILON, NaN]) {
        const value = map(l, c, h);
        expect([l, c, h, value >= 0 && value <= 0xffffff]).toEqual([l, c, h, true]);
      }
    }
  }
});

test.each([mapOklchToRgb24, mapOklchToRgb24Fast])("%o: endless chroma keeps its lightness and hue", (map) => {
  const vivid = bytesOf(map(0.5, 0.4, 100));
  for (const c of [1e10, 1e150, 1e300, Infinity]) {
    const bytes = bytesOf(map(0.5, c, 100));
    expect(Math.max(...bytes.map((byte, i) => Math.abs(byte - (vivid[i] as number))))).toBeLessThanOrEqual(1);
  }
});

test.each([mapOklchToRgb24, mapOklchToRgb24Fast])("%o: what is no number is black", (map) => {
  expect([map(NaN, 0.1, 40), map(0.5, NaN, 40), map(0.5, 0.1, NaN), map(0.5, 0.1, Infinity)]).toEqual([0, 0, 0, 0]);
});

test("a search whose numbers cannot come nearer ends", () => {
  let calls = 0;
  const inside = (_: number, a: number) => {
    calls++;
    return a === 1e30 ? 1 : -1;
  };
  findClippingChroma(0.5, 1e30, 1, 0, inside);
  expect(calls).toBeLessThan(100);
});

function* randomOklch(): Generator<[number, number, number]> {
  let seed = 20250819;
  const random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  for (let i = 0; i < COUNT; i++) yield [random(), random() * 0.4, random() * 360];
}

function bytesOf(value: number): number[] {
  return [value >>> 16, (value >>> 8) & 255, value & 255];
}
