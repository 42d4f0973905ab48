import type { Color } from "../color.ts";
import { convert } from "../convert.ts";
import { isInGamut } from "../gamut.ts";
import { type GradientSpace, type PlacedStop, resolveStops } from "../gradient.ts";
import { decimal } from "../text/decimal.ts";
import { print, printHex } from "../text/print.ts";
import { type BakedStop, bake } from "./bake.ts";
import { type Course, isNative } from "./curve.ts";
import { type GradientShape, isPolar, type ShapedGradient, withHints } from "./gradient-shape.ts";

export type Baking = Course & {
  /** The largest CIEDE2000 error allowed when baking. */
  readonly maxDelta: number;
};

export type GradientCode = {
  /** Mixed by the browser in the gradient's own space. */
  readonly modern: string;
  /** For browsers that only mix in sRGB; null if `modern` already works there. */
  readonly fallback: string | null;
  /** The number of stops in each. */
  readonly modernStops: number;
  readonly fallbackStops: number;
};

/** Positions are written to a hundredth of a percent. */
const DECIMALS = 2;
/** In channels, 0 to 1: a color this close to 8 bits can be written as hex without loss. */
const HEX_EPSILON = 1e-6;
/** With less chroma, rounding to 8 bits turns the hue by more than a few degrees. */
const MIN_SURE_CHROMA = 0.02;

/** Prints the gradient as CSS, with its own stops and hints. https://drafts.csswg.org/css-images-4/#gradients */
export function printGradient({ shape, space, hue, stops }: ShapedGradient): string {
  const opened = openHues(withHints(stops), space);
  const isLegacy = opened.every(({ color }) => isHex(color));
  const last = opened.length - 1;
  // CSS itself spreads colors without positions evenly.
  const isSpread = opened.every(({ position }, index) => percent(position) === percent(index / last));
  const list = opened.map(({ color, position, hint }) => {
    const text = isSpread ? printStop(color, space) : `${printStop(color, space)} ${percent(position)}`;
    return hint === undefined ? text : `${text}, ${percent(hint)}`;
  });
  // With only hex colors, sRGB is the default.
  const method = space === "srgb" && isLegacy ? "" : `in ${space}${arcOf(space, hue)}`;
  return printFunction(shape, method, list);
}

/** Prints the gradient for a style sheet: the modern form with its course baked in, and a fallback for old browsers. */
export function printGradientCode(gradient: ShapedGradient, baking: Baking): GradientCode {
  const { modern, modernStops } = printModern(gradient, baking);
  if (!/\bin /.test(modern)) return { modern, fallback: null, modernStops, fallbackStops: 0 };
  const { easing, maxDelta } = baking;
  const stops = bake(gradient, { easing, maxDelta, space: "srgb", isSrgb: true });
  return { modern, fallback: printBaked(gradient.shape, "srgb", stops), modernStops, fallbackStops: stops.length };
}

/** Prints only the modern form. */
export function printModern(gradient: ShapedGradient, baking: Baking): Pick<GradientCode, "modern" | "modernStops"> {
  const { shape, space, stops } = gradient;
  if (isNative(gradient, baking)) return { modern: printGradient(gradient), modernStops: stops.length };
  const { easing, maxDelta, isFitted } = baking;
  const baked = bake(gradient, { easing, maxDelta, space, isSrgb: isFitted });
  return { modern: printBaked(shape, space, baked), modernStops: baked.length };
}

/** The shape as CSS text before the first color, such as `90deg`, without the color space. "" for CSS defaults. */
export function printShape(shape: GradientShape): string {
  switch (shape.kind) {
    case "linear":
      return typeof shape.direction === "number" ? `${decimal(shape.direction, DECIMALS)}deg` : `to ${shape.direction}`;
    case "radial":
      return [shape.form, shape.extent === "farthest-corner" ? "" : shape.extent, centerOf(shape)]
        .filter(Boolean)
        .join(" ");
    case "conic":
      return [shape.angle === 0 ? "" : `from ${decimal(shape.angle, DECIMALS)}deg`, centerOf(shape)]
        .filter(Boolean)
        .join(" ");
  }
}

/** The text after the space in `in oklch longer hue`: " longer hue", or "" for the default arc. */
export function arcOf(space: GradientSpace, hue: ShapedGradient["hue"]): string {
  return hue === "shorter" || !isPolar(space) ? "" : ` ${hue} hue`;
}

/**
 * Prints a gradient's color: hex if that is exact, else in the space of the gradient, or in OKLCH. Uses sRGB for HSL
 * and HWB, because only there Chromium sees that a gray has no hue, and where CSS would clamp the lightness of OKLCH.
 */
export function printStop(color: Color, space: GradientSpace): string {
  if (isHex(color)) return printSrgb(color);
  const { l } = convert(color, "oklch");
  if (space === "hsl" || space === "hwb" || l < 0 || l > 1) return print(color, "srgb");
  return space === "lab" || space === "lch" || space === "oklab" ? print(color, space) : print(color, "oklch");
}

export function percent(position: number): string {
  return `${decimal(position * 100, DECIMALS)}%`;
}

/** Whether a color has 8 bits per channel, so that hex is exact. */
function isHex(color: Color): boolean {
  if (!isInGamut(color, "srgb")) return false;
  const { r, g, b } = convert(color, "srgb");
  return [r, g, b].every((x) => Math.abs(x * 255 - Math.round(x * 255)) < HEX_EPSILON * 255);
}

function printBaked(shape: GradientShape, space: GradientSpace, stops: readonly BakedStop[]): string {
  const isInSrgb = stops.every(({ color }) => isInGamut(color, "srgb"));
  const list = openHues(stops, space).map(({ color, position }) => {
    // Half a step of 8 bits is negligible next to the cost of baking, except for the hue of a gray.
    const isShort = isInGamut(color, "srgb") && !isNearGray(color, space);
    return `${isShort ? printSrgb(color) : printStop(color, space)} ${percent(position)}`;
  });
  return printFunction(shape, space === "srgb" && isInSrgb ? "" : `in ${space}`, list);
}

/** Whether rounding to 8 bits would turn the hue. */
function isNearGray(color: Color, space: GradientSpace): boolean {
  return (space === "oklch" || space === "lch") && convert(color, "oklch").c < MIN_SURE_CHROMA;
}

function printFunction(shape: GradientShape, method: string, list: readonly string[]): string {
  const line = [printShape(shape), method].filter(Boolean).join(" ");
  return `${shape.kind}-gradient(${[line, ...list].filter(Boolean).join(", ")})`;
}

function printSrgb(color: Color): string {
  return color.alpha === 1 ? printHex(color) : print(color, "rgb");
}

function centerOf({ x, y }: { x: number; y: number }): string {
  return x === 50 && y === 50 ? "" : `at ${decimal(x, DECIMALS)}% ${decimal(y, DECIMALS)}%`;
}

/** The least chroma that preserves a hue through a browser's rounding; invisible on a gray. */
const CARRYING_CHROMA = { oklch: 0.0008, lch: 0.2 } as const;

type Polar = { readonly c: number; readonly h: number | null };

/**
 * Fills in the missing channels of stops. In OKLCH and LCH, Chromium uses the rounding residue of a gray's hue as its
 * hue and turns toward it, so a gray gets the least chroma that keeps the hue it was written with, or that of its
 * neighbor, as CSS specifies. If its neighbors have different hues, there are two stops at its position.
 * https://www.w3.org/TR/css-color-4/#interpolation-missing
 */
export function openHues(given: readonly PlacedStop[], space: GradientSpace): PlacedStop[] {
  const stops = resolveStops(given, space);
  if (space !== "oklch" && space !== "lch") return stops;
  const least = CARRYING_CHROMA[space];
  const colors = stops.map(({ color }) => convert(color, space));
  /** A hueless color's hue toward a neighbor: the neighbor's, 0 if it has none, null if neither shows a hue. */
  const hueToward = (color: Polar, neighbor: Polar | undefined) =>
    neighbor ? (neighbor.h ?? (Math.max(color.c, neighbor.c) > least ? 0 : null)) : null;
  return stops.flatMap((stop, index) => {
    const color = colors[index] as (typeof colors)[number];
    const withHue = (h: number) => ({ ...color, c: Math.max(color.c, least), h });
    if (color.h !== null) return stop.color.space === space ? { ...stop, color: withHue(color.h) } : stop;
    // Between stops at the same position, nothing is mixed.
    const neighbor = (at: number) => (stops[at]?.position === stop.position ? undefined : colors[at]);
    const arriving = hueToward(color, neighbor(index - 1));
    const leaving = hueToward(color, neighbor(index + 1));
    const hue = leaving ?? arriving;
    if (hue === null) return stop;
    if (arriving === null || arriving === hue) return { ...stop, color: withHue(hue) };
    return [
      { color: withHue(arriving), position: stop.position },
      { ...stop, color: withHue(hue) },
    ];
  });
}
