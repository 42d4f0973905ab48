import { toRgb24 } from "#color/convert.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { type GivenNames, givenNames } from "./given-names.ts";

const MAX_NAMES = 2000;
/** What programs write for a color without a name: a code such as "R=219 G=7 B=61", or a number. */
const NO_NAME =
  /^(?:#?[\da-f]{6}(?:[\da-f]{2})?|(?:[a-z]=\d+\s*){3,4}|untitled\b.*|(?:colou?r|swatch|index)? ?\d*|default)$/i;

export function noteNames(imported: ImportedPalette) {
  const names = namesOf(imported);
  givenNames.set((old) => {
    const all = { ...old, ...names };
    return Object.keys(all).length > MAX_NAMES ? names : all;
  });
}

/** The first name of a color counts. */
export function namesOf({ groups }: ImportedPalette): GivenNames {
  const named = groups.flatMap(({ name: group, swatches }) =>
    swatches.flatMap(({ name, color }) => {
      const full = name && fullName(group, name);
      return full && !NO_NAME.test(full) ? [[toRgb24(color), full] as const] : [];
    }),
  );
  return Object.fromEntries(named.toReversed());
}

/** A step is named with its group: "brand 500". Tailwind's DEFAULT is the group itself. */
function fullName(group: string, name: string): string {
  if (group && name === "DEFAULT") return group;
  return group && /^\d+$/.test(name) ? `${group} ${name}` : name;
}
