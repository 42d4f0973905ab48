import fc from "fast-check";
import { expect, test } from "vitest";
import type { Color } from "../../color.ts";
import { fromRgb24, toRgb24 } from "../../convert.ts";
import { CODE_POINT } from "../../test-code-point.ts";
import { parse } from "../parse.ts";
import { type AnyFormat, printAny } from "../print-any.ts";
import { printValues } from "../print-values.ts";
import { parsePasted } from "./parse-pasted.ts";

test.each([
  // CSS syntax is read as in CSS.
  ["oklch(48.6% 0.09 226)", "oklch(48.6% 0.09 226)"],
  ["rgba(13,105,134,128)", "rgb(13 105 134)"],
  // Hex
  ["0d6986", "#0d6986"],
  ["DB073D80", "#db073d80"],
  ["fff", "#fff"],
  ["# 0d6986", "#0d6986"],
  ["0xDB073D", "#db073d"],
  ["0xFFDB073D", "#db073d"],
  ["0x80DB073D", "#db073d80"],
  ["#264653 50%", "rgb(38 70 83 / 0.5)"],
  ["D9D9D9 20%", "rgb(217 217 217 / 0.2)"],
  // Functions that aren't in CSS, or not in this form
  ["hsv(194, 90%, 53%)", { space: "hsv", h: 194, s: 90, v: 53, alpha: 1 }],
  ["HSB(194 90 53)", { space: "hsv", h: 194, s: 90, v: 53, alpha: 1 }],
  ["hsva(194, 0.9, 0.53, 0.5)", { space: "hsv", h: 194, s: 90, v: 53, alpha: 0.5 }],
  ["hsv(0, 1, 1)", { space: "hsv", h: 0, s: 100, v: 100, alpha: 1 }],
  ["cmyk(90%, 22%, 0%, 47%)", { space: "cmyk", c: 90, m: 22, y: 0, k: 47, alpha: 1 }],
  ["cmyk(90, 22, 0, 47)", { space: "cmyk", c: 90, m: 22, y: 0, k: 47, alpha: 1 }],
  ["device-cmyk(0.9 0.22 0 0.47 / 50%)", { space: "cmyk", c: 90, m: 22, y: 0, k: 47, alpha: 0.5 }],
  ["hsl(194, 82, 29)", "hsl(194 82% 29%)"],
  ["hsl(194, 0.82, 0.29)", "hsl(194 82% 29%)"],
  ["rgb(219, 7, 61,)", "rgb(219 7 61)"],
  ["oklch(0.48, 0.09, 226)", "oklch(0.48 0.09 226)"],
  ["oklch(48% 0.09 226", "oklch(48% 0.09 226)"],
  // Format names before numbers
  ["RGB 13 105 134", "rgb(13 105 134)"],
  ["HSL: 194 82% 29%", "hsl(194 82% 29%)"],
  ["CMYK 90 22 0 47", { space: "cmyk", c: 90, m: 22, y: 0, k: 47, alpha: 1 }],
  ["P3 0.184 0.405 0.514", "color(display-p3 0.184 0.405 0.514)"],
  ["Display P3: 0.184 0.405 0.514", "color(display-p3 0.184 0.405 0.514)"],
  ["P3: 219, 7, 61", { space: "display-p3", r: 219 / 255, g: 7 / 255, b: 61 / 255, alpha: 1 }],
  ["srgb 219 7 61 / 0.5", { space: "srgb", r: 219 / 255, g: 7 / 255, b: 61 / 255, alpha: 0.5 }],
  ["p3 1 0 0", "color(display-p3 1 0 0)"],
  ["p3 1.1 0 0", "color(display-p3 1.1 0 0)"],
  ["xyz 1 2 3", "color(xyz 1 2 3)"],
  // Bare numbers
  ["219, 7, 61", "rgb(219 7 61)"],
  ["219 7 61", "rgb(219 7 61)"],
  ["219;7;61", "rgb(219 7 61)"],
  ["(219, 7, 61)", "rgb(219 7 61)"],
  ["[219, 7, 61]", "rgb(219 7 61)"],
  ["219, 7, 61, 0.5", "rgb(219 7 61 / 0.5)"],
  ["219 7 61 / 50%", "rgb(219 7 61 / 0.5)"],
  ["219, 7, 61, 51", "rgb(219 7 61 / 0.2)"],
  ["0 0 240", "rgb(0 0 240)"],
  ["0.86 0.03 0.24", "color(srgb 0.86 0.03 0.24)"],
  ["0.86, 0.03, 0.24, 0.5", "color(srgb 0.86 0.03 0.24 / 0.5)"],
  ["86% 3% 24%", "rgb(86% 3% 24%)"],
  ["194 82% 29%", "hsl(194 82% 29%)"],
  ["194° 82% 29%", "hsl(194 82% 29%)"],
  ["90 22 0 47", { space: "cmyk", c: 90, m: 22, y: 0, k: 47, alpha: 1 }],
  ["90% 22% 0% 47%", { space: "cmyk", c: 90, m: 22, y: 0, k: 47, alpha: 1 }],
  ["40.7 \u221217.3 \u221223.6", "lab(40.7 -17.3 -23.6)"],
  ["40.7 29.2 233.8", "lch(40.7 29.2 233.8)"],
  ["0.486 \u22120.062 \u22120.065", "oklab(0.486 -0.062 -0.065)"],
  ["0.486 0.090 226", "oklch(0.486 0.09 226)"],
  ["48.6% 0.09 226", "oklch(48.6% 0.09 226)"],
  ["0.600 0.000 none", "oklch(0.6 0 none)"],
  // Declarations, quotes, comments
  ["--brand: #DB073D;", "#db073d"],
  ["$brand: rgb(219 7 61);", "rgb(219 7 61)"],
  ["@brand: tomato;", "tomato"],
  ["color: red !important;", "red"],
  ['"primary": "#0d6986",', "#0d6986"],
  ["'teal'", "teal"],
  ["\u201cteal\u201d", "teal"],
  ['const brand = "#DB073D";', "#db073d"],
  ["#0d6986; // lagoon", "#0d6986"],
  ["#0d6986 /* lagoon */", "#0d6986"],
  // Tailwind
  ["bg-sky-700", "oklch(50% 0.134 242.749)"],
  ["sky-700", "oklch(50% 0.134 242.749)"],
  ["dark:hover:bg-sky-700", "oklch(50% 0.134 242.749)"],
  ["tw-bg-sky-700", "oklch(50% 0.134 242.749)"],
  ["hover:!bg-sky-700", "oklch(50% 0.134 242.749)"],
  ["bg-sky-700!", "oklch(50% 0.134 242.749)"],
  ["border-t-sky-700", "oklch(50% 0.134 242.749)"],
  ["text-red-500/50", "oklch(63.7% 0.237 25.331 / 0.5)"],
  ["text-red-500/[0.33]", "oklch(63.7% 0.237 25.331 / 0.33)"],
  ["text-white", "oklch(1 0 none)"],
  ["bg-black/50", "oklch(0 0 none / 0.5)"],
  ["bg-[#0d6986]", "#0d6986"],
  ["mask-from-[#0d6986]", "#0d6986"],
  ["bg-[rgb(13_105_134)]/50", "rgb(13 105 134 / 0.5)"],
  ["var(--color-sky-700)", "oklch(50% 0.134 242.749)"],
  ["theme('colors.sky.700')", "oklch(50% 0.134 242.749)"],
  // Code
  ["Color(red: 0.05, green: 0.41, blue: 0.53)", "color(srgb 0.05 0.41 0.53)"],
  ["Color(red: 1, green: 0, blue: 0, opacity: 0.5)", "color(srgb 1 0 0 / 0.5)"],
  ["Color(.displayP3, red: 0.05, green: 0.41, blue: 0.53)", "color(display-p3 0.05 0.41 0.53)"],
  ["UIColor(red: 51/255, green: 102.0 / 255.0, blue: 0/255, alpha: 1.0)", "color(srgb 0.2 0.4 0)"],
  ["Color(hue: 0.5, saturation: 0.9, brightness: 0.53)", { space: "hsv", h: 180, s: 90, v: 53, alpha: 1 }],
  ["static let brand = Color(red: 0.05, green: 0.41, blue: 0.53)", "color(srgb 0.05 0.41 0.53)"],
  ["Color(white: 0.2)", "color(srgb 0.2 0.2 0.2)"],
  ["UIColor(white: 1, alpha: 0.5)", "color(srgb 1 1 1 / 0.5)"],
  ["val Brand = Color(0xFF0D6986)", "#0d6986"],
  ["Color(0xFF0D6986).copy(alpha = 0.5f)", "rgb(13 105 134 / 0.5)"],
  ["Color(0xFF0D6986).withAlpha(51)", "rgb(13 105 134 / 0.2)"],
  ["Color(red: 1, green: 0, blue: 0).opacity(0.5)", "color(srgb 1 0 0 / 0.5)"],
  ['Color.parseColor("#0D6986")', "#0d6986"],
  ['Color.parseColor("#800D6986")', "#0d698680"],
  ['Color(android.graphics.Color.parseColor("#800D6986"))', "#0d698680"],
  ['Color.FromArgb("#800D6986")', "#0d698680"],
  ['parseColor("#0D698680")', "#0d698680"],
  ["Color.argb(128, 13, 105, 134)", "#0d698680"],
  ["Color.fromRGBO(13, 105, 134, 1)", "#0d6986"],
  ["new Color(0.2f, 0.4f, 1f, 1f)", "color(srgb 0.2 0.4 1)"],
  ['<color name="brand">#800D6986</color>', "#0d698680"],
  ['<color name="white">#FFF</color>', "#fff"],
  ['<color name="veil">#8FFF</color>', "#fff8"],
  ['<item name="colorPrimary">#800D6986</item>', "#0d698680"],
  ["#colorLiteral(red: 0.2, green: 0.4, blue: 1, alpha: 1)", "color(srgb 0.2 0.4 1)"],
  ["UIColor(0.2, 0.4, 1, 1)", "color(srgb 0.2 0.4 1)"],
  ["NSColor(0.2, 0.4, 1, 0.5)", "color(srgb 0.2 0.4 1 / 0.5)"],
  ["new BABYLON.Color3(0.2, 0.4, 1)", "color(srgb 0.2 0.4 1)"],
  ["float3(0.2, 0.4, 1.0)", "color(srgb 0.2 0.4 1)"],
  ["vec3(0.2, 0.4, 1.0)", "color(srgb-linear 0.2 0.4 1)"],
  // Computed from literals
  ["--mixed: color-mix(in oklch, red, blue);", "color-mix(in oklch, red, blue)"],
  ["color: oklch(from #0d6986 l c calc(h + 20)) !important", "oklch(from #0d6986 l c calc(h + 20))"],
  // JSON
  [
    '{"$type":"color","$value":{"colorSpace":"oklch","components":[0.5,0.1,"none"],"alpha":0.5}}',
    "oklch(0.5 0.1 none / 0.5)",
  ],
  ['{"colorSpace":"display-p3","components":[1,0,0]}', "color(display-p3 1 0 0)"],
  ['{"brand":{"$type":"color","$value":"#0d6986"}}', "#0d6986"],
  ['{"r":0.05,"g":0.41,"b":0.53,"a":1}', "color(srgb 0.05 0.41 0.53)"],
  ["{ r: 13, g: 105, b: 134 }", "rgb(13 105 134)"],
  ['{"r": 1.1920928955078125e-7, "g": 0.5, "b": 0.25}', "color(srgb 1.1920928955078125e-7 0.5 0.25)"],
  ['{"mode":"oklch","l":0.6,"c":2.1e-16,"h":90}', "oklch(0.6 2.1e-16 90)"],
  ["{ h: 194, s: 82, l: 29 }", "hsl(194 82% 29%)"],
] satisfies [string, string | Color][])("%s", (text, expected) => {
  expect(parsePasted(text)).toEqual(typeof expected === "string" ? parse(expected) : expected);
});

test.each([
  "",
  "bleu",
  "1234",
  "12345",
  "1 2",
  "300 0 0",
  "1 2 3 4 5 6",
  "0x12345",
  "rgb(1 2)",
  "rgb(38,5; 70; 83)",
  "38,5; 70; 83",
  "#26465380 50%",
  "cmyk(110, 0, 0, 0)",
  "hsv(0, 120%, 50%)",
  "sky-750",
  "off-white",
  "db073d-white",
  "red-500-blue-600",
  "url(red)",
  "currentColor",
  "color-mix(in srgb)",
  "rgb(from red x y z)",
  "a: red\nb: blue",
  '{"a":"#fff","b":"#000"}',
  '{"$value":{"colorSpace":"nonsense","components":[1,0,0]}}',
  "{",
  "okhsl(200 50% 50%)",
  "hct(200 50 50)",
  "hsluv(200, 50, 50)",
  "okhsl(h: 200, s: 50%, l: 50%)",
  "okhsl: 200 50% 50%",
  "foo(10 20 30)",
  "foo((10, 20, 30))",
  "cubic-bezier(0.4, 0, 0.2, 1)",
  "translate3d(10, 20, 30)",
  `#fff;${" ".repeat(2000)}//`,
])("%s is rejected", (text) => {
  expect(parsePasted(text)).toBeNull();
});

test("formats that CSS does not have are read back from our own output", () => {
  for (const format of ["hsv", "cmyk", "vec4"] as const) comesBack(format, (color) => printAny(color, format), 0);
});

test("table values with their format name are read back, within their rounding", () => {
  const plain = ["rgb", "hsl", "hsv", "cmyk", "lab", "lch", "oklab", "oklch"] as const;
  const wide = ["p3", "rec2020", "a98-rgb", "prophoto-rgb", "srgb-linear", "vec4", "xyz-d50", "xyz-d65"] as const;
  for (const format of [...plain, ...wide]) {
    comesBack(format, (color) => `${format.toUpperCase()} ${printValues(color, format)}`, 3);
  }
});

test("any text returns a color or null", () => {
  const pieces =
    "( ) [ ] { } \" ' : ; , = / # 0x 1 .5 255 % deg f none rgb hsv Color red: $a --b bg- sky-700 \n \t <color> // /*";
  const text = fc.oneof(
    fc.string({ unit: CODE_POINT }),
    fc.array(fc.constantFrom(...pieces.split(" "), " ")).map((words) => words.join("")),
  );
  fc.assert(
    fc.property(text, (pasted) => {
      const color = parsePasted(pasted);
      if (color === null) return;
      const channels = Object.entries(color).filter(([channel, value]) => channel !== "space" && value !== null);
      expect(channels.filter(([, value]) => !Number.isFinite(value))).toEqual([]);
    }),
    { numRuns: 4000, seed: 4 },
  );
});

function comesBack(format: AnyFormat, write: (color: Color) => string, tolerance: number): void {
  for (const rgb24 of [0x0d6986, 0xdb073d, 0xdba507, 0x8ec7d2, 0x07485b, 0x292f56, 0xacfa70]) {
    const text = write(fromRgb24(rgb24));
    const back = parsePasted(text);
    expect(back, `${format}: ${text}`).not.toBeNull();
    const value = toRgb24(back as Color);
    for (const shift of [0, 8, 16]) {
      const difference = Math.abs(((value >>> shift) & 255) - ((rgb24 >>> shift) & 255));
      expect(difference, `${format}: ${text}`).toBeLessThanOrEqual(tolerance);
    }
  }
}

/** Anything superlinear would exceed this limit. */
const LIMIT_MS = 5000;

test(
  "letters with long gaps before their numbers are parsed without backtracking",
  () => {
    const room = " ".repeat(36);
    expect(parsePasted(`${[..."rgbax"].map((letter) => `${letter}${room}1`).join("")}!`)).toBeNull();
    expect(parsePasted(`R${room}13 G${room}:${room}105 B=134`)).toEqual(parsePasted("rgb(13 105 134)"));
  },
  LIMIT_MS,
);
