import { expect, test } from "vitest";
import { toRgb24 } from "#color/convert.ts";
import { parsePasted } from "#color/pasted.ts";
import { makeValues } from "./values.ts";

const shorts = (rgb24: number) => Object.fromEntries(makeValues(rgb24).map(({ label, short }) => [label, short]));

test("values are short to read", () => {
  expect(shorts(0x0d6986)).toEqual({
    HEX: "#0D6986",
    RGB: "13 105 134",
    HSL: "194 82% 29%",
    HSV: "194 90% 53%",
    HWB: "194 5% 47%",
    CMYK: "90% 22% 0% 47%",
    LAB: "40.9 −15.2 −23.6",
    LCH: "40.9 28.0 237.3",
    OKLAB: "0.486 −0.062 −0.065",
    OKLCH: "0.486 0.090 226.3",
    P3: "0.193 0.407 0.516",
    "Rec. 2020": "0.247 0.385 0.501",
    "XYZ D65": "0.096 0.119 0.244",
  });
});

test("a gray has no hue, and no minus before a zero", () => {
  const { HSL, OKLCH, OKLAB, LAB } = shorts(0x777777);
  expect(HSL).toMatch(/^(none|0) 0% 47%$/);
  expect(OKLCH).toMatch(/^0\.569 0\.000 (none|0\.0)$/);
  expect(OKLAB).toBe("0.569 0.000 0.000");
  expect(LAB).toBe("50.0 0.0 0.0");
});

test("what is copied is the same color again", () => {
  for (const rgb24 of [0x0d6986, 0x000000, 0xffffff, 0x777777, 0xdb073d, 0x010203]) {
    for (const { label, long } of makeValues(rgb24)) {
      const color = parsePasted(long);
      expect([label, long, color && toRgb24(color)]).toEqual([label, long, rgb24]);
    }
  }
});
