import { clamp } from "./clamp.ts";
import type { Color, Hue, Oklab, Oklch } from "./color.ts";
import { convert, fromRgb24 } from "./convert.ts";
import { BLUE_HUE, MAX_DRIFT, turnToward, YELLOW_HUE } from "./kernel/hue.ts";
import { mixer } from "./mix.ts";

/** The spaces a ramp can be mixed in. */
export const MODES = ["lch", "hsl", "lab", "hwb", "srgb", "oklab", "oklch"] as const;
export type Mode = (typeof MODES)[number];

/** The three ramps: toward white, black and gray. */
export const RAMP_KINDS = ["tints", "shades", "tones"] as const;
export type RampKind = (typeof RAMP_KINDS)[number];

export function isRamp(kind: string): kind is RampKind {
  return RAMP_KINDS.some((ramp) => ramp === kind);
}

/** `constant` keeps the hue of the mode; `shifted` drifts tints toward yellow and shades toward blue, as light does. */
export type RampHue = "constant" | "shifted";

const DEFAULT_STEPS = 10;
export const MIN_STEPS = 3;
export const MAX_STEPS = 20;

const WHITE = fromRgb24(0xffffff);
const BLACK = fromRgb24(0x000000);
const GRAY = fromRgb24(0x808080);
/** OKLab spends the last twentieth of its lightness on colors that 8 bits round to black. */
const BLACK_OF_OKLAB: Oklab = { space: "oklab", l: 0.05, a: 0, b: 0, alpha: 1 };

export function isMode(text: unknown): text is Mode {
  return MODES.some((mode) => mode === text);
}

/**
 * Steps from the color toward white. The base comes first, exactly as given, and white is never reached: step i of n is
 * mixed to i/n. Steps are rounded and kept within 3 to 20. Colors are in the mode's space and not gamut-mapped.
 */
export function tints(color: Color, steps = DEFAULT_STEPS, mode: Mode = "lch", hue: RampHue = "constant"): Color[] {
  return ramp(color, WHITE, steps, mode, hue === "shifted" ? YELLOW_HUE : null);
}

/** Like `tints`, toward black; in the OKLab modes, toward the lightness where 8-bit colors begin. */
export function shades(color: Color, steps = DEFAULT_STEPS, mode: Mode = "lch", hue: RampHue = "constant"): Color[] {
  const end = mode === "oklab" || mode === "oklch" ? BLACK_OF_OKLAB : BLACK;
  return ramp(color, end, steps, mode, hue === "shifted" ? BLUE_HUE : null);
}

/** Like `tints`, toward middle gray, #808080. A tone has nowhere to drift, so its hue is always constant. */
export function tones(color: Color, steps = DEFAULT_STEPS, mode: Mode = "lch"): Color[] {
  return ramp(color, GRAY, steps, mode, null);
}

function ramp(color: Color, end: Color, steps: number, mode: Mode, driftTo: Hue): Color[] {
  const count = clampSteps(steps);
  const mixed = mixer(color, { ...end, alpha: color.alpha }, mode, "shorter");
  return Array.from({ length: count }, (_, step) => {
    if (step === 0) return color;
    const result = mixed(step / count);
    return driftTo === null ? result : convert(drift(convert(result, "oklch"), driftTo, step / count), mode);
  });
}

function clampSteps(steps: number): number {
  return Number.isNaN(steps) ? DEFAULT_STEPS : clamp(Math.round(steps), MIN_STEPS, MAX_STEPS);
}

function drift(color: Oklch, target: number, amount: number): Oklch {
  return color.h === null ? color : { ...color, h: turnToward(color.h, target, MAX_DRIFT * amount) };
}
