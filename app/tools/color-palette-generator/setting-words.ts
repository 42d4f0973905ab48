import type { Mode } from "#color/ramp.ts";
import type { HarmonyChoice } from "./state.ts";

// The rules and modes once more by name, because their own modules bring the arithmetic with them.
const HARMONY_NAMES: Record<HarmonyChoice, string> = {
  auto: "Auto",
  complementary: "Complementary",
  "split-complementary": "Split complementary",
  "double-split-complementary": "Double split complementary",
  analogous: "Analogous",
  triadic: "Triadic",
  tetradic: "Tetradic",
  square: "Square",
  monochromatic: "Monochromatic",
};
const MODE_NAMES: Record<Mode, string> = {
  lch: "LCH",
  hsl: "HSL",
  lab: "Lab",
  hwb: "HWB",
  srgb: "sRGB",
  oklab: "OKLab",
  oklch: "OKLCH",
};

export const HARMONY_OPTIONS = optionsOf(HARMONY_NAMES);
export const MODE_OPTIONS = optionsOf(MODE_NAMES);

function optionsOf<Value extends string>(names: Record<Value, string>) {
  return (Object.entries(names) as [Value, string][]).map(([value, label]) => ({ value, label }));
}
