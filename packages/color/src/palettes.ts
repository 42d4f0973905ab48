export { extendPalette, insertBetween } from "../../../color/generate/insert.ts";
export { generatePalette, startFrom } from "../../../color/generate/palette.ts";
export {
  RANDOM_DEFAULTS,
  type RandomColors,
  type RandomColorsOptions,
  type Rejection,
  randomColors,
} from "../../../color/generate/random-colors.ts";
export { RANDOM_STYLES, type RandomStyle } from "../../../color/generate/random-styles.ts";
export {
  type ChannelLocks,
  type Constraints,
  type ContrastRole,
  type ContrastRules,
  FREE,
  type Generated,
  type GenerateGamut,
  type GenerateRequest,
  LOCKED,
  NO_CONSTRAINTS,
  type Slot,
} from "../../../color/generate/request.ts";
export { nextSeed, randomSeed } from "../../../color/generate/seed.ts";
export {
  HARMONY_RULES,
  type Harmony,
  type HarmonyId,
  type HarmonyRule,
  harmonies,
  harmonyOf,
  rotateHue,
  WHEELS,
  type Wheel,
} from "../../../color/harmony/harmony.ts";
export { type DetectedHarmony, detectHarmony } from "../../../color/harmony/harmony-detect.ts";
export { type VariationKind, varyColors } from "../../../color/variations.ts";
