import type { Mode } from "#color/ramp.ts";

export const MODE_NAMES: Record<Mode, string> = {
  lch: "LCH",
  hsl: "HSL",
  lab: "Lab",
  hwb: "HWB",
  srgb: "sRGB",
  oklab: "OKLab",
  oklch: "OKLCH",
};

/** On the way to white, black or gray the hue stays, so that a space and its polar form give the same colors. */
const SAME_RAMPS: Partial<Record<Mode, Mode>> = { lab: "lch", oklab: "oklch", hwb: "srgb" };

/** The name of a mode in a list of modes for tints, shades and tones: of those that give the same colors it says so. */
export function rampModeName(mode: Mode) {
  const other = SAME_RAMPS[mode];
  return other ? `${MODE_NAMES[mode]}, same as ${MODE_NAMES[other]}` : MODE_NAMES[mode];
}
