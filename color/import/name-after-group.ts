import type { ImportedPalette, ImportedSwatch } from "./imported.ts";

/**
 * Themes of MUI have a group for each role and call its color "main": such a group is taken apart, "main" of "primary"
 * becomes "primary", and "light" becomes "primary light".
 */
export function nameAfterGroup(palette: ImportedPalette): ImportedPalette {
  const groups = new Map<string, ImportedSwatch[]>();
  for (const { name: group, swatches } of palette.groups) {
    const isRole = group !== "" && swatches.some(({ name }) => name === "main");
    const parts = group.split(" / ");
    const role = isRole ? parts.pop() : undefined;
    const key = parts.join(" / ");
    const named = role === undefined ? swatches : swatches.map((swatch) => nameAfter(role, swatch));
    groups.set(key, [...(groups.get(key) ?? []), ...named]);
  }
  return { ...palette, groups: Array.from(groups, ([name, swatches]) => ({ name, swatches })) };
}

function nameAfter(role: string, swatch: ImportedSwatch): ImportedSwatch {
  return { ...swatch, name: swatch.name === null || swatch.name === "main" ? role : `${role} ${swatch.name}` };
}
