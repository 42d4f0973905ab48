import type { Color } from "./color.ts";
import { convert } from "./convert.ts";
import { clipToGamut, mapToGamut } from "./gamut.ts";
import { type GradientOptions, type GradientStop, gradientAt, placeStops } from "./gradient.ts";
import { print, printHex } from "./print.ts";

export type GradientCss = {
  /** Mixed by the browser, in the gradient's own space. */
  readonly modern: string;
  /** For browsers that mix in sRGB only: enough stops that the straight lines between them follow the same way. */
  readonly fallback: string;
};

const POLAR_SPACES = ["hsl", "hwb", "lch", "oklch"];
/** Fallback stops over the whole length of a gradient, besides the gradient's own. */
const FALLBACK_STOPS = 16;

/**
 * A `linear-gradient()` twice: write the fallback first, and the modern one after it, so that a browser that knows it
 * takes it. `angle` in degrees as in CSS, 90 to the right. https://drafts.csswg.org/css-images-4/#linear-gradient-syntax
 */
export function gradientCss(
  stops: readonly (Color | GradientStop)[],
  { space = "oklab", hue = "shorter", angle = 90 }: GradientOptions & { readonly angle?: number } = {},
): GradientCss {
  const given = stops.map((stop): GradientStop => ("space" in stop ? { color: stop } : stop));
  const arc = hue === "shorter" || !POLAR_SPACES.includes(space) ? "" : ` ${hue} hue`;
  const list = given.map(({ color, position, hint }) => {
    const place = position === undefined ? "" : ` ${percent(position)}`;
    return printColor(color) + place + (hint === undefined ? "" : `, ${percent(hint)}`);
  });
  return {
    modern: `linear-gradient(${angle}deg in ${space}${arc}, ${list.join(", ")})`,
    fallback: `linear-gradient(${angle}deg, ${fallbackStops(given, { space, hue }).join(", ")})`,
  };
}

/** Every stop, and between two stops as many samples as their share of the length asks for; none where sRGB is meant. */
function fallbackStops(stops: readonly GradientStop[], options: GradientOptions): string[] {
  const placed = placeStops(stops);
  const at = gradientAt(stops, options);
  return placed.flatMap(({ color, position, hint }, index) => {
    const length = (placed[index + 1]?.position ?? position) - position;
    const isStraight = options.space === "srgb" && hint === undefined;
    const parts = isStraight ? 1 : Math.max(Math.round(length * FALLBACK_STOPS), 1);
    const places = Array.from({ length: parts - 1 }, (_, part) => position + (length * (part + 1)) / parts);
    return [fallbackStop(color, position), ...places.map((place) => fallbackStop(at(place), place))];
  });
}

function fallbackStop(color: Color, position: number): string {
  return `${printSrgb(mapToGamut(color, "srgb"))} ${percent(position)}`;
}

function printSrgb(color: Color): string {
  return color.alpha === 1 ? printHex(color) : print(color, "rgb");
}

/** The short hex form where it says all, and oklch() for colors between bytes or outside sRGB. */
function printColor(color: Color): string {
  const clipped = clipToGamut(color, "srgb");
  const { r, g, b } = convert(color, "srgb");
  const isExact = [r, g, b].every((x) => x > -1e-6 && x < 1 + 1e-6 && Math.abs(x * 255 - Math.round(x * 255)) < 1e-4);
  return isExact ? printSrgb(clipped) : print(color, "oklch");
}

function percent(position: number): string {
  return `${Number((position * 100).toFixed(2))}%`;
}
