import type { Rgb24 } from "../color.ts";
import { wcagContrast } from "../contrast/contrast.ts";
import { toRgb24 } from "../convert.ts";
import type { ScaleStep } from "./scale-types.ts";

/** The name of the first step from which on all further steps reach the WCAG ratio on the background, or null. */
export function textSafeFrom(
  steps: readonly Pick<ScaleStep, "name" | "color">[],
  background: Rgb24,
  minimum = 4.5,
): string | null {
  const lastFailing = steps.findLastIndex((step) => wcagContrast(toRgb24(step.color), background) < minimum);
  return steps[lastFailing + 1]?.name ?? null;
}
