import { reduceChroma } from "../chroma.ts";
import type { Color } from "../color.ts";
import { convert } from "../convert.ts";
import { mapToGamut } from "../gamut.ts";
import { normalizeHue } from "../kernel/hue.ts";

/**
 * The circle on which angles are measured: `oklch` keeps lightness, and chroma where sRGB has room, `hsl` is the circle
 * of most color pickers, `ryb` the painters' circle, on which red faces green.
 */
export type Wheel = "oklch" | "hsl" | "ryb";
/** In the order of a menu. */
export const WHEELS: readonly Wheel[] = ["oklch", "hsl", "ryb"];

const RULES = [
  { id: "complementary", name: "Complementary", angles: [0, 180] },
  { id: "split-complementary", name: "Split complementary", angles: [0, 150, 210] },
  { id: "double-split-complementary", name: "Double split complementary", angles: [0, 30, 150, 210, 330] },
  { id: "analogous", name: "Analogous", angles: [0, 30, 330] },
  { id: "triadic", name: "Triadic", angles: [0, 120, 240] },
  { id: "tetradic", name: "Tetradic", angles: [0, 60, 180, 240] },
  { id: "square", name: "Square", angles: [0, 90, 180, 270] },
  { id: "monochromatic", name: "Monochromatic", angles: [0, 0, 0, 0, 0] },
] as const;
export type HarmonyId = (typeof RULES)[number]["id"];
export type HarmonyRule = {
  readonly id: HarmonyId;
  readonly name: string;
  /** Degrees from the base, which comes first. */
  readonly angles: readonly number[];
};
export type Harmony = HarmonyRule & { readonly colors: readonly Color[] };

/** In the order of a menu. */
export const HARMONY_RULES: readonly HarmonyRule[] = RULES;

const MIN_LIGHTNESS = 0.25;
const MAX_LIGHTNESS = 0.95;

// The painters' circle, every 60 degrees from red: red, orange, yellow, green, blue, violet, red, as HSL hues. After
// J. Itten, The Art of Color (1961); his violet is bluer than halfway between blue and red.
const RYB_TO_HSL = [0, 30, 60, 120, 240, 280, 360];

/** All harmonies of a color on a wheel. */
export function harmonies(color: Color, wheel: Wheel = "oklch"): Harmony[] {
  return HARMONY_RULES.map((rule) => ({ ...rule, colors: harmonyOf(color, rule, wheel) }));
}

/**
 * The colors of one rule. The base comes first, exactly as given; the others are in sRGB. A gray has no hue to turn, so
 * all colors of its harmonies are that gray, except the monochromatic one, which varies lightness.
 */
export function harmonyOf(color: Color, { id, angles }: HarmonyRule, wheel: Wheel = "oklch"): Color[] {
  if (id === "monochromatic") return monochromatic(color, angles.length);
  return angles.map((angle) => (angle === 0 ? color : rotateHue(color, angle, wheel)));
}

/** Turns the hue by some degrees on a wheel, in sRGB. A gray has no hue and stays unchanged. */
export function rotateHue(color: Color, degrees: number, wheel: Wheel = "oklch"): Color {
  if (wheel === "oklch") {
    const { h, ...rest } = convert(color, "oklch");
    return reduceChroma({ ...rest, h: h === null ? null : normalizeHue(h + degrees) }, "srgb");
  }
  const { h, ...rest } = convert(mapToGamut(color, "srgb"), "hsl");
  if (h === null) return { ...rest, h };
  if (wheel === "hsl") return { ...rest, h: normalizeHue(h + degrees) };
  return { ...rest, h: hslFromRyb(normalizeHue(rybFromHsl(h) + degrees)) };
}

/** Converts an HSL hue to the angle on the painters' circle, both in degrees. */
export function rybFromHsl(hue: number): number {
  const sector = RYB_TO_HSL.findLastIndex((start, index) => index < 6 && start <= hue);
  const start = RYB_TO_HSL[sector] as number;
  const end = RYB_TO_HSL[sector + 1] as number;
  return 60 * (sector + (hue - start) / (end - start));
}

/** Converts an angle on the painters' circle to the HSL hue, both in degrees. */
export function hslFromRyb(angle: number): number {
  const sector = Math.floor(angle / 60);
  const start = RYB_TO_HSL[sector] as number;
  const end = RYB_TO_HSL[sector + 1] as number;
  return start + (end - start) * (angle / 60 - sector);
}

/** Even lightness steps across the useful range; the base replaces the nearest and comes first. */
function monochromatic(color: Color, count: number): Color[] {
  const base = convert(color, "oklch");
  const steps = Array.from(
    { length: count },
    (_, step) => MIN_LIGHTNESS + ((MAX_LIGHTNESS - MIN_LIGHTNESS) * step) / (count - 1),
  );
  const nearest = steps.reduce((best, l) => (Math.abs(l - base.l) < Math.abs(best - base.l) ? l : best));
  const others = steps.filter((l) => l !== nearest);
  return [color, ...others.map((l) => reduceChroma({ ...base, l }, "srgb"))];
}
