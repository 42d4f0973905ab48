// Compared with two independent libraries. Errors are fractions of the channel's range; hue errors count less for
// grayer colors, because the hue of a near-gray depends on the last digits of everything before it.
import {
  A98RGB,
  ColorSpace,
  HSL,
  HSV,
  HWB,
  Lab,
  LCH,
  OKLab,
  OKLCH,
  P3,
  P3_Linear,
  ProPhoto,
  REC_2020,
  sRGB,
  sRGB_Linear,
  to,
  XYZ_D50,
  XYZ_D65,
} from "colorjs.io/fn";
import { converter } from "culori";
import { expect, test } from "vitest";
import { type Color, channelOf, type SpaceId } from "./color.ts";
import { convert, SPACES } from "./convert.ts";
import { createRandom } from "./random.ts";
import { channelSpan } from "./test-channel-span.ts";

const COUNT = 10_000;

// These hold only sRGB colors; all others are tested with colors from the whole of ProPhoto RGB.
const ONLY_SRGB: readonly SpaceId[] = ["hsl", "hsv", "hwb"];

// Double precision, minus the loss in a few matrices and a cube root.
const EXACT = 2e-13;
// culori's matrix from D65 to D50 differs from the CSS one from the eighth digit on.
const CULORI_D50 = 3e-7;

const COLORJS: [SpaceId, ColorSpace][] = [
  ["srgb", sRGB],
  ["srgb-linear", sRGB_Linear],
  ["display-p3", P3],
  ["display-p3-linear", P3_Linear],
  ["a98-rgb", A98RGB],
  ["prophoto-rgb", ProPhoto],
  ["rec2020", REC_2020],
  ["hsl", HSL],
  ["hsv", HSV],
  ["hwb", HWB],
  ["lab", Lab],
  ["lch", LCH],
  ["oklab", OKLab],
  ["oklch", OKLCH],
  ["xyz-d50", XYZ_D50],
  ["xyz-d65", XYZ_D65],
];
for (const [, space] of COLORJS) ColorSpace.register(space);

test.each(COLORJS)("10,000 colors in %s match colorjs.io", (id, space) => {
  const [from, source] = ONLY_SRGB.includes(id) ? (["srgb", sRGB] as const) : (["prophoto-rgb", ProPhoto] as const);
  let worst = 0;
  for (const [r, g, b] of randomTriples()) {
    const theirs = to({ space: source, coords: [r, g, b], alpha: 1 }, space).coords;
    worst = Math.max(worst, errorOf(convert({ space: from, r, g, b, alpha: 1 }, id), theirs));
  }
  expect(worst).toBeLessThan(EXACT);
});

// culori writes percentages as 0 to 1.
const CULORI: [SpaceId, string, number, number][] = [
  ["srgb-linear", "lrgb", 1, EXACT],
  ["display-p3", "p3", 1, EXACT],
  ["a98-rgb", "a98", 1, EXACT],
  ["prophoto-rgb", "prophoto", 1, CULORI_D50],
  ["hsl", "hsl", 100, EXACT],
  ["hsv", "hsv", 100, EXACT],
  ["hwb", "hwb", 100, EXACT],
  ["lab", "lab", 1, CULORI_D50],
  ["lch", "lch", 1, CULORI_D50],
  ["oklab", "oklab", 1, EXACT],
  ["oklch", "oklch", 1, EXACT],
  ["xyz-d50", "xyz50", 1, CULORI_D50],
  ["xyz-d65", "xyz65", 1, EXACT],
];

test.each(CULORI)("10,000 sRGB colors in %s match culori", (id, mode, percent, tolerance) => {
  const theirsIn = converter(mode as "oklch");
  let worst = 0;
  for (const [r, g, b] of randomTriples()) {
    const theirs = theirsIn({ mode: "rgb", r, g, b }) as unknown as Record<string, number>;
    const coords = [...SPACES[id].letters].map((letter) => (theirs[letter] as number) * (letter === "h" ? 1 : percent));
    worst = Math.max(worst, errorOf(convert({ space: "srgb", r, g, b, alpha: 1 }, id), coords));
  }
  expect(worst).toBeLessThan(tolerance);
});

test("rec2020 differs from culori, which still has the camera curve, but the light is the same", () => {
  const theirsIn = converter("rec2020");
  let worstCode = 0;
  let worstLight = 0;
  for (const [r, g, b] of randomTriples()) {
    const ours = convert({ space: "srgb", r, g, b, alpha: 1 }, "rec2020");
    const theirs = theirsIn({ mode: "rgb", r, g, b });
    worstCode = Math.max(worstCode, Math.abs(ours.g - theirs.g));
    worstLight = Math.max(worstLight, Math.abs(ours.g ** 2.4 - cameraLight(theirs.g)));
  }
  expect(worstCode).toBeGreaterThan(0.05);
  expect(worstLight).toBeLessThan(1e-12);
});

/** The inverse of the opto-electronic curve of https://www.itu.int/rec/R-REC-BT.2020, table 4. */
function cameraLight(x: number): number {
  return x < 4.5 * 0.018053968510807 ? x / 4.5 : ((x + 0.09929682680944) / 1.09929682680944) ** (1 / 0.45);
}

/** The largest error of the three channels, as a fraction of their ranges. */
function errorOf(ours: Color, theirs: readonly (number | null)[]): number {
  const errors = [...SPACES[ours.space].letters].map((letter, i) => {
    const difference = Math.abs((channelOf(ours, letter) as number) - (theirs[i] as number));
    if (letter !== "h") return difference / channelSpan(ours.space, letter);
    return (Math.min(difference, 360 - difference) / 360) * colorfulness(ours);
  });
  return Math.max(...errors);
}

/** 0 for grays, 1 for the most colorful sRGB colors. */
function colorfulness(color: Color): number {
  if (color.space === "lch") return color.c / 150;
  if (color.space === "oklch") return color.c / 0.4;
  const { r, g, b } = convert(color, "srgb");
  return Math.max(r, g, b) - Math.min(r, g, b);
}

function* randomTriples(): Generator<[number, number, number]> {
  const random = createRandom(7);
  for (let i = 0; i < COUNT; i++) yield [random(), random(), random()];
}
