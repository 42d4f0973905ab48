import { clamp } from "../clamp.ts";
import { convert } from "../convert.ts";
import { MAX_STEPS, MIN_STEPS } from "../ramp.ts";
import type { ScaleRequest, StepTarget } from "./scale-types.ts";

/** A preferred lightness is adjusted around pinned colors and can't be missed; a target can. */
export type Demand = StepTarget | { readonly preferred: number };

export type Plan = {
  readonly names: readonly string[];
  readonly roles: readonly string[] | null;
  /** The demands of each step; if there are several, the one farthest from the background decides. */
  readonly demands: readonly (readonly Demand[])[];
  /** Whether preferred lightnesses are adjusted around pinned colors. */
  readonly isElastic: boolean;
  /** `share`: as vivid as the base, for its lightness. `same`: the chroma of the base. Numbers: fractions of that. */
  readonly chroma: "share" | "same" | readonly number[];
  /** Step whose color the targets are measured against; null for the background of the request. */
  readonly backgroundStep: number | null;
  /** Step of the base; null if it goes where it fits. */
  readonly baseStep: number | null;
};

const DEFAULT_STEPS = 11;

/** The lightness shared by the scales of most design systems, at even distances from lightest to darkest. */
const TAILWIND_LIGHTNESS = [0.975, 0.945, 0.895, 0.825, 0.735, 0.655, 0.58, 0.505, 0.435, 0.38, 0.27];
export const LIGHT_END = 0.975;
export const DARK_END = 0.27;

// Close to Radix Colors, https://www.radix-ui.com/colors, tuned by hand: the first eight steps are the same for all
// hues.
const RADIX_LIGHTNESS = {
  light: [0.992, 0.983, 0.955, 0.924, 0.894, 0.861, 0.813, 0.757],
  dark: [0.178, 0.213, 0.253, 0.283, 0.312, 0.348, 0.402, 0.5],
};
const RADIX_TEXT = { light: [0.54, 0.33], dark: [0.77, 0.92] };
const RADIX_CHROMA = {
  light: [0.015, 0.045, 0.11, 0.21, 0.3, 0.38, 0.46, 0.59, 1, 1, 1, 0.5],
  dark: [0.1, 0.16, 0.28, 0.36, 0.45, 0.55, 0.7, 0.9, 1, 0.95, 0.8, 0.3],
};
const RADIX_BASE = 8;
const HOVER_LIGHTNESS = 0.03;
/** Dark solid colors get lighter on hover, since darker would be invisible; the lightest ones always get darker. */
const HOVER_LIGHTER_BELOW = 0.4;
const HOVER_DARKER_ABOVE = 0.85;
/** In almost black colors, smaller differences are invisible. */
const DARKEST_LIGHTER_HOVER = 0.2;
/** Before light bases, such as yellows, steps can have up to this many times the chroma. */
const LIGHT_BASE_CHROMA = 2.5;

// Ratios from barely visible to almost black on white, including the limits of WCAG 2.2.
const FIRST_RATIO = 1.06;
const LAST_RATIO = 16;
const WCAG_BORDERS = [3, 4.5, 7];
/** From this many steps on, a scale has room for the limits without a jump. */
const STEPS_FOR_BORDERS = 8;
const FIRST_LC = 10;
const LAST_LC = 100;

export function planOf(request: ScaleRequest): Plan {
  const count = clampSteps(request);
  const isDark = request.appearance === "dark";
  const shared = { names: stepNames(count), roles: null, backgroundStep: null, baseStep: null } as const;
  const ordered = <T>(list: T[]) => (isDark ? list.reverse() : list);
  const demandsOf = (curve: readonly number[]) => ordered(spread(curve, count)).map((preferred) => [{ preferred }]);
  switch (request.kind) {
    case "radix":
      return radixPlan(request);
    case "contrast": {
      const targets = request.targets ?? defaultTargets(count, "wcag");
      const demands = shared.names.map((_, step) => [targets[Math.min(step, targets.length - 1)] ?? { wcag: 1 }]);
      return { ...shared, demands, isElastic: false, chroma: "share" };
    }
    case "material": {
      const tones = ordered(materialTones(count));
      const demands = tones.map((tone) => [{ tone }]);
      return { ...shared, names: tones.map(String), demands, isElastic: false, chroma: "same" };
    }
    case "oklch":
      return { ...shared, demands: demandsOf([LIGHT_END, DARK_END]), isElastic: true, chroma: "share" };
    case "tailwind":
      return { ...shared, demands: demandsOf(TAILWIND_LIGHTNESS), isElastic: true, chroma: "share" };
  }
}

/** Targets for 3 to 20 steps: WCAG ratios in even factors, which include 3, 4.5 and 7 from 8 steps on; or evenly spaced Lc. */
export function defaultTargets(count: number, measure: "wcag" | "apca"): StepTarget[] {
  const places = Array.from({ length: count }, (_, step) => step / Math.max(count - 1, 1));
  if (measure === "apca") return places.map((at) => ({ apca: Math.round(FIRST_LC + (LAST_LC - FIRST_LC) * at) }));
  const ratios = places.map((at) => FIRST_RATIO * (LAST_RATIO / FIRST_RATIO) ** at);
  const rounded = ratios.map((ratio) => Math.round(ratio * 100) / 100);
  if (count < STEPS_FOR_BORDERS) return rounded.map((wcag) => ({ wcag }));
  for (const border of WCAG_BORDERS) {
    const distances = ratios.map((ratio) => Math.abs(Math.log(ratio / border)));
    rounded[distances.indexOf(Math.min(...distances))] = border;
  }
  return rounded.map((wcag) => ({ wcag }));
}

/** Material's own thirteen tones from white to black for thirteen steps, even ones for any other number. */
function materialTones(count: number): number[] {
  if (count === 13) return [100, 99, 95, 90, 80, 70, 60, 50, 40, 30, 20, 10, 0];
  return Array.from({ length: count }, (_, step) => Math.round(100 - (100 * step) / (count - 1)));
}

/** Samples a curve of evenly spaced points at `count` places. */
function spread(curve: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, step) => {
    const place = (step / (count - 1)) * (curve.length - 1);
    const index = Math.min(Math.floor(place), curve.length - 2);
    const start = curve[index] as number;
    return start + ((curve[index + 1] as number) - start) * (place - index);
  });
}

/** Text on the subtle background is made to reach Lc 60 and 90, and 4.5:1 as well. */
function radixPlan({ base, appearance = "light" }: ScaleRequest): Plan {
  const { l } = convert(base, "oklab");
  const isHoverLighter = l < (appearance === "dark" ? HOVER_DARKER_ABOVE : HOVER_LIGHTER_BELOW);
  const lightBase = appearance === "light" ? clamp((l - 0.7) / 0.2, 0, 1) : 0;
  const beforeBase = 1 + (LIGHT_BASE_CHROMA - 1) * lightBase;
  const [low, high] = RADIX_TEXT[appearance] as [number, number];
  return {
    names: ROLES.map((_, step) => String(step + 1)),
    roles: ROLES,
    demands: [
      ...RADIX_LIGHTNESS[appearance].map((preferred) => [{ preferred }]),
      [{ preferred: l }],
      [{ preferred: isHoverLighter ? Math.max(l + HOVER_LIGHTNESS, DARKEST_LIGHTER_HOVER) : l - HOVER_LIGHTNESS }],
      [{ preferred: low }, { apca: 60 }, { wcag: 4.5 }],
      [{ preferred: high }, { apca: 90 }, { wcag: 7 }],
    ],
    isElastic: false,
    chroma: RADIX_CHROMA[appearance].map((part, step) => (step < RADIX_BASE ? Math.min(part * beforeBase, 1) : part)),
    backgroundStep: 1,
    baseStep: RADIX_BASE,
  };
}

function clampSteps({ steps = DEFAULT_STEPS, kind, targets }: ScaleRequest): number {
  const requested = kind === "contrast" && targets && targets.length > 0 ? targets.length : steps;
  return Number.isFinite(requested) ? clamp(Math.round(requested), MIN_STEPS, MAX_STEPS) : DEFAULT_STEPS;
}

const TAILWIND_STEPS = 11;

/** What each of the twelve steps is for. https://www.radix-ui.com/colors/docs/palette-composition/understanding-the-scale */
const ROLES = [
  "App background",
  "Subtle background",
  "Background of a component",
  "Background when hovered",
  "Background when active or selected",
  "Subtle border, separator",
  "Border of a component, focus ring",
  "Border when hovered",
  "Solid background",
  "Solid background when hovered",
  "Low-contrast text",
  "High-contrast text",
] as const;

/** `50, 100 … 900, 950` for eleven steps; otherwise evenly spaced and rounded to tens. */
export function stepNames(count: number): string[] {
  return Array.from({ length: count }, (_, step) => {
    if (count === TAILWIND_STEPS) return String(clamp(step * 100, 50, 950));
    return String(Math.round((100 * (step + 1)) / (count + 1)) * 10);
  });
}
