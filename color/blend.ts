import { type Color, channelOf, type Hex, type Rgb24, type SpaceId } from "./color.ts";
import { convert, fromRgb24, toRgb24 } from "./convert.ts";
import { parseHex24 } from "./kernel/hex.ts";
import { type HueArc, mix } from "./mix.ts";
import { hexOf } from "./text/print.ts";

/** The ways to mix any number of colors by parts. */
export const BLEND_MODES = ["rgb", "linear", "oklab", "oklch", "oklch-longer", "lab", "hsl", "cmy"] as const;
export type BlendMode = (typeof BLEND_MODES)[number];

/** `color` is `#rgb` or `#rrggbb`; any other text counts as #000000. */
export type BlendPart = { readonly color: string; readonly count: number };

/** Mixes the colors it was made for, with `counts` parts of each: unrounded, not gamut-mapped. */
export type Blender = (counts: ArrayLike<number>) => Color;

/** The space each mode mixes in, and its direction around the hue circle. */
export const BLEND_SPACES: { readonly [Mode in BlendMode]: { readonly space: SpaceId; readonly hue?: HueArc } } = {
  rgb: { space: "srgb" },
  linear: { space: "srgb-linear" },
  oklab: { space: "oklab" },
  oklch: { space: "oklch", hue: "shorter" },
  "oklch-longer": { space: "oklch", hue: "longer" },
  lab: { space: "lab" },
  hsl: { space: "hsl", hue: "shorter" },
  cmy: { space: "srgb-linear" },
};

const BLACK: Color = fromRgb24(0);
/** The light that the densest dye (density 4) lets through: 0 has no logarithm, and this still rounds to 0. */
const MIN_LIGHT = 1e-4;

/** A blend as `#RRGGBB`, mapped into sRGB per CSS Color 4. Without colors, #000000. */
export function blend(parts: readonly BlendPart[], mode: BlendMode): Hex {
  return hexOf(toRgb24(blendColor(parts, mode)));
}

/** Like `blend`, but unrounded and not mapped. */
export function blendColor(parts: readonly BlendPart[], mode: BlendMode): Color {
  return prepareBlend(
    parts.map(({ color }) => readBlendColor(color)),
    mode,
  )(parts.map(({ count }) => count));
}

/** Reads `#rgb` or `#rrggbb`; anything else is 0, which is black. */
export function readBlendColor(text: string): Rgb24 {
  return Math.max(0, parseHex24(text));
}

/**
 * Mixes the same colors in many ratios. Spaces without a hue take the weighted mean of each channel. With a hue, colors
 * are mixed in order, each into the weighted mix of all before it, as CSS does for more than two
 * (https://drafts.csswg.org/css-color-5/#color-mix-result) and as nested `color-mix()` does.
 */
export function prepareBlend(colors: readonly Rgb24[], mode: BlendMode): Blender {
  const { space, hue } = BLEND_SPACES[mode];
  if (mode === "cmy") return prepareDyes(colors);
  const converted = colors.map((color) => convert(fromRgb24(color), space));
  return hue ? (counts) => mixInTurn(converted, counts, space, hue) : prepareMean(converted);
}

function prepareMean(colors: readonly Color[]): Blender {
  const [first = BLACK] = colors;
  const names = Object.keys(first).filter((name) => name !== "space" && name !== "alpha");
  const channels = colors.map((color) => names.map((name) => channelOf(color, name) as number));
  return (counts) => {
    const mean = meanOf(channels, counts);
    if (!mean) return BLACK;
    const color: Record<string, unknown> = { space: first.space, alpha: 1 };
    for (const [at, name] of names.entries()) color[name] = mean[at];
    return color as Color;
  };
}

/**
 * Ideal cyan, magenta and yellow dyes: each absorbs only red, green or blue light. Their densities add up
 * (https://en.wikipedia.org/wiki/Beer–Lambert_law), so the remaining light is the weighted geometric mean.
 */
function prepareDyes(colors: readonly Rgb24[]): Blender {
  const logarithms = colors.map((color) => {
    const { r, g, b } = convert(fromRgb24(color), "srgb-linear");
    return [r, g, b].map((light) => Math.log(Math.max(MIN_LIGHT, light)));
  });
  return (counts) => {
    const mean = meanOf(logarithms, counts);
    if (!mean) return BLACK;
    const [r = 0, g = 0, b = 0] = mean.map(Math.exp);
    return { space: "srgb-linear", r, g, b, alpha: 1 };
  };
}

/** Null if the counts add up to 0. */
function meanOf(channels: readonly (readonly number[])[], counts: ArrayLike<number>): number[] | null {
  const sums = [0, 0, 0];
  let total = 0;
  for (let place = 0; place < channels.length; place++) {
    const count = counts[place] as number;
    if (!(count > 0)) continue;
    const values = channels[place] as readonly number[];
    total += count;
    for (let at = 0; at < 3; at++) (sums[at] as number) += count * (values[at] as number);
  }
  return total === 0 ? null : sums.map((sum) => sum / total);
}

function mixInTurn(colors: readonly Color[], counts: ArrayLike<number>, space: SpaceId, hue: HueArc): Color {
  let mixed: Color | null = null;
  let total = 0;
  for (let place = 0; place < colors.length; place++) {
    const count = counts[place] as number;
    if (!(count > 0)) continue;
    const color = colors[place] as Color;
    total += count;
    mixed = mixed ? mix(mixed, color, { space, hue, amount: count / total }) : color;
  }
  return mixed ?? BLACK;
}
