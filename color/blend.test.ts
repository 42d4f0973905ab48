import Colorjs from "colorjs.io";
import { average, converter, formatHex, interpolate } from "culori";
import { expect, test } from "vitest";
import { BLEND_MODES, type BlendMode, type BlendPart, blend, blendColor, prepareBlend } from "./blend.ts";
import { blendCss, clippedBlend } from "./blend-css.ts";
import type { Rgb24 } from "./color.ts";
import { convert, toRgb24 } from "./convert.ts";
import { createRandom } from "./random.ts";
import { hexOf } from "./text/print.ts";

const toSrgb = converter("rgb");
const DEFAULT: BlendPart[] = [
  { color: "#FFFF00", count: 3 },
  { color: "#008000", count: 4 },
  { color: "#0000FF", count: 4 },
];

test("rgb is the weighted average of the stored values", () => {
  // (3 × 255) / 11 = 69.5, (3 × 255 + 4 × 128) / 11 = 116.1, (4 × 255) / 11 = 92.7
  expect(blend(DEFAULT, "rgb")).toBe("#46745D");
  expect(
    blend(
      [
        { color: "#000", count: 1 },
        { color: "#fff", count: 1 },
      ],
      "rgb",
    ),
  ).toBe("#808080");
});

test("linear light: half black and half white is #BCBCBC", () => {
  expect(
    blend(
      [
        { color: "#000", count: 2 },
        { color: "#fff", count: 2 },
      ],
      "linear",
    ),
  ).toBe("#BCBCBC");
});

test("a blend of nothing is black in every mode", () => {
  for (const mode of BLEND_MODES) {
    expect(blend([], mode)).toBe("#000000");
    expect(blend([{ color: "#ff0000", count: 0 }], mode)).toBe("#000000");
  }
});

test("anything but a hex of 3 or 6 digits counts as black", () => {
  for (const color of ["", "red", "#ff", "#ffff", "#12345g", "ffffff", "#ffffff80", "rgb(1 2 3)"]) {
    expect(blend([{ color, count: 1 }], "rgb")).toBe("#000000");
    expect(
      blend(
        [
          { color, count: 1 },
          { color: "#fff", count: 1 },
        ],
        "rgb",
      ),
    ).toBe("#808080");
  }
});

test("a single color is returned unchanged in every mode, for any number of parts", () => {
  const random = createRandom("alone");
  for (const mode of BLEND_MODES) {
    for (let i = 0; i < 200; i++) {
      const color = hexOf(Math.floor(random() * 0x1000000) as Rgb24);
      expect(
        blend(
          [
            { color: "#123456", count: 0 },
            { color, count: 7 },
          ],
          mode,
        ),
      ).toBe(color);
    }
  }
});

test("two colors match culori in every mode it supports", () => {
  const random = createRandom("culori");
  const spaces = { rgb: "rgb", linear: "lrgb", oklab: "oklab", lab: "lab", oklch: "oklch", hsl: "hsl" } as const;
  for (let i = 0; i < 200; i++) {
    const [a, b] = [anyHex(random), anyHex(random)];
    const counts = [1 + Math.floor(random() * 40), 1 + Math.floor(random() * 40)] as const;
    for (const [mode, space] of Object.entries(spaces)) {
      const amount = counts[1] / (counts[0] + counts[1]);
      // culori's OKLab matrices have fewer digits than those of CSS. Its default hue arc is the shorter one, as in CSS.
      const expected = toSrgb(interpolate([a, b], space)(amount));
      const ours = convert(blendColor([part(a, counts[0]), part(b, counts[1])], mode as BlendMode), "srgb");
      for (const channel of ["r", "g", "b"] as const) expect(ours[channel]).toBeCloseTo(expected[channel], 5);
    }
  }
});

test("three colors in a space without a hue match culori's average", () => {
  const random = createRandom("average");
  for (let i = 0; i < 50; i++) {
    const colors: [string, ...string[]] = [anyHex(random), anyHex(random), anyHex(random)];
    const expected = formatHex(average(colors, "lrgb"));
    expect(
      blend(
        colors.map((color) => part(color, 5)),
        "linear",
      ).toLowerCase(),
    ).toBe(expected);
  }
});

test("any number of colors matches mixing them in sequence with colorjs.io", () => {
  const random = createRandom("fold");
  const spaces = {
    rgb: ["srgb", "shorter"],
    linear: ["srgb-linear", "shorter"],
    oklab: ["oklab", "shorter"],
    oklch: ["oklch", "shorter"],
    "oklch-longer": ["oklch", "longer"],
    lab: ["lab", "shorter"],
    hsl: ["hsl", "shorter"],
  } as const;
  for (let i = 0; i < 60; i++) {
    const parts = Array.from({ length: 4 }, () => part(anyHex(random), 1 + Math.floor(random() * 40)));
    for (const [mode, [space, hue]] of Object.entries(spaces)) {
      let mixed = new Colorjs(parts[0]?.color as string).to(space);
      let total = parts[0]?.count as number;
      for (const { color, count } of parts.slice(1)) {
        total += count;
        mixed = mixed.range(new Colorjs(color), { space, hue })(count / total) as Colorjs;
      }
      const expected = mixed.to("srgb").coords;
      const { r, g, b } = convert(blendColor(parts, mode as BlendMode), "srgb");
      for (const [at, value] of [r, g, b].entries()) expect(value).toBeCloseTo(expected[at] as number, 6);
    }
  }
});

test("cmy blends absorb light: pairs of inks give red, green and blue, and all three are nearly black", () => {
  const [cyan, magenta, yellow] = [part("#00ffff", 1), part("#ff00ff", 1), part("#ffff00", 1)];
  for (const [parts, channel] of [
    [[magenta, yellow], "r"],
    [[cyan, yellow], "g"],
    [[cyan, magenta], "b"],
  ] as const) {
    const mixed = convert(blendColor(parts, "cmy"), "srgb-linear");
    for (const name of ["r", "g", "b"] as const) {
      if (name === channel) expect(mixed[name]).toBeCloseTo(1, 10);
      else expect(mixed[name]).toBeCloseTo(0.01, 10);
    }
  }
  // The geometric mean of 1, 1 and 0.0001.
  expect(convert(blendColor([cyan, magenta, yellow], "cmy"), "srgb-linear").r).toBeCloseTo(1e-4 ** (1 / 3), 10);
  // A gray filter at half density transmits the square root of its light.
  expect(convert(blendColor([part("#ffffff", 1), part("#808080", 1)], "cmy"), "srgb-linear").g).toBeCloseTo(
    Math.sqrt(convert(blendColor([part("#808080", 1)], "cmy"), "srgb-linear").g),
    10,
  );
});

test("only the ratio of parts matters, not their number", () => {
  for (const mode of BLEND_MODES) {
    const tenfold = DEFAULT.map(({ color, count }) => ({ color, count: count * 10 }));
    expect(blend(tenfold, mode)).toBe(blend(DEFAULT, mode));
  }
});

test("a prepared blend returns the same as a single one", () => {
  const colors = [0xffff00, 0x008000, 0x0000ff];
  for (const mode of BLEND_MODES) {
    expect(hexOf(toRgb24(prepareBlend(colors, mode)([3, 4, 4])))).toBe(blend(DEFAULT, mode));
  }
});

test("more than two colors become nested color-mix(), each weighted against all before it", () => {
  expect(blendCss(DEFAULT, "oklab")).toBe(
    "color-mix(in oklab, color-mix(in oklab, #ffff00, #008000 57.1429%), #0000ff 36.3636%)",
  );
  expect(blendCss(DEFAULT.slice(0, 2), "oklch-longer")).toBe(
    "color-mix(in oklch longer hue, #ffff00, #008000 57.1429%)",
  );
  expect(blendCss([part("#ABC", 3)], "lab")).toBe("#aabbcc");
  expect(blendCss([], "rgb")).toBe("#000000");
  expect(blendCss(DEFAULT, "cmy")).toBeNull();
});

test("a blend outside of sRGB reports the clipped color that browsers show", () => {
  expect(clippedBlend(DEFAULT, "rgb")).toBeNull();
  const far = [part("#ffff00", 1), part("#0000ff", 1)];
  expect(clippedBlend(far, "oklch")).not.toBe(blend(far, "oklch"));
  expect(clippedBlend(far, "oklch")).toMatch(/^#[0-9A-F]{6}$/);
});

function part(color: string, count: number): BlendPart {
  return { color, count };
}

function anyHex(random: () => number) {
  return hexOf(Math.floor(random() * 0x1000000) as Rgb24);
}
