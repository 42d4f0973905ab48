import type { Color } from "#color/color.ts";
import { THEME_ROLE_IDS, type Theme } from "#color/roles/theme-roles.ts";
import { print, printHex } from "#color/text/print.ts";
import { solveTheme } from "#color/theme.ts";
import { defineAct } from "./act.ts";
import { colorsParameter } from "./parameters.ts";

const MAX_COLORS = 12;

export const themeAct = defineAct({
  name: "theme",
  title: "Theme",
  text: "Gives the colors of a palette their roles in an interface, in light and dark. Text reaches 4.5:1 on the background and the surface, chart colors 3:1. index is the palette color used unchanged for a role, or null if the color was made for it.",
  parameters: { color: colorsParameter(1, MAX_COLORS, "The palette. Transparency is ignored.") },
  example: { color: "db073d-dba507-8ec7d2-0d6986-07485b" },
  run({ color }) {
    const palette = color.map((given): Color => ({ ...given.color, alpha: 1 }));
    return { light: makeRoles(palette, "light"), dark: makeRoles(palette, "dark") };
  },
});

function makeRoles(palette: readonly Color[], theme: Theme) {
  const roles = solveTheme(palette, theme);
  return Object.fromEntries(
    THEME_ROLE_IDS.map((id) => {
      const { color, index } = roles[id];
      return [id, { hex: printHex(color), css: print(color, "oklch"), index }];
    }),
  );
}
