import fc from "fast-check";
import { expect, test } from "vitest";
import type { Color } from "../color.ts";
import { fromRgb24, SPACES } from "../convert.ts";
import { CODE_POINT } from "../test-code-point.ts";
import { readColor, readColors, writeColor, writeColors } from "./address.ts";
import { parse } from "./parse.ts";

const anyNumber = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }).map((value) => value + 0);
const anyColor = fc.constantFrom(...Object.values(SPACES)).chain(({ id, letters }) =>
  fc
    .record({
      ...Object.fromEntries([...letters].map((letter) => [letter, letter === "h" ? fc.option(anyNumber) : anyNumber])),
      alpha: fc.double({ noNaN: true, min: 0, max: 1 }).map((value) => value + 0),
    })
    .map((channels) => ({ space: id, ...channels }) as unknown as Color),
);

test("an 8-bit color is written as six lower-case digits", () => {
  expect(writeColor(fromRgb24(0x0d6986))).toBe("0d6986");
  expect(writeColor({ ...fromRgb24(0xdb073d), alpha: 0.5 })).toBe("db073d_.5");
});

test("any other color is written as its space and channels", () => {
  expect(writeColor({ space: "oklch", l: 0.486, c: 0.0896, h: 226, alpha: 1 })).toBe("oklch~.486~.0896~226");
  expect(writeColor({ space: "lab", l: 48, a: -12.5, b: 20, alpha: 0.25 })).toBe("lab~48~n12.5~20_.25");
  expect(writeColor({ space: "oklch", l: 1e-7, c: 0, h: null, alpha: 1 })).toBe("oklch~1en7~0~none");
  expect(writeColor({ space: "display-p3", r: 1, g: 0, b: 0, alpha: 1 })).toBe("displayp3~1~0~0");
});

test("a written color is read back as the same color, in any space", () => {
  fc.assert(
    fc.property(anyColor, (color) => void expect(readColor(writeColor(color))).toEqual(color)),
    { numRuns: 2000 },
  );
});

test("a written list is read back as the same list", () => {
  fc.assert(
    fc.property(
      fc.array(anyColor, { maxLength: 12 }),
      (colors) => void expect(readColors(writeColors(colors))).toEqual({ colors, bad: [] }),
    ),
  );
});

test("names and hex of any length also work in a URL", () => {
  expect(readColors("tomato-0D6986-#fff").colors.map(writeColor)).toEqual(["ff6347", "0d6986", "ffffff"]);
});

test("a single color may be CSS with its own hyphens", () => {
  expect(readColors("color(display-p3 1 0 0)").colors.map(writeColor)).toEqual(["displayp3~1~0~0"]);
});

test("parts that are not colors are reported, and the others are kept", () => {
  const { colors, bad } = readColors("db073d-nope-oklch~1-lab~a~b~c-hsl~none~gray~1-8ec7d2");
  expect(colors.map(writeColor)).toEqual(["db073d", "8ec7d2"]);
  expect(bad).toEqual(["nope", "oklch~1", "lab~a~b~c", "hsl~none~gray~1"]);
});

test("reading never throws, whatever the text", () => {
  fc.assert(fc.property(fc.string({ unit: CODE_POINT }), (text) => void readColors(text)));
  expect(readColor("0d6986_2")).toBeNull();
  expect(readColor("0d6986_.5_.5")).toBeNull();
  expect(readColor("constructor~1~2~3")).toBeNull();
});

test.each([
  ["oklab(0.7 none 0.1)", "oklab~.7~none~.1"],
  ["oklch(none 0.2 none / none)", "oklch~none~.2~none_none"],
  ["rgb(255 none 0)", "srgb~1~none~0"],
  ["rgb(255 0 0 / none)", "ff0000_none"],
])("missing channels are kept in a URL: %s", (text, address) => {
  const color = parse(text) as Color;
  expect(writeColor(color)).toBe(address);
  expect(readColor(address)).toEqual(color);
});
