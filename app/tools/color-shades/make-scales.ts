import { reduceChroma } from "#color/chroma.ts";
import type { Color, Rgb24 } from "#color/color.ts";
import { wcagContrast } from "#color/contrast/contrast.ts";
import { convert, toRgb24 } from "#color/convert.ts";
import { deltaE2000 } from "#color/difference/difference.ts";
import { isRamp, type RampKind, shades, tints, tones } from "#color/ramp.ts";
import { alphaTwin } from "#color/scales/alpha-twin.ts";
import { defaultTargets } from "#color/scales/scale-plans.ts";
import { solveScale } from "#color/scales/scale-solver.ts";
import type { Miss, ScaleKind, ScaleRequest, ScaleStep, SolvedScale } from "#color/scales/scale-types.ts";
import { hexOf } from "#color/text/print.ts";
import { canAlign, type State } from "./state.ts";

export type Scale = {
  readonly base: Color;
  readonly steps: readonly ScaleStep[];
  readonly baseStep: number;
  readonly misses: readonly Miss[];
  /** CIEDE2000 between the color and its step: above 0 only if the step keeps the first scale's lightness instead. */
  readonly baseDeltaE: number;
};

/** The scales of all colors. Scale colors are inside sRGB; ramp colors are whatever their mode yields. */
export function makeScales(state: State): Scale[] {
  const { colors, kind } = state;
  if (isRamp(kind)) return colors.map((base) => makeRamp(state, kind, base));
  const requests = colors.map((_, index) => requestOf(state, kind, index));
  const isAligned = state.isAligned && canAlign(kind);
  const first = requests[0] ? solveScale(requests[0]) : null;
  return requests.map((request, index) => {
    if (index === 0 && first) return finish(request.base, first);
    return first && isAligned ? makeAligned(request, first) : finish(request.base, solveScale(request));
  });
}

function makeRamp({ steps, mode, hue }: State, kind: RampKind, base: Color): Scale {
  const ramp = kind === "tones" ? tones(base, steps, mode) : { tints, shades }[kind](base, steps, mode, hue);
  const named = ramp.map((color, step) => ({
    name: String(Math.round((100 * step) / steps)),
    role: null,
    color,
    isBase: step === 0,
    isPinned: step === 0,
  }));
  return { base, steps: named, baseStep: 0, misses: [], baseDeltaE: 0 };
}

function requestOf(state: State, kind: ScaleKind, index: number): ScaleRequest {
  const { chroma, drift, steps, background } = state;
  return {
    kind,
    base: state.colors[index] as Color,
    baseStep: state.baseStep,
    pins: state.pins.filter((pin) => pin.scale === index),
    steps,
    appearance: state.isDark ? "dark" : "light",
    // Omitted options use the default of the kind: Material keeps its hue, for example.
    ...(drift === "natural" ? {} : { hueDrift: drift }),
    ...(background ? { background } : {}),
    ...(kind === "contrast" ? { targets: defaultTargets(steps, state.measure) } : {}),
    chroma: { amount: chroma.amount / 100, light: chroma.light / 100, dark: chroma.dark / 100 },
  };
}

/** Uses the first scale's lightness for each step. The color itself changes in lightness too, by `baseDeltaE`. */
function makeAligned(request: ScaleRequest, first: SolvedScale): Scale {
  const lightness = first.steps.map(({ color }) => convert(color, "oklab").l);
  const own = convert(request.base, "oklch");
  const distances = lightness.map((l) => Math.abs(l - own.l));
  const baseStep = request.baseStep ?? distances.indexOf(Math.min(...distances));
  const base = reduceChroma({ ...own, l: lightness[baseStep] ?? own.l }, "srgb");
  const targets = lightness.map((l) => ({ lightness: l }));
  const solved = solveScale({ ...request, kind: "contrast", base, baseStep, targets });
  const steps = solved.steps.map((step, index) => ({ ...step, name: first.steps[index]?.name ?? step.name }));
  return finish(request.base, { ...solved, steps });
}

function finish(base: Color, { steps, baseStep, misses }: SolvedScale): Scale {
  const at = steps[baseStep]?.color ?? base;
  const isExact = toRgb24(at) === toRgb24(base);
  return { base, steps, baseStep, misses, baseDeltaE: isExact ? 0 : deltaE2000(base, at) };
}

export const WHITE = 0xffffff;
export const BLACK = 0x000000;
/** WCAG 2.2 AA for text. */
export const TEXT_RATIO = 4.5;

export type MeasuredStep = ReturnType<typeof measureSteps>[number];

/** All values refer to the 8-bit sRGB color, which is what most screens show. */
export function measureSteps({ steps }: Scale, against: number) {
  const codes = steps.map(({ color }) => toRgb24(color));
  const other = codes[against] ?? WHITE;
  return codes.map((rgb24) => ({
    hex: hexOf(rgb24),
    onWhite: wcagContrast(rgb24, WHITE),
    onBlack: wcagContrast(rgb24, BLACK),
    /** Contrast with the step that the person has chosen. */
    withStep: wcagContrast(rgb24, other),
    /** The most transparent colors that look the same on white and on black. */
    twinOnWhite: alphaTwin(rgb24, WHITE),
    twinOnBlack: alphaTwin(rgb24, BLACK),
  }));
}

/** Steps `from` to `to`, including either the first or the last one, all legible as text on the background. */
export type SafeRange = { readonly from: number; readonly to: number; readonly name: string };

/** The run of steps at the far end of the scale with at least 4.5:1 on the background, or null. */
export function safeRange({ steps }: Scale, background: Rgb24): SafeRange | null {
  const passes = steps.map(({ color }) => wcagContrast(toRgb24(color), background) >= TEXT_RATIO);
  const last = steps.length - 1;
  if (passes[last]) {
    const from = passes.lastIndexOf(false) + 1;
    return { from, to: last, name: steps[from]?.name ?? "" };
  }
  if (!passes[0]) return null;
  const to = passes.indexOf(false) - 1;
  return { from: 0, to, name: steps[to]?.name ?? "" };
}

export function isWhole({ from, to }: SafeRange, count: number): boolean {
  return from === 0 && to === count - 1;
}

/** A phrase such as "from 600" or "up to 400". */
export function rangeWords({ from, name }: SafeRange): string {
  return from === 0 ? `up to ${name}` : `from ${name}`;
}
