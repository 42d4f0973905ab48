import { optionsOf } from "#app/ui/options-of.ts";
import type { Mode, RampHue } from "#color/ramp.ts";

export const MODE_NAMES: Record<Mode, string> = {
  lch: "LCH",
  hsl: "HSL",
  lab: "Lab",
  hwb: "HWB",
  srgb: "sRGB",
  oklab: "OKLab",
  oklch: "OKLCH",
};

/** How ramps treat the hue. */
export const HUE_OPTIONS = optionsOf<RampHue>({ constant: "Constant", shifted: "Shifted" });

/** Ramps to white, black or gray keep the hue, so a space and its polar form give the same colors. */
const SAME_RAMPS: Partial<Record<Mode, Mode>> = { lab: "lch", oklab: "oklch", hwb: "srgb" };

/** The name of a mode in a list of modes for tints, shades and tones; says so if another mode gives the same colors. */
export function rampModeName(mode: Mode) {
  const other = SAME_RAMPS[mode];
  return other ? `${MODE_NAMES[mode]}, same as ${MODE_NAMES[other]}` : MODE_NAMES[mode];
}
