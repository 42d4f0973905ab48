import { CAST_CHROMA, COLD_ARC, WARM_ARC } from "../temperature.ts";
import { SAFE_DELTA_E } from "../vision.ts";
import { isCold, isNeon, isPastel, isWarm, NEON_LIMITS } from "./kinds.ts";
import { leastSeenDeltaE, type MeasuredPalette } from "./measure.ts";
import { PALETTE_TAGS, type PaletteTag } from "./tag-ids.ts";

/** WCAG 2.2 AA for text. */
const READABLE_RATIO = 4.5;
const MIXED_SHARE = 0.5;
const LIGHT_MEAN_L = 0.76;
const DARK_MEAN_L = 0.5;
const VIVID_MEAN_C = 0.12;
const MAX_MUTED_C = 0.11;

/** What each tag means, with its thresholds. */
export const TAG_MEANINGS: Readonly<Record<PaletteTag, string>> = {
  warm: `At least half of the colors are warm: a hue from ${WARM_ARC.from}° through red to ${WARM_ARC.to}° with a chroma of ${CAST_CHROMA} or more. None is cold.`,
  cold: `At least half of the colors are cold: a hue from ${COLD_ARC.from}° through blue to ${COLD_ARC.to}° with a chroma of ${CAST_CHROMA} or more. None is warm.`,
  light: `The mean lightness is ${LIGHT_MEAN_L} or more.`,
  dark: `The mean lightness is ${DARK_MEAN_L} or less.`,
  vivid: `The mean chroma is ${VIVID_MEAN_C} or more.`,
  muted: `No color has a chroma above ${MAX_MUTED_C}.`,
  pastel: "Every color has a lightness of 0.82 or more, and a chroma from 0.02 to 0.1.",
  neon: `At least half of the colors have a lightness of ${NEON_LIMITS.leastL} or more, and a chroma of ${NEON_LIMITS.leastC} or more that is at least ${NEON_LIMITS.leastShare * 100}% of the sRGB maximum there.`,
  readable: `The lightest and the darkest color have a contrast of ${READABLE_RATIO}:1 or more, AA for text.`,
  "color-blind-safe": `Any two colors are at least ΔE ${SAFE_DELTA_E} apart with protanopia, deuteranopia and tritanopia.`,
};

/** Tags are measured, never given by hand. */
export function tagsOf(palette: MeasuredPalette): PaletteTag[] {
  return PALETTE_TAGS.filter((tag) => TESTS[tag](palette));
}

const TESTS: Readonly<Record<PaletteTag, (palette: MeasuredPalette) => boolean>> = {
  warm: ({ colors }) => colors.filter(isWarm).length >= colors.length * MIXED_SHARE && !colors.some(isCold),
  cold: ({ colors }) => colors.filter(isCold).length >= colors.length * MIXED_SHARE && !colors.some(isWarm),
  light: ({ meanL }) => meanL >= LIGHT_MEAN_L,
  dark: ({ meanL }) => meanL <= DARK_MEAN_L,
  vivid: ({ meanC }) => meanC >= VIVID_MEAN_C,
  muted: ({ maxC }) => maxC <= MAX_MUTED_C,
  pastel: ({ colors }) => colors.every(isPastel),
  neon: ({ colors }) => colors.filter(isNeon).length >= colors.length * MIXED_SHARE,
  readable: ({ pair }) => pair.ratio >= READABLE_RATIO,
  "color-blind-safe": ({ colors }) => leastSeenDeltaE(colors.map(({ rgb24 }) => rgb24)) >= SAFE_DELTA_E,
};
