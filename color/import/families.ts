import { MAX_STEPS, MIN_STEPS } from "../ramp.ts";
import type { ImportedPalette, ImportedSwatch } from "./imported.ts";

/** A scale with its step names, or a single color whose step is "". */
export type Family = {
  readonly name: string | null;
  readonly steps: readonly (ImportedSwatch & { readonly step: string })[];
};

const STEP_AT_END = /^(.*?)[\s_./-]*((?:tint|shade|tone)[\s_-]?\d{1,2}|base|\d{1,4})$/i;
/** The step that is the base color in most systems. */
const USUAL_BASE = "500";

/** Finds scales: groups whose names are steps, or names that end in steps (blue-50 … blue-950). The rest are single. */
export function findFamilies({ groups }: ImportedPalette): Family[] {
  return groups.flatMap(({ name, swatches }) => familiesOf(name, swatches));
}

/** The most likely index of the base color in an imported scale. */
export function usualBase({ steps }: Family): number {
  const usual = steps.findIndex(({ step }) => step === USUAL_BASE);
  return usual >= 0 ? usual : Math.floor(steps.length / 2);
}

function familiesOf(group: string, swatches: readonly ImportedSwatch[]): Family[] {
  const families = new Map<string, (ImportedSwatch & { step: string })[]>();
  for (const [place, swatch] of swatches.entries()) {
    const [, family = "", step = ""] = STEP_AT_END.exec(swatch.name ?? "") ?? [];
    const key = step === "" ? `alone ${place}` : `family ${family}`;
    families.set(key, [...(families.get(key) ?? []), { ...swatch, step }]);
  }
  return [...families].flatMap(([key, steps]): Family[] => {
    const family = key.startsWith("family ") ? key.slice(7) : "";
    if (steps.length >= MIN_STEPS && steps.length <= 3 * MAX_STEPS) return [{ name: family || group || null, steps }];
    return steps.map((step) => ({ name: step.name, steps: [{ ...step, step: "" }] }));
  });
}
