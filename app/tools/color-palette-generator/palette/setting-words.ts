import { MODE_NAMES } from "#app/tools/mode-names.ts";
import { optionsOf } from "#app/ui/options-of.ts";
import type { HarmonyChoice } from "./state.ts";

// The rule names are repeated here because their own module would also load the color math.
export const HARMONY_OPTIONS = optionsOf<HarmonyChoice>({
  auto: "Auto",
  complementary: "Complementary",
  "split-complementary": "Split complementary",
  "double-split-complementary": "Double split complementary",
  analogous: "Analogous",
  triadic: "Triadic",
  tetradic: "Tetradic",
  square: "Square",
  monochromatic: "Monochromatic",
});
export const MODE_OPTIONS = optionsOf(MODE_NAMES);
