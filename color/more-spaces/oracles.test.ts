// Compared with colorjs.io and culori on 2,000 sRGB colors, or Rec. 2020 colors for spaces without a gamut limit.
import {
  CAM16_JMh,
  ColorSpace,
  HCT,
  HSLuv,
  ICTCP,
  Jzazbz,
  JzCzHz,
  Lab_D65,
  LCHuv,
  Luv,
  OKLab,
  REC_2020_Linear,
  sRGB,
  to,
} from "colorjs.io/fn";
import { converter } from "culori";
import { expect, test } from "vitest";
import type { Color } from "../color.ts";
import { convert, fromRgb24 } from "../convert.ts";
import { isInGamut } from "../gamut.ts";
import { createRandom } from "../random.ts";
import type { MoreSpace } from "./more-space.ts";
import { MORE_SPACES } from "./text.ts";

const COUNT = 2000;
const BY_ID = new Map(MORE_SPACES.map((space) => [space.id, space]));
/** Made for sRGB: colors outside are mapped into it first. */
const SRGB_ONLY = ["okhsl", "okhsv", "hsluv"];

// Id, colorjs.io's space, and the largest difference as a fraction of the channel's range.
const COLORJS: [string, ColorSpace, number][] = [
  ["lab-d65", Lab_D65, 1e-12],
  ["luv", Luv, 1e-12],
  ["lchuv", LCHuv, 1e-12],
  ["hsluv", HSLuv, 1e-5],
  ["cam16", CAM16_JMh, 1e-9],
  ["hct", HCT, 1e-9],
  ["jzazbz", Jzazbz, 1e-9],
  ["jzczhz", JzCzHz, 1e-9],
  ["ictcp", ICTCP, 1e-9],
  ["rec2020-linear", REC_2020_Linear, 1e-12],
];
for (const space of [sRGB, OKLab, ...COLORJS.map(([, theirs]) => theirs)]) ColorSpace.register(space);

test.each(COLORJS)("%s matches colorjs.io", (id, theirs, tolerance) => {
  const space = spaceOf(id);
  for (const { r, g, b } of randomColors()) {
    const coords = to({ space: sRGB, coords: [r, g, b], alpha: 1 }, theirs).coords;
    expectClose(space, space.valuesOf({ space: "srgb", r, g, b, alpha: 1 }), coords, tolerance);
  }
});

// culori has percentages as 0 to 1.
test.each([
  ["okhsl", 2e-5],
  ["okhsv", 2e-5],
  ["lab-d65", 1e-6],
] as const)("%s matches culori", (id, tolerance) => {
  const space = spaceOf(id);
  const theirs = converter(id === "lab-d65" ? "lab65" : id);
  for (const { r, g, b } of randomColors()) {
    const coords = theirs({ mode: "rgb", r, g, b }) as unknown as Record<string, number>;
    const expected = [...space.letters].map(
      (letter, i) => (coords[letter] ?? 0) * (space.channels[i]?.unit === "%" ? 100 : 1),
    );
    expectClose(space, space.valuesOf({ space: "srgb", r, g, b, alpha: 1 }), expected, tolerance);
  }
});

// Values from https://bottosson.github.io/colorpicker/ and https://www.hsluv.org/ for pure red, green and blue.
test.each([
  ["okhsl", 0xff0000, [29.23, 100, 56.81]],
  ["okhsv", 0x00ff00, [142.5, 100, 100]],
  ["hsluv", 0xff0000, [12.18, 100, 53.24]],
  ["hsluv", 0x0000ff, [265.87, 100, 32.3]],
  ["hct", 0x0000ff, [282.79, 87.23, 32.3]],
] as const)("%s of %i matches the published value", (id, rgb24, expected) => {
  expect(spaceOf(id).valuesOf(fromRgb24(rgb24))).toEqual(expected.map((value) => expect.closeTo(value, 1)));
});

test.each(MORE_SPACES.map((space) => [space.id, space] as const))(
  "converting to %s and back returns the same color",
  (id, space) => {
    // Jzazbz has a trace of chroma in its grays, which the polar form omits.
    const tolerance = id === "jzczhz" ? 1e-3 : 1e-6;
    for (const color of [...randomColors(), ...grays()]) {
      const given = { ...color, space: SRGB_ONLY.includes(id) ? "srgb" : "rec2020" } as Color;
      const back = convert(space.colorOf(space.valuesOf(given)), "oklab");
      const { l, a, b } = convert(given, "oklab");
      const isSame = Math.hypot(back.l - l, back.a - a, back.b - b) < tolerance;
      if (!isSame) expect.fail(`${id}: ${JSON.stringify(given)} comes back as ${JSON.stringify(back)}`);
    }
  },
);

test.each(["okhsl", "okhsv", "hsluv", "lch-d65", "lchuv", "jzczhz"])("grays have no hue in %s", (id) => {
  const space = spaceOf(id);
  for (const gray of grays()) expect(space.valuesOf(gray)).toContain(null);
});

test("a color outside of sRGB is mapped only in spaces limited to sRGB", () => {
  const wide: Color = { space: "display-p3", r: 0, g: 1, b: 0, alpha: 1 };
  for (const space of MORE_SPACES) {
    const isMapped = isInGamut(space.colorOf(space.valuesOf(wide)), "srgb", 1e-3);
    expect([space.id, isMapped]).toEqual([space.id, SRGB_ONLY.includes(space.id)]);
  }
});

test("no channel is NaN, even for black, white and colors far outside of sRGB", () => {
  const far: Color[] = [0, 1, -0.3, 1.4].flatMap((r) =>
    [0, 1, -0.3, 1.4].map((b) => ({ space: "srgb", r, g: b, b, alpha: 1 }) as const),
  );
  for (const space of MORE_SPACES) {
    for (const color of far) {
      const values = space.valuesOf(color);
      expect([space.id, values.every((value) => value === null || Number.isFinite(value))]).toEqual([space.id, true]);
      const { r, g, b } = convert(space.colorOf(values), "srgb");
      expect([space.id, [r, g, b].every(Number.isFinite)]).toEqual([space.id, true]);
    }
  }
});

function spaceOf(id: string): MoreSpace {
  return BY_ID.get(id) as MoreSpace;
}

/** Expects every channel to differ by less than the tolerance, as a fraction of the channel's range. */
function expectClose(
  { id, channels }: MoreSpace,
  ours: readonly (number | null)[],
  theirs: readonly (number | null)[],
  tolerance: number,
) {
  const errors = channels.map(({ range, unit }, i) => {
    const difference = Math.abs((ours[i] ?? 0) - (theirs[i] ?? 0));
    return (unit === "deg" ? Math.min(difference, 360 - difference) : difference) / (range[1] - range[0]);
  });
  const isClose = Math.max(...errors) < tolerance;
  if (!isClose) expect.fail(`${id}: ${JSON.stringify(ours)} and not ${JSON.stringify(theirs)}`);
}

function grays(): Color[] {
  return [0, 0x333333, 0x808080, 0xcccccc, 0xffffff].map(fromRgb24);
}

function* randomColors(): Generator<{ space: "srgb"; r: number; g: number; b: number; alpha: 1 }> {
  const random = createRandom(11);
  for (let i = 0; i < COUNT; i++) yield { space: "srgb", r: random(), g: random(), b: random(), alpha: 1 };
}
