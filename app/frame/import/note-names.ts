import { toRgb24 } from "#color/convert.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { type GivenNames, givenNames } from "./given-names.ts";

const MAX_NAMES = 2000;
/** What programs write for a color without a name. */
const NO_NAME = /^(?:#?[\da-f]{6}|untitled\b.*|(?:color|swatch) ?\d*)$/i;

export function noteNames(imported: ImportedPalette) {
  const names = namesOf(imported);
  givenNames.set((old) => {
    const all = { ...old, ...names };
    return Object.keys(all).length > MAX_NAMES ? names : all;
  });
}

/** A step is named with its group: "brand 500". The first name of a color counts. */
export function namesOf({ groups }: ImportedPalette): GivenNames {
  const named = groups.flatMap(({ name: group, swatches }) =>
    swatches.flatMap(({ name, color }) => {
      if (!name || NO_NAME.test(name)) return [];
      const full = group && /^\d+$/.test(name) ? `${group} ${name}` : name;
      return [[toRgb24(color), full] as const];
    }),
  );
  return Object.fromEntries(named.toReversed());
}
