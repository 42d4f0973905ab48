import { SHADE_FAMILIES, type ShadeFamily } from "#contract/color-path.ts";

export const FAMILY_FILE_FORMATS = ["ase", "gpl", "json", "csv"] as const;
type FamilyFileFormat = (typeof FAMILY_FILE_FORMATS)[number];

export function familyFilePath(family: ShadeFamily, format: FamilyFileFormat) {
  return `/color-shades/shades-of-${family}.${format}` as const;
}

/** The family of "/shades-of-green", "/color-shades/shades-of-green" or "/color-shades/shades-of-green.ase", in any case of letters. */
export function familyOfPath(pathname: string): ShadeFamily | null {
  const name = /\/shades-of-([a-z]+)(?:\.[a-z]+)?\/?$/i.exec(pathname)?.[1]?.toLowerCase();
  return SHADE_FAMILIES.find((family) => family === name) ?? null;
}
