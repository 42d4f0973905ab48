import { clamp } from "../clamp.ts";
import type { Rgb24 } from "../color.ts";
import { apcaContrast, printRatio, wcagContrast } from "../contrast/contrast.ts";
import { toRgb24 } from "../convert.ts";
import { labCurve } from "../kernel/lab-curve.ts";
import { round } from "../round.ts";
import { luminanceOfOklch } from "./gamut-edge.ts";
import type { ScalePath } from "./scale-path.ts";
import type { Demand } from "./scale-plans.ts";

/** The background that contrast is measured against, and the end that a scale on it runs to. */
export type Background = { readonly rgb24: Rgb24; readonly lightness: number; readonly end: 0 | 1 };

export type Answer = {
  readonly l: number;
  /** What even black or white would reach, if that is too little. */
  readonly most: number | null;
};

/** Precision of borders in OKLCH lightness: much finer than an 8-bit step. */
const LIGHTNESS_STEP = 1e-5;
/** About a fifth of an 8-bit step, for up to four 8-bit steps in total. */
const SETTLING_STEP = 0.0005;
const MAX_SETTLING = 20;
/** How far a pinned color can be from a promised lightness or tone without being reported. */
const LIGHTNESS_TOLERANCE = 0.005;
const TONE_TOLERANCE = 0.5;

/** The lightness at which the path meets the demand, as close to the background as possible. */
export function solveStep(demand: Demand, step: number, path: ScalePath, background: Background): Answer {
  if ("preferred" in demand) return { l: demand.preferred, most: null };
  if ("lightness" in demand) return { l: clamp(demand.lightness, 0, 1), most: null };
  if ("tone" in demand) {
    const isDarker = (l: number) => toneOf(path, step, l) < demand.tone;
    return { l: demand.tone <= 0 ? 0 : demand.tone >= 100 ? 1 : border(isDarker, 0, 1), most: null };
  }
  const passes = (l: number) => measure(demand, toRgb24(path(step, l)), background.rgb24) >= wantedOf(demand);
  if (passes(background.lightness)) return { l: background.lightness, most: null };
  if (passes(background.end)) return { l: border((l) => !passes(l), background.lightness, background.end), most: null };
  return { l: background.end, most: measure(demand, background.end === 1 ? 0xffffff : 0x000000, background.rgb24) };
}

/**
 * The first lightness from `from` toward the end at which all demands hold together: 8-bit rounding is uneven, so a
 * demand that was met can fail again slightly further on.
 */
export function settle(
  demands: readonly Demand[],
  step: number,
  path: ScalePath,
  background: Background,
  from: number,
): number {
  const contrasts = demands.filter((demand) => "wcag" in demand || "apca" in demand);
  const isKept = (l: number) => {
    const rgb24 = toRgb24(path(step, l));
    return contrasts.every((demand) => isMet(demand, rgb24, l, background));
  };
  const direction = background.end === 0 ? -1 : 1;
  for (let tries = 0; tries < MAX_SETTLING; tries++) {
    const l = clamp(from + direction * tries * SETTLING_STEP, 0, 1);
    if (isKept(l)) return l;
  }
  return from;
}

/** Whether a color meets the demand. `rgb24` and `lightness` are the same color. */
export function isMet(demand: Demand, rgb24: Rgb24, lightness: number, background: Background): boolean {
  if ("preferred" in demand) return true;
  if ("lightness" in demand) return Math.abs(lightness - demand.lightness) <= LIGHTNESS_TOLERANCE;
  if ("tone" in demand) return Math.abs(toneOfRgb24(rgb24) - demand.tone) <= TONE_TOLERANCE;
  return measure(demand, rgb24, background.rgb24) >= wantedOf(demand);
}

/** The target, and what a color reaches, in the terms of the measure. */
export function words(
  demand: Demand,
  rgb24: Rgb24,
  lightness: number,
  background: Background,
): [wanted: string, reached: string] {
  if ("tone" in demand) return [`tone ${round(demand.tone, 1)}`, `tone ${round(toneOfRgb24(rgb24), 1)}`];
  if ("wcag" in demand) return [`${demand.wcag}:1`, `${printRatio(measure(demand, rgb24, background.rgb24))}:1`];
  if ("apca" in demand) return [`Lc ${wantedOf(demand)}`, `Lc ${Math.floor(measure(demand, rgb24, background.rgb24))}`];
  return [
    `lightness ${round("preferred" in demand ? demand.preferred : demand.lightness, 3)}`,
    `lightness ${round(lightness, 3)}`,
  ];
}

/** The end with more room on this background, by the given measure. */
export function roomierEnd(background: Rgb24, measured: "wcag" | "apca"): 0 | 1 {
  const demand = measured === "wcag" ? { wcag: 1 } : { apca: 0 };
  return measure(demand, 0xffffff, background) > measure(demand, 0x000000, background) ? 1 : 0;
}

/** CIE lightness L*, 0 to 100: what Material calls tone. https://www.w3.org/TR/css-color-4/#cie-lab */
export function toneOfLuminance(y: number): number {
  return 116 * labCurve(y) - 16;
}

function toneOf(path: ScalePath, step: number, lightness: number): number {
  const { l, c, h } = path(step, lightness);
  return toneOfLuminance(luminanceOfOklch(l, c, h));
}

function toneOfRgb24(rgb24: Rgb24): number {
  // The ratio to black is (Y + 0.05) / 0.05.
  return toneOfLuminance(wcagContrast(rgb24, 0) * 0.05 - 0.05);
}

function measure(
  demand: { readonly wcag: number } | { readonly apca: number },
  rgb24: Rgb24,
  background: Rgb24,
): number {
  return "wcag" in demand ? wcagContrast(rgb24, background) : Math.abs(apcaContrast(rgb24, background));
}

function wantedOf(demand: { readonly wcag: number } | { readonly apca: number }): number {
  return "wcag" in demand ? demand.wcag : Math.abs(demand.apca);
}

/** The first value that passes on the way from a failing one, by bisection. */
function border(fails: (l: number) => boolean, failing: number, passing: number): number {
  let [from, to] = [failing, passing];
  while (Math.abs(to - from) > LIGHTNESS_STEP) {
    const middle = (from + to) / 2;
    if (fails(middle)) from = middle;
    else to = middle;
  }
  return to;
}
