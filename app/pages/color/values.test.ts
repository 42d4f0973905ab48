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
    LAB: "40.7 −17.3 −23.6",
    LCH: "40.7 29.2 233.8",
    OKLAB: "48.6% −0.062 −0.065",
    OKLCH: "48.6% 0.090 226.3",
    P3: "0.184 0.405 0.514",
    "Rec. 2020": "0.308 0.431 0.538",
    "XYZ D65": "0.095 0.119 0.244",
  });
});

test("a gray has no hue, and no minus before a zero", () => {
  const { HSL, OKLCH, OKLAB, LAB } = shorts(0x777777);
  expect(HSL).toMatch(/^(none|0) 0% 47%$/);
  expect(OKLCH).toMatch(/^56\.9% 0\.000 none$/);
  expect(OKLAB).toBe("56.9% 0.000 0.000");
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
