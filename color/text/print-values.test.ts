import { expect, test } from "vitest";
import { fromRgb24 } from "../convert.ts";
import { PRINT_FORMATS } from "./print.ts";
import type { AnyFormat } from "./print-any.ts";
import { printValues } from "./print-values.ts";

const LAGOON = fromRgb24(0x0d6986);

test.each([
  ["hex", "#0D6986"],
  ["rgb", "13 105 134"],
  ["hsl", "194 82% 29%"],
  ["hwb", "194 5% 47%"],
  ["hsv", "194 90% 53%"],
  ["cmyk", "90 22 0 47"],
  ["lab", "40.7 −17.3 −23.6"],
  ["lch", "40.7 29.2 233.8"],
  ["oklab", "0.486 −0.062 −0.065"],
  ["oklch", "0.486 0.090 226"],
  ["p3", "0.184 0.405 0.514"],
  ["xyz-d65", "0.0952 0.1191 0.2435"],
  ["css-name", "#0D6986"],
] satisfies [AnyFormat, string][])("the %s values of #0D6986 are %s", (format, text) => {
  expect(printValues(LAGOON, format)).toBe(text);
});

test("zero has no sign, and a gray has no hue", () => {
  expect(printValues(fromRgb24(0x808080), "lab")).toBe("53.6 0.0 0.0");
  expect(printValues(fromRgb24(0x808080), "oklch")).toBe("0.600 0.000 none");
  expect(printValues(fromRgb24(0x808080), "hsl")).toBe("0 0% 50%");
  expect(printValues({ space: "oklab", l: 0.5, a: -0.0001, b: 0, alpha: 1 }, "oklab")).toBe("0.500 0.000 0.000");
});

test("alpha is shown if it is below 1", () => {
  for (const format of PRINT_FORMATS) {
    const text = printValues({ ...LAGOON, alpha: 0.5 }, format);
    expect(text).toMatch(/ \/ 0\.50$|80$|, 0\.5\)$/);
  }
});
