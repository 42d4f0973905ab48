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
  /** The largest CIEDE2000 distance that baking may cost. */
  readonly maxDelta: number;
};

export type GradientCode = {
  /** Mixed by the browser in the gradient's own space. */
  readonly modern: string;
  /** For browsers that mix in sRGB only; null where the modern one is as old as they are. */
  readonly fallback: string | null;
  /** How many stops each of them has. */
  readonly modernStops: number;
  readonly fallbackStops: number;
};

/** Places are written to a hundredth of a percent. */
const DECIMALS = 2;
/** Of the channels, 0 to 1: nearer to 8 bits than this is said by hex without a loss. */
const HEX_EPSILON = 1e-6;
/** With less, rounding to 8 bits turns the hue by more than a few degrees. */
const LEAST_SURE_CHROMA = 0.02;

/** The gradient as CSS writes it, with its own stops and hints. https://drafts.csswg.org/css-images-4/#gradients */
export function printGradient({ shape, space, hue, stops }: ShapedGradient): string {
  const opened = openHues(withHints(stops), space);
  const isLegacy = opened.every(({ color }) => isHex(color));
  const last = opened.length - 1;
  // CSS spreads colors without a place evenly by itself.
  const isSpread = opened.every(({ position }, index) => percent(position) === percent(index / last));
  const list = opened.map(({ color, position, hint }) => {
    const text = isSpread ? printStop(color, space) : `${printStop(color, space)} ${percent(position)}`;
    return hint === undefined ? text : `${text}, ${percent(hint)}`;
  });
  // With hex colors alone, sRGB is meant where nothing is said.
  const method = space === "srgb" && isLegacy ? "" : `in ${space}${arcOf(space, hue)}`;
  return printFunction(shape, method, list);
}

/** The gradient for a style sheet: the modern form, with its course baked in, and the one for browsers without it. */
export function printGradientCode(gradient: ShapedGradient, baking: Baking): GradientCode {
  const { modern, modernStops } = printModern(gradient, baking);
  if (!/\bin /.test(modern)) return { modern, fallback: null, modernStops, fallbackStops: 0 };
  const { easing, maxDelta } = baking;
  const stops = bake(gradient, { easing, maxDelta, space: "srgb", isSrgb: true });
  return { modern, fallback: printBaked(gradient.shape, "srgb", stops), modernStops, fallbackStops: stops.length };
}

/** The modern form alone. */
export function printModern(gradient: ShapedGradient, baking: Baking): Pick<GradientCode, "modern" | "modernStops"> {
  const { shape, space, stops } = gradient;
  if (isNative(gradient, baking)) return { modern: printGradient(gradient), modernStops: stops.length };
  const { easing, maxDelta, isFitted } = baking;
  const baked = bake(gradient, { easing, maxDelta, space, isSrgb: isFitted });
  return { modern: printBaked(shape, space, baked), modernStops: baked.length };
}

/** `linear-gradient(90deg` and the like up to the first color, without the space. "" where all is as CSS has it anyway. */
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

/** What follows the space in `in oklch longer hue`: " longer hue", or "" where the arc is the usual one. */
export function arcOf(space: GradientSpace, hue: ShapedGradient["hue"]): string {
  return hue === "shorter" || !isPolar(space) ? "" : ` ${hue} hue`;
}

/**
 * A color of a gradient: hex where that says it exactly, else in the space of the gradient, or in OKLCH. In sRGB for HSL and
 * HWB, as only there Chromium sees that a gray has no hue, and where CSS would cut the lightness of OKLCH.
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

/** Whether a color has 8 bits a channel, so that hex says all of it. */
function isHex(color: Color): boolean {
  if (!isInGamut(color, "srgb")) return false;
  const { r, g, b } = convert(color, "srgb");
  return [r, g, b].every((x) => Math.abs(x * 255 - Math.round(x * 255)) < HEX_EPSILON * 255);
}

function printBaked(shape: GradientShape, space: GradientSpace, stops: readonly BakedStop[]): string {
  const isInSrgb = stops.every(({ color }) => isInGamut(color, "srgb"));
  const list = openHues(stops, space).map(({ color, position }) => {
    // Half a step of 8 bits is nothing beside what baking costs already, but for the hue of a gray.
    const isShort = isInGamut(color, "srgb") && !isNearGray(color, space);
    return `${isShort ? printSrgb(color) : printStop(color, space)} ${percent(position)}`;
  });
  return printFunction(shape, space === "srgb" && isInSrgb ? "" : `in ${space}`, list);
}

/** Whether 8 bits would turn the hue. */
function isNearGray(color: Color, space: GradientSpace): boolean {
  return (space === "oklch" || space === "lch") && convert(color, "oklch").c < LEAST_SURE_CHROMA;
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

/** The least chroma that carries a hue through a browser's rounding; on a gray it is invisible. */
const CARRYING_CHROMA = { oklch: 0.0008, lch: 0.2 } as const;

type Polar = { readonly c: number; readonly h: number | null };

/**
 * Stops whose missing channels are filled in. In OKLCH and LCH Chromium takes what rounding leaves of a gray's hue for its
 * hue and turns around to it, so there a gray gets the least chroma that keeps the hue it was written with, or that of its
 * neighbor, as CSS says. Where its neighbors have different hues, there are two stops at its place.
 * https://www.w3.org/TR/css-color-4/#interpolation-missing
 */
export function openHues(given: readonly PlacedStop[], space: GradientSpace): PlacedStop[] {
  const stops = resolveStops(given, space);
  if (space !== "oklch" && space !== "lch") return stops;
  const least = CARRYING_CHROMA[space];
  const colors = stops.map(({ color }) => convert(color, space));
  /** The hue of a color without one on the way to a neighbor: that of the neighbor, 0 if it has none, null if neither shows. */
  const hueBeside = (color: Polar, neighbor: Polar | undefined) =>
    neighbor ? (neighbor.h ?? (Math.max(color.c, neighbor.c) > least ? 0 : null)) : null;
  return stops.flatMap((stop, index) => {
    const color = colors[index] as (typeof colors)[number];
    const withHue = (h: number) => ({ ...color, c: Math.max(color.c, least), h });
    if (color.h !== null) return stop.color.space === space ? { ...stop, color: withHue(color.h) } : stop;
    // Between stops at one place there is no way.
    const neighbor = (at: number) => (stops[at]?.position === stop.position ? undefined : colors[at]);
    const arriving = hueBeside(color, neighbor(index - 1));
    const leaving = hueBeside(color, neighbor(index + 1));
    const hue = leaving ?? arriving;
    if (hue === null) return stop;
    if (arriving === null || arriving === hue) return { ...stop, color: withHue(hue) };
    return [
      { color: withHue(arriving), position: stop.position },
      { ...stop, color: withHue(hue) },
    ];
  });
}
