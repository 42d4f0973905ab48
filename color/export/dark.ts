import type { DarkMode, ExportGroup, ExportOptions, ExportPalette } from "./palette.ts";

export function hasDark({ groups }: ExportPalette): boolean {
  return groups.some(({ swatches }) => swatches.some(({ dark }) => dark));
}

/** How the dark values are written: "none" where there are none, and never "none" for a theme. */
export function darkModeOf(palette: ExportPalette, { dark }: Pick<ExportOptions, "dark">): DarkMode {
  if (!hasDark(palette)) return "none";
  return palette.isTheme && dark === "none" ? "media" : dark;
}

/** For formats that have one value a color: the dark values of a theme as groups, "Dark" or "Brand dark". */
export function spellOutDark(palette: ExportPalette): ExportPalette {
  if (!palette.isTheme) return palette;
  const groups = palette.groups.flatMap((group): ExportGroup[] => {
    const swatches = group.swatches.flatMap(({ name, dark }) => (dark ? [{ name, color: dark }] : []));
    return swatches.length === 0 ? [group] : [group, { name: group.name ? `${group.name} dark` : "Dark", swatches }];
  });
  return { ...palette, groups };
}
