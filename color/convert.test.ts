import { expect, test } from "vitest";
import { type Color, type ColorIn, channelOf, type SpaceId } from "./color.ts";
import { convert, fromRgb24, hexToOklch, SPACES, toRgb24 } from "./convert.ts";
import { createRandom } from "./random.ts";
import { channelSpan } from "./test-channel-span.ts";

const IDS = Object.keys(SPACES) as SpaceId[];
// These are based on sRGB bytes and cannot represent colors outside it.
const ONLY_SRGB: readonly SpaceId[] = ["hsl", "hsv", "hwb", "cmyk"];
const POLAR = ["hsl", "hsv", "hwb", "lch", "oklch"] as const;
const PAIRS = IDS.flatMap((from) => IDS.map((to) => [from, to] as const));

test("each declaration has its own id and a chain of bases that ends at XYZ D65", () => {
  for (const id of IDS) {
    expect(SPACES[id].id).toBe(id);
    let base: SpaceId = id;
    for (let i = 0; i < 5; i++) base = SPACES[base].base;
    expect(base).toBe("xyz-d65");
  }
});

test("the channels of a declaration match those of its colors, in the same order", () => {
  for (const id of IDS) {
    const { space, alpha, ...channels } = convert(fromRgb24(0x4a90d9), id);
    expect([space, alpha]).toEqual([id, 1]);
    expect([...SPACES[id].letters]).toEqual(Object.keys(channels));
  }
});

test.each(PAIRS)("%s to %s and back returns the same color", (from, to) => {
  const source = ONLY_SRGB.includes(from) || ONLY_SRGB.includes(to) ? "srgb" : "prophoto-rgb";
  for (const [r, g, b] of randomTriples(200)) {
    const color = convert({ space: source, r, g, b, alpha: 0.25 }, from);
    expectSame(convert(convert(color, to), from), color);
  }
});

// The green of the CSS Color 4 web platform tests, css/css-color/*-001.html.
const GREENS: Color[] = [
  { space: "srgb", r: 0, g: 128 / 255, b: 0, alpha: 1 },
  { space: "srgb-linear", r: 0, g: 0.21586, b: 0, alpha: 1 },
  { space: "hsl", h: 120, s: 100, l: 25.098, alpha: 1 },
  { space: "hwb", h: 120, w: 0, b: 49.8039, alpha: 1 },
  { space: "lab", l: 46.2775, a: -47.5621, b: 48.5837, alpha: 1 },
  { space: "lch", l: 46.2775, c: 67.9892, h: 134.3912, alpha: 1 },
  { space: "oklab", l: 0.51975, a: -0.1403, b: 0.10768, alpha: 1 },
  { space: "oklch", l: 0.51975, c: 0.17686, h: 142.495, alpha: 1 },
  { space: "display-p3", r: 0.21604, g: 0.49418, b: 0.13151, alpha: 1 },
  { space: "a98-rgb", r: 0.281363, g: 0.498012, b: 0.116746, alpha: 1 },
  { space: "prophoto-rgb", r: 0.230479, g: 0.395789, b: 0.129968, alpha: 1 },
  { space: "xyz-d50", x: 0.08312, y: 0.154746, z: 0.020961, alpha: 1 },
  { space: "xyz-d65", x: 0.07719, y: 0.15438, z: 0.02573, alpha: 1 },
];

test.each(GREENS)("the published $space is the green of CSS", (color) => {
  expect(toRgb24(color)).toBe(0x008000);
});

test("rec2020 uses the display gamma of 2.4, as CSS resolved in 2025, not the camera curve", () => {
  const green = convert(fromRgb24(0x008000), "rec2020");
  expect(green.r).toBeCloseTo(0.332322228416, 9);
  expect(green.g).toBeCloseTo(0.509792368312, 9);
  expect(green.b).toBeCloseTo(0.19177881661, 9);
  // The older web platform tests write the same green as color(rec2020 0.235202 0.431704 0.085432).
  expect(cameraCurve(green.r ** 2.4)).toBeCloseTo(0.235202, 4);
  expect(cameraCurve(green.g ** 2.4)).toBeCloseTo(0.431704, 4);
  expect(cameraCurve(green.b ** 2.4)).toBeCloseTo(0.085432, 4);
});

// Examples from https://www.w3.org/TR/css-color-4/#specifying-lab-lch, given there in whole bytes.
test.each([
  [29.2345, 39.3825, 20.0664, 0x7d2329],
  [52.2345, 40.1645, 59.9971, 0xc65d06],
  [60.2345, -5.3654, 58.956, 0x9d9318],
  [62.2345, -34.9638, 47.7721, 0x68a639],
  [67.5345, -8.6911, -41.6019, 0x62acef],
])("lab(%f%% %f %f) matches the sample in CSS Color 4", (l, a, b, expected) => {
  const value = toRgb24({ space: "lab", l, a, b, alpha: 1 });
  for (const shift of [16, 8, 0]) {
    expect(Math.abs(((value >>> shift) & 255) - ((expected >>> shift) & 255))).toBeLessThanOrEqual(1);
  }
});

// https://bottosson.github.io/posts/oklab/#table-of-example-xyz-and-oklab-pairs
test.each([
  [0.95, 1, 1.089, 1, 0, 0],
  [1, 0, 0, 0.45, 1.236, -0.019],
  [0, 1, 0, 0.922, -0.671, 0.263],
  [0, 0, 1, 0.153, -1.415, -0.449],
])("XYZ %f %f %f converts to the OKLab in Ottosson's table", (x, y, z, l, a, b) => {
  const color = convert({ space: "xyz-d65", x, y, z, alpha: 1 }, "oklab");
  expect([color.l, color.a, color.b]).toEqual([l, a, b].map((value) => expect.closeTo(value, 2)));
});

// https://en.wikipedia.org/wiki/HSL_and_HSV#Examples, where all numbers are rounded to three digits.
test.each([
  [0.628, 0.643, 0.142, 61.8, 77.9, 64.3, 63.8, 39.3],
  [0.255, 0.104, 0.918, 251.1, 88.7, 91.8, 83.2, 51.1],
  [0.116, 0.675, 0.255, 134.9, 82.8, 67.5, 70.7, 39.6],
  [0.941, 0.785, 0.053, 49.5, 94.4, 94.1, 89.3, 49.7],
  [0.704, 0.187, 0.897, 283.7, 79.2, 89.7, 77.5, 54.2],
  [0.931, 0.463, 0.316, 14.3, 66.1, 93.1, 81.7, 62.4],
  [0.998, 0.974, 0.532, 56.9, 46.7, 99.8, 99.1, 76.5],
  [0.099, 0.795, 0.591, 162.4, 87.5, 79.5, 77.9, 44.7],
  [0.211, 0.149, 0.597, 248.3, 75, 59.7, 60.1, 37.3],
  [0.495, 0.493, 0.721, 240.5, 31.6, 72.1, 29, 60.7],
])("rgb %f %f %f matches the HSV and HSL in the published table", (r, g, b, h, saturation, v, s, l) => {
  const color: Color = { space: "srgb", r, g, b, alpha: 1 };
  const near = (x: number) => expect.closeTo(x, 0);
  expect(convert(color, "hsv")).toMatchObject({ h: near(h), s: near(saturation), v: near(v) });
  expect(convert(color, "hsl")).toMatchObject({ h: near(h), s: near(s), l: near(l) });
});

test("device-cmyk(0 81% 81% 30%) from CSS Color 5 is firebrick", () => {
  expect(toRgb24({ space: "cmyk", c: 0, m: 81, y: 81, k: 30, alpha: 1 })).toBe(0xb32222);
  expect(convert(fromRgb24(0xff8000), "cmyk")).toMatchObject({ c: 0, m: expect.closeTo(49.8, 1), y: 100, k: 0 });
});

test("whiteness and blackness that sum to more than 100 % are scaled to a gray", () => {
  expect(convert({ space: "hwb", h: 40, w: 150, b: 50, alpha: 1 }, "srgb")).toMatchObject({
    r: 0.75,
    g: 0.75,
    b: 0.75,
  });
});

test.each(POLAR)("all 256 grays have no hue in %s, from any space", (to) => {
  const withHue: [SpaceId, number, number][] = [];
  for (let gray = 0; gray < 256; gray++) {
    for (const from of IDS) {
      const { h } = convert(convert(fromRgb24(gray * 0x010101), from), to);
      if (h !== null) withHue.push([from, gray, h]);
    }
  }
  expect(withHue).toEqual([]);
});

test.each(POLAR)("colors one step from gray have a hue in %s", (to) => {
  for (let gray = 1; gray < 256; gray++) expect(convert(fromRgb24(gray * 0x010101 - 1), to).h).not.toBeNull();
});

test("a hue of null counts as 0", () => {
  const withoutHue: ColorIn<"oklch"> = { space: "oklch", l: 0.6, c: 0.1, h: null, alpha: 1 };
  expect(convert(withoutHue, "srgb")).toEqual(convert({ ...withoutHue, h: 0 }, "srgb"));
  expect(convert({ space: "hsl", h: null, s: 100, l: 50, alpha: 1 }, "srgb")).toMatchObject({ r: 1, g: 0, b: 0 });
});

test("a hue stays below 360, even for a blue just above red's", () => {
  for (const b of [0.1 + 2e-17, 0.1 + 1e-16, 0.1 + 1e-12]) {
    const { h } = convert({ space: "srgb", r: 1, g: 0.1, b, alpha: 1 }, "hsl");
    expect(h as number).toBeLessThan(360);
  }
});

test("hues outside of 0 to 360 wrap around in both directions", () => {
  for (const space of ["hsl", "lch"] as const) {
    const color = { space, h: 30, s: 50, c: 20, l: 60, alpha: 1 } as Color;
    for (const h of [390, -330, 750]) expectSame(convert({ ...color, h } as Color, "srgb"), convert(color, "srgb"));
  }
});

test("alpha is kept, and a color already in the target space is returned as is", () => {
  const color: Color = { space: "lch", l: 50, c: 30, h: 200, alpha: 0.3 };
  for (const id of IDS) expect(convert(color, id).alpha).toBe(0.3);
  expect(convert(color, "lch")).toBe(color);
});

test("HSL has no negative saturation for a color far outside of sRGB", () => {
  const color: Color = { space: "rec2020", r: 1, g: 1, b: 0.2, alpha: 1 };
  const hsl = convert(color, "hsl");
  expect(hsl.s).toBeGreaterThan(0);
  expectSame(convert(hsl, "rec2020"), color);
});

test("no channel is ever NaN", () => {
  const corners = [0, 1, -0.2, 1.3].flatMap((r) => [0, 1, -0.2, 1.3].map((b) => [r, b] as const));
  for (const [r, b] of corners) {
    for (const id of IDS) {
      const { space, ...numbers } = convert({ space: "srgb", r, g: b, b, alpha: 1 }, id);
      for (const x of Object.values(numbers)) expect(x === null || Number.isFinite(x)).toBe(true);
    }
  }
});

test("bytes round-trip through sRGB", () => {
  expect(fromRgb24(0xff8000)).toEqual({ space: "srgb", r: 1, g: 128 / 255, b: 0, alpha: 1 });
  const changed: number[] = [];
  for (let value = 0; value <= 0xffffff; value += 251) if (toRgb24(fromRgb24(value)) !== value) changed.push(value);
  expect(changed).toEqual([]);
});

test("sRGB rounds to the nearest byte, halves up", () => {
  // These hit the halves exactly: 42.5 and 127.5.
  expect(toRgb24({ space: "hsl", h: 10, s: 100, l: 50, alpha: 1 })).toBe(0xff2b00);
  expect(toRgb24({ space: "hsl", h: 0, s: 25, l: 60, alpha: 1 })).toBe(0xb38080);
  expect(toRgb24({ space: "srgb", r: 127.5 / 255, g: 0.4999 / 255, b: 254.5 / 255, alpha: 1 })).toBe(0x8000ff);
  expect(toRgb24({ space: "hsl", h: 0, s: 0, l: 50, alpha: 1 })).toBe(0x808080);
});

test("a color outside of sRGB is mapped, not clipped", () => {
  // The example from https://www.w3.org/TR/css-color-4/#gamut-mapping: bright yellow keeps its hue.
  const p3Green: Color = { space: "display-p3", r: 0, g: 1, b: 0, alpha: 1 };
  expect(toRgb24(p3Green)).toBe(toRgb24(convert(p3Green, "oklch")));
  expect(toRgb24({ space: "srgb", r: -0.5, g: 1, b: -0.5, alpha: 1 })).not.toBe(0x00ff00);
});

test("a string or number instead of a color and an unknown space throw", () => {
  const words = "Not the space of a color object:";
  expect(() => convert("#ffffff" as unknown as Color, "oklch")).toThrow(new TypeError(`${words} undefined`));
  expect(() => convert(fromRgb24(0), "okclh" as "oklch")).toThrow(new TypeError(`${words} okclh`));
});

test("hexToOklch() converts a hex color and returns null for anything else", () => {
  expect(hexToOklch("#fff")).toMatchObject({ space: "oklch", c: 0, h: null, alpha: 1 });
  expectSame(hexToOklch("#4A90D9") as Color, convert(fromRgb24(0x4a90d9), "oklch"));
  for (const text of ["", "red", "#12345", "#12345678", "#gggggg"]) expect(hexToOklch(text)).toBeNull();
});

/** Equal within 1e-9 of the channel's range; hues compare as angles. */
function expectSame(actual: Color, expected: Color): void {
  for (const letter of SPACES[expected.space].letters) {
    const [x, y] = [actual, expected].map((color) => channelOf(color, letter) as number | null);
    if (x === y) continue;
    const distance = Math.abs((x as number) - (y as number)) / channelSpan(expected.space, letter);
    if ((letter === "h" ? Math.min(distance, 1 - distance) : distance) < 1e-9) continue;
    expect(actual).toEqual(expected);
  }
  // Checked last because an expectation is slower than a conversion.
  if (actual.space !== expected.space || actual.alpha !== expected.alpha) expect(actual).toEqual(expected);
}

function* randomTriples(count: number): Generator<[number, number, number]> {
  const random = createRandom(4);
  for (let i = 0; i < count; i++) yield [random(), random(), random()];
}

/** The opto-electronic curve of https://www.itu.int/rec/R-REC-BT.2020, table 4. */
function cameraCurve(light: number): number {
  return light < 0.018053968510807 ? 4.5 * light : 1.09929682680944 * light ** 0.45 - 0.09929682680944;
}
