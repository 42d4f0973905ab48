import { maxChroma } from "./chroma.ts";
import type { Color, Rgb24 } from "./color.ts";
import { wcagContrast } from "./contrast.ts";
import { convert, toRgb24 } from "./convert.ts";
import { MAX_STEPS, MIN_STEPS } from "./ramp.ts";

export type ScaleStep = { readonly name: string; readonly color: Color; readonly isBase: boolean };

export type ScaleOptions = {
  /** 3 to 20; eleven, named 50, 100 to 900, 950, unless said otherwise. */
  readonly steps?: number;
  /** The name of the step that holds the base; the step that it fits best unless said otherwise. */
  readonly base?: string;
  readonly gamut?: "srgb" | "display-p3";
  /** Degrees by which the hue has turned at the lightest and at the darkest end. */
  readonly hueDrift?: readonly [light: number, dark: number];
};

// The shape that the scales of most design systems share, at even distances from lightest to darkest.
const LIGHTNESS = [0.975, 0.945, 0.895, 0.825, 0.735, 0.655, 0.58, 0.505, 0.435, 0.38, 0.27];
/** Share of the possible chroma that a step of a fully vivid scale takes: thin at the light end, a little at the dark. */
const VIVIDNESS = [0.45, 0.6, 0.75, 0.9, 1, 1, 1, 1, 0.97, 0.93, 0.85];
/** Keeps a vivid yellow, light as it is, off the thin steps at the light end. */
const EXCESS_WEIGHT = 0.5;
const DEFAULT_SCALE_STEPS = 11;

/**
 * A scale from light to dark in OKLCH. The base is one of its steps exactly as given; lightness runs evenly to both ends
 * from there, and every step is as vivid, for what its lightness allows, as the base is, less at the ends.
 */
export function scale(color: Color, options: ScaleOptions = {}): ScaleStep[] {
  const { steps = DEFAULT_SCALE_STEPS, gamut = "srgb", hueDrift = [0, 0] } = options;
  const count = Math.min(Math.max(Math.round(steps), MIN_STEPS), MAX_STEPS);
  const names = stepNames(count);
  const base = convert(color, "oklch");
  const vividness = base.c / (maxChroma(base.l, base.h, gamut) || 1);
  const shape = (curve: readonly number[], step: number) => along(curve, step / (count - 1));
  const wished = options.base === undefined ? -1 : names.indexOf(options.base);
  const distances = names.map((_, step) => {
    const excess = Math.max(vividness - shape(VIVIDNESS, step), 0);
    return Math.abs(base.l - shape(LIGHTNESS, step)) + EXCESS_WEIGHT * excess;
  });
  const pin = wished >= 0 ? wished : distances.indexOf(Math.min(...distances));

  return names.map((name, step) => {
    if (step === pin) return { name, color, isBase: true };
    const end = step < pin ? 0 : count - 1;
    const way = (shape(LIGHTNESS, step) - shape(LIGHTNESS, pin)) / (shape(LIGHTNESS, end) - shape(LIGHTNESS, pin));
    const l = base.l + (endLightness(base.l, end === 0) - base.l) * way;
    const h = base.h === null ? null : (base.h + way * hueDrift[end === 0 ? 0 : 1] + 360) % 360;
    const c =
      base.h === null
        ? 0
        : Math.min((vividness * shape(VIVIDNESS, step)) / shape(VIVIDNESS, pin), 1) * maxChroma(l, h, gamut);
    return { name, color: { space: "oklch", alpha: color.alpha, l, c, h }, isBase: false };
  });
}

/** `50, 100 … 900, 950` for eleven steps; round hundredths of the way for any other number. */
export function stepNames(count: number): string[] {
  return Array.from({ length: count }, (_, step) => {
    if (count === DEFAULT_SCALE_STEPS) return String(Math.min(Math.max(step * 100, 50), 950));
    return String(Math.round((100 * (step + 1)) / (count + 1)) * 10);
  });
}

/** The name of the first step from which on all darker steps reach the WCAG ratio on the background, or null. */
export function textSafeFrom(steps: readonly ScaleStep[], background: Rgb24, minimum = 4.5): string | null {
  const firstFailing = steps.findLastIndex((step) => wcagContrast(toRgb24(step.color), background) < minimum);
  return steps[firstFailing + 1]?.name ?? null;
}

/** Where the scale ends: at the usual lightness, or halfway from the base to white or black if that is farther. */
function endLightness(base: number, isLight: boolean): number {
  return isLight ? Math.max(LIGHTNESS[0] as number, (1 + base) / 2) : Math.min(LIGHTNESS.at(-1) as number, base / 2);
}

/** The value of a curve of evenly spaced points at 0 to 1 of its length. */
function along(curve: readonly number[], position: number): number {
  const place = position * (curve.length - 1);
  const index = Math.min(Math.floor(place), curve.length - 2);
  const start = curve[index] as number;
  return start + ((curve[index + 1] as number) - start) * (place - index);
}
