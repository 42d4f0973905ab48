import { expect, test } from "vitest";
import { apcaContrast, bestTextColor, fixContrast, wcagContrast } from "./contrast.ts";
import { type Color, convert, fromRgb24, type Rgb24, toRgb24 } from "./convert.ts";
import { deltaE2000 } from "./difference.ts";
import { mix } from "./mix.ts";
import { cssNameOf, indexNames } from "./names.ts";
import { hexOf, print, printHex } from "./print.ts";
import { simulate, visionFilter } from "./vision.ts";

const RED: Color = { space: "srgb", r: 1, g: 0, b: 0, alpha: 1 };
const names = indexNames({ count: 1, listedCount: 1, nameAt: () => "Red", rgbAt: () => 0xff0000 });

const TAKERS: Readonly<Record<string, (value: Rgb24) => unknown>> = {
  wcagContrast: (value) => wcagContrast(0, value),
  apcaContrast: (value) => apcaContrast(value, 0),
  bestTextColor,
  fixContrast: (value) => fixContrast(0, value, { wcag: 3 }),
  fromRgb24,
  hexOf,
  cssNameOf,
  nearest: names.nearest,
  nearestMany: (value) => names.nearestMany(value, 1),
};

test("functions for a packed color accept all valid ones", () => {
  for (const take of Object.values(TAKERS)) for (const value of [0, 0x0d6986, 0xffffff]) take(value);
});

test("anything else is rejected with the given and the expected value", () => {
  const wrong: [value: unknown, shown: string][] = [
    [RED, "an object"],
    ["#FF0000", '"#FF0000"'],
    [null, "null"],
    [undefined, "undefined"],
    [Number.NaN, "NaN"],
    [-1, "-1"],
    [0.5, "0.5"],
    [0x1000000, "16777216"],
    [255n, "255"],
  ];
  for (const [name, take] of Object.entries(TAKERS)) {
    for (const [value, shown] of wrong) {
      const message = `${name} takes a number from 0 to 0xFFFFFF, as toRgb24(color) returns it, but was given ${shown}.`;
      expect(() => take(value as Rgb24)).toThrow(new TypeError(message));
    }
  }
});

test("functions for a color reject strings, numbers and unknown spaces", () => {
  for (const value of ["#FF0000", 0xff0000, {}, { ...RED, space: "okclh" }] as unknown as Color[]) {
    for (const take of [
      toRgb24,
      printHex,
      (color: Color) => deltaE2000(color, RED),
      (color: Color) => mix(color, RED),
    ]) {
      expect(() => take(value)).toThrow(TypeError);
      expect(() => take(value)).toThrow(/^Not the space of a color object: (?:undefined|okclh)$/);
    }
  }
  expect(() => convert(RED, "okclh" as "oklch")).toThrow("Not the space of a color object: okclh");
  expect(() => print(RED, "hex8" as "hex")).toThrow("Not the space of a color object: hex8");
});

test("an unknown deficiency is rejected and not treated as tritan", () => {
  const message = "A deficiency is one of protan, deutan, tritan, achroma, not protanopia.";
  expect(() => simulate(RED, "protanopia" as "protan")).toThrow(new TypeError(message));
  expect(() => visionFilter("protanopia" as "protan")).toThrow(new TypeError(message));
});
