import type { ExportGroup, ExportPalette, ExportSwatch } from "#color/export/palette.ts";
import { ROLE_NAMES, THEME_ROLE_IDS, type Theme } from "#color/roles/theme-roles.ts";
import type { Themes } from "./themes.ts";

/** Every role with its color in both themes: for formats that write light and dark together. */
export function pairedGroup({ light, dark }: Themes): ExportGroup {
  const swatches = THEME_ROLE_IDS.map((id) => ({
    name: ROLE_NAMES[id],
    color: light[id].color,
    dark: dark[id].color,
  }));
  return { name: "", swatches };
}

/** The roles of one theme, which stay what they are in the other. */
export function themeGroup(themes: Themes, theme: Theme, name: string): ExportGroup {
  const swatches = THEME_ROLE_IDS.map((id): ExportSwatch => {
    const { color } = themes[theme][id];
    return { name: ROLE_NAMES[id], color, dark: color };
  });
  return { name, swatches };
}

/**
 * For the export panel, where most formats know no second theme: the roles with both of their colors, and the dark ones
 * once more as a group of their own, so that no format loses them.
 */
export function exportTheme(themes: Themes, link: string): ExportPalette {
  return { name: "Theme", link, groups: [pairedGroup(themes), themeGroup(themes, "dark", "Dark")] };
}
