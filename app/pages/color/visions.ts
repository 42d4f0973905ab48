import type { Rgb24 } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { describe } from "#color/describe.ts";
import { deltaE2000Rgb24 } from "#color/kernel/lab.ts";
import { capitalize } from "#color/text/capitalize.ts";
import { hexOf } from "#color/text/print.ts";
import { DEFICIENCIES, type Deficiency, simulateRgb24 } from "#color/vision.ts";
import { VISION_NAMES } from "#color/words/vision-names.ts";

// Prevalence: https://www.nei.nih.gov/learn-about-eye-health/eye-conditions-and-diseases/color-blindness and
// https://www.ncbi.nlm.nih.gov/books/NBK11538/ (Gouras, Color Vision).
const WHO: Record<Deficiency, string> = {
  protan: "no red cones, about 1 in 100 men",
  deutan: "no green cones, about 1 in 100 men",
  tritan: "no blue cones, very rare",
  achroma: "no color at all, about 1 in 30,000",
};

export function visionsOf(rgb24: Rgb24) {
  return DEFICIENCIES.map((deficiency) => {
    const seen = simulateRgb24(rgb24, deficiency);
    return {
      name: capitalize(VISION_NAMES[deficiency]),
      who: WHO[deficiency],
      hex: hexOf(seen),
      looks: describe(fromRgb24(seen)),
      /** CIEDE2000 difference from the color itself, one decimal. */
      deltaE: deltaE2000Rgb24(rgb24, seen).toFixed(1),
    };
  });
}
