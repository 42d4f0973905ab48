import { expect, test } from "vitest";
import type { Color } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { parse } from "#color/text/parse.ts";
import { parsePasted } from "#color/text/pasted/parse-pasted.ts";
import { print } from "#color/text/print.ts";
import { PAIRS } from "../pairs.ts";
import { holdIn, workOut } from "./steps.ts";

const SEEDED: Color[] = Array.from({ length: 200 }, (_, i) => fromRgb24(Math.imul(i + 1, 0x9e3779b1) & 0xffffff));
const SPECIAL: Color[] = [
  ...[0x000000, 0xffffff, 0x808080, 0x010101, 0xff0000, 0x00ff00, 0x0000ff, 0xffff00, 0xc8c814].map(fromRgb24),
  ...[
    "#3498db80",
    "hsl(210.5 33.3% 12.7%)",
    "lab(52.3 20 -41.5 / 0.25)",
    "oklch(0.7 0.1 150)",
    "rgb(12.4 200.25 99.9)",
  ].map((text) => parse(text) as Color),
];
const OUTSIDE_SRGB = ["oklch(0.7 0.3 150)", "color(display-p3 1 0 0)", "lab(80 -90 60)"].map(
  (text) => parse(text) as Color,
);

for (const { from, to } of PAIRS) {
  test(`the last step of ${from} to ${to} matches the engine's output`, () => {
    for (const color of [...SEEDED, ...SPECIAL, ...OUTSIDE_SRGB]) {
      const steps = workOut(color, from, to);
      expect(steps.at(-1)?.lines, print(color, "hex")).toEqual([print(holdIn(color, from), to)]);
    }
  });

  test(`no step of ${from} to ${to} contains an invalid number`, () => {
    for (const color of [...SPECIAL, ...OUTSIDE_SRGB]) {
      const text = JSON.stringify(workOut(color, from, to));
      expect(text).not.toMatch(/NaN|Infinity|undefined|null|−0(?![.\d])/);
    }
  });
}

test("a HEX code is split into pairs, and each pair is read as 16 × first digit + second digit", () => {
  const [split, read] = workOut(fromRgb24(0xc8c814), "hex", "rgb");
  expect(split?.lines).toEqual(["#C8C814 → C8 · C8 · 14"]);
  expect(read?.lines).toEqual(["R = C8: 16 × 12 + 8 = 200", "G = C8: 16 × 12 + 8 = 200", "B = 14: 16 × 1 + 4 = 20"]);
});

test("the alpha of a HEX code is a fourth pair", () => {
  const [split, read] = workOut(parse("#3498db80") as Color, "hex", "rgb");
  expect(split?.lines).toEqual(["#3498DB80 → 34 · 98 · DB · 80"]);
  expect(read?.lines.at(-1)).toBe("alpha = 80: 16 × 8 + 0 = 128; 128 ÷ 255 = 0.502");
});

test("RGB to HSL of #3498DB shows the largest and smallest channel and the hue from blue", () => {
  const lines = workOut(fromRgb24(0x3498db), "rgb", "hsl").flatMap((step) => step.lines);
  expect(lines).toContain("max = B = 0.8588");
  expect(lines).toContain("min = R = 0.2039");
  expect(lines).toContain("L = (0.8588 + 0.2039) ÷ 2 = 0.5314 = 53.14%");
  expect(lines).toContain("H = 60° × ((0.2039 − 0.5961) ÷ 0.6549 + 4) = 204.07°");
});

test("RGB to LAB goes through linear light, XYZ D65, D50 and f", () => {
  const titles = workOut(fromRgb24(0xff7f50), "rgb", "lab").map(({ title }) => title);
  expect(titles.slice(0, 5)).toEqual([
    "Divide each channel by 255",
    "Undo the gamma: from encoded values to linear light",
    "Mix the light into CIE XYZ, white D65",
    "Adapt to the white D50 (Bradford)",
    "Divide by the white and take f, nearly a cube root",
  ]);
});

test("black has only black ink and no division by zero", () => {
  const lines = workOut(fromRgb24(0), "rgb", "cmyk").flatMap((step) => step.lines);
  expect(lines).toContain("K = 1: no light is left, so C = M = Y = 0");
});

test("a LAB color outside sRGB has a step that maps it into sRGB", () => {
  const inside = workOut(parse("lab(50 10 10)") as Color, "lab", "rgb");
  const outside = workOut(parse("lab(80 -90 60)") as Color, "lab", "rgb");
  expect(inside.some(({ title }) => title === "Bring the color into sRGB")).toBe(false);
  expect(outside.some(({ title }) => title === "Bring the color into sRGB")).toBe(true);
});

test("RGB is converted from the rounded bytes that are shown", () => {
  const held = holdIn(parse("oklch(0.6 0.1 200)") as Color, "rgb");
  expect(print(held, "rgb")).toBe("rgb(13 146 152)");
  expect(print(held, "hsl")).toBe("hsl(182.59 84.24% 32.35%)");
  expect(holdIn(parse("oklch(0.6 0.1 200 / 0.3)") as Color, "rgb").alpha).toBe(0.3);
});

test("the inks of a near-black color can be calculated from the numbers shown", () => {
  const lines = workOut(fromRgb24(0x010100), "hex", "cmyk").flatMap((step) => step.lines);
  const inks = lines.filter((line) => /^[CMY] = \(1/.test(line));
  expect(inks).toHaveLength(3);
  for (const [i, ink] of [0, 0, 1].entries()) {
    const [, channel, black] = (inks[i]?.match(/1 − ([\d.]+) − ([\d.]+)\)/) ?? []).map(Number);
    expect((1 - Number(channel) - Number(black)) / (1 - Number(black))).toBeCloseTo(ink, 4);
  }
});

test("the digits shown in a division yield the result shown", () => {
  for (const text of ["hsv(87.06 29.4% 3.83%)", "hsv(10 50% 1.2%)", "#0d1986", "#301020", "#7a7970"]) {
    const lines = workOut(parsePasted(text) as Color, "rgb", "cmyk").flatMap((step) => step.lines);
    const divisions = lines
      .map((line) => /\(1 − ([\d.]+) − ([\d.]+)\) ÷ \(1 − [\d.]+\) = ([\d.]+)/.exec(line))
      .filter(Boolean);
    expect(divisions).toHaveLength(3);
    for (const [, part, black, result] of divisions as RegExpExecArray[]) {
      const worked = (1 - Number(part) - Number(black)) / (1 - Number(black));
      expect(Math.abs(worked - Number(result)), text).toBeLessThan(0.0003);
    }
  }
});
