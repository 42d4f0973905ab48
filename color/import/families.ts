import { MAX_STEPS, MIN_STEPS } from "../ramp.ts";
import type { ImportedPalette, ImportedSwatch } from "./imported.ts";

/** A scale with the names of its steps, or a single color with "" for one. */
export type Family = {
  readonly name: string | null;
  readonly steps: readonly (ImportedSwatch & { readonly step: string })[];
};

const STEP_AT_END = /^(.*?)[\s_./-]*((?:tint|shade|tone)[\s_-]?\d{1,2}|base|\d{1,4})$/i;
/** The step that most systems give to the color itself. */
const USUAL_BASE = "500";

/** Groups whose names are steps are scales; so are names that end in steps: blue-50 … blue-950. All else is single colors. */
export function findFamilies({ groups }: ImportedPalette): Family[] {
  return groups.flatMap(({ name, swatches }) => familiesOf(name, swatches));
}

/** Where the color itself most likely is in a scale of another maker. */
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
