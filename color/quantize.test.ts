import fc from "fast-check";
import { expect, test } from "vitest";
import type { Rgb24 } from "./color.ts";
import { fromRgb24 } from "./convert.ts";
import { deltaEOk } from "./difference/difference.ts";
import { deltaE2000Rgb24 } from "./kernel/lab.ts";
import { oklchToRgb24, rgb24ToOklch } from "./kernel/oklab.ts";
import type { Strategy } from "./quantize/strategy.ts";
import { quantize, quantizeRough } from "./quantize.ts";
import { createRandom } from "./random.ts";
import { rgbaOf } from "./test-rgba.ts";

const STRATEGIES: Strategy[] = ["dominant", "vibrant", "muted", "dark", "even", "accents"];

test("flat areas return their exact colors and shares, each with a pixel of that color", () => {
  const rgb24s = [0x336699, 0xffcc00, 0xdd2211, 0x000000, 0xffffff];
  const rows = [10, 4, 3, 2, 1];
  const picture = rows.flatMap((count, i) => Array<number>(count * 30).fill(rgb24s[i] as number));
  const { colors } = quantize(rgbaOf(picture), 30, { count: 5 });
  expect(colors.map(({ rgb24 }) => rgb24)).toEqual(rgb24s);
  expect(colors.map(({ share }) => share)).toEqual([0.5, 0.2, 0.15, 0.1, 0.05]);
  for (const { rgb24, x, y } of colors) expect(picture[y * 30 + x]).toBe(rgb24);
});

test("a color's pixel is surrounded by similar pixels, not isolated or on an edge", () => {
  const isInBlock = (x: number, y: number) => x >= 120 && x < 160 && y >= 100 && y < 150;
  const picture = Array.from({ length: 200 * 200 }, (_, i) =>
    isInBlock(i % 200, Math.floor(i / 200)) || i % 1009 === 0 ? 0xe0a040 : 0x204060,
  );
  const [, { x, y } = { x: 0, y: 0 }] = quantize(rgbaOf(picture), 200, { count: 2 }).colors;
  expect(isInBlock(x - 2, y - 2) && isInBlock(x + 2, y + 2)).toBe(true);
});

test("a drawing keeps its exact colors despite soft edges", () => {
  const inks = [0xf4efe6, 0x1d5fa7, 0xd64933];
  const random = createRandom(4);
  const soften = (a: Rgb24, b: Rgb24) => {
    const part = random();
    const mix = (shift: number) => Math.round(((a >>> shift) & 255) * part + ((b >>> shift) & 255) * (1 - part));
    return (mix(16) << 16) | (mix(8) << 8) | mix(0);
  };
  const picture = Array.from({ length: 100 * 100 }, (_, i) => {
    const ink = inks[Math.floor(i / 3334)] as number;
    return random() < 0.15 ? soften(ink, inks[0] as number) : ink;
  });
  const { colors } = quantize(rgbaOf(picture), 100, { count: 3 });
  expect(colors.map(({ rgb24 }) => rgb24).sort()).toEqual(inks.toSorted());
  const vibrant = quantize(rgbaOf(picture), 100, { count: 3, strategy: "vibrant" }).colors;
  expect(vibrant.map(({ rgb24 }) => rgb24)).toEqual(expect.arrayContaining(inks.slice(1)));
});

test("colors that differ by one step stay separate", () => {
  const picture = Array.from({ length: 80 }, (_, i) => i % 8);
  const { colors } = quantize(rgbaOf(picture), 8, { count: 8 });
  expect(colors.map(({ rgb24 }) => rgb24).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(quantize(rgbaOf(picture), 8, { count: 5 }).colors).toHaveLength(5);
});

test("an image of one color returns one, and an image of three returns three", () => {
  expect(quantize(rgbaOf(Array(50).fill(0x123456)), 10, { count: 9 }).colors).toMatchObject([
    { rgb24: 0x123456, share: 1 },
  ]);
  const { colors } = quantize(rgbaOf([0xff0000, 0x00ff00, 0x0000ff, 0x0000ff]), 2, { count: 20 });
  expect(colors.map(({ rgb24 }) => rgb24)[0]).toBe(0x0000ff);
  expect(colors.map(({ share }) => share)).toEqual([0.5, 0.25, 0.25]);
});

test("an image without visible pixels returns no colors", () => {
  for (const strategy of STRATEGIES) {
    expect(quantize(new Uint8ClampedArray(400), 10, { count: 5, strategy }).colors).toEqual([]);
  }
  expect(quantize(new Uint8ClampedArray(0), 10, { count: 5 }).colors).toEqual([]);
  expect(quantizeRough(new Uint8ClampedArray(400), 10, { count: 5 }).colors).toEqual([]);
  const white = rgbaOf(Array(100).fill(0xfdfdfd));
  expect(quantize(white, 10, { count: 5, ignore: { white: true } }).colors).toEqual([]);
});

test("transparent pixels are ignored, or count as white if enabled", () => {
  const rgba = rgbaOf(Array(6).fill(0xff0000));
  rgba[3] = 0;
  rgba[7] = 0;
  rgba[11] = 127;
  expect(quantize(rgba, 3, { count: 4 }).colors).toMatchObject([{ rgb24: 0xff0000, share: 1, y: 1 }]);
  const { colors } = quantize(rgba, 3, { count: 4, ignore: { transparent: false } });
  expect(colors.map(({ rgb24, share }) => [rgb24, share])).toEqual([
    [0xff0000, 0.5],
    [0xffffff, 1 / 3],
    // Green and blue: 255 · (255 - 127) / 255 of the white background.
    [0xff8080, 1 / 6],
  ]);
});

test("a gray ramp returns evenly spread grays", () => {
  const picture = Array.from({ length: 256 * 4 }, (_, i) => (i % 256) * 0x010101);
  const { colors } = quantize(rgbaOf(picture), 256, { count: 8 });
  const grays = colors.map(({ rgb24 }) => rgb24 & 255).sort((a, b) => a - b);
  for (const { rgb24 } of colors) expect(rgb24).toBe((rgb24 & 255) * 0x010101);
  const lightness = grays.map((gray) => rgb24ToOklch(gray * 0x010101).l);
  for (let i = 1; i < 8; i++) {
    const gap = (lightness[i] as number) - (lightness[i - 1] as number);
    // Even steps would be 1/8; the pixels are even in bytes, and a step of lightness has fewer dark ones.
    expect(gap).toBeGreaterThan(0.07);
    expect(gap).toBeLessThan(0.19);
  }
});

test("clouds of noise around known colors return these colors", () => {
  const centers = [0x8a3324, 0x2f6f4f, 0x20406a, 0xd9b26f, 0xe8e4da, 0x5b3a6e];
  const random = createRandom(5);
  const picture = Array.from({ length: 60_000 }, (_, i) => blur(centers[i % 6] as number, 12, random));
  const { colors } = quantize(rgbaOf(picture), 300, { count: 6 });
  for (const center of centers) {
    expect(Math.min(...colors.map(({ rgb24 }) => deltaEOkRgb24(rgb24, center)))).toBeLessThan(0.01);
  }
  for (const { share } of colors) expect(share).toBeCloseTo(1 / 6, 2);
});

test("noise returns as many colors as requested with every strategy", () => {
  const random = createRandom(9);
  const picture = rgbaOf(Array.from({ length: 10_000 }, () => Math.floor(random() * 2 ** 24)));
  for (const strategy of STRATEGIES) {
    for (const count of [2, 7, 20])
      expectSound(quantize(picture, 100, { count, strategy }).colors, picture, 100, count);
  }
});

test("each strategy returns the colors it is named after", () => {
  const picture = scene();
  const first = (strategy: Strategy) => {
    const { rgb24 } = quantize(picture, 100, { count: 4, strategy }).colors[0] ?? { rgb24: 0 };
    return rgb24ToOklch(rgb24);
  };
  expect(first("dominant").l).toBeGreaterThan(0.85);
  expect(first("vibrant").c).toBeGreaterThan(0.18);
  expect(first("muted").c).toBeGreaterThan(0.02);
  expect(first("muted").c).toBeLessThan(0.08);
  expect(first("dark").l).toBeLessThan(0.3);
  expect(first("accents").c).toBeGreaterThan(0.18);
});

test("the even strategy represents rare colors better than the dominant one", () => {
  // All hues, but nearly all pixels have hues near the start.
  const picture = Array.from({ length: 20_000 }, (_, i) => oklchToRgb24(0.7, 0.12, 300 * (i / 20_000) ** 12));
  const farthest = (strategy: Strategy) => {
    const { colors } = quantize(rgbaOf(picture), 200, { count: 5, strategy });
    return Math.max(...picture.map((pixel) => Math.min(...colors.map(({ rgb24 }) => deltaEOkRgb24(rgb24, pixel)))));
  };
  expect(farthest("even")).toBeLessThan(0.75 * farthest("dominant"));
});

test("merged colors have at least the minimum distance, and others replace those merged", () => {
  const random = createRandom(3);
  const clouds = [0x3060c0, 0x3060c0, 0x3060c0, 0x3468c8, 0xc04020];
  const picture = rgbaOf(Array.from({ length: 20_000 }, (_, i) => blur(clouds[i % 5] as number, 20, random)));
  for (const mergeDeltaE of [3, 8, 15]) {
    const { colors } = quantize(picture, 100, { count: 6, mergeDeltaE });
    for (const [i, a] of colors.entries()) {
      for (const b of colors.slice(0, i)) {
        expect(deltaE2000Rgb24(a.rgb24, b.rgb24)).toBeGreaterThanOrEqual(mergeDeltaE);
      }
    }
    if (mergeDeltaE === 3) expect(colors).toHaveLength(6);
    if (mergeDeltaE === 15) expect(colors.length).toBeLessThan(6);
  }
});

test("the same seed gives the same colors", () => {
  const random = createRandom(1);
  const picture = rgbaOf(Array.from({ length: 40_000 }, () => blur(0x808080, 100, random)));
  const options = { count: 12, seed: 42 };
  expect(quantize(picture, 200, options)).toEqual(quantize(picture, 200, options));
  expect(quantizeRough(picture, 200, options)).toEqual(quantizeRough(picture, 200, options));
});

test("the rough result is close to the final one", () => {
  const picture = scene();
  const careful = quantize(picture, 100, { count: 4 }).colors;
  for (const { rgb24 } of quantizeRough(picture, 100, { count: 4 }).colors) {
    expect(Math.min(...careful.map((color) => deltaEOkRgb24(color.rgb24, rgb24)))).toBeLessThan(0.08);
  }
});

test("progress increases up to 1", () => {
  const shares: number[] = [];
  quantize(scene(), 100, { count: 5, onProgress: (share) => shares.push(share) });
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.length).toBeGreaterThan(2);
  expect(shares.at(-1)).toBe(1);
});

test("bytes may start at any offset and are not changed", () => {
  const picture = scene();
  const shifted = new Uint8Array(picture.length + 1);
  shifted.set(picture, 1);
  const before = shifted.slice();
  expect(quantize(shifted.subarray(1), 100, { count: 5 })).toEqual(quantize(picture, 100, { count: 5 }));
  expect(shifted).toEqual(before);
});

test("invalid images and options are rejected", () => {
  const rgba = new Uint8ClampedArray(4 * 12);
  for (const width of [0, -3, 5, 2.5, Number.NaN, Number.POSITIVE_INFINITY, 13]) {
    expect(() => quantize(rgba, width, { count: 5 })).toThrow(RangeError);
  }
  expect(() => quantize(rgba.subarray(0, 46), 3, { count: 5 })).toThrow("46 bytes are no whole rows of 3 RGBA pixels");
  for (const count of [1, 21, 2.5, Number.NaN]) expect(() => quantize(rgba, 3, { count })).toThrow(RangeError);
  expect(() => quantize(rgba, 3, { count: 5, mergeDeltaE: -1 })).toThrow(RangeError);
  expect(() => quantize(rgba, 3, { count: 5, maxSamples: 0 })).toThrow(RangeError);
});

test("any image returns the right number of colors, shares that sum to 1 and matching pixels", () => {
  const channel = fc.constantFrom(0, 1, 2, 9, 100, 101, 128, 254, 255);
  const color = fc.tuple(channel, channel, channel).map(([r, g, b]) => (r << 16) | (g << 8) | b);
  const picture = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 })).chain(([width, height]) =>
    fc.record({
      width: fc.constant(width),
      rgb24s: fc.array(color, { minLength: width * height, maxLength: width * height }),
      count: fc.integer({ min: 2, max: 20 }),
      strategy: fc.constantFrom(...STRATEGIES),
      seed: fc.integer(),
    }),
  );
  fc.assert(
    fc.property(picture, ({ width, rgb24s, count, strategy, seed }) => {
      const rgba = rgbaOf(rgb24s);
      const distinct = new Set(rgb24s).size;
      expectSound(quantize(rgba, width, { count, strategy, seed }).colors, rgba, width, Math.min(count, distinct));
    }),
    { numRuns: 150 },
  );
});

/** Expects `count` distinct colors with shares that sum to 1, each nearest to its own pixel. */
function expectSound(
  colors: readonly { rgb24: Rgb24; share: number; x: number; y: number }[],
  rgba: Uint8ClampedArray,
  width: number,
  count: number,
): void {
  expect(new Set(colors.map(({ rgb24 }) => rgb24)).size).toBe(count);
  expect(colors).toHaveLength(count);
  expect(colors.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  for (const { rgb24, share, x, y } of colors) {
    const isColor = Number.isInteger(rgb24) && rgb24 >= 0 && rgb24 < 2 ** 24;
    const isInside = x >= 0 && x < width && y >= 0 && y < rgba.length / 4 / width;
    if (!(share > 0 && isColor && isInside)) expect.fail(JSON.stringify({ rgb24, share, x, y }));
    const at = (y * width + x) * 4;
    const pixel = ((rgba[at] as number) << 16) | ((rgba[at + 1] as number) << 8) | (rgba[at + 2] as number);
    const nearest = Math.min(...colors.map((other) => deltaEOkRgb24(other.rgb24, pixel)));
    // A pixel is assigned by its bin, whose mean may be slightly closer to another color.
    expect(deltaEOkRgb24(rgb24, pixel) - nearest).toBeLessThan(0.06);
  }
}

/** Pale ground, soft green, a dark corner, a little red, very little blue; all with grain. */
function scene(): Uint8ClampedArray {
  const random = createRandom(7);
  const picture = Array.from({ length: 10_000 }, (_, i) => {
    const x = i % 100;
    const y = Math.floor(i / 100);
    if (x < 12 && y < 12) return blur(0xe01020, 8, random);
    if (x >= 95 && y >= 95) return blur(0x0055ff, 8, random);
    if (x > 70 && y < 30) return blur(0x101418, 8, random);
    return blur(y > 75 ? 0x7c8f72 : 0xe6e2d8, 8, random);
  });
  return rgbaOf(picture);
}

function blur(rgb24: Rgb24, range: number, random: () => number): Rgb24 {
  const shift = (byte: number) => Math.min(255, Math.max(0, Math.round(byte + (random() + random() - 1) * range)));
  return (shift(rgb24 >>> 16) << 16) | (shift((rgb24 >>> 8) & 255) << 8) | shift(rgb24 & 255);
}

function deltaEOkRgb24(a: Rgb24, b: Rgb24): number {
  return deltaEOk(fromRgb24(a), fromRgb24(b));
}
