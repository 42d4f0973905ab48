import { expect, test } from "vitest";
import type { Color, ColorIn, Oklch } from "./color.ts";
import { fromRgb24 } from "./convert.ts";
import { brightnessWords, correlatedTemperature, temperature, temperatureOfUv } from "./temperature.ts";

test("the temperature of a published point is 6500 K with a Duv of 0.0083", () => {
  // The example from colour-science's implementation of Robertson 1968.
  const result = temperatureOfUv(0.19374137599823, 0.315221043940594);
  expect(result?.kelvin).toBeCloseTo(6500.0162, 3);
  expect(result?.duv).toBeCloseTo(0.00833333, 6);
});

test("the CIE illuminants have their published temperatures", () => {
  expect(correlatedTemperature(fromXy(0.44758, 0.40745))?.kelvin).toBeCloseTo(2856, -1);
  expect(correlatedTemperature(fromXy(0.34567, 0.3585))?.kelvin).toBeCloseTo(5003, -1);
  expect(correlatedTemperature(fromXy(0.31272, 0.32903))?.kelvin).toBeCloseTo(6504, -1);
  expect(correlatedTemperature(fromXy(0.29902, 0.31485))?.kelvin).toBeCloseTo(7504, -2);
});

test("white and all grays have the temperature of sRGB's white, 6504 K, slightly above the black body", () => {
  for (const gray of [0xffffff, 0x808080, 0x111111]) {
    const result = correlatedTemperature(fromRgb24(gray));
    expect(result?.kelvin).toBeCloseTo(6504, -1);
    expect(result?.duv).toBeCloseTo(0.0032, 3);
  }
});

test("warm lamps are below 4000 K, and blue sky is above 8000 K", () => {
  expect(correlatedTemperature(fromRgb24(0xffb46b))?.kelvin).toBeLessThan(4000);
  expect(correlatedTemperature(fromRgb24(0xc9d8ff))?.kelvin).toBeGreaterThan(8000);
});

test("colors unlike any black body have no temperature", () => {
  for (const color of [0x000000, 0x00ff00, 0xff00ff, 0x0000ff, 0x00ffff, 0xff0000, 0x8000ff]) {
    expect(correlatedTemperature(fromRgb24(color))).toBeNull();
  }
});

test("red, orange and yellow are warm, and green, cyan, blue and violet are cool", () => {
  for (const color of [0xff0000, 0xff8000, 0xffff00, 0xdb073d]) expect(temperature(fromRgb24(color)).kind).toBe("warm");
  for (const color of [0x00ff00, 0x00ffff, 0x0000ff, 0x0d6986, 0x6a0dad]) {
    expect(temperature(fromRgb24(color)).kind).toBe("cool");
  }
});

test("grays are neutral, near-grays have a cast, and magenta is in between", () => {
  expect(temperature(fromRgb24(0x808080))).toEqual({ kind: "neutral", words: "Neutral" });
  expect(temperature(fromRgb24(0x8a827a))).toEqual({ kind: "neutral", words: "Neutral with a warm cast" });
  expect(temperature(fromRgb24(0x7a828a))).toEqual({ kind: "neutral", words: "Neutral with a cool cast" });
  expect(temperature(fromRgb24(0xff00ff))).toEqual({ kind: "neutral", words: "Between warm and cool" });
  const open: Oklch = { space: "oklch", l: 0.5, c: 0.2, h: null, alpha: 1 };
  expect(temperature(open).kind).toBe("neutral");
});

test("brightness is described from black to white", () => {
  const words = [0x000000, 0x0a0a0a, 0x333333, 0x666666, 0x888888, 0xbbbbbb, 0xe0e0e0, 0xfafafa, 0xffffff];
  expect(words.map((v) => brightnessWords(fromRgb24(v)))).toEqual([
    "Black",
    "Almost black",
    "Dark",
    "Medium dark",
    "Medium",
    "Light",
    "Very light",
    "Almost white",
    "White",
  ]);
});

function fromXy(x: number, y: number): Color {
  return { space: "xyz-d65", x: x / y, y: 1, z: (1 - x - y) / y, alpha: 1 } satisfies ColorIn<"xyz-d65">;
}
