import { differenceVerdict } from "#color/difference/difference.ts";
import type { Recipe } from "#color/recipe.ts";

/** Below this nobody takes the mixture for another color without the two side by side. */
const REACHED_DELTA_E = 5;

/** How well a recipe meets its target, in a sentence. `fine` is the better one with more parts, where there is one. */
export function verdictOf(simple: Recipe, fine: Recipe | null): string {
  if (simple.deltaE === 0) return "Exactly this color.";
  const best = fine ?? simple;
  const words = `${differenceVerdict(simple.deltaE).words}: ΔE ${simple.deltaE.toFixed(2)}.`;
  if (best.deltaE >= REACHED_DELTA_E) {
    return `${words} This color is out of reach of these base colors in this mode; the mixture is the nearest that was found.`;
  }
  if (fine) return `${words} More parts come nearer, down to ΔE ${fine.deltaE.toFixed(2)}.`;
  return words;
}
