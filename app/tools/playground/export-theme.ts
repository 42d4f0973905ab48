import type { Color } from "#color/color.ts";
import type { ExportPalette } from "#color/export/palette.ts";
import { ROLE_NAMES, THEME_ROLE_IDS } from "#color/roles/theme-roles.ts";
import type { Themes } from "./themes.ts";

/** Every role with its color in both themes, and the palette that the roles refer to. */
export function exportTheme(
  { light, dark }: Themes,
  colors: readonly Color[],
  titles: readonly string[],
  link: string,
): ExportPalette {
  const palette = colors.map((color, index) => ({ name: titles[index] ?? "", color }));
  const roles = THEME_ROLE_IDS.map((id) => ({ name: ROLE_NAMES[id], color: light[id].color, dark: dark[id].color }));
  return {
    name: "Theme",
    link,
    isTheme: true,
    groups: [
      { name: "Palette", swatches: palette, isPrimitive: true },
      { name: "", swatches: roles },
    ],
  };
}
