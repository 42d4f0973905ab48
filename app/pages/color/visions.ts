import type { Rgb24 } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { describe } from "#color/describe.ts";
import { deltaE2000Rgb24 } from "#color/kernel/lab.ts";
import { hexOf } from "#color/text/print.ts";
import { type Deficiency, simulateRgb24 } from "#color/vision.ts";

// Prevalence: https://www.nei.nih.gov/learn-about-eye-health/eye-conditions-and-diseases/color-blindness and
// https://www.ncbi.nlm.nih.gov/books/NBK11538/ (Gouras, Color Vision).
const KINDS: readonly { deficiency: Deficiency; name: string; who: string }[] = [
  { deficiency: "protan", name: "Protanopia", who: "no red cones, about 1 in 100 men" },
  { deficiency: "deutan", name: "Deuteranopia", who: "no green cones, about 1 in 100 men" },
  { deficiency: "tritan", name: "Tritanopia", who: "no blue cones, very rare" },
  { deficiency: "achroma", name: "Achromatopsia", who: "no color at all, about 1 in 30,000" },
];

export function visionsOf(rgb24: Rgb24) {
  return KINDS.map(({ deficiency, name, who }) => {
    const seen = simulateRgb24(rgb24, deficiency);
    return {
      name,
      who,
      hex: hexOf(seen),
      looks: describe(fromRgb24(seen)),
      /** CIEDE2000 difference from the color itself, one decimal. */
      deltaE: deltaE2000Rgb24(rgb24, seen).toFixed(1),
    };
  });
}
