import Colorjs from "colorjs.io";
import { expect, test } from "vitest";
import type { Color, Lch, Oklab, Oklch, SpaceId, Srgb } from "./color.ts";
import { convert, fromRgb24 } from "./convert.ts";
import { type HueArc, mix } from "./mix.ts";
import { createRandom } from "./random.ts";
import { parse } from "./text/parse.ts";

const RED = fromRgb24(0xff0000);
const BLUE = fromRgb24(0x0000ff);
const WHITE = fromRgb24(0xffffff);

test("black and white in sRGB mix to middle gray", () => {
  expect(mix(fromRgb24(0x000000), WHITE, { space: "srgb" })).toEqual({
    space: "srgb",
    r: 0.5,
    g: 0.5,
    b: 0.5,
    alpha: 1,
  });
});

test("amount 0 is the first color, 1 is the second, and OKLab is the default", () => {
  expect(mix(RED, BLUE, { amount: 0 })).toEqual(convert(RED, "oklab"));
  expect(mix(RED, BLUE, { amount: 1 })).toEqual(convert(BLUE, "oklab"));
});

test("mixes match colorjs.io in every CSS space and hue arc, with alpha", () => {
  const random = createRandom("mix");
  const spaces = [
    "srgb",
    "srgb-linear",
    "oklab",
    "lab",
    "xyz-d65",
    "display-p3",
    "hsl",
    "hwb",
    "lch",
    "oklch",
  ] as const;
  const arcs: HueArc[] = ["shorter", "longer", "increasing", "decreasing"];
  for (let i = 0; i < 200; i++) {
    const [a, b] = [randomSrgb(random), randomSrgb(random)];
    for (const space of spaces) {
      const hue = arcs[i % 4] as HueArc;
      const amount = random();
      const options = { space: space === "display-p3" ? "p3" : space, hue, premultiplied: true };
      const expected = oracle(a).range(oracle(b), options)(amount).to("srgb").coords;
      const { r, g, b: blue } = convert(mix(a, b, { space, amount, hue }), "srgb");
      for (const [index, value] of [r, g, blue].entries()) expect(value).toBeCloseTo(expected[index] as number, 7);
    }
  }
});

test("channels are weighted by alpha: transparent white does not lighten red", () => {
  const mixed = mix(RED, { ...WHITE, alpha: 0 }, { space: "srgb" });
  expect(mixed).toEqual({ space: "srgb", r: 1, g: 0, b: 0, alpha: 0.5 });
});

test("two transparent colors mix to a transparent color without NaN", () => {
  const mixed = mix({ ...RED, alpha: 0 }, { ...BLUE, alpha: 0 }, { space: "srgb" });
  expect(mixed).toEqual({ space: "srgb", r: 0.5, g: 0, b: 0.5, alpha: 0 });
});

test("a gray gets the hue of the other color", () => {
  const mixed = mix(WHITE, BLUE, { space: "oklch" });
  expect(mixed.h).toBeCloseTo(convert(BLUE, "oklch").h as number, 10);
  expect(mix(WHITE, fromRgb24(0x333333), { space: "oklch" }).h).toBeNull();
});

test("a none hue uses the other color's hue, even after a conversion", () => {
  const open: Lch = { space: "lch", l: 50, c: 40, h: null, alpha: 1 };
  expect(mix(open, BLUE, { space: "oklch" }).h).toBeCloseTo(convert(BLUE, "oklch").h as number, 10);
});

test("the four hue arcs from 350 to 10 degrees match CSS", () => {
  const at = (h: number): Oklch => ({ space: "oklch", l: 0.6, c: 0.1, h, alpha: 1 });
  const middle = (from: number, to: number, hue: HueArc) => mix(at(from), at(to), { space: "oklch", hue }).h;
  expect(middle(350, 10, "shorter")).toBe(0);
  expect(middle(350, 10, "longer")).toBe(180);
  expect(middle(350, 10, "increasing")).toBe(0);
  expect(middle(350, 10, "decreasing")).toBe(180);
  expect(middle(40, 40, "longer")).toBe(220);
  expect(middle(40, 40, "shorter")).toBe(40);
  // Opposite hues: both arcs go the way of the plain difference.
  expect(middle(0, 180, "shorter")).toBe(90);
  expect(middle(270, 90, "shorter")).toBe(180);
  expect(middle(0, 180, "longer")).toBe(90);
  expect(middle(270, 90, "longer")).toBe(180);
});

function randomSrgb(random: () => number): Srgb {
  return { space: "srgb", r: random(), g: random(), b: random(), alpha: 0.2 + 0.8 * random() };
}

function oracle(color: Color & { space: Extract<SpaceId, "srgb"> }) {
  return new Colorjs("srgb", [color.r, color.g, color.b], color.alpha);
}

test.each([
  // The computed values of color-mix() in Chromium 156.
  ["oklch", "oklch(none 0.2 30)", "oklch(0.5 0.1 200)", "oklch(0.5 0.15 115)"],
  ["oklab", "oklab(0.7 none 0.1)", "oklab(0.5 0.1 0.2)", "oklab(0.6 0.1 0.15)"],
  ["lab", "lab(none 10 20)", "lab(50 none none)", "lab(50 10 20)"],
  ["lch", "lch(none 10 20)", "lch(none 30 40)", "lch(none 20 30)"],
  // Analogous channels in other spaces: chroma and saturation, X and red, both a and b and chroma and hue.
  ["oklch", "hsl(30 none 50%)", "blue", "oklch(0.525079 0.31321 264.051)"],
  ["xyz-d65", "rgb(none 0 0)", "blue", "color(xyz-d65 0.180452 0.0360873 0.475203)"],
  ["oklch", "oklab(0.5 none none)", "blue", "oklch(0.475991 0.31321 264.051)"],
  ["srgb", "color(xyz none 0 0)", "blue", "color(srgb 0 0 0.5)"],
  ["lab", "lch(50 none 30)", "lab(50 20 20)", "lab(50 10 10)"],
  ["hsl", "hwb(none 35% 0%)", "hsl(60 100% 67.5%)", "hsl(60 100% 67.5%)"],
  // A missing alpha uses the other color's alpha, which is then used as the weight.
  ["srgb", "rgb(0 0 0 / none)", "rgb(0 0 255 / 0.5)", "color(srgb 0 0 0.5 / 0.5)"],
  ["hsl", "hsl(0 0% 0% / none)", "hsl(0 0% 100% / none)", "hsl(0 0% 50% / none)"],
] as const)("a none channel in %s uses the other color's value: %s, %s", (space, a, b, expected) => {
  const mixed = mix(parse(a) as Color, parse(b) as Color, { space });
  const wanted = convert(parse(expected) as Color, space);
  expect(mixed.missing ?? []).toEqual(wanted.missing ?? []);
  for (const [channel, value] of Object.entries(wanted)) {
    if (typeof value === "number") expect(mixed[channel as "alpha"], channel).toBeCloseTo(value, 2);
  }
});

test("a channel that was none and has been set is no longer missing", () => {
  const color = { ...(parse("oklab(0.7 none 0.1)") as Oklab), a: 0.2 };
  expect(mix(color, parse("oklab(0.5 0 0.1)") as Color).a).toBeCloseTo(0.1, 12);
});
