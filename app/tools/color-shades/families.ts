/** The families that have a page of named shades, /shades-of-green and so on, in the order in which they are walked. */
export const SHADE_FAMILIES = ["green", "blue", "red", "orange", "purple", "yellow", "grey", "brown", "pink"] as const;
export type ShadeFamily = (typeof SHADE_FAMILIES)[number];

export const FAMILY_FILE_FORMATS = ["ase", "gpl", "json", "csv"] as const;
type FamilyFileFormat = (typeof FAMILY_FILE_FORMATS)[number];

export function familyPath(family: ShadeFamily) {
  return `/shades-of-${family}` as const;
}

export function familyFilePath(family: ShadeFamily, format: FamilyFileFormat) {
  return `/color-shades/shades-of-${family}.${format}` as const;
}

/** The family of "/shades-of-green", "/color-shades/shades-of-green" or "/color-shades/shades-of-green.ase", in any case of letters. */
export function familyOfPath(pathname: string): ShadeFamily | null {
  const name = /\/shades-of-([a-z]+)(?:\.[a-z]+)?\/?$/i.exec(pathname)?.[1]?.toLowerCase();
  return SHADE_FAMILIES.find((family) => family === name) ?? null;
}
