import { expect, test } from "vitest";
import type { Color } from "../color.ts";
import { fromRgb24, toRgb24 } from "../convert.ts";
import { createRandom } from "../random.ts";
import { parse } from "./parse.ts";
import { PRINT_FORMATS, type PrintFormat, print, printHex } from "./print.ts";
import { printAny } from "./print-any.ts";

const LAGOON = fromRgb24(0x0d6986);
const GRAY = fromRgb24(0x808080);

test("a hex color has a hash and six upper-case digits", () => {
  expect(printHex(LAGOON)).toBe("#0D6986");
  expect(printHex({ ...LAGOON, alpha: 0.5 })).toBe("#0D6986");
  expect(printHex(colorOf("oklch(70% 0.4 150)"))).toMatch(/^#[0-9A-F]{6}$/);
});

test.each([
  ["hex", "#0D6986"],
  ["rgb", "rgb(13 105 134)"],
  ["hsl", "hsl(194.38 82.31% 28.82%)"],
  ["hwb", "hwb(194.38 5.1% 47.45%)"],
  ["hsv", "hsv(194.38 90.3% 52.55%)"],
  ["cmyk", "cmyk(90.3% 21.64% 0% 47.45%)"],
  ["lab", "lab(40.67% -17.25 -23.57)"],
  ["lch", "lch(40.67% 29.21 233.8)"],
  ["oklab", "oklab(48.61% -0.06193 -0.0647)"],
  ["oklch", "oklch(48.61% 0.08956 226.25)"],
  ["p3", "color(display-p3 0.18419 0.40543 0.51414)"],
  ["srgb", "color(srgb 0.05098 0.41176 0.52549)"],
  ["srgb-linear", "color(srgb-linear 0.004025 0.141263 0.238398)"],
  ["xyz-d65", "color(xyz-d65 0.095199 0.119093 0.24352)"],
] satisfies [PrintFormat, string][])("#0D6986 as %s is %s", (format, text) => {
  expect(print(LAGOON, format)).toBe(text);
});

test.each([
  ["rgb", "rgb(13 105 134)"],
  ["hsl", "hsl(194 82% 29%)"],
  ["cmyk", "cmyk(90% 22% 0% 47%)"],
  ["lab", "lab(40.7% -17.3 -23.6)"],
  ["oklab", "oklab(48.6% -0.062 -0.065)"],
  ["oklch", "oklch(48.6% 0.09 226.3)"],
  ["p3", "color(display-p3 0.184 0.405 0.514)"],
] satisfies [PrintFormat, string][])("#0D6986 as short %s is %s", (format, text) => {
  expect(print(LAGOON, format, { precision: "short" })).toBe(text);
});

test("the precision can be a number of decimals", () => {
  expect(print(LAGOON, "hsl", { precision: 0 })).toBe("hsl(194 82% 29%)");
  expect(print(LAGOON, "oklch", { precision: 0 })).toBe("oklch(49% 0.09 226)");
  expect(print(LAGOON, "oklch", { precision: 4 })).toBe("oklch(48.6129% 0.089562 226.253)");
  expect(print(LAGOON, "xyz-d65", { precision: 6 })).toBe("color(xyz-d65 0.095199 0.119093 0.24352)");
});

test("legacy syntax has commas, and an a in the function name if there is alpha", () => {
  const legacy = { syntax: "legacy" } as const;
  expect(print(LAGOON, "rgb", legacy)).toBe("rgb(13, 105, 134)");
  expect(print({ ...LAGOON, alpha: 0.5 }, "rgb", legacy)).toBe("rgba(13, 105, 134, 0.5)");
  expect(print(LAGOON, "hsl", { ...legacy, precision: "short" })).toBe("hsl(194, 82%, 29%)");
  expect(print({ ...LAGOON, alpha: 0.25 }, "hsl", { ...legacy, precision: "short" })).toBe("hsla(194, 82%, 29%, 0.25)");
  expect(print(LAGOON, "oklch", legacy)).toBe("oklch(48.61% 0.08956 226.25)");
});

test("hex can be printed without a hash and in lower case", () => {
  expect(print(LAGOON, "hex", { hasHash: false })).toBe("0D6986");
  expect(print(LAGOON, "hex", { isUpperCase: false })).toBe("#0d6986");
  expect(print({ ...LAGOON, alpha: 0.2 }, "hex", { hasHash: false, isUpperCase: false })).toBe("0d698633");
});

test("alpha below 1 is printed in every format", () => {
  const faint = { ...LAGOON, alpha: 128 / 255 };
  expect(print(faint, "hex")).toBe("#0D698680");
  for (const format of PRINT_FORMATS) {
    if (format !== "hex") expect(print(faint, format)).toMatch(/ \/ 0\.502\)$/);
  }
  expect(print({ ...LAGOON, alpha: 0 }, "rgb")).toBe("rgb(13 105 134 / 0)");
  expect(print({ ...LAGOON, alpha: 0.9999 }, "rgb")).toBe("rgb(13 105 134)");
});

test("a missing hue is none in CSS, and 0 where none is not supported", () => {
  expect(print(GRAY, "oklch")).toBe("oklch(59.99% 0 none)");
  expect(print(GRAY, "hsl")).toBe("hsl(none 0% 50.2%)");
  expect(print(GRAY, "hsl", { syntax: "legacy" })).toBe("hsl(0, 0%, 50.2%)");
  expect(print(GRAY, "hsv")).toBe("hsv(0 0% 50.2%)");
});

test.each([
  ["oklab(70% none 0.1)", "oklab", "oklab(70% none 0.1)"],
  ["oklch(none 0.2 30 / none)", "oklch", "oklch(none 0.2 30 / none)"],
  ["hsl(30 none 50%)", "hsl", "hsl(30 none 50%)"],
  ["rgb(255 none 0)", "rgb", "rgb(255 none 0)"],
  // Neither a color converted to another space nor one whose channel was set has a missing channel.
  ["oklab(70% none 0)", "rgb", "rgb(158 158 158)"],
] as const)("%s with missing channels is printed in %s", (text, format, expected) => {
  expect(print(colorOf(text), format)).toBe(expected);
});

test("none is printed as 0 where it is not supported and once the channel is set", () => {
  expect(print(colorOf("rgb(255 none none / none)"), "rgb", { syntax: "legacy" })).toBe("rgba(255, 0, 0, 0)");
  expect(print({ ...colorOf("rgb(255 none 0 / none)"), alpha: 1 }, "hex")).toBe("#FF0000");
  expect(printAny(colorOf("color(srgb-linear none 0 1)"), "vec4")).toBe("vec4(0.0, 0.0, 1.0, 1.0)");
});

test("a hue just below a full turn is rounded to 0", () => {
  expect(print({ space: "oklch", l: 0.5, c: 0.1, h: 359.999, alpha: 1 }, "oklch")).toBe("oklch(50% 0.1 0)");
  expect(print({ space: "oklch", l: 0.5, c: 0.1, h: 359.4, alpha: 1 }, "oklch", { precision: 0 })).toBe(
    "oklch(50% 0.1 359)",
  );
});

test("a color outside of sRGB is the same 8-bit color in all sRGB formats, and unchanged in others", () => {
  const vivid = colorOf("oklch(70% 0.3 150)");
  const hex = printHex(vivid);
  for (const format of ["rgb", "hsl", "hwb"] as const) expect(hexOf(print(vivid, format))).toBe(hex);
  expect(print(vivid, "oklch")).toBe("oklch(70% 0.3 150)");
  expect(print(vivid, "p3")).toMatch(/^color\(display-p3 -0\.\d+ /);
});

test("a color is printed in its own space as it was written", () => {
  for (const text of ["hsl(120 0% 50%)", "lch(50% 0 20)", "oklch(62.5% 0.1 30 / 0.3)", "color(rec2020 0.1 1.2 -0.3)"]) {
    const format = text.startsWith("color") ? "rec2020" : (text.slice(0, text.indexOf("(")) as PrintFormat);
    expect(print(colorOf(text), format)).toBe(text);
  }
});

test.each(PRINT_FORMATS.filter((format) => !["hsv", "cmyk"].includes(format)))(
  "8-bit colors round-trip through %s",
  (format) => {
    const random = createRandom(7);
    for (let run = 0; run < 2000; run++) {
      const bits = Math.floor(random() * 2 ** 32);
      // Every other color has channels near the ends of the range, where rounding matters most.
      const rgb24 = run % 2 ? bits >>> 8 : [0, 8, 16].reduce((sum, shift) => sum * 256 + edgeByte(bits >>> shift), 0);
      const color = { ...fromRgb24(rgb24), alpha: (bits & 255) / 255 };
      const text = print(color, format);
      const back = parse(text) as Color;
      expect(toRgb24(back), text).toBe(rgb24);
      expect(Math.round(back.alpha * 255), text).toBe(bits & 255);
    }
  },
);

function edgeByte(bits: number): number {
  return [0, 1, 2, 3, 128, 253, 254, 255][bits & 7] as number;
}

function colorOf(text: string): Color {
  return parse(text) as Color;
}

function hexOf(text: string): string {
  return printHex(colorOf(text));
}
