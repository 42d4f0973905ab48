import { type Color, isMissing, type SpaceId } from "./color.ts";
import { convert } from "./convert.ts";
import { type HueArc, mixer } from "./mix.ts";

export type GradientStop = {
  readonly color: Color;
  /** 0 to 1 along the gradient; a stop without one is placed as CSS does. */
  readonly position?: number;
  /** Position, 0 to 1 along the gradient, where the color is halfway to the next stop's; the middle by default. */
  readonly hint?: number;
};

export type GradientSpace = Exclude<SpaceId, "hsv" | "cmyk" | "display-p3-linear">;

export type GradientOptions = {
  readonly space?: GradientSpace;
  readonly hue?: HueArc;
  /** Easing between two stops, from 0 to 1 to 0 to 1; linear by default. */
  readonly ease?: (share: number) => number;
};

const DEFAULT_GRADIENT_STEPS = 10;

type Segment = {
  readonly start: number;
  readonly end: number;
  /** The middle as a fraction of the segment. */
  readonly middle: number;
  readonly mixed: (amount: number) => Color;
};

/** Returns `steps` evenly spaced colors along a gradient, both ends included; no colors without stops. */
export function gradient(
  stops: readonly (Color | GradientStop)[],
  { steps = DEFAULT_GRADIENT_STEPS, ...options }: GradientOptions & { readonly steps?: number } = {},
): Color[] {
  if (stops.length === 0) return [];
  const at = gradientAt(stops, options);
  return Array.from({ length: steps }, (_, step) => at(steps > 1 ? step / (steps - 1) : 0));
}

/**
 * A gradient as a function of the position, 0 to 1, unrounded, by the rules of CSS: missing positions are filled in
 * evenly, a position or hint before an earlier one moves up to it, and a hint bends the transition between two stops.
 * Without stops, the function throws a TypeError. https://drafts.csswg.org/css-images-4/#color-stop-fixup
 */
export function gradientAt(
  stops: readonly (Color | GradientStop)[],
  { space = "oklab", hue = "shorter", ease }: GradientOptions = {},
): (position: number) => Color {
  const placed = resolveStops(placeStops(stops), space);
  const segments = placed.slice(1).map((stop, index): Segment => {
    const before = placed[index] as PlacedStop;
    const length = stop.position - before.position;
    const middle = before.hint === undefined || length === 0 ? 0.5 : (before.hint - before.position) / length;
    return { start: before.position, end: stop.position, middle, mixed: mixer(before.color, stop.color, space, hue) };
  });
  const first = placed[0] as PlacedStop;
  const last = placed.at(-1) as PlacedStop;
  return (position) => {
    if (position < first.position) return first.color;
    const segment = segments.find(({ end }) => position < end);
    if (!segment) return last.color;
    const share = bend((position - segment.start) / (segment.end - segment.start), segment.middle);
    return segment.mixed(ease ? ease(share) : share);
  };
}

/**
 * Resolves stops the way browsers mix them. Colors in hsl() and hwb() become sRGB, so that a gray has no hue, unless
 * they have a `none`. Missing channels come from the neighbor; if the neighbors differ, the color becomes two stops in
 * one position. https://www.w3.org/TR/css-color-4/#interpolation-missing
 */
export function resolveStops<Stop extends GradientStop>(stops: readonly Stop[], space: GradientSpace): Stop[] {
  const plain = stops.map((stop) => {
    const isWhole = !stop.color.missing && !isMissing(stop.color, "h");
    const isLegacy = stop.color.space === "hsl" || stop.color.space === "hwb" || stop.color.space === "hsv";
    return isLegacy && isWhole ? { ...stop, color: convert(stop.color, "srgb") } : stop;
  });
  return plain.flatMap((stop, index) => {
    if (!needsNeighbor(stop.color)) return stop;
    const [before, after] = [plain[index - 1], plain[index + 1]];
    const arriving = before && mixer(before.color, stop.color, space, "shorter")(1);
    const leaving = after && mixer(stop.color, after.color, space, "shorter")(0);
    const color = leaving ?? arriving;
    if (!color) return stop;
    if (!arriving || !leaving || JSON.stringify(arriving) === JSON.stringify(leaving)) return { ...stop, color };
    return [
      { ...stop, color: arriving, hint: undefined, middle: undefined },
      { ...stop, color: leaving },
    ];
  });
}

/** Whether the color depends on a neighbor. The missing hue of a gray can wait until it is mixed. */
function needsNeighbor(color: Color): boolean {
  return color.missing !== undefined || (isMissing(color, "h") && convert(color, "hsv").s > 0);
}

export type PlacedStop = GradientStop & { readonly position: number };

/** Stops with all positions filled in. A hint counts as an entry of its own, which browsers place like a stop. */
export function placeStops(stops: readonly (Color | GradientStop)[]): PlacedStop[] {
  const given = stops.map((stop): GradientStop => ("space" in stop ? { color: stop } : stop));
  const hasHint = (index: number) => index < given.length - 1 && given[index]?.hint !== undefined;
  const positions = given.flatMap(({ position, hint }, index) => (hasHint(index) ? [position, hint] : [position]));
  positions[0] ??= 0;
  positions[positions.length - 1] ??= 1;
  let furthest = Number.NEGATIVE_INFINITY;
  for (const [index, position] of positions.entries()) {
    if (position === undefined) continue;
    furthest = Math.max(furthest, position);
    positions[index] = furthest;
  }
  let at = 0;
  return given.map((stop, index) => {
    const placed = { ...stop, position: positions[at] ?? between(positions, at) };
    at++;
    return hasHint(index) ? { ...placed, hint: positions[at++] } : placed;
  });
}

/** The evenly spaced position of an entry between the nearest entries that have one. */
function between(positions: readonly (number | undefined)[], index: number): number {
  const before = positions.findLastIndex((position, i) => i < index && position !== undefined);
  const after = positions.findIndex((position, i) => i > index && position !== undefined);
  const start = positions[before] as number;
  return start + (((positions[after] as number) - start) * (index - before)) / (after - before);
}

/** https://drafts.csswg.org/css-images-4/#coloring-gradient-line */
function bend(share: number, middle: number): number {
  if (middle === 0.5) return share;
  if (middle <= 0) return 1;
  if (middle >= 1) return 0;
  return share ** (Math.log(0.5) / Math.log(middle));
}
